import { type PositionAsked, positionsAsked } from '../../effects/positionQuestions.ts';
import { factOfToken } from '../../model/factIds.ts';
import { type Address, type Hex, toEventSelector } from 'viem';
import { agencyOf } from '../../actions/steps/agency.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { sameAsset } from '../../ledger/asset.ts';
import { eachOnce, isAmong, isZero, same } from '../../ledger/account.ts';
import { senseOf } from '../../ledger/debt.ts';
import type { Draft } from '../../effects/draft.ts';
import { isCurrencyLog } from '../../effects/currencyLogs.ts';
import { tokenFacts } from '../../label/tokens/tokenFacts.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import { type Known, known, valueOf } from '../../model/known.ts';
import type { EffectLine, Effects, PinnedBlock, PositionLine } from '../../model/effects.ts';
import type { Fact, Facts } from '../../model/fact.ts';
import type { Hearback, HearbackLine } from '../../model/hearback.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import { inBoth, worsePosition } from '../../ledger/compare.ts';
import { askedAgain, positionLines, readsOfPositions } from '../../effects/positions.ts';
import { readsOfLogs } from '../../effects/candidates.ts';
import { announcedReads } from '../../effects/control/controlReads.ts';
import { readsOfUsed } from '../../effects/control/readsOfUsed.ts';
import { eventsOf, hasTooMany } from '../../effects/events.ts';
import { isStray } from '../../actions/asked/askedBook.ts';
import { everyLine } from '../../effects/lines.ts';
import type { Log } from '../../effects/log.ts';
import { distinctReads, type Read } from '../../effects/read.ts';
import { toldByNode } from '../../world/provenance.ts';
import type { World } from '../../world/world.ts';
import { changeOf, isCounted, quantityOf } from '../../ledger/line.ts';
import { type Compared, compareLines } from './compareLines.ts';
import { operationsOf } from '../carried/events.ts';
import { effectRows } from './effectRows.ts';
import { type Happened, happenedIn } from './happened.ts';
import type { Receipt } from '../transaction/mined.ts';
import { minedReadings } from './minedReadings.ts';
import { ofTheUser } from '../../world/rpc.ts';
import { isTouched, logsOfOthers, spentAlone } from './disturbed.ts';
import { type Apart, isolated } from './isolated.ts';
import { depositRead, selfPaid, withoutPrefund } from './prefund.ts';
import { isPartial } from './isPartial.ts';
import { claimedOtherwise, isItemMissing, isUnpaid, paidDirectly, whatLogsSay } from './arrived.ts';
import { lostElsewhere } from './lostElsewhere.ts';
import { readsOfLines } from './readsOfLines.ts';
import { seenBefore } from './seenBefore.ts';
import { weakerLoan } from './weakerLoan.ts';

export type ComparedEffects = Readonly<{
  effects: Hearback['effects'];
  lines: readonly HearbackLine[];
  facts: readonly Fact[];
  says: readonly Phrase[];
  /** Absent where nothing can be told, or another transaction may have done it. */
  happened?: Happened;
}>;

/** `account` is whose calls they were, `from` who sent the transaction and paid for it. */
type Mined = Readonly<{
  chainId: number;
  account: Address;
  from: Address;
  hash: Hex;
  receipt: Receipt;
  steps: readonly Step[];
  /** Of the readback. */
  known: Facts;
  /** Its calls as the node ran them, where it traces. */
  calls: () => Promise<Known<readonly TraceNode[]>>;
}>;

/**
 * Compares the effects that were read back with those that a mined transaction had: everything that was predicted,
 * and everything its logs speak of, read again before and after its block. The network fee is taken out. Where
 * another transaction of the block may be the cause of a difference, or the readback said that it did not look there,
 * nothing is claimed (`cannotTell`); the line of a payee, whom many may pay at once, is not shown then.
 */
