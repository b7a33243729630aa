import { approvedAlone, withoutApproved } from '../../decode/approved.ts';
import type { Hex } from 'viem';
import type { Fact, Provenance } from '../../model/fact.ts';
import type { Hearback, HearbackLine } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { toldByNode } from '../../world/provenance.ts';
import { same } from '../../ledger/account.ts';
import type { FoundInside } from '../carried/find.ts';
import { carriedFacts, carriedRows, carriedSays, moreRows, type Rows } from '../carried/rows.ts';
import type { Wanted } from '../carried/wanted.ts';
import { type ComparedEffects, compareEffects, only } from '../effects/effects.ts';
import { type ExpectedTransaction, type ComparedFields, compareFields } from './fields.ts';
import type { Receipt, SentTransaction } from './mined.ts';
import { paidDearly } from './dearGas.ts';
import { wasMinedBefore } from './minedBefore.ts';
import type { HearingNode } from './node.ts';
import { heardSaid } from '../said/heardSaid.ts';
import type { Proven } from './proven.ts';
import { upgradedSince } from '../effects/upgraded.ts';

/** What was read back: as a transaction of its own, where it may be sent as one, and as calls that may be carried. */
export type ReadBack = Readonly<{
  asked: ExpectedTransaction | undefined;
  wanted: Wanted;
  safeHash?: Hex | undefined;
}>;

/** A transaction that the node has mined, how far its fields could be checked, and its receipt. */
export type MinedOutcome = Readonly<{
  sent: SentTransaction;
  proof: Exclude<Proven['s'], 'wrong'>;
  receipt: Receipt;
  endpoint: string;
}>;

/** The last word on a mined transaction: the same, carried, or not, and whether it did what was read back. */
export async function minedHearback(
  readback: Readback,
  { asked, wanted, safeHash }: ReadBack,
  mined: MinedOutcome,
  node: HearingNode,
): Promise<Hearback> {
  const { sent, receipt, endpoint } = mined;
  const { chainId } = node;
  const at = { chainId, block: receipt.blockHash, number: receipt.blockNumber };
  const from = [toldByNode(at, endpoint)];
  const fields = asked === undefined ? undefined : compareFields(asked, sent, from);
  const direct = fields !== undefined && fields.verdict !== 'different' ? fields : undefined;
  const found = direct ? undefined : await inside(wanted, mined, node, safeHash);
  const own = same(sent.from, wanted.account);
  // Of a Safe's transaction its nonce says which it is.
  const [effects, upgraded, isDear, isEarlier] = await Promise.all([
    effectsOf(readback, { wanted, mined, found }, node),
    receipt.ok && found?.is !== 'not' ? upgradedSince(readback, wanted, receipt, node) : noRows,
    own && paidDearly(receipt, asked, node),
    safeHash === undefined && wasMinedBefore(readback, receipt, node),
  ]);
  const fee = own ? feeRow(readback, receipt, chainId, from) : noRows;
  const rows = [direct ?? rowsOf(found, { wanted, fields, from }), effects, upgraded, fee];
  const dearer = fee.lines.filter((line) => !line.same);
  const changed = effects.lines.filter(
    (line) =>
      (effects.effects === 'different' || effects.effects === 'less') && isOther(line, readback, effects),
  );
  const verdict = isEarlier ? 'different' : verdictOf(direct, found, isDear || dearer.length > 0);
  const heard = await heardSaid(
    readback,
    {
      verdict,
      account: wanted.account,
      failed: !receipt.ok || (found?.is === 'carried' && found.failed) ? 'all' : undefined,
      fee: own ? receipt.fee : undefined,
      // What was mined earlier, or may not have run, did not do it.
      happened: isEarlier || found?.is === 'cannotTell' ? undefined : effects.happened,
    },
    node,
  );
  const facts: readonly Fact[] = [
    ...rows.flatMap((it) => it.facts),
    ...(found ? carriedFacts(wanted, sent, from) : []),
    { id: 'mined.block', value: known({ kind: 'integer', value: receipt.blockNumber }), from },
    ...(heard?.facts ?? []),
  ];
  const said: readonly Phrase[] = isEarlier
    ? [{ id: 'hearback.mined.earlier', args: {} }]
    : found
      ? carriedSays(found, wanted)
      : [{ id: saidOf[verdict], args: {} }];
  const at0 = found?.is === 'carried' ? found.at?.step.id : undefined;
  return {
    verdict,
    effects: effects.effects,
    differs: [
      ...(isEarlier ? ['mined.block'] : []),
      ...(verdict === 'different' ? differsOf(rows[0]) : (direct?.differs ?? [])),
      ...[...changed, ...dearer].map((line) => line.happened),
    ],
    followed: {
      hash: sent.hash,
      block: { number: receipt.blockNumber, hash: receipt.blockHash },
      ...(at0 === undefined ? {} : { carriedAt: at0 }),
    },
    lines: rows.flatMap((it) => it.lines),
    facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])),
    says: [
      ...said,
      ...(mined.proof === 'ownType' ? [{ id: 'hearback.sent.ownType', args: {} } as const] : []),
      ...(isDear ? [{ id: 'hearback.mined.dear', args: { fee: 'mined.fee' } } as const] : []),
      ...upgraded.says,
      ...(verdict === 'different' ? withoutComfort(effects.says) : effects.says),
      ...(heard ? [heard.says] : []),
    ],
    ...(heard ? { said: heard.said } : {}),
  };
}

