import type { RuleWords } from '../../rules/ruleWords.ts';

export const signatures: RuleWords = {
  'signatures.logIn': {
    title: 'Login by typed data',
    explanation:
      'Some sites log you in with typed data that names neither the page nor a contract. Whoever gets the signature can log in there as you, and may create keys that trade for your account. It is a Stop if another site asks, and a Caution if Readback cannot tell which site asks.',
    remedy: 'Go to the site yourself and log in there.',
  },
  'signatures.anyText': {
    title: 'Typed data that is a text',
    explanation:
      'This form of typed data does nothing on its own, but it carries a text that you sign. Its receiver may take it as a promise or an order. Readback is calm only about texts that it knows in full.',
    remedy: 'Sign only if you are on the site you meant to visit, and expected this text.',
  },
  'signatures.plainAccount': {
    title: 'Signed permission for a plain account',
    explanation:
      'The signature lets an address without code of its own take your tokens. Whoever holds its key can use the signature at any time, and pays the gas fee. The chain shows nothing until the tokens are gone.',
    remedy: 'Reject it. No honest app asks for this.',
  },
  'signatures.noLimit': {
    title: 'Signed permission without limit',
    explanation:
      'The signature lets someone take all you hold of a token, until it expires. It costs no fee and leaves no trace when you sign. Several tokens at once are a Stop: one signature could cost all of them.',
    remedy: 'Ask the app for a signature over only the amount it needs.',
  },
  'signatures.unpublished': {
    title: 'Signed power over all you hold, for a hidden or new contract',
    explanation:
      'The signature lets a contract take 90% or more of what you hold of a token. It was deployed only days ago, or its source code is unpublished and nobody outside can tell what it does. Saving a name does not change that. If you said that you know the account, it is a Caution.',
    remedy: 'Reject it, unless you wrote the contract yourself. In that case, say that you know the account.',
  },
  'signatures.allHeld': {
    title: 'Signed permission over all you hold',
    explanation:
      'The amount is 90% or more of what you hold of the token, so a limit makes no difference. It does not matter whether it can be used once or often. Several tokens at once are a Stop: one signature could cost all of them. If Readback or you named the spender, it is a note.',
    remedy: 'Ask the app for a signature over only the amount it needs.',
  },
  'signatures.transfer': {
    title: 'Transfer by signature',
    explanation:
      'The signature is a transfer that someone else can submit at any time without asking you again (ERC-3009). Payment services use it so that you pay no fee. A transfer to a receiver that you saved is not flagged.',
    remedy: 'Compare the whole address of the receiver, and the amount, with what you agreed on.',
  },
  'signatures.longLived': {
    title: 'Signed permission that lasts long',
    explanation:
      'The permission expires far in the future, or never. It can be used long after you have forgotten it, even if the app gets a new owner. You can set how many days count as long.',
    remedy: 'Ask the app for a permission that expires soon.',
  },
  'signatures.severalTokens': {
    title: 'One signature over several tokens',
    explanation:
      'Permit2 lets one signature cover many tokens. Some apps need two at once, to add both to a pool. Thieves list everything you have.',
    remedy: 'Sign only if what you are doing needs each of the tokens listed.',
  },
  'signatures.witness': {
    title: 'Transfer that depends on a bare hash',
    explanation:
      'A Permit2 transfer can be bound to an order, which then limits how the tokens can be taken. Here the message has only a hash of that order. Nobody can tell from it what you get in return.',
    remedy: 'Reject it, and use an app that shows the order in the message.',
  },
  'signatures.noContract': {
    title: 'Permit or order that names no contract',
    explanation:
      'Typed data says in its domain which contract verifies the signature. This message has the fields of a permit or an order, but names no contract. Any contract or company that accepts it may use it.',
    remedy: 'Reject it, unless you know the exchange that asks and trust it with what the message says.',
  },
  'signatures.notAContract': {
    title: 'No contract where the signature should be verified',
    explanation:
      'The domain names the contract that should verify the signature, but that address has no code on this network. So nothing can use it here now. It may be meant for another network, or for code deployed there later.',
    remedy: 'Reject it, and check which network and which contract the app meant.',
  },
  'signatures.otherDomain': {
    title: 'Permit with a different domain than the contract’s',
    explanation:
      'A contract accepts only signatures for its own EIP-712 domain: its name, version, network and address. Readback asks the contract for its domain hash and compares it with the one that you would sign. Not every contract reports it: then you get a note.',
    remedy: 'Reject it: if the domains differ, the contract it names cannot use the signature.',
  },
  'signatures.borrowedName': {
    title: 'Permit under the name of another contract',
    explanation:
      'Wallets show the name in the domain, which whoever asks can choose. Here it is the name of a well-known token or contract with a different address. Or the contract calls itself something else.',
    remedy: 'Reject it.',
  },
  'signatures.otherOwner': {
    title: 'Permit over another account’s assets',
    explanation:
      'The message names a different owner than the account that signs. A contract that follows the standards rejects that signature. It is a mistake, or someone hopes that you do not check.',
    remedy: 'Reject it.',
  },
  'signatures.party': {
    title: 'Stranger named in typed data',
    explanation:
      'The typed data names an account that you neither own nor saved. Nothing here explains what the signature gives to it. It may be a receiver, a delegate, or a key that can act for you.',
    remedy: 'Find out what this account is for. Reject the request if you cannot.',
  },
  'signatures.anyChain': {
    title: 'Signature for every network',
    explanation:
      'The message is not limited to one network. It can be used on every network that has the same contract, including ones you do not expect.',
    remedy: 'Reject it, unless you mean to change an account on all its networks.',
  },
  'signatures.notNow': {
    title: 'Signature that cannot be used now',
    explanation:
      'Right now the chain would reject what you sign. It has expired or is not valid yet, its nonce is used, or a balance is too small. That can change without you, so this is not a reason to sign.',
    remedy: 'Decide as if the signature could be used at once.',
  },
  'signatures.otherDigest': {
    title: 'Wallets disagree on what is signed',
    explanation:
      'Some signing libraries work out the main type and the domain’s fields themselves, and ignore what the request says. Readback computes what each of them would sign. Here one would sign something other than what is shown.',
    remedy: 'Reject it. An honest app writes its request so that every wallet reads the same.',
  },
  'signatures.notSigned': {
    title: 'Fields that are not signed',
    explanation:
      'The request holds fields that its types do not declare. They are not signed, and a contract never sees them. They may be there only to mislead you.',
    remedy: 'Trust only what Readback shows as part of the message.',
  },
  'signatures.checksum': {
    title: 'Address with a wrong checksum',
    explanation:
      'The capitals in an address are a checksum (EIP-55). Here they do not match, so a digit may be mistyped or swapped. Some apps write addresses without a proper checksum, so this is not a Stop.',
    remedy: 'Compare the whole address with a source you trust.',
  },
  'signatures.offerForNothing': {
    title: 'Offer for nothing',
    explanation:
      'The order gives away tokens or items, and you get nothing or next to nothing for them. Whoever takes it first has them. Items are stolen on markets like this: one signature, and no transaction of yours.',
    remedy: 'Reject it.',
  },
  'signatures.offerElsewhere': {
    title: 'Offer whose price goes to another account',
    explanation:
      'You give, but more than a quarter of the payment goes to addresses that you neither own nor saved. Market fees are far lower. Some people sell for others on purpose. For everyone else, this is how the payment is stolen.',
    remedy: 'Compare the receiver’s whole address with a source you trust.',
  },
  'signatures.lends': {
    title: 'Offer to lend against items',
    explanation:
      'The signature lets anyone who owns an item from a particular collection borrow from you. There is no other collateral: if the item is worth less than the loan, the borrower need not repay. Anyone can create a collection in a minute.',
    remedy: 'Check that you know the collection and what its items are worth.',
  },
  'signatures.unknownCurrency': {
    title: 'Offer that is paid in an unknown token',
    explanation:
      'You give something for a token, or for an item, that neither you nor Readback knows. Anyone can create one in a minute, with any name and any supply. The amount says nothing about its value.',
    remedy:
      'Compare the whole address of the token with its official site. Save it under a name if you know it.',
  },
  'signatures.privateBuyer': {
    title: 'Offer to a single buyer',
    explanation:
      'Only one account can take the order, and you have not saved it. That is right for a sale that you agreed on. Otherwise nobody else can outbid them, and whoever wrote the order chose the price.',
    remedy: 'Sign only if you agreed on this sale with them, at this price.',
  },
  'signatures.manyOrders': {
    title: 'Many orders under one signature',
    explanation:
      'Markets let you create many orders with one signature, over the root of a Merkle tree. If the message holds every order, each is shown and checked separately. If it holds only the root, nobody can tell what is sold, or for how much.',
    remedy: 'Check each order. Reject it if only the root is shown.',
  },
  'signatures.power': {
    title: 'Power over an account by signature',
    explanation:
      'The signature lets someone act in your name: vote, trade, or do anything that the account can. Without conditions it is as good as the key. With conditions, someone still has to read what they forbid.',
    remedy: 'Reject it, unless you know who gets this power and want exactly that.',
  },
  'signatures.keys': {
    title: 'Signature that secret keys are derived from',
    explanation:
      'Some exchanges derive your account’s secret key there from this very signature. Whoever gets it has the account and everything in it. So sign it only on the real site, and never show it to anyone.',
    remedy: 'Reject it, unless you opened the site yourself and are setting up your account there.',
  },
};
