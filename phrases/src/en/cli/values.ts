/** Addresses, amounts and bytes in text. */
export const yourAccount = 'your account';
export const named = '{address} ({name})';
export const noBytes = 'no bytes';
export const bytes = '{count, plural, one {# byte} other {# bytes}}';
export const bytesBelow = '{count, plural, one {# byte} other {# bytes}}, decoded below';
export const moreBytes = '… ({count, plural, one {# byte} other {# bytes}} in all: use --json to see them)';
export const more = '… and {count} more: use --json to see all.';
export const empty = 'empty';
export const couldBe = 'Could be a call to {name}';
export const largest = ' (2^{bits} - 1, the maximum)';
export const noLimit = 'unlimited {asset} ({value})';
export const call = '0 (call)';
export const delegatecall = '1 (delegatecall)';
export const noOperation = '{value} (not a valid operation)';
export const time = '{time} ({value})';

/** What a router takes a value for, where that is not the value itself. */
export const stands = {
  caller: 'which means whoever calls the router',
  router: 'which means the router itself',
  wholeBalance: 'which means everything the router holds',
  due: 'which means the amount owed at that point',
} as const;

export const code = {
  none: 'a regular account',
  contract: 'a contract',
  delegated: 'an account with delegated code',
} as const;
export const source = 'named “{name}” in its source code';
