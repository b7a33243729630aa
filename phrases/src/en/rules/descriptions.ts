import type { RuleWords } from '../../rules/ruleWords.ts';

export const descriptions: RuleWords = {
  'descriptions.hides': {
    title: 'Description that leaves something out',
    explanation:
      'A project can publish a description of its contract (ERC-7730), which wallets show instead of the data. This one leaves out an amount, an address or a spender that is in the data. It is careless, or made to deceive.',
    remedy: 'Rely on the steps, and ask whoever sent you here what the rest is for.',
  },
  'descriptions.contradicts': {
    title: 'Description that does not match',
    explanation:
      'The contract’s description names different values or types than the function has. One of the two is wrong, and a wallet that shows only the description shows the wrong one.',
    remedy: 'Rely on the steps: they are decoded from the data itself.',
  },
};
