/** A readback as text. */
export const verdicts = {
  pending: 'Not fully read',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  notFullyChecked: 'Not fully checked',
  read: 'Read back',
} as const;

export const sections = {
  alerts: 'What to know',
  said: 'What you said',
  unread: 'What is unknown',
  set: 'What the request sets',
  parties: 'Who is involved',
  changes: 'What changes if the request goes through',
  money: 'Values in dollars (rounded; no verdict uses them)',
  moves: 'Transfers',
  steps: 'Step by step',
  calls: 'Simulated calls',
  claims: 'What descriptors claim about the steps',
  fingerprints: 'Fingerprints, to compare with what the wallet shows',
  sources: 'Sources asked',
} as const;

export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
export const remedy = 'What to do: {remedy}';

export const askSite =
  'Add the site that your browser shows with --site. If the message names another site, reject it.';
export const noBook =
  'Addresses were not compared with those that you saved or paid: the command line has no address book.';
export const askNode = 'To ask a node on this network, add --rpc URL.';
export const askNodeOnline = 'To ask a node on this network, remove --offline and add --rpc URL.';

export const nobodyOffline = 'No source was asked: everything comes from this machine (--offline).';
export const nobody = 'No source was asked: everything comes from this machine.';
export const asked = '{name}: {count, plural, one {# query} other {# queries}}';
export const askedSilent =
  '{name}: {count, plural, one {# query} other {# queries}}; {why}, so this source was not asked again';
