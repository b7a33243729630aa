import { isGuessed } from '../../decode/guessed.ts';
import { commandBySignature } from '../../decode/protocols/commands.ts';
import { permissionOf } from '../../decode/permission.ts';
import type { TypedData } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { accountRules } from './accounts.ts';
import { batchRules } from './batches.ts';
import { protocolRules } from './protocolRules.ts';
import {
  amountRule,
  allowance,
  deadline,
  type MeaningRule,
  type MeaningTable,
} from '../../decode/meaningRule.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { tokenRules } from './tokens.ts';
import { typedRules } from './typedRules.ts';

/** Every table of meanings but those of protocols, which say it themselves. A new one is a file beside this and a line here. */
const tables: readonly MeaningTable[] = [tokenRules, batchRules, accountRules];

const bySignature: ReadonlyMap<string, readonly MeaningRule[]> = new Map(tables.flatMap(Object.entries));

/** What the arguments of a step mean: by the signature of its function, or by the shape of the typed data. */
export function rulesFor(step: Step, typed: TypedData | undefined): readonly MeaningRule[] {
  const signature = step.fn?.signature ?? '';
  const rules = isGuessed(step)
    ? []
    : (bySignature.get(signature) ?? commandBySignature(signature)?.means ?? protocolRules(signature));
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
