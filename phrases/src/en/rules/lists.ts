import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const lists: RuleWords = {
  'lists.blocked': {
    title: 'Blocked address or site',
    explanation:
      'Looks everywhere in the request for addresses and sites that you blocked. A blocked address may be the payee, a contract, a token or a new controller. A blocked site may be the site that is asking, or the site of a sign-in. A subdomain of a blocked site counts as that site.',
    remedy: 'Reject the request. If you blocked the address or site by mistake, unblock it in Settings.',
  },
  'lists.scam': {
    title: 'Address or site on a scam list',
    explanation:
      'Checks every address and site in the request against the scam lists that you chose in Settings. Each list is downloaded in full and searched on this device, so nobody learns what you look up. If you chose no list, this rule does not apply.',
    remedy:
      'Reject the request. Before you deal with that address or site again, check it with another source.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'lists.blocked': 'The user blocked this address or site, so the finding is a Stop.',
  'lists.scam':
    'The list’s maintainers report that the address or the site steals. The user chose to rely on that list.',
};
