import { blockTime } from '../../world/blockTime.ts';
import { clockOf } from '../../evidence/clock.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unanswered } from '../../model/unanswered.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Whose clock is wrong: that of the node, or that of the device. */
export const clocks: readonly Rule[] = [
  {
    id: 'chain.stale',
    severity: 'caution',
    needs: ['effects', 'time'],
    readsSteps: false,
    run: stale,
  },
  {
    id: 'chain.clock',
    severity: 'caution',
    needs: ['time'],
    readsSteps: false,
    run: wrongClock,
  },
];

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
      says: { id: 'chain.stale.says', args: { how, ...spanOf(clock.off) } },
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
      says: { id: 'chain.clock.says', args: { way, ...spanOf(clock.off) } },
      why: { id: 'chain.clock.why', args: { way } },
      remedy: { id: 'chain.clock.remedy', args: {} },
    },
  ];
}

/** How long, in whole units of the largest of which it has two. */
function spanOf(seconds: bigint): Readonly<{ count: number; unit: string }> {
  const minutes = Number((seconds < 0n ? -seconds : seconds) / 60n);
  const [unit, size] = units.find(([, each]) => minutes >= 2 * each) ?? ['minutes', 1];
  return { count: Math.floor(minutes / size), unit };
}

/** In minutes. */
const units = [
  ['years', 365 * 24 * 60],
  ['days', 24 * 60],
  ['hours', 60],
] as const;
