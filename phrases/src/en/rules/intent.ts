import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

const remedy = 'Reject the request, change it, or correct what you said.';

export const intent: RuleWords = {
  'intent.scope': {
    title: 'Not the account or network you want',
    explanation: 'Compares the account and the network of the request with those you named.',
    remedy,
  },
  'intent.pays': {
    title: 'Not the payment you want',
    explanation:
      'Compares every asset that leaves your accounts, every recipient and every amount that arrives with what you said. Any other payment counts as a difference, even one of 0.',
    remedy,
  },
  'intent.gets': {
    title: 'Not what you want to receive',
    explanation:
      'Compares what arrives in the simulation, and the minimum that the request itself sets, with what you said. What only an event claims does not count.',
    remedy,
  },
  'intent.allows': {
    title: 'Not the permission you want',
    explanation:
      'Compares every permission that the request grants or revokes with what you said. The spender, the asset, the amount and the expiry must fit. If you want to revoke all permissions of a spender, Readback looks for them in all events of your account. It also looks at the tokens it knows. None may be left. A permission that no event names may not be found.',
    remedy,
  },
  'intent.controls': {
    title: 'Not the change of control you want',
    explanation:
      'Compares every change of owners, thresholds, modules, guards, handlers, code and delegation with what you said.',
    remedy,
  },
  'intent.signs': {
    title: 'Not the text or sign-in you want',
    explanation: 'Compares the site of a sign-in, or the text, with what you said, character by character.',
    remedy,
  },
  'intent.happens': {
    title: 'Something you did not ask for',
    explanation:
      'Looks for everything else that the request does or signs. It also checks whether the request fails, costs more than you said, or has a worse result in another block.',
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
