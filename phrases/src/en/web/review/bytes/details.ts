export const lead =
  '{count, plural, one {# byte} other {# bytes}}, in words of 32. Point at one, or use the arrow keys, to see its value.';
export const data = 'data';

export const bytesOf = 'Bytes of {name}';
export const bytesOfCall = 'Bytes of the call';
export const bytesOfNew = 'Bytes of the new contract';

/** From which byte to which, the last one included: read out before them. */
export const range = 'Bytes {from} to {to}:';

/** What bytes are for, where the value has a name. */
export const named = {
  value: '{name}',
  offset: 'where {name} begins',
  length: 'how long {name} is',
  padding: 'padding after {name}',
} as const;
export const unnamed = {
  selector: 'function selector: the first four bytes of the hash of its signature',
  value: 'a value',
  offset: 'where a value begins',
  length: 'how long a value is',
  padding: 'filling',
  extra: 'belongs to nothing',
  unread: 'not read',
} as const;
export const unused = 'unused';
/** Bytes that are read twice. */
export const shared = 'shared by {uses}';
