export const unknown = 'unknown';
export const unknownWhy = 'unknown ({why})';
export const pending = 'being checked';
export const here = 'here';
export const yes = 'yes';
export const no = 'no';
export const codes = {
  none: 'no code',
  contract: 'a contract',
  delegated: 'an account with delegated code',
} as const;

export const noBytes = 'no bytes';
export const cutBytes = '{digits} ({count, plural, one {# byte} other {# bytes}})';
export const endsAfter = 'ends after {count, plural, one {# byte} other {# bytes}}';
export const fromByte = 'from byte {at}: {digits}';

export const number = 'number';
export const bytes = 'bytes';
export const seconds = 'seconds since 1970';
export const wholeText = 'full text';
export const copy = 'Copy {what}';
export const copied = 'Copied';
export const refused = 'The browser blocked copying';

export const noName = 'No known name';
export const nameFrom = 'Where this name comes from';
export const name = 'Name';
export const address = 'Address';
export const copiedAddress = 'address';
export const fromFile = '{name} (from a file)';
export const expected = '{name} (not checked)';

export const from = 'Where this comes from';
export const amount = 'Amount';
export const symbol = 'Symbol';
export const decimals = 'Decimals';
export const wholeSymbol = 'Full symbol';
export const exact = 'Exact amount';
export const inSmallest = 'In the base unit';
export const copiedSmallest = 'amount in the base unit';
export const noLimit = 'unlimited';
export const gwei = '{amount} gwei';
export const smallest = '{amount} base units of {asset}';
export const native = 'native currency';

export const showAll = '… show all {count, plural, one {# character} other {# characters}}';
export const mark =
  '{kind} {code}{named, select, yes {, {name}} other {}}{count, plural, one {} other {, # times}}';
export const kinds = {
  hidden: 'invisible character',
  bidi: 'character that reverses the reading direction',
  control: 'control character',
  lookAlike: 'character that looks like another letter or sign',
  lineBreak: 'line break',
  mark: 'mark placed over other letters',
  gap: 'gap that pushes the rest out of view',
} as const;
/** Names of those that are met in practice; the number says the rest. */
export const characters = {
  0x09: 'tab',
  0x0a: 'line feed',
  0x0d: 'carriage return',
  0x20: 'space',
  0xa0: 'no-break space',
  0x3164: 'Hangul filler',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0xfeff: 'byte order mark',
} as const;

export const notMore = '(more details could not be loaded: try again)';
export const notLoaded = 'This text could not be loaded. Reload the page to read it.';
