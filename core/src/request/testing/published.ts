import { readFileSync } from 'node:fs';

/**
 * Vectors that others published, beside the test; `tools/vectors/published.mjs` prints them. With READBACK_PUBLISHED, a
 * folder in which they stand whole, all of them.
 */
export function published<T>(name: string, beside: string): T {
  const whole = process.env['READBACK_PUBLISHED'];
  const path = whole === undefined ? new URL(`./vectors/${name}.json`, beside) : `${whole}/${name}.json`;
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
