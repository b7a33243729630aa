import type { RuleWords } from './ruleWords.ts';

export const lists: RuleWords = {
  'lists.blocked': {
    title: 'Blocked address or site',
    explanation:
      'Looks for addresses and sites that you blocked, anywhere in the request: who is paid, called or gets power, which token it is, who asks, and where a sign-in is for. A part of a blocked site counts as that site.',
    remedy: 'Reject it. In Settings you can take back what you blocked.',
  },
  'lists.scam': {
    title: 'On a list of scams',
    explanation:
      'Looks up every address and site of the request in the lists of scams that you chose in Settings. The lists are fetched whole and looked through on this device, so that nobody learns what you look up. Without a list of your choice the check does not apply.',
    remedy: 'Reject it, and ask elsewhere before you deal with that address or site again.',
  },
};
