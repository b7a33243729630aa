import { approvals } from './approvals.ts';
import { identity } from './identity.ts';
import { lists } from './lists.ts';
import type { RuleWords } from './ruleWords.ts';
import { signatures } from './signatures.ts';

/** What is said of every rule, by its id. To add a family: its file, and a line. */
export const ruleWords: RuleWords = { ...approvals, ...signatures, ...identity, ...lists };
