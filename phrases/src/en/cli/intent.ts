/** The file of `--intent`, and `readback intent`, which writes one. */
export const wrongAt = '--intent: {where} is {found}. Expected: {expected}';
export const missing = 'missing';
export const oneOf = 'one of {all}.';
export const noField = 'no field of this name. Allowed here: {allowed}.';
export const clauseExpected = 'an object with a kind: {kinds}.';
export const decimalsExpected =
  'digits with at most one point. For a token that does not ship with Readback, add "decimals" to the asset.';

const accountExpected =
  'an address with a correct checksum, or the name of a contract that ships, such as Permit2.';
/** By the name of a field. */
export const expected = {
  account: 'the address of your account, with a correct checksum.',
  chainId: 'a chain ID, such as 8453, or the name of a network, such as "base".',
  clauses: 'a list of 1 to 20 things that the request should do.',
  said: 'a text of up to 2,000 characters.',
  text: 'a text of up to 2,000 characters.',
  site: 'the web address of a site, such as app.example.org.',
  asset:
    'a symbol that is known on the network, such as "USDC", the address of a token, or an object with a kind.',
  address: accountExpected,
  to: accountExpected,
  spender: accountExpected,
  of: accountExpected,
  becomes: accountExpected,
  replaces: accountExpected,
  id: 'the number of the item in quotation marks, such as "4521".',
  until: 'a day, such as "2026-12-31", or seconds since 1970 in quotation marks.',
} as const;

const amountLike =
  'a whole number of the smallest unit in quotation marks, such as "120000000", or {example} in units of the token.';

/** The same, with an example in JSON. */
export const expectedLike = {
  sum: 'an object such as {example}. The value of "how" is exactly, atMost or all.',
  raw: amountLike,
  atLeast: amountLike,
  upTo: 'a whole number of the smallest unit in quotation marks, {example}, or "noLimit". Only a token has one.',
  feeMost: 'wei in quotation marks, or {example}.',
} as const;

export const use =
  'Say what you want in quotes: readback intent "send 25 USDC to 0x…" --from ADDRESS --chain CHAIN.';
export const needsFrom = 'Add --from ADDRESS: the account that would do it.';
export const needsChain = 'Add --chain CHAIN: the network that it happens on.';
export const notSaid =
  'These words say nothing that an intent can hold. Say one thing, such as “send 25 USDC to 0x…”.';
export const open = 'No intent was written. Say it again without what is unclear:';
export const unclear = '“{text}”: {why}';
export const whyUnclear = {
  value: 'it is in no field.',
  negation: 'it denies something, and an intent says only what may happen.',
  condition: 'an intent has no conditions.',
  time: 'an intent has no times or repetitions.',
  second: 'say one thing at a time.',
  amount: 'write the amount in digits.',
  symbol: 'no token of this name is known on this network. Write its address.',
  date: 'write the day as 2026-12-31.',
  who: 'write the address. The command line has no address book.',
  unsure: 'it can be read in two ways.',
  word: 'this is not understood.',
  guess: 'this is not understood.',
} as const;
export const lacks = {
  pay: 'the token to send is missing.',
  amount: 'the amount to send is missing.',
  get: 'the token to receive is missing.',
  least: 'the minimum to receive is missing.',
  to: 'the address of the recipient or spender is missing.',
  site: 'the site is missing.',
  text: 'the text is missing. Put it in quotation marks.',
  becomes: 'the account to add or remove is missing.',
  share: 'this amount depends on your balance. Write the amount itself.',
  worth: 'this amount depends on the token’s price. Write the amount of the token.',
  wrapped: 'the contract that wraps this network’s currency is unknown here.',
  item: 'the item is missing, and words cannot name one. Write the file by hand.',
} as const;
