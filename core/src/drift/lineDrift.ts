import type { Phrase } from '../model/phrase.ts';
import type { DriftBounds } from './bounds.ts';
import { ownDrift } from './countedDrift.ts';
import { type DriftFound, nowId } from './drift.ts';
import { notRenewed, type DriftPair } from './found.ts';
import { deltaOf, isCountedLine, isPermissionLine } from './lineOf.ts';
import { permissionDrift, powerDrift } from './permissionDrift.ts';

/** What changed of a line that both readbacks have; nothing where it says the same. */
export function lineDrift(pair: DriftPair, bounds: DriftBounds): readonly DriftFound[] {
  const { line } = pair.read;
  if (line.what === 'fee') return feeDrift(pair);
  if (isCountedLine(line)) return ownDrift(pair, bounds);
  return isPermissionLine(line) ? permissionDrift(pair) : powerDrift(pair);
}

/** Below the most that was read it is a mark, since that was said. Where no most was known, twice what was expected. */
function feeDrift({ read, now }: DriftPair): readonly DriftFound[] {
  const [was, is] = [deltaOf(read.readback, read.line), deltaOf(now.readback, now.line)];
  if (was === undefined) return [];
  if (is === undefined) return [notRenewed(read.line)];
  const most = read.line.most ?? -was * 2n;
  const above = -is > most;
  if (!above && is === was && read.line.most === now.line.most) return [];
  const ids = { read: ['fee.expected', 'fee.most'], now: [nowId('fee.expected'), nowId('fee.most')] };
  const isNamed = read.line.most !== undefined;
  const says: Phrase =
    above && isNamed
      ? { id: 'drift.feeAbove', args: { most: 'fee.most', now: nowId('fee.expected') } }
      : { id: 'drift.fee', args: { was: 'fee.expected', now: nowId('fee.expected') } };
  return [{ kind: 'fee', ...ids, says, isMaterial: above }];
}
