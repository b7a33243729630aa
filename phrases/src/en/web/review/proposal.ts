export const title = 'Proposal';
export const proposed = 'Proposed to your Safe: the owners must confirm the proposal';
export const proposedHash =
  'The hash below identifies the proposal. It is not a transaction hash, so no node knows this hash.';
export const different = 'The proposal differs from what was read back';
export const differentHint =
  'Under this hash, Safe holds a different call than the one you read here. Do not confirm the proposal: reject it in Safe.';
export const statuses = {
  waits: 'Proposed, and waiting: {count} of {required, plural, one {# confirmation} other {# confirmations}}',
  ready:
    'Confirmed: {count} of {required, plural, one {# confirmation} other {# confirmations}}; waiting to be executed',
  done: 'Executed',
  cancelled: 'Canceled in Safe: nothing happened',
  failed: 'Executed, but failed on chain',
  other:
    'Safe reports a status unknown to Readback: {count} of {required, plural, one {# confirmation} other {# confirmations}}',
} as const;
export const same = 'Safe holds exactly the call that was read back, and the proposal’s hash is correct.';
export const notCompared =
  'The proposal in Safe could not be compared with what was read back. Compare the proposal’s hash and calls in Safe.';

export const noStatus = 'Safe did not report the proposal’s status. Try again later.';
export const asked = 'Checked {ago}';
export const notAsked = 'Not checked yet';
export const openInSafe = 'Open Readback inside Safe to check the proposal’s status.';
export const ask = 'Ask Safe for status';
export const retry = 'Retry';

export const safeHash = 'The Safe transaction hash of the proposal';
export const executedBy = 'The transaction that executed the proposal';
/** After “Copy”. */
export const copied = {
  safeHash: 'Safe transaction hash of the proposal',
  executedBy: 'transaction that executed the proposal',
} as const;
