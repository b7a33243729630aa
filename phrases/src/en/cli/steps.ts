/** Steps, simulated calls and fingerprints. */
export const moreSteps =
  '… and {count, plural, one {# more step} other {# more steps}}: --json has all of them.';
export const delegatecall = 'Delegatecall: the code at that address runs with all the power of the account.';
export const oddity = '{says} (byte {at})';
export const guessed = 'Call not decoded, possibly {name}';
export const unread = 'Unread call';
export const wei = '{value} wei';

/** How a step stands to the one that it calls. */
export const to = {
  call: 'on {who}',
  delegatecall: 'run as its own by code of {who}',
  create: 'at {who}',
  permission: 'to be used with {who}',
} as const;

export const sources = {
  guess: 'a guess: {why}',
  source: 'by {name}',
  sourceUnproven: 'by {name} (not compared with the code)',
  user: 'by your {entry}',
  userUnproven: 'by your {entry} (not compared with the code)',
  request: 'by the request',
  chain: 'by the chain',
  derived: 'computed',
} as const;

export const doneByAnyone = 'done by whoever signs or sends it';
export const doneBy = 'done by {who}';

export const moreCalls =
  '… and {count, plural, one {# more call} other {# more calls}}: --json has all of them.';
export const failed = 'failed';
export const gas = '{gas} gas';
export const says = 'It says: {reason}';

export const moreFingerprints = '… and {count} more of inner calls: --json has all of them.';
export const ofStep = '{label} of step {step}';
