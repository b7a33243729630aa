import { valueOf } from '../../model/known.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** How much gas the request asks for, and what it is spent on. */
export const gasUse: readonly Rule[] = [
  {
    id: 'outcome.gas',
    severity: 'caution',
    needs: ['request.gas', 'effects'],
    readsSteps: false,
    run,
  },
];

/** A run that makes so many contracts makes them for their own sake: a factory makes one or two. */
const manyContracts = 10;

/** So much gas more than is used leaves room for a dozen swaps. */
const muchGas = 1_000_000n;

function run(view: Evidence): readonly RuleAnswer[] {
  const body = view.incoming.request.body;
  if (view.stations.simulate === 'skipped') return [];
  const gas = body.kind === 'transaction' ? body.set.gas : undefined;
  const effects = view.effects;
  if (effects.s !== 'known') return gas === undefined ? [] : [missing('effects', effects)];
  const { gasUsed, block, status, notNow = [] } = effects.v;
  const made = (valueOf(effects.v.calls) ?? []).filter(({ op, ok }) => op === 'create' && ok).length;
  const said: RuleAnswer[] = [];
  if (made >= manyContracts) said.push(fired('creates', 'caution', { made }));
  if (notNow.some(({ is }) => is === 'gas')) said.push(fired('network', 'note', { made }));
  if (gas !== undefined && gas > block.gasLimit) said.push(fired('block', 'caution', { made }));
  else if (gas !== undefined && status === 'success' && gas > gasUsed * 3n) {
    const far = gas - gasUsed > muchGas;
    said.push(fired('limit', far ? 'caution' : 'note', { made, times: Number(gas / (gasUsed || 1n)) }));
  }
  if (said.length > 0) return said;
  return gas === undefined && effects.v.calls === undefined ? [] : [clear('effects')];
}

function fired(
  how: 'creates' | 'block' | 'network' | 'limit',
  severity: 'caution' | 'note',
  { made, times = 0 }: Readonly<{ made: number; times?: number }>,
): RuleAnswer {
  return {
    outcome: 'fired',
    severity,
    facts: how === 'creates' ? [] : ['request.gas'],
    says: { id: 'outcome.gas.says', args: { how, count: how === 'creates' ? made : times } },
    why: { id: 'outcome.gas.why', args: { how } },
    remedy: { id: 'outcome.gas.remedy', args: { how } },
  };
}