export async function compareEffects(
  predicted: Effects,
  mined: Mined,
  world: World,
  signal: AbortSignal,
): Promise<ComparedEffects> {
  const lines = predicted.lines.filter((line) => line.basis === 'read' && line.what !== 'fee');
  const payees = (predicted.arrivals ?? []).filter(
    ({ before, after }) => before.s === 'known' && after.s === 'known',
  );
  // Of contracts only what was read back is read again: what else they hold is not one of the user's.
  const own = predicted.lines.filter(({ part }) => part === undefined).map(({ who }) => who);
  const accounts = eachOnce([...own, mined.account]);
  const { chainId, account, from, hash, receipt } = mined;
  const { blockHash } = receipt;
  const operation = selfPaid(receipt, account);
  const wanted = readsFor(lines, payees, predicted.positions ?? [], mined, accounts);
  const reads = [...(operation === undefined ? [] : [depositRead(operation, account)]), ...wanted.reads];
  const read = await minedReadings({ chainId, blockHash, reads }, world, signal);
  // A block that does not hold the transaction is not where it was mined.
  if (read.s !== 'known' || !read.v.transactions.includes(hash)) {
    return only('cannotTell', 'hearback.effects.cannotTell');
  }

  const { time } = read.v;
  const { readings, sent } = withoutPrefund(read.v.readings, operation, account);
  const paid = (of: Address) => (same(of, from) ? receipt.fee : 0n) + (same(of, account) ? sent : 0n);
  const actual = everyLine(readings, { chainId, accounts, paid, time: time ?? predicted.block.timestamp });
  const seen = seenBefore(predicted, { steps: mined.steps, accounts, logs: receipt.logs });
  const facts = { ...mined.known, ...(await namesIn(actual, mined, predicted.block, { world, signal })) };
  const tells = { facts, effects: known(predicted) };
  const about = {
    seen,
    sense: (line: Draft) => senseOf(tells, line),
    paysOff: (line: Draft) => isRedeemed(predicted, line),
    borrows: everyStep(mined.steps).some((step) => modelFor(step)?.act === 'debt'),
  };
  const isPayee = ({ predicted: it }: Compared) => it !== undefined && payees.includes(it);
  const all = compareLines([...lines, ...payees], actual, about);
  const hasOthers = read.v.transactions.length > 1;
  const apart =
    hasOthers &&
    all.some((it) => isOdd(it, isPayee(it)) || (isPayee(it) && whatLogsSay(it, receipt.logs) === 'less'))
      ? await apartFrom({ chainId, blockHash, hash }, mined, all, { world, signal })
      : undefined;
  // What this transaction did by itself counts, where that can be told.
  const isolate = (line: Draft) => {
    const it = apart && (paidDirectly(line, mined) ?? isolated(line, apart));
    return it && withSent(it, same(line.who, account) ? sent : 0n);
  };
  const alone = new Map(actual.map((line) => [isolate(line) ?? line, isolate(line) !== undefined]));
  const both = apart === undefined ? all : compareLines([...lines, ...payees], [...alone.keys()], about);
  const number = receipt.blockNumber;
  const short = apart !== undefined && both.some((it) => fallsShort(it, from, receipt));
  const spent = short && (await spentAlone({ chainId, account: from, number, blockHash }, world, signal));
  const mayBeOfOthers = (it: Compared) => {
    if (apart === undefined || (it.actual !== undefined && alone.get(it.actual) === true)) return false;
    if (it.line.asset?.kind === 'native' && (offBy(it) ?? 0n) < 0n && isSafeOf(mined, it.line.who))
      return spokeItself(it.line.who, apart.others);
    return it.line.asset?.kind === 'native'
      ? !(spent && fallsShort(it, from, receipt))
      : isTouched(it.line, apart.others, { own: receipt.logs, off: offBy(it), ...allowedIn(it) });
  };
  const isByOthers = (it: Compared) =>
    isPayee(it) && it.is !== 'same' && it.is !== 'cannotTell' && hasOthers && mayBeOfOthers(it);
  const isUnread = (it: Compared) =>
    isPayee(it) && it.is === 'cannotTell' && whatLogsSay(it, receipt.logs) !== 'enough';
  const untold = both.filter((it) => isByOthers(it) || isUnread(it));
  const compared = both.filter((it) => !isPayee(it) || !(isByOthers(it) || it.is === 'cannotTell'));
  const at = { chainId, block: blockHash, number: receipt.blockNumber };
  const provenance = [toldByNode(at, predicted.block.endpoint, 'eth_call')];
  const rows = effectRows(compared, provenance);
  // What there was no room for may hold anything.
  const isTruncated = wanted.needed > maxReads || receipt.cut === true || receipt.logs.some(hasTooMany);
  const least = isTruncated || untold.length > 0 ? 'cannotTell' : 'same';
  const worst = compared.reduce((rank, it) => Math.max(rank, ranks.indexOf(it.is)), ranks.indexOf(least));
  const is = ranks[worst] ?? 'same';
  const suspect = compared.filter((it) => isOdd(it, false));
  const isSure = suspect.some((it) => it.is !== 'less' && !mayBeOfOthers(it));
  if (
    hasStray(mined, accounts) ||
    untold.some((it) => it.actual === undefined && whatLogsSay(it, receipt.logs) === 'less') ||
    isUnpaid(predicted, mined, accounts) ||
    isItemMissing(predicted, mined) ||
    claimedOtherwise(predicted, mined) ||
    (await losesElsewhere(predicted, mined, accounts, { world, signal }))
  )
    return { ...rows, ...verdicts.different };
  const positions = positionLines(wanted.positions, read.v.readings, accounts);
  // What the readback could not see is not a surprise, and what there was no room to read again is nothing.
  const [before, now] = inBoth(predicted.positions, positions);
  const wasSeen = !predicted.notLookedAt.some(({ is: what }) => what === 'events' || what === 'logs');
  const worse = worsePosition(before, wasSeen ? positions : now);
  if (worse !== undefined)
    return {
      ...rows,
      effects: 'different',
      says: [{ id: 'hearback.effects.position', args: { what: worse } }],
    };
  const weaker = await weakerLoan(predicted, { chainId, blockHash, steps: mined.steps }, world, signal);
  if (weaker !== undefined) return { ...rows, effects: 'different', says: [weaker] };
  // What arrived is no different, as far as it is told: of the rest of a payee others tell more.
  const hidden = is === 'cannotTell' && !isTruncated && untold.some(isByOthers);
  if (!isSure && (hidden || suspect.some(mayBeOfOthers))) {
    return { ...rows, effects: 'cannotTell', says: [{ id: 'hearback.effects.others', args: {} }] };
  }
  const verdict = !isTruncated && isPartial(compared, isPayee) ? partial : verdicts[is];
  const happened = happenedIn(compared, {
    actual: [...alone.keys()],
    payees,
    isWhole: !isTruncated,
    from: provenance,
  });
  return { ...rows, ...verdict, happened };
}

