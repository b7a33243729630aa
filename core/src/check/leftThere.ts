import { pending } from '../model/known.ts';
import { isDust } from './dust.ts';
import { leftInPlan } from './leftInPlan.ts';
import { netGains } from './netGains.ts';
import { actingAccounts, isActing } from './own.ts';
import { passersOf } from './passers.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import type { View } from './view.ts';
import { isVouched } from './vouched.ts';
import { same } from './walk.ts';

/** What stays with a contract that keeps nothing for anybody. */
export const leftThere: readonly Rule[] = [
  {
    id: 'transfers.leftThere',
    family: 'transfers',
    severity: 'caution',
    because:
      'Routers, bundlers and position managers pay out whatever they hold to whoever asks. More than a hundredth of what came that stays there is lost to robots; less is what prices round away.',
    needs: ['effects', 'step.<s>.to'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

/** The part of what came that may stay. */
const smallPart = 100n;

function run(view: View): readonly Said[] {
  const passers = passersOf(view);
  if (passers.length === 0) return [];
  const acting = actingAccounts(view);
  const planned = leftInPlan(view.steps).filter((step) => isActing(step.caller ?? step.actor, acting));
  const said = [...planned.map(byPlan), ...bySimulation(view)];
  const at = new Set<string>();
  // Once a contract: the simulation names the amount.
  return said.toReversed().filter((it) => {
    if (it.outcome !== 'fired') return true;
    const key = (it.step === undefined ? '' : (passerOf(it.step, view) ?? it.step)).toLowerCase();
    if (at.has(key)) return false;
    at.add(key);
    return true;
  });
}

function passerOf(id: string, view: View): string | undefined {
  const found = passersOf(view).find(({ step }) => step.id === id);
  if (found !== undefined) return found.contract;
  return leftInPlan(view.steps).find((step) => step.id === id)?.to ?? undefined;
}

function byPlan({ id }: Readonly<{ id: string }>): Said {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: id,
    facts: [`step.${id}.to`],
    says: { id: 'transfers.leftThere.saysPlan', args: { contract: `step.${id}.to` } },
    why: { id: 'transfers.leftThere.why', args: {} },
    remedy: { id: 'transfers.leftThere.remedy', args: {} },
  };
}

function bySimulation(view: View): readonly Said[] {
  if (view.stations.simulate === 'skipped') return [];
  const { effects } = view;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status === 'revert') return [clear('effects')];
  // Only the calls inside show what native currency is passed on.
  const calls = effects.v.calls;
  if (calls?.s === 'pending') return [missing('effects', pending)];
  const moves = effects.v.moves ?? [];
  const said = passersOf(view).flatMap(({ contract, step }): Said[] => {
    // Whatever leaves for a contract that nobody vouches for is a warning of its own.
    if (!isVouched(view, contract)) return [];
    const left = netGains(view, moves, contract).find(
      ({ asset, gain, came }) =>
        (asset.kind !== 'native' || calls?.s === 'known') &&
        gain * smallPart > came &&
        !isDust(view, asset, gain) &&
        // A token that is a share in the contract itself is nobody else's.
        (asset.kind === 'native' || !same(asset.address, contract)),
    );
    if (left === undefined) return [];
    const [amount, to] = [`move.${left.at}.amount`, `step.${step.id}.to`];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [amount, to],
        says: { id: 'transfers.leftThere.says', args: { amount, contract: to } },
        why: { id: 'transfers.leftThere.why', args: {} },
        remedy: { id: 'transfers.leftThere.remedy', args: {} },
      },
    ];
  });
  return said.length > 0 ? said : [clear('effects')];
}
