# A server of its own: `docker build --tag mathom .`; compose.yaml has all that belongs around it.

# By a digest each, if you want the very same again: `sh deploy/pin-images` looks them up.
ARG NODE_IMAGE=node:22-slim
ARG PYTHON_IMAGE=python:3.13-slim

FROM ${NODE_IMAGE} AS page
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci --no-audit --no-fund
COPY web web
RUN npm --prefix web run build

FROM ${PYTHON_IMAGE} AS wheel
WORKDIR /build
COPY requirements/build.txt requirements/
RUN pip install --no-cache-dir --require-hashes --requirement requirements/build.txt
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE NOTICE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=page /build/src/mathom/server/page src/mathom/server/page
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir wheels .

FROM ${PYTHON_IMAGE}
COPY requirements/server.txt /tmp/requirements.txt
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/requirements.txt && rm /tmp/requirements.txt
RUN --mount=type=bind,from=wheel,source=/build/wheels,target=/wheels pip install --no-cache-dir --no-deps /wheels/*.whl
RUN useradd --system --uid 10001 --home-dir /var/lib/mathom --shell /usr/sbin/nologin mathom \
    && install --directory --owner mathom --group mathom --mode 700 /var/lib/mathom
USER mathom
# Nothing is written but the data folder, so the rest may be mounted read-only.
ENV MATHOM_DATA=/var/lib/mathom PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
VOLUME /var/lib/mathom
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
CMD ["mathom", "serve", "--host", "0.0.0.0", "--port", "8000"]
