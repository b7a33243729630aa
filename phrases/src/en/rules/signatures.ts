import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const signatures: RuleWords = {
  'signatures.logIn': {
    title: 'Login with typed data',
    explanation:
      'Some sites log you in with typed data that names neither the site nor a contract. Whoever gets the signature can log in as you, and may create API keys that can trade from your account. The finding is a Stop if another site is asking, and a Caution if Readback cannot tell which site.',
    remedy: 'Reject the request. Go to the site yourself and log in there.',
  },
  'signatures.anyText': {
    title: 'Typed data that contains text',
    explanation:
      'This type of typed data does nothing on its own, but it contains text that you sign. Whoever receives the text may treat it as a promise or an instruction. The rule fires unless Readback knows the full text.',
    remedy: 'Sign only if you are on the site you meant to visit and expected this text.',
  },
  'signatures.plainAccount': {
    title: 'Signed permission for a person’s account',
    explanation:
      'The signature lets an address without code of its own take your tokens. Whoever holds the key to that address can submit the signature at any time and pays the gas fee. The chain shows nothing until the tokens are gone.',
    remedy: 'Reject the request. No honest app asks for this.',
  },
  'signatures.noLimit': {
    title: 'Unlimited signed permission',
    explanation:
      'The signature lets someone take your whole balance of a token, until the permission expires. Signing costs no gas fee and leaves no trace on chain. If one signature covers several tokens, the finding is a Stop, because you could lose all of them.',
    remedy: 'Reject the request, and ask the app for a permission that covers only the amount it needs.',
  },
  'signatures.unpublished': {
    title: 'Signed permission for a new or unpublished contract',
    explanation:
      'The signature lets a contract take 90% or more of your balance of a token. The contract is only days old, or its source code is unpublished and nobody can look up what it does. Saving a name for the contract does not change this finding. If you said that you know the account, the finding is a Caution.',
    remedy:
      'Reject the request, unless you wrote the contract yourself. In that case, choose “I know this account”.',
  },
  'signatures.allHeld': {
    title: 'Signed permission for your whole balance of a token',
    explanation:
      'The permission covers 90% or more of your balance of the token. Neither its limit nor how often it can be used makes a difference. If one signature covers several tokens, the finding is a Stop. It is a note if Readback knows the spender, or if you said that you do.',
    remedy: 'Reject the request, and ask the app for a permission that covers only the amount it needs.',
  },
  'signatures.transfer': {
    title: 'Transfer by signature',
    explanation:
      'The signature authorizes a transfer. While the signature is valid, someone else can submit the transfer without asking you again (ERC-3009). Payment services use these transfers so that you pay no gas fee. A transfer to a recipient that you saved is not reported.',
    remedy: 'Compare the recipient’s whole address, and the amount, with what you agreed to.',
  },
  'signatures.longLived': {
    title: 'Signed permission that lasts a long time',
    explanation:
      'The permission expires far in the future, or never. It can be used long after you have forgotten it, even if the app gets a new owner. You can set how many days count as long.',
    remedy: 'Ask the app for a permission that expires soon.',
  },
  'signatures.severalTokens': {
    title: 'One signature for several tokens',
    explanation:
      'Permit2 lets one signature cover many tokens. Some apps need two tokens in one signature, to add both to a pool. Thieves list every token that you hold.',
    remedy: 'Sign only if you need every token in the list for what you want to do.',
  },
  'signatures.witness': {
    title: 'Transfer that depends on a bare hash',
    explanation:
      'A Permit2 transfer can be bound to an order, which then limits how the tokens can be taken. Here, the message contains only a hash of that order. Nobody can tell from the hash what you get in return.',
    remedy: 'Reject the request, and use an app that shows the order in the message.',
  },
  'signatures.noContract': {
    title: 'Permit or order that names no contract',
    explanation:
      'The domain of typed data names the contract that verifies the signature. This message has the fields of a permit or an order, but names no contract. Any contract or company that accepts the signature can use it.',
    remedy:
      'Reject the request, unless you know the exchange that sent it and trust that exchange to act on this message.',
  },
  'signatures.notAContract': {
    title: 'No contract at the address that should verify the signature',
    explanation:
      'The domain names the contract that should verify the signature, but that address has no code on this network. No contract can use the signature here now. The signature may be meant for another network, or for code that someone will deploy at the address later.',
    remedy: 'Reject the request, and check which network and which contract the app meant.',
  },
  'signatures.otherDomain': {
    title: 'Permit whose domain differs from the contract’s',
    explanation:
      'A contract accepts only signatures for its own EIP-712 domain: its name, version, network and address. Readback asks the contract for its domain hash and compares it with the domain hash that you would sign. If the contract does not report its domain hash, the finding is a note.',
    remedy: 'Reject the request. If the domains differ, the named contract cannot use the signature.',
  },
  'signatures.borrowedName': {
    title: 'Permit that uses the name of another contract',
    explanation:
      'Wallets show the name in the domain, but whoever made the request chose that name. Here, it is the name of a well-known token or contract with a different address. Or the named contract calls itself something else.',
    remedy: 'Reject the request.',
  },
  'signatures.otherOwner': {
    title: 'Permit for another account’s assets',
    explanation:
      'The owner that the message names is not the account that signs. A contract that follows the standards rejects the signature. Either the message is a mistake, or someone hopes that you will not check.',
    remedy: 'Reject the request.',
  },
  'signatures.party': {
    title: 'Stranger named in typed data',
    explanation:
      'The typed data names an account that you neither own nor saved. Readback cannot tell what the signature gives to that account. The account may be a recipient, a delegate, or a key that can act for you.',
    remedy: 'Reject the request, unless you find out what this account is for.',
  },
  'signatures.anyChain': {
    title: 'Signature that is valid on every network',
    explanation:
      'The message is not limited to one network. The signature can be used on every network that has the same contract, including networks you do not expect.',
    remedy: 'Reject the request, unless you want to change your account on all its networks.',
  },
  'signatures.notNow': {
    title: 'Signature that cannot be used now',
    explanation:
      'Right now, the chain would reject the signature. It has expired or is not valid yet, its nonce is used, or a balance is too small. This can change without you, so it is not a reason to sign.',
    remedy: 'Decide as if the signature could be used now.',
  },
  'signatures.oddDomain': {
    title: 'Domain in an unusual form',
    explanation:
      'The domain of typed data has five fields of fixed types. This one has other fields or types, as with apps on Cosmos chains. Some wallets sign it as declared, and others refuse it. It names no contract or network that could be checked.',
    remedy: 'Compare the hash that your wallet shows with the one here.',
  },
  'signatures.otherDigest': {
    title: 'Wallets disagree on what is signed',
    explanation:
      'Some signing libraries work out the main type and the domain’s fields themselves, and ignore what the request says. Readback computes what each library would sign. Here, at least one library would sign something other than what is shown. If only the order of the domain’s fields differs, the finding is a Caution.',
    remedy:
      'Reject the request. An honest app writes its requests so that every wallet reads them the same way.',
  },
  'signatures.notSigned': {
    title: 'Fields that are not signed',
    explanation:
      'The request contains fields that its types do not declare. These fields are not signed, and a contract never sees them. They may be there only to mislead you.',
    remedy: 'Trust only what Readback shows as part of the message.',
  },
  'signatures.checksum': {
    title: 'Address with a wrong checksum',
    explanation:
      'The capitals in an address are a checksum (EIP-55). Here, the checksum does not match, so a character may be mistyped or replaced. Some apps write addresses without a proper checksum, so the finding is not a Stop.',
    remedy: 'Compare the whole address with a source you trust.',
  },
  'signatures.offerForNothing': {
    title: 'Offer that gives your assets away for nothing',
    explanation:
      'The order gives away tokens or NFTs, and you get nothing or next to nothing in return. Whoever accepts the order first gets them. Thieves steal NFTs this way: one signature is enough, and you send no transaction.',
    remedy: 'Reject the request.',
  },
  'signatures.unknownMarket': {
    title: 'Order at a contract that Readback does not know',
    explanation:
      'The amounts of a signed order hold only if the contract that takes it enforces them. A thief’s contract can take what you give and pay nothing. The rule does not fire if Readback ships a name for the contract, and code is deployed at its address. It also does not fire if you said that you know the contract.',
    remedy:
      'Sign only if you know this contract. Compare its address with the one that its project publishes.',
  },
  'signatures.offerElsewhere': {
    title: 'Offer whose payment goes to another account',
    explanation:
      'You give your assets, but more than a quarter of the payment goes to addresses you neither own nor saved. Marketplace fees are far lower. Some people sell for others on purpose. For everyone else, this is how the payment is stolen.',
    remedy: 'Compare the recipient’s whole address with a source you trust.',
  },
  'signatures.lends': {
    title: 'Offer to lend against NFTs',
    explanation:
      'The signature lets anyone who owns an NFT from a particular collection borrow from you. The NFT is the only collateral. If it is worth less than the loan, the borrower has no reason to repay. Anyone can create a collection in a minute.',
    remedy: 'Check that you know the collection and what its NFTs are worth.',
  },
  'signatures.unknownCurrency': {
    title: 'Offer paid in an unknown token',
    explanation:
      'You give something in return for a token or NFT that neither you nor Readback knows. Anyone can create a token in a minute, with any name and any supply. The amount says nothing about its value.',
    remedy:
      'Compare the token’s whole address with the one on its official site. If you know the token, save it in your address book.',
  },
  'signatures.privateBuyer': {
    title: 'Offer to a single buyer',
    explanation:
      'Only one account can accept the order, and you have not saved that account. This is normal for a sale that you agreed to. Otherwise, nobody else can outbid the buyer, and whoever wrote the order chose the price.',
    remedy: 'Sign only if you agreed to this sale with the buyer, at this price.',
  },
  'signatures.anyOfYours': {
    title: 'Order for any item of a collection',
    explanation:
      'The order sells an item of a collection and does not say which. Whoever accepts it chooses the item, and every item has the same price.',
    remedy: 'List each item separately, at its own price.',
  },
  'signatures.manyOrders': {
    title: 'Many orders with one signature',
    explanation:
      'Markets let you create many orders with one signature, over the root of a Merkle tree. If the message holds every order, each is shown and checked separately. If it holds only the root, nobody can tell what is sold, or for how much.',
    remedy: 'Check each order. If only the root is shown, reject the request.',
  },
  'signatures.power': {
    title: 'Signature that gives someone power over an account',
    explanation:
      'The signature lets someone act in your name: vote, trade, or do anything that the account can. Without conditions, the signature gives as much power as your key. If there are conditions, you still have to check what they forbid.',
    remedy:
      'Reject a power without conditions. Grant any other power only if you know who gets it and want exactly that.',
  },
  'signatures.keys': {
    title: 'Signature that creates a secret key',
    explanation:
      'Some exchanges derive the secret key of your exchange account from this exact signature. Whoever gets the signature controls that account and everything in it. Sign only on the exchange’s real site, and never show the signature to anyone.',
    remedy: 'Reject the request, unless you opened the site yourself and are setting up your account there.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'signatures.logIn':
    'If another site gets the login, it can act at the real site as the user. The finding is then a Stop. It is a Caution if Readback cannot tell which site is asking.',
  'signatures.anyText':
    'Signed text can be a promise or an instruction of any kind. The rule fires unless Readback knows the full text.',
  'signatures.plainAccount':
    'A permit for a person’s account is a common way to lose a token. Signing it costs no gas fee, needs no transaction and leaves no trace until someone uses it.',
  'signatures.noLimit':
    'The finding is a Caution for one token, because honest exchanges ask for unlimited permits. It is a Stop for several tokens, because one signature can cost all of them.',
  'signatures.unpublished':
    'One signature is enough for unpublished or new code to take everything. If the source code could not be checked, that alone does not make the rule fire. The finding is a Caution if the user said that they know the spender.',
  'signatures.allHeld':
    'A signature for 90% or more of the balance can cost nearly all of it, in one use or several. The finding is a Caution, and a Stop for several tokens in one signature. It is a note if Readback knows the spender, or if the user said that they do.',
  'signatures.transfer': 'With a signed transfer, someone else chooses when the tokens move.',
  'signatures.longLived':
    'A permission that lasts a year, or never expires, is forgotten long before it ends.',
  'signatures.severalTokens':
    'Drainers ask for every token in one signature, and honest apps seldom ask for more than one token. If the permission is unlimited, another rule reports a Stop.',
  'signatures.witness':
    'Apart from the amount, only the attached order limits a transfer. A bare hash shows nothing of that order.',
  'signatures.noContract':
    'A permit or an order that names no contract can be used at any contract that accepts it. Some exchanges ask for this.',
  'signatures.notAContract':
    'Without deployed code, nothing verifies the signature. The request is a mistake, or meant for another network or for code deployed later.',
  'signatures.otherDomain':
    'A contract accepts only signatures for its own domain. The finding is a note if the contract does not report its domain, because many honest tokens do not.',
  'signatures.borrowedName':
    'Whoever makes the request chooses the name in the domain. A name that the contract does not use is meant to mislead.',
  'signatures.otherOwner':
    'A permit for the tokens of an account other than the signer’s is a mistake or a trick.',
  'signatures.party':
    'Any account that a signed message names may benefit from it, as a recipient, a delegate or a new key. Readback can rule this out only for types of typed data that it knows.',
  'signatures.anyChain': 'A permit that names no network can be used on every network.',
  'signatures.notNow':
    'A signature that cannot be used now may be usable tomorrow. The finding should not reassure anyone.',
  'signatures.oddDomain':
    'A contract that is not declared as an address cannot be checked. Some honest apps use domains like this.',
  'signatures.otherDigest':
    'A request that makes a wallet sign something other than what is shown is meant to deceive.',
  'signatures.notSigned':
    'The request contains a field that the signature does not cover. The field is there to mislead.',
  'signatures.checksum':
    'A wrong checksum means that a character was mistyped or replaced. Some apps do not write checksums correctly, so the finding is not a Stop.',
  'signatures.offerForNothing':
    'Thieves steal NFTs with an offer for nothing. One signature is enough, and whoever accepts the offer first gets the NFTs.',
  'signatures.unknownMarket':
    'Nothing but the contract keeps the user from giving everything for nothing. Honest exchanges that are new or small are not known either, so the finding is not a Stop.',
  'signatures.offerElsewhere':
    'More than a quarter of the payment for an offer goes to accounts other than the seller’s. Some people do this on purpose.',
  'signatures.lends':
    'A loan against NFTs is worth what the NFTs are worth. Readback does not know their value, and anyone can create a collection.',
  'signatures.unknownCurrency':
    'Anyone can create a token in a minute. Payment in a token that neither Readback nor the user knows may be worth nothing.',
  'signatures.privateBuyer':
    'An offer to one buyer is either agreed in advance or a theft at a hidden price.',
  'signatures.anyOfYours':
    'The buyer can take the most valuable item, and pays the same price as for any other.',
  'signatures.manyOrders':
    'The finding is a note if every order is shown, because each order is checked. It is a Caution if only the root of the Merkle tree is shown.',
  'signatures.power':
    'Unconditional power to act as an account gives control of everything the account holds, so the finding is a Stop. If the power has conditions, or covers only voting or trading, the finding is a Caution.',
  'signatures.keys':
    'Some apps derive an account’s secret key from a signature like this one. Whoever has the signature controls that account and everything in it.',
};
