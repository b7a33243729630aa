import type { RuleWords } from './ruleWords.ts';

export const names: RuleWords = {
  'names.changed': {
    title: 'Name that gives another address now',
    explanation:
      'You typed a name, and the request has the address that it gave then. By now the name gives another address, or none. Whoever holds a name can point it elsewhere at any time, so that one of the two is not whom you meant.',
    remedy: 'Reject it. Ask whom you mean for the address, and type the name again.',
  },
  'names.mixed': {
    title: 'Name in letters of several alphabets',
    explanation:
      'Alphabets have letters that look alike. A name that mixes them can read as a name that you know and belong to somebody else.',
    remedy: 'Compare the whole address with where you know it is right.',
  },
  'names.elsewhere': {
    title: 'Name without an address on this network',
    explanation:
      'The name gives an address on Ethereum and none on the network of the request. Where a contract stands on Ethereum, the same address may be empty or somebody else’s here. A plain account has the same key everywhere, and is only noted.',
    remedy: 'Ask whom you mean whether they want to receive it on this network.',
  },
  'names.source': {
    title: 'Contract with the name of a known one',
    explanation:
      'Whoever publishes source code chooses what it is called. A contract whose source has the name of a well-known contract, or of one that you saved, is not that contract: it has another address. Names that differ only in capitals, spaces or similar letters count as the same.',
    remedy: 'Compare the address with the one that the protocol publishes, or reject.',
  },
  'names.oddText': {
    title: 'Name or text that would not look as written',
    explanation:
      'Names of accounts, what a site calls itself, texts in the data and descriptions of contracts are written by strangers. Invisible characters, a turned direction of reading and letters of another alphabet make one pass for another.',
    remedy: 'Go by addresses and figures, not by the text.',
  },
  'names.site': {
    title: 'Site with letters of another alphabet',
    explanation:
      'The address of the site has a part that begins with xn--, as letters outside of English are written there, or an @ with something before it. Both are used to make a site look like one that you know.',
    remedy: 'Type the address of the site yourself, or reject.',
  },
};
