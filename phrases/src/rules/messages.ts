import type { RuleWords } from './ruleWords.ts';

export const messages: RuleWords = {
  'messages.anyUse': {
    title: 'Text that can be used for anything',
    explanation:
      'A signature over a text counts wherever its receiver takes it: to log in at any site, as a promise, as an order that somebody keeps off the chain, or as a key. The chain shows nothing of that. Readback is calm only about a log-in that names the site which asks and says nothing else.',
    remedy: 'Sign only if you are on the site you meant to visit, and expected this text.',
  },
  'messages.otherLanguage': {
    title: 'Text in another language',
    explanation:
      'Readback looks for what a text does by its English words: logging in elsewhere, making a key, allowing something. A text with hardly any common English word, or in another script, cannot be checked like that.',
    remedy: 'Sign it only if you understand each word and know who asks.',
  },
  'messages.hash': {
    title: 'Message that is a hash',
    explanation:
      'A hash of 32 bytes stands for something else, and nobody can tell from it what. It may be a transaction, a permit or a payment of a Safe. Whoever asks you to sign one asks you to sign blind.',
    remedy: 'Reject it. Ask for the message itself, so that you can read what you sign.',
  },
  'messages.blind': {
    title: 'Request of eth_sign',
    explanation:
      'A request of eth_sign gives 32 bytes that may be the hash of a transaction, a permit or a payment of a Safe. Some wallets add the prefix of messages, others do not, so Readback judges by the worse. Most wallets have switched it off. Bytes and hashes are a Stop, a readable text is a Caution.',
    remedy: 'Reject it. Ask the app for the transaction, message or typed data itself.',
  },
  'messages.keys': {
    title: 'Message that makes a secret key',
    explanation:
      'Some apps make the secret key of an account with them out of your signature over a fixed text. Another site that asks you to sign the same text gets the same key, and with it all that the account holds. Readback knows the texts of many apps, and looks for words such as generate, derive, unlock or recover near key, account, wallet or seed.',
    remedy: 'Sign such a text only in the app itself, with a wallet that shows the site that asks.',
  },
  'messages.elsewhere': {
    title: 'Message that names another site',
    explanation:
      'A log-in that does not follow the standard (EIP-4361) names its site only in its words. One that names another site than the one that asks can be used there by whoever asked. Where Readback cannot tell which site asks, it is a Caution, and so is a text that only names another site.',
    remedy: 'Go to the site yourself and log in there.',
  },
  'messages.unreadable': {
    title: 'Message with bytes that nobody can read',
    explanation:
      'At least 32 bytes of the message are digits, or letters that form no words, in whatever coding. Sites put random challenges into a log-in. A hash of a transaction or a permit looks just the same.',
    remedy: 'Sign only if you trust the site that asks.',
  },
  'messages.otherParty': {
    title: 'Message that names another account',
    explanation:
      'The message holds an address, or a name of ENS, that is not known to be yours. What it gives to that account is up to whoever takes the signature. An account that you saved under a name is a note.',
    remedy: 'Compare the whole address with whom you mean, or reject.',
  },
  'messages.amount': {
    title: 'Message that names an amount',
    explanation:
      'The text names an amount of money or tokens. A message moves nothing on a chain by itself, but whoever receives it may act on what it says.',
    remedy: 'Check that the amount is what you agreed on.',
  },
  'messages.otherSite': {
    title: 'Sign-in for another site',
    explanation:
      'A sign-in message names the site that it is for. One that is signed elsewhere can be carried to that site by whoever asked, who is then signed in there as you.',
    remedy: 'Go to the site yourself and sign in there, where your wallet can compare its name.',
  },
  'messages.malformedSignIn': {
    title: 'Sign-in that does not follow the standard',
    explanation:
      'Sign-in messages have a fixed form (EIP-4361), so that every wallet reads the same in them. One that only looks like it can show one site to you and another to whoever checks it. A nonce that is too short counts, too.',
    remedy: 'Reject it, and tell the site. Honest sites use a library that writes the form correctly.',
  },
  'messages.otherAccount': {
    title: 'Sign-in for another account',
    explanation:
      'The message names an account that is not the one that would sign. An honest site would refuse the signature, so that it is of no use to you.',
    remedy: 'Choose the account in your wallet, and let the site make a new message.',
  },
  'messages.otherChain': {
    title: 'Sign-in for another network',
    explanation:
      'A sign-in names the network on which the account is to be recognised. This one names another than the wallet is on. For a smart account that can be a different account altogether.',
    remedy: 'Switch the wallet to the network that the message names, or reject.',
  },
  'messages.otherUri': {
    title: 'Sign-in that names two sites',
    explanation:
      'A sign-in names its site twice: as the domain that asks, and in its URI. Wallets compare the domain with the site, and some sites only the URI. Where the two differ, the sign-in contradicts itself, whichever site asks.',
    remedy: 'Ask the site for a new message.',
  },
  'messages.time': {
    title: 'Sign-in of another moment',
    explanation:
      'A sign-in says when it was made, from when it is valid and when it expires. This one has expired, is not valid yet, is dated in the future, or is more than an hour old, at the moment of the reading. Five minutes are allowed for clocks that differ. Somebody may have kept it. Dates in sign-ins of no standard form count, too.',
    remedy: 'Ask the site for a new message.',
  },
  'messages.notText': {
    title: 'Message that is no text',
    explanation:
      'A message is there for people to read. Bytes that are no text in any language can stand for something that a contract acts on, and you cannot see what.',
    remedy: 'Reject it, unless you made the bytes yourself.',
  },
  'messages.hiddenText': {
    title: 'Text that would not look as written',
    explanation:
      'Invisible characters, characters that turn the direction of reading, letters of another alphabet and large gaps make a text look different from what it says. The parts that together draw one emoji do not count.',
    remedy: 'Read the marked places, and the text to its end, before you sign.',
  },
  'messages.action': {
    title: 'Message that holds an act',
    explanation:
      'The message is, or holds, a contract call, a transaction, what is hashed for a permit or a Safe transaction, or an authorization for other code to act as you. Or it has the fields of one in words, or would be calldata but for a typo. Wallets put words before a message, so no network takes it as it is. Not all signers do, and a site may act on the words.',
    remedy: 'Reject it. What is to be done on a network has to be asked for as a transaction.',
  },
  'messages.resources': {
    title: 'Sign-in that names more than the site',
    explanation:
      'A sign-in can list resources. One that begins with urn:recap hands powers over to whoever gets the signature, to use as you (ERC-5573). One of another site is only named, and is noted.',
    remedy: 'Sign only if you know what these are, and why the site asks for them.',
  },
  'messages.reusable': {
    title: 'Sign-in that could be used again',
    explanation:
      'A sign-in without an end counts for as long as the site lets it. A nonce that could be guessed does not tell one sign-in from the next. Many honest sites do the first, so that it is only noted.',
    remedy: 'Sign in on sites that you know, and sign out when you are done.',
  },
};
