import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The address of a running Readback server, for `npm run dev`: it answers what is not a file. */
const server = process.env.READBACK_SERVER ?? 'http://127.0.0.1:8470';

export default defineConfig({
  base: './',
  plugins: [react(), chainsAsData()],
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined files would be data: addresses, which the content policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for what every visit needs: a slow line pays for each file, and small files compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
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

/**
 * The list of chains as plain data, made while the page is built: the library's own module brings the code of every
 * chain with it, six times as much.
 */
function chainsAsData(): Plugin {
  return {
    name: 'chains-as-data',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/settings/networks/chainList.ts')) return undefined;
      const { chainList } = await import('./src/settings/networks/chainList.ts');
      return `export const chainList = ${JSON.stringify(chainList)};`;
    },
  };
}
