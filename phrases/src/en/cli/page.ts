/** A readback as text. */
export const verdicts = {
  pending: 'Not fully read',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  read: 'Read back',
} as const;

export const sections = {
  alerts: 'What to know',
  unread: 'What is unknown',
  parties: 'Who is involved',
  changes: 'What changes if this goes through',
  moves: 'Asset flow',
  steps: 'Step by step',
  calls: 'Simulated calls',
  claims: 'What descriptors claim, beside the steps',
  fingerprints: 'Fingerprints, to compare with what the wallet shows',
  sources: 'Who was asked',
} as const;

export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
export const remedy = 'What to do: {remedy}';

export const askSite =
  'The site that asks for this sign-in is unknown. It must be the one the message names. State it with --site.';
export const askNode = 'With --rpc URL a node of this network is asked.';
export const askNodeOnline = 'Without --offline, and with --rpc URL, a node of this network is asked.';

export const nobodyOffline = 'Nobody: everything comes from this machine (--offline).';
export const nobody = 'Nobody: everything comes from this machine.';
export const asked = '{name}: {count, plural, one {one question} other {# questions}}';
export const askedSilent =
  '{name}: {count, plural, one {one question} other {# questions}}; {why}, so it was not asked again';
