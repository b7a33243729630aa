import type { RuleWords } from './ruleWords.ts';

export const identity: RuleWords = {
  'identity.unpublished': {
    title: 'Contract without a published source',
    explanation:
      'Looks whether the source of each contract that is called or gets power is published, and of a proxy that of the code it runs. A caution where tokens, coins or power leave to it, else a note.',
    remedy: 'Sign only if you know who made the contract.',
  },
  'identity.fresh': {
    title: 'New contract',
    explanation:
      'Looks when each contract that is called, paid or gets power was made, and whether the request itself makes it. Contracts that are made to steal are seldom older than a few days. How many days count as new is yours to set.',
    remedy: 'Ask those whose contract it is said to be, in a way that you know, or wait some days.',
  },
  'identity.guessedName': {
    title: 'Guessed name of a function',
    explanation:
      'Says when the name of a function comes from a list that anybody can add to, and how many functions have the same four bytes. Such a name says nothing of what the contract does.',
    remedy: 'Go by the effects, and not by the name.',
  },
};