type Said = Rows & Readonly<{ says: readonly Phrase[] }>;

/** The decoder is needed only for what is not itself what was read back. */
async function inside(wanted: Wanted, mined: MinedOutcome, node: HearingNode, hash: Hex | undefined) {
  const { findInside } = await import('../carried/find.ts');
  return findInside(wanted, mined, node, hash);
}

const saidOf = {
  same: 'hearback.mined.same',
  feeOrNonce: 'hearback.mined.feeOrNonce',
  carried: 'hearback.mined.carried',
  different: 'hearback.mined.different',
  cannotTell: 'hearback.sent.cannotTell',
} as const;

const noRows: Said = { lines: [], facts: [], says: [] };

function verdictOf(
  direct: ComparedFields | undefined,
  found: FoundInside | undefined,
  dearer: boolean,
): 'same' | 'feeOrNonce' | 'carried' | 'different' | 'cannotTell' {
  if (found?.is === 'carried') return 'carried';
  if (found?.is === 'cannotTell') return 'cannotTell';
  if (direct === undefined) return 'different';
  return direct.verdict === 'same' && dearer ? 'feeOrNonce' : direct.verdict;
}

/** Rows of a transaction that is not itself what was read back. */
function rowsOf(
  found: FoundInside | undefined,
  { wanted, fields, from }: { wanted: Wanted; fields: Rows | undefined; from: readonly Provenance[] },
): Rows {
  if (found?.is === 'carried') {
    const [calls, more] = [carriedRows(wanted, from), moreRows(found.upgrades ?? [], wanted, from)];
    return { lines: [...calls.lines, ...more.lines], facts: [...calls.facts, ...more.facts] };
  }
  if (found?.is !== 'not') return noRows;
  const more = moreRows(found.more, wanted, from);
  const same = found.found ? carriedRows(wanted, from) : (fields ?? noRows);
  // Where nothing of it was found, what the account did instead says nothing beside the fields that differ.
  return found.found || fields === undefined
    ? { lines: [...same.lines, ...more.lines], facts: [...same.facts, ...more.facts] }
    : same;
}

/** What was not known before is not a difference. */
function isOther({ same, readBack }: HearbackLine, { facts }: Readback, { facts: own }: Rows): boolean {
  const before = own.find(({ id }) => id === readBack) ?? facts[readBack];
  return !same && before?.value.s === 'known';
}

function differsOf(rows: Rows | undefined): readonly string[] {
  return (rows?.lines ?? []).filter(({ same }) => !same).map(({ happened }) => happened);
}

const comforts: ReadonlySet<string> = new Set([
  'hearback.effects.asRead',
  'hearback.effects.approved',
  'hearback.effects.better',
  'hearback.effects.close',
]);

/** That the own balances moved as expected is no comfort when something else was mined than was read back. */
function withoutComfort(says: readonly Phrase[]): readonly Phrase[] {
  return says.filter(({ id }) => !comforts.has(id));
}

/** Of a hash that is approved nothing else moves yet: what it is of happens later. */
async function effectsOf(
  readback: Readback,
  { wanted, mined, found }: { wanted: Wanted; mined: MinedOutcome; found: FoundInside | undefined },
  node: HearingNode,
): Promise<ComparedEffects> {
  const { world, signal } = node;
  const { sent, receipt } = mined;
  const predicted = valueOf(readback.effects);
  const failed = found?.is === 'carried' && found.failed;
  if (!receipt.ok || failed) {
    const is = predicted?.status === 'revert' ? 'asRead' : 'reverted';
    return failed
      ? { ...only(is, 'hearback.mined.reverted'), says: [] }
      : only(is, 'hearback.mined.reverted');
  }
  if (predicted === undefined) return only('cannotTell', 'hearback.effects.notRead');
  try {
    const { chainId, account } = wanted;
    const steps = withoutApproved(readback.steps);
    const calls = async () => (await import('../carried/trace.ts')).traceOf(sent, node);
    const asMined = {
      chainId,
      account,
      from: sent.from,
      hash: sent.hash,
      receipt,
      steps,
      known: readback.facts,
      calls,
    };
    if (approvedAlone(readback.steps) === undefined) {
      return await compareEffects(predicted, asMined, world, signal);
    }
    const { arrivals: _, ...rest } = predicted;
    const own = { ...rest, lines: predicted.lines.filter(({ what }) => what === 'fee') };
    const compared = await compareEffects(own, asMined, world, signal);
    const asRead = { ...compared, says: [{ id: 'hearback.effects.approved', args: {} }] } as const;
    return compared.effects === 'asRead' ? asRead : compared;
  } catch {
    return only('cannotTell', 'hearback.effects.cannotTell');
  }
}

/** What was paid beside what it could cost at most, where that was read back. */
function feeRow(readback: Readback, { fee }: Receipt, chainId: number, from: readonly Provenance[]): Rows {
  const asset = { kind: 'native', chainId } as const;
  const fact: Fact = { id: 'mined.fee', value: known({ kind: 'amount', raw: fee, asset }), from };
  const most = valueOf(readback.facts['fee.most']?.value);
  if (most?.kind !== 'amount') return { lines: [], facts: [fact] };
  const label: Phrase = { id: 'hearback.label.fee', args: {} };
  const line: HearbackLine = { label, readBack: 'fee.most', happened: 'mined.fee', same: fee <= most.raw };
  return { lines: [line], facts: [fact] };
}
