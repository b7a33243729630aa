import { defineConfig } from 'vitest/config';

/** Unit and property tests of every workspace. `*.long.test.ts` are the slow ones of `npm run test:long`. */
export default defineConfig({
  test: {
    include: process.env.READBACK_LONG
      ? ['*/src/**/*.long.test.{ts,tsx}']
      : ['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
    exclude: process.env.READBACK_LONG ? ['**/node_modules/**'] : ['**/node_modules/**', '**/*.long.test.*'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
