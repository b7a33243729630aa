import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const names: RuleWords = {
  'names.changed': {
    title: 'Name that now resolves to another address',
    explanation:
      'You typed a name, and the request uses the address that the name resolved to at that time. Now the name resolves to another address, or to no address. The owner of a name can change its address at any time. The address in the request may not be the one you want.',
    remedy: 'Reject the request. Ask the person you mean for their address, and type the name again.',
  },
  'names.mixed': {
    title: 'Name that mixes alphabets',
    explanation:
      'Different alphabets have letters that look alike. A name that mixes alphabets can look like a name that you know, but belong to someone else.',
    remedy: 'Compare the whole address with a source you trust.',
  },
  'names.elsewhere': {
    title: 'Name without an address on this network',
    explanation:
      'The name resolves to an address on Ethereum, but to no address on the request’s network. If the Ethereum address is a contract, the same address here may be empty or belong to someone else. A person’s account has the same key on every network, so the finding is only a note.',
    remedy: 'Ask the person you mean whether they use the same address on this network.',
  },
  'names.source': {
    title: 'Contract that uses the name of a known contract',
    explanation:
      'Whoever publishes source code chooses its name. A contract can copy the name of a well-known contract, or of a contract that you saved. The copy has a different address. Names that differ only in capitals, spaces or similar letters count as the same.',
    remedy: 'Compare the contract’s address with the one that the protocol publishes, or reject the request.',
  },
  'names.oddText': {
    title: 'Name or text that may look different from what is written',
    explanation:
      'Anyone can make up account names, site names, contract descriptions and text in the data. Invisible characters, a reversed reading direction or letters from another alphabet can make one text look like another.',
    remedy: 'Rely on addresses and amounts, not on the text.',
  },
  'names.site': {
    title: 'Site address that can be mistaken for another',
    explanation:
      'Part of the site’s address begins with xn--, which encodes letters outside the English alphabet. Or the address has text before an @. Either can make a site look like one that you know.',
    remedy: 'Type the site’s address yourself, or reject the request.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'names.changed':
    'The user typed a name, but the request contains an address. If the name and the address no longer match, one of them is wrong. What is sent to the wrong address is gone.',
  'names.mixed': 'Letters from two alphabets can spell a name that looks like another name.',
  'names.elsewhere':
    'A contract on Ethereum might not exist on another network. Someone else could get control of its address there. A person’s account has the same key everywhere, so the finding is a note.',
  'names.source':
    'Whoever publishes source code chooses its name. Only the address identifies a contract. A fork may keep the original’s name, so the finding is not a Stop.',
  'names.oddText':
    'Anyone can choose names, labels and texts. Scammers use invisible characters and letters from another alphabet to make one text look like another.',
  'names.site':
    'Letters from another alphabet can make one site look like another. In the site’s address, they appear as a code that starts with xn--. Text before an @ can look like the site’s name.',
};
