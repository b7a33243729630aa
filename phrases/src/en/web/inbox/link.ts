export const noKind = 'Links cannot carry this kind of request.';
export const noRequest = 'Links cannot carry this request.';
export const tooLong =
  'This request is too long for a link. Copy the request instead, and paste it on the other device.';

export const empty = 'This link contains no request.';
export const otherFormat =
  'The format of this link is unknown: the link was cut off, or created by another version of Readback.';
export const longer = 'This link is longer than any link that Readback creates.';
export const characters = '{count, plural, one {# character} other {# characters}}';
export const malformed = 'The request in this link is malformed. {why}';

export const damaged =
  'This link was damaged or cut off: the request in it does not match its digest. Ask for the link again.';
export const notBase64 = 'not base64url, or too short';
export const otherDigest = 'states {stated}, computed {computed}';
export const unpacksTooLong = 'After decompression, the request is too large for Readback.';
