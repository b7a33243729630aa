export const source = '<b>{who}</b>{named, select, yes { {name}} other {}}: {says}';
export const noSource = 'No source is recorded.';
export const noSourceOf = '{what}: no source is recorded.';
export const request = 'The request';
export const requestBytes = 'bytes {first} to {last} of the data';
export const requestWhole = 'as received, nothing added';
export const chain = 'The chain';
export const chainBlock =
  '{chain}, block {block}{ran, select, yes {, simulated with {engines}} other {}}; {proof, select, consistent {the node’s answers are consistent} confirmed {confirmed by a second source} other {according to the node, unproven}}';
export const other = 'A source';
export const otherDate =
  '{dated, select, yes {as of {date}} other {no date given}}{code, select, unproven {; not compared with the deployed code} other {}}';
export const book = 'Your own entry';
export const bookHere =
  'saved on this device{code, select, unproven {; not compared with the deployed code} other {}}';
export const computed = 'Computed';
export const computedFrom = 'by Readback from';
export const guess = 'A guess';
export const unconfirmed = 'unconfirmed';
