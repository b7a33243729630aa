import { safeHealth, shownHealth } from '../check/account/loanHealth.ts';
import { same } from '../ledger/account.ts';
import { inBoth, isOverPart, worsePosition } from '../ledger/compare.ts';
import { isCounted, isPermissionLine, pairLines, quantityOf } from '../ledger/line.ts';
import type { Assumption, Limit } from '../model/limits.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { DriftBounds } from './bounds.ts';
import { type DriftChange, type DriftFound, nowId } from './drift.ts';
import { isAskedToArrive } from '../actions/asked/askedBook.ts';
import { ledgerKey } from '../ledger/asset.ts';
import { payeeDrift, ownDrift } from './countedDrift.ts';
import { notRenewed, type DriftPair } from './found.ts';
import { deltaOf, factOf, lineName } from './lineOf.ts';
import type { Phrase } from '../model/phrase.ts';
import { permissionDrift, powerDrift } from './permissionDrift.ts';

/** What changed of the effects of a request. */
export function effectsDrift(read: Readback, now: Readback, bounds: DriftBounds): readonly DriftFound[] {
  const [was, is] = [valueOf(read.effects), valueOf(now.effects)];
  if (is === undefined) return was === undefined ? [] : [notRenewed()];
  if (was === undefined) return [{ ...change('kind', { id: 'drift.known', args: {} }), isMaterial: true }];
  // A node that is behind says nothing of what is the case now.
  if (is.block.parentNumber < was.block.parentNumber) return [notRenewed()];
  const status = was.status === is.status ? [] : [statusDrift(was, is)];
  // What fails as a whole changes nothing else.
  if (status.length > 0 && is.status === 'revert') return status;
  const sameEyes = enginesOf(was) === enginesOf(is);
  const crowd: DriftFound[] = hidesMore(was, is)
    ? [{ ...change('kind', { id: 'drift.crowd', args: {} }), isMaterial: true }]
    : [];
  return [
    ...status,
    ...crowd,
    ...linesDrift(read, now, { was, is }, bounds, sameEyes),
    ...payeesDrift(read, now, { was, is }, bounds, sameEyes),
    ...healthDrift({ was, is }),
    ...positionsDrift({ was, is }, sameEyes),
  ];
}

/** By what the contracts do, and no node: whoever announces too much now may hide something in it. */
function hidesMore(was: Effects, is: Effects): boolean {
  if (is.assumed.some((it) => withoutFees.has(it.is))) return false;
  const earlier = new Set(was.notLookedAt.map((it) => it.is));
  return is.notLookedAt.some((it) => crowding.has(it.is) && !earlier.has(it.is));
}

const crowding: ReadonlySet<string> = new Set<Limit['is']>(['reads', 'logs', 'diamond']);

type Both = Readonly<{ was: Effects; is: Effects }>;

function statusDrift({ status: was }: Effects, { status: now }: Effects): DriftFound {
  return { ...change('status', { id: 'drift.status', args: { was, now } }), isMaterial: true };
}

function linesDrift(
  read: Readback,
  now: Readback,
  { was, is }: Both,
  bounds: DriftBounds,
  sameEyes: boolean,
): readonly DriftFound[] {
  return pairLines(was.lines, is.lines).flatMap(({ was: line, is: other }): readonly DriftFound[] => {
    if (line === undefined)
      return other.what === 'fee' ? [] : isUnknown(now, other) ? [notRenewed()] : [added(other)];
    if (other !== undefined)
      return lineDrift({ read: { readback: read, line }, now: { readback: now, line: other } }, bounds);
    // Another engine may not see it, and a fee that nobody names is not known.
    return line.what === 'fee' || !sameEyes ? [notRenewed(line)] : [gone(line)];
  });
}

/**
 * Who is paid, and in what, is in the request: a payee who is missing could not be read. What only a run showed to come does
 * not come where it shows none of it.
 */
