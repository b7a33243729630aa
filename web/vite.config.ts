import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The address of a running Readback server, for `npm run dev`: it answers what is not a file. */
const server = process.env.READBACK_SERVER ?? 'http://127.0.0.1:8470';

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined files would be data: addresses, which the content policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    // The server's checks of Host and Origin apply to the page's own address, so that both are rewritten.
    proxy: Object.fromEntries(
      ['/practice', '/config.json'].map((path) => [
        path,
        { target: server, changeOrigin: true, headers: { origin: server } },
      ]),
    ),
  },
});
