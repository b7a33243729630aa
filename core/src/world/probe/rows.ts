import type { Can, Capabilities, UpTo } from './capabilities.ts';

/** One line of a table of capabilities. `said` is the node's own message where it refused: foreign text. */
export type Row = Readonly<{
  label: string;
  can: Can['can'];
  /** In few words: "yes", "up to 1,000 blocks, not 10,000". */
  says: string;
  said?: string;
}>;

/** What a node can do, line by line, for a table. */
export function capabilityRows(it: Capabilities): readonly Row[] {
  return [
    row('Runs requests (eth_simulateV1)', it.simulate),
    row('Lists native transfers while running', it.simulateTransfers),
    row('Proves accounts (eth_getProof)', it.proof),
    row('Traces calls (debug_traceCall)', it.trace),
    many('Calls in one batch', 'calls', it.batch),
    many('Blocks in one search of logs', 'blocks', it.logs),
    isYoung(it) ? tooYoung : row('Remembers old blocks', it.archive),
    row('Knows the safe block', it.safe),
    row('Knows the finalized block', it.finalized),
  ];
}

/** Why something was not found out, in the fewest words. */
const why: Readonly<Record<Extract<Can, { can: 'unknown' }>['why'], string>> = {
  offline: 'not reached',
  timeout: 'no answer in time',
  refused: 'it refused to say',
  unsupported: 'cannot be asked',
  malformed: 'its answer made no sense',
  tooLarge: 'its answer was too large',
  notFound: 'not found',
  notAsked: 'not asked',
  switchedOff: 'switched off',
};

const tooYoung: Row = {
  label: 'Remembers old blocks',
  can: 'unknown',
  says: 'unknown: its chain has too few blocks to tell',
};

function isYoung({ latest, archive }: Capabilities): boolean {
  return latest.s === 'known' && archive.can === 'unknown' && archive.why === 'notAsked';
}

function row(label: string, it: Can): Row {
  switch (it.can) {
    case 'yes':
      return { label, can: 'yes', says: 'yes' };
    case 'no':
      return { label, can: 'no', says: 'no', ...(it.said === undefined ? {} : { said: it.said }) };
    case 'unknown':
      return { label, can: 'unknown', says: `unknown: ${why[it.why]}` };
  }
}

function many(label: string, what: string, it: UpTo): Row {
  if (it.can !== 'yes') return row(label, it);
  const { most, beyond } = it;
  const upTo = most === 1 ? `1 ${what.slice(0, -1)}` : `${grouped(most)} ${what}`;
  if (!beyond) return { label, can: 'yes', says: `${upTo} or more` };
  const { size, is } = beyond;
  const not = is.can === 'no' ? `not ${grouped(size)}` : `${grouped(size)} unknown: ${why[is.why]}`;
  const said = is.can === 'no' && is.said !== undefined ? { said: is.said } : {};
  return { label, can: 'yes', says: `${upTo}, ${not}`, ...said };
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
