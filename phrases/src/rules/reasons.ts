import { reasons as account } from '#words/rules/account.ts';
import { reasons as approvals } from '#words/rules/approvals.ts';
import { reasons as chain } from '#words/rules/chain.ts';
import { reasons as descriptions } from '#words/rules/descriptions.ts';
import { reasons as identity } from '#words/rules/identity.ts';
import { reasons as intent } from '#words/rules/intent.ts';
import { reasons as lists } from '#words/rules/lists.ts';
import { reasons as messages } from '#words/rules/messages.ts';
import { reasons as names } from '#words/rules/names.ts';
import { reasons as outcome } from '#words/rules/outcome.ts';
import { reasons as power } from '#words/rules/power.ts';
import { reasons as signatures } from '#words/rules/signatures.ts';
import { reasons as transfers } from '#words/rules/transfers.ts';
import type { RuleReasons } from './ruleWords.ts';

/** Why each rule exists, and why it has the severity it has, by its id: docs/rules.md shows it, no page does. */
export const ruleReasons: RuleReasons = {
  ...account,
  ...approvals,
  ...signatures,
  ...identity,
  ...lists,
  ...messages,
  ...transfers,
  ...names,
  ...outcome,
  ...descriptions,
  ...power,
  ...chain,
  ...intent,
};
