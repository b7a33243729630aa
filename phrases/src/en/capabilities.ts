export const labels = {
  simulate: 'Runs requests (eth_simulateV1)',
  simulateTransfers: 'Lists native transfers while running',
  proof: 'Proves accounts (eth_getProof)',
  trace: 'Traces calls (debug_traceCall)',
  batch: 'Calls in one batch',
  logs: 'Blocks in one search of logs',
  archive: 'Remembers old blocks',
  safe: 'Knows the safe block',
  finalized: 'Knows the finalized block',
} as const;

export const yes = 'yes';
export const no = 'no';
export const unknown = 'unknown: {why}';
export const tooYoung = 'unknown: its chain has too few blocks to tell';

export const calls = {
  orMore: '{most, plural, one {# call} other {# calls}} or more',
  not: '{most, plural, one {# call} other {# calls}}, not {beyond}',
  unknown: '{most, plural, one {# call} other {# calls}}, {beyond} unknown: {why}',
} as const;
export const blocks = {
  orMore: '{most, plural, one {# block} other {# blocks}} or more',
  not: '{most, plural, one {# block} other {# blocks}}, not {beyond}',
  unknown: '{most, plural, one {# block} other {# blocks}}, {beyond} unknown: {why}',
} as const;

export const why = {
  offline: 'not reached',
  timeout: 'no answer in time',
  refused: 'it refused to say',
  unsupported: 'cannot be asked',
  malformed: 'its answer made no sense',
  tooLarge: 'its answer was too large',
  notFound: 'not found',
  notAsked: 'not asked',
  switchedOff: 'switched off',
} as const;