/** The same of accounts of the user's that nobody acts for here. */
async function losesElsewhere(
  predicted: Effects,
  { chainId, receipt }: Mined,
  accounts: readonly Address[],
  { world, signal }: Readonly<{ world: World; signal: AbortSignal }>,
): Promise<boolean> {
  const book = valueOf(await world.ask('book', {}, ofTheUser(signal))) ?? [];
  const own = book.flatMap(({ own: isOwn, address }) =>
    isOwn && !isAmong(address, accounts) ? [address] : [],
  );
  return lostElsewhere(predicted, receipt.logs, own, chainId);
}

/** Whether an item went to someone else than the calls say, by the transaction's own logs. */
function hasStray({ receipt, steps }: Mined, accounts: readonly Address[]): boolean {
  return receipt.logs.flatMap(eventsOf).some((it) => {
    if (it.kind !== 'nftMoved' && it.kind !== 'unitsMoved') return false;
    return isStray(steps, it, accounts);
  });
}

/** Whether something is worse than it was read, or of a payee another than it was. */
function isOdd({ is }: Compared, isPayee: boolean): boolean {
  if (isPayee) return is !== 'same' && is !== 'cannotTell';
  return is === 'different' || is === 'farLess' || is === 'less';
}

/** What tells this transaction from the others of its block. Calls are asked for only where native currency is odd. */
async function apartFrom(
  where: Readonly<{ chainId: number; blockHash: Hex; hash: Hex }>,
  { receipt, calls }: Mined,
  compared: readonly Compared[],
  { world, signal }: Readonly<{ world: World; signal: AbortSignal }>,
): Promise<Apart> {
  const isNative = compared.some((it) => it.line.asset?.kind === 'native' && isOdd(it, true));
  const [others, traced] = await Promise.all([
    logsOfOthers(where, world, signal),
    isNative ? calls() : undefined,
  ]);
  const speaks = receipt.currency !== undefined || others?.some(isCurrencyLog) === true;
  const currency = speaks ? (receipt.currency ?? []) : undefined;
  return { own: receipt.logs, others, calls: traced && valueOf(traced), currency };
}