function payeesDrift(
  read: Readback,
  now: Readback,
  { was, is }: Both,
  bounds: DriftBounds,
  sameEyes: boolean,
): readonly DriftFound[] {
  const pairs = pairLines(was.arrivals ?? [], is.arrivals ?? []);
  return pairs.flatMap(({ was: line, is: other }): readonly DriftFound[] => {
    if (line === undefined) return [];
    if (other === undefined) {
      if (deltaOf(read, line) === undefined) return [];
      const isAsked = isAskedToArrive(read.steps, line.who, ledgerKey(line.asset));
      return [isAsked || !sameEyes ? notRenewed(line) : gone(line)];
    }
    return payeeDrift({ read: { readback: read, line }, now: { readback: now, line: other } }, bounds);
  });
}

/** How safe loans are left, where that is not said to be safe. Prices move it a little with every block. */
function healthDrift({ was, is }: Both): readonly DriftFound[] {
  return (is.health ?? []).flatMap((it): readonly DriftFound[] => {
    const earlier = was.health?.find(
      ({ market, account }) => same(market, it.market) && same(account, it.account),
    );
    const [before, after] = [earlier && valueOf(earlier.after), valueOf(it.after)];
    if (typeof before !== 'bigint' || typeof after !== 'bigint') return [];
    if (after >= safeHealth || !isOverPart(before - after, before)) return [];
    const args = { was: shownHealth(before), now: shownHealth(after) };
    return [{ ...change('leaves', { id: 'drift.health', args }), isMaterial: true }];
  });
}

/** What is owed and kept in no token. What the later run does not touch stays as it is, where the same eyes look. */
function positionsDrift({ was, is }: Both, sameEyes: boolean): readonly DriftFound[] {
  const worse = sameEyes
    ? worsePosition(was.positions, is.positions)
    : worsePosition(...inBoth(was.positions, is.positions));
  if (worse === undefined) return [];
  const says = { id: 'drift.position', args: { what: worse } } as const;
  return [{ ...change('leaves', says), isMaterial: true }];
}

function added(line: EffectLine): DriftFound {
  const now = nowId(factOf(line, isCounted(line) ? 'delta' : 'after'));
  const what = { ...lineName(line) };
  return {
    kind: 'kind',
    read: [],
    now: [now],
    says: { id: 'drift.new', args: { what: underNow(what), now } },
    isMaterial: true,
  };
}

function gone(line: EffectLine): DriftFound {
  const was = factOf(line, isCounted(line) ? 'delta' : 'after');
  const says = { id: 'drift.gone', args: { what: lineName(line), was } } as const;
  return { kind: 'kind', read: [was], now: [], says, isMaterial: true };
}

/** The name of a line that only the later readback has. */
function underNow(name: ReturnType<typeof lineName>): ReturnType<typeof lineName> {
  const { args: given }: Readonly<{ args: Readonly<Record<string, unknown>> }> = name;
  const args = Object.fromEntries(
    Object.entries(given).map(([key, it]) => [
      key,
      typeof it === 'string' && key !== 'part' ? nowId(it) : it,
    ]),
  );
  return { ...name, args } as ReturnType<typeof lineName>;
}

/** A line of which nothing can be said: neither what it comes to, nor by how much. */
function isUnknown(readback: Readback, line: EffectLine): boolean {
  if (isCounted(line)) return deltaOf(readback, line) === undefined;
  if (isPermissionLine(line)) return quantityOf(line.after) === undefined;
  return line.after.s !== 'known';
}

function enginesOf({ engines }: Effects): string {
  return engines
    .map(({ name }) => name)
    .sort()
    .join();
}

function change(kind: DriftChange['kind'], says: DriftChange['says']): DriftChange {
  return { kind, read: [], now: [], says };
}

/** What changed of a line that both readbacks have; nothing where it says the same. */
function lineDrift(pair: DriftPair, bounds: DriftBounds): readonly DriftFound[] {
  const { line } = pair.read;
  if (line.what === 'fee') return feeDrift(pair);
  if (isCounted(line)) return ownDrift(pair, bounds);
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

const withoutFees: ReadonlySet<string> = new Set<Assumption['is']>(['noFees', 'feesUnanswered']);
