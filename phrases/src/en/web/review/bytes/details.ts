export const lead =
  '{count, plural, one {# byte} other {# bytes}}, in rows of up to 32. Point to a row or use the arrow keys to highlight its value.';
export const data = 'data';

export const bytesOf = 'Bytes of {name}';
export const bytesOfCall = 'Bytes of the call';
export const bytesOfNew = 'Bytes of the new contract';

/** From which byte to which, the last one included: read out before them. */
export const range = 'Bytes {from} to {to}:';

/** What bytes are for, where the value has a name. */
export const named = {
  value: '{name}',
  offset: 'start position of {name}',
  length: 'length of {name}',
  padding: 'padding after {name}',
} as const;
export const unnamed = {
  selector: 'function selector: the first 4 bytes of the hash of the function’s name and parameter types',
  value: 'a value',
  offset: 'start position of a value',
  length: 'length of a value',
  padding: 'padding',
  extra: 'extra bytes outside any value',
  unread: 'not decoded',
} as const;
export const unused = 'unused';
/** Bytes that are read twice. */
export const shared = 'used more than once: {uses}';
