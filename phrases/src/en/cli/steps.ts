/** Steps, simulated calls and fingerprints. */
export const moreSteps =
  '… and {count, plural, one {# more step} other {# more steps}}: use --json to see all steps.';
export const delegates = {
  foreign: 'Delegatecall: the code at that address runs with full control of the account.',
  library: 'Delegatecall to a Safe library, which acts as the account.',
  expected: 'Delegatecall to the address of a Safe library. Readback could not check the code there.',
} as const;
export const oddity = '{says} (byte {at})';
export const guessed = 'Call not decoded, possibly {name}';
export const unread = 'Call not decoded';
export const wei = '{value} wei';

/** How a step stands to the one that it calls. */
export const to = {
  call: 'on {who}',
  payment: 'to {who}',
  delegatecall: 'by delegatecall to {who}',
  create: 'at {who}',
  permission: 'for use with {who}',
} as const;

export const sources = {
  guess: 'a guess: {why}',
  source: 'from {name}',
  sourceUnproven: 'from {name} (not checked against the code)',
  user: 'from your {entry}',
  userUnproven: 'from your {entry} (not checked against the code)',
  request: 'from the request',
  chain: 'from the chain',
  derived: 'computed',
} as const;

export const doneByAnyone = 'executed by whoever signs or sends it';
export const doneBy = 'executed by {who}';

export const moreCalls =
  '… and {count, plural, one {# more call} other {# more calls}}: use --json to see all calls.';
export const failed = 'failed';
export const gas = '{gas} gas';
export const says = 'The contract’s error: {reason}';

export const moreFingerprints = '… and {count} more for inner calls: use --json to see all fingerprints.';
export const ofStep = '{label} of step {step}';
