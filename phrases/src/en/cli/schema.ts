/** Descriptions in the schema of `readback --json`. */
export const health =
  'The collateral that the market counts, divided by the debt, times 10^18. "free": nothing is owed.';

export const effectValue = 'An integer, a boolean, or hex.';
export const about =
  'What `readback --json` prints. Integers that may be large are decimal strings. A later version has a different number under "schema".';
export const title = 'Readback, schema 1';
export const facts = 'The facts, keyed by ID. See core/src/model/fact.ts.';
export const until =
  'Seconds since 1970. After this time, the readback may change even if nothing else does.';
export const wei = 'In wei.';
export const raw = 'The text that was read, unchanged.';
export const site = 'The requesting site, according to the user.';
export const verified = 'The requesting site, according to the browser.';
export const milliseconds = 'Milliseconds since 1970.';
export const source = 'Where it comes from: see core/src/model/clearSigned.ts.';
export const seconds = 'Seconds since 1970.';
export const phrase =
  'A sentence, given by its ID, with its arguments: fact IDs, numbers, words, or other sentences.';
export const smallestUnit = 'In the base unit of the asset.';
export const foreign = 'Foreign text, unless it comes from the user or from Readback.';
export const actor = 'An address, or the word “unknown”.';
export const intentFile = 'What a request should do, and nothing else.';
export const said = 'How the request compares with the file of `--intent`, part by part.';
export const record = {
  title: 'Record of a signature, version 1',
  about:
    'What was asked, how it read, what was signed and what came of it. Null means that it was not seen. "digests" has the keccak256 hash of each part as compact JSON, and "seal" the one of "digests".',
} as const;
