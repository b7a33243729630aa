import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const descriptions: RuleWords = {
  'descriptions.hides': {
    title: 'Description that leaves something out',
    explanation:
      'A project can publish a description of its contract (ERC-7730), which wallets show instead of the data. This description leaves out an amount, an address or a spender that is in the data. The omission is either careless or meant to deceive.',
    remedy: 'Rely on the steps, and ask whoever sent you the request what the omitted values are for.',
  },
  'descriptions.contradicts': {
    title: 'Description that does not match the request',
    explanation:
      'The values or types in the contract’s description differ from those of the function. One of the two is wrong. A wallet that shows only the description may show wrong values.',
    remedy: 'Rely on the steps: they are decoded from the data itself.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'descriptions.hides':
    'Wallets show a description instead of the data. A description that leaves out an amount, an address or a spender is either careless or meant to deceive.',
  'descriptions.contradicts': 'If the description and the function disagree, one of them is wrong.',
};
