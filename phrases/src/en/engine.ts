import type { PhraseId } from '@readback/core/model/phrase.ts';

/**
 * English. One ICU message for each sentence the engine can say, in the order of `core/src/model/phrases.ts`.
 * Facts stand as plain arguments (`{to}`); words and numbers may be selected on. An apostrophe is written ’.
 */
export const engine = {
  // why something is not known
  'why.offline': '{source, select, none {Nothing} other {{source}}} could not be reached.',
  'why.timeout': '{source, select, none {Nobody answered} other {{source} did not answer}} in time.',
  'why.refused': '{source, select, none {The source} other {{source}}} answered with an error.',
  'why.unsupported':
    '{source, select, none {Nothing here can} other {{source} cannot}} answer this kind of question.',
  'why.malformed': '{source, select, none {The source} other {{source}}} sent an answer that makes no sense.',
  'why.tooLarge':
    '{source, select, none {The source} other {{source}}} sent an answer that is too large to read.',
  'why.notFound': '{source, select, none {No source has it} other {{source} does not have it}}.',
  'why.notAsked': '{source, select, none {Nobody was asked} other {{source} was not asked}}.',
  'why.switchedOff': '{source, select, none {The source} other {{source}}} is switched off in settings.',

  // the engine itself
  'engine.crashed': 'The reading stopped before it was finished.',
  'engine.openAgain': 'You see what was found up to then. Retry reads it again.',
  'engine.silent': 'The reading took too long and was stopped.',

  // who asked
  'way.form': 'written by you',
  'way.paste': 'pasted by you',
  'way.link': 'a link or QR code',
  'way.school': 'Flight school',
  'way.unknown': 'an unknown source',
  'way.madeMine': '{way}, adopted by you',

  // effects
  'effects.notLookedAt.others': 'Changes for accounts other than yours were not checked.',
  'effects.notLookedAt.othersButPayees':
    'For accounts other than yours, only what arrives at payees was checked.',
  'effects.notLookedAt.payees':
    '{count, plural, one {One more payment was not checked for its arrival} other {# more payments were not checked for their arrival}}.',
  'effects.notLookedAt.control': 'Changes of ownership, roles and code of contracts were not checked.',
  'effects.notLookedAt.otherControl':
    'Ownership and code were checked only for contracts that are called or that report a change.',
  'effects.notLookedAt.code':
    'Whether proxies use other code afterwards, and which guards a Safe has, could not be checked.',
  'effects.notLookedAt.diamond':
    'A contract reports that some of its functions will run other code. That code was not checked.',
  'effects.notLookedAt.controlReads':
    '{count, plural, one {One more value} other {# more values}} of the called contracts could not be checked: who controls them, and what they may take.',
  'effects.notLookedAt.accounts':
    '{count, plural, one {One more account that acts was} other {# more accounts that act were}} not checked.',
  'effects.notLookedAt.reads':
    '{count, plural, one {One more balance or permission was} other {{count} more balances or permissions were}} not checked.',
  'effects.notLookedAt.logs': 'Contracts emitted more events than were checked.',
  'effects.notLookedAt.dataFee':
    'The network also charges for a transaction’s data. That part of the fee was not checked.',
  'effects.notLookedAt.paymaster': 'What the paymaster does was not checked.',
  'effects.notLookedAt.comesBack': 'What you get in return depends on whoever uses the signature.',
  'effects.notLookedAt.borrowed':
    'The code that the account delegates to may do more later, when anyone calls it. That was not checked.',
  'effects.notLookedAt.contract':
    'Readback does not know the contract that verifies this signature. What else it may do with the signature was not checked.',
  'effects.notLookedAt.approved': 'The approved Safe transaction was not simulated together with the rest.',
  'effects.notLookedAt.chosen': 'Whoever uses the signature chooses which items you get.',
  'effects.notLookedAt.waiting':
    '{count, plural, one {A pending transaction} other {# pending transactions}} of this account will be mined first. What changes until then was not checked.',
  'effects.notLookedAt.replaced':
    '{how, select, waits {A transaction of this account is pending with the same nonce, and this one replaces it.} other {Your node did not say whether a transaction with the same nonce is pending.}}',
  'effects.notNow':
    'The signature cannot be used now: {why, select, nonce {its nonce is already used or canceled} later {its nonce is not the next one} expired {it has expired} early {it is not valid yet} domain {the contract there uses another EIP-712 domain} balance {the account does not hold enough} allowance {the contract’s allowance from the account is too small} counter {all orders under its counter were canceled} cancelled {it was canceled} filled {it was already used} funds {the account could not pay the highest fee that it allows} contract {there is nothing at the contract’s address} other {something else blocks it}}.',
  'effects.notNow.safeNonce':
    'The Safe transaction cannot be executed now: its nonce is {own}, but the Safe’s next nonce is {next}.',
  'effects.notNow.gas':
    'The request asks for more gas than the network accepts in one transaction: 16,777,216.',
  'effects.notNow.fails':
    'It fails in the simulation if the signature is used now. The changes shown follow from what is signed.',
  'effects.assumed.operation':
    'The operation was simulated through the entry point, submitted alone by a made-up account. Readback assumed that the account accepts its signature.',
  'effects.assumed.paymaster': 'According to the operation, a paymaster pays the fee.',
  'effects.assumed.accountCalls':
    'The account is a contract. The simulation made these calls from it in order, without the account’s own checks.',
  'effects.assumed.carried':
    'The simulation made the call that the contract makes for the signer. The contract’s own checks before it were left out.',
  'effects.assumed.created':
    'The factory in the operation deploys the account first. The entry point’s own checks were not simulated.',
  'effects.assumed.standIn': 'In the simulation, the signing account had code that accepts the signature.',
  'effects.assumed.byRules':
    'What follows only from the rules of {rules} was not simulated. Readback assumed that the contract follows them.',
  'effects.assumed.authorizations':
    'The simulation assumed {count, plural, one {an authorization was} other {# authorizations were}} applied before the call. The fee does not include that gas.',
  'effects.assumed.authorizationsVoid':
    'The network ignores {count, plural, one {an authorization: its network, nonce or signature is} other {# authorizations: their network, nonce or signature is}} not valid.',
  'effects.assumed.zone': 'The order names a zone contract that must agree. Readback assumed that it does.',
  'effects.assumed.priceWorst': 'Some amounts change over time. Readback used the worst that they can reach.',
  'effects.assumed.first':
    '{count, plural, one {Another transaction of this account was simulated first} other {# other transactions of this account were simulated first}}. The changes shown come after that.',
  'effects.assumed.firstFails':
    '{count, plural, one {A transaction that was simulated before it fails} other {# transactions that were simulated before it fail}}.',
  'effects.assumed.changed':
    'You changed the state of {count, plural, one {an account} other {# accounts}} by hand for this simulation. The network would use the real state.',
  'effects.assumed.otherTime':
    'You set another block number or time for this simulation. The network would not use it next.',
  'effects.notLookedAt.events':
    'The node does not report events, so only what the request mentions was checked.',
  'effects.notLookedAt.afterwards': 'The node could not say what you hold afterwards.',
  'effects.assumed.sender': 'The request names no sender. It was simulated as if your account sent it.',
  'effects.assumed.signatures': 'Readback assumed that enough owners of the Safe sign.',
  'effects.assumed.safeNow':
    'The simulation uses the Safe as it is now, before any pending Safe transaction.',
  'effects.assumed.permit': 'Readback assumed that whoever holds the signature uses it.',
  'effects.assumed.fees': 'The fee is an estimate, because the wallet sets it.',
  'effects.assumed.noFees':
    'The node would not simulate this with gas fees, so it was simulated without them. The account may not be able to pay them.',
  'effects.assumed.dependsOnFees':
    'Simulated without gas fees, it behaves differently. The changes shown are with fees.',
  'effects.assumed.codeAtSender':
    'The node cannot simulate a transaction and report its changes. So the sending account was given code, which a contract can notice.',
  'effects.assumed.dataFee':
    'The data fee is what the network’s own oracle asks now. It depends on another network, so the maximum assumes twice as much.',
  'effects.assumed.ownBlock':
    'The node simulated this in a block of its own choice. Whatever depends on the time may turn out differently.',

  // effects: calls that were traced, and what would let one pass that failed
  'effects.notLookedAt.trace':
    'The node did not trace the calls inside, so they were not checked. The transfers shown leave out native currency that they move.',
  'effects.notLookedAt.otherTrace':
    'The node’s trace does not match its simulation, so the calls inside are not shown.',
  'effects.notLookedAt.calls':
    'Only the first {count} calls were checked. Later calls, and what they move, were not.',
  'effects.notLookedAt.moves':
    '{count, plural, one {One more transfer is} other {# more transfers are}} not shown.',
  'passes.allowance':
    '{how, select, likely {Most likely it fails because} other {It fails because}} {spender} may take {have}{by, select, permit2 { through Permit2} other {}} and needs {need}. Allow it only if you trust it with that much.',
  'passes.allowanceEnded':
    '{how, select, likely {Most likely it fails because} other {It fails because}} the Permit2 allowance of {spender} expired on {ended}. Renew it only if you trust the spender.',
  'passes.balance':
    '{how, select, likely {Most likely it fails because} other {It fails because}} {account} holds {have} but needs {need}, which is {missing} more.',
  'passes.expired':
    '{how, select, likely {Most likely it fails because} other {It fails because}} it expired at {deadline}. Ask the app for a new request.',
  'passes.expiredSomewhere': 'Most likely it fails because it has expired. Ask the app for a new request.',
  'passes.price':
    'Most likely it fails because the price moved beyond what the request allows. Ask the app for a new price.',
  'passes.paused': 'Most likely it fails because {contract} is paused. Wait until it is active again.',
  'passes.noRight': 'Most likely it fails because {contract} lets only certain accounts do this.',
  'passes.usedBefore':
    'Most likely it fails because it was used or canceled, or its nonce is not the next one. Ask the app for a new request.',
  'passes.signature':
    'Most likely it fails because a signature in it is from the wrong signer, or for something else.',
  'passes.safe':
    'The Safe’s reason: {code, select, GS000 {the Safe could not be set up} GS001 {the Safe is not set up} GS010 {the transaction has too little gas for what the Safe is to do} GS011 {the Safe cannot pay the gas refund} GS012 {the Safe cannot pay the gas refund in that token} GS013 {a call that the Safe makes fails} GS020 {there are too few signatures} GS021 {a contract signature is in the wrong place} GS022 {a contract signature is cut off} GS023 {a contract signature is cut off} GS024 {a contract owner rejects its signature as invalid} GS025 {an owner did not approve this hash on chain} GS026 {a signature is not an owner’s, is out of order, or is for another transaction or nonce} GS030 {only an owner may approve a hash} GS031 {only the Safe itself may do this: propose it as a Safe transaction} GS100 {the modules were already set up} GS101 {this cannot be a module} GS102 {the module is already enabled} GS103 {the module is not listed where the request says} GS104 {only a module of the Safe may do this} GS200 {the owners were already set up} GS201 {the threshold would be above the number of owners} GS202 {the threshold would be 0} GS203 {this address cannot be an owner} GS204 {this address is already an owner} GS205 {the owner is not listed where the request says} GS300 {the guard is not a valid guard} GS301 {the module guard is not a valid guard} GS400 {the Safe cannot be its own fallback handler} other {the Safe rejects it}}.',
  'passes.entryPoint':
    'The entry point’s reason: {code, select, AA10 {the account is already deployed} AA13 {deploying the account fails or runs out of gas} AA14 {the factory deploys a different account than the sender} AA15 {the factory does not deploy the account} AA20 {the account is not deployed} AA21 {the account cannot prepay the fee, and needs more native currency or an entry point deposit} AA22 {it has expired or is not valid yet} AA23 {the account rejects it, or runs out of gas while it checks it} AA24 {its signature is not valid} AA25 {its nonce is not the next one} AA26 {checking it takes more gas than its limit for that} AA30 {the paymaster is not deployed} AA31 {the paymaster’s deposit is too small} AA32 {the paymaster’s approval has expired or is not valid yet} AA33 {the paymaster rejects it, or runs out of gas while it checks it} AA34 {the paymaster’s signature is not valid} AA36 {the paymaster uses more gas than its limit for that} AA40 {checking it takes more gas than its limit for that} AA41 {its gas limit for checking is too low} AA50 {the paymaster’s step after the call fails} AA51 {it costs more than was prepaid} AA90 {no receiver of the fee is named} AA91 {the fee could not be paid out} AA93 {its paymaster data is not valid} AA94 {its gas or fees are too large} AA95 {too little gas is left to execute it} AA96 {its aggregator is not valid} other {the entry point rejects it}}.',

  // checks: permissions
  'approvals.plainAccount.says':
    '{code, select, delegated {The spender {spender} is a plain account that runs delegated code.} other {The spender {spender} is a plain account: it has no code.}}',
  'approvals.plainAccount.why':
    'Honest spenders are contracts. Drainers ask you to approve an account that they hold the key to.',
  'signatures.plainAccount.why':
    'Whoever controls that account can use your signature at any time, without a fee and without asking you again.',
  'approvals.noLimit.says': 'The allowance has no limit.',
  'approvals.noLimit.why': 'The spender can take all of this token that you hold now or receive later.',
  'approvals.noLimit.remedy': 'Allow only what this payment needs, if the app lets you.',
  'approvals.operator.says': '{operator} could move all your items in {collection}, now and later.',
  'approvals.operator.why': 'A permission for all items stays until you revoke it.',
  'approvals.operator.remedy':
    'Sign only if you are listing items on a market that you chose, and revoke it afterwards.',
  'approvals.hidden.says':
    'The request also gives {spender} a permission that no decoded call gives: {after}.',
  'approvals.hidden.why': 'The simulation shows this permission, but the decoded steps do not.',
  'approvals.noLimit.saysSupply': 'The allowance equals or exceeds the token’s total supply.',
  'approvals.noLimit.remedyNeeds': 'Set the allowance to {amount}, which is what this swap needs.',
  'approvals.operator.saysHeld':
    '{operator} could move all your items in {collection}, now and later. You hold {held} now.',
  'approvals.unpublished.says':
    '{spender} could take all you hold of this token, and its source code is unpublished.',
  'approvals.unpublished.saysNew': '{spender} is a new contract, and could take all you hold of this token.',
  'approvals.unpublished.why': 'Nobody outside can tell what this contract will do with that power.',
  'approvals.unpublished.whyNew': 'Contracts that steal are often deployed shortly before they are used.',
  'approvals.allHeld.says':
    '{how, select, most {{spender} could take nearly all you hold of this token: {held}.} items {{spender} could take every item you hold there: {held}.} together {Together, these spenders could take nearly all you hold of this token: {held}.} other {{spender} could take all you hold of this token: {held}.}}',
  'approvals.allHeld.why':
    'Readback does not know this contract. Neither published code nor age makes a contract honest.',
  'approvals.allHeld.whyNamed': 'It can take that much at any time until the permission is used or revoked.',
  'approvals.openContract.says': '{spender} makes calls for anyone, so anyone can take what you allow it.',
  'approvals.openContract.saysUsed':
    'The request uses your old allowance for {spender}, which makes calls for anyone.',
  'approvals.notSpender.says': '{spender} is not known to need an allowance.',
  'approvals.notSpender.why':
    'Some well-known contracts make any call that they are given. Then anyone can take what those contracts may spend.',
  'approvals.notSpender.remedy': 'Ask the app which contract should get the allowance, and why.',
  'approvals.unvouched.says': '{spender} could take {amount}, and Readback does not know that contract.',
  'approvals.unvouched.saysItem':
    '{spender} could take what you allow it, and Readback does not know that contract.',
  'approvals.unvouched.why':
    'It can take that much at any time. Neither published code nor age makes a contract honest.',
  'approvals.unvouched.remedy':
    'Sign only if you know this contract. Compare its address with what its project publishes.',
  'approvals.openContract.why': 'Anyone can spend what this contract may spend.',
  'approvals.openContract.remedyUsed': 'Reject it, and revoke that allowance.',
  'approvals.aboveHeld.says': 'The allowance is more than twice what you hold of this token, {held}.',
  'approvals.aboveHeld.why':
    'What this payment does not need stays allowed, and covers what you receive later.',
  'approvals.adds.says': 'The request raises the allowance of {spender} to {total}.',
  'approvals.adds.why': 'The call names only the amount that is added. The spender can take the sum.',
  'approvals.adds.remedy': 'Sign only if you want to allow that total.',
  'approvals.replaces.says': 'The request replaces an allowance of {before} that is still unused.',
  'approvals.replaces.why':
    'The spender can take the old allowance before this is mined, and the new one afterwards.',
  'approvals.replaces.remedy': 'If you do not trust the spender, set the allowance to 0 first.',
  'approvals.leftOver.says': 'After all calls, {spender} may still take {left}.',
  'approvals.leftOver.why': 'The request uses part of this allowance. The rest stays allowed.',
  'approvals.leftOver.remedy': 'Allow only what the request uses, or revoke the rest afterwards.',
  'approvals.toToken.says': 'The spender {spender} is the token itself.',
  'approvals.toToken.why': 'A token contract does not spend for you. An address may be in the wrong field.',
  'approvals.withValue.says': 'The request sends {value} along with an approval.',
  'approvals.withValue.why':
    'An approval needs no payment: with one, the call fails or the contract keeps it.',
  'approvals.dearRevoke.says': 'Revoking this permission costs {fee}, many times the usual amount.',
  'approvals.dearRevoke.why': 'Some tokens are made so that people who revoke permissions waste fees.',
  'approvals.dearRevoke.remedy': 'Leave it, unless you hold something of value in that contract.',
  'approvals.longLived.says':
    '{days, plural, one {{spender} may use this for more than a day, or without expiry.} other {{spender} may use this for more than # days, or without expiry.}}',

  // checks: signatures
  'signatures.noLimit.says': 'The signature lets {spender} spend without limit.',
  'signatures.noLimit.saysSupply': 'The signature lets {spender} take at least the token’s whole supply.',
  'signatures.noLimit.why': 'Until it expires, it can be used at any time for all you hold of this token.',
  'signatures.noLimit.whyAll': 'It covers several tokens at once: one signature can cost all of them.',
  'signatures.noLimit.remedy': 'Ask the app for a signature over only the amount it needs.',
  'signatures.transfer.says': 'The signature lets others submit a transfer from you to {to}.',
  'signatures.transfer.why': 'The transfer happens when someone submits it, without asking you again.',
  'signatures.longLived.says':
    '{days, plural, one {The permission you give {spender} lasts more than a day, or never expires.} other {The permission you give {spender} lasts more than # days, or never expires.}}',
  'signatures.longLived.why': 'It can still be used long after you have forgotten it.',
  'signatures.longLived.remedy': 'Ask the app for a permission that expires soon.',
  'signatures.otherOwner.says': 'The signature covers assets of {owner}, not of the account that would sign.',
  'signatures.otherOwner.why': 'An honest app has no use for this signature.',
  'outcome.changedByHand.says': '{reason}',
  'outcome.changedByHand.why': 'On the real network the result can be completely different.',
  'outcome.changedByHand.remedy': 'Read it again without your changes before you sign it.',
  'signatures.notNow.says': '{reason}',
  'signatures.notNow.why': 'That can change without you. Decide as if the signature could be used at once.',
  'signatures.party.says': 'The signature names {party}, which is not your account.',
  'signatures.party.saysIn': 'The signature names an account that is not yours: {party}.',
  'signatures.party.saysText': 'A text in this signature names an account that is not yours.',
  'signatures.party.why':
    'Readback does not know what the signature gives this account. It may receive or control your assets.',
  'signatures.party.remedy': 'Find out what this account is for, or reject.',
  'signatures.anyChain.says': 'The signature is not limited to one network.',
  'signatures.anyChain.why': 'It could be used on every network that has this contract at this address.',
  'signatures.otherDigest.says': 'Some wallets would sign this as {other}, not {shown}.',
  'signatures.otherDigest.saysDomain':
    'Some wallets would sign this for a different app or contract than shown.',
  'signatures.otherDigest.why':
    'Different wallets read this request in different ways. Yours may sign something that is not shown here.',
  'signatures.notSigned.says':
    '{count, plural, one {# field of the request would not be signed: {fields}} other {# fields of the request would not be signed: {fields}}}.',
  'signatures.notSigned.why':
    'The signature covers only the fields that the types declare. The others may be there only to mislead you.',
  'signatures.notSigned.remedy': 'Trust only what is shown here as part of the message.',
  'signatures.offerForNothing.says':
    'The order offers assets of yours and requires {how, select, nothing {nothing} other {next to nothing}} in return.',
  'signatures.offerForNothing.why':
    'Until the offer expires, whoever has the signature can take them without paying you.',
  'signatures.offerElsewhere.says': 'The payment for it goes to {to}, not to you.',
  'signatures.offerElsewhere.saysMost': 'Others are paid more for it than you are, and {to} gets the most.',
  'signatures.offerElsewhere.saysMuch':
    'Others get more than a quarter of the payment, and {to} gets the most.',
  'signatures.offerElsewhere.saysFees': 'Fees can take up to {percent}% of the payment.',
  'signatures.lends.says': 'Anyone with an item of {collection} can borrow {amount} from you.',
  'signatures.lends.why':
    'If the item is worth less than the loan, the borrower can keep the money and leave you the item.',
  'signatures.lends.remedy': 'Check that you know the collection and what its items are worth.',
  'signatures.unknownCurrency.says': 'You would be paid in {token}, which Readback does not know.',
  'signatures.unknownCurrency.saysNoCode':
    'You would get an item of {token}, where there is no contract yet.',
  'signatures.unknownCurrency.why': 'Anyone can create a token. It may be worthless, whatever the amount.',
  'signatures.unknownCurrency.remedy': 'Compare the whole address of the token with its official site.',
  'signatures.offerElsewhere.why': 'You give, and another account receives.',
  'signatures.power.says':
    '{over, select, whole {The signature lets {to} do anything as your account.} account {The signature lets {to} act as your account, under the conditions listed.} votes {The signature gives your votes to {to}.} snapshot {The signature lets {to} act for you on Snapshot.} other {The signature lets {to} trade with what you keep at the exchange.}}',
  'signatures.power.why':
    '{over, select, account {It can act without asking you again. Readback cannot tell what the conditions forbid.} votes {It votes as it likes until you take the votes back.} snapshot {It can vote and propose in your name until you remove it.} other {It trades as it likes until you revoke this power.}}',
  'signatures.checksum.says':
    'The checksum of {count, plural, one {an address} other {# addresses}} is wrong: {fields}.',
  'signatures.checksum.why':
    'A digit may be wrong. Wallets ignore this checksum and sign the address as written.',
  'signatures.keys.says': 'Secret keys are derived from this signature.',
  'signatures.keys.why':
    'Whoever gets it controls your account there, now and later. It is like a password that cannot be changed.',
  'signatures.unpublished.says':
    'The signature lets {spender} take all you hold of a token. Its source code is unpublished.',
  'signatures.unpublished.saysNew':
    'The signature lets {spender}, a new contract, take all you hold of a token.',
  'signatures.unpublished.why': 'Nobody outside can tell what this contract will do with that power.',
  'signatures.allHeld.says':
    '{how, select, most {The signature lets {spender} take nearly all you hold of this token: {held}.} items {The signature lets {spender} take every item you hold there: {held}.} together {Together, the permissions here cover nearly all you hold of this token: {held}.} other {The signature lets {spender} take all you hold of this token: {held}.}}',
  'signatures.allHeld.why':
    'It can be used without asking you again, by a contract that Readback does not know.',
  'signatures.severalTokens.says':
    '{count, plural, one {One signature covers # token, for {spender}.} other {One signature covers # tokens, for {spender}.}}',
  'signatures.severalTokens.why': 'Whoever uses it can take all of them at once.',
  'signatures.severalTokens.remedy': 'Sign only if what you are doing needs each of these tokens.',
  'signatures.witness.says': 'The transfer depends on something that is shown only as a hash: {witness}.',
  'signatures.witness.why':
    'The data behind the hash decides what you get for your tokens, and nobody can read it from the hash.',
  'signatures.noContract.says': 'The typed data looks like a permit or an order, but names no contract.',
  'signatures.noContract.why':
    'Any contract that accepts this signature may use it for anything it can reach.',
  'signatures.notAContract.says': 'There is no contract at {contract}, which should verify this signature.',
  'signatures.notAContract.why':
    'Nothing can use it here now. It may be meant for another network, or for code deployed there later.',
  'signatures.otherDomain.says':
    '{how, select, silent {{contract} does not report its EIP-712 domain, so it could not be compared.} other {{contract} accepts signatures for a different EIP-712 domain than this one.}}',
  'signatures.otherDomain.why':
    'The contract would reject this signature: the domain’s name, version or network is wrong.',
  'signatures.borrowedName.says':
    'The request calls the contract {claimed}, but the contract calls itself {own}.',
  'signatures.borrowedName.saysKnown':
    'The request calls the contract {claimed}, which is deployed at a different address.',
  'signatures.borrowedName.why': 'Whoever asks chooses the name in the domain, and wallets show it.',
  'signatures.privateBuyer.says': 'Only {buyer} can take this offer.',
  'signatures.privateBuyer.why': 'Nobody else can outbid them, so the price is whatever the order says.',
  'signatures.privateBuyer.remedy': 'Sign only if you agreed on this sale with them, at this price.',
  'signatures.manyOrders.says':
    '{count, plural, one {One signature creates # order.} other {One signature creates # orders.}}',
  'signatures.manyOrders.saysHidden': 'This one signature creates orders that are shown only as a hash.',
  'signatures.manyOrders.why': 'Each order can be filled separately, and each stays valid until it expires.',
  'signatures.manyOrders.remedy': 'Check what each order gives and what you get for it.',

  'signatures.logIn.says':
    '{how, select, logIn {The signature logs you in at {site}, which is not this site.} other {The signature logs you in at {site}. Which site asks could not be checked.}}',
  'signatures.logIn.why':
    'Whoever gets this signature can act as you there, or create keys that trade for your account.',
  'signatures.logIn.remedy': 'Log in on {site} itself, where your wallet shows the site that asks.',
  'signatures.anyText.says': 'Readback cannot know what the receiver does with the text you sign here.',
  'signatures.anyText.why': 'This text may be a promise or an order that someone stores and uses off chain.',

  // checks: messages
  'messages.anyUse.says':
    '{how, select, asker {Another site asks you to log in to this page.} signIn {The sign-in says more than a sign-in needs to.} logIn {The login text shows no site address, so it could work on any site.} other {Readback cannot know what the receiver does with this signed text.}}',
  'messages.anyUse.why':
    '{how, select, asker {Whoever gets this signature can act as you here.} signIn {The receiver may treat those words as a promise or an order. The chain does not show it.} logIn {Someone can pass you another site’s login text, and then log in there as you.} other {A signed text can log in at any site. It can also be a promise, an order, or a key, and the chain does not show it.}}',
  'messages.anyUse.remedy': 'Sign only if you are on the site you meant to visit, and expected this text.',
  'messages.otherLanguage.says': 'Readback can check only English text, and this is not English.',
  'messages.otherLanguage.why':
    'A signed text can log in elsewhere or give away a key. Readback can detect that only in English.',
  'messages.otherLanguage.remedy': 'Sign it only if you understand every word and know who asks.',
  'messages.hash.says': 'The message is 32 bytes or 64 hex digits: it could be any hash.',
  'messages.hash.saysDressed': 'The message is little more than a hash: it could mean anything.',
  'messages.hash.why':
    'Nobody can tell what a hash means. It may be a transaction or a permit that takes your assets.',
  'messages.blind.says':
    '{how, select, hash {The request asks you to sign a bare hash (eth_sign): it could be a transaction.} bytes {The request asks you to sign unreadable bytes (eth_sign): they could be a transaction.} other {The request asks you to sign text with eth_sign, which wallets handle differently.}}',
  'messages.blind.why':
    '{how, select, text {Some wallets sign it as a message, others sign its bare hash. Neither is a transaction, and apps no longer need eth_sign.} other {Some wallets sign it without the message prefix. Then whoever gets the signature may send a transaction from your account.}}',
  'messages.blind.whyOf':
    'It is {of, select, safeTransaction {the hash of the Safe transaction pasted with it} typedData {the hash of the typed data pasted with it} message {the hash of the message pasted with it} authorization {the hash of the authorization pasted with it} other {not the hash of what was pasted with it}}. {of, select, safeTransaction {Your wallet would still show only the hash.} typedData {Your wallet would still show only the hash.} message {Your wallet would still show only the hash.} authorization {Your wallet would still show only the hash.} other {It may be a transaction from your account.}}',
  'messages.blind.remedyOf': 'Reject it. Sign the original instead, so that your wallet can show it.',
  'messages.blind.remedy': 'Reject it. Ask the app for the transaction, message or typed data itself.',
  'messages.keys.says':
    '{how, select, sure {The signature makes a secret key: whoever gets it has that account.} other {The signature may open an account or make a secret key.}}',
  'messages.keys.why':
    'Apps derive keys from the signature of a fixed text. Another site that gets the same signature gets the same keys.',
  'messages.keys.remedy': 'Sign it only in the app itself, where your wallet shows the site that asks.',
  'messages.elsewhere.says':
    '{how, select, logIn {The signature logs you in at {site}, which is not this site.} unasked {The signature logs you in at {site}. Which site asks could not be checked.} other {The message names another site: {site}.}}',
  'messages.elsewhere.why':
    '{how, select, named {The message does not say what that site does with your signature.} other {Whoever gets this signature can act as you there.}}',
  'messages.elsewhere.remedy':
    '{how, select, named {Sign only if you know why {site} is in the message.} other {Log in on {site} itself, where your wallet shows the site that asks.}}',
  'messages.unreadable.says': 'The message holds at least 32 bytes that nobody can read.',
  'messages.unreadable.why':
    'They may be a random challenge, or the hash of a transaction or permit. The two look the same.',
  'messages.unreadable.remedy': 'Sign only if you trust the site that asks.',
  'messages.otherParty.says':
    '{how, select, noSigner {The message names {account}. Which account will sign is unknown.} other {The message names {account}, which is not your account.}}',
  'messages.otherParty.why':
    'A site that receives this signature may give that account something in your name. The chain does not show it.',
  'messages.otherParty.remedy': 'Sign only if you know whose account this is, and why the message names it.',
  'messages.amount.says': 'The message names an amount: {amount}.',
  'messages.amount.why': 'Signing a message moves nothing on its own. Whoever gets it may act on the amount.',
  'messages.otherSite.says':
    '{how, select, said {The message signs you in to {domain}, but {site} asks for it.} other {The message signs you in to {domain}, but this page is another site.}}',
  'messages.otherSite.why': 'Whoever has this signature can act as you there.',
  'messages.otherSite.remedy': 'Sign in on {domain} itself, where your wallet can check the site.',
  'messages.malformedSignIn.says': 'The message looks like a sign-in, but does not follow its standard.',
  'messages.malformedSignIn.why':
    'Your wallet may show a different site or meaning than the site reads in it.',
  'messages.otherAccount.says': 'The message signs in {account}, not the account that would sign.',
  'messages.otherAccount.why': 'The site would get a signature that does not match the message.',
  'messages.otherAccount.remedy': 'Choose that account in your wallet, or ask the site for a new message.',
  'messages.otherChain.says': 'The message signs you in on {asked}, but your wallet is on {actual}.',
  'messages.otherChain.why': 'The site would act for you on a network that you are not using.',
  'messages.otherUri.says': 'The message signs you in to {domain}, but its URI names another site: {uri}.',
  'messages.otherUri.why':
    'Wallets compare the domain, but some sites compare the URI. An honest sign-in names one site.',
  'messages.time.says':
    '{how, select, over {The sign-in has expired.} early {The sign-in is not valid yet.} future {The sign-in is dated in the future.} other {The sign-in is more than an hour old.}}',
  'messages.time.why': 'Someone may have kept this message from another time.',
  'messages.time.remedy': 'Ask the site for a new message.',
  'messages.notText.says': 'The message is not readable text.',
  'messages.notText.why': 'A contract may act on these bytes, and you cannot see how.',
  'messages.hiddenText.says':
    '{count, plural, one {# part of the text} other {# parts of the text}} may look different from what is written.',
  'messages.hiddenText.saysBelow': 'The text continues after a large empty space.',
  'messages.hiddenText.why':
    'Invisible characters and look-alike letters of other scripts can hide what you sign.',
  'messages.hiddenText.remedy': 'Read the marked places before you sign.',
  'messages.action.says':
    '{how, select, call {The message {whole, select, yes {is} other {holds}} a contract call.} transaction {The message {whole, select, yes {is} other {holds}} a transaction.} authorization {The message {whole, select, yes {is} other {holds}} an authorization that lets other code act as you.} request {The message has the fields of a permit, an order or a transaction.} slip {The message looks like calldata with a typo.} other {The message {whole, select, yes {is} other {holds}} what wallets hash to sign a permit or a Safe transaction.}}',
  'messages.action.why':
    'Messages are for people to read. A contract, a network or a site could act on this one.',
  'messages.resources.says':
    '{how, select, powers {The sign-in grants powers: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}} other {The sign-in names a resource of another site: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}}}',
  'messages.resources.why':
    '{how, select, powers {Whoever gets the signature can use these powers as you, without asking again.} other {The message does not say what the site does with it there.}}',
  'messages.resources.remedy': 'Sign only if you know what these are, and why the site asks for them.',
  'messages.reusable.says':
    '{how, select, nonce {The nonce of this sign-in could be guessed.} other {The sign-in never expires.}}',
  'messages.reusable.why':
    'Whoever keeps the signature may sign in with it again, unless the site prevents it.',
  'messages.reusable.remedy': 'Sign in on sites that you know, and sign out when you are done.',

  // checks: transfers
  'transfers.firstPayment.says': 'Readback has no record that you paid {to} before.',
  'transfers.firstPayment.why': 'A payment cannot be reversed.',
  'transfers.lookAlike.says': '{to} looks like {original}, but is a different address.',
  'transfers.lookAlike.why': 'Scammers create look-alike addresses for you to copy by mistake.',
  'transfers.lookAlike.remedy': 'Reject it. Get the address from a source you trust.',
  'transfers.lookAlike.remedyUse':
    '{how, select, saved {Use the address you saved} paid {Use the address you paid before} other {Use your own address}}, or reject.',
  'transfers.lost.says':
    '{how, select, token {{to} is the token’s own contract.} other {Nobody has the key to {to}.}}',
  'transfers.lost.why': 'What you send there is most likely lost.',
  'transfers.outputElsewhere.says': 'The output goes to {to}, which is not your account.',
  'transfers.outputElsewhere.why': 'You pay, and someone else receives.',
  'transfers.noMinimum.says': 'The swap sets no minimum to receive (no slippage limit).',
  'transfers.noMinimum.why':
    'Anyone who sees it coming can move the price and leave you with almost nothing.',
  'transfers.noMinimum.remedy': 'Ask for a minimum that you would accept.',
  'transfers.lessThanLeast.says':
    'In the simulation you receive less than the swap’s own minimum of {least}.',
  'transfers.lessThanLeast.why': 'The contract or the token may keep part of the amount.',
  'transfers.lessArrives.says':
    '{how, select, less {Of {sent} sent, only {came} arrives at {to}.} other {The request sends {sent} to {to}, but that balance changes by {came}.}}',
  'transfers.lessArrives.saysUnread': 'Whether it arrives at {to} could not be checked.',
  'transfers.lessArrives.why': 'Part of it is kept on the way, or the contract does not do what it claims.',
  'transfers.lessArrives.whyUnread':
    'The token reports your balance but not the payee’s, so arrival could not be confirmed.',
  'transfers.lessArrives.remedy': 'Ask the payee whether the smaller amount is enough, or reject.',
  'transfers.wholeBalance.says': 'All or nearly all of your {asset} goes to {to}, an address you never paid.',
  'transfers.wholeBalance.why': 'You would lose 90% or more of what you hold.',
  'transfers.leastFarBelow.says':
    '{how, select, far {The swap accepts as little as {least}, far below the {comes} in the simulation.} other {The swap accepts as little as {least}. The simulation returns {comes}.}}',
  'transfers.leastFarBelow.why': 'Anyone who sees the swap coming can take everything above the minimum.',
  'transfers.mostFarAbove.says': 'The request may take up to {most}, while the simulation takes {takes}.',
  'transfers.mostFarAbove.saysAlone':
    'The request may take up to {most}, far more than it takes in the simulation.',
  'transfers.mostFarAbove.why': 'Anyone who sees the swap coming can take everything up to the maximum.',
  'transfers.mostFarAbove.remedy': 'Ask for a maximum close to what the swap takes now, or reject.',
  'transfers.poolMinimum.says': 'The minimum {least} is far below what the simulation shows.',
  'transfers.poolMinimum.saysNone':
    '{how, select, into {The deposit accepts any price: it sets no minimum.} other {The call accepts any price: it sets no minimum.}}',
  'transfers.poolMinimum.saysUnseen':
    'The minimum {least} could not be checked: nothing arrives in the simulation.',
  'transfers.poolMinimum.why': 'Anyone who sees it coming can move the price first, and keep the difference.',
  'transfers.poolMinimum.remedy': 'Ask for a minimum close to what the simulation shows.',
  'transfers.poolMaximum.says':
    'The request may take up to {most}, far more than it takes in the simulation.',
  'transfers.poolMaximum.saysShare':
    '{how, select, all {It accepts losing everything: its loss limit is 100%.} other {It accepts a loss far above the slippage you allow.}}',
  'transfers.poolMaximum.why': 'The contract can take or lose everything up to this limit.',
  'transfers.poolMaximum.remedy': 'Ask for a lower limit, or reject.',
  'transfers.feeShare.says': 'A fee of up to {fee} is a large part of what this moves.',
  'transfers.feeShare.saysUnknown':
    'The request accepts a fee of up to {fee}. Could not check what share of the payment that is.',
  'transfers.feeShare.saysCarrying': 'A fee of {fee} for executing it is far above the usual cost.',
  'transfers.feeShare.saysCode': 'A fee goes to whoever registered the code {code}.',
  'transfers.feeShare.whyCode':
    'The request names neither the fee’s receiver nor the amount. The fee reduces what you receive.',
  'transfers.feeShare.remedyCode': 'Ask for the same request without this code, or reject.',
  'transfers.feeShare.why': 'Whoever is paid the fee, or adds it to a debt, can take all of it.',
  'transfers.feeShare.whyCarrying':
    'You may not get the excess back. It goes to the protocol, or to whoever does the work.',
  'transfers.feeShare.remedy': 'Ask for a lower fee limit, or reject.',
  'transfers.priceLimit.says': 'The price limit {price} accepts any price.',
  'transfers.priceLimit.saysFar': 'The price limit {price} is far from the price in the pools.',
  'transfers.priceLimit.saysUnknown': 'The price limit {price} could not be compared with a market.',
  'transfers.priceLimit.why': 'Anyone who sees it coming can move the price first, and keep the difference.',
  'transfers.priceLimit.remedy': 'Ask for a limit close to the current price, or reject.',
  'transfers.leverage.says': 'The position of {size} is more than 25 times its collateral.',
  'transfers.leverage.saysUnknown': 'The position of {size} could not be compared with its collateral.',
  'transfers.leverage.why': 'If the price moves a few percent against you, you lose all of the collateral.',
  'transfers.leverage.remedy': 'Ask for a smaller position, or for more collateral.',
  'transfers.ownPrice.says': 'You offer {give} for {get}, far below the price in the pools.',
  'transfers.ownPrice.saysPool': 'Liquidity goes in at a price far from that in other pools.',
  'transfers.ownPrice.saysUnknown': 'You offer {give} for {get}; that price could not be checked.',
  'transfers.ownPrice.saysPoolUnknown':
    'Liquidity goes in at a price that could not be checked against other pools.',
  'transfers.ownPrice.why': 'At a wrong price, whoever trades with you takes the difference.',
  'transfers.ownPrice.remedy': 'Compare the price with another market before you sign.',
  'transfers.fades.says':
    '{how, select, get {What you get can fall by {percent}% before this is mined.} pay {What you pay can rise by {percent}% before this is mined.} other {Amounts of these orders can change by {percent}% before this is mined.}}',
  'transfers.fades.saysNone': 'The order costs nothing now, but its price rises over time.',
  'transfers.fades.why': 'The order changes over time, and the call sets no limit. It can be mined late.',
  'transfers.fades.remedy': 'Choose an order with fixed amounts, or reject.',
  'transfers.noDeadline.says': 'The request never expires: it can be mined at any time from now on.',
  'transfers.noDeadline.why': 'A pending transaction can be mined later, at a worse price than now.',
  'transfers.noDeadline.remedy': 'Ask for a deadline within the hour.',
  'transfers.newPool.says': 'The request starts a new pool and sets its first price.',
  'transfers.newPool.why': 'If that price is wrong, the next trade takes what you put in.',
  'transfers.newPool.remedy': 'Compare the price with another market before you sign.',
  'transfers.longLock.says': 'What you lock stays locked until {until}.',
  'transfers.longLock.saysFor':
    'What you lock takes {years, plural, one {# year} other {# years}} or more to come out.',
  'transfers.longLock.saysUnclear': 'Readback could not read how long {time} locks what you put in.',
  'transfers.longLock.why': 'You cannot take it out earlier, and the time cannot be shortened.',
  'transfers.longLock.remedy': 'Choose an earlier date, unless you want that long a lock.',
  'transfers.unevenPool.says': 'Only one of the two tokens goes in, with little or none of the other.',
  'transfers.unevenPool.why':
    'The pool then sells what you add within this request’s price range. If the range or the price is wrong, others buy it for almost nothing.',
  'transfers.unevenPool.remedy': 'Compare the price range with another market before you sign.',
  'transfers.acrossNetworks.says':
    '{bridge} should pay this out on another network, which cannot be checked here.',
  'transfers.acrossNetworks.why': 'A contract that only looks like a bridge keeps it and sends nothing.',
  'transfers.acrossNetworks.remedy': 'Compare the contract’s whole address with what the bridge publishes.',
  'transfers.acrossNetworks.saysOwn': '{bridge} sends this to your own address on another network.',
  'transfers.acrossNetworks.whyOwn':
    'The simulation covers only this network. Arrival can take minutes or days.',
  'transfers.acrossNetworks.remedyOwn': 'Check that your wallet can use this account on the other network.',
  'transfers.dataToPlainAccount.says': 'The request calls {to}, which has no code.',
  'transfers.dataToPlainAccount.why':
    'A call to an account without code does nothing, and the account keeps any payment.',
  'transfers.dataToPlainAccount.remedy': 'Check the address and the network.',
  'transfers.itemAsAmount.says':
    '{token} may be an NFT collection. If so, {amount} is the ID of the item that is sent.',
  'transfers.itemAsAmount.why': 'The same function moves tokens and items. An amount of 0 moves item 0.',
  'transfers.itemAsAmount.remedy': 'Reject it, unless you know that this is a token, not a collection.',
  'transfers.poisoning.says': 'The request sends a zero-value payment to {to}.',
  'transfers.poisoning.saysTwin': 'The request also pays {to}, which looks like {other}.',
  'transfers.poisoning.why':
    'It puts that address in your payment history, so that you copy it one day by mistake.',
  'transfers.poisoning.remedy':
    'Reject it, and ask for a request without that payment. Do not copy addresses from past payments.',
  'transfers.deadEnd.says':
    '{how, select, token {{to} is the contract of another token.} contract {{to} is a contract, but this payment calls no function of it.} other {{to} is a shared contract, not anyone’s account.}}',
  'transfers.deadEnd.why':
    '{how, select, token {A token contract cannot return what you send it.} contract {What you send straight to a contract is often lost, or anyone can take it.} other {What you send there is lost, or whoever calls it next takes it.}}',
  'transfers.codeElsewhere.says':
    '{to} is a contract on Ethereum. On {chain} there is nothing at that address.',
  'transfers.codeElsewhere.why':
    'The owner of that contract may not control the address here. What you send may be lost, or anyone may take it.',
  'transfers.codeElsewhere.remedy': 'Ask the payee where they want to receive it on this network.',
  'transfers.changeKept.says': 'The router keeps whatever the swap does not use of {amount}.',
  'transfers.changeKept.why':
    'The call does not ask for the rest back. Whoever calls the router next takes it.',
  'transfers.changeKept.remedy':
    'Send exactly what the swap takes, or ask for a request that returns the rest.',
  'transfers.routerAmount.says': 'Others decide how much {token} the request takes from you.',
  'transfers.routerAmount.why':
    'The amount is what {contract} holds at that moment. Anyone can send more there first, and you pay that much.',
  'transfers.routerAmount.remedy': 'Ask for a request that names the amount, or reject.',
  'transfers.leftThere.says': 'All or part of {amount} stays at {contract}, where anyone can take it.',
  'transfers.leftThere.saysPlan': 'What you send to {contract} stays there, and anyone can take it.',
  'transfers.leftThere.saysIfFails':
    'A step may fail. Its payment then stays at {contract}, where anyone can take it.',
  'transfers.leftThere.whyIfFails':
    'The other steps continue without it. Others can make it fail by moving a price for one block.',
  'transfers.leftThere.remedyIfFails':
    'Ask for a request that undoes every step if one fails, or that withdraws everything at the end.',
  'transfers.leftThere.why':
    'Routers, bundlers and position managers keep nothing for you: they pay what they hold to whoever asks.',
  'transfers.leftThere.remedy': 'Ask for a request that pays out everything in the same transaction.',

  // checks: names
  'names.changed.says':
    'The name {name} now resolves to {now}. The request uses {meant}, its address when you typed it.',
  'names.changed.saysGone':
    'The name {name} now resolves to no address. The request uses {meant}, its address when you typed it.',
  'names.changed.why':
    'The owner of a name can point it elsewhere at any time. One of the two is not who you meant.',
  'names.changed.remedy': 'Reject it. Ask the person you mean for the address, and type the name again.',
  'names.mixed.says': 'The name {name} mixes letters of more than one alphabet.',
  'names.mixed.why': 'A mixed name can look like a different name.',
  'names.source.says':
    '{how, select, saved {In its source code, {contract} is named {name}. You saved that name for another address.} other {In its source code, {contract} is named {name}. The known contract with that name has another address.}}',
  'names.source.why':
    'Anyone can publish source code under any name. Only the address says which contract it is.',
  'names.source.remedy': 'Compare the address with the one that the protocol publishes, or reject.',
  'names.oddText.says': 'The text {text} may look different from what is written.',
  'names.oddText.saysDescription':
    'The contract’s description has text that may look different from what is written.',
  'names.oddText.why':
    '{how, select, below {It continues after a large empty space, out of sight.} other {Invisible characters and look-alike letters of other scripts can make one name look like another.}}',
  'names.oddText.remedy': 'Rely on addresses and amounts, not on this text.',
  'names.site.says':
    '{how, select, user {The site {site} has an @ in it. What comes before the @ is not the site.} other {The address of the site {site} uses letters of another alphabet.}}',
  'names.site.why': 'An address like this can imitate a site you know.',
  'names.site.remedy': 'Type the site’s address yourself, or reject.',
  'names.elsewhere.says':
    'The name {name} resolves to no address on {chain}. The request uses its Ethereum address.',
  'names.elsewhere.why':
    '{how, select, contract {It is a contract on Ethereum. On another network it may not exist, and what you send there may be lost.} other {A plain account has the same key on every network.}}',
  'names.elsewhere.remedy': 'Ask the person you mean whether they want to receive it there.',

  // checks: power
  'power.delegatecall.says': 'The request runs the code of {target} as the account itself.',
  'power.delegatecall.why':
    'That code can change the account’s owners and take everything. It is on no list of known Safe libraries.',
  'power.codeReplaced.says': '{fn} replaces the code of {contract}.',
  'power.codeReplaced.why': 'After this, the new code decides everything.',
  'power.hiddenControl.says':
    '{part, select, owner {{who} gets a new owner} pendingOwner {Ownership of {who} is offered elsewhere} granted {Roles on {who} change} implementation {{who} runs different code afterwards} admin {The account that can upgrade {who} changes} beacon {{who} gets its code from elsewhere} contract {The code of {who} changes} delegation {{who} runs different delegated code} owners {The owners of {who} change} threshold {The signature threshold of {who} changes} module {The modules of {who} change} guard {The guard of {who} changes} moduleGuard {The module guard of {who} changes} fallbackHandler {The fallback handler of {who} changes} other {Control of {who} changes}}, but no decoded call asks for it.',
  'power.hiddenControl.why': 'Whoever controls a contract decides what it does with everything kept there.',
  'power.hiddenControl.whyYours':
    'Whoever gets this power can take what is there. Nothing in the request says that they get it.',
  'account.named.says': '{who} is named in {fn}, which Readback knows only by its name.',
  'account.named.why':
    'An address that a function receives may be paid, or may gain power over what you have there. The name does not say which.',
  'account.key.says': '{fn} carries {word}, which may mean someone else’s account.',
  'account.key.why':
    'Readback knows this function only by its name, so it cannot tell what this value is for.',
  'account.elsewhere.says':
    '{role, select, owner {What you open or pay for here belongs to {who}, not to you.} debtor {{who} owes the debt, not you.} payer {The request takes from {who}, not from you.} power {{who} may act for you afterwards.} votes {Your votes go to {who}.} fee {{who} gets a fee out of this.} contract {The request relies on {who}, a contract that Readback does not know.} remote {On another network, this arrives at {who}, which is not your address.} validator {The request pays into validator {who}. Readback cannot check whose it is.} hash {One value is a hash of something that is not shown: {who}.} payee {The request pays {who}, who is not you.} position {The position that this pays into belongs to {who}, not to you.} token {{who} is used as a token here, but no contract is deployed there.} other {The output goes to {who}, not to you.}}',
  'account.divided.says':
    '{fn} ends something you share. What is not paid out to you goes to the other party.',
  'account.divided.why': 'Readback could not see anything arrive for you, or tell who the other party is.',
  'account.divided.remedy': 'Check who opened it, and how much of it is yours by now.',
  'account.elsewhere.saysNobody': 'Nobody holds the keys to {who}, so what goes there is lost.',
  'account.elsewhere.whyNobody':
    'These addresses are used to destroy assets. Nobody can ever take anything out again.',
  'account.elsewhere.saysUnowned': 'Readback could not check who owns position {position} at {contract}.',
  'account.elsewhere.whyUnowned': 'What is paid into a position belongs to its owner, whoever pays.',
  'account.elsewhere.remedyUnowned': 'Compare this position number with that of your own position.',
  'account.elsewhere.saysUnread':
    'Readback could not check what you can take out of position {position} at {contract}.',
  'account.elsewhere.whyUnread':
    'A position that you received from someone may contain a worthless token or a debt. Another account may control it.',
  'account.elsewhere.remedyUnread':
    'Add to it only if you opened this position yourself. If someone sent it to you, reject.',
  'account.elsewhere.why': 'You have not saved this address, and it is not one of your accounts.',
  'account.offer.says': '{fn} makes or takes an offer whose price Readback could not check.',
  'account.offer.saysPrice': '{fn} makes or takes an offer at {price} (in the smallest unit).',
  'account.offer.why':
    'Others can take what you offer at that price. Readback does not know what it is worth to you.',
  'account.offer.remedy':
    'Compare what you give, the price, its currency and the deadline with what you agreed.',
  'account.debt.says': '{fn} puts you in debt, and no matching amount arrives.',
  'account.debt.why': 'The simulation does not show that all you borrow comes to you.',
  'account.debt.remedy': 'Sign only if you expect this debt, and know where the borrowed amount goes.',
  'account.debt.saysArrives': '{fn} borrows: you owe what arrives, with interest.',
  'account.debt.whyArrives':
    'Your balances do not show this debt. If your collateral falls in value, it can be sold.',
  'account.debt.saysLoan': '{fn} may borrow: Readback could not confirm that you supplied this much.',
  'account.debt.whyLoan':
    'This market lends you whatever you take out beyond your supply. You would owe it, with interest.',
  'account.debt.remedyOwed': 'Check in the app what you owe afterwards. Sign only if you mean to borrow.',
  'account.forGood.says': '{fn} gives up rights, and that may be permanent.',
  'account.forGood.why': 'A simulation cannot show what you are no longer able to do afterwards.',
  'account.forGood.remedy': 'Sign only if you mean to give up these rights.',
  'account.weaker.says': '{fn} can make your position there less safe.',
  'account.weaker.why':
    'It takes out collateral, or changes how your collateral counts or what your debt costs. If you owe something there, you may be liquidated sooner.',
  'account.weaker.whyOwed':
    'You owe something there, and less collateral will secure it. If prices move, you may be liquidated sooner.',
  'account.weaker.remedy': 'Check in the app how close to liquidation you are afterwards.',
  'account.locked.says': '{fn} locks your assets, for a long time or again.',
  'account.locked.why':
    'What you could take out now or soon can only be taken out later. Your balances may not show it.',
  'account.locked.remedy': 'Check in the app when you can withdraw. Sign only if you can wait until then.',
  'account.forgone.says': '{fn} gives up part of what you would receive.',
  'account.forgone.why':
    'You give up rewards, a transfer on its way, or a better price. No balance shows what you no longer receive.',
  'account.forgone.remedy': 'Sign only if you know what you give up, and why.',
  'account.notYours.says': 'You pay for {name}, which belongs to {owner}.',
  'account.notYours.saysUnknown': 'You pay for {name}, which may not be yours.',
  'account.notYours.why': 'Paying for it does not make it yours: whoever owns it keeps it.',
  'account.notYours.remedy': 'Sign only if you mean to pay for this, whoever owns it.',
  'account.text.says': 'The record {key} of your name becomes {value}.',
  'account.text.saysAlone': 'A public record of yours becomes {value}.',
  'account.text.why':
    'People and apps that look you up find this. They may contact, pay or encrypt to this value.',
  'account.text.remedy': 'Compare this value with the one you mean, character by character.',
  'account.text.saysSaid': 'You publish this text: {text}.',
  'account.text.whySaid':
    'Others take it as yours, and may act on it: as an order, a promise, or where to pay.',
  'account.text.remedySaid': 'Sign only if you mean every word of it.',
  'account.move.says': '{amount} goes from {from} to {to}, but no step says so.',
  'account.move.why':
    'The simulation shows this payment. The request calls a contract or a function that Readback does not know in full.',
  'account.move.whyTrade': 'In the simulation, the trade’s contract pays this out of what it brings you.',
  'account.record.says': '{contract} changes what it stores about {who}.',
  'account.record.saysAny': '{contract} stores something that is not shown.',
  'account.record.why':
    'It may be a permission, a debt, a price or a stake. Readback does not know this function or contract in full.',
  'account.record.remedy': 'Sign only if you expect this contract to record something about you.',
  'account.nameOnly.says': 'Readback knows {fn} only by its name.',
  'account.nameOnly.why': 'Only the simulation shows what it does.',
  'account.nameOnly.whyUnseen': 'The node does not list storage changes, so what it stores is unknown.',
  'account.nameOnly.saysLater': '{fn} runs later, and Readback knows it only by its name.',
  'account.nameOnly.whyLater': 'A simulation cannot show what a scheduled call will do.',
  'account.nameOnly.saysNothing':
    'In the simulation {fn} changes nothing, and Readback does not know {contract}.',
  'account.nameOnly.whyNothing':
    'It may only emit an event, and others can act on that event. The simulation does not show what they would do.',
  'account.remedy': 'Sign only if you know why this address is in the request.',
  'account.unvouched.says':
    '{contract} changes the balance of {who} by {amount}. Readback does not know that contract.',
  'account.unvouched.saysCoins': '{amount} goes to {contract}, a contract that Readback does not know.',
  'account.unvouched.saysAllowance':
    '{contract} may take tokens during this request. Readback does not know that contract.',
  'account.unvouched.why':
    'What it returns can change after the simulation. The contract may ignore its function’s name.',
  'account.unvouched.remedy':
    'Sign only if you know this contract. Compare its address with what its project publishes.',
  'account.unknownToken.says': 'What you get depends on the value of {token}, and Readback does not know it.',
  'account.unknownToken.why':
    'Anyone can create a worthless token, pool or market and use it with a well-known contract.',
  'account.unknownToken.remedy': 'Compare this address with what its issuer publishes.',
  'account.unknownItem.says': 'You pay for {item}, and Readback does not know the collection.',
  'account.unknownItem.why': 'Anyone can copy a collection, including its name and pictures.',
  'account.unknownItem.remedy': 'Compare the collection’s address with what its makers publish.',
  'power.control.says': '{fn} changes who controls {contract}.',
  'power.control.why': 'Roles, modules, guards and session keys decide who may act afterwards.',
  'power.control.remedy': 'Sign only if you planned this change and know each address in it.',
  'power.owners.says':
    'After this, {needed} of {count, plural, one {one owner} other {# owners}} must sign for {contract}. Now it is {was} of {wasCount}.',
  'power.owners.saysChanged': '{fn} changes who owns {contract}, or how many owners must sign.',
  'power.owners.saysOne': 'After this, one owner alone controls {contract}.',
  'power.owners.saysLocked':
    'After this, {needed, plural, one {one owner} other {# owners}} must sign for {contract}, but only {able} can.',
  'power.owners.why': 'Its owners control everything that a Safe holds.',
  'power.owners.whyLocked': 'If too few owners can sign, the Safe is locked, with everything in it.',
  'power.givenAway.says': '{fn} hands control of {contract} to {to}.',
  'power.givenAway.saysDrops': '{fn} gives up control of {contract}.',
  'power.givenAway.saysShares': '{fn} lets {to} grant and revoke every role of {contract}.',
  'power.givenAway.saysPart':
    '{what, select, all {{fn} hands all your stake at {contract} to {to}.} share {{fn} lets {to} manage something you own at {contract}.} other {{fn} hands something you own at {contract} to {to}.}}',
  'power.givenAway.whyPart': 'After this, the receiver controls it.',
  'power.givenAway.why': 'You control it now. Once you hand it over, you cannot get it back.',
  'power.givenAway.whyShares': 'Whoever grants the roles can also revoke yours.',
  'power.emptyCode.says':
    '{target} becomes {as, select, module {a module} guard {the guard} handler {the fallback handler} other {the code that runs}}, but no contract is deployed there.',
  'power.emptyCode.why': 'Without code it stops working, or obeys whoever deploys code there first.',
  'power.emptyCode.whyModule': 'Whoever has the key to that address can then act for the account alone.',
  'power.emptyCode.remedy': 'Sign only if this request deploys the contract at that address first.',
  'power.fallbackHandler.says':
    '{handler} becomes the fallback handler{how, select, known {, which is one that Safe publishes} other {. It is not one that Safe publishes}}.',
  'power.fallbackHandler.saysToken':
    '{handler} becomes the fallback handler, but it is a token{how, select, other {}}.',
  'power.fallbackHandler.saysTaken': '{contract} will have no fallback handler.',
  'power.fallbackHandler.why':
    'The handler says whether the Safe signed something. An unknown one can say yes to any order or permit.',
  'power.fallbackHandler.whyToken':
    'The Safe forwards unknown calls to its handler as its own. Then anyone could send the Safe’s tokens away.',
  'power.fallbackHandler.whyTaken':
    'Some tokens and sites need one to send assets to the Safe or to accept its signature.',
  'power.newSafe.says':
    '{how, select, without {You are not an owner of the new Safe.} other {Others can sign for the new Safe without you.}} {owner} is {count, plural, one {an owner} other {one of # owners}} not in your address book.',
  'power.newSafe.saysPays': 'The setup pays {amount} (in the smallest unit) out of the new Safe.',
  'power.newSafe.why': 'Whatever you send to a Safe belongs to those who can sign for it.',
  'power.newSafe.whyPays': 'It takes from what was sent to that address before the Safe is deployed.',
  'power.newSafe.remedy': 'Check that each owner, and the threshold, is what you expect.',
  'power.newSafe.remedyPays': 'Most Safes are set up without a payment. Ask why this one has one.',
  'power.delegation.says':
    '{to} may act as the account, {how, select, anything {for anything and without conditions} other {within the conditions that come with it}}.',
  'power.delegation.why': 'It works without another signature from you, until you disable it.',
  'power.safeHash.says': 'The Safe computes the hash {there}, but Readback computes {here}.',
  'power.safeHash.why': 'You would sign something other than what is shown.',
  'power.claimedHash.says': 'The request states the hash {claimed}, but its real hash is {here}.',
  'power.claimedHash.why': 'The stated hash belongs to another transaction: do not sign it anywhere.',
  'power.safeNonce.says':
    'The nonce is {own}, but the Safe’s next nonce is {next}{how, select, used {: it was already used} far {: it is far ahead} other {}}.',
  'power.safeNonce.why':
    '{how, select, used {The Safe uses each nonce once, so this can no longer be executed.} far {A signature that waits this long can be used after everyone has forgotten it.} other {It can be executed after the transactions before it, and they may change what it does.}}',
  'power.safeNonce.remedy': 'Ask why it does not use the next nonce.',
  'power.blindHash.says': '{fn} approves something that is not shown here.',
  'power.blindHash.saysOther': '{fn} approves a different hash than that of the transaction pasted with it.',
  'power.blindHash.why':
    'Nobody can tell what a hash means. It may be another Safe transaction, or a permit for everything it has.',
  'power.blindHash.whyOrder':
    'The request has only the order’s hash. The order may sell everything that CoW Protocol’s relayer may take, at any price.',
  'power.blindHash.remedyOrder': 'Compare this hash with the order where you created it, or reject.',
  'power.refund.says':
    'The Safe pays for gas at a price set here, to {whom, select, anyone {whoever submits it} other {{receiver}}}.',
  'power.refund.saysMost':
    'The Safe pays up to {most} for gas, to {whom, select, anyone {whoever submits it} other {{receiver}}}.',
  'power.refund.why': 'A high gas price moves assets out of the Safe, disguised as a fee.',
  'power.refund.whyTooMuch': 'It covers more gas than a transaction can use: a payment disguised as a fee.',
  'power.refund.remedy': 'Most Safe transactions set no refund. Ask why this one does.',
  'power.borrowedCode.says': 'The account that signs runs delegated code.',
  'power.borrowedCode.saysUnknown': 'The account that signs runs delegated code that Readback does not know.',
  'power.borrowedCode.why': 'That code can also move the account’s assets in ways not shown here.',
  'power.borrowedCode.remedy': 'Check that you set this up yourself, in your wallet.',
  'power.borrowedCode.remedyUnknown':
    'If you did not set this up in your wallet, move your assets to another account and revoke the delegation.',
  'power.safeCode.says': 'The Safe {safe} runs code that matches no official Safe release.',
  'power.safeCode.why': 'Whoever wrote that code decides what a signature for this Safe does.',
  'power.safeCode.remedy': 'Sign only if you know whose code it is, and why it is there.',
  'power.authorization.says':
    'The request lets the code of {delegate} control the whole account{how, select, everywhere {, on every network} other {}}.',
  'power.authorization.why': 'That code can move everything the account has, now and later.',
  'power.authorization.remedy': 'Sign only if you set this up yourself, in your own wallet.',
  'power.laterAuthorization.says': 'The authorization is for nonce {nonce}, but the account is at {now}.',
  'power.laterAuthorization.why':
    'It takes effect when the account reaches that nonce, without asking you again.',
  'power.laterAuthorization.remedy':
    'Wallets sign the next nonce. Reject it unless you know why this one differs.',

  // checks: outcome
  'outcome.fails.says': 'The request would fail.',
  'outcome.fails.saysPartly': 'Part of the request would fail.',
  'outcome.fails.why': 'A failed transaction still costs the gas fee.',
  'outcome.fails.whyReason': 'The contract says: {reason}. A failed transaction still costs the gas fee.',
  'outcome.fails.remedy': 'The likely cause is below. Once it is fixed, ask the app for a new request.',
  'outcome.unreadValue.says': 'The request sends {amount} along with a call that could not be decoded.',
  'outcome.unreadValue.why': 'The contract may keep it.',
  'outcome.unreadValue.remedy': 'Find the contract’s source, or reject.',
  'outcome.claimTrap.says': 'The request is named like a giveaway, but it takes {amount}.',
  'outcome.claimTrap.saysTaken':
    'The request is named like a giveaway, but the balance of {who} changes by {amount}.',
  'outcome.claimTrap.why': 'In the simulation nothing of value comes back. Drainers use names like this.',
  'outcome.claimTrap.whySwap':
    'Everything that comes back in the simulation may come from the swap. Drainers use names like this.',
  'outcome.denied.says':
    '{count, plural, one {An event claims a change for {who}, but the chain state does not confirm it.} other {Events claim # changes that the chain state does not confirm, the first for {who}.}}',
  'outcome.denied.why': 'Anyone can emit an event. What counts is the state before and after.',
  'outcome.denied.remedy': 'Rely on the changes marked as read, not on those marked as claimed.',
  'outcome.takesMore.says': 'The balance of {who} changes by {amount}, but no decoded call asks for it.',
  'outcome.takesMore.saysName':
    '{how, select, all {The balance of {who} changes by {amount}, which is nearly all of it.} other {The balance of {who} changes by {amount}, which no call names.}}',
  'outcome.takesMore.whyName':
    'Readback knows the call that takes it only by its name. The contract alone decides what you get back.',
  'outcome.takesMore.why':
    'A contract takes more than the request asks for, using a permission that it already has.',
  'outcome.nothingBack.says': 'The balance of {who} changes by {amount}, and nothing of value comes back.',
  'outcome.nothingBack.saysPart':
    'The balance of {who} changes by {amount}. Only part of it pays for what arrives.',
  'outcome.nothingBack.saysInto':
    '{how, select, others {The balance of {who} changes by {amount}, which {contract} keeps for someone else.} all {The balance of {who} changes by {amount}, nearly all of it, into {contract}.} other {The balance of {who} changes by {amount}, which goes into {contract}.}}',
  'outcome.nothingBack.whyInto':
    '{how, select, others {The call names another account as the owner, not yours.} all {Readback does not know that contract. Only the contract itself says what you have there afterwards.} other {Readback does not know that contract, and cannot see what you have there afterwards.}}',
  'outcome.nothingBack.why': 'The call’s name does not tell what the contract does with it.',
  'outcome.nothingBack.remedy': 'Sign only if you know what you pay for.',
  'outcome.strangeReturn.says':
    'The balance of {who} changes by {amount}. {more, plural, =0 {All that comes back is {got}.} other {What comes back includes {got}.}}',
  'outcome.strangeReturn.saysKnown': 'The balance of {who} changes by {amount}. What comes back is {got}.',
  'outcome.strangeReturn.why':
    'Neither you nor Readback knows that token, and anyone can create a worthless token.',
  'outcome.strangeReturn.whyKnown':
    'Readback knows the call only by its name, and has no prices. The contract decides what it returns.',
  'outcome.debt.says': '{who} owes {amount} more afterwards.',
  'outcome.debt.saysBound': '{who} gets {amount}, which cannot be transferred.',
  'outcome.debt.why': 'The token calls itself a debt. It is not something that you gain.',
  'outcome.debt.whyBound':
    'In the simulation a transfer of it fails. A token like this is often a debt, or locked.',
  'outcome.debt.remedy': 'Reject it, unless you want to borrow that much.',
  'outcome.debt.remedyBound': 'Sign only if you know what the token is, and why it is locked.',
  'outcome.othersPaid.says': '{amount} is created for you while someone else is paid.',
  'outcome.othersPaid.why':
    'Neither you nor Readback knows that token. It may be a loan in your name that another account gets.',
  'outcome.othersPaid.remedy': 'Reject it, unless you know what that token is.',
  'outcome.strangeReturn.remedy': 'Sign only if you know what you get and what it is worth.',
  'outcome.takenBetween.says': '{to} takes {amount}, which another call of this request brings in.',
  'outcome.takenBetween.why':
    'Your balance hardly changes, because one call takes what another brings. Nothing says what you get for it.',
  'outcome.takenBetween.remedy': 'Ask for the calls one by one, or reject.',
  'outcome.strayValue.says': 'The request sends {amount} along with {fn}, which has no use for it.',
  'outcome.strayValue.why': 'An honest contract rejects it. Another may keep it, or pass it to someone else.',
  'outcome.strayValue.remedy': 'Ask for the same request without this payment, or reject.',
  'outcome.fakeToken.says':
    '{how, select, twin {Two tokens here call themselves {symbol}.} saved {A token calls itself {symbol}, but it is not the one you saved.} other {A token calls itself {symbol}, but it is not the known token with that symbol.}}',
  'outcome.fakeToken.why':
    'Anyone can create a token with any symbol. A copy is worthless, whatever its name.',
  'outcome.fakeToken.remedy': 'Compare the token’s address with what its issuer publishes.',
  'outcome.gas.says':
    '{how, select, creates {The request deploys {count, plural, one {# contract} other {# contracts}}.} block {The request asks for more gas than a block has.} network {The request asks for more than 16,777,216 gas.} other {The request’s gas limit is {count, plural, one {higher than} other {more than # times}} the gas used in the simulation.}}',
  'outcome.gas.why':
    '{how, select, creates {You pay to deploy these contracts, and someone else may profit.} block {No network executes it.} network {This network accepts no transaction that large.} other {The unused gas leaves room for the call to do more than the simulation showed.}}',
  'outcome.gas.remedy':
    '{how, select, creates {Sign only if you know what they are for.} other {Let the wallet set the gas.}}',
  'outcome.order.says':
    '{how, select, later {The nonce leaves a gap: other transactions of the account must come first.} replaces {The request replaces a pending transaction of yours with the same nonce.} used {The nonce was already used.} other {Other transactions of the account are pending before this one.}}',
  'outcome.order.why':
    '{how, select, later {Whoever has it signed can send it once the gap is filled, when conditions may differ.} replaces {Only one of the two is mined. If the other one revokes an allowance, that allowance stays.} used {A network accepts each nonce of an account only once.} other {The simulation does not include what they change.}}',
  'outcome.order.remedy':
    '{how, select, waits {Wait until they are mined, and read it again.} replaces {Let the wallet set the nonce, unless you mean to replace the other one.} other {Let the wallet set the nonce.}}',
  'outcome.otherCourse.says':
    '{how, select, differs {The request behaves differently when simulated with and without gas fees.} other {The request could not be simulated with the gas fees it will pay.}}',
  'outcome.otherCourse.why': 'A contract can detect a simulation, and behave well only then.',
  'outcome.otherCourse.remedy': 'Do not rely on the effects shown.',
  'outcome.operationFee.says':
    '{how, select, times {The operation pays whoever submits it {times} times the usual fee.} other {The operation pays whoever submits it far more than usual.}}',
  'outcome.operationFee.why':
    'Its gas limits and its price set that payment, whether the gas is used or not. Whoever asks for it may submit it.',
  'outcome.fee.says':
    '{how, select, price {The request’s gas price is far above the network’s. The fee would be about {fee}.} other {The gas fee, about {fee}, is more than {percent, plural, other {#%}} of what is sent.}}',
  'outcome.fee.why': 'You pay the fee even if the transaction fails.',
  'outcome.fee.remedy': 'Let the wallet set the fee, or wait for a lower one.',
  'outcome.tokenName.says': 'A token calls itself {symbol}.',
  'outcome.tokenName.why':
    'Tokens choose their own symbols. This one could be mistaken for the network’s currency, or for part of the sentence.',
  'outcome.tokenName.remedy': 'Rely on the token’s address.',
  'descriptions.hides.says':
    'The contract’s description leaves out {what}{more, plural, =0 {.} one { and one more value.} other { and # more values.}}',
  'descriptions.hides.saysSome': 'The contract’s description leaves out something important.',
  'descriptions.hides.why': 'Wallets that show only the description would not show it, but you sign it.',
  'descriptions.hides.remedy': 'Rely on the steps, and ask whoever sent you here what it is for.',
  'descriptions.contradicts.says': 'The contract’s description does not match what is signed.',
  'descriptions.contradicts.why':
    'One of the two is wrong. Wallets that show only the description would show the wrong one.',
  'descriptions.contradicts.remedy': 'Rely on the steps: they are decoded from the data itself.',
  'identity.unpublished.says': 'The source code of {contract} is not published.',
  'identity.unpublished.why':
    'It was simulated here, but nobody can look up its code. Widely used contracts publish theirs.',
  'identity.unpublished.remedy': 'Sign only if you know who created this contract.',
  'identity.fresh.says': '{contract} is new: it was deployed on {created}.',
  'identity.fresh.saysAbsent': '{contract} is new: on {earlier} there was nothing at this address.',
  'identity.fresh.saysMade': '{contract} does not exist yet: this request deploys it.',
  'identity.fresh.why':
    'Contracts made to steal are seldom older than a few days, and no list names them yet.',
  'identity.fresh.remedy': 'Ask the project, through a channel you trust, or wait a few days.',
  'identity.guessedName.says':
    '{count, plural, =1 {The name of the function called at {contract} is a guess.} other {The function name at {contract} is a guess: # functions share its selector.}}',
  'identity.guessedName.why':
    'It comes from a list that anyone can add to. The contract may do something else under this name.',
  'identity.guessedName.remedy': 'Rely on the effects, not on the name.',
  'identity.unread.source': 'Could not check whether the source code of {contract} is published.',
  'identity.unread.age': 'Could not check how old {contract} is.',
  'lists.blocked.says': 'You blocked {who}.',
  'lists.blocked.why': 'You decided to have nothing to do with it.',
  'lists.scam.says': '{who} is on {list}, a list of scams that you chose.',
  'lists.scam.why': 'The list’s maintainers report that this address stole assets or took part in a theft.',
  'outcome.otherBlock.says': 'Two blocks from now it does something different from what is shown.',
  'outcome.otherBlock.saysWorse': 'Two blocks from now it takes more than shown, or gives less.',
  'outcome.otherBlock.saysFails': 'It fails if it is mined two blocks from now.',
  'outcome.otherBlock.saysPasses': 'Two blocks from now it does not fail.',
  'outcome.otherBlock.why':
    'It was simulated in two likely blocks. A contract that checks the block can seem harmless in one of them.',
  'outcome.otherBlock.remedy': 'Sign only if you know why the block matters, as in a draw or at a deadline.',
  'outcome.otherGas.says':
    '{how, select, worse {With a gas limit of {gas, plural, other {#}} it takes more than shown, or gives less.} passes {With a gas limit of {gas, plural, other {#}} it does not fail.} fails {With a gas limit of {gas, plural, other {#}} it fails.} other {With a gas limit of {gas, plural, other {#}} it does something different from what is shown.}}',
  'outcome.otherGas.why':
    'It was simulated with the gas limits that wallets usually send. A contract that checks its gas can seem harmless in a simulation.',
  'outcome.otherGas.remedy': 'Sign only if you know why this contract depends on the gas limit.',
  'outcome.lenient.says':
    '{what, select, dirtyBits {Some values carry extra bits} boolNotOne {A yes is encoded in an unusual way} sharedOffset {Two values use the same bytes} backwardOffset {A value points backwards} overrun {A value extends past the end} trailingBytes {There are extra bytes at the end} invalidText {Some text is not valid} dirtyPadding {The padding is not empty} gap {Some bytes are unused} unknownOperation {A call has an operation that does not exist} otherFunction {The same bytes also call another function} budget {The data is too deep or too large to read in full} other {The data is encoded in an unusual way}}{count, plural, =0 {.} one {, and # more.} other {, and # more.}}',
  'outcome.lenient.why':
    'Few apps encode their data like this. The values shown are what the contract reads.',
  'outcome.lenient.whyGrave': 'No ordinary app encodes its data like this, and part of it could not be read.',
  'outcome.lenient.whyBehind':
    'The bytes after the arguments are not shown. Some contracts read a fee or an account there.',
  'outcome.lenient.whyOther':
    'An ABI you keep for this contract has another function with the same selector. Only the contract’s code decides which one runs, so rely on the changes shown.',
  'outcome.lenient.remedy': 'Ask whoever created the request why.',

  // checks: network and origin
  'chain.wallet.says': 'The request is for {asked}, but your wallet is on {actual}.',
  'chain.wallet.why': 'On another network the signed request would do something else.',
  'chain.wallet.remedy': 'Switch the wallet to {asked}, or reject.',
  'chain.account.says': 'The request is for the account {asked}, but your wallet is on {actual}.',
  'chain.account.why': 'What is shown here happens to that account, not to the one that would sign.',
  'chain.account.remedy': 'Choose {asked} in the wallet, or reject.',
  'chain.node.says': 'The request is for {asked}, but the node reports {actual}.',
  'chain.node.why': 'A node of another network cannot show what this request does.',
  'chain.node.remedy': 'Use a node for {asked}.',
  'chain.typed.says': 'The request’s domain is for {asked}, but the message inside refers to {inside}.',
  'chain.typed.saysNone': 'The request names a network that cannot exist.',
  'chain.typed.why': 'Whoever asks for this wants the signature used somewhere other than you think.',
  'chain.stale.says':
    '{how, select, ahead {The node’s latest block is dated {minutes, plural, one {# minute} other {# minutes}} in the future.} other {By this device’s clock, the node’s latest block is {minutes, plural, one {# minute} other {# minutes}} old.}}',
  'chain.stale.why':
    '{how, select, ahead {Nodes of other networks agree with this device’s clock, so this node is probably wrong.} behind {Nodes of other networks are up to date, so this node is probably behind. Its answers may be outdated.} other {The node is behind, or the clock is ahead. The node’s answers may be outdated.}}',
  'chain.stale.remedy':
    '{how, select, ahead {Use another node.} behind {Use another node, or wait until this one catches up.} other {Check this device’s clock. If it is right, use another node, or wait until this one catches up.}}',
  'chain.clock.says':
    'Your device’s clock is probably {minutes, plural, one {# minute} other {# minutes}} {way, select, fast {fast} other {slow}}.',
  'chain.clock.why':
    '{way, select, fast {The latest blocks of several networks agree with each other, but not with this clock.} other {A node’s latest block is in the future by this clock.}} Until it is right, expiry is judged by the stricter of both times.',
  'chain.clock.remedy': 'Set this device’s clock, then read the request again.',
  'chain.signed.says': '{from} has already signed this transaction.',
  'chain.signed.why': 'Whoever holds a signed transaction can send it while its nonce is unused.',
  'chain.signed.remedy':
    'To prevent it, first send another transaction with the same nonce from that account.',
  'chain.unproven.says':
    '{how, select, development {The sender did not sign this transaction: its hash does not match its fields.} other {Nobody signed this transaction, and this network accepts no unsigned transaction.}}',
  'chain.unproven.why':
    '{how, select, development {Development chains can send from an account without its key (impersonation). Only the node, or the text, says that it happened as shown.} other {The source is wrong, or it happened on a development copy of the network.}}',
  'chain.unproven.remedy': 'Rely on it only if the node is your own and you sent this yourself.',
  'chain.mined.says': 'The transaction was already mined. {from} sent it.',
  'chain.mined.why':
    'It is read as of the end of the block before. Earlier transactions in its own block are not counted.',
  'chain.mined.remedy': 'It cannot be changed. You can still revoke permissions that it gave.',
  'chain.link.says': 'The request came by a link.',
  'chain.link.why': 'Whoever created the link chose what it asks.',
  'chain.link.remedy': 'Sign only if you expected it, and know who sent it.',
  'chain.unknownWay.says': 'Readback does not know how this request came here.',
  'chain.unknownWay.why': 'Whoever made it chose what it asks.',

  // what to do
  'remedy.reject': 'Reject it.',
  'remedy.checkPayee': 'Compare the whole address with a source you trust.',

  // the sentence: parts
  'who.account': '{account}',
  'who.plainAccount': 'a plain account',
  'who.unknownContract': 'an unknown contract',
  'who.yourAccount': 'your account',
  'who.wallet': 'your wallet',
  'what.amount': '{amount}',
  'what.wei': '{amount} wei',
  'what.units': '{amount} units of {token}',
  'what.item': 'item {item} of {collection}',
  'what.items': 'items of {collection}',
  'what.someOf': '{count} of {item}',
  'what.someOfItem': '{count} of item {item} of {collection}',
  'what.all': 'all {mine, select, you {your} other {its}} {token}',
  'what.allThere': 'all {token} the router holds at that point',
  'what.allCoins': 'all native currency the router holds at that point',
  'what.everyOf': 'all {token}',
  'what.every':
    'all {of, select, shares {its shares} native {of the network’s currency} other {assets there}}',
  'what.shares': '{amount} units of its shares',
  'what.underlying': '{amount} units of its underlying token',
  'what.quoted': '“{text}”',
  'what.unnamed': '{amount} units of whichever token the pools pay',
  'what.nothing': 'nothing',
  'what.two': '{first} and {second}',
  'what.several': '{first}, {second} and {count, plural, one {# more item} other {# more items}}',
  'what.anyItem': 'any items of {collection} ({count})',
  'what.stake': '{amount} units of the market’s currency',
  'what.outcome': '{amount} units of shares in outcome {item}',
  'what.ofToken': '{amount} of token {token}',
  'what.paidTo': '{what}, paid to {account}',
  'what.lessFees': '{what} minus fees of up to {percent}%',
  'what.lessMoreFees': '{what} minus fees of {percent}% and those of the market',
  'what.lessOpenFees': '{what} minus the market’s fees',
  'what.plusFees': '{what} plus the market’s fees',
  'bound.exactly': '{what}',
  'bound.atLeast': 'at least {what}',
  'bound.atMost': 'at most {what}',
  'to.back': '{mood, select, you {to yourself} it {to itself} other {back to the account that pays}}',
  'to.router': 'which the router holds for the next step',
  'to.other': 'to another account, {account}',
  'until.none': '',
  'until.date': ', until {time}',
  'until.never': ', with no expiry',

  // the sentence
  'sentence.pending': 'Being read',
  'sentence.one': '{what}.',
  'sentence.more': 'And {count, plural, one {# more call} other {# more calls}}',
  'sentence.control':
    'In the simulation, {what, select, owner {{who} gets a new owner} pendingOwner {ownership of {who} is offered to a new owner} granted {roles on {who} change} implementation {{who} runs different code afterwards} admin {the account that can upgrade {who} changes} beacon {{who} gets its code from elsewhere} contract {the code of {who} changes} delegation {{who} runs different delegated code} owners {the owners of {who} change} threshold {the signature threshold of {who} changes} module {the modules of {who} change} guard {the guard of {who} changes} moduleGuard {the module guard of {who} changes} fallbackHandler {the fallback handler of {who} changes} other {control of {who} changes}}',
  'sentence.nothingMoves':
    'In the simulation, none of your balances changes, nor any permission that was checked',
  'sentence.change': 'Your balance changes by {amount}',
  'sentence.changeOf': 'The balance of {account} changes by {amount}',
  'sentence.owes': 'You owe {amount} more afterwards',
  'sentence.owesOf': '{account} owes {amount} more afterwards',
  'sentence.moreChanges': 'And {count, plural, one {# more balance changes} other {# more balances change}}',
  'sentence.send':
    '{mood, select, you {You send} it {it sends} fail {This would fail: it asks {asked} to send} sign {Asks for your signature to send} other {Asks {asked} to send}} {what} to {to}',
  'sentence.sendAcross':
    '{mood, select, you {You send} it {it sends} fail {This would fail: it asks to send} sign {Asks for your signature to send} other {Asks to send}} {what} to {to} on another network, through {asked}',
  'sentence.collect':
    '{mood, select, you {You move} it {it moves} fail {This would fail: it asks {asked} to move} sign {Asks for your signature to move} other {Asks {asked} to move}} {what} from {from} to {to}',
  'sentence.allow':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend up to {what}',
  'sentence.allowMore':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend {what} more than before',
  'sentence.allowAll':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend {what}, now and later',
  'sentence.allowItems':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {operator} take every item of {collection}, now and later',
  'sentence.allowItem':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {operator} take {item}',
  'sentence.allowOne':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {operator} take {item}',
  'sentence.takeBack':
    '{mood, select, you {You revoke} it {it revokes} fail {This would fail: it asks {asked} to revoke} sign {Asks for your signature to revoke} other {Asks {asked} to revoke}} the permission of {spender} to spend {token}',
  'sentence.permit':
    '{mood, select, you {By signing, you let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend up to {what}{mood, select, you {} sign {} other { by signature}}{until}',
  'sentence.permitAll':
    '{mood, select, you {By signing, you let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend {what}{mood, select, you {} sign {} other { by signature}}{until}',
  'sentence.permitOnce':
    '{mood, select, you {By signing, you let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} take {what} once{mood, select, you {} sign {} other { by signature}}{until}',
  'sentence.signedSend':
    '{mood, select, you {By signing, you let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} others submit a transfer of {what} to {to}{mood, select, you {} sign {} other { by signature}}',
  'sentence.swap':
    '{mood, select, you {You swap} it {it swaps} fail {This would fail: it asks {asked} to swap} sign {Asks for your signature to swap} other {Asks {asked} to swap}} {give} for {get}, {to}',
  'sentence.wrap':
    '{mood, select, you {You wrap} it {it wraps} fail {This would fail: it asks {asked} to wrap} sign {Asks for your signature to wrap} other {Asks {asked} to wrap}} {what}',
  'sentence.unwrap':
    '{mood, select, you {You unwrap} it {it unwraps} fail {This would fail: it asks {asked} to unwrap} sign {Asks for your signature to unwrap} other {Asks {asked} to unwrap}} {what}',
  'sentence.create':
    '{mood, select, you {You deploy} it {it deploys} fail {This would fail: it asks to deploy} other {Asks to deploy}} a contract',
  'sentence.createWith':
    '{mood, select, you {You deploy} it {it deploys} fail {This would fail: it asks to deploy} other {Asks to deploy}} a contract and send it {amount}',
  'sentence.call':
    '{mood, select, you {You run {fn} on {asked}} it {it runs {fn} on {asked}} fail {This would fail: it asks {asked} to run {fn}} other {Asks {asked} to run {fn}}}',
  'sentence.callWith':
    '{mood, select, you {You run {fn} on {asked}} it {it runs {fn} on {asked}} fail {This would fail: it asks {asked} to run {fn}} other {Asks {asked} to run {fn}}} with {amount}',
  'sentence.act':
    '{mood, select, you {You ask {asked} to} it {it asks {asked} to} fail {This would fail: it asks {asked} to} other {Asks {asked} to}} {act, select, accept {accept a change of control} acceptOffer {accept an offer} addCollateral {add {has, select, yes {{what} as collateral} other {collateral}}} addLiquidity {add {has, select, yes {{what} as liquidity} other {liquidity}}} addModule {add {party, select, yes {the module {who}} other {a module}}} addOwner {add {party, select, yes {{who} as an owner} other {an owner}}{has, select, yes { and set the threshold to {what}} other {}}} allow {change what {party, select, yes {{who}} other {others}} may take} approveHash {approve a hash} approveOrder {approve an order without a further signature} attest {publish a statement} bet {place a bet} bid {place or change a bid} borrow {borrow {has, select, yes {{what}} other {assets}}} bridge {bridge {has, select, yes {{what}} other {assets}}} burn {burn {has, select, yes {{what}} other {tokens}}} buy {buy {has, select, yes {assets for {what}} other {assets}}} buyItem {buy {has, select, yes {{what}} other {an item}}} cancelOrders {cancel orders or signatures} cancelStream {end a stream or another plan} cancelWaiting {cancel a pending request} changeCode {replace {party, select, yes {code with that of {who}} other {code}}} changeCollateral {change what counts as collateral} changeControl {change {party, select, yes {what {who} may do} other {control or settings}}} changeLoan {change a loan or its collateral} changeOrder {change an order} changeName {change who a name belongs to, or its records} changePosition {change a position} changeRates {change or update a rate} changeThreshold {change how many owners must sign{has, select, yes {, to {what}} other {}}} changeTransfer {change or speed up a transfer between networks} claim {claim {has, select, yes {{what}} other {what is due}}} claimRewards {claim {has, select, yes {rewards of {what}} other {rewards}}} closeLoan {close a loan} collect {collect fees or what is due} convert {convert tokens} createAccount {create an account or contract} createPod {create a restaking pod} createPool {create a pool or market} delegateVotes {delegate votes{party, select, yes { to {who}} other {}}} deployProxy {deploy a proxy} deposit {deposit {has, select, yes {{what}} other {assets}}} donate {donate {has, select, yes {{what}} other {assets}}} fillOrder {fill an order} finish {complete a withdrawal or transfer} flashLoan {take a flash loan} giveRole {give {party, select, yes {{who} a role} other {a role}}} giveUp {give up a right} liquidate {liquidate loans or buy their collateral} lock {lock {has, select, yes {{what}} other {tokens}}} lockLonger {lock tokens for longer} look {look something up} merge {merge positions} migrate {migrate a position} mint {mint {has, select, yes {{what}} other {tokens or shares}}} mintItem {mint tokens or items} mintDebt {mint {has, select, yes {{what} as a debt} other {tokens as a debt}}} move {move {has, select, yes {{what}} other {assets}}} newAdmin {make {party, select, yes {{who}} other {another account}} the admin} newOwner {make {party, select, yes {{who}} other {another account}} the owner} openLoan {open a loan} order {place an order} pause {pause} payGas {pay gas on another network} prove {verify a proof} propose {propose calls} redeem {redeem {has, select, yes {{what}} other {tokens}}} refresh {update its records} refund {refund what is left} register {register {has, select, yes {the name {what}} other {a name or an account}}} removeCollateral {take out {has, select, yes {{what} of collateral} other {collateral}}} removeLiquidity {remove liquidity} removeModule {remove {party, select, yes {the module {who}} other {a module}}} removeOwner {remove {party, select, yes {the owner {who}} other {an owner}}{has, select, yes { and set the threshold to {what}} other {}}} renew {renew {has, select, yes {the name {what}} other {names}}} rent {rent storage} repay {repay {has, select, yes {{what} of a debt} all {all of a debt in {what}} other {a debt}}} requestDeposit {queue a deposit{has, select, yes { of {what}} other {}}} requestExit {request the exit of validators} requestWithdrawal {queue a withdrawal{has, select, yes { of {what}} other {}}} restake {claim rewards and stake them} runCalls {execute calls} say {publish a text} schedule {schedule calls} sell {sell assets} sellItem {offer an item for sale} sendMessage {send a message} set {change a setting or record} setHook {let {party, select, yes {{who}} other {other code}} check or answer calls} setPayee {change who is paid{party, select, yes {, to {who}} other {}}} setUp {set up an account with its owners} stake {stake {has, select, yes {{what}} other {assets}}} stream {stream {has, select, yes {{what} over time} other {tokens}}} supply {supply {has, select, yes {{what}} other {assets}}} swap {swap assets} swapOwner {replace an owner{party, select, yes { with {who}} other {}}} sweep {pay out {has, select, yes {{what}} other {what it holds}}} takeBack {revoke a right{party, select, yes { of {who}} other {}}} takeOut {take {has, select, yes {{what}} other {assets}} out of a position} undelegate {revoke a delegation} unpause {end a pause} unstake {unstake {has, select, yes {{what}} other {assets}}} unwrap {unwrap {has, select, yes {{what}} other {tokens}}} vote {vote} withdraw {withdraw {has, select, yes {{what}} other {assets}}} wrap {wrap {has, select, yes {{what}} other {tokens}}} other {act}}{has, select, no { ({fn})} other {}}{from, select, yes { from {payer}} many { from several accounts} other {}}{for, select, yes { for {owner}} of { from {owner}} debt { as a debt of {owner}} many { for several accounts} other {}}{to, select, yes { to {receiver}} same {, to the same account} for { for {receiver}} forMany { for several accounts} far { to an account} many { to several accounts} other {}}{across, select, onChain { on {network}} onOther { on another network} toChain { to {network}} toOther { to another network} other {}}{with, select, yes { with {value}} other {}}',
  'sentence.runAs':
    '{mood, select, it {it runs} fail {This would fail: it asks to run} other {Asks to run}} {fn} of {asked} as the account itself',
  'sentence.nothing':
    '{mood, select, you {You send {asked} an empty call} it {it sends {asked} an empty call} fail {This would fail: it sends {asked} an empty call} other {Asks to send {asked} an empty call}}',
  'sentence.message': 'You sign this message: {text}',
  'sentence.messageBytes': 'You sign raw bytes, not text: {bytes}',
  'sentence.blindBytes': 'You sign a hash without seeing its contents (eth_sign): {bytes}',
  'sentence.blindText': 'You sign this text, perhaps as a bare hash (eth_sign): {text}',
  'sentence.signIn': 'You sign in to {domain}',
  'sentence.signInElsewhere': 'Asks you to sign in to {domain}',
  'sentence.typedData':
    '{mood, select, you {You sign} other {Asks for your signature on}} typed data named “{fn}”, for {asked}',
  'sentence.typedDataAlone':
    '{mood, select, you {You sign} other {Asks for your signature on}} typed data named “{fn}”',
  'sentence.offer':
    '{mood, select, you {You offer} it {it offers} other {Asks for your signature on an offer:}} {give} for {get}, through {asked}{until}',
  'sentence.lend':
    '{mood, select, you {You offer} it {it offers} other {Asks you to sign an offer}} to lend up to {what} against items of {collection} at {percent}% yearly, through {asked}{until}',
  'sentence.wants': 'In return the order requires {get}; {keeper} must enforce that',
  'sentence.power':
    '{mood, select, you {You let} it {it lets} other {Asks for your signature to let}} {to} {over, select, votes {vote for you at {asked}} snapshot {act for you on Snapshot} trading {trade for you at the exchange} other {act as your account, through {asked}}}',
  'sentence.castVote':
    '{mood, select, you {You vote} it {it votes} fail {This would fail: it asks {asked} to vote} other {Asks {asked} to vote}} {how, select, for {for} against {against} abstain {to abstain on} other {{support} on}} proposal {proposal}{mood, select, you { at {asked}} it { at {asked}} other {}}',
  'sentence.vote':
    '{mood, select, you {You vote} it {it votes} other {Asks for your signature on a vote}} {how, select, for {for} against {against} abstain {to abstain on} other {{support} on}} proposal {proposal} at {asked}',
  'sentence.sendThere':
    '{mood, select, you {You send} it {it sends} other {Asks for your signature to send}} {what} to {to} from your exchange account',
  'sentence.attest':
    '{mood, select, you {You sign an attestation} it {it signs an attestation} other {Asks for your signature on an attestation}} about {about} (schema {schema}) for {asked}',
  'sentence.logIn':
    '{mood, select, you {You log in} it {it logs in} other {Asks for your signature to log in}} as {account}: {text}',
  'sentence.keys':
    '{mood, select, you {You sign} it {it signs} other {Asks you to sign}} a message from which secret keys are derived: {text}',
  'sentence.safePayment':
    '{mood, select, you {You approve} fail {This would fail: it asks you to approve} other {Asks you to approve}} a payment of {what} from the Safe {safe} to {to}',
  'sentence.safeApprove':
    '{mood, select, you {You approve} fail {This would fail: it asks you to approve} other {Asks you to approve}} for the Safe {safe}: {inner}',
  'sentence.safeCarryOut':
    '{mood, select, you {You execute} it {it executes} fail {This would fail: it asks to execute} other {Asks to execute}} for the Safe {safe}: {inner}',
  'sentence.inner2': '{first}; {second}',
  'sentence.inner3': '{first}; {second}; {third}',
  'sentence.innerMore': '{inner}; and {count, plural, one {# more call} other {# more calls}}',
  'sentence.accountAct':
    '{mood, select, you {You} it {it} fail {This would fail: it asks to} other {Asks to}} {how, select, plan {{mood, select, you {schedule a call for} it {schedules a call for} other {schedule a call for}} {account}} operation {{mood, select, it {submits} other {submit}} user operations of others} other {{mood, select, it {acts} other {act}} through {account}}}: {inner}',
  'sentence.userOperation': 'Asks for a signature so that {sender} does this: {inner}',
  'sentence.userOperationEmpty': 'Asks for a signature so that {sender} pays for an empty user operation',
  'sentence.authorization': 'Asks to let the code at {delegate} control {account} {where}',
  'sentence.authorizationTakenBack': 'Asks to revoke the code that {account} delegates to {where}',
  'where.chain': 'on {chain}',
  'where.chainId': 'on network {chain}',
  'where.everywhere': 'on every network',

  // what is not known
  'unread.effects': 'Could not check what this does to your assets.',
  'unread.someEffects': 'Could not check some of what this changes.',
  'unread.callName': 'Could not check which function the call to {contract} runs, or what it does.',
  'unread.bytes': 'Bytes in {fn} could be a call: {bytes}.',
  'unread.bytesCouldBe': 'They could be a call to {fn}, but nothing shows that they are executed.',
  'unread.bytesUnopened': 'Readback could not decode them.',
  'unread.creation': 'Could not check what the new contract does.',
  'unread.typedData': 'Could not read what the typed data says.',
  'unread.signedForm': 'Could not check what a signature on {form} allows.',
  'unread.signedField': 'Could not tell what {field} means.',
  'unread.signed':
    '{why, select, name {It has the fields of a permit under another name, so no standard says what it does.} service {It names no contract or service known to use it.} market {It is for a different contract or network than this form’s market.} domain {The contract does not confirm that it accepts this permit.} keeper {It is unknown whether the spender follows the order.} hidden {It is bytes or a hash of something that is not shown.} long {It is longer than Readback reads.} other {Readback does not know this form of typed data.}}',
  'unread.delegate': 'Could not check what the delegated code of {account} does.',
  'unread.userOperation': 'Could not check what the user operation does.',
  'unread.tree': 'Could not read the rest of the calls.',
  'unread.tooDeep': 'It is too deep or too large to read in full.',
  'unread.permission': 'Could not check what {spender} may take afterwards.',
  'unread.notLooked': 'Permissions of this kind are not checked yet.',
  'unread.tooMany': 'It touches more balances and permissions than Readback can check.',
  'unread.noSource': 'No source has this function.',
  'unread.message': 'Could not read what the message says.',
  'unread.notText': 'Its bytes are not readable text.',
  'unread.hashOnly': 'It is a hash, or bytes, of something that is not shown.',
  'unread.sourcesAsked':
    'No source names this function.' +
    '{kept, select, notFound { The ABI that you keep is for code that is no longer there.} misfit { The bytes do not match the ABI that you keep.} other {}}' +
    '{sourcify, select, notFound { Sourcify does not have it.} misfit { Sourcify has it, but the bytes do not match.} switchedOff { Sourcify is switched off.} notAsked { Sourcify was not asked.} failed { Sourcify did not answer.} other {}}' +
    '{blockscout, select, notFound { Blockscout does not have it.} misfit { Blockscout has it, but the bytes do not match.} failed { Blockscout did not answer.} other {}}' +
    '{etherscan, select, notFound { Etherscan does not have it.} misfit { Etherscan has it, but the bytes do not match.} failed { Etherscan did not answer.} other {}}' +
    '{signatures, select, notFound { The signature database does not list it.} misfit { The signature database’s entry does not match.} switchedOff { The signature database is switched off.} notAsked { The signature database was not asked.} failed { The signature database did not answer.} other {}}' +
    '{code, select, notFound { The code at the address does not have it.} other {}}',
  'unread.guessed': 'Its name and values are only a guess: nothing confirms which function runs.',
  'unread.malformedOperation': 'An entry point cannot decode how it is encoded.',
  'unread.checks': 'Could not run {count, plural, one {# check} other {# checks}}.',
  'unread.needsFacts': 'The facts needed for this are unknown.',
  'unread.station':
    '{station, select, fingerprint {Could not compute its fingerprints.} decode {Could not read what it asks for.} check {Could not run the checks.} other {Could not read part of it.}}',
  'unread.failedInside':
    '{station, select, label {Looking up names} simulate {The simulation} check {The checks} decode {Decoding} other {Part of Readback}} failed inside Readback.',

  // facts as lines of their own
  'line.mayTake': '{spender} may spend {after} afterwards.',
  'line.operator':
    '{how, select, on {{operator} may move all {collection} afterwards.} off {{operator} may no longer move all {collection}.} other {Could not check whether {operator} may move all {collection} afterwards.}}',
  'line.item':
    '{how, select, in {{item} arrives.} out {{item} leaves.} other {Could not check where {item} goes.}}',
  'line.power':
    '{what, select, owner {The owner of {who} changes.} role {Roles on {who} change.} pendingOwner {The next owner of {who} changes.} granted {Roles on {who} change.} implementation {The code that {who} runs changes.} admin {The account that can upgrade {who} changes.} beacon {The source of the code of {who} changes.} contract {The code of {who} changes.} code {The code of {who} changes.} delegation {The delegated code of {who} changes.} delegate {The delegated code of {who} changes.} owners {The owners of {who} change.} threshold {The signature threshold of {who} changes.} module {The modules of {who} change.} guard {The guard of {who} changes.} moduleGuard {The module guard of {who} changes.} fallbackHandler {The fallback handler of {who} changes.} other {The settings of {who} change.}}',
  'line.fee': 'The gas fee is about {fee}.',
  'line.claimed': 'Only an event says so; no value that was read confirms it: {what}.',
  'line.payment': 'Call {at} of {count} sends {amount} to {to}.',
  'line.call':
    '{how, select, delegatecall {Call {at} of {count} runs {fn} of {to} as its own code.} other {Call {at} of {count} runs {fn} on {to}.}}',
  'line.unreadCall': 'Call {at} of {count}, to {to}, could not be decoded.',
  'line.creation': 'Call {at} of {count} deploys a contract.',
  'line.permission': 'Permission {at} of {count} that you sign is {fn}.',
  'line.more':
    '{what, select, calls {{count, plural, one {# more call is} other {# more calls are}} listed above.} other {{count, plural, one {# more change is} other {# more changes are}} listed above.}}',

  // how it can be signed
  'control.otherSite': 'Sign-in messages for another site can be read here, but not signed.',
  'control.link': 'This came by a link and can only be checked. To sign it, make it your request.',
  'control.unknownWay':
    'Readback does not know how this request got here, so it can only be checked. To sign it, make it your request.',
  'control.userOperation':
    'A user operation must be signed in the app that created it. Here it can only be read.',
  'control.authorization':
    'Wallets do not accept an authorization like this from a web page. Here it can only be read.',
  'control.authorizationList':
    'This transaction carries authorizations (EIP-7702), which wallets do not accept from a web page. Here it can only be read.',
  'control.blobs':
    'This transaction carries blobs, which wallets do not accept from a web page. Here it can only be read.',
  'control.blind':
    'An eth_sign request can be read here, but not signed: its signature could be used for anything.',
  'control.domainLacksField':
    'The domain lacks a field that its type declares, so wallets would sign different things. Here it can only be read.',
  'control.signed':
    'This transaction is already signed: whoever has it can send it. It can only be read here.',
  'control.unproven':
    'This transaction is said to be mined, but no signature proves it. It can only be read.',
  'control.changedByHand':
    'You changed the state for this simulation. It can be read like this, but not signed.',
  'control.mined':
    'This transaction was already mined. It is read as of the block before, and cannot be signed again.',

  // hearback: rows
  'hearback.label.from': 'Sender',
  'hearback.label.to': 'To',
  'hearback.label.value': 'Amount sent along',
  'hearback.label.data': 'Data',
  'hearback.label.chain': 'Network',
  'hearback.label.nonce': 'Nonce',
  'hearback.label.gas': 'Gas limit',
  'hearback.label.gasPrice': 'Gas price',
  'hearback.label.maxFeePerGas': 'Maximum fee per gas',
  'hearback.label.maxPriorityFeePerGas': 'Maximum priority fee per gas',
  'hearback.label.authorizations': 'Authorizations that let code control an account',
  'hearback.label.signer': 'Signed by',
  'hearback.label.fee': 'Gas fee, compared with its maximum',
  'hearback.label.balance': 'Change of {asset} for {account}',
  'hearback.label.nft': 'Change of {asset} for {account}',
  'hearback.label.allowance': 'What {spender} may take of {asset}',
  'hearback.label.operator': 'Whether {operator} may move all {asset}',
  'hearback.label.control':
    '{part, select, owner {Owner of {account}} pendingOwner {Next owner of {account}, once they accept} implementation {Code that {account} runs} admin {Account that can upgrade {account}} beacon {Where {account} gets its code} contract {Code of {account}} delegation {Delegated code of {account}} threshold {Signature threshold of {account}} guard {Guard of {account}} moduleGuard {Module guard of {account}} fallbackHandler {Fallback handler of {account}} other {Settings of {account}}}',
  'hearback.label.member':
    '{part, select, granted {Whether {other} has a role on {account}} owners {Whether {other} is an owner of {account}} module {Whether {other} is a module of {account}} other {What {other} may do for {account}}}',
  'hearback.label.ofCall': 'Call {number}: {what}',
  'hearback.label.also': 'Also called, but not in the readback',
  'hearback.label.behind': 'Code that {account} runs',

  // hearback
  'hearback.signature.same': 'The signature is from {signer}, for exactly what was read back.',
  'hearback.signature.byContract':
    'The contract {signer} accepts the signature for exactly what was read back.',
  'hearback.signature.different':
    'The signature does not match {account} and what was read back. For what was read back, it would be from {signer}. The wallet signed something else, or with another key. Do not use it.',
  'hearback.signature.refused':
    'The contract {account} does not accept the signature for what was read back. Do not use it.',
  'hearback.signature.malformed': 'What the wallet returned is not a signature. Do not use it.',
  'hearback.signature.highS': 'The signature is in a form that many contracts reject.',
  'hearback.signature.cannotTell':
    'The signature is not from this account’s key. Whether the account is a contract that accepts it could not be checked.',
  'hearback.sent.unseen': 'The node has not seen the transaction yet.',
  'hearback.sent.waiting': 'Sent as read back. It is pending.',
  'hearback.sent.stuck': 'It has been pending for a long time. The wallet can speed it up or cancel it.',
  'hearback.sent.different':
    'The wallet did not send what was read back. It is not mined yet: canceling it in the wallet now may still help.',
  'hearback.sent.replaced': 'Another transaction with the same nonce was mined in its place.',
  'hearback.sent.dropped': 'The network dropped the transaction. It was not mined.',
  'hearback.sent.cannotTell': 'The node could not say what happened to the transaction.',
  'hearback.sent.batch': 'Readback cannot yet compare how the wallet executed this batch.',
  'hearback.mined.same': 'The mined transaction matches the request that was read back.',
  'hearback.mined.feeOrNonce':
    'The mined transaction is what was read back, but its fee, gas limit or nonce differs from the request.',
  'hearback.mined.different': 'The mined transaction is not what was read back.',
  'hearback.mined.reverted': 'It was mined and failed. Nothing moved but the gas fee.',
  'hearback.effects.asRead': 'It did what was read back.',
  'hearback.effects.approved':
    'The hash is approved. The effects of its transaction happen once someone executes it.',
  'hearback.effects.better': 'It did what was read back, or better.',
  'hearback.effects.less': 'Slightly less arrived than was read back.',
  'hearback.effects.farLess': 'More than 1% less arrived than was read back.',
  'hearback.effects.different': 'It did something different from what was read back.',
  'hearback.effects.notRead': 'Its effects were unknown before, so there is nothing to compare.',
  'hearback.effects.cannotTell': 'Its effects could not be checked, so they were not compared.',
  'hearback.effects.notLooked':
    'It also changed something that could not be checked before, so there is nothing to compare it with.',
  'hearback.effects.others':
    'Other transactions in the same block touch the same accounts, so its own effects cannot be separated.',

  // drift: what changed since it was read
  'drift.status':
    '{was, select, success {It succeeded when it was read,} partial {Part of it failed when it was read,} other {It failed when it was read,}} {now, select, success {and would succeed now.} partial {and part of it would fail now.} other {and would fail now.}}',
  'drift.leavesMore':
    'More goes out: {what} now changes by {now}. When the request was read, the change was {was}.',
  'drift.arrivesLess': 'Less arrives: {what} changes by {now}. It was {was} when it was read.',
  'drift.belowLeast':
    'Less arrives than the minimum that was read back: {what} changes by {now}, and the minimum is {least}.',
  'drift.allowsMore': 'More is allowed: {what} is {now} afterwards. When the request was read, it was {was}.',
  'drift.lasts':
    'The permission lasts longer: {what} expires {now}. When the request was read, it was {was}.',
  'drift.power': 'A different value is set: {what} is {now}. It was {was} when it was read.',
  'drift.new': 'Something else changes now: {what}, {now}.',
  'drift.gone': 'Something no longer changes: {what}, which was {was} when it was read.',
  'drift.crowd': 'The request now makes more changes than Readback can check.',
  'drift.known': 'Its changes were unknown when it was read, and are known now.',
  'drift.party': 'Another address is involved: {account}.',
  'drift.code': 'The code that {account} runs has changed since it was read.',
  'drift.admin': 'The account that can upgrade {account} is now {now}. It was {was} when it was read.',
  'drift.name':
    'A name that you typed resolves to another address now: {now}. It was {was} when it was read.',
  'drift.token': 'What {token} reports about itself is now {now}. It was {was} when it was read.',
  'drift.warning': 'New since it was read: {says}',
  'drift.warningGone': 'No longer true: {says}',
  'drift.verdict':
    'Read now, it would be {now, select, stop {a Stop} caution {a Caution} other {not fully read}}.',
  'drift.control': 'It can no longer be signed here. {why}',
  'drift.words': 'Read now, it would be described differently.',
  'drift.feeAbove': 'The gas fee is now about {now}, above the maximum of {most} that was read back.',
  'drift.fee': 'Gas fee: about {now}. It was {was}.',
  'drift.moved': '{what}: {now}. It was {was}.',
  'drift.held': '{what} before: {now}. It was {was}.',
  'drift.notRenewed': 'Its changes could not be checked again.',
  'drift.what.balance': '{asset} of {account}',
  'drift.what.allowance': 'what {spender} may take of {asset}',
  'drift.what.operator': 'whether {operator} may move all {asset}',
  'drift.what.power':
    '{part, select, owner {the owner of {account}} pendingOwner {the next owner of {account}} role {a role on {account}} granted {a role on {account}} implementation {the code behind {account}} admin {the account that can upgrade {account}} beacon {where {account} gets its code} contract {the code of {account}} code {the code of {account}} delegation {the delegated code of {account}} delegate {the delegated code of {account}} owners {an owner of {account}} threshold {the signature threshold of {account}} module {a module of {account}} guard {the guard of {account}} moduleGuard {the module guard of {account}} fallbackHandler {the fallback handler of {account}} other {a setting of {account}}}',
  'drift.what.fee': 'the gas fee',
  'hearback.sent.wrongFields':
    'The node’s transaction does not match the hash that the wallet returned, so Readback does not rely on it. Ask another node.',
  'hearback.sent.unsigned':
    'The node left out the transaction’s signature, so its hash cannot be computed. Readback does not rely on this answer. Ask another node.',
  'hearback.sent.ownType':
    'Only this network has this transaction type, so its hash cannot be computed here. The fields are only what the node says.',
  'hearback.sent.reorganised':
    'The network removed the block that included it. It may be mined again, and Readback keeps watching.',
  'hearback.sent.carrier':
    'It is pending inside another transaction. Readback compares the two once it is mined.',
  'hearback.mined.again':
    'The network removed the first block that included it. It was mined again in another.',
  'hearback.mined.carried': 'What was read back was executed inside another transaction.',
  'hearback.carried.safe':
    'The Safe {account} made exactly the calls that were read back. {by} sent the transaction.',
  'hearback.carried.userOperation':
    'The account {account} made exactly the calls that were read back, as a user operation. {by} sent it in a bundle.',
  'hearback.carried.forwarder':
    'The forwarder {through} made exactly the calls that were read back, on behalf of {account}.',
  'hearback.carried.account':
    'The account {account} made exactly the calls that were read back, using its own code. {by} sent the transaction.',
  'hearback.carried.handedOver':
    'An authorization came with it that was not read back. {account} now also runs the code of {delegate}.',
  'hearback.carried.upgraded':
    'Your wallet added an authorization. {account} now also runs the code of {delegate}, whose source code its makers publish.',
  'hearback.carried.failed': 'The calls inside failed: nothing that was read back happened.',
  'hearback.carried.more':
    '{count, plural, one {The same transaction makes one more call or authorization for the account, which was not read back.} other {The same transaction makes {count} more calls or authorizations for the account, which were not read back.}}',
  'hearback.carried.refund': 'The Safe also pays for the gas, which was not read back.',
  'hearback.carried.unseen':
    'In the same transaction, the Safe executed more than can be decoded. That was not read back.',
  'hearback.carried.unread':
    'It was mined in a transaction from {by} that cannot be fully decoded. Whether it contains what was read back is unknown.',
  'hearback.carried.notSeenToRun':
    'A transaction from {by} contains what was read back, but nothing shows that it was executed.',
  'hearback.replaced.same': 'The wallet sent it again with another fee, and that one was mined.',
  'hearback.replaced.cancelled':
    'It was canceled: an empty transaction from the account to itself replaced it. Nothing that was read back happened.',
  'hearback.replaced.signedHere':
    'Another request that was read back here replaced it, with the same nonce. This one did not happen.',
  'hearback.replaced.different':
    'A different transaction of the account replaced it. If you did not send that one, move everything the account holds to another account.',
  'hearback.mined.upgraded':
    'In the block that included it, {account} ran different code than was read back.',
  'hearback.safe.waiting': 'The Safe {safe} has not executed it yet.',
  'hearback.safe.passed':
    'The Safe {safe} executed another transaction with this nonce, so this one can no longer happen.',
  'hearback.safe.notFound':
    'The Safe {safe} has passed this nonce, and this node does not show what it executed.',
  'hearback.calls.waiting': 'The wallet says that the calls are pending.',
  'hearback.calls.failed': 'The wallet says that none of the calls was executed.',
  'hearback.calls.inPart': 'Of {all} calls, {found} were executed as read back, in the same order.',
  'hearback.calls.cannotTell': 'The wallet does not say which transactions executed the calls.',
} as const satisfies Record<PhraseId, string>;
