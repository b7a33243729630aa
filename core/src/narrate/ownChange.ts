import { factOfStep } from '../model/factIds.ts';
import { isZero } from '../ledger/account.ts';
import { addressAt, argAt } from '../actions/steps/stepTree.ts';
import { rowSays } from '../decode/abis/rowSays.ts';
import type { ArgPath } from '../decode/argPath.ts';
import type { EffectPart } from '../model/effects.ts';
import type { FactId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { isOwnCall } from './accountActs.ts';
import type { Say } from './act.ts';

/**
 * What a Safe changes about itself: it calls itself, and nobody is asked. Undefined for any other call. Said as what an
 * account does (`it`); who approves it is said by the Safe's own transaction.
 */
export function ownChange(step: Step): Say | undefined {
  if (!isOwnCall(step) || step.op !== 'call') return undefined;
  const form = formOf(step.fn?.signature);
  if (form === undefined) return undefined;
  const fn = factOfStep(step.id, 'fn');
  const factAt = (at: ArgPath | undefined): FactId => (at && argAt(step, ...at)?.fact) ?? fn;
  const who = form.who && addressAt(step, ...form.who);
  const isNone = isZero(who?.value);
  const args = {
    safe: factOfStep(step.id, 'to'),
    change: isNone ? (form.none ?? form.change) : form.change,
    who: factAt(form.who),
    old: factAt(form.old),
    what: factAt(form.what),
    fn,
  };
  return (mood) => ({ id: 'sentence.ownChange', args: { mood, ...args } });
}

/** Where a function of a Safe says who gets or loses a power, who had it before, and how many must sign. */
type Form = Readonly<{ change: string; who?: ArgPath; old?: ArgPath; what?: ArgPath; none?: string }>;

function formOf(signature: string | undefined): Form | undefined {
  const [part] = rowSays(signature, 'alters')?.parts ?? [];
  const [adds, removes, needs] = (['adds', 'removes', 'needs'] as const).map((it) => rowSays(signature, it));
  if (part === 'owners' && adds !== undefined)
    return removes === undefined
      ? { change: 'addOwner', who: adds, ...what(needs) }
      : { change: 'swapOwner', who: adds, old: removes };
  if (part === 'owners' && removes !== undefined)
    return { change: 'removeOwner', who: removes, ...what(needs) };
  if (part === 'threshold') return { change: 'changeThreshold', ...what(needs) };
  if (part === 'module' && removes !== undefined) return { change: 'removeModule', who: removes };
  const at = rowSays(signature, 'installs')?.at;
  if (part === undefined || at === undefined || at.includes('*')) return undefined;
  if (part === 'module') return { change: 'addModule', who: at };
  const none = nones[part];
  return none === undefined ? undefined : { change: part, who: at, none };
}

/** What is said where such a part is taken away. */
const nones: Readonly<Partial<Record<EffectPart, string>>> = {
  guard: 'noGuard',
  moduleGuard: 'noModuleGuard',
  fallbackHandler: 'noFallbackHandler',
};

function what(needs: ArgPath | undefined): Readonly<{ what?: ArgPath }> {
  return needs === undefined ? {} : { what: needs };
}
