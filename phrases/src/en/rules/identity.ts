import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const identity: RuleWords = {
  'identity.unpublished': {
    title: 'Contract without published source code',
    explanation:
      'Checks whether each contract that is called or gains power has published source code. For a proxy, the rule also checks the code that the proxy runs. The finding is a Caution if tokens, native currency or power go to the contract. Otherwise, it is a note.',
    remedy: 'Sign only if you know who created the contract.',
  },
  'identity.fresh': {
    title: 'New contract',
    explanation:
      'Checks the age of each contract that is called, is paid or gains power. Also checks whether the request itself deploys the contract. Contracts built to steal are rarely older than a few days. You can set how many days count as new.',
    remedy: 'Ask the project about the contract through a channel you trust, or wait a few days.',
  },
  'identity.guessedName': {
    title: 'Guessed function name',
    explanation:
      'Reports a function name from a list that anyone can add to, or from the request’s own file. It also says how many listed functions share the selector. That name does not tell you what the contract does.',
    remedy: 'Rely on the effects, not on the name.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'identity.unpublished':
    'If nobody can read a contract’s source code, only this one simulation shows what it does. The finding is a Caution if value or power goes to the contract. Otherwise, it is a note.',
  'identity.fresh':
    'Drainers use each contract for only a day, and scam lists add it later. The finding is a Caution if value or power goes to a contract this new. Otherwise, it is a note.',
  'identity.guessedName':
    'Anyone can list a name for a function selector, and several functions can share one. The finding is a Caution if value leaves with the call. Otherwise, it is a note.',
};
