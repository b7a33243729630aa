import { acrossNetworks } from './acrossNetworks.ts';
import { approvals } from './approvals.ts';
import { chain } from './chain.ts';
import { checksums } from './checksums.ts';
import { controlEffects } from './controlEffects.ts';
import { descriptions } from './descriptions.ts';
import { identity } from './identity.ts';
import { leastFarBelow } from './leastFarBelow.ts';
import { lists } from './lists.ts';
import { losses } from './losses.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { changedByHandRule } from './changedByHand.ts';
import { notNow } from './notNow.ts';
import { otherBlock } from './otherBlock.ts';
import { outcome } from './outcome.ts';
import { power } from './power.ts';
import type { Rule } from './rule.ts';
import { safeCode } from './safeCode.ts';
import { signatures } from './signatures.ts';
import { transfers } from './transfers.ts';
import { trust } from './trust.ts';
import { typedPowers } from './typedPowers.ts';

/** All rules, by family. To add one: add it to its family, and its sentences to the phrases. */
export const rules: readonly Rule[] = [
  ...approvals,
  ...signatures,
  ...typedPowers,
  ...notNow,
  changedByHandRule,
  ...checksums,
  ...messages,
  ...transfers,
  ...acrossNetworks,
  ...leastFarBelow,
  ...names,
  ...power,
  ...controlEffects,
  ...safeCode,
  ...outcome,
  ...otherBlock,
  ...losses,
  ...trust,
  ...descriptions,
  ...chain,
  ...identity,
  ...lists,
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
