import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:8000';
const WORTH_PACKING = /\.(js|css|html|svg|json|txt)$/;

/** Beside each file that gains by it lies the same packed: a server only has to hand it out. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_PACKING.test(name)) continue;
        const body = readFileSync(join(folder, name));
        const small = gzipSync(body, { level: 9 });
        if (small.length < body.length) writeFileSync(join(folder, `${name}.gz`), small);
      }
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), packed()],
  build: {
    // The server hands out this folder; the Python package carries it.
    outDir: '../src/mathom/server/page',
    emptyOutDir: true,
    sourcemap: false,
    // Fonts and pictures stay files, because the page forbids itself data: addresses for fonts.
    assetsInlineLimit: 512,
    modulePreload: { polyfill: false },
  },
  // `/api` itself is a page; only what lies below it belongs to the server.
  server: { proxy: { '^/api/.*': { target: server, ws: true } } },
  preview: { proxy: { '^/api/.*': { target: server, ws: true } } },
});
