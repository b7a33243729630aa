import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

const remedy = 'Reject the request, change it, or say again what you mean.';

export const intent: RuleWords = {
  'intent.scope': {
    title: 'Not the account or network you said',
    explanation: 'Compares the account and the network of the request with those you said.',
    remedy,
  },
  'intent.pays': {
    title: 'Not the payment you said',
    explanation:
      'Compares every asset that leaves your accounts, every recipient and every amount that arrives with what you said. Any other payment differs, even one of 0.',
    remedy,
  },
  'intent.gets': {
    title: 'Not what you said you get',
    explanation:
      'Compares what arrives in the simulation, and the minimum that the request itself sets, with what you said. What only an event claims does not count.',
    remedy,
  },
  'intent.allows': {
    title: 'Not the permission you said',
    explanation:
      'Compares every permission that the request grants or revokes with what you said. The spender, the asset, the amount and the expiry must fit. If you revoke everything of a spender, Readback looks for its permissions in all events of your account. It also looks at the tokens it knows. None may be left. A permission that no event names may not be found.',
    remedy,
  },
  'intent.controls': {
    title: 'Not the change of control you said',
    explanation:
      'Compares every change of owners, thresholds, modules, guards, handlers, code and delegation with what you said.',
    remedy,
  },
  'intent.signs': {
    title: 'Not the text or sign-in you said',
    explanation: 'Compares the site of a sign-in, or the text, with what you said, character by character.',
    remedy,
  },
  'intent.happens': {
    title: 'Something else than you said',
    explanation:
      'Looks for everything else that the request does or signs. It also checks whether the request fails, costs more than you said, or does worse in another block.',
    remedy,
  },
};

const reason = 'The user said what the request should do. Anything else is not what they agreed to.';

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'intent.scope': reason,
  'intent.pays': reason,
  'intent.gets': reason,
  'intent.allows': reason,
  'intent.controls': reason,
  'intent.signs': reason,
  'intent.happens': reason,
};
