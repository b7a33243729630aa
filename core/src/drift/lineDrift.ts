import { type Address, isAddressEqual } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import { type Bound, type Bounds, together } from './bounds.ts';
import { type ChangeKind, type Found, nowId } from './drift.ts';
import { deltaOf, factOf, isCounted, isPermission, nameOf, quantity } from './lineOf.ts';

/** One line on both sides. */
export type Pair = Readonly<{
  read: Readonly<{ readback: Readback; line: EffectLine }>;
  now: Readonly<{ readback: Readback; line: EffectLine }>;
}>;

/** What changed of what a payee gets: what it holds besides is nobody's business here. */
export function payeeDrift(pair: Pair, { least }: Bounds): readonly Found[] {
  const theirs = least.filter(({ to }) => to !== undefined && isAddressEqual(to, pair.read.line.who));
  return countedDrift(pair, boundsFor(pair.read.line, { least: theirs, most: [] }));
}

/** What changed of a line that both readbacks have; nothing where it says the same. */
export function lineDrift(pair: Pair, bounds: Bounds): readonly Found[] {
  const { line } = pair.read;
  if (line.what === 'fee') return feeDrift(pair);
  if (isCounted(line)) return [...countedDrift(pair, boundsFor(line, bounds)), ...heldDrift(pair)];
  return isPermission(line) ? permissionDrift(pair) : powerDrift(pair);
}

/** Below the most that was read it is a mark, since that was said. Where no most was known, twice what was expected. */
function feeDrift({ read, now }: Pair): readonly Found[] {
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

/**
 * What is counted. More that leaves is material, unless the sentence named a most and it stays below. Less that
 * arrives is material below the sentence's least. Where the sentence names none, nothing protects what the user has
 * read but the number itself: then a hundredth less is material, counted from what was read, so that many small steps
 * add up; what grows or shrinks a little with every block (a price, interest) is a mark. Items are whole: one less is.
 */
function countedDrift({ read, now }: Pair, bounds: Bounds): readonly Found[] {
  const [was, is] = [deltaOf(read.readback, read.line), deltaOf(now.readback, now.line)];
  const change = (kind: ChangeKind, id: 'drift.leavesMore' | 'drift.arrivesLess' | 'drift.moved') =>
    changed(read.line, now.line, 'delta', kind, id);
  if (is === undefined) return was === undefined ? [] : [notRenewed(read.line)];
  if (was === undefined) return is < 0n ? [material(change('leaves', 'drift.leavesMore'))] : [];
  if (is < 0n && is < was) {
    const most = was < 0n ? together(bounds.most) : undefined;
    if (most === undefined || -is > most.raw) return [material(change('leaves', 'drift.leavesMore'))];
  }
  if (was > 0n && is >= 0n && is < was) {
    const least = together(bounds.least);
    if (least !== undefined && is < least.raw) return [material(belowLeast(read.line, now.line, least.fact))];
    const lost = (was - is) * 100n;
    if (least === undefined && (read.line.what === 'nft' || lost > was))
      return [material(change('arrives', 'drift.arrivesLess'))];
  }
  return was === is ? [] : [mark(change('moved', 'drift.moved'))];
}

function heldDrift({ read, now }: Pair): readonly Found[] {
  const isSame = deltaOf(read.readback, read.line) === deltaOf(now.readback, now.line);
  return isSame ? held(read.line, now.line) : [];
}

/** What was there before may change while the change stays the same. */
function held(read: EffectLine, now: EffectLine): readonly Found[] {
  const [was, is] = [valueOf(read.before), valueOf(now.before)];
  if (was === undefined || is === undefined || was === is) return [];
  return [mark(changed(read, now, 'before', 'held', 'drift.held'))];
}

function belowLeast(read: EffectLine, now: EffectLine, least: string): Omit<Found, 'isMaterial'> {
  const id = nowId(factOf(now, 'delta'));
  return {
    kind: 'arrives',
    read: [factOf(read, 'delta'), least],
    now: [id],
    says: { id: 'drift.belowLeast', args: { what: nameOf(read), least, now: id } },
  };
}

/** A permission that is more, or lasts longer, is material; one that is less, or starts from another value, a mark. */
function permissionDrift({ read: { line: read }, now: { line: now } }: Pair): readonly Found[] {
  const [was, is] = [quantity(valueOf(read.after)), quantity(valueOf(now.after))];
  if (is === undefined) return was === undefined ? [] : [notRenewed(read)];
  const more = changed(read, now, 'after', 'allowance', 'drift.allowsMore');
  if (was === undefined) return is > 0n ? [material(more)] : [];
  const found: Found[] = [];
  if (is > was) found.push(material(more));
  if (is < was) found.push(mark(changed(read, now, 'after', 'moved', 'drift.moved')));
  if (read.until !== undefined && (now.until === undefined || now.until > read.until))
    found.push(material(changed(read, now, 'until', 'allowance', 'drift.lasts')));
  return found.length > 0 ? found : held(read, now);
}

/** Who owns, which code runs, who may act: any other value is another party. */
function powerDrift({ read: { line: read }, now: { line: now } }: Pair): readonly Found[] {
  const found: Found[] = [];
  for (const part of ['after', 'before'] as const) {
    const [was, is] = [valueOf(read[part]), valueOf(now[part])];
    if (is === undefined && was !== undefined) return [notRenewed(read)];
    if (was !== is) found.push(material(changed(read, now, part, 'power', 'drift.power')));
  }
  const [one, other] = [read.counterparty, now.counterparty];
  if (found.length === 0 && one !== undefined && other !== undefined && !isAddressEqual(one, other))
    found.push(material(changed(read, now, 'after', 'power', 'drift.power')));
  return found.slice(0, 1);
}

function changed(
  read: EffectLine,
  now: EffectLine,
  part: 'before' | 'after' | 'delta' | 'until',
  kind: ChangeKind,
  id:
    | 'drift.leavesMore'
    | 'drift.arrivesLess'
    | 'drift.allowsMore'
    | 'drift.lasts'
    | 'drift.power'
    | 'drift.moved'
    | 'drift.held',
): Omit<Found, 'isMaterial'> {
  const args = { what: nameOf(read), was: factOf(read, part), now: nowId(factOf(now, part)) };
  return { kind, read: [args.was], now: [args.now], says: { id, args } };
}

export function notRenewed(line?: EffectLine): Found {
  const read = line === undefined ? [] : [factOf(line, 'after')];
  return { kind: 'notRenewed', read, now: [], says: { id: 'drift.notRenewed', args: {} }, isMaterial: false };
}

function material(change: Omit<Found, 'isMaterial'>): Found {
  return { ...change, isMaterial: true };
}

function mark(change: Omit<Found, 'isMaterial'>): Found {
  return { ...change, isMaterial: false };
}

/** The bounds on the asset of a line; what somebody else is to get is no bound on what the user gets. */
function boundsFor({ asset, who }: EffectLine, { least, most }: Bounds): Bounds {
  const isIt = (bound: Bound) =>
    asset !== undefined &&
    sameAsset(bound.asset, asset) &&
    (bound.to === undefined || isAddressEqual(bound.to, who));
  return { least: least.filter(isIt), most: most.filter(isIt) };
}

function sameAsset(one: Asset, other: Asset): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'native' || other.kind === 'native') return true;
  const isSame = isAddressEqual(one.address as Address, other.address);
  return isSame && (one.kind !== 'nft' || other.kind !== 'nft' || one.id === other.id);
}
