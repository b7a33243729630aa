import { same } from '../../ledger/account.ts';
import type { EffectLine } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';
import { isAuthorization } from '../../actions/steps/agency.ts';
import { contractOf } from '../../evidence/controlCalls.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { actingAccounts, isActing, ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Rules on changes of control that the run shows and no call asks for. */
export const controlEffects: readonly Rule[] = [
  {
    id: 'power.hiddenControl',
    severity: 'stop',
    needs: ['effect.<n>.after', 'steps'],
    readsSteps: false,
    run: hiddenControl,
  },
];

/** Lines of control that change in the simulation, though no call of the request that was read says so. */
export function unaskedControl(view: Evidence): readonly EffectLine[] {
  if (view.effects.s !== 'known') return [];
  const { lines } = view.effects.v;
  const newborn = new Set(lines.filter(isNew).map(({ who }) => who.toLowerCase()));
  const steps = immediateSteps(view.steps);
  const acting = actingAccounts(view);
  return lines.filter(
    (line) =>
      line.part !== undefined &&
      line.basis === 'read' &&
      !newborn.has(line.who.toLowerCase()) &&
      !steps.some((step) => (isActing(step.actor, acting) || isAuthorization(step)) && asksFor(step, line)),
  );
}

function hiddenControl(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const unlooked = effects.v.notLookedAt.some(({ is }) => is === 'control');
  if (unlooked && effects.v.status !== 'revert') return [{ outcome: 'unknown', missing: ['effects'] }];
  const unasked = unaskedControl(view);
  if (unasked.length === 0) return [clear('effects')];
  return unasked.map((line): RuleAnswer => {
    const grave = isTakeover(view, line);
    return {
      outcome: 'fired',
      severity: grave ? 'stop' : 'caution',
      facts: [effectFact(line, 'after'), effectFact(line, 'who')],
      says: {
        id: 'power.hiddenControl.says',
        args: { part: line.part ?? 'other', who: effectFact(line, 'who') },
      },
      why: { id: grave ? 'power.hiddenControl.whyYours' : 'power.hiddenControl.why', args: {} },
      remedy: grave ? 'reject' : { id: 'power.control.remedy', args: {} },
      ...(grave ? { act: { kind: 'reject' } } : {}),
    };
  });
}

/** A contract that the run makes had nobody who controlled it. */
function isNew({ part, before }: EffectLine): boolean {
  const was = valueOf(before);
  return part === 'contract' && typeof was === 'string' && isNothing(was);
}

/** Whether a call says the change: its function, of that contract, with the address or number that it comes to. */
function asksFor(step: Step, line: EffectLine): boolean {
  const { part, who, counterparty } = line;
  if (part === undefined) return false;
  if (part === 'delegation') {
    const to = valueOf(line.after);
    if (!isAuthorization(step) || step.to === null || typeof to !== 'string') return false;
    return same(step.to, to) && (step.actor === 'unknown' || same(step.actor, who));
  }
  const says = rowSays(step.fn?.signature, 'alters');
  if (says === undefined || !says.parts.includes(part)) return false;
  const contract = contractOf(step);
  if (!same(contract, who)) return false;
  const about = counterparty ?? valueOf(line.after);
  if (about === undefined) return false;
  if (typeof about === 'bigint') return values(step).some((it) => it === about);
  if (typeof about !== 'string') return false;
  const given = values(step).filter((it) => typeof it === 'string');
  // What takes no address names nobody: it is for whoever calls it, for nobody, or for code that is published.
  if (given.length === 0 || isNothing(about)) return true;
  return given.some((it) => same(it, about));
}

/** The addresses and numbers that a call is given, those in lists included. */
function values({ args }: Step): readonly (string | bigint)[] {
  return args.flatMap(valuesIn);
}

function valuesIn(arg: Arg): readonly (string | bigint)[] {
  if (arg.value.kind === 'address') return [arg.value.address];
  return arg.value.kind === 'integer' ? [arg.value.value] : insideOf(arg).flatMap(valuesIn);
}

/** Whether someone gets power over the user's account or Safe, or what the user controlled goes to someone else. */
function isTakeover(view: Evidence, line: EffectLine): boolean {
  const own = ownAccounts(view);
  const acting = actingAccounts(view);
  const before = valueOf(line.before);
  const after = valueOf(line.after);
  const isOwn = (it: unknown) => typeof it === 'string' && own.has(it.toLowerCase());
  if (!acting.has(line.who.toLowerCase())) {
    const was = typeof before === 'string' && acting.has(before.toLowerCase());
    return was && (line.part === 'owner' || line.part === 'admin') && !isOwn(after);
  }
  switch (line.part) {
    case 'owners':
      return after === true ? !isOwn(line.counterparty) : isOwn(line.counterparty);
    case 'module':
      return after === true;
    case 'threshold':
      return !(typeof before === 'bigint' && typeof after === 'bigint' && after > before);
    default:
      return !(typeof after === 'string' && isNothing(after));
  }
}

function isNothing(hex: string): boolean {
  return /^0x0*$/.test(hex);
}
