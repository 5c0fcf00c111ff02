"""Words that can hardly be read, worked out from the colours: also where axe does not look, such as
in fields and on what is disabled.
"""

from playwright.sync_api import Page

FAINT = r"""() => {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const once = (work, known = new Map()) => (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key);
  };
  const parts = once((colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  });
  const over = (top, ground) => [0, 1, 2].map((n) => top[n] * top[3] + ground[n] * (1 - top[3]));
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ratio = (one, other) => {
    const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
    return more / less;
  };
  // What may lie under a word: a gradient is as many grounds as it has colours. The triangle of a
  // list is drawn with gradients, too, and lies under nothing.
  const layers = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const drawn = backgroundImage.match(/\w+\([\d.,/ %a-z]+\)/g) ?? [];
    const under = one.tagName === "SELECT" ? [] : drawn.map(parts);
    const shades = under.filter(([, , , alpha]) => alpha > 0.2);
    const flat = parts(backgroundColor);
    return [...(flat[3] ? [[flat]] : []), ...(shades.length ? [shades] : [])];
  };
  const grounds = once((one) => {
    if (!one) return [[255, 255, 255]];
    return layers(one).reduce((under, shades) => {
      const solid = shades.every(([, , , alpha]) => alpha === 1);
      const below = solid ? under.slice(0, 1) : under.slice(0, 8);
      return below.flatMap((ground) => shades.map((shade) => over(shade, ground)));
    }, grounds(one.parentElement));
  });
  const opacity = once((one) =>
    one ? getComputedStyle(one).opacity * opacity(one.parentElement) : 1);
  const faint = [];
  const read = (one, colour, what) => {
    const { fontSize, fontWeight } = getComputedStyle(one);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [red, green, blue, alpha] = parts(colour);
    const ink = [red, green, blue, alpha * opacity(one)];
    const least = Math.min(...grounds(one).map((ground) => ratio(over(ink, ground), ground)));
    if (least < (large ? 3 : 4.5))
      faint.push(`${least.toFixed(2)} ${what} ${one.outerHTML.slice(0, 140)}`);
  };
  const written = ({ childNodes }) =>
    [...childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
  for (const one of document.querySelectorAll("body *:not(svg *)")) {
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The title of a box is written on a drawing, which is no ground of these.
    if (!seen || one.closest(".unseen, option, .box")) continue;
    const field = one.matches("input, textarea, select");
    if (field || written(one)) read(one, getComputedStyle(one).color, "words");
    if (one.placeholder) read(one, getComputedStyle(one, "::placeholder").color, "placeholder");
  }
  return faint;
}"""


def faint_words(page: Page) -> list[str]:
    """Each with its contrast, if that is less than 4.5, or 3 for large letters."""
    found: list[str] = page.evaluate(FAINT)
    return found
