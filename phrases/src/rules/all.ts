import { account } from './account.ts';
import { approvals } from './approvals.ts';
import { identity } from './identity.ts';
import { lists } from './lists.ts';
import { messages } from './messages.ts';
import { transfers } from './transfers.ts';
import { names } from './names.ts';
import { outcome } from './outcome.ts';
import { descriptions } from './descriptions.ts';
import { chain } from './chain.ts';
import { power } from './power.ts';
import type { RuleWords } from './ruleWords.ts';
import { signatures } from './signatures.ts';

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
};
