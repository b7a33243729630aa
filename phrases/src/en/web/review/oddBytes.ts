export const oddity = '{oddity} (byte {at})';
export const otherFunction = 'The same bytes also fit another function: check where the name is from';

export const noData = 'There is no data to read.';
export const notDecoded = 'Not decoded: {bytes, plural, one {# byte} other {# bytes}} {copy}';
export const notDecodedCall =
  'Not decoded: {bytes, plural, one {# byte} other {# bytes}}, selector {selector}, {words, plural, one {# word} other {# words}} {copy}';
export const data = 'data';
