import type { Fact, Provenance } from '../model/fact.ts';
import type { Hearback, HearbackLine } from '../model/hearback.ts';
import { known, valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import { toldByNode } from '../world/provenance.ts';
import type { World } from '../world/world.ts';
import { type ComparedEffects, compareEffects, only } from './effects.ts';
import { type Asked, compareFields } from './fields.ts';
import type { Receipt, SentTransaction } from './mined.ts';

type Mined = Readonly<{ asked: Asked; sent: SentTransaction; value: Receipt; endpoint: string }>;

/** The last word on a mined transaction: the same or not, and whether it did what was read back. */
export async function minedHearback(
  readback: Readback,
  { asked, sent, value: receipt, endpoint }: Mined,
  world: World,
  signal: AbortSignal,
): Promise<Hearback> {
  const { chainId } = asked;
  const from = [toldByNode({ chainId, block: receipt.blockHash, number: receipt.blockNumber }, endpoint)];
  const fields = compareFields(asked, sent, from);
  const effects = await effectsOf(readback, { asked, sent, receipt }, world, signal);
  const fee = feeRow(readback, receipt, chainId, from);
  const facts: readonly Fact[] = [
    ...fields.facts,
    ...effects.facts,
    ...fee.facts,
    { id: 'mined.block', value: known({ kind: 'integer', value: receipt.blockNumber }), from },
  ];
  const dearer = fee.lines.filter((line) => !line.same);
  const verdict = fields.verdict === 'same' && dearer.length > 0 ? 'feeOrNonce' : fields.verdict;
  const said: Phrase = { id: `hearback.mined.${verdict}`, args: {} };
  const changed = effects.lines.filter(
    (line) => !line.same && (effects.effects === 'different' || effects.effects === 'less'),
  );
  return {
    verdict,
    effects: effects.effects,
    differs: [...fields.differs, ...[...changed, ...dearer].map((line) => line.happened)],
    lines: [...fields.lines, ...effects.lines, ...fee.lines],
    facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])),
    says: [said, ...(verdict === 'different' ? withoutComfort(effects.says) : effects.says)],
  };
}

/** That the own balances moved as expected is no comfort when something else was mined than was read back. */
function withoutComfort(says: readonly Phrase[]): readonly Phrase[] {
  return says.filter(({ id }) => id !== 'hearback.effects.asRead' && id !== 'hearback.effects.better');
}

async function effectsOf(
  readback: Readback,
  { asked, sent, receipt }: { asked: Asked; sent: SentTransaction; receipt: Receipt },
  world: World,
  signal: AbortSignal,
): Promise<ComparedEffects> {
  const predicted = valueOf(readback.effects);
  if (!receipt.ok) {
    return only(predicted?.status === 'revert' ? 'asRead' : 'reverted', 'hearback.mined.reverted');
  }
  if (predicted === undefined) return only('cannotTell', 'hearback.effects.notRead');
  try {
    const mined = {
      chainId: asked.chainId,
      from: sent.from,
      hash: sent.hash,
      receipt,
      steps: readback.steps,
    };
    return await compareEffects(predicted, mined, world, signal);
  } catch {
    return only('cannotTell', 'hearback.effects.cannotTell');
  }
}

/** What was paid beside what it could cost at most, where that was read back. */
function feeRow(
  readback: Readback,
  { fee }: Receipt,
  chainId: number,
  from: readonly Provenance[],
): { lines: readonly HearbackLine[]; facts: readonly Fact[] } {
  const asset = { kind: 'native', chainId } as const;
  const fact: Fact = { id: 'mined.fee', value: known({ kind: 'amount', raw: fee, asset }), from };
  const most = valueOf(readback.facts['fee.most']?.value);
  if (most?.kind !== 'amount') return { lines: [], facts: [fact] };
  const label: Phrase = { id: 'hearback.label.fee', args: {} };
  return {
    lines: [{ label, readBack: 'fee.most', happened: 'mined.fee', same: fee <= most.raw }],
    facts: [fact],
  };
}
