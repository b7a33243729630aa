export const labels = {
  simulate: 'Simulates requests (eth_simulateV1)',
  simulateTransfers: 'Lists native transfers in simulations',
  proof: 'Proves account state (eth_getProof)',
  trace: 'Traces simulated calls (debug_traceCall)',
  batch: 'Calls in one batch',
  logs: 'Blocks in one log query',
  archive: 'Has the state of old blocks (archive)',
  safe: 'Supports the “safe” block tag',
  finalized: 'Supports the “finalized” block tag',
} as const;

export const yes = 'yes';
export const no = 'no';
export const unknown = 'unknown: {why}';
export const tooYoung = 'unknown: the chain has too few blocks';

export const calls = {
  orMore: '{most, plural, one {# call} other {# calls}} or more',
  not: 'up to {most, plural, one {# call} other {# calls}}, but not {beyond}',
  unknown: 'up to {most, plural, one {# call} other {# calls}}; could not check {beyond}: {why}',
} as const;
export const blocks = {
  orMore: '{most, plural, one {# block} other {# blocks}} or more',
  not: 'up to {most, plural, one {# block} other {# blocks}}, but not {beyond}',
  unknown: 'up to {most, plural, one {# block} other {# blocks}}; could not check {beyond}: {why}',
} as const;

export const why = {
  offline: 'the node could not be reached',
  timeout: 'no answer in time',
  refused: 'the node refused the request',
  busy: 'the node is busy',
  noState: 'the node does not have this block',
  unanswered: 'the call failed',
  unsupported: 'the node does not support this',
  malformed: 'the answer was not valid',
  tooLarge: 'the answer was too large',
  notFound: 'not found',
  notAsked: 'not asked',
  switchedOff: 'turned off',
} as const;
