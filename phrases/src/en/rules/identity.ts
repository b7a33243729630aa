import type { RuleWords } from '../../rules/ruleWords.ts';

export const identity: RuleWords = {
  'identity.unpublished': {
    title: 'Contract without a published source',
    explanation:
      'Checks whether each contract that is called or gains power has published source code. For a proxy, it also checks the code that the proxy runs. It is a Caution if tokens, native currency or power go to it, otherwise a note.',
    remedy: 'Sign only if you know who created the contract.',
  },
  'identity.fresh': {
    title: 'New contract',
    explanation:
      'Checks when each contract that is called, paid or gains power was deployed, and whether the request itself deploys it. Contracts made to steal are seldom older than a few days. You can set how many days count as new.',
    remedy: 'Ask the project, through a channel you trust, or wait a few days.',
  },
  'identity.guessedName': {
    title: 'Guessed function name',
    explanation:
      'Reports a function name from a list that anyone can add to, and how many functions share its selector. That name does not tell you what the contract does.',
    remedy: 'Rely on the effects, not on the name.',
  },
};
