import type { RuleWords } from '../../rules/ruleWords.ts';

export const names: RuleWords = {
  'names.changed': {
    title: 'Name that now resolves to another address',
    explanation:
      'You typed a name, and the request uses its address at that time. Now the name resolves to another address, or to no address. The owner of a name can point it elsewhere at any time. One of the two is not who you meant.',
    remedy: 'Reject it. Ask the person you mean for the address, and type the name again.',
  },
  'names.mixed': {
    title: 'Name that mixes alphabets',
    explanation:
      'Different alphabets have letters that look alike. A name that mixes them can look like a name that you know, but belong to someone else.',
    remedy: 'Compare the whole address with a source you trust.',
  },
  'names.elsewhere': {
    title: 'Name without an address on this network',
    explanation:
      'The name resolves to an address on Ethereum, but to none on the network of the request. If it is a contract on Ethereum, the same address here may be empty or belong to someone else. A plain account has the same key everywhere, so it is only a note.',
    remedy: 'Ask the person you mean whether they want to receive it on this network.',
  },
  'names.source': {
    title: 'Contract with the name of a known one',
    explanation:
      'Whoever publishes source code chooses its name. A contract can copy the name of a well-known contract, or of one that you saved. It is not that contract: its address is different. Names that differ only in capitals, spaces or similar letters count as the same.',
    remedy: 'Compare the address with the one that the protocol publishes, or reject.',
  },
  'names.oddText': {
    title: 'Name or text that may look different from what is written',
    explanation:
      'Strangers write account names, site names, contract descriptions and text in the data. Invisible characters, a reversed reading direction and letters of another alphabet can make one look like another.',
    remedy: 'Rely on addresses and amounts, not on the text.',
  },
  'names.site': {
    title: 'Site with letters from another alphabet',
    explanation:
      'Part of the site’s address begins with xn--, which encodes letters outside English, or has an @ with something before it. Both can make a site look like one that you know.',
    remedy: 'Type the site’s address yourself, or reject.',
  },
};
