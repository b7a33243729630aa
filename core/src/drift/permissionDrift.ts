import { same } from '../ledger/account.ts';
import { heldOf } from '../ledger/book.ts';
import { permissionShift } from '../ledger/compare.ts';
import { quantityOf } from '../ledger/line.ts';
import { valueOf } from '../model/known.ts';
import type { DriftFound } from './drift.ts';
import { changed, heldLine, marked, material, notRenewed, type DriftPair } from './found.ts';
import { deltaOf } from './lineOf.ts';

/**
 * A permission that is more, or lasts longer, is material; one that is less, or starts from another value, a mark. So
 * is what is left of one because less of it was used: as much as leaves less than was read.
 */
export function permissionDrift(pair: DriftPair): readonly DriftFound[] {
  const [read, now] = [pair.read.line, pair.now.line];
  const [was, is] = [quantityOf(read.after), quantityOf(now.after)];
  if (is === undefined) return was === undefined ? [] : [notRenewed(read)];
  const more = changed(read, now, 'after', 'allowance', 'drift.allowsMore');
  if (was === undefined) return is > 0n ? [material(more)] : [];
  const found: DriftFound[] = [];
  const before = quantityOf(now.before) ?? 0n;
  const shift = permissionShift([was, is], { before, unused: leaving(pair.read) - leaving(pair.now) });
  if (shift === 'more') found.push(material(more));
  else if (shift !== 'same') found.push(marked(changed(read, now, 'after', 'moved', 'drift.moved')));
  if (read.until !== undefined && (now.until === undefined || now.until > read.until))
    found.push(material(changed(read, now, 'until', 'allowance', 'drift.lasts')));
  return found.length > 0 ? found : heldLine(read, now);
}

/** How much of the asset of a permission leaves its owner. */
function leaving({ readback, line: { who, asset } }: DriftPair['read']): bigint {
  const effects = valueOf(readback.effects);
  const lines = effects === undefined || asset === undefined ? [] : heldOf(effects, who, asset);
  const line = lines.find(({ what }) => what === 'balance');
  const delta = line && deltaOf(readback, line);
  return delta !== undefined && delta < 0n ? -delta : 0n;
}

/** Who owns, which code runs, who may act: any other value is another party. */
export function powerDrift({ read: { line: read }, now: { line: now } }: DriftPair): readonly DriftFound[] {
  const found: DriftFound[] = [];
  for (const [part, says] of [
    ['after', 'drift.power'],
    ['before', 'drift.powerBefore'],
  ] as const) {
    const [was, is] = [valueOf(read[part]), valueOf(now[part])];
    if (is === undefined && was !== undefined) return [notRenewed(read)];
    if (was !== is) found.push(material(changed(read, now, part, 'power', says)));
  }
  const [one, other] = [read.counterparty, now.counterparty];
  if (found.length === 0 && one !== undefined && other !== undefined && !same(one, other))
    found.push(material(changed(read, now, 'after', 'power', 'drift.power')));
  return found.slice(0, 1);
}
