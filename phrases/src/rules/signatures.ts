import type { RuleWords } from './ruleWords.ts';

export const signatures: RuleWords = {
  'signatures.logIn': {
    title: 'Log-in by typed data',
    explanation:
      'Some sites log you in by typed data that names neither the page nor a contract. Whoever gets the signature can log in there as you, and may make keys that trade for your account. It is a Stop where another site asks, and a Caution where Readback cannot tell which site asks.',
    remedy: 'Go to the site yourself and log in there.',
  },
  'signatures.anyText': {
    title: 'Typed data that is a text',
    explanation:
      'The form of the typed data does nothing by itself, but it carries a text, and you sign that. Its receiver may take it as a promise or an order. Readback is calm only about texts that it knows in whole.',
    remedy: 'Sign only if you are on the site you meant to visit, and expected this text.',
  },
  'signatures.plainAccount': {
    title: 'Signed permission for a plain account',
    explanation:
      'The signature lets an address without code of its own take your tokens. Whoever holds its key can use the signature at any time, and pays the fee for you. Nothing shows on the chain until the tokens are gone.',
    remedy: 'Reject it. No honest app asks for this.',
  },
  'signatures.noLimit': {
    title: 'Signed permission without limit',
    explanation:
      'The signature lets somebody take all you hold of a token, until it ends. It costs no fee and leaves no trace when you sign. Several tokens at once are a Stop: one signature could cost all of them.',
    remedy: 'Ask the app for a signature over the amount that it needs.',
  },
  'signatures.unpublished': {
    title: 'Signed power over all you hold, for a hidden or new contract',
    explanation:
      'The signature lets a contract take all you hold of a token, or nine tenths of it or more. Its source code is not published, so that nobody outside can tell what it does, or it was deployed only days ago. A name that you saved does not change that. If you said that you know the account, it is a Caution.',
    remedy: 'Reject it, unless you wrote the contract yourself. In that case say that you know the account.',
  },
  'signatures.allHeld': {
    title: 'Signed permission over all you hold',
    explanation:
      'The amount is nine tenths or more of what you hold of the token, so a limit makes no difference. It does not matter whether it can be used once or often. Several tokens at once are a Stop: one signature could cost all of them. A spender that Readback or you named makes it a note.',
    remedy: 'Ask the app for a signature over the amount that it needs.',
  },
  'signatures.transfer': {
    title: 'Transfer by signature',
    explanation:
      'The signature is a transfer that somebody else carries out, when they like and without asking you again (ERC-3009). Payment services use it so that you pay no fee. To a receiver that you saved it is no finding.',
    remedy: 'Compare the whole address of the receiver, and the amount, with what you agreed on.',
  },
  'signatures.longLived': {
    title: 'Signed permission that stands for long',
    explanation:
      'The permission ends far in the future, or never. It can still be used when you have long forgotten that you signed, also if the app is taken over by then. You can set how many days are long.',
    remedy: 'Ask the app for a permission that ends soon.',
  },
  'signatures.severalTokens': {
    title: 'One signature over several tokens',
    explanation:
      'Permit2 lets one signature cover many tokens. Some apps need two at once, to provide a pair of them. Thieves list everything you have.',
    remedy: 'Sign only if you need each of the tokens listed for what you are doing.',
  },
  'signatures.witness': {
    title: 'Transfer bound to a bare hash',
    explanation:
      'A transfer by Permit2 can be bound to an order, so that the tokens can be taken only as the order says. Here only a hash of that is part of the message. Nobody can read from it what you get in return.',
    remedy: 'Reject it, and use an app that shows the order in the message.',
  },
  'signatures.noContract': {
    title: 'Permit or order that names no contract',
    explanation:
      'Typed data says in its domain which contract verifies the signature. This message looks like a permit or an order by its fields, and names none. Whatever contract or company accepts it may use it.',
    remedy: 'Reject it, unless you know the exchange that asks and trust it with what the message says.',
  },
  'signatures.notAContract': {
    title: 'Permit or order for where no contract stands',
    explanation:
      'The domain names an address without code on this network as the contract that verifies the signature. So nothing can use it here now. It may be meant for another network, or for code that is put there later.',
    remedy: 'Reject it, and check which network and which contract the app meant.',
  },
  'signatures.otherDomain': {
    title: 'Permit under another domain than the token has',
    explanation:
      'A contract accepts only signatures over its own domain: its name, version, network and address. Readback asks the contract for the hash of its domain and compares it with the one that you would sign. Not every contract tells it: then you get a note.',
    remedy: 'Reject it: where the domains differ, the signature is of no use to the contract that it names.',
  },
  'signatures.borrowedName': {
    title: 'Permit under the name of another contract',
    explanation:
      'Wallets show the name that stands in the domain, and whoever asks writes it. Here it is the name of a well-known token or contract at another address, or the contract calls itself something else.',
    remedy: 'Reject it.',
  },
  'signatures.otherOwner': {
    title: 'Permit over what another account holds',
    explanation:
      'The message names another owner than the account that signs. A contract that follows the standards refuses such a signature. It is a mistake, or somebody counts on you not looking.',
    remedy: 'Reject it.',
  },
  'signatures.party': {
    title: 'Stranger named in typed data',
    explanation:
      'The typed data names an account that is neither yours nor saved by you, and nothing here explains what the signature gives to it. It may be a receiver, a delegate, or a key that acts for you from then on.',
    remedy: 'Find out what this account is for. Reject the request if you cannot.',
  },
  'signatures.anyChain': {
    title: 'Signature for every network',
    explanation:
      'The message names no network. What is signed for one network can then be used on each where the same contract stands, also on those that you do not think of.',
    remedy: 'Reject it, unless you mean to change an account on all its networks.',
  },
  'signatures.notNow': {
    title: 'Signature that cannot be used now',
    explanation:
      'At the moment the chain would refuse what you sign: its time is over or has not come, its number is used, or a balance is too small. That can change without you. So this says what is, and is no reason to sign.',
    remedy: 'Judge the signature as if it could be used at once.',
  },
  'signatures.otherDigest': {
    title: 'Wallets do not agree on what is signed',
    explanation:
      'Some signing libraries find the main type and the fields of the domain by themselves, and do not look at what the request says. Readback works out what each of them would sign. Here one would sign something else than is shown.',
    remedy: 'Reject it. An honest app writes its request so that every wallet reads the same.',
  },
  'signatures.notSigned': {
    title: 'Fields that are not signed',
    explanation:
      'The request holds fields that its types do not declare. They are not part of what is signed, and a contract never sees them. They can be there only to be read and believed.',
    remedy: 'Trust only what Readback shows as part of the message.',
  },
  'signatures.checksum': {
    title: 'Address with a wrong checksum',
    explanation:
      'The capitals in an address are a checksum (EIP-55). Here they do not fit, so that a digit may be mistyped or exchanged. Some apps never learned to write it, which is why this is no Stop.',
    remedy: 'Compare the whole address with where you know it is right.',
  },
  'signatures.offerForNothing': {
    title: 'Offer for nothing',
    explanation:
      'The order gives away tokens or items, and nothing comes to you for them, or next to nothing. Whoever takes it first has them. This is how items are stolen on markets: one signature, and no transaction of yours.',
    remedy: 'Reject it.',
  },
  'signatures.offerElsewhere': {
    title: 'Offer whose price goes to another account',
    explanation:
      'You give, and what is paid for it, or more than a quarter, goes to addresses that are neither yours nor saved by you. The fees of a market are far below that. Some sell for others on purpose. For everybody else it is how the price is stolen.',
    remedy: 'Compare the whole address of the receiver with where you know it is right.',
  },
  'signatures.lends': {
    title: 'Offer to lend against items',
    explanation:
      'The signature lets anybody borrow from you who puts up an item of one collection. There is no other security: if the item is worth less than the loan, the borrower need not pay back. Anyone can create a collection in a minute.',
    remedy: 'Check that you know the collection and what its items are worth.',
  },
  'signatures.unknownCurrency': {
    title: 'Offer that is paid in an unknown token',
    explanation:
      'You give something for a token, or for an item, that Readback does not know and that you have not saved. Anyone can create one in a minute, with any name and any supply, so the amount says nothing about its worth.',
    remedy:
      'Compare the whole address of the token with its official site. Save it under a name if you know it.',
  },
  'signatures.privateBuyer': {
    title: 'Offer to one buyer alone',
    explanation:
      'The order can be taken by one account only, which you have not saved. That is right for a sale that you agreed on. Otherwise nobody else can outbid them, and whoever wrote the order chose the price.',
    remedy: 'Sign only if you agreed on this sale with them, at this price.',
  },
  'signatures.manyOrders': {
    title: 'Many orders under one signature',
    explanation:
      'Markets let one signature make many orders, by signing the root of a tree of them. Where the message holds every order, each is shown and checked by itself. Where only the root stands in it, nobody can tell what is sold, or for how much.',
    remedy: 'Look at each order. Reject it where only the root is shown.',
  },
  'signatures.power': {
    title: 'Power over an account by signature',
    explanation:
      'The signature lets somebody act in your name: vote, trade, or do anything that the account can. Without conditions on what is done it is as good as the key. With such conditions, somebody still has to read what they forbid.',
    remedy: 'Reject it, unless you know whom you empower and want just that.',
  },
  'signatures.keys': {
    title: 'Signature that secret keys are made of',
    explanation:
      'Some exchanges make the secret key of your account there from this very signature. Whoever gets hold of it has the account and all in it. So it must be signed on the real site only, and never shown to anybody.',
    remedy: 'Reject it, unless you opened the site yourself and are setting up your account there.',
  },
};
