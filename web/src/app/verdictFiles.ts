/**
 * What a browser has loaded when the Review of a transaction shows its first verdict: the files of the built page, without the
 * digest in their names. `places.js`: the addresses of protocols on its network, of whichever number. `e2e/weight.spec.ts` holds it against what is loaded, and `scripts/weights.ts` adds it up.
 */
export const verdictFiles: readonly string[] = [
  'beside.css',
  'beside.js',
  'engine.worker.js',
  'index.css',
  'index.js',
  'places.js',
  'review.css',
  'review.js',
  'rolldown-runtime.js',
  'second.css',
  'second.js',
];

/** The name of a built file without the digest of its content. */
export function nameOfFile(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/^_/, '')
    .replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
