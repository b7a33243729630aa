export const title = 'Step by step';
export const recordKeeps =
  'The record keeps the first {kept} of {all, plural, one {# step} other {# steps}}; the request itself is kept in full.';

export const newContract = 'New contract';
export const payment = 'Payment';
export const callWithoutData = 'Call without data';
export const unread = 'Call not decoded';
export const guessed = 'Call not decoded, possibly {name}';
export const signature = 'signature';

/** What a step does to whose authority. */
export const does = {
  call: '{name} <quiet>on</quiet> {account}',
  open: '{name} <quiet>on a contract that the calldata does not name</quiet>',
  delegatecall: '{name} <quiet>by delegatecall to</quiet> {account}',
  create: '{name} <quiet>at</quiet> {account}',
  permission: '{name} <quiet>for use with</quiet> {account}',
  payment: '{name} <quiet>to</quiet> {account}',
  authorization: '{name} <quiet>gives control to the code of</quiet> {account}',
} as const;
export const sending = '{step} <quiet>sending {amount}</quiet>';
export const paying = '{step} <quiet>of {amount}</quiet>';
export const byAnyone = '; executed by whoever signs or sends the request';
export const byOther = '; executed by {account}, not by you';
export const running = '; {runs}';
export const inside = '{count, plural, one {One inner call:} other {# inner calls:}}';
export const insideDeep = '{count, plural, one {One inner call} other {# inner calls}}, at all levels:';

export const empty = 'empty';
export const couldBe = 'Could be a call to {name}';
export const number = 'number';
export const bytes = 'bytes';
export const yes = 'true';
export const no = 'false';
export const flags = 'with flags {flags}';
export const decodedBelow = 'decoded below';
/** What a value is taken for by the contract that reads it. */
export const stands = {
  caller: 'means the caller',
  router: 'means the contract itself',
  wholeBalance: 'means everything the contract holds at that point',
  due: 'means the full amount owed at that point',
} as const;
export const call = 'call';
export const delegatecalls = 'delegatecall';
export const operationUnknown = 'unknown operation {number}';

export const place = 'bytes {start} to {end}';
