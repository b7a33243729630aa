export const titles = {
  page: 'What signing would have led to',
  flyer: 'What happened',
} as const;
export const byPage =
  'Readback signed the request with the practice key so that you can watch. Only practice money was at risk.';
export const reading = 'Reading the practice chain';
export const unread = 'The practice chain did not answer.';
export const retry = 'Retry';
export const undone = 'The practice chain was reset, which undid what happened there.';

export const signed = 'Signed';
export const signature = 'The request was signed. A signature alone changes nothing on the chain.';
export const block = 'Block {number}';
export const now = 'You now';

export const allowed = {
  amount:
    '{by, select, you {You} signature {Your signature} other {{owner}}} allowed {spender} to take {amount} {symbol}.',
  any: '{by, select, you {You} signature {Your signature} other {{owner}}} allowed {spender} to take any amount of {symbol}.',
  items:
    '{by, select, you {You} signature {Your signature} other {{owner}}} allowed {spender} to take every {symbol}.',
} as const;

export const took = '{taker} took {amount} {symbol} from {whose, select, yours {your account} other {{of}}}.';
export const got =
  '{taker} received {amount} {symbol} from {whose, select, yours {your account} other {{of}}}.';
export const left = '{amount} {symbol} left {whose, select, yours {your account} other {{of}}}.';
export const part = '{taker} received {amount} {symbol}.';
export const came = '{whose, select, yours {You} other {{of}}} received {amount} {symbol}.';

export const power = {
  runs: '{whose, select, yours {Your account} other {{of}}} now runs the code of {who}.',
  owner: '{who} is now an owner of {of}.',
  module: '{who} can now move what {of} holds.',
  guard: '{who} now checks each transaction of {of}.',
  handler: '{who} now tells apps whether {of} has signed something.',
} as const;
export const ended = {
  runs: '{whose, select, yours {Your account} other {{of}}} no longer runs the code of {who}.',
  owner: '{who} is no longer an owner of {of}.',
  module: '{who} can no longer move what {of} holds.',
  guard: '{who} no longer checks the transactions of {of}.',
  handler: '{who} no longer tells apps whether {of} has signed something.',
} as const;
export const threshold =
  '{signatures, plural, one {# signature is} other {# signatures are}} now enough for {of}.';

export const failed = 'The transaction failed. Only the gas fee was paid.';
export const called = '{by, select, you {You} other {{from}}} called {to}. None of your balances changed.';

export const unchanged = 'All balances are unchanged.';
export const before = '{amount} before';
export const beforeIn = '{amount} before, in {of}';
export const fee = 'Gas fee: {amount} ETH';
export const undo = 'Undo and try again';
