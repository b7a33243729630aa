import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const messages: RuleWords = {
  'messages.anyUse': {
    title: 'Text that can be used for anything',
    explanation:
      'Whoever gets the signed text can treat it as a login, a promise, an instruction or a key. The rule fires if neither the browser nor you say which site is asking. It also fires if the text is not plain words. A sign-in (EIP-4361) for the asking site is not reported, whatever its statement says. If the site is known, a login text with no web address is a note.',
    remedy: 'Sign only if you are on the site you meant to visit and expected this text.',
  },
  'messages.otherLanguage': {
    title: 'Text in another language',
    explanation:
      'Readback looks for English keywords, such as words for logging in or creating a key. It cannot check text with a sentence that has hardly any common English words, or that uses another script.',
    remedy: 'Sign the text only if you understand every word and know who is asking.',
  },
  'messages.hash': {
    title: 'Message that is a hash',
    explanation:
      'A 32-byte hash is computed from other data, and the hash does not reveal that data. The data may be a transaction, a permit or a payment from a Safe. If you sign a hash, you cannot know what you are signing.',
    remedy: 'Reject the request. Ask for the message itself, so that you can read what you are signing.',
  },
  'messages.blind': {
    title: 'Request that uses eth_sign',
    explanation:
      'The 32 bytes of an eth_sign request may be the hash of a transaction, permit or Safe payment. Some wallets add the message prefix and others do not, so Readback assumes that yours does not. Most wallets no longer allow eth_sign. For bytes and hashes, the finding is a Stop. For readable text, it is a Caution.',
    remedy: 'Reject the request. Ask the app for the transaction, message or typed data itself.',
  },
  'messages.keys': {
    title: 'Message that creates a secret key',
    explanation:
      'Some apps derive an account’s secret key from your signature on a fixed text. If another site gets you to sign the same text, it gets the key and everything in the account. Readback knows the texts of many apps. It also looks for words such as “generate”, “derive” or “recover” near “key”, “account” or “seed”.',
    remedy:
      'Reject the request. Sign this text only in the app that it belongs to, with a wallet that shows which site is asking.',
  },
  'messages.elsewhere': {
    title: 'Message that names another site',
    explanation:
      'A login that does not follow the standard (EIP-4361) names its site only in its text. Another site that gets it can use it there. The finding is a Caution if the asking site is unknown. So is the name of a service in a text that may log you in there. A link to another site is a note. Addresses of one registered domain are one site.',
    remedy: 'Reject the request. Go to the named site yourself and log in there.',
  },
  'messages.unreadable': {
    title: 'Message with bytes that nobody can read',
    explanation:
      'Part of the message could be a 32-byte hash: digits, or letters that form no words. Honest sites put random challenges like this into logins. But the hash of a transaction or a permit looks just the same. The nonce of a login for the asking site is not reported.',
    remedy: 'Sign only if you trust the site that is asking.',
  },
  'messages.otherParty': {
    title: 'Message that names another account',
    explanation:
      'The message contains an address or ENS name that is not known to be yours. Whoever gets the signature decides what the named account gains. If you saved the named account, the finding is a note.',
    remedy: 'Compare the whole address with the one you expect, or reject the request.',
  },
  'messages.amount': {
    title: 'Message that names an amount',
    explanation:
      'The text names an amount of money or tokens. A message moves nothing on chain on its own, but whoever receives it may act on the amount.',
    remedy: 'Check that the amount is what you agreed to.',
  },
  'messages.otherSite': {
    title: 'Sign-in for another site',
    explanation:
      'A sign-in message names the site that it is for. If you sign the message on another site, that site can sign in to the named site as you.',
    remedy:
      'Reject the request. Go to the named site yourself and sign in there, where your wallet can check the site’s name.',
  },
  'messages.malformedSignIn': {
    title: 'Sign-in that does not follow the standard',
    explanation:
      'Sign-in messages have a fixed format (EIP-4361), so that every wallet reads them the same way. A message that only looks similar can show one site to you and another to the verifying server. The rule also fires if the nonce is too short.',
    remedy:
      'Reject the request, and report the error to the site. Honest sites use a library that writes sign-in messages correctly.',
  },
  'messages.otherAccount': {
    title: 'Sign-in for another account',
    explanation:
      'The message names an account other than the one that would sign. An honest site would reject the signature, so the signature is useless to you.',
    remedy: 'Choose the named account in your wallet, or ask the site for a new message.',
  },
  'messages.otherChain': {
    title: 'Sign-in for another network',
    explanation:
      'Compares the network that a sign-in names with the network that the wallet is on. On another network, a smart account’s address can be a completely different account.',
    remedy: 'Switch the wallet to the network that the message names, or reject the request.',
  },
  'messages.otherUri': {
    title: 'Sign-in that names two sites',
    explanation:
      'A sign-in names its site twice: in its domain and in its URI. Wallets compare the domain with the site that is asking, but some sites check only the URI. If the domain and the URI differ, the sign-in contradicts itself, whichever site is asking.',
    remedy: 'Ask the site for a new message.',
  },
  'messages.time': {
    title: 'Sign-in with an unexpected date',
    explanation:
      'A sign-in says when it was issued, when it becomes valid and when it expires. The rule fires if a sign-in is expired, not valid yet, dated in the future, or over an hour old. Someone may have kept the message to use it now. An issue date up to 5 minutes ahead is accepted, because clocks differ. Dates in nonstandard sign-ins are checked too.',
    remedy: 'Ask the site for a new message.',
  },
  'messages.notText': {
    title: 'Message that is not text',
    explanation:
      'Messages are meant for people to read. The bytes of this message are not text in any language. A contract may act on the bytes, and you cannot see how.',
    remedy: 'Reject the request, unless you created the bytes yourself.',
  },
  'messages.hiddenText': {
    title: 'Text that may look different from what is written',
    explanation:
      'Invisible characters, a reversed reading direction, look-alike letters and large gaps can make text look different from what is written. The parts of a single emoji are not reported.',
    remedy: 'Before you sign, check the marked places, and read the text to the end.',
  },
  'messages.action': {
    title: 'Message that contains a call, transaction or permit',
    explanation:
      'The message contains a contract call, a transaction, an authorization, or the data hashed for a permit or Safe transaction. It may also list these as text fields, or be calldata with a typo. Wallets add a prefix to messages, so no network accepts this message as is. But not all signers add the prefix, and a site may act on the message.',
    remedy: 'Reject the request. Ask the app for the transaction or typed data itself.',
  },
  'messages.resources': {
    title: 'Sign-in that covers more than the site',
    explanation:
      'A sign-in can list resources. If a resource begins with urn:recap, whoever gets the signature can act as you (ERC-5573). A resource on another site gives no powers, so the finding is a note.',
    remedy: 'Sign only if you know what the listed resources are, and why the site is asking for them.',
  },
  'messages.reusable': {
    title: 'Sign-in that could be used again',
    explanation:
      'A sign-in without an expiry works for as long as the site accepts it. If the nonce is easy to guess, the site cannot tell one sign-in from the next. Many honest sites leave out the expiry, so the finding is only a note.',
    remedy: 'Sign in only to sites that you know, and sign out when you are done.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'messages.anyUse':
    'A message can log you in, make a promise, give an instruction or become a key. If the site is known and no other rule finds fault, the reader can judge plain words.',
  'messages.otherLanguage':
    'Readback looks for keywords to detect texts that reveal a key or log you in to another site. It knows only English keywords.',
  'messages.hash': 'A hash can represent a transaction or a permit, and nobody can decode it.',
  'messages.blind':
    'Wallets that support eth_sign disagree on what they sign. Some add the message prefix. Others sign the bytes as a hash of anything, even of a transaction. Readback assumes the worse case, so the finding is a Stop. Readable text is not a transaction in either case, so the finding is a Caution.',
  'messages.keys':
    'Some apps derive an account’s secret key from a signature like this one. Whoever has the signature controls that account and everything in it. The finding is a Caution if the words only suggest a key.',
  'messages.elsewhere':
    'If another site gets the login, it can act as the user on the named site. The finding is then a Stop. It is a Caution if Readback cannot tell which site is asking. A link to another site is a note if the asking site is known.',
  'messages.unreadable':
    'Bytes that nobody can read may be a hash of anything. Login challenges look the same as a hash.',
  'messages.otherParty':
    'A message that names another account may grant that account something. Nothing on chain shows what it grants.',
  'messages.amount':
    'Whoever receives the message may act on an amount in it. Honest messages name amounts too.',
  'messages.otherSite': 'If another site gets the sign-in, it can act as the user on the named site.',
  'messages.malformedSignIn':
    'Two parsers can read a malformed sign-in differently. Honest sites do not accept it.',
  'messages.otherAccount':
    'A sign-in for an account other than the signer’s is a mistake or a trick. On its own it gives no access.',
  'messages.otherChain':
    'A sign-in for a network other than the wallet’s gives access that the user did not ask for.',
  'messages.otherUri':
    'Wallets check the domain of a sign-in, and some sites check its URI. If the domain and the URI differ, one of them may serve someone else.',
  'messages.time':
    'A sign-in that has expired, is not valid yet or has an unexpected date was not meant for this moment.',
  'messages.notText': 'A contract may act on bytes that are not text.',
  'messages.hiddenText': 'Text whose appearance hides its real characters is meant to mislead.',
  'messages.action':
    'Wallets add a prefix to messages, so no network accepts a message as is. But a signer that omits the prefix signs the action itself. A message that is only an action has no honest use, so the finding is a Stop. If the message also contains other text, the finding is a Caution.',
  'messages.resources':
    'A ReCap (ERC-5573) gives powers to whoever holds the signature, so the finding is a Caution. A resource on another site gives no powers, so the finding is a note.',
  'messages.reusable':
    'Most sites send sign-ins without an expiry and remember which nonces they issued, so the finding is only a note.',
};
