/** What the wallet shows, beside the readback: help for comparing, never a proof. */
export const title = 'The wallet beside the readback';

export const same =
  '{all, plural, one {Same? {found} of # value found in the readback} other {Same? {found} of # values found in the readback}}';
/** The values that the wallet shows and the readback has otherwise, or not at all, listed by their names. */
export const differ =
  '{count, plural, one {# value is not in the readback: {names}} other {# values are not in the readback: {names}}}';
/** The other way round. */
export const left =
  '{count, plural, one {The wallet leaves out # value of the request: {names}} other {The wallet leaves out # values of the request: {names}}}';
export const unshown =
  '{count, plural, one {The readback does not show # value that the wallet shows: {names}} other {The readback does not show # values that the wallet shows: {names}}}';
export const more = '{count, plural, one {# more} other {# more}}';
export const cannot =
  'Nothing here can be compared with the readback. Read what the wallet is asking you to sign.';
/** What this does not say. */
export const limit =
  'This compares only what the wallet shows. After you sign, the hearback checks what the wallet signed.';
export const keys = 'F6 switches between the wallet and the readback.';

/** A part of the calldata, and the name of the value that the readback has there. */
export const instead = '{name}, where the readback has {value}';

/** The list of values in the wallet. */
export const fields = 'Values that the wallet shows';
/** Parts of the calldata: what names the function, and the rest by its bytes, the last one included. */
export const selector = 'data, function';
export const bytes = 'data, bytes {from}–{to}';
/** Read out behind a value, and written where it is not found. */
export const state = {
  found: 'in the readback',
  differs: 'not in the readback',
  unshown: 'not shown in the readback',
} as const;
