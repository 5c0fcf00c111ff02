import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
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
