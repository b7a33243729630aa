import type { RuleWords } from '../../rules/ruleWords.ts';

export const lists: RuleWords = {
  'lists.blocked': {
    title: 'Blocked address or site',
    explanation:
      'Looks for addresses and sites that you blocked, anywhere in the request. They may be payee, contract, token, new controller, asking site or sign-in site. A subdomain of a blocked site counts as that site.',
    remedy: 'Reject it. You can unblock it in Settings.',
  },
  'lists.scam': {
    title: 'On a list of scams',
    explanation:
      'Looks up every address and site of the request in the scam lists that you chose in Settings. Each list is downloaded whole and searched on this device, so nobody learns what you look up. If you chose no list, this check does not apply.',
    remedy: 'Reject it. Ask elsewhere before you deal with that address or site again.',
  },
};
