import type { RuleWords } from '../../rules/ruleWords.ts';

export const messages: RuleWords = {
  'messages.anyUse': {
    title: 'Text that can be used for anything',
    explanation:
      'A signed text counts wherever its receiver accepts it: as a login, a promise, an off-chain order, or a key. The chain shows none of that. Readback is calm only about a login that names the asking site and says nothing else.',
    remedy: 'Sign only if you are on the site you meant to visit, and expected this text.',
  },
  'messages.otherLanguage': {
    title: 'Text in another language',
    explanation:
      'Readback detects what a text does by its English words: logging in elsewhere, creating a key, allowing something. It cannot check a text that has hardly any common English word, or uses another script.',
    remedy: 'Sign it only if you understand every word and know who asks.',
  },
  'messages.hash': {
    title: 'Message that is a hash',
    explanation:
      'A 32-byte hash is made from something else, and nobody can tell what from the hash. It may be a transaction, a permit or a payment from a Safe. Whoever asks you to sign one asks you to sign blind.',
    remedy: 'Reject it. Ask for the message itself, so that you can read what you sign.',
  },
  'messages.blind': {
    title: 'Request with eth_sign',
    explanation:
      'An eth_sign request has 32 bytes that may be the hash of a transaction, permit or Safe payment. Some wallets add the message prefix and others do not, so Readback assumes the worse. Most wallets have switched it off. Bytes and hashes are a Stop, a readable text is a Caution.',
    remedy: 'Reject it. Ask the app for the transaction, message or typed data itself.',
  },
  'messages.keys': {
    title: 'Message that creates a secret key',
    explanation:
      'Some apps derive an account’s secret key from your signature of a fixed text. Another site that asks you to sign the same text gets the same key, and everything in that account. Readback knows the texts of many apps. It also looks for words such as generate, derive, unlock or recover near key, account, wallet or seed.',
    remedy: 'Sign it only in the app itself, with a wallet that shows the site that asks.',
  },
  'messages.elsewhere': {
    title: 'Message that names another site',
    explanation:
      'A login that does not follow the standard (EIP-4361) names its site only in its text. If that is not the site that asks, whoever asks can use your signature there. It is a Caution if Readback cannot tell which site asks, or if the text only mentions another site.',
    remedy: 'Go to the site yourself and log in there.',
  },
  'messages.unreadable': {
    title: 'Message with bytes that nobody can read',
    explanation:
      'At least 32 bytes of the message are digits, or letters that form no words, in some encoding. Sites put random challenges into a login. The hash of a transaction or a permit looks just the same.',
    remedy: 'Sign only if you trust the site that asks.',
  },
  'messages.otherParty': {
    title: 'Message that names another account',
    explanation:
      'The message holds an address or ENS name that is not known to be yours. Whoever gets the signature decides what that account gains. For an account that you saved under a name, it is a note.',
    remedy: 'Compare the whole address with the one you mean, or reject.',
  },
  'messages.amount': {
    title: 'Message that names an amount',
    explanation:
      'The text names an amount of money or tokens. A message moves nothing on chain on its own, but whoever receives it may act on the amount.',
    remedy: 'Check that the amount is what you agreed on.',
  },
  'messages.otherSite': {
    title: 'Sign-in for another site',
    explanation:
      'A sign-in message names the site that it is for. If you sign it elsewhere, whoever asked can take it to that site and sign in there as you.',
    remedy: 'Go to the site yourself and sign in there, where your wallet can compare its name.',
  },
  'messages.malformedSignIn': {
    title: 'Sign-in that does not follow the standard',
    explanation:
      'Sign-in messages have a fixed form (EIP-4361), so that every wallet reads them the same way. One that only looks similar can show you one site and whoever checks it another. A nonce that is too short counts too.',
    remedy: 'Reject it, and tell the site. Honest sites use a library that writes the form correctly.',
  },
  'messages.otherAccount': {
    title: 'Sign-in for another account',
    explanation:
      'The message names an account other than the one that would sign. An honest site would reject the signature, so it is useless to you.',
    remedy: 'Choose that account in your wallet, or ask the site for a new message.',
  },
  'messages.otherChain': {
    title: 'Sign-in for another network',
    explanation:
      'Compares the network that a sign-in names with the network that the wallet is on. On another network, a smart account’s address can be a completely different account.',
    remedy: 'Switch the wallet to the network that the message names, or reject.',
  },
  'messages.otherUri': {
    title: 'Sign-in that names two sites',
    explanation:
      'A sign-in names its site twice: as the domain that asks, and in its URI. Wallets compare the domain with the site, but some sites compare only the URI. If the two differ, the sign-in contradicts itself, whichever site asks.',
    remedy: 'Ask the site for a new message.',
  },
  'messages.time': {
    title: 'Sign-in with an unexpected date',
    explanation:
      'A sign-in says when it was issued, when it becomes valid and when it expires. This one has expired, is not valid yet, is dated in the future, or is over an hour old. Clocks may differ by 5 minutes. Someone may have kept it. Dates in nonstandard sign-ins count too.',
    remedy: 'Ask the site for a new message.',
  },
  'messages.notText': {
    title: 'Message that is not text',
    explanation:
      'A message is for people to read. A contract may act on bytes that are not text in any language, and you cannot see how.',
    remedy: 'Reject it, unless you created the bytes yourself.',
  },
  'messages.hiddenText': {
    title: 'Text that may look different from what is written',
    explanation:
      'Invisible characters, reversed reading direction, letters of another alphabet and large gaps can change how a text looks. It then looks different from what it says. The parts of a single emoji do not count.',
    remedy: 'Read the marked places, and the text to its end, before you sign.',
  },
  'messages.action': {
    title: 'Message that holds an action',
    explanation:
      'The message holds a contract call, a transaction, an authorization, or the data hashed for a permit or Safe transaction. It may also list these as text fields, or be calldata with a typo. Wallets add a prefix to messages, so no network accepts this message as is. But not all signers add the prefix, and a site may act on the message.',
    remedy: 'Reject it. Anything that should happen on a network must be asked for as a transaction.',
  },
  'messages.resources': {
    title: 'Sign-in that names more than the site',
    explanation:
      'A sign-in can list resources. One that begins with urn:recap lets whoever gets the signature use powers as you (ERC-5573). A resource of another site is only named, so it is a note.',
    remedy: 'Sign only if you know what these are, and why the site asks for them.',
  },
  'messages.reusable': {
    title: 'Sign-in that could be used again',
    explanation:
      'A sign-in without an expiry counts for as long as the site accepts it. A nonce that could be guessed does not tell one sign-in from the next. Many honest sites leave out the expiry, so it is only a note.',
    remedy: 'Sign in only to sites that you know, and sign out when you are done.',
  },
};