function withSent(line: Draft, sent: bigint): Draft {
  const after = valueOf(line.after);
  if (line.asset?.kind !== 'native' || typeof after !== 'bigint') return line;
  return { ...line, after: known(after + sent) };
}

/** From best to worst. */
const ranks = [
  'same',
  'close',
  'better',
  'notLooked',
  'cannotTell',
  'less',
  'farLess',
  'different',
] as const satisfies readonly Compared['is'][];

const verdicts: Record<Compared['is'], Pick<ComparedEffects, 'effects' | 'says'>> = {
  same: { effects: 'asRead', says: [{ id: 'hearback.effects.asRead', args: {} }] },
  close: { effects: 'asRead', says: [{ id: 'hearback.effects.close', args: {} }] },
  better: { effects: 'asRead', says: [{ id: 'hearback.effects.better', args: {} }] },
  notLooked: { effects: 'cannotTell', says: [{ id: 'hearback.effects.notLooked', args: {} }] },
  cannotTell: { effects: 'cannotTell', says: [{ id: 'hearback.effects.cannotTell', args: {} }] },
  less: { effects: 'less', says: [{ id: 'hearback.effects.less', args: {} }] },
  farLess: { effects: 'different', says: [{ id: 'hearback.effects.farLess', args: {} }] },
  different: { effects: 'different', says: [{ id: 'hearback.effects.different', args: {} }] },
};

/** What tokens call themselves of which there is more, and of which the readback has no name: a debt says that it is one. */
async function namesIn(
  actual: readonly Draft[],
  { known: facts, receipt }: Mined,
  block: PinnedBlock,
  { world, signal }: Readonly<{ world: World; signal: AbortSignal }>,
): Promise<Facts> {
  const nameless = actual.flatMap((line) =>
    line.what === 'balance' &&
    line.asset?.kind === 'token' &&
    (changeOf(line) ?? 0n) > 0n &&
    facts[factOfToken(line.asset.address, 'symbol')] === undefined
      ? [line.asset.address]
      : [],
  );
  const at = { world, signal, block: { ...block, parentHash: receipt.blockHash } };
  const read = await Promise.all(
    eachOnce(nameless)
      .slice(0, mostNames)
      .map((it) => tokenFacts(at, it)),
  );
  return Object.fromEntries(read.flatMap(({ facts: its }) => its).map((fact) => [fact.id, fact]));
}

const mostNames = 8;

/** Whether all that was to leave of a token was to be redeemed, or paid off: nobody was to get it. */
function isRedeemed({ moves = [] }: Effects, { who, asset }: Draft): boolean {
  if (asset?.kind !== 'token') return false;
  const its = moves.filter((it) => sameAsset(it.asset, asset) && same(it.from, who));
  return its.length > 0 && its.every(({ to }) => isZero(to));
}

