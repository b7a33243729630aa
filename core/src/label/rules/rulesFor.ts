import { isGuessed } from '../../decode/guessed.ts';
import { commandBySignature } from '../../decode/protocols/commands.ts';
import { permissionOf } from '../../decode/permission.ts';
import type { TypedData } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { protocolRules } from './protocolRules.ts';
import { amountRule, allowance, deadline, type MeaningRule } from '../../decode/meaningRule.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { signedCalls } from './signedCalls.ts';
import { typedRules } from './typedRules.ts';

const signedCallRules: ReadonlyMap<string, readonly MeaningRule[]> = new Map(Object.entries(signedCalls));

/** What the arguments of a step mean: by the signature of its function, or by the shape of the typed data. */
export function rulesFor(step: Step, typed: TypedData | undefined): readonly MeaningRule[] {
  const signature = step.fn?.signature ?? '';
  const rules = isGuessed(step)
    ? []
    : (signedCallRules.get(signature) ?? commandBySignature(signature)?.means ?? protocolRules(step.fn));
  if (step.op !== 'permission') return rules;
  return [...rules, ...typedRules(step), ...(typed === undefined ? [] : permissionRules(typed))];
}

function permissionRules(typed: TypedData): readonly MeaningRule[] {
  const it = permissionOf(typed);
  if (it.kind === 'other') return [];
  const means = it.kind === 'allowance' ? allowance : amountRule;
  return [
    deadline(...path(it.deadline)),
    ...it.grants.flatMap((grant): MeaningRule[] => [
      ...(grant.amount === undefined
        ? []
        : [means(path(grant.amount), grant.token === undefined ? 'target' : path(grant.token))]),
      ...(grant.until === undefined ? [] : [deadline(...path(grant.until))]),
    ]),
  ];
}

function path(dotted: string): ArgPath {
  return dotted.split('.');
}
