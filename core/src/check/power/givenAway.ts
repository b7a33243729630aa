import { isZero } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { type Address, zeroAddress } from 'viem';
import type { Step } from '../../model/step.ts';
import { type ControlCall, controlCalls } from '../../evidence/controlCalls.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { comesBack, ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, argAt, type FoundAt, integerAt } from '../../actions/steps/stepTree.ts';

type FoundAddress = FoundAt<Address>;

/** Rules on what was the user's to decide, and goes to someone else. */
export const givenAway: readonly Rule[] = [
  {
    id: 'power.givenAway',
    severity: 'caution',
    needs: ['step.<s>.fn', 'book'],
    readsSteps: true,
    run: (view) => [
      ...controlCalls(view, 'given').map((call) => given(view, call)),
      ...controlCalls(view, 'control').flatMap((call) => shared(view, call)),
      ...controlCalls(view, 'handover').flatMap((call) => handedOver(view, call)),
    ],
  },
];

/** To whom a call gives the role that hands out all others; undefined for any other call. */
export function sharesAdmin(step: Step): FoundAddress | undefined {
  const role = argAt(step, 0)?.value;
  const isFirst =
    (role?.kind === 'bytes' && isZero(role.hex)) || (role?.kind === 'integer' && role.value === 0n);
  return isFirst && isKnownAs(step, 'giveRole') ? addressAt(step, 1) : undefined;
}

function given(view: Evidence, { step, fn, contract }: ControlCall): RuleAnswer {
  const signature = step.fn?.signature ?? '';
  const place = rowSays(signature, 'about');
  const of = place === undefined ? undefined : addressAt(step, ...place);
  const about = of?.fact ?? contract;
  // Of a role that is given up, the address is whose role it was.
  const isDropped = rowSays(signature, 'verb') === 'giveUp';
  const to = isDropped ? undefined : addressAt(step, of === undefined ? 0 : 1);
  const more = { why: { id: 'power.givenAway.why', args: {} }, remedy } as const;
  if (to === undefined || to.value === zeroAddress) {
    return {
      ...fired(step, 'caution', [fn, about]),
      says: { id: 'power.givenAway.saysDrops', args: { fn, contract: about } },
      ...more,
    };
  }
  const severity = isOwn(view, to) ? 'note' : 'caution';
  return {
    ...fired(step, severity, [fn, about, to.fact]),
    says: { id: 'power.givenAway.says', args: { fn, contract: about, to: to.fact } },
    ...more,
  };
}

function shared(view: Evidence, { step, fn, contract }: ControlCall): readonly RuleAnswer[] {
  const to = sharesAdmin(step);
  if (to === undefined) return [];
  return [
    {
      ...fired(step, isOwn(view, to) ? 'note' : 'caution', [fn, contract, to.fact]),
      says: { id: 'power.givenAway.saysShares', args: { fn, contract, to: to.fact } },
      why: { id: 'power.givenAway.whyShares', args: {} },
      remedy,
    },
  ];
}

/** What is left with who has it, or is taken back from someone, is handed to nobody. */
function handedOver(view: Evidence, { step, fn, contract }: ControlCall): readonly RuleAnswer[] {
  const it = rowSays(step.fn?.signature, 'hands');
  const to = it === undefined ? undefined : addressAt(step, ...it.to);
  if (it === undefined || to === undefined) return [];
  const takenBack = it.unless !== undefined && integerAt(step, ...it.unless)?.value === 0n;
  if (takenBack || comesBack(to.value, step.actor, new Set())) return [clear(to.fact)];
  return [
    {
      ...fired(step, isOwn(view, to) ? 'note' : 'caution', [fn, contract, to.fact]),
      says: { id: 'power.givenAway.saysPart', args: { fn, contract, to: to.fact, what: it.what } },
      why: { id: 'power.givenAway.whyPart', args: {} },
      remedy,
    },
  ];
}

const remedy = { id: 'power.control.remedy', args: {} } as const;

function fired(step: Step, severity: 'caution' | 'note', facts: readonly string[]) {
  return { outcome: 'fired', severity, step: step.id, facts } as const;
}

function isOwn(view: Evidence, { value }: FoundAddress): boolean {
  return ownAccounts(view).has(value.toLowerCase());
}