/** Part of a trade, at its rate or a better one. */
const partial: Pick<ComparedEffects, 'effects' | 'says'> = {
  effects: 'less',
  says: [{ id: 'hearback.effects.part', args: {} }],
};

/** Whether who sent it has less coins than was read back, by more than what networks charge beside the gas. */
function fallsShort({ line, predicted, actual }: Compared, from: Address, { fee }: Receipt): boolean {
  if (line.asset?.kind !== 'native' || !same(line.who, from) || actual === undefined) return false;
  const [wanted, got] = [predicted === undefined ? 0n : changeOf(predicted), changeOf(actual)];
  return wanted !== undefined && got !== undefined && wanted - got > fee;
}

/** By how much more or less there is than was read back. */
function offBy({ predicted, actual }: Compared): bigint | undefined {
  const [wanted, got] = [predicted === undefined ? 0n : changeOf(predicted), actual && changeOf(actual)];
  return wanted === undefined || got === undefined ? undefined : got - wanted;
}

/** Whether an account is a Safe that the request acts for. */
function isSafeOf({ steps }: Mined, who: Address): boolean {
  return everyStep(steps).some((step) => agencyOf(step) === 'safe' && step.to !== null && same(step.to, who));
}

/** Whether a Safe may have sent native currency in another transaction: it logs each of its own, and what only comes. */
function spokeItself(safe: Address, others: readonly Log[] | undefined): boolean {
  if (others === undefined || operationsOf(others, safe).length > 0) return true;
  return others.some(({ address, topics }) => same(address, safe) && topics[0] !== received);
}

const received = toEventSelector('SafeReceived(address,uint256)');

/** What was to be allowed, and whether there is more of it than before the block. */
function allowedIn({
  predicted,
  actual,
}: Compared): Readonly<{ wanted?: bigint | undefined; rose?: boolean }> {
  if (actual === undefined || isCounted(actual)) return {};
  const [before, after] = [quantityOf(actual.before), quantityOf(actual.after)];
  return {
    wanted: predicted && quantityOf(predicted.after),
    ...(before === undefined || after === undefined ? {} : { rose: after > before }),
  };
}

const maxReads = 48;

/** `needed`: how many there are without which something that is the user's would go unheard. */
function readsFor(
  lines: readonly EffectLine[],
  payees: readonly EffectLine[],
  predicted: readonly PositionLine[],
  { receipt, steps, account, from }: Mined,
  accounts: readonly Address[],
): Readonly<{ reads: readonly Read[]; needed: number; positions: readonly PositionAsked[] }> {
  const own = same(account, from);
  const positions = [...askedAgain(predicted), ...positionsAsked(receipt.logs, accounts)];
  const needed = distinctReads([
    ...readsOfLines(lines),
    ...accounts.map((account): Read => ({ kind: 'native', account })),
    ...readsOfLogs(receipt.logs, accounts),
    ...announcedReads(receipt.logs).filter((read) => own || isOfOne(read, accounts)),
    ...readsOfPositions(positions),
  ]);
  const besides = [...readsOfUsed(receipt.logs, steps, accounts), ...readsOfLines(payees)];
  const reads = distinctReads([...needed, ...besides]).slice(0, maxReads);
  return { reads, needed: needed.length, positions };
}

/** What others do in the same transaction to their contracts is no affair of the user's. */
function isOfOne(read: Read, accounts: readonly Address[]): boolean {
  const whose = 'contract' in read ? read.contract : 'safe' in read ? read.safe : undefined;
  const account = whose ?? (read.kind === 'code' ? read.account : undefined);
  return isAmong(account, accounts);
}

export function only(
  effects: Hearback['effects'],
  id: 'hearback.effects.cannotTell' | 'hearback.effects.notRead' | 'hearback.mined.reverted',
): ComparedEffects {
  return { effects, lines: [], facts: [], says: [{ id, args: {} }] };
}
