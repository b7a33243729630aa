export const title = 'Proposal';
export const proposed = 'Proposed to your Safe; its owners must confirm it';
export const proposedHash =
  'The hash below identifies the proposal. It is not a transaction hash, and no node knows it.';
export const different = 'Different from what was read back';
export const differentHint =
  'Under this hash, Safe holds a different call than the one you read here. Do not confirm it: reject it in Safe.';
export const statuses = {
  waits: 'Proposed, and waiting: {count} of {required, plural, one {# confirmation} other {# confirmations}}',
  ready:
    'Confirmed: {count} of {required, plural, one {# confirmation} other {# confirmations}}; waiting to be executed',
  done: 'Executed',
  cancelled: 'Cancelled in Safe: nothing happened',
  failed: 'It was executed, but failed on chain',
  other:
    'Safe reports a status unknown to Readback: {count} of {required, plural, one {# confirmation} other {# confirmations}}',
} as const;
export const same = 'Safe holds exactly the call that was read back, and its hash is correct.';
export const notCompared =
  'Safe’s proposal could not be compared with what was read back. Compare its hash and calls in Safe.';

export const noStatus = 'Safe did not report its status. Try again later.';
export const asked = 'Asked {ago}';
export const notAsked = 'Not asked yet';
export const openInSafe = 'Open Readback inside Safe to check its status.';
export const ask = 'Ask Safe for its status';
export const retry = 'Retry';

export const safeHash = 'The Safe transaction hash of the proposal';
export const executedBy = 'The transaction that executed it';
/** After “Copy”. */
export const copied = {
  safeHash: 'Safe transaction hash of the proposal',
  executedBy: 'transaction that executed it',
} as const;
