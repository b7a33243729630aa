import type { Can, Capabilities, UpTo } from '@readback/core/world/probe/capabilities.ts';
import * as words from '#words/capabilities.ts';
import { fill } from './fill.ts';

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
  const { labels } = words;
  return [
    row(labels.simulate, it.simulate),
    row(labels.simulateTransfers, it.simulateTransfers),
    row(labels.proof, it.proof),
    row(labels.trace, it.trace),
    many(labels.batch, words.calls, it.batch),
    many(labels.logs, words.blocks, it.logs),
    isYoung(it)
      ? { label: labels.archive, can: 'unknown', says: words.tooYoung }
      : row(labels.archive, it.archive),
    row(labels.safe, it.safe),
    row(labels.finalized, it.finalized),
  ];
}

function isYoung({ latest, archive }: Capabilities): boolean {
  return latest.s === 'known' && archive.can === 'unknown' && archive.why === 'notAsked';
}

function row(label: string, it: Can): Row {
  switch (it.can) {
    case 'yes':
      return { label, can: 'yes', says: words.yes };
    case 'no':
      return { label, can: 'no', says: words.no, ...(it.said === undefined ? {} : { said: it.said }) };
    case 'unknown':
      return { label, can: 'unknown', says: fill(words.unknown, { why: words.why[it.why] }) };
  }
}

function many(label: string, of: typeof words.calls | typeof words.blocks, it: UpTo): Row {
  if (it.can !== 'yes') return row(label, it);
  const { most, beyond } = it;
  if (!beyond) return { label, can: 'yes', says: fill(of.orMore, { most }) };
  const { size, is } = beyond;
  const says =
    is.can === 'no'
      ? fill(of.not, { most, beyond: size })
      : fill(of.unknown, { most, beyond: size, why: words.why[is.why] });
  const said = is.can === 'no' && is.said !== undefined ? { said: is.said } : {};
  return { label, can: 'yes', says, ...said };
}
