import { defineConfig } from 'vite';

/** One of the scripts at a time (`READBACK_PART`): each is one file without imports, as browsers want content scripts. */
const part = process.env.READBACK_PART ?? 'page';

export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: new URL(`src/${part}/${part}.ts`, import.meta.url).pathname,
      // Strict as the modules are: a page's function that is called from a script that is not could look at its arguments.
      output: { format: 'iife', entryFileNames: `${part}.js`, banner: "'use strict';" },
    },
  },
});
