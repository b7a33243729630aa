import type { CheckedBy, NumberRole, Role, SumPart } from './functionModel.ts';

/** The letter of each role in the compiled rows. */
export const roleLetters: Readonly<Record<Role, string>> = {
  token: 'A',
  pool: 'B',
  payee: 'C',
  receiver: 'D',
  owner: 'E',
  payer: 'F',
  power: 'G',
  votes: 'H',
  partner: 'I',
  fee: 'J',
  filler: 'K',
  account: 'L',
  contract: 'M',
  call: 'N',
  data: 'O',
  id: 'P',
  remote: 'Q',
  validator: 'R',
  hash: 'S',
  position: 'T',
  number: 'U',
  record: 'V',
  said: 'W',
  thing: 'X',
};

/** The sign behind a role's letter: how the contract makes sure of what has it. */
export const checkSigns: Readonly<Record<CheckedBy, string>> = {
  list: '!',
  factory: '^',
  code: '=',
  books: '%',
  balance: '~',
  taken: '-',
  asked: '+',
};

/** The same of what numbers are for, behind a `#`. */
export const numberRoleLetters: Readonly<Record<NumberRole, string>> = {
  least: 'a',
  restLeast: 'b',
  most: 'c',
  mostFee: 'd',
  either: 'e',
  loss: 'f',
  priceLimit: 'g',
  price: 'h',
  fee: 'i',
  amount: 'j',
  rate: 'k',
  time: 'l',
  network: 'm',
  gas: 'n',
  thing: 'o',
  nonce: 'p',
  count: 'q',
  proof: 'r',
  option: 's',
  record: 't',
  ownFee: 'u',
};

/** The types that are in most rows. */
export const typeLetters = {
  uint256: 'u',
  address: 'a',
  bytes32: 'w',
  bytes: 'b',
  bool: 'f',
  string: 's',
  uint8: 'e',
  uint16: 'h',
  uint32: 't',
  uint40: 'y',
  uint64: 'q',
  uint96: 'k',
  uint128: 'x',
  uint160: 'o',
  int24: 'j',
  int256: 'i',
} as const;

/** What is before a part of a sum that is not simply given, and before one that is a limit. */
export const sumSideSigns: Readonly<Record<NonNullable<SumPart['side']>, string>> = {
  for: '>',
  against: '/',
  in: '@',
};

export const sumBoundSigns: Readonly<Record<NonNullable<SumPart['bound']>, string>> = {
  most: '^',
  least: '_',
};

/** What is not an argument in a sum. */
export const sumWordLetters: Readonly<Record<Extract<SumPart['amount'] | SumPart['of'], string>, string>> = {
  all: 'a',
  some: 'o',
  value: 'v',
  native: 'n',
  called: 'c',
  shares: 's',
  underlying: 'u',
  pool: 'p',
  moved: 'm',
  debt: 'd',
  collateral: 'l',
};
