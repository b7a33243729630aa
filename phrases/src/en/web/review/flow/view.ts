export const more = '{count, plural, one {# more transfer} other {# more transfers}} in the table';
export const asDrawing = 'Show as a diagram';
export const asTable = 'Show as a table';

export const caption = 'Transfers, in order';
export const from = 'From';
export const to = 'To';
export const amount = 'Amount';
export const claimed = 'claimed by the contract, not seen in balances';
export const traced = 'from the simulation’s trace; balances were not read';
export const unlisted =
  '{count, plural, one {# more transfer is not listed here.} other {# more transfers are not listed here.}}';

export const zero = 'Zero address';
export const yours = 'Your account';
export const unnamed = 'No known name';
/** Beside a name: the account is the reader's own. */
export const you = 'you';
export const party = '{name} <digits>{address}{isYours, select, yes {, you} other {}}</digits>';

export const amounts = {
  counted: '{digits} {symbol}',
  pieces: '{digits} × {symbol}',
  units: '{digits} base units of {symbol}',
} as const;
export const onlyClaimed = '{amount}, claimed';
