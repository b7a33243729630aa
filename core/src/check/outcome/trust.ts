import { isOddSymbol } from '../../text/oddSymbol.ts';
import { chainInfo } from '../../world/chains.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import type { Phrase } from '../../model/phrase.ts';
import { valueOf } from '../../model/known.ts';
import { blockTime } from '../../world/blockTime.ts';
import { clockOf } from '../../evidence/clock.ts';
import { changeOf } from '../../evidence/moves/flows.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import { type Rule } from '../rule.ts';
import { clear } from '../../evidence/ruleAnswer.ts';
import { missing } from '../../evidence/ruleAnswer.ts';
import { type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import { unanswered } from '../../evidence/unanswered.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on how far what is shown can be trusted: the node, the run, the fee, and the names of tokens. */
export const trust: readonly Rule[] = [
  {
    id: 'outcome.otherCourse',
    family: 'outcome',
    severity: 'caution',
    because:
      'A contract that notices when it is only tried can be kind then. The runs differ, or the one that would tell could not be made.',
    needs: ['effects'],
    readsSteps: false,
    run: otherCourse,
  },
  {
    id: 'outcome.fee',
    family: 'outcome',
    severity: 'caution',
    because:
      'A fee is money that leaves. Caution where the request itself sets it so high; a note where the network asks it.',
    needs: ['fee.expected'],
    readsSteps: false,
    run: fee,
  },
  {
    id: 'outcome.tokenName',
    family: 'outcome',
    severity: 'caution',
    because: 'A token chooses its own symbol. One that reads as a coin or as a sentence is there to deceive.',
    needs: ['token.<a>.symbol'],
    readsSteps: false,
    run: tokenName,
  },
  {
    id: 'chain.stale',
    family: 'chain',
    severity: 'caution',
    because: 'A node that is behind tells what would have happened then.',
    needs: ['effects', 'time'],
    readsSteps: false,
    run: stale,
  },
  {
    id: 'chain.clock',
    family: 'chain',
    severity: 'caution',
    because:
      'By a wrong clock what has ended looks as if it counted. Times are judged by the stricter clock then, and the reason is said once.',
    needs: ['time'],
    readsSteps: false,
    run: wrongClock,
  },
];

function otherCourse(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const said = effects.v.assumed.find(
    ({ id }) => id === 'effects.assumed.dependsOnFees' || id === 'effects.assumed.noFees',
  );
  if (said === undefined) return [clear('effects')];
  const differs = said.id === 'effects.assumed.dependsOnFees';
  const says: Phrase = { id: 'outcome.otherCourse.says', args: { how: differs ? 'differs' : 'untried' } };
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      says,
      why: { id: 'outcome.otherCourse.why', args: {} },
      remedy: { id: 'outcome.otherCourse.remedy', args: {} },
    },
  ];
}

function fee(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (body.kind !== 'transaction') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const { set } = body;
  const byUser = set.gasPrice ?? set.maxPriorityFeePerGas;
  const tip = set.gasPrice === undefined ? byUser : set.gasPrice - effects.v.block.baseFeePerGas;
  const { feePercent, priorityFeeGwei } = thresholdsOf(view);
  const most = BigInt(Math.round(priorityFeeGwei * 1e9));
  const absurd = tip !== undefined && tip > most && tip > 5n * effects.v.block.baseFeePerGas;
  const read = lookUp(view, 'fee.expected');
  const expected = valueOf(read);
  const moved = body.call.value;
  const alone = !effects.v.lines.some(
    (line) => line.asset?.kind !== 'native' && changeOf(line) !== undefined,
  );
  const large =
    alone && moved > 0n && expected?.kind === 'amount' && isMoreThan(expected.raw, feePercent, moved);
  if (!absurd && !large) {
    if (alone && moved > 0n && unanswered(read)) return [missing('fee.expected', read)];
    return [expected === undefined ? clear('effects') : clear('fee.expected')];
  }
  return [
    {
      outcome: 'fired',
      severity: byUser === undefined ? 'note' : 'caution',
      facts: ['fee.expected'],
      says: {
        id: 'outcome.fee.says',
        args: { how: absurd ? 'price' : 'share', fee: 'fee.expected', percent: feePercent },
      },
      why: { id: 'outcome.fee.why', args: {} },
      remedy: { id: 'outcome.fee.remedy', args: {} },
    },
  ];
}

function tokenName(view: Evidence): readonly RuleAnswer[] {
  const chainId = chainOf(view.incoming.request.body);
  const native = chainId === undefined ? undefined : (chainInfo(chainId)?.symbol ?? 'ETH');
  return Object.keys(view.facts).flatMap((id): readonly RuleAnswer[] => {
    const address = /^token\.(0x[0-9a-f]{40})\.symbol$/.exec(id)?.[1];
    if (address === undefined) return [];
    const read = lookUp(view, id);
    if (unanswered(read)) return [missing(id, read)];
    const symbol = valueOf(read);
    if (symbol?.kind !== 'text') return [];
    if (!isOddSymbol(symbol.text, native) && !isLure(symbol.text)) return [clear(id)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        facts: [id],
        says: { id: 'outcome.tokenName.says', args: { symbol: id } },
        why: { id: 'outcome.tokenName.why', args: {} },
        remedy: { id: 'outcome.tokenName.remedy', args: {} },
      },
    ];
  });
}

/** Whether a symbol sends whoever reads it somewhere: the address of a site, or what to do there. */
function isLure(symbol: string): boolean {
  return /(?:^|[^a-z])(?:www\.|(?:t\.me|claim|visit|airdrop|redeem|voucher)(?![a-z]))|\b[a-z0-9-]{2,}\.(?:com|org|io|xyz|net|app|finance|site|online|top|pro|me|gg|cc|vip|link|click|info|claims|lol|fun|live|cash|events|network|page|dev)\b/i.test(
    symbol,
  );
}

function stale(view: Evidence): readonly RuleAnswer[] {
  const { stations, effects, incoming } = view;
  // What was mined is read on its own block, however old that is.
  if (stations.simulate === 'skipped' || incoming.mined !== undefined) return [];
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (blockTime(effects.v.block.chainId) === undefined) return [];
  if (view.now.s !== 'known') return [missing('time', view.now)];
  const clock = clockOf(view);
  // Whose clock is wrong is said once.
  if (clock.is !== 'node') return [unanswered(view.heads) ? missing('time', view.heads) : clear('effects')];
  const how = clock.off < 0n ? 'ahead' : clock.others ? 'behind' : 'alone';
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      says: { id: 'chain.stale.says', args: { how, minutes: minutesOf(clock.off) } },
      why: { id: 'chain.stale.why', args: { how } },
      remedy: { id: 'chain.stale.remedy', args: { how } },
    },
  ];
}

function wrongClock(view: Evidence): readonly RuleAnswer[] {
  const clock = clockOf(view);
  if (clock.is !== 'device') {
    const gap = [view.now, view.heads, view.effects].find(unanswered);
    if (gap !== undefined && view.stations.simulate !== 'skipped') return [missing('time', gap)];
    return clock.is === 'unknown' ? [] : [clear('time')];
  }
  const way = clock.off > 0n ? 'fast' : 'slow';
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      says: { id: 'chain.clock.says', args: { way, minutes: minutesOf(clock.off) } },
      why: { id: 'chain.clock.why', args: { way } },
      remedy: { id: 'chain.clock.remedy', args: {} },
    },
  ];
}

function minutesOf(seconds: bigint): number {
  return Number((seconds < 0n ? -seconds : seconds) / 60n);
}
