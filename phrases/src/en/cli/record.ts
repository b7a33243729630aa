/** `readback record`: what the record of a signature is worth. */
export const head = 'Record of {state} on {madeAt}, by Readback {version}.';
export const verdict = 'Verdict then: {verdict}.';
export const whole = 'No part was changed since it was written.';
export const changed = 'Changed since it was written, or not true of its request: {parts}.';
export const broken = 'This was a record, and its JSON is broken now: look at line {line}.';
export const digest = 'Request, read again here: {digest}.';
export const noRequest = 'The record holds no text of its request that reads the same here.';
export const signer = 'Signed by {signer}: the signature covers this request.';
export const noSigner = 'No signature of a key is in it.';
export const device = 'What the device showed, as its user said: {device}.';
export const noDevice = 'It does not say what the device showed.';
export const sameReading =
  'Read again now: the same verdict, sentence, warnings, steps, changes and parties.';
export const otherReading =
  'Read again now, this differs: {parts}. The chain, or what sources say, may have changed since.';
export const notAuthor = 'The hashes in a record show a change. They do not prove who made it.';
export const notRecord = 'This is not a record of a signature.';
export const use = 'Use: readback record FILE [--rpc URL] [--offline] [--json]';
