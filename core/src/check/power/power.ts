import { factOfStep } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { approvedIn, isAgreement, isSafeMessage } from '../../decode/approved.ts';
import type { Step } from '../../model/step.ts';
import { controlCalls } from '../../evidence/controlCalls.ts';
import { controlKindOf } from '../../actions/control/controls.ts';
import { sharesAdmin } from './givenAway.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { safeLibraries } from '../../shipped/safe/libraries.ts';
import { safeSingletons } from '../../shipped/safe/singletons.ts';
import { standsAt } from '../../evidence/shipped.ts';
import { codeFact, type Evidence } from '../../evidence/evidence.ts';
import { callsItself } from '../../actions/steps/callsItself.ts';
import { addressAt, argAt, boolAt, everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on foreign code that runs as an account, on code that is replaced, and on other changes of who decides. */
export const power: readonly Rule[] = [
  {
    id: 'power.delegatecall',
    severity: 'stop',
    needs: ['step.<s>.to', 'account.<a>.code'],
    readsSteps: true,
    run: (view) => view.steps.flatMap((step) => delegatecalls(view, step)),
  },
  {
    id: 'power.codeReplaced',
    severity: 'stop',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    run: codeReplaced,
  },
  {
    id: 'power.control',
    severity: 'caution',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    run: control,
  },
  {
    id: 'power.blindHash',
    severity: 'stop',
    needs: ['step.<s>.arg.hashToApprove'],
    readsSteps: true,
    run: blindHash,
  },
];

function delegatecalls(view: Evidence, step: Step): readonly RuleAnswer[] {
  return [
    ...(step.op === 'delegatecall' ? [delegatecall(view, step)] : []),
    ...step.steps.flatMap((inner) =>
      callsItself(inner, step) || isNewSafe(inner, step)
        ? multicalled(view, inner)
        : delegatecalls(view, inner),
    ),
  ];
}

/** What a new Safe runs is the code that it is made with: it is not an account yet that it could be taken from. */
function isNewSafe({ to }: Step, outer: Step): boolean {
  return isKnownAs(outer, 'makeSafe') && to !== null && safeSingletons.has(to.toLowerCase());
}

/** A contract that calls itself runs its own code: only what is further inside can be foreign. */
function multicalled(view: Evidence, step: Step): readonly RuleAnswer[] {
  return [clear(factOfStep(step.id, 'to')), ...delegatecalls(view, { ...step, op: 'call' })];
}

/** A library of Safe's is known by its address only where a contract is at it: else anything may come there. */
function delegatecall(view: Evidence, step: Step): RuleAnswer {
  const fact = factOfStep(step.id, 'to');
  const target = step.to;
  if (target !== null && safeLibraries.has(target.toLowerCase())) {
    const stands = standsAt(view, target);
    if (stands.s !== 'known') return missing(codeFact(target), stands);
    if (stands.v) return clear(fact);
  }
  return {
    outcome: 'fired',
    ...(target === null ? { severity: 'stop' } : stopUnlessKnown(view, target)),
    step: step.id,
    facts: [fact],
    says: { id: 'power.delegatecall.says', args: { target: fact } },
    why: { id: 'power.delegatecall.why', args: {} },
    remedy: 'reject',
    act: { kind: 'reject' },
  };
}

function codeReplaced(view: Evidence): readonly RuleAnswer[] {
  const calls = controlCalls(view, 'code');
  if (calls.length === 0) return [];
  const made = everyStep(view.steps).filter((step) => isKnownAs(step, 'makeSafe'));
  const inNewSafes = new Set(made.flatMap(({ steps }) => everyStep(steps)));
  return calls.map(({ step, fn, contract }): RuleAnswer => {
    const own = inNewSafes.has(step) ? singletonIn(step) : undefined;
    if (own !== undefined) {
      const stands = standsAt(view, own);
      if (stands.s !== 'known') return missing(codeFact(own), stands);
      if (stands.v) return clear(fn);
    }
    const ofSafe = isKnownAs(step, 'masterCopy');
    return {
      outcome: 'fired',
      severity: ofSafe ? 'stop' : 'caution',
      step: step.id,
      facts: [fn, contract],
      says: { id: 'power.codeReplaced.says', args: { fn, contract } },
      why: { id: 'power.codeReplaced.why', args: {} },
      remedy: ofSafe ? 'reject' : { id: 'power.control.remedy', args: {} },
      ...(ofSafe ? { act: { kind: 'reject' } } : {}),
    };
  });
}

/** The code of Safe's own that a call gives: a new Safe had none before, and gets one of theirs, as its setup chooses. */
function singletonIn(step: Step): Address | undefined {
  const installs = rowSays(step.fn?.signature, 'installs');
  const it = installs?.as === 'code' ? addressAt(step, ...installs.at)?.value : undefined;
  return it !== undefined && safeSingletons.has(it.toLowerCase()) ? it : undefined;
}

function control(view: Evidence): readonly RuleAnswer[] {
  const calls = controlCalls(view, 'control').filter(({ step }) => sharesAdmin(step) === undefined);
  return calls.map(({ step, fn, contract }): RuleAnswer => {
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fn, contract],
      says: { id: 'power.control.says', args: { fn, contract } },
      why: { id: 'power.control.why', args: {} },
      remedy: { id: 'power.control.remedy', args: {} },
    };
  });
}

/** Whether a call changes code or who decides, or approves something that is not shown. */
export function isPower(step: Step): boolean {
  return controlKindOf(step) !== undefined || isBlind(step);
}

/** Of an order of CoW Protocol that counts as signed, only the hash is in the call. */
function isBlind(step: Step): boolean {
  return isKnownAs(step, 'approveHash', 'signMessage', 'preSign');
}

/**
 * A message by which a Safe agrees to what is hashed (EIP-712): to what another Safe does. A bare hash may be of a message that
 * an app asks for, which is not read, and is no more than that as long as nothing came with it.
 */
function isHashMessage({ incoming }: Evidence, step: Step): boolean {
  const value = isSafeMessage(step) ? step.args[0]?.value : undefined;
  if (value?.kind !== 'bytes') return false;
  const isWhole = value.hex.length === 134 && value.hex.startsWith('0x1901');
  return isWhole || incoming.request.beside !== undefined;
}

/** A Safe approves a hash, or signs bytes, that can represent anything: another transaction, or a permit. */
function blindHash(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    if (!isBlind(step) && !isHashMessage(view, step)) return [];
    if (!isActing(step.actor, acting)) return [];
    const hash = argAt(step, 0);
    // What the hash is of is inside, and is judged there.
    if (approvedIn([step]).length > 0) return [clear(...(hash === undefined ? [] : [hash.fact]))];
    const isOther = isAgreement(step) && view.incoming.request.beside !== undefined;
    const isOrder = isKnownAs(step, 'preSign');
    if (isOrder && boolAt(step, 1)?.value === false) return [];
    return [
      {
        outcome: 'fired',
        severity: isOrder ? 'caution' : 'stop',
        step: step.id,
        facts: hash === undefined ? [] : [hash.fact],
        says: {
          id: isOther ? 'power.blindHash.saysOther' : 'power.blindHash.says',
          args: { fn: factOfStep(step.id, 'fn') },
        },
        why: { id: isOrder ? 'power.blindHash.whyOrder' : 'power.blindHash.why', args: {} },
        remedy: isOrder ? { id: 'power.blindHash.remedyOrder', args: {} } : 'reject',
        ...(isOrder ? {} : { act: { kind: 'reject' } }),
      },
    ];
  });
}
