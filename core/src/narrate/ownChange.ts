import type { FactId } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { isOwnCall } from './accountActs.ts';

/** Which parameter of a function of a Safe is who gets or loses a power, who had it before, and how many must sign. */
type Form = Readonly<{ change: string; who?: number; old?: number; what?: number; none?: string }>;

const forms: Readonly<Record<string, Form>> = {
  'addOwnerWithThreshold(address,uint256)': { change: 'addOwner', who: 0, what: 1 },
  'removeOwner(address,address,uint256)': { change: 'removeOwner', who: 1, what: 2 },
  'swapOwner(address,address,address)': { change: 'swapOwner', old: 1, who: 2 },
  'changeThreshold(uint256)': { change: 'changeThreshold', what: 0 },
  'enableModule(address)': { change: 'addModule', who: 0 },
  'disableModule(address,address)': { change: 'removeModule', who: 1 },
  'setGuard(address)': { change: 'guard', who: 0, none: 'noGuard' },
  'setModuleGuard(address)': { change: 'moduleGuard', who: 0, none: 'noModuleGuard' },
  'setFallbackHandler(address)': { change: 'fallbackHandler', who: 0, none: 'noFallbackHandler' },
};

/**
 * What a Safe changes about itself: it calls itself, and nobody is asked. Undefined for any other call. Said as what an
 * account does (`it`); who approves it is said by the Safe's own transaction.
 */
export function ownChange(step: Step): Phrase | undefined {
  const signature = step.fn?.signature ?? '';
  if (!isOwnCall(step) || step.op !== 'call' || !Object.hasOwn(forms, signature)) return undefined;
  const form = forms[signature];
  if (form === undefined) return undefined;
  const fn = `step.${step.id}.fn`;
  const factAt = (index: number | undefined): FactId => {
    const arg = index === undefined ? undefined : step.args[index];
    return arg === undefined ? fn : `step.${step.id}.arg.${arg.name === '' ? index : arg.name}`;
  };
  const value = form.who === undefined ? undefined : step.args[form.who]?.value;
  const isNone = value?.kind === 'address' && /^0x0+$/.test(value.address);
  return {
    id: 'sentence.ownChange',
    args: {
      mood: 'it',
      safe: `step.${step.id}.to`,
      change: isNone ? (form.none ?? form.change) : form.change,
      who: factAt(form.who),
      old: factAt(form.old),
      what: factAt(form.what),
      fn,
    },
  };
}
