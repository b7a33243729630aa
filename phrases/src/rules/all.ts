import { account } from '#words/rules/account.ts';
import { approvals } from '#words/rules/approvals.ts';
import { identity } from '#words/rules/identity.ts';
import { intent } from '#words/rules/intent.ts';
import { lists } from '#words/rules/lists.ts';
import { messages } from '#words/rules/messages.ts';
import { transfers } from '#words/rules/transfers.ts';
import { names } from '#words/rules/names.ts';
import { outcome } from '#words/rules/outcome.ts';
import { descriptions } from '#words/rules/descriptions.ts';
import { chain } from '#words/rules/chain.ts';
import { power } from '#words/rules/power.ts';
import type { RuleWords } from './ruleWords.ts';
import { signatures } from '#words/rules/signatures.ts';

/** What is said of every rule, by its id. To add a family: its file, and a line. */
export const ruleWords: RuleWords = {
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
