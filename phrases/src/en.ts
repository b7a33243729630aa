import type { PhraseId } from '@readback/core/model/phrase.ts';

/**
 * English. One ICU message for each sentence the engine can say, in the order of `core/src/model/phrases.ts`.
 * Facts stand as plain arguments (`{to}`); words and numbers may be selected on. An apostrophe is written ’.
 */
export const en = {
  // why something is not known
  'why.offline': '{source, select, none {Nothing} other {{source}}} could not be reached.',
  'why.timeout': '{source, select, none {Nobody answered} other {{source} did not answer}} in time.',
  'why.refused': '{source, select, none {The source} other {{source}}} answered with an error.',
  'why.unsupported':
    '{source, select, none {Nothing here can} other {{source} cannot}} answer this kind of question.',
  'why.malformed': '{source, select, none {The source} other {{source}}} gave an answer that makes no sense.',
  'why.tooLarge':
    '{source, select, none {The source} other {{source}}} gave an answer that is too large to read.',
  'why.notFound': '{source, select, none {No source has it} other {{source} does not have it}}.',
  'why.notAsked': '{source, select, none {Nobody was asked} other {{source} was not asked}}.',
  'why.switchedOff': '{source, select, none {The source} other {{source}}} is switched off in settings.',

  // the engine itself
  'engine.crashed': 'The reading broke off before it was finished.',
  'engine.openAgain': 'What is shown is what was found until then. Retry reads it once more.',
  'engine.silent': 'The reading took too long and was ended.',

  // who asked
  'way.form': 'written by you',
  'way.paste': 'pasted by you',
  'way.link': 'a link or QR code',
  'way.school': 'Flight school',
  'way.unknown': 'an unknown source',
  'way.madeMine': '{way}, made yours by you',

  // effects
  'effects.notLookedAt.others': 'What changes for accounts other than yours was not looked at.',
  'effects.notLookedAt.othersButPayees':
    'Apart from what arrives where it is sent, what changes for accounts other than yours was not looked at.',
  'effects.notLookedAt.payees':
    'Whether what is sent arrives was not looked at for {count, plural, one {one more payment} other {# more payments}}.',
  'effects.notLookedAt.control': 'Changes of ownership, roles and code of contracts were not looked at.',
  'effects.notLookedAt.otherControl':
    'Ownership and code were looked at for contracts that are called or announce a change, not for others.',
  'effects.notLookedAt.code':
    'Whether proxies hand on to other code afterwards, and who guards a Safe, could not be looked at.',
  'effects.notLookedAt.diamond':
    'A contract announces that some of its functions run other code from then on. Which code was not looked at.',
  'effects.notLookedAt.controlReads':
    'There was no room to look at {count, plural, one {one more value} other {# more values}} of the contracts that are called: who controls them, and what they may take.',
  'effects.notLookedAt.accounts':
    '{count, plural, one {One more account that acts was} other {# more accounts that act were}} not looked at.',
  'effects.notLookedAt.reads':
    '{count, plural, one {One more balance or permission was} other {{count} more balances or permissions were}} not looked at.',
  'effects.notLookedAt.logs': 'Contracts reported more events than were looked at.',
  'effects.notLookedAt.dataFee':
    'The network also charges for the data of a transaction. That part of the fee was not looked at.',
  'effects.notLookedAt.paymaster': 'What the paymaster does was not looked at.',
  'effects.notLookedAt.comesBack': 'What comes back for it is up to whoever uses the signature.',
  'effects.notLookedAt.borrowed':
    'What the borrowed code will do later, when anybody calls it, was not looked at.',
  'effects.notLookedAt.contract':
    'What else the contract that verifies this signature may do with it was not looked at: it is none that is known here.',
  'effects.notLookedAt.approved':
    'What the approved Safe transaction does was not simulated together with the rest.',
  'effects.notLookedAt.chosen': 'Which items come for it is the choice of whoever uses the signature.',
  'effects.notLookedAt.waiting':
    '{count, plural, one {A transaction of this account waits} other {# transactions of this account wait}} to be mined before. What changes by then was not looked at.',
  'effects.notLookedAt.replaced':
    '{how, select, waits {A transaction of this account waits with the same nonce, and this one takes its place.} other {Your node did not say whether a transaction of this account waits with the same nonce.}}',
  'effects.notNow':
    'The signature cannot be used now: {why, select, nonce {its number was used already, or cancelled} later {its number is not the next one} expired {its time is over} early {its time has not come} domain {the contract there signs under another domain} balance {the account does not hold enough} allowance {the contract may not take enough from the account} counter {all orders under its counter were cancelled} cancelled {it was cancelled} filled {it was used already} funds {the account could not pay the fee that it may cost} contract {nothing stands at the address of the contract} other {something stands against it}}.',
  'effects.notNow.safeNonce':
    'The Safe transaction cannot be executed now: its number is {own}, and the next one of the Safe is {next}.',
  'effects.notNow.gas':
    'The network takes no transaction with more than 16,777,216 gas, and this one asks for more.',
  'effects.notNow.fails':
    'Run as whoever holds the signature would use it, it fails now. What is shown follows from what is signed.',
  'effects.assumed.operation':
    'The operation was run through the entry point, handed in alone by an account made up for this run. Readback took for granted that the account accepts its signature.',
  'effects.assumed.paymaster': 'By the operation a paymaster pays its fee.',
  'effects.assumed.accountCalls':
    'The account is a contract. It was run as if it made these calls, one after the other, whoever pays for it: what it checks of itself was not run.',
  'effects.assumed.carried':
    'The request was run as the call that the contract makes for who signs. What the contract checks before was not run.',
  'effects.assumed.created':
    'The account is made first, by the factory that the operation names. The entry point’s own checks were not run.',
  'effects.assumed.standIn':
    'During the run, code that accepts the signature stood at the address of the account that signs.',
  'effects.assumed.byRules':
    'What follows from the rules of {rules} alone was not run: that the contract keeps to them was taken for granted.',
  'effects.assumed.authorizations':
    '{count, plural, one {An authorization was} other {# authorizations were}} taken as carried out before the call. The gas for that is not in the fee.',
  'effects.assumed.authorizationsVoid':
    '{count, plural, one {An authorization is} other {# authorizations are}} passed over by the network: of another network or number, or of no account.',
  'effects.assumed.zone': 'The order names a zone that has to agree. It was taken for granted that it does.',
  'effects.assumed.priceWorst':
    'Amounts of it change with time. They were taken at the worst that they may come to.',
  'effects.assumed.first':
    '{count, plural, one {A transaction of the same account was run before it} other {# transactions of the same account were run before it}}: what is shown is what changes after that.',
  'effects.assumed.firstFails':
    '{count, plural, one {A transaction that was run before it fails} other {# transactions that were run before it fail}}.',
  'effects.assumed.changed':
    'The state of {count, plural, one {an account} other {# accounts}} was changed by hand for this run. It is not what the network would do.',
  'effects.assumed.otherTime':
    'The request was run in a block of another number or time, set by hand. It is not what the network would do next.',
  'effects.notLookedAt.events':
    'The node does not tell what contracts announce, so only what the request speaks of was read.',
  'effects.notLookedAt.afterwards': 'The node could not say what you have afterwards.',
  'effects.assumed.sender': 'The request names no sender. It was run as if your account sent it.',
  'effects.assumed.signatures': 'Readback took for granted that enough owners of the Safe sign.',
  'effects.assumed.safeNow': 'The Safe was taken as it is now, before any transaction that waits for it.',
  'effects.assumed.permit': 'Readback took for granted that whoever holds the signature uses it.',
  'effects.assumed.fees': 'The fee is an estimate, since the wallet sets it.',
  'effects.assumed.noFees':
    'The node would not run this with fees, so it was run without. The account may not be able to pay them.',
  'effects.assumed.dependsOnFees': 'Run without fees it takes another course. What is shown is with fees.',
  'effects.assumed.codeAtSender':
    'The node cannot run a transaction and read what it changes, so it was run as if the sending account had code of its own. A contract can notice that.',
  'effects.assumed.dataFee':
    'The fee for the data is what the network’s own oracle asks now. It follows another network: the most is counted with twice as much.',
  'effects.assumed.ownBlock':
    'The node ran this in a block of its own choice. What depends on the time may turn out otherwise.',

  // effects: calls that were traced, and what would let one pass that failed
  'effects.notLookedAt.trace':
    'The calls inside were not looked at, since this node did not trace them. What they move of the native currency is not shown among what moves.',
  'effects.notLookedAt.otherTrace':
    'The node traced the calls inside with another outcome than it simulated, so they are not shown.',
  'effects.notLookedAt.calls': 'Calls beyond the first {count} were not looked at, nor what they move.',
  'effects.notLookedAt.moves':
    '{count, plural, one {One more move of assets is} other {# more moves of assets are}} not shown.',
  'passes.allowance':
    '{how, select, likely {Most likely it fails because} other {It fails because}} {spender} may take {have}{by, select, permit2 { through Permit2} other {}} and needs {need}. Give that permission only if you trust it with that much.',
  'passes.allowanceEnded':
    '{how, select, likely {Most likely it fails because} other {It fails because}} the permission of {spender} at Permit2 ended on {ended}. Give it anew only if you trust it.',
  'passes.balance':
    '{how, select, likely {Most likely it fails because} other {It fails because}} {account} holds {have} and needs {need}: {missing} is missing.',
  'passes.expired':
    '{how, select, likely {Most likely it fails because} other {It fails because}} it was to be carried out by {deadline}. Ask for it anew where it came from.',
  'passes.expiredSomewhere':
    'Most likely it fails because its time is over. Ask for it anew where it came from.',
  'passes.price':
    'Most likely it fails because the price has moved beyond what the request allows. Ask for a new price where it came from.',
  'passes.paused': 'Most likely it fails because {contract} is paused. Wait until it is not.',
  'passes.noRight': 'Most likely it fails because {contract} lets only certain accounts do this.',
  'passes.usedBefore':
    'Most likely it fails because it was used or cancelled before, or its number is not the next one. Ask for it anew where it came from.',
  'passes.signature':
    'Most likely it fails because a signature in it is not by the one it should be by, or is over something else.',
  'passes.safe':
    'The code of the Safe says why: {code, select, GS000 {the Safe could not be set up} GS001 {the Safe is not set up} GS010 {too little gas is given along for what the Safe is to do} GS011 {the Safe cannot pay the refund for gas} GS012 {the Safe cannot pay the refund for gas in that token} GS013 {a call that the Safe makes fails} GS020 {there are too few signatures} GS021 {the signature of a contract is not where it has to be} GS022 {the signature of a contract is cut off} GS023 {the signature of a contract is cut off} GS024 {a contract among the owners does not take its signature for good} GS025 {an owner did not approve this hash on the chain} GS026 {a signature is not by an owner, is by one who signed twice or out of order, or is over another transaction, as after the nonce or the request changed} GS030 {only an owner may approve a hash} GS031 {only the Safe itself may do this: propose it as a transaction of the Safe} GS100 {the modules were set up before} GS101 {this cannot be a module} GS102 {the module is one already} GS103 {the module is not listed where the request says} GS104 {only a module of the Safe may do this} GS200 {the owners were set up before} GS201 {the threshold would be above the number of owners} GS202 {the threshold would be nothing} GS203 {this address cannot be an owner} GS204 {this address is an owner already} GS205 {the owner is not listed where the request says} GS300 {the guard is none} GS301 {the module guard is none} GS400 {the Safe cannot be its own fallback handler} other {the Safe refuses it}}.',
  'passes.entryPoint':
    'The code of the entry point says why: {code, select, AA10 {the account was made before} AA13 {making the account fails or runs out of gas} AA14 {another account is made than the one that sends} AA15 {the account is not made} AA20 {the account does not stand yet} AA21 {the account cannot pay the fee in advance: it needs more coins, or a deposit at the entry point} AA22 {its time is over or has not come} AA23 {the account refuses it, or runs out of gas while it checks it} AA24 {the signature is not good for it} AA25 {its nonce is not the next one} AA26 {checking it takes more gas than it allows for that} AA30 {the paymaster does not stand} AA31 {the deposit of the paymaster is too small} AA32 {the word of the paymaster is over or has not begun} AA33 {the paymaster refuses it, or runs out of gas while it checks it} AA34 {the signature of the paymaster is not good for it} AA36 {the paymaster takes more gas than it allows for that} AA40 {checking it takes more gas than it allows for that} AA41 {it allows too little gas for checking it} AA50 {what the paymaster does afterwards fails} AA51 {it costs more than was paid in advance} AA90 {nobody is named who gets the fee} AA91 {the fee could not be paid out} AA93 {what it says of the paymaster makes no sense} AA94 {its gas or fees are too large} AA95 {too little gas is left to run it} AA96 {its aggregator is none} other {the entry point refuses it}}.',

  // checks: permissions
  'approvals.plainAccount.says':
    '{code, select, delegated {The spender, {spender}, is a plain account that borrows its code.} other {The spender, {spender}, is a plain account: it has no code.}}',
  'approvals.plainAccount.why':
    'Honest spenders are contracts. An approval to an account that someone holds the key of is how drainers take tokens.',
  'signatures.plainAccount.why':
    'Whoever holds that account can use your signature at any time, without a fee or another question to you.',
  'approvals.noLimit.says': 'The allowance has no limit.',
  'approvals.noLimit.why': 'The spender can take all you hold of this token, and all you receive later.',
  'approvals.noLimit.remedy': 'Allow only what this payment needs, if the app lets you.',
  'approvals.operator.says': '{operator} could move everything you have in {collection}, now and later.',
  'approvals.operator.why': 'A permission for all items stays until you take it back.',
  'approvals.operator.remedy':
    'Sign only if you are listing items on a market that you chose, and take it back afterwards.',
  'approvals.hidden.says':
    'The request also gives {spender} a permission that no readable call gives: {after}.',
  'approvals.hidden.why': 'The run shows this permission, and the decoded steps do not.',
  'approvals.noLimit.saysSupply': 'The allowance covers all there is of this token.',
  'approvals.noLimit.remedyNeeds': 'Set the allowance to {amount}: what this swap needs.',
  'approvals.operator.saysHeld':
    '{operator} could move everything you have in {collection}, now and later. You hold {held} there now.',
  'approvals.unpublished.says':
    '{spender} could take all you hold of this token, and nobody has published its source code.',
  'approvals.unpublished.saysNew': '{spender} is a new contract, and could take all you hold of this token.',
  'approvals.unpublished.why':
    'No one outside can tell what such a contract does once it may take everything.',
  'approvals.unpublished.whyNew': 'Contracts that steal are often deployed shortly before they are used.',
  'approvals.allHeld.says':
    '{how, select, most {{spender} could take nearly all you hold of this token: {held}.} items {{spender} could take every item you hold there: {held}.} together {Together, the spenders of this request could take nearly all you hold of this token: {held}.} other {{spender} could take all you hold of this token: {held}.}}',
  'approvals.allHeld.why':
    'Readback does not know this contract. Neither published code nor age makes a contract honest.',
  'approvals.allHeld.whyNamed':
    'It can take that much at any time until the permission is used or taken back.',
  'approvals.openContract.says':
    '{spender} makes calls for anybody: whoever comes first can take what you allow it.',
  'approvals.openContract.saysUsed':
    'It takes from you what you once allowed {spender}, which makes calls for anybody.',
  'approvals.notSpender.says': '{spender} is not known to need an allowance.',
  'approvals.notSpender.why':
    'Some well-known contracts make any call that they are handed: whoever comes first can then take what they may spend.',
  'approvals.notSpender.remedy': 'Ask the app which contract should get the allowance, and why.',
  'approvals.unvouched.says': '{spender} could take {amount}, and Readback does not know that contract.',
  'approvals.unvouched.saysItem':
    '{spender} could take what you allow it, and Readback does not know that contract.',
  'approvals.unvouched.why':
    'It can take that much at any time. Neither published code nor age makes a contract honest.',
  'approvals.unvouched.remedy':
    'Sign only if you know this contract. Compare its address with what its project publishes.',
  'approvals.openContract.why': 'What such a contract may spend, everybody may spend.',
  'approvals.openContract.remedyUsed': 'Reject it, and take that allowance back.',
  'approvals.aboveHeld.says': 'The allowance is more than twice what you hold of this token, {held}.',
  'approvals.aboveHeld.why': 'What a payment does not need stays allowed, and covers what you receive later.',
  'approvals.adds.says': 'The request adds to what {spender} was allowed before. Together that is {total}.',
  'approvals.adds.why': 'The call names only what is added. What can be taken is the sum.',
  'approvals.adds.remedy': 'Sign only if the sum is what you want to allow.',
  'approvals.replaces.says': 'The request replaces an allowance of {before} that was still open.',
  'approvals.replaces.why':
    'A spender that is quick can take the old allowance before this is mined, and the new one afterwards.',
  'approvals.replaces.remedy': 'If you do not trust the spender, set the allowance to nothing first.',
  'approvals.leftOver.says': 'When all calls are done, {spender} may still take {left}.',
  'approvals.leftOver.why': 'The request uses this spender, and what it does not use stays allowed.',
  'approvals.leftOver.remedy': 'Allow only what the request uses, or take the rest back afterwards.',
  'approvals.toToken.says': 'The spender, {spender}, is the token itself.',
  'approvals.toToken.why': 'A token does not spend for you. An address may stand in the wrong place.',
  'approvals.withValue.says': 'The request sends {value} along with an approval.',
  'approvals.withValue.why': 'An approval takes no coins: it fails with them, or the contract keeps them.',
  'approvals.dearRevoke.says': 'Taking this permission back costs {fee}, many times what it should.',
  'approvals.dearRevoke.why': 'Some tokens are made so that those who tidy up their permissions burn fees.',
  'approvals.dearRevoke.remedy': 'Leave it, unless you hold something of value there.',
  'approvals.longLived.says':
    '{days, plural, one {{spender} may use this for more than a day, or for ever.} other {{spender} may use this for more than # days, or for ever.}}',

  // checks: signatures
  'signatures.noLimit.says': 'The signature lets {spender} spend without limit.',
  'signatures.noLimit.saysSupply': 'This signature lets {spender} take as much as there is of the token.',
  'signatures.noLimit.why': 'It can be used at any time until it ends, for all you hold of this token.',
  'signatures.noLimit.whyAll': 'It covers several tokens at once: one signature can cost all of them.',
  'signatures.noLimit.remedy': 'Ask the app for a signature over the amount that it needs.',
  'signatures.transfer.says': 'The signature lets others carry out a transfer from you to {to}.',
  'signatures.transfer.why': 'The transfer happens when someone submits it, without asking you again.',
  'signatures.longLived.says':
    '{days, plural, one {The permission of {spender} ends in more than a day, or never.} other {The permission of {spender} ends in more than # days, or never.}}',
  'signatures.longLived.why': 'It can still be used when you have long forgotten it.',
  'signatures.longLived.remedy': 'Ask the app for a permission that ends soon.',
  'signatures.otherOwner.says':
    'The signature is over what {owner} holds, which is another account than the one that would sign.',
  'signatures.otherOwner.why': 'Such a signature is of no use to an honest app.',
  'outcome.changedByHand.says': '{reason}',
  'outcome.changedByHand.why': 'On the network it may do something else altogether.',
  'outcome.changedByHand.remedy': 'Read it again without changes before you sign it.',
  'signatures.notNow.says': '{reason}',
  'signatures.notNow.why': 'That can change without you, so it is no reason to sign.',
  'signatures.party.says': 'The signature names {party}, which is not your account.',
  'signatures.party.saysIn': 'This signature names an account that is not yours: {party}.',
  'signatures.party.saysText': 'A text in this signature names an account that is not yours.',
  'signatures.party.why':
    'Readback does not know what the signature gives to this account. It may receive or control what is yours.',
  'signatures.party.remedy': 'Find out what this account is for, or reject.',
  'signatures.anyChain.says': 'The signature names no network.',
  'signatures.anyChain.why':
    'It could be used on every network where such a contract stands at this address.',
  'signatures.otherDigest.says': 'Some wallets would sign this as {other}, not {shown}.',
  'signatures.otherDigest.saysDomain': 'Some wallets would sign this for another app or contract than shown.',
  'signatures.otherDigest.why':
    'The request is written so that wallets do not agree on what it says. Yours may sign what is not shown here.',
  'signatures.notSigned.says':
    '{count, plural, one {# field of the request would not be signed: {fields}} other {# fields of the request would not be signed: {fields}}}.',
  'signatures.notSigned.why':
    'Only the fields that the types declare are covered by the signature. The others are there to be believed.',
  'signatures.notSigned.remedy': 'Trust only what is shown here as part of the message.',
  'signatures.offerForNothing.says':
    'The order offers what you hold, and {how, select, nothing {nothing} other {next to nothing}} has to come to you for it.',
  'signatures.offerForNothing.why':
    'Whoever has the signature can take it at any time until the offer ends, without paying you.',
  'signatures.offerElsewhere.says': 'What is paid for it goes to {to}, and not to you.',
  'signatures.offerElsewhere.saysMost': 'Others are paid more for it than you are, and {to} gets the most.',
  'signatures.offerElsewhere.saysMuch': 'Others are paid more than a quarter of it, and {to} gets the most.',
  'signatures.offerElsewhere.saysFees': 'Fees can take up to {percent}% of what is paid for it.',
  'signatures.lends.says': 'Anyone with an item of {collection} can borrow {amount} from you.',
  'signatures.lends.why':
    'If the item is worth less than the loan, the borrower can keep the money and leave you the item.',
  'signatures.lends.remedy': 'Check that you know the collection and what its items are worth.',
  'signatures.unknownCurrency.says': 'You would be paid in {token}, which Readback does not know.',
  'signatures.unknownCurrency.saysNoCode':
    'You would get an item of {token}, where there is no contract. Anyone may deploy one there later.',
  'signatures.unknownCurrency.why':
    'Anyone can create a token. It may be worth nothing, whatever the amount.',
  'signatures.unknownCurrency.remedy': 'Compare the whole address of the token with its official site.',
  'signatures.offerElsewhere.why': 'You give, and another account receives.',
  'signatures.power.says':
    '{over, select, whole {The signature lets {to} do anything as your account.} account {The signature lets {to} act as your account, under the conditions listed.} votes {The signature gives your votes to {to}.} snapshot {The signature lets {to} act for you on Snapshot.} other {The signature lets {to} trade with what you keep at the exchange.}}',
  'signatures.power.why':
    '{over, select, account {What it does then is not asked of you again. Nobody here can tell what the conditions forbid.} votes {It votes as it likes until you take the votes back.} snapshot {It can vote and propose in your name until you remove it.} other {It trades as it likes until you take the power back.}}',
  'signatures.checksum.says':
    'The checksum of {count, plural, one {an address} other {# addresses}} is wrong: {fields}.',
  'signatures.checksum.why':
    'A digit may have been mistyped or exchanged. Wallets do not look at the checksum, and sign the address as it stands.',
  'signatures.keys.says': 'Secret keys are made of this signature.',
  'signatures.keys.why':
    'Whoever gets it has your account there, now and later: it is as good as a password that cannot be changed.',
  'signatures.unpublished.says':
    'The signature lets {spender} take all you hold of a token, and nobody has published its source code.',
  'signatures.unpublished.saysNew':
    'This signature lets {spender}, a new contract, take all you hold of a token.',
  'signatures.unpublished.why':
    'No one outside can tell what such a contract does once it may take everything.',
  'signatures.allHeld.says':
    '{how, select, most {The signature lets {spender} take nearly all you hold of this token: {held}.} items {The signature lets {spender} take every item you hold there: {held}.} together {Together, the permissions of this signature cover nearly all you hold of this token: {held}.} other {The signature lets {spender} take all you hold of this token: {held}.}}',
  'signatures.allHeld.why':
    'It can be used without asking you again, by a contract that Readback does not know.',
  'signatures.severalTokens.says':
    '{count, plural, one {One signature covers # token, for {spender}.} other {One signature covers # tokens, for {spender}.}}',
  'signatures.severalTokens.why': 'Whoever uses it can take all of them at once.',
  'signatures.severalTokens.remedy': 'Sign only if you need each of these tokens for what you are doing.',
  'signatures.witness.says': 'The transfer is bound to something of which only a hash is shown: {witness}.',
  'signatures.witness.why':
    'What the hash stands for decides what you get for your tokens, and nobody can read it.',
  'signatures.noContract.says': 'The typed data has the form of a permit or an order, and names no contract.',
  'signatures.noContract.why':
    'Any contract that takes such a signature may use it, on whatever it can reach.',
  'signatures.notAContract.says': 'No contract stands at {contract}, which should verify this signature.',
  'signatures.notAContract.why':
    'Nothing can use it here now. It may be meant for another network, or for code that is put there later.',
  'signatures.otherDomain.says':
    '{how, select, silent {{contract} does not say under which domain it takes signatures, so that could not be compared.} other {{contract} takes signatures of another domain than this one.}}',
  'signatures.otherDomain.why':
    'A name, version or network in the domain that the contract does not use makes the signature worthless there.',
  'signatures.borrowedName.says':
    'The request calls the contract {claimed}. The contract calls itself {own}.',
  'signatures.borrowedName.saysKnown':
    'The request calls the contract {claimed}. That stands at another address.',
  'signatures.borrowedName.why': 'The name in a domain is written by whoever asks, and wallets show it.',
  'signatures.privateBuyer.says': 'Only {buyer} can take this offer.',
  'signatures.privateBuyer.why': 'Nobody else can outbid them, so the price is whatever the order says.',
  'signatures.privateBuyer.remedy': 'Sign only if you agreed on this sale with them, at this price.',
  'signatures.manyOrders.says':
    '{count, plural, one {One signature makes # order.} other {One signature makes # orders.}}',
  'signatures.manyOrders.saysHidden': 'This one signature makes orders of which only a hash is shown.',
  'signatures.manyOrders.why': 'Each order can be taken by itself, and all of them stand until they end.',
  'signatures.manyOrders.remedy': 'Look at what each order gives and what comes for it.',

  'signatures.logIn.says':
    '{how, select, logIn {The signature logs you in at {site}, which is not this site.} other {The signature logs you in at {site}. Which site asks could not be checked.}}',
  'signatures.logIn.why':
    'Whoever gets this signature can act as you there, or make keys that trade for your account.',
  'signatures.logIn.remedy': 'Log in on {site} itself, where your wallet shows the site that asks.',
  'signatures.anyText.says': 'Readback cannot know what the receiver does with the text you sign here.',
  'signatures.anyText.why': 'It may be a promise or an order that somebody keeps off the chain.',

  // checks: messages
  'messages.anyUse.says':
    '{how, select, asker {Another site asks you to log in to this page.} signIn {The sign-in says more than a sign-in has to.} logIn {The log-in shows no site’s address, so it fits any site.} other {Readback cannot know what the receiver does with this signed text.}}',
  'messages.anyUse.why':
    '{how, select, asker {Whoever gets this signature can act as you here.} signIn {The receiver may take those words as a promise or an order. The chain does not show it.} logIn {Another site’s code can be passed on to you. Whoever asks could then log in there as you.} other {A signed text can log in at any site. It can also be a promise, an order, or a key, and the chain does not show it.}}',
  'messages.anyUse.remedy': 'Sign only if you are on the site you meant to visit, and expected this text.',
  'messages.otherLanguage.says': 'Readback can check only English texts, and this one is not.',
  'messages.otherLanguage.why':
    'A signature over a text can log in elsewhere or give away a key. Readback looks for that in English alone.',
  'messages.otherLanguage.remedy': 'Sign it only if you understand each word and know who asks.',
  'messages.hash.says': 'The message is 32 bytes, or 64 hex digits: it could be the hash of anything.',
  'messages.hash.saysDressed': 'This message is little more than a hash: it could stand for anything.',
  'messages.hash.why':
    'Nobody can read a hash back. It may stand for a transaction or a permit that takes what you have.',
  'messages.blind.says':
    '{how, select, hash {The request asks you to sign a bare hash (eth_sign): it could be a transaction.} bytes {The request asks you to sign unreadable bytes (eth_sign): they could be a transaction.} other {The request asks you to sign a text by eth_sign, which wallets handle in different ways.}}',
  'messages.blind.why':
    '{how, select, text {Some wallets sign it as a message, others sign its bare hash. Neither is a transaction, and apps no longer need eth_sign.} other {Some wallets sign it without the prefix of messages. Then whoever gets the signature may send a transaction from your account.}}',
  'messages.blind.whyOf':
    'It is {of, select, safeTransaction {the hash of the Safe transaction given beside it} typedData {the hash of the typed data given beside it} message {the hash of the message given beside it} authorization {the hash of the authorization given beside it} other {not the hash of what was given beside it}}. {of, select, safeTransaction {Your wallet would still show only the hash.} typedData {Your wallet would still show only the hash.} message {Your wallet would still show only the hash.} authorization {Your wallet would still show only the hash.} other {It may be a transaction from your account.}}',
  'messages.blind.remedyOf': 'Reject it. Sign what it is the hash of, so that your wallet can show it.',
  'messages.blind.remedy': 'Reject it. Ask the app for the transaction, message or typed data itself.',
  'messages.keys.says':
    '{how, select, sure {The signature makes a secret key: whoever gets it has that account.} other {The signature may open an account or make a secret key.}}',
  'messages.keys.why':
    'Apps derive keys from the signature of a fixed text. Another site that gets the same signature gets the same keys.',
  'messages.keys.remedy': 'Sign it only in the app itself, where your wallet shows the site that asks.',
  'messages.elsewhere.says':
    '{how, select, logIn {The signature logs you in at {site}, which is not this site.} unasked {The signature logs you in at {site}. Which site asks could not be checked.} other {The message names another site: {site}.}}',
  'messages.elsewhere.why':
    '{how, select, named {What a site does with a signature over its name, the message does not say.} other {Whoever gets this signature can act as you there.}}',
  'messages.elsewhere.remedy':
    '{how, select, named {Sign only if you know why {site} is in the message.} other {Log in on {site} itself, where your wallet shows the site that asks.}}',
  'messages.unreadable.says': 'The message holds at least 32 bytes that nobody can read.',
  'messages.unreadable.why':
    'They may be a random challenge, or the hash of a transaction or permit. The two look the same.',
  'messages.unreadable.remedy': 'Sign only if you trust the site that asks.',
  'messages.otherParty.says':
    '{how, select, noSigner {The message names {account}. Which account will sign is unknown.} other {The message names {account}, which is not your account.}}',
  'messages.otherParty.why':
    'A site that takes this signature may give that account something in your name. The chain does not show it.',
  'messages.otherParty.remedy': 'Sign only if you know whose account this is, and why the message names it.',
  'messages.amount.says': 'The message names an amount: {amount}.',
  'messages.amount.why': 'Signing a message moves nothing by itself. Whoever gets it may act on the amount.',
  'messages.otherSite.says':
    '{how, select, said {The message signs you in to {domain}, and {site} asks for it.} other {The message signs you in to {domain}, and this page is another site.}}',
  'messages.otherSite.why': 'Whoever has this signature can act as you there.',
  'messages.otherSite.remedy': 'Sign in on {domain} itself, where your wallet can see the site.',
  'messages.malformedSignIn.says': 'The message looks like a sign-in, but does not follow its standard.',
  'messages.malformedSignIn.why':
    'Wallets may show another site or another meaning than the one that checks it.',
  'messages.otherAccount.says':
    'The message signs in {account}, which is another account than the one that would sign.',
  'messages.otherAccount.why': 'The site would see a signature that does not fit the message.',
  'messages.otherAccount.remedy': 'Choose that account in your wallet, or ask the site for a new message.',
  'messages.otherChain.says': 'The message signs in on {asked}, and your wallet is on {actual}.',
  'messages.otherChain.why': 'The site would act for you on a network that you are not using.',
  'messages.otherUri.says': 'The message signs you in to {domain}, and its URI names another site: {uri}.',
  'messages.otherUri.why': 'Wallets compare the one, some sites the other. An honest sign-in names one site.',
  'messages.time.says':
    '{how, select, over {The sign-in has expired.} early {The sign-in is not valid yet.} future {The sign-in is dated in the future.} other {The sign-in is more than an hour old.}}',
  'messages.time.why': 'A message that was made for another moment may be one that somebody kept.',
  'messages.time.remedy': 'Ask the site for a new message.',
  'messages.notText.says': 'The message is not readable text.',
  'messages.notText.why': 'Bytes can stand for something that a contract acts on.',
  'messages.hiddenText.says':
    '{count, plural, one {# place} other {# places}} in the text would not look as written.',
  'messages.hiddenText.saysBelow': 'The text goes on after a large empty space.',
  'messages.hiddenText.why':
    'Invisible characters, and letters of another script that look alike, can hide what is signed.',
  'messages.hiddenText.remedy': 'Read the marked places before you sign.',
  'messages.action.says':
    '{how, select, call {The message {whole, select, yes {is} other {holds}} a contract call.} transaction {The message {whole, select, yes {is} other {holds}} a transaction.} authorization {The message {whole, select, yes {is} other {holds}} an authorization for other code to act as you.} request {The message has the fields of a permit, an order or a transaction.} slip {The message looks like calldata with a typo.} other {The message {whole, select, yes {is} other {holds}} what wallets hash to sign a permit or a Safe transaction.}}',
  'messages.action.why':
    'A message is for people to read. This is for a contract or a network, or for a site that acts on it.',
  'messages.resources.says':
    '{how, select, powers {The sign-in hands over powers: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}} other {The sign-in names what belongs to another site: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}}}',
  'messages.resources.why':
    '{how, select, powers {Whoever gets the signature can use these powers as you, without asking again.} other {What the site does with it there, the message does not say.}}',
  'messages.resources.remedy': 'Sign only if you know what these are, and why the site asks for them.',
  'messages.reusable.says':
    '{how, select, nonce {The nonce of this sign-in could be guessed.} other {The sign-in has no end.}}',
  'messages.reusable.why':
    'Whoever keeps the signature may sign in with it again, if the site does not remember it.',
  'messages.reusable.remedy': 'Sign in on sites that you know, and sign out when you are done.',

  // checks: transfers
  'transfers.firstPayment.says': 'You have not paid {to} from here before.',
  'transfers.firstPayment.why': 'A payment cannot be taken back.',
  'transfers.lookAlike.says': '{to} looks like {original}, and is not it.',
  'transfers.lookAlike.why': 'An address that begins or ends like another is made to be copied by mistake.',
  'transfers.lookAlike.remedy': 'Reject. Take the address from where you know it is right.',
  'transfers.lookAlike.remedyUse':
    '{how, select, saved {Use the address you saved} paid {Use the address you paid before} other {Use your own address}}, or reject.',
  'transfers.lost.says':
    '{how, select, token {{to} is the token’s own contract.} other {{to} is an address that nobody holds the key of.}}',
  'transfers.lost.why': 'What is sent there is most likely lost.',
  'transfers.outputElsewhere.says': 'What comes out goes to {to}, which is not your account.',
  'transfers.outputElsewhere.why': 'You pay, and someone else receives.',
  'transfers.noMinimum.says': 'The swap sets no least amount to receive.',
  'transfers.noMinimum.why': 'Whoever sees it coming can move the price and leave you with almost nothing.',
  'transfers.noMinimum.remedy': 'Ask for a least amount that you would accept.',
  'transfers.lessThanLeast.says': 'In the run less arrives than the least that the swap sets, {least}.',
  'transfers.lessThanLeast.why': 'The contract or the token may keep a part.',
  'transfers.lessArrives.says':
    '{how, select, less {Of {sent} sent, only {came} arrives at {to}.} other {{sent} is sent to {to}, and its balance changes by {came}.}}',
  'transfers.lessArrives.saysUnread': 'Whether it arrives at {to} could not be read.',
  'transfers.lessArrives.why': 'A part is kept on the way, or what is called does not do what it says.',
  'transfers.lessArrives.whyUnread': 'What is called says what you hold, and not what the payee holds.',
  'transfers.lessArrives.remedy': 'Ask the payee whether the smaller amount is enough, or reject.',
  'transfers.wholeBalance.says':
    'All or nearly all of your {asset} goes to {to}, an address you have not paid before.',
  'transfers.wholeBalance.why': 'Nine tenths or more of what you hold would be gone.',
  'transfers.leastFarBelow.says':
    '{how, select, far {The request takes {least} for enough, far less than the {comes} that the run brings.} other {The request takes {least} for enough, while the run brings {comes}.}}',
  'transfers.leastFarBelow.why': 'Whoever sees the swap coming can take all above the least amount.',
  'transfers.mostFarAbove.says': 'The request may take up to {most}, while the simulation takes {takes}.',
  'transfers.mostFarAbove.saysAlone': 'It may take up to {most}, far more than the simulation takes.',
  'transfers.mostFarAbove.why': 'Whoever sees the swap coming can take everything up to the maximum.',
  'transfers.mostFarAbove.remedy': 'Ask for a maximum close to what the swap takes now, or reject.',
  'transfers.poolMinimum.says': 'The minimum {least} is far below what the simulation shows.',
  'transfers.poolMinimum.saysNone':
    '{how, select, into {The deposit goes through at any price: it sets no minimum.} other {The call goes through at any price: it sets no minimum.}}',
  'transfers.poolMinimum.saysUnseen':
    'The minimum {least} could not be checked: the simulation shows nothing coming.',
  'transfers.poolMinimum.why': 'Anyone who sees it coming can move the price first, and take the difference.',
  'transfers.poolMinimum.remedy': 'Ask for a minimum close to what the simulation shows.',
  'transfers.poolMaximum.says': 'The request may take up to {most}, far more than the simulation takes.',
  'transfers.poolMaximum.saysShare':
    '{how, select, all {It accepts losing everything: its loss limit is 100%.} other {It accepts a loss far above the slippage you allow.}}',
  'transfers.poolMaximum.why': 'The contract can take or lose everything up to this limit.',
  'transfers.poolMaximum.remedy': 'Ask for a lower limit, or reject.',
  'transfers.feeShare.says': 'A fee of up to {fee} is a large part of what this moves.',
  'transfers.feeShare.saysUnknown': 'A fee of up to {fee} is accepted, with no amount to compare it with.',
  'transfers.feeShare.saysCarrying': 'A fee of {fee} for carrying it out is far more than that costs.',
  'transfers.feeShare.saysCode': 'A fee goes to whoever registered the code {code}.',
  'transfers.feeShare.whyCode':
    'The request says neither who that is nor how much they take. Their share comes off what you receive.',
  'transfers.feeShare.remedyCode': 'Ask for the same request without this code, or reject.',
  'transfers.feeShare.why': 'Whoever is paid the fee, or adds it to a debt, can take all of it.',
  'transfers.feeShare.whyCarrying':
    'What the work does not need may not come back. It goes to the protocol, or to whoever does the work.',
  'transfers.feeShare.remedy': 'Ask for a lower fee limit, or reject.',
  'transfers.priceLimit.says': 'The price limit {price} accepts any price.',
  'transfers.priceLimit.saysFar': 'The price limit {price} is far from the price in the pools.',
  'transfers.priceLimit.saysUnknown': 'The price limit {price} could not be compared with a market.',
  'transfers.priceLimit.why': 'Anyone who sees it coming can move the price first, and take the difference.',
  'transfers.priceLimit.remedy': 'Ask for a limit close to the price now, or reject.',
  'transfers.leverage.says': 'The position of {size} is more than 25 times its collateral.',
  'transfers.leverage.saysUnknown': 'The position of {size} could not be compared with its collateral.',
  'transfers.leverage.why': 'A move of a few percent against such a position takes all of the collateral.',
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
  'transfers.fades.saysNone': 'You can pay for what costs nothing now: the price rises with time.',
  'transfers.fades.why': 'The order changes with time, and the call sets no limit: it can be mined late.',
  'transfers.fades.remedy': 'Take an order whose amounts stay the same, or reject.',
  'transfers.noDeadline.says': 'The request never expires: it can go through at any time from now on.',
  'transfers.noDeadline.why': 'A transaction that waits can go through later, at a worse price than now.',
  'transfers.noDeadline.remedy': 'Ask for a deadline within the hour.',
  'transfers.newPool.says': 'The request starts a new pool and sets its first price.',
  'transfers.newPool.why': 'If that price is wrong, the next trade takes what you put in.',
  'transfers.newPool.remedy': 'Compare the price with another market before you sign.',
  'transfers.longLock.says': 'What you lock stays locked until {until}.',
  'transfers.longLock.saysFor':
    'What you lock takes {years, plural, one {# year} other {# years}} or more to come out.',
  'transfers.longLock.saysUnclear': 'Readback could not read how long {time} locks what goes in.',
  'transfers.longLock.why': 'Nothing comes out earlier, and the time cannot be shortened.',
  'transfers.longLock.remedy': 'Choose an earlier date, unless you want it locked that long.',
  'transfers.unevenPool.says': 'Only one of the two tokens goes in, or almost nothing of the other.',
  'transfers.unevenPool.why':
    'The pool then sells it in the price range of this request. If the range or the price is wrong, others buy it for almost nothing.',
  'transfers.unevenPool.remedy': 'Compare the price range with another market before you sign.',
  'transfers.acrossNetworks.says':
    'What {bridge} takes is to arrive on another network, which is not looked at.',
  'transfers.acrossNetworks.why': 'A contract that only looks like a bridge takes it and sends nothing.',
  'transfers.acrossNetworks.remedy':
    'Compare the whole address of the contract with what the bridge itself publishes.',
  'transfers.acrossNetworks.saysOwn': '{bridge} sends this to your own address on another network.',
  'transfers.acrossNetworks.whyOwn':
    'The simulation looks at this network alone. Arrival can take minutes or days.',
  'transfers.acrossNetworks.remedyOwn': 'Check that your wallet can use this account on the other network.',
  'transfers.dataToPlainAccount.says': 'The request calls {to}, which has no code.',
  'transfers.dataToPlainAccount.why':
    'A call to an account without code runs nothing and keeps what is sent along.',
  'transfers.dataToPlainAccount.remedy': 'Check the address and the network.',
  'transfers.itemAsAmount.says':
    '{token} may be a collection: then {amount} is no amount, but the number of the item that goes.',
  'transfers.itemAsAmount.why':
    'Tokens and items are moved by the same function. An amount of 0 moves item 0.',
  'transfers.itemAsAmount.remedy': 'Reject it, unless you know that this is a token, not a collection.',
  'transfers.poisoning.says': 'The request pays {to} nothing.',
  'transfers.poisoning.saysTwin': 'It pays {to} as well, which looks like {other}.',
  'transfers.poisoning.why':
    'Such a payment is there to put the address among your past payments, for you to copy it one day.',
  'transfers.poisoning.remedy':
    'Reject, and ask for a request without it. Do not copy addresses from past payments.',
  'transfers.deadEnd.says':
    '{how, select, token {{to} is the contract of another token.} contract {{to} is a contract, and this does not call any function of it.} other {{to} is a contract that everybody uses, and nobody’s account.}}',
  'transfers.deadEnd.why':
    '{how, select, token {A token contract has no way to give back what it is sent.} contract {What is sent straight to a contract is often lost, or anyone can take it.} other {What is sent there is lost, or whoever calls it next takes it.}}',
  'transfers.codeElsewhere.says':
    'On Ethereum {to} is a contract. On {chain} there is nothing at that address.',
  'transfers.codeElsewhere.why':
    'The owner of that contract need not have the address here. What is sent may be lost, or go to whoever takes it.',
  'transfers.codeElsewhere.remedy': 'Ask whom you mean where they want to receive it on this network.',
  'transfers.changeKept.says': 'The router keeps what the swap does not use of {amount}.',
  'transfers.changeKept.why': 'The call does not ask for the change. Whoever calls the router next takes it.',
  'transfers.changeKept.remedy':
    'Send exactly what the swap takes, or ask for a request that gives the change back.',
  'transfers.routerAmount.says': 'Others decide how much {token} it takes from you.',
  'transfers.routerAmount.why':
    'The amount is what {contract} holds at that moment. Anyone can put more there first, and you pay as much.',
  'transfers.routerAmount.remedy': 'Ask for a request that names the amount, or reject.',
  'transfers.leftThere.says': 'All or part of {amount} stays at {contract}, where anyone can take it.',
  'transfers.leftThere.saysPlan': 'What goes into {contract} stays there, and anyone can take it.',
  'transfers.leftThere.saysIfFails':
    'A step may fail. What came to {contract} for it then stays there for anyone.',
  'transfers.leftThere.whyIfFails':
    'The rest goes on without that step, and others can make it fail, by moving a price for one block.',
  'transfers.leftThere.remedyIfFails':
    'Ask for a request that fails as a whole, or that takes everything out again at its end.',
  'transfers.leftThere.why':
    'Routers, bundlers and position managers keep nothing for you: they pay what they hold to whoever asks.',
  'transfers.leftThere.remedy': 'Ask for a request that pays out everything in the same transaction.',

  // checks: names
  'names.changed.says':
    'The name {name} now gives {now}. The request has {meant}, which it gave when it was typed.',
  'names.changed.saysGone':
    'The name {name} now gives nobody. The request has {meant}, which it gave when it was typed.',
  'names.changed.why':
    'Whoever holds a name can point it elsewhere at any time. One of the two is not whom you meant.',
  'names.changed.remedy': 'Reject. Ask whom you mean for the address, and type the name again.',
  'names.mixed.says': 'The name {name} has letters of more than one alphabet.',
  'names.mixed.why': 'Such a name can be made to read as another one.',
  'names.source.says':
    '{how, select, saved {The source of {contract} is called {name}. You saved that name for another address.} other {The source of {contract} is called {name}. The known contract of that name has another address.}}',
  'names.source.why':
    'Anyone can publish source code under any name. Only the address says which contract it is.',
  'names.source.remedy': 'Compare the address with the one that the protocol publishes, or reject.',
  'names.oddText.says': 'The text {text} would not look as it is written.',
  'names.oddText.saysDescription':
    'The contract’s description has a text that would not look as it is written.',
  'names.oddText.why':
    '{how, select, below {It goes on after a large empty space, out of sight.} other {Invisible characters, and letters of another script that look alike, can pass one name off as another.}}',
  'names.oddText.remedy': 'Go by addresses and figures, not by this text.',
  'names.site.says':
    '{how, select, user {The site {site} has an @ in it: what stands before it is not the site.} other {The address of the site {site} is written in letters of another alphabet.}}',
  'names.site.why': 'Such an address can be made to look like that of a site you know.',
  'names.site.remedy': 'Type the address of the site yourself, or reject.',
  'names.elsewhere.says': 'The name {name} gives no address on {chain}. This is its address on Ethereum.',
  'names.elsewhere.why':
    '{how, select, contract {On Ethereum a contract stands there. On another network it may not, and what is sent there may be lost.} other {A plain account has the same key on every network.}}',
  'names.elsewhere.remedy': 'Ask whom you mean whether they want to receive it there.',

  // checks: power
  'power.delegatecall.says': 'The request runs the code of {target} as the account itself.',
  'power.delegatecall.why':
    'Code that runs as the account can change its owners and take all it holds. This code is on no list of known Safe libraries.',
  'power.codeReplaced.says': '{fn} replaces the code of {contract}.',
  'power.codeReplaced.why': 'The new code decides everything from then on.',
  'power.hiddenControl.says':
    '{part, select, owner {{who} gets another owner} pendingOwner {{who} is offered to another owner} granted {Who has a role on {who} changes} implementation {{who} runs other code from then on} admin {Who may exchange the code of {who} changes} beacon {{who} takes its code from elsewhere} contract {The code of {who} changes} delegation {{who} obeys other code from then on} owners {The owners of {who} change} threshold {How many owners must sign for {who} changes} module {Who may act for {who} without signatures changes} guard {The guard of {who} changes} moduleGuard {The guard of {who} changes} fallbackHandler {The code that answers other calls to {who} changes} other {Who controls {who} changes}}, though no call that was read asks for it.',
  'power.hiddenControl.why': 'Whoever controls a contract decides what it does with what is kept there.',
  'power.hiddenControl.whyYours':
    'Whoever gets this power can take what is there, and nothing in the request says that they get it.',
  'account.named.says': '{who} is named in {fn}, which Readback knows only by its name.',
  'account.named.why':
    'An address that a function is given may be paid, or may gain power over what you have there. A name does not say which.',
  'account.key.says': '{fn} carries {word}, which may stand for somebody else’s account.',
  'account.key.why':
    'Readback knows this function only by its name, so it cannot tell what this value is for.',
  'account.elsewhere.says':
    '{role, select, owner {What this opens or pays for belongs to {who}, not to you.} debtor {{who} owes what is borrowed, not you.} payer {The request takes from {who}, not from you.} power {{who} may act for you afterwards.} votes {Your votes go to {who}.} fee {{who} gets a fee out of this.} contract {The request relies on {who}, a contract that Readback does not know.} remote {On another network, this arrives at {who}, which is not your address.} validator {The request pays into validator {who}. Readback cannot check whose it is.} hash {One value stands for something that is not shown: {who}.} payee {The request pays {who}, who is not you.} position {The position that this pays into belongs to {who}, not to you.} token {{who} stands for a token here, but no contract is deployed there.} other {What comes out of this goes to {who}, not to you.}}',
  'account.divided.says':
    '{fn} ends something you share. What is not paid out to you goes to the other party.',
  'account.divided.why': 'Readback could not see that anything comes to you, or who the other party is.',
  'account.divided.remedy': 'Check who opened it, and how much has become yours so far.',
  'account.elsewhere.saysNobody': 'Nobody holds the keys to {who}, so what goes there is lost.',
  'account.elsewhere.whyNobody':
    'Such addresses are used to destroy assets. Nobody can ever take anything out again.',
  'account.elsewhere.saysUnowned': 'Readback could not check who owns position {position} at {contract}.',
  'account.elsewhere.whyUnowned': 'What is paid into a position belongs to its owner, whoever pays.',
  'account.elsewhere.remedyUnowned': 'Compare this number with that of your own position.',
  'account.elsewhere.saysUnread':
    'Readback could not check what you can take out of position {position} at {contract}.',
  'account.elsewhere.whyUnread':
    'A position that somebody sent you can have a worthless token, a debt, or somebody else who may act for it.',
  'account.elsewhere.remedyUnread':
    'Add to it only if you opened this position yourself. If somebody sent it to you, reject.',
  'account.elsewhere.why': 'You have not saved this address, and it is not one of your accounts.',
  'account.offer.says': '{fn} makes or takes an offer whose price Readback could not check.',
  'account.offer.saysPrice': '{fn} makes or takes an offer at {price}, in the smallest unit.',
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
    'This market lends you what you take out beyond what you supplied. You would owe it, with interest.',
  'account.debt.remedyOwed': 'Check in the app what you owe afterwards. Sign only if you mean to borrow.',
  'account.forGood.says': '{fn} gives up rights, and that may be permanent.',
  'account.forGood.why': 'No simulation shows what you can no longer do afterwards.',
  'account.forGood.remedy': 'Sign only if you mean to give up these rights.',
  'account.weaker.says': '{fn} can make your position there less safe.',
  'account.weaker.why':
    'It takes out collateral, changes how your collateral counts, or changes what your debt costs. If you owe something there, you may be liquidated sooner.',
  'account.weaker.whyOwed':
    'You owe something there, and less will secure it. If prices move, you may be liquidated sooner.',
  'account.weaker.remedy': 'Check in the app how close to liquidation you are afterwards.',
  'account.locked.says': '{fn} locks what is yours, for a long time or again.',
  'account.locked.why':
    'What you could take out now, or soon, can only be taken out later. Your balances may not show it.',
  'account.locked.remedy': 'Check in the app when you can take it out. Sign only if you can wait until then.',
  'account.forgone.says': '{fn} gives up part of what would come to you.',
  'account.forgone.why':
    'Rewards, a transfer on its way, or a better price are given up. No balance shows what no longer comes.',
  'account.forgone.remedy': 'Sign only if you know what you give up, and why.',
  'account.notYours.says': 'You pay for {name}, which belongs to {owner}.',
  'account.notYours.saysUnknown': 'You pay for {name}, which may not be yours.',
  'account.notYours.why': 'Paying for it does not make it yours: whoever owns it keeps it.',
  'account.notYours.remedy': 'Sign only if you mean to pay for this, whoever owns it.',
  'account.text.says': 'The record {key} of your name becomes {value}.',
  'account.text.saysAlone': 'A public record of yours becomes {value}.',
  'account.text.why':
    'People and apps that look you up find this. They may contact, pay or encrypt to what it says.',
  'account.text.remedy': 'Compare this value with the one you mean, character by character.',
  'account.text.saysSaid': 'You publish this text: {text}.',
  'account.text.whySaid':
    'Others read it as yours, and may act on it: as an order, a promise, or where to pay.',
  'account.text.remedySaid': 'Sign only if you mean every word of it.',
  'account.move.says': '{amount} goes from {from} to {to}, and no step says so.',
  'account.move.why':
    'The simulation shows this payment. The request calls a contract or a function that Readback does not know in full.',
  'account.move.whyTrade':
    'The simulation shows that the contract of the trade pays this out of what it brings you.',
  'account.record.says': '{contract} changes what it keeps about {who}.',
  'account.record.saysAny': '{contract} writes down something that is not shown.',
  'account.record.why':
    'It may be a permission, a debt, a price or a stake. Readback does not know this function or contract in full.',
  'account.record.remedy': 'Sign only if you expect this contract to record something about you.',
  'account.nameOnly.says': 'Readback knows {fn} only by its name.',
  'account.nameOnly.why': 'What it does is known from the simulation alone.',
  'account.nameOnly.whyUnseen':
    'The node does not list what changes in storage, so what it writes down is unknown.',
  'account.nameOnly.saysLater': '{fn} runs later, and Readback knows it only by its name.',
  'account.nameOnly.whyLater': 'No simulation shows what a call does that is only planned.',
  'account.nameOnly.saysNothing':
    'The simulation shows nothing that {fn} changes, and Readback does not know {contract}.',
  'account.nameOnly.whyNothing':
    'It may only announce something, and whoever watches for that can act on it. The simulation does not show what they would do.',
  'account.remedy': 'Sign only if you know why this address is in the request.',
  'account.unvouched.says':
    'The balance of {who} changes by {amount} through {contract}, which Readback does not know.',
  'account.unvouched.saysCoins': '{amount} goes to {contract}, a contract that Readback does not know.',
  'account.unvouched.saysAllowance':
    '{contract} may take tokens during this request, and Readback does not know that contract.',
  'account.unvouched.why':
    'What it gives back can change after the simulation. A function’s name does not bind the contract.',
  'account.unvouched.remedy':
    'Sign only if you know this contract. Compare its address with what its project publishes.',
  'account.unknownToken.says': 'What you get is worth what {token} is worth, and Readback does not know it.',
  'account.unknownToken.why':
    'Anyone can create a token, pool or market that is worth nothing and use it with a well-known contract.',
  'account.unknownToken.remedy': 'Compare this address with what its issuer publishes.',
  'account.unknownItem.says': 'You pay for {item}, and Readback does not know the collection.',
  'account.unknownItem.why': 'Anyone can copy a collection, with its name and its pictures.',
  'account.unknownItem.remedy': 'Compare the collection’s address with what its makers publish.',
  'power.control.says': '{fn} changes who controls {contract}.',
  'power.control.why': 'Roles, modules, guards and session keys decide who may act from then on.',
  'power.control.remedy': 'Sign only if you planned this change and know each address in it.',
  'power.owners.says':
    '{needed} of {count, plural, one {one owner} other {# owners}} must sign for {contract} from then on. Now it is {was} of {wasCount}.',
  'power.owners.saysChanged': '{fn} changes who owns {contract}, or how many owners must sign.',
  'power.owners.saysOne': 'One owner alone decides over {contract} from then on.',
  'power.owners.saysLocked':
    '{needed, plural, one {One owner} other {# owners}} must sign for {contract} from then on, and only {able} can.',
  'power.owners.why': 'Its owners decide over everything that a Safe has.',
  'power.owners.whyLocked': 'A Safe for which too few owners can sign is locked, with all that is in it.',
  'power.givenAway.says': '{fn} hands control of {contract} to {to}.',
  'power.givenAway.saysDrops': '{fn} gives up control of {contract}.',
  'power.givenAway.saysShares': '{fn} lets {to} give and take every role of {contract}.',
  'power.givenAway.saysPart':
    '{what, select, all {{fn} hands all that is staked at {contract} to {to}.} share {{fn} lets {to} manage something you own at {contract}.} other {{fn} hands something you own at {contract} to {to}.}}',
  'power.givenAway.whyPart': 'Whoever gets it decides over it from then on.',
  'power.givenAway.why': 'It is yours to decide now, and cannot be taken back once it is gone.',
  'power.givenAway.whyShares': 'Whoever hands out the roles can also take yours away.',
  'power.emptyCode.says':
    '{target} becomes {as, select, module {a module} guard {the guard} handler {the fallback handler} other {the code that runs}}, and no contract stands there.',
  'power.emptyCode.why':
    'Without code there it stops working, or does what whoever puts code there first wants.',
  'power.emptyCode.whyModule': 'Whoever has the key of that address can then act for the account alone.',
  'power.emptyCode.remedy': 'Sign only if this request makes the contract at that address first.',
  'power.fallbackHandler.says':
    '{handler} becomes the fallback handler{how, select, known {, which is one that Safe publishes} other {. It is none that Safe publishes}}.',
  'power.fallbackHandler.saysToken':
    '{handler} becomes the fallback handler, and it is a token{how, select, other {}}.',
  'power.fallbackHandler.saysTaken': '{contract} has no fallback handler from then on.',
  'power.fallbackHandler.why':
    'The handler says whether the Safe has signed something. A foreign one can say yes to any order or permit.',
  'power.fallbackHandler.whyToken':
    'What a Safe does not know it hands on to its handler, as its own call: anybody could send off its tokens.',
  'power.fallbackHandler.whyTaken':
    'Some tokens and sites need one, to send something to the Safe or to take its signature.',
  'power.newSafe.says':
    '{how, select, without {You are no owner of the new Safe.} other {Others can sign for the new Safe without you.}} {owner} is {count, plural, one {an owner} other {one of # owners}} whom you did not save.',
  'power.newSafe.saysPays': 'Its setup pays {amount} of the smallest unit out of the new Safe.',
  'power.newSafe.why': 'Whatever is sent to a Safe belongs to those who can sign for it.',
  'power.newSafe.whyPays': 'It takes from what was sent to that address before the Safe is made.',
  'power.newSafe.remedy': 'Compare each owner with whom you mean, and how many must sign.',
  'power.newSafe.remedyPays': 'Most Safes are made without a payment. Ask why this one has one.',
  'power.delegation.says':
    '{to} may act as the account: {how, select, anything {in anything, without conditions} other {within the conditions that come with it}}.',
  'power.delegation.why': 'It works without another signature from you, until it is switched off.',
  'power.safeHash.says': 'The Safe computes the hash {there}, and here it is {here}.',
  'power.safeHash.why': 'What you would sign stands for something else than what is shown.',
  'power.claimedHash.says': 'The request came with the hash {claimed}, and its hash is {here}.',
  'power.claimedHash.why': 'That hash stands for another transaction: do not sign it anywhere.',
  'power.safeNonce.says':
    'The number is {own}, and the next one of the Safe is {next}{how, select, used {: it was used already} far {, far below} other {}}.',
  'power.safeNonce.why':
    '{how, select, used {The Safe takes each number once, so it can no longer be executed.} far {A signature that waits so long can be used when nobody thinks of it any more.} other {It can be executed once those before it are, and they may change what it does.}}',
  'power.safeNonce.remedy': 'Ask why it does not take the next number.',
  'power.blindHash.says': '{fn} approves something that is not shown here.',
  'power.blindHash.saysOther': '{fn} approves another hash than that of the transaction given beside it.',
  'power.blindHash.why':
    'Nobody can read a hash back. It may stand for another transaction of the Safe, or for a permit over all it has.',
  'power.blindHash.whyOrder':
    'Only the hash of the order is in the request. It may sell all that the relayer of CoW Protocol may take, at any price.',
  'power.blindHash.remedyOrder': 'Compare the order with its hash where you made it, or reject.',
  'power.refund.says':
    'The Safe pays for gas at a price set here, to {whom, select, anyone {whoever submits it} other {{receiver}}}.',
  'power.refund.saysMost':
    'The Safe pays up to {most} for gas, to {whom, select, anyone {whoever submits it} other {{receiver}}}.',
  'power.refund.why': 'A high price moves money out of the Safe as if it were a fee.',
  'power.refund.whyTooMuch':
    'It is for more gas than a transaction can use: a payment that looks like a fee.',
  'power.refund.remedy': 'Most Safe transactions set no refund. Ask why this one does.',
  'power.borrowedCode.says': 'The account that signs runs borrowed code.',
  'power.borrowedCode.saysUnknown': 'The account that signs runs borrowed code that is not known here.',
  'power.borrowedCode.why': 'That code can move what the account holds, besides what is shown here.',
  'power.borrowedCode.remedy': 'Make sure that you set this up yourself, in your wallet.',
  'power.borrowedCode.remedyUnknown':
    'If you did not set this up in your wallet, move what you have to another account and take the code back.',
  'power.safeCode.says': 'The Safe {safe} runs code that is none of the releases of Safe.',
  'power.safeCode.why': 'Whoever wrote that code decides what a signature for this Safe does.',
  'power.safeCode.remedy': 'Sign only if you know whose code it is, and why it is there.',
  'power.authorization.says':
    'The request puts the code of {delegate} in charge of the whole account{how, select, everywhere {, on every network} other {}}.',
  'power.authorization.why': 'That code can move everything the account has, now and later.',
  'power.authorization.remedy': 'Sign only if you set this up yourself, in your own wallet.',
  'power.laterAuthorization.says': 'The authorization is for number {nonce}, and the account is at {now}.',
  'power.laterAuthorization.why':
    'It waits until the account has sent that many transactions, and counts then without another question.',
  'power.laterAuthorization.remedy':
    'Wallets sign the next number. Reject it unless you know why this one differs.',

  // checks: outcome
  'outcome.fails.says': 'The request would fail.',
  'outcome.fails.saysPartly': 'Part of it would fail.',
  'outcome.fails.why': 'A transaction that fails still costs the network fee.',
  'outcome.fails.whyReason':
    'The contract says: {reason}. A transaction that fails still costs the network fee.',
  'outcome.fails.remedy': 'What is known of the cause stands below. Ask again once it is settled.',
  'outcome.unreadValue.says': 'The request takes {amount} with it.',
  'outcome.unreadValue.why': 'The call could not be read. The contract may keep it.',
  'outcome.unreadValue.remedy': 'Find the contract’s source, or reject.',
  'outcome.claimTrap.says': 'The request sounds like a gift and takes {amount}.',
  'outcome.claimTrap.saysTaken': 'It sounds like a gift, and the balance of {who} changes by {amount}.',
  'outcome.claimTrap.why': 'Nothing of worth comes back for it in the run. Drainers use such names.',
  'outcome.claimTrap.whySwap':
    'What comes back in the run may all be what the swap brings. Drainers use such names.',
  'outcome.denied.says':
    '{count, plural, one {The contract announces a change for {who} that the state does not show.} other {Events announce # changes that the state does not show, the first for {who}.}}',
  'outcome.denied.why': 'Anyone can write an event. What counts is what stands there before and after.',
  'outcome.denied.remedy': 'Go by the changes marked as read, not by those marked as claimed.',
  'outcome.takesMore.says':
    'The balance of {who} changes by {amount}, and no call that could be read asks for it.',
  'outcome.takesMore.saysName':
    '{how, select, all {The balance of {who} changes by {amount}, which is nearly all of it.} other {The balance of {who} changes by {amount}, which no call names.}}',
  'outcome.takesMore.whyName':
    'Readback knows the call that takes it only by its name, so whatever comes back was the contract’s choice.',
  'outcome.takesMore.why':
    'A contract takes more than it is asked for, with a permission that it has already.',
  'outcome.nothingBack.says':
    'The balance of {who} changes by {amount}, and nothing of worth is received for it.',
  'outcome.nothingBack.saysPart':
    'The balance of {who} changes by {amount}, and only part of that pays for what is received.',
  'outcome.nothingBack.saysInto':
    '{how, select, others {The balance of {who} changes by {amount}, which {contract} keeps for somebody else.} all {The balance of {who} changes by {amount}, nearly all of it, into {contract}.} other {The balance of {who} changes by {amount}, which goes into {contract}.}}',
  'outcome.nothingBack.whyInto':
    '{how, select, others {The call names another account than yours as the owner.} all {Readback does not know that contract. What you have there afterwards is only its own word.} other {Readback does not know that contract, and what you have there afterwards cannot be seen.}}',
  'outcome.nothingBack.why': 'What the contract does with it cannot be told from the name of the call.',
  'outcome.nothingBack.remedy': 'Sign only if you know what you pay for.',
  'outcome.strangeReturn.says':
    'The balance of {who} changes by {amount}. {more, plural, =0 {All that comes for it is {got}.} other {What comes for it includes {got}.}}',
  'outcome.strangeReturn.saysKnown': 'The balance of {who} changes by {amount}. What comes for it is {got}.',
  'outcome.strangeReturn.why':
    'Neither you nor Readback knows that token, and anyone can create a token that is worth nothing.',
  'outcome.strangeReturn.whyKnown':
    'Readback knows the call only by its name, and knows no prices. The contract decides what it gives.',
  'outcome.debt.says': '{who} owes {amount} more afterwards.',
  'outcome.debt.saysBound': '{who} gets {amount}, which cannot be transferred.',
  'outcome.debt.why': 'The token calls itself a debt. It is not something that you receive.',
  'outcome.debt.whyBound':
    'In the simulation a transfer of it fails. Such a token is often a debt, or it is locked.',
  'outcome.debt.remedy': 'Reject it, unless you want to borrow that much.',
  'outcome.debt.remedyBound': 'Sign only if you know what the token is, and why it is locked.',
  'outcome.othersPaid.says': '{amount} is created for you while somebody else is paid.',
  'outcome.othersPaid.why':
    'Neither you nor Readback knows that token. It may be a loan in your name that another account gets.',
  'outcome.othersPaid.remedy': 'Reject it, unless you know what that token stands for.',
  'outcome.strangeReturn.remedy': 'Sign only if you know what you get and what it is worth.',
  'outcome.takenBetween.says': '{to} takes {amount}, which another call of this request brings.',
  'outcome.takenBetween.why':
    'Your balance hardly changes, because one call takes what another one brings. Nothing says what you get for it.',
  'outcome.takenBetween.remedy': 'Ask for the calls one by one, or reject.',
  'outcome.strayValue.says': 'The request sends {amount} along with {fn}, which has no use for it.',
  'outcome.strayValue.why':
    'An honest contract refuses it. One that takes it keeps it, or hands it to somebody else.',
  'outcome.strayValue.remedy': 'Ask for the same request without the coins, or reject.',
  'outcome.fakeToken.says':
    '{how, select, twin {Two tokens here call themselves {symbol}.} saved {A token calls itself {symbol}, and is not the one that you saved under that name.} other {A token calls itself {symbol}, and is not the known token of that symbol.}}',
  'outcome.fakeToken.why':
    'Anyone can make a token with any symbol. A copy is worth nothing, whatever it is called.',
  'outcome.fakeToken.remedy': 'Compare the address of the token with what its issuer publishes.',
  'outcome.gas.says':
    '{how, select, creates {The request makes {count, plural, one {# contract} other {# contracts}}.} block {The request asks for more gas than a block has.} network {The request asks for more than 16,777,216 gas.} other {The request asks for {count, plural, one {more gas than it used} other {more than # times the gas that it used}} when it was run.}}',
  'outcome.gas.why':
    '{how, select, creates {You pay for making them, and somebody else may gain by it.} block {No network carries it out.} network {This network takes no such transaction.} other {What is left over leaves room for the call to do more than it showed.}}',
  'outcome.gas.remedy':
    '{how, select, creates {Sign only if you know what they are for.} other {Let the wallet set the gas.}}',
  'outcome.order.says':
    '{how, select, later {The nonce leaves a gap: other transactions of the account have to come first.} replaces {The request replaces a waiting transaction of yours, by the same nonce.} used {The nonce was used already.} other {Other transactions of the account wait before this one.}}',
  'outcome.order.why':
    '{how, select, later {Whoever holds it signed can send it once the gap is filled, when things may stand otherwise.} replaces {Only one of the two is mined. If the other one takes an allowance back, that allowance stays.} used {No network takes a second transaction with the same number.} other {What they change is not part of this run.}}',
  'outcome.order.remedy':
    '{how, select, waits {Wait until they are mined, and read it again.} replaces {Let the wallet set the nonce, unless you mean to replace the other one.} other {Let the wallet set the number.}}',
  'outcome.otherCourse.says':
    '{how, select, differs {The request behaves in one way when it is only tried and in another when fees are paid.} other {The request could not be tried with the fees that it will have.}}',
  'outcome.otherCourse.why': 'A contract can tell a trial from the real thing, and be kind only then.',
  'outcome.otherCourse.remedy': 'Do not rely on the effects shown.',
  'outcome.operationFee.says':
    '{how, select, times {The operation pays whoever submits it {times} times the usual fee.} other {The operation pays whoever submits it far more than usual.}}',
  'outcome.operationFee.why':
    'Its gas limits and its price set that pay, whether the gas is used or not. Whoever asks for it may submit it.',
  'outcome.fee.says':
    '{how, select, price {The request sets a price for gas that is far above what the network asks. The fee would be about {fee}.} other {The network fee, about {fee}, is more than {percent, plural, other {# %}} of what is sent.}}',
  'outcome.fee.why': 'The fee is spent even if the transaction fails.',
  'outcome.fee.remedy': 'Let the wallet set the fee, or wait for a lower one.',
  'outcome.tokenName.says': 'A token calls itself {symbol}.',
  'outcome.tokenName.why':
    'Tokens choose their own symbols. This one could be taken for the network’s coin, or for a part of the sentence.',
  'outcome.tokenName.remedy': 'Go by the address of the token.',
  'descriptions.hides.says':
    'The contract’s description leaves out {what}{more, plural, =0 {.} one { and one more value.} other { and # more values.}}',
  'descriptions.hides.saysSome': 'The contract’s description leaves out something that matters.',
  'descriptions.hides.why':
    'Wallets that show only the description would not show it. It stands in what is signed.',
  'descriptions.hides.remedy': 'Go by the steps, and ask whoever sent you here what it is for.',
  'descriptions.contradicts.says': 'The contract’s description does not match what is signed.',
  'descriptions.contradicts.why':
    'One of the two is wrong. Wallets that show only the description would show the wrong one.',
  'descriptions.contradicts.remedy': 'Go by the steps: they are read from the data itself.',
  'identity.unpublished.says': 'The source of {contract} is not published.',
  'identity.unpublished.why':
    'What it does was tried here, and nobody can look it up. Contracts that many people use show their source.',
  'identity.unpublished.remedy': 'Sign only if you know who made this contract.',
  'identity.fresh.says': '{contract} is new: it was made on {created}.',
  'identity.fresh.saysAbsent': '{contract} is new: on {earlier} there was nothing at this address.',
  'identity.fresh.saysMade': '{contract} does not exist yet: this request makes it.',
  'identity.fresh.why':
    'Contracts that are made to steal are seldom older than a few days, and no list names them yet.',
  'identity.fresh.remedy':
    'Ask those whose contract it is said to be, in a way that you know, or wait some days.',
  'identity.guessedName.says':
    '{count, plural, =1 {The name of the function that is called at {contract} is a guess.} other {The name of the function that is called at {contract} is a guess: # have the same four bytes.}}',
  'identity.guessedName.why':
    'It comes from a list that anybody can add to. The contract may do something else under this name.',
  'identity.guessedName.remedy': 'Go by the effects, and not by the name.',
  'identity.unread.source': 'Whether the source of {contract} is published is not known.',
  'identity.unread.age': 'How old {contract} is is not known.',
  'lists.blocked.says': 'You blocked {who}.',
  'lists.blocked.why': 'You said that you want nothing to do with it.',
  'lists.scam.says': '{who} stands on {list}, a list of scams that you chose.',
  'lists.scam.why': 'Whoever keeps the list found it stealing, or part of a theft.',
  'outcome.otherBlock.says': 'In the block after the next it does something else than shown here.',
  'outcome.otherBlock.saysWorse': 'In the block after the next it takes more than shown here, or gives less.',
  'outcome.otherBlock.saysFails': 'In the block after the next it fails.',
  'outcome.otherBlock.saysPasses': 'In the block after the next it does not fail.',
  'outcome.otherBlock.why':
    'It was run in two blocks, and either may carry it out. A contract that looks at the block can seem harmless while it is tried.',
  'outcome.otherBlock.remedy': 'Sign only if you know why the block matters, as in a draw or at a deadline.',
  'outcome.otherGas.says':
    '{how, select, worse {With a gas limit of {gas, plural, other {#}} it takes more than shown, or gives less.} passes {With a gas limit of {gas, plural, other {#}} it does not fail.} fails {With a gas limit of {gas, plural, other {#}} it fails.} other {With a gas limit of {gas, plural, other {#}} it does something else than shown.}}',
  'outcome.otherGas.why':
    'It was simulated with the gas limits that wallets usually send. A contract that checks its gas can seem harmless in a simulation.',
  'outcome.otherGas.remedy': 'Sign only if you know why this contract depends on the gas limit.',
  'outcome.lenient.says':
    '{what, select, dirtyBits {Some values carry extra bits} boolNotOne {A yes is written in an unusual way} sharedOffset {Two values use the same bytes} backwardOffset {A value points backwards} overrun {A value reaches past the end} trailingBytes {There are extra bytes at the end} invalidText {Some text is not valid} dirtyPadding {The padding is not empty} gap {Some bytes are used by nothing} unknownOperation {A call has an operation that does not exist} otherFunction {The same bytes are a call of another function, too} budget {The data is too deep or too large to read whole} other {The data is encoded in an unusual way}}{count, plural, =0 {.} one {, and # more.} other {, and # more.}}',
  'outcome.lenient.why': 'Few apps write their data like this. The values shown are what the contract reads.',
  'outcome.lenient.whyGrave':
    'No ordinary app writes its data like this, and a part of it could not be read.',
  'outcome.lenient.whyBehind':
    'What stands behind the arguments is not shown. Some contracts read a fee or an account there.',
  'outcome.lenient.whyOther':
    'An ABI that is kept of this contract names another function by the same four bytes. Which of the two the contract runs, only its code says: what it changes counts.',
  'outcome.lenient.remedy': 'Ask whoever made the request why.',

  // checks: network and origin
  'chain.wallet.says': 'The request is for {asked}, and your wallet is on {actual}.',
  'chain.wallet.why': 'Signed on another network it would do something else.',
  'chain.wallet.remedy': 'Switch the wallet to {asked}, or reject.',
  'chain.account.says': 'The request is for the account {asked}, and your wallet is on {actual}.',
  'chain.account.why': 'What is shown here is what happens to that account, not to the one that would sign.',
  'chain.account.remedy': 'Choose {asked} in the wallet, or reject.',
  'chain.node.says': 'The request is for {asked}, and the node says that it is on {actual}.',
  'chain.node.why': 'A node of another network cannot tell what this request does.',
  'chain.node.remedy': 'Use a node of {asked}.',
  'chain.typed.says': 'The request’s domain names {asked}, and inside it names {inside}.',
  'chain.typed.saysNone': 'It names a network that cannot exist.',
  'chain.typed.why': 'Who asks for such a signature means it to be used elsewhere than you think.',
  'chain.stale.says':
    '{how, select, ahead {The node’s latest block is dated {minutes, plural, one {# minute} other {# minutes}} in the future.} other {By this device’s clock, the node’s latest block is {minutes, plural, one {# minute} other {# minutes}} old.}}',
  'chain.stale.why':
    '{how, select, ahead {Nodes of other networks agree with this device’s clock, so this node is probably wrong.} behind {Nodes of other networks are up to date, so this node is probably behind. What it says may no longer be so.} other {The node is behind, or the clock is ahead. What the node says may no longer be so.}}',
  'chain.stale.remedy':
    '{how, select, ahead {Use another node.} behind {Use another node, or wait until it has caught up.} other {Check this device’s clock. If it is right, use another node, or wait until it has caught up.}}',
  'chain.clock.says':
    'Your device’s clock is probably {minutes, plural, one {# minute} other {# minutes}} {way, select, fast {fast} other {slow}}.',
  'chain.clock.why':
    '{way, select, fast {The latest blocks of several networks agree with each other, and not with this clock.} other {A node’s latest block is dated in the future of this clock.}} Until it is right, what expires is judged by the stricter of both times.',
  'chain.clock.remedy': 'Set this device’s clock, then read the request again.',
  'chain.signed.says': '{from} has signed this transaction already.',
  'chain.signed.why': 'Whoever holds a signed transaction can send it while its nonce is unused.',
  'chain.signed.remedy':
    'If it must not happen, send another transaction with the same nonce from that account first.',
  'chain.unproven.says':
    '{how, select, development {The sender did not sign this transaction: its hash does not fit its fields.} other {Nobody signed this transaction, and this network accepts none like that.}}',
  'chain.unproven.why':
    '{how, select, development {Development chains can send from an account without its key (impersonation). Only the node, or the text, says that it happened as shown.} other {What says so is wrong, or it happened on a copy of the network, made for development.}}',
  'chain.unproven.remedy': 'Rely on it only if the node is your own and you sent this yourself.',
  'chain.mined.says': 'The transaction was carried out already. {from} sent it.',
  'chain.mined.why':
    'It is read as of the end of the block before: what came earlier in its own block is not counted.',
  'chain.mined.remedy': 'Nothing can be changed about it. Permissions that it gave can still be taken back.',
  'chain.link.says': 'The request came by a link.',
  'chain.link.why': 'Whoever made the link chose what it asks.',
  'chain.link.remedy': 'Sign only if you expected it, and know who sent it.',
  'chain.unknownWay.says': 'Readback does not know how this request came here.',
  'chain.unknownWay.why': 'Whoever made it chose what it asks.',

  // what to do
  'remedy.reject': 'Reject it.',
  'remedy.checkPayee': 'Compare the whole address with where you know it is right.',

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
  'what.allThere': 'all {token} that is there by then',
  'what.allCoins': 'all coins that are there by then',
  'what.everyOf': 'all {token}',
  'what.every':
    'all {of, select, shares {its shares} native {of the network’s currency} other {that is there}}',
  'what.shares': '{amount} units of its shares',
  'what.underlying': '{amount} units of its underlying token',
  'what.quoted': '“{text}”',
  'what.unnamed': '{amount} units of what the pools give',
  'what.nothing': 'nothing',
  'what.two': '{first} and {second}',
  'what.several': '{first}, {second} and {count, plural, one {# more thing} other {# more things}}',
  'what.anyItem': 'any items of {collection} ({count})',
  'what.stake': '{amount} units of the market’s currency',
  'what.outcome': '{amount} units of shares in outcome {item}',
  'what.ofToken': '{amount} of the token {token}',
  'what.paidTo': '{what}, paid to {account}',
  'what.lessFees': '{what} minus fees of up to {percent}%',
  'what.lessMoreFees': '{what} minus fees of {percent}% and those of the market',
  'what.lessOpenFees': '{what} minus the market’s fees',
  'what.plusFees': '{what} plus the market’s fees',
  'bound.exactly': '{what}',
  'bound.atLeast': 'at least {what}',
  'bound.atMost': 'at most {what}',
  'to.back': '{mood, select, you {to yourself} it {to itself} other {back to the account that pays}}',
  'to.router': 'which the contract keeps for what follows',
  'to.other': 'to another account, {account}',
  'until.none': '',
  'until.date': ', until {time}',
  'until.never': ', for ever',

  // the sentence
  'sentence.pending': 'Being read',
  'sentence.one': '{what}.',
  'sentence.more': 'And {count, plural, one {# more call} other {# more calls}}',
  'sentence.control':
    'In the run, {what, select, owner {{who} gets another owner} pendingOwner {{who} is offered to another owner} granted {who has a role on {who} changes} implementation {{who} runs other code from then on} admin {who may exchange the code of {who} changes} beacon {{who} takes its code from elsewhere} contract {the code of {who} changes} delegation {{who} obeys other code from then on} owners {the owners of {who} change} threshold {how many owners must sign for {who} changes} module {who may act for {who} without signatures changes} guard {the guard of {who} changes} moduleGuard {the guard of {who} changes} fallbackHandler {the code that answers other calls to {who} changes} other {who controls {who} changes}}',
  'sentence.nothingMoves': 'In the run, no balance of yours changes, nor any permission that was looked up',
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
    '{mood, select, you {You take back} it {it takes back} fail {This would fail: it asks {asked} to take back} sign {Asks for your signature to take back} other {Asks {asked} to take back}} the permission of {spender} to spend {token}',
  'sentence.permit':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend up to {what} with a signature{until}',
  'sentence.permitAll':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} spend {what} with a signature{until}',
  'sentence.permitOnce':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} {spender} take {what} once, with a signature{until}',
  'sentence.signedSend':
    '{mood, select, you {You let} it {it lets} fail {This would fail: it asks {asked} to let} sign {Asks for your signature to let} other {Asks {asked} to let}} others carry out a transfer of {what} to {to}, with a signature',
  'sentence.swap':
    '{mood, select, you {You swap} it {it swaps} fail {This would fail: it asks {asked} to swap} sign {Asks for your signature to swap} other {Asks {asked} to swap}} {give} for {get}, {to}',
  'sentence.wrap':
    '{mood, select, you {You wrap} it {it wraps} fail {This would fail: it asks {asked} to wrap} sign {Asks for your signature to wrap} other {Asks {asked} to wrap}} {what}',
  'sentence.unwrap':
    '{mood, select, you {You unwrap} it {it unwraps} fail {This would fail: it asks {asked} to unwrap} sign {Asks for your signature to unwrap} other {Asks {asked} to unwrap}} {what}',
  'sentence.create':
    '{mood, select, you {You create} it {it creates} fail {This would fail: it asks to create} other {Asks to create}} a contract',
  'sentence.createWith':
    '{mood, select, you {You create} it {it creates} fail {This would fail: it asks to create} other {Asks to create}} a contract and give it {amount}',
  'sentence.call':
    '{mood, select, you {You run {fn} on {asked}} it {it runs {fn} on {asked}} fail {This would fail: it asks {asked} to run {fn}} other {Asks {asked} to run {fn}}}',
  'sentence.callWith':
    '{mood, select, you {You run {fn} on {asked}} it {it runs {fn} on {asked}} fail {This would fail: it asks {asked} to run {fn}} other {Asks {asked} to run {fn}}} with {amount}',
  'sentence.act':
    '{mood, select, you {You ask {asked} to} it {it asks {asked} to} fail {This would fail: it asks {asked} to} other {Asks {asked} to}} {act, select, accept {accept a change of control} acceptOffer {accept an offer} addCollateral {add {has, select, yes {{what} as collateral} other {collateral}}} addLiquidity {add {has, select, yes {{what} as liquidity} other {liquidity}}} addModule {add {party, select, yes {the module {who}} other {a module}}} addOwner {add {party, select, yes {{who} as an owner} other {an owner}}{has, select, yes { and set the threshold to {what}} other {}}} allow {change what {party, select, yes {{who}} other {others}} may take} approveHash {approve a hash} approveOrder {approve an order without a further signature} attest {publish a statement} bet {place a bet} bid {place or change a bid} borrow {borrow {has, select, yes {{what}} other {assets}}} bridge {bridge {has, select, yes {{what}} other {assets}}} burn {burn {has, select, yes {{what}} other {tokens}}} buy {buy {has, select, yes {assets for {what}} other {assets}}} buyItem {buy {has, select, yes {{what}} other {an item}}} cancelOrders {cancel orders or signatures} cancelStream {end a stream or another plan} cancelWaiting {cancel a pending request} changeCode {replace {party, select, yes {code with that of {who}} other {code that runs}}} changeCollateral {change what counts as collateral} changeControl {change {party, select, yes {what {who} may do} other {who may act, or how it works}}} changeLoan {change a loan or its collateral} changeOrder {change an order} changeName {change who a name belongs to, or its records} changePosition {change a position} changeRates {change or update a rate} changeThreshold {change how many owners must sign{has, select, yes {, to {what}} other {}}} changeTransfer {change or speed up a transfer between networks} claim {claim {has, select, yes {{what}} other {what is due}}} claimRewards {claim {has, select, yes {rewards of {what}} other {rewards}}} closeLoan {close a loan} collect {collect fees or what is due} convert {convert tokens} createAccount {create an account or contract} createPod {create a pod for restaking} createPool {create a pool or market} delegateVotes {delegate votes{party, select, yes { to {who}} other {}}} deployProxy {deploy a proxy} deposit {deposit {has, select, yes {{what}} other {assets}}} donate {donate {has, select, yes {{what}} other {assets}}} fillOrder {fill an order} finish {complete a withdrawal or transfer} flashLoan {take a flash loan} giveRole {give {party, select, yes {{who} a role} other {a role}}} giveUp {give up a right} liquidate {liquidate loans or buy what secures them} lock {lock {has, select, yes {{what}} other {tokens}}} lockLonger {lock tokens for longer} look {look something up} merge {merge positions} migrate {migrate a position} mint {mint {has, select, yes {{what}} other {tokens or shares}}} mintItem {mint tokens or items} mintDebt {mint {has, select, yes {{what} as a debt} other {tokens as a debt}}} move {move {has, select, yes {{what}} other {assets}}} newAdmin {make {party, select, yes {{who}} other {another account}} the admin} newOwner {make {party, select, yes {{who}} other {another account}} the owner} openLoan {open a loan} order {place an order} pause {pause} payGas {pay for gas on another network} prove {check a proof} propose {propose calls} redeem {redeem {has, select, yes {{what}} other {tokens}}} refresh {bring its records up to date} refund {pay back what is left} register {register {has, select, yes {the name {what}} other {a name or an account}}} removeCollateral {take out {has, select, yes {{what} of collateral} other {collateral}}} removeLiquidity {remove liquidity} removeModule {remove {party, select, yes {the module {who}} other {a module}}} removeOwner {remove {party, select, yes {the owner {who}} other {an owner}}{has, select, yes { and set the threshold to {what}} other {}}} renew {renew {has, select, yes {the name {what}} other {names}}} rent {rent storage} repay {repay {has, select, yes {{what} of a debt} all {all of a debt in {what}} other {a debt}}} requestDeposit {queue a deposit{has, select, yes { of {what}} other {}}} requestExit {request the exit of validators} requestWithdrawal {queue a withdrawal{has, select, yes { of {what}} other {}}} restake {claim rewards and stake them} runCalls {carry out calls} say {publish a text} schedule {schedule calls} sell {sell assets} sellItem {offer an item for sale} sendMessage {send a message} set {change a setting or record} setHook {let {party, select, yes {{who}} other {other code}} check or answer calls} setPayee {change who is paid{party, select, yes {, to {who}} other {}}} setUp {set up an account with its owners} stake {stake {has, select, yes {{what}} other {assets}}} stream {stream {has, select, yes {{what} over time} other {tokens}}} supply {supply {has, select, yes {{what}} other {assets}}} swap {swap assets} swapOwner {replace an owner{party, select, yes { with {who}} other {}}} sweep {pay out {has, select, yes {{what}} other {what it holds}}} takeBack {take back a right{party, select, yes { of {who}} other {}}} takeOut {take {has, select, yes {{what}} other {assets}} out of a position} undelegate {take back a delegation} unpause {end a pause} unstake {unstake {has, select, yes {{what}} other {assets}}} unwrap {unwrap {has, select, yes {{what}} other {tokens}}} vote {vote} withdraw {withdraw {has, select, yes {{what}} other {assets}}} wrap {wrap {has, select, yes {{what}} other {tokens}}} other {act}}{has, select, no { ({fn})} other {}}{from, select, yes { from {payer}} many { from several accounts} other {}}{for, select, yes { for {owner}} of { from {owner}} debt { as a debt of {owner}} many { for several accounts} other {}}{to, select, yes { to {receiver}} same {, to the same account} for { for {receiver}} forMany { for several accounts} far { to an account} many { to several accounts} other {}}{across, select, onChain { on {network}} onOther { on another network} toChain { to {network}} toOther { to another network} other {}}{with, select, yes { with {value}} other {}}',
  'sentence.runAs':
    '{mood, select, it {it runs} fail {This would fail: it asks to run} other {Asks to run}} {fn} of {asked} as the account itself',
  'sentence.nothing':
    '{mood, select, you {You call {asked} with nothing} it {it calls {asked} with nothing} fail {This would fail: it asks {asked} for nothing} other {Asks {asked} for nothing}}',
  'sentence.message': 'You sign this message: {text}',
  'sentence.messageBytes': 'You sign bytes that are no text: {bytes}',
  'sentence.blindBytes': 'You sign a hash without seeing what it is of (eth_sign): {bytes}',
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
    '{mood, select, you {You offer} it {it offers} other {Asks for your signature on an offer}} to lend at most {what} against items of {collection} at {percent}% a year, through {asked}{until}',
  'sentence.wants': 'In return the order wants {get}, and {keeper} has to see to it',
  'sentence.power':
    '{mood, select, you {You let} it {it lets} other {Asks for your signature to let}} {to} {over, select, votes {vote for you at {asked}} snapshot {act for you on Snapshot} trading {trade for you at the exchange} other {act as your account, by {asked}}}',
  'sentence.castVote':
    '{mood, select, you {You vote} it {it votes} fail {This would fail: it asks {asked} to vote} other {Asks {asked} to vote}} {how, select, for {for} against {against} abstain {to abstain on} other {{support} on}} proposal {proposal}{mood, select, you { at {asked}} it { at {asked}} other {}}',
  'sentence.vote':
    '{mood, select, you {You vote} it {it votes} other {Asks for your signature on a vote}} {how, select, for {for} against {against} abstain {to abstain on} other {{support} on}} proposal {proposal} at {asked}',
  'sentence.sendThere':
    '{mood, select, you {You send} it {it sends} other {Asks for your signature to send}} {what} to {to}, out of what you keep at the exchange',
  'sentence.attest':
    '{mood, select, you {You state} it {it states} other {Asks for your signature on a statement}} by the schema {schema} about {about}, for {asked}',
  'sentence.logIn':
    '{mood, select, you {You log in} it {it logs in} other {Asks for your signature to log in}} as {account}: {text}',
  'sentence.keys':
    '{mood, select, you {You make} it {it makes} other {Asks for}} a signature that secret keys are made of: {text}',
  'sentence.safePayment':
    '{mood, select, you {You approve} fail {This would fail: it asks you to approve} other {Asks you to approve}} a payment of {what} from the Safe {safe} to {to}',
  'sentence.safeApprove':
    '{mood, select, you {You approve} fail {This would fail: it asks you to approve} other {Asks you to approve}} for the Safe {safe}: {inner}',
  'sentence.safeCarryOut':
    '{mood, select, you {You carry out} it {it carries out} fail {This would fail: it asks to carry out} other {Asks to carry out}} for the Safe {safe}: {inner}',
  'sentence.inner2': '{first}; {second}',
  'sentence.inner3': '{first}; {second}; {third}',
  'sentence.innerMore': '{inner}; and {count, plural, one {# more call} other {# more calls}}',
  'sentence.accountAct':
    '{mood, select, you {You} it {it} fail {This would fail: it asks to} other {Asks to}} {how, select, plan {{mood, select, you {make a plan for} it {makes a plan for} other {make a plan for}} {account}} operation {{mood, select, it {carries out} other {carry out}} user operations of others} other {{mood, select, it {acts} other {act}} through {account}}}: {inner}',
  'sentence.userOperation': 'Asks for a signature so that {sender} does this: {inner}',
  'sentence.userOperationEmpty':
    'Asks for a signature so that {sender} pays for a user operation that calls nothing',
  'sentence.authorization': 'Asks to let the code at {delegate} control {account} {where}',
  'sentence.authorizationTakenBack': 'Asks to take back the code that {account} borrows {where}',
  'where.chain': 'on {chain}',
  'where.chainId': 'on network {chain}',
  'where.everywhere': 'on every network',

  // what is not known
  'unread.effects': 'What this does to your assets.',
  'unread.someEffects': 'Some of what this changes.',
  'unread.callName': 'What the call to {contract} is named and does.',
  'unread.bytes': 'Bytes in {fn} that could be a call: {bytes}.',
  'unread.bytesCouldBe': 'They could be a call to {fn}; nothing shows that they are run as one.',
  'unread.bytesUnopened': 'Readback could not open them.',
  'unread.creation': 'What the new contract does.',
  'unread.typedData': 'What the typed data says.',
  'unread.signedForm': 'What a signature on {form} allows.',
  'unread.signedField': 'What {field} stands for.',
  'unread.signed':
    '{why, select, name {It has the fields of a permit under another name, so no standard says what it does.} service {It names no contract or service that is known to use it.} market {It is for another contract or network than the market that uses this form.} domain {The contract does not confirm that it takes this permit.} keeper {Nobody here knows whether the spender keeps to the order.} hidden {It is bytes or a hash of something that is not shown.} long {There is more of it than Readback looks at.} other {Readback does not know this form of typed data.}}',
  'unread.delegate': 'What the code does that {account} borrows.',
  'unread.userOperation': 'What the user operation does.',
  'unread.tree': 'The rest of the calls.',
  'unread.tooDeep': 'It is too deep or too large to be read whole.',
  'unread.permission': 'What {spender} may take afterwards.',
  'unread.notLooked': 'Permissions of this kind are not looked up yet.',
  'unread.tooMany': 'It touches more balances and permissions than can be looked at.',
  'unread.noSource': 'No source has this function.',
  'unread.message': 'What the message says.',
  'unread.notText': 'Its bytes are not readable text.',
  'unread.hashOnly': 'It is a hash, or bytes, of something that is not shown.',
  'unread.sourcesAsked':
    'No source names this function.' +
    '{kept, select, notFound { The ABI that you keep is of other code than stands there now.} misfit { The bytes are no call of it by the ABI that you keep.} other {}}' +
    '{sourcify, select, notFound { Sourcify does not have it.} misfit { Sourcify has it, and the bytes are no call of it.} switchedOff { Sourcify is switched off.} notAsked { Sourcify was not asked.} failed { Sourcify did not answer.} other {}}' +
    '{blockscout, select, notFound { Blockscout does not have it.} misfit { Blockscout has it, and the bytes are no call of it.} failed { Blockscout did not answer.} other {}}' +
    '{etherscan, select, notFound { Etherscan does not have it.} misfit { Etherscan has it, and the bytes are no call of it.} failed { Etherscan did not answer.} other {}}' +
    '{signatures, select, notFound { The signature database lists nothing for it.} misfit { What the signature database lists does not fit.} switchedOff { The signature database is switched off.} notAsked { The signature database was not asked.} failed { The signature database did not answer.} other {}}' +
    '{code, select, notFound { The code at the address has no such function.} other {}}',
  'unread.guessed':
    'Its name and its values are only a guess: nobody confirms that this is the function that runs.',
  'unread.malformedOperation': 'It is not made so that an entry point could take it apart.',
  'unread.checks': 'What {count, plural, one {# check} other {# checks}} would say.',
  'unread.needsFacts': 'They need what is not known above.',
  'unread.station':
    '{station, select, fingerprint {Its fingerprints.} decode {What it asks for.} check {What the checks would say.} other {Part of it.}}',
  'unread.failedInside':
    '{station, select, label {Looking names up} simulate {Running it} check {The checks} decode {Decoding} other {A part of Readback}} failed inside Readback.',

  // facts as lines of their own
  'line.mayTake': '{spender} may spend {after} afterwards.',
  'line.operator':
    '{how, select, on {{operator} may move everything of {collection} afterwards.} off {{operator} may no longer move everything of {collection}.} other {Whether {operator} may move everything of {collection} afterwards is not known.}}',
  'line.item':
    '{how, select, in {{item} arrives.} out {{item} leaves.} other {Where {item} goes is not known.}}',
  'line.power':
    '{what, select, owner {Who owns {who} changes.} role {Roles on {who} change.} pendingOwner {Who may take over {who} next changes.} granted {Who has a role on {who} changes.} implementation {The code that runs as {who} changes.} admin {Who may exchange the code of {who} changes.} beacon {Where the code of {who} is taken from changes.} contract {The code of {who} changes.} code {The code of {who} changes.} delegation {The code that acts as {who} changes.} delegate {The code that acts as {who} changes.} owners {Who owns {who} changes.} threshold {How many owners must sign for {who} changes.} module {Who may act for {who} without signatures changes.} guard {The guard of {who} changes.} moduleGuard {The guard of {who} changes.} fallbackHandler {The code that answers other calls to {who} changes.} other {The settings of {who} change.}}',
  'line.fee': 'The network fee is about {fee}.',
  'line.claimed': 'Only an event says so, and nothing that was read shows it: {what}.',
  'line.payment': 'Call {at} of {count} sends {amount} to {to}.',
  'line.call':
    '{how, select, delegatecall {Call {at} of {count} runs {fn} of {to} as its own code.} other {Call {at} of {count} is {fn} on {to}.}}',
  'line.unreadCall': 'Call {at} of {count}, to {to}, could not be read.',
  'line.creation': 'Call {at} of {count} creates a contract.',
  'line.permission': 'Part {at} of {count} of what you sign is {fn}.',
  'line.more':
    '{what, select, calls {{count, plural, one {# more call is} other {# more calls are}} listed above.} other {{count, plural, one {# more change is} other {# more changes are}} listed above.}}',

  // how it can be signed
  'control.otherSite': 'A sign-in message for another site is read here, and never signed here.',
  'control.link': 'Only being checked: whoever made the link wrote this request. Make it yours to sign it.',
  'control.unknownWay':
    'Only being checked: Readback does not know how this request came here. Make it yours to sign it.',
  'control.userOperation': 'A user operation is signed where it was made. Here it can only be read.',
  'control.authorization':
    'Wallets do not let a page ask for an authorization like this. Here it can only be read.',
  'control.authorizationList':
    'This transaction carries authorizations (EIP-7702), which wallets take from no page. Here it can only be read.',
  'control.blobs':
    'This transaction carries blobs, which wallets take from no page. Here it can only be read.',
  'control.blind':
    'A request of eth_sign is read here, and never signed here: the signature could be used for anything.',
  'control.domainLacksField':
    'The domain lacks a field that its type declares, so wallets would sign different things. Here it can only be read.',
  'control.signed':
    'This transaction is signed already: whoever holds it can send it. It is read here, and not signed again.',
  'control.unproven':
    'This transaction is said to be carried out already, without a signature that proves it. It can only be read.',
  'control.changedByHand': 'This was run in a state that was changed by hand. It is read so, and not signed.',
  'control.mined':
    'This transaction was carried out already. It is read as of the block before, and not signed again.',

  // hearback: rows
  'hearback.label.from': 'Sender',
  'hearback.label.to': 'To',
  'hearback.label.value': 'Amount sent along',
  'hearback.label.data': 'Data',
  'hearback.label.chain': 'Network',
  'hearback.label.nonce': 'Nonce',
  'hearback.label.gas': 'Gas limit',
  'hearback.label.gasPrice': 'Gas price',
  'hearback.label.maxFeePerGas': 'Highest fee for each unit of gas',
  'hearback.label.maxPriorityFeePerGas': 'Highest tip for each unit of gas',
  'hearback.label.authorizations': 'Authorizations that hand an account to code',
  'hearback.label.signer': 'Signed by',
  'hearback.label.fee': 'Network fee, beside the most it may cost',
  'hearback.label.balance': 'Change of {asset} for {account}',
  'hearback.label.nft': 'Change of {asset} for {account}',
  'hearback.label.allowance': 'What {spender} may take of {asset}',
  'hearback.label.operator': 'Whether {operator} may move everything of {asset}',
  'hearback.label.control':
    '{part, select, owner {Owner of {account}} pendingOwner {Next owner of {account}, once they accept} implementation {Code that runs as {account}} admin {Who may exchange the code of {account}} beacon {Where the code of {account} is taken from} contract {Code of {account}} delegation {Code that acts as {account}} threshold {How many owners must sign for {account}} guard {Guard of {account}} moduleGuard {Guard of what modules do for {account}} fallbackHandler {Code that answers other calls to {account}} other {Settings of {account}}}',
  'hearback.label.member':
    '{part, select, granted {Whether {other} has a role on {account}} owners {Whether {other} is an owner of {account}} module {Whether {other} is a module of {account}} other {What {other} may do for {account}}}',
  'hearback.label.ofCall': 'Call {number}: {what}',
  'hearback.label.also': 'Also called, and not read back',
  'hearback.label.behind': 'Code that {account} runs',

  // hearback
  'hearback.signature.same': 'The signature is by {signer}, over exactly what was read back.',
  'hearback.signature.byContract':
    'The contract {signer} accepts the signature for exactly what was read back.',
  'hearback.signature.different':
    'The signature is not by {account} over what was read back. For what was read back it would be by {signer}. The wallet signed something else, or with another key. Do not use it.',
  'hearback.signature.refused':
    'The contract {account} does not accept the signature for what was read back. Do not use it.',
  'hearback.signature.malformed': 'What the wallet returned is not a signature. Do not use it.',
  'hearback.signature.highS': 'The signature is written in a form that many contracts refuse.',
  'hearback.signature.cannotTell':
    'The signature is not by the key of this account. Whether the account is a contract that accepts it could not be read.',
  'hearback.sent.unseen': 'The node has not seen the transaction yet.',
  'hearback.sent.waiting': 'Sent as read back. It waits to be mined.',
  'hearback.sent.stuck': 'It has been waiting for long. The wallet can speed it up or cancel it.',
  'hearback.sent.different':
    'What the wallet sent is not what was read back. It is not mined yet: cancelling it in the wallet at once may still help.',
  'hearback.sent.replaced': 'Another transaction with the same nonce was mined in its place.',
  'hearback.sent.dropped': 'The network has forgotten the transaction. It was not mined.',
  'hearback.sent.cannotTell': 'The node could not say what became of the transaction.',
  'hearback.sent.batch': 'How the wallet carried out this batch cannot be compared yet.',
  'hearback.mined.same': 'What was mined is what was read back.',
  'hearback.mined.feeOrNonce':
    'What was mined is what was read back, with another fee, gas limit or nonce than was asked for.',
  'hearback.mined.different': 'What was mined is not what was read back.',
  'hearback.mined.reverted': 'It was mined and failed. Nothing moved but the network fee.',
  'hearback.effects.asRead': 'It did what was read back.',
  'hearback.effects.approved':
    'The hash is approved. What its transaction does happens once somebody carries that out.',
  'hearback.effects.better': 'It did what was read back, or better.',
  'hearback.effects.less': 'A little less arrived than was read back.',
  'hearback.effects.farLess': 'More than 1% less arrived than was read back.',
  'hearback.effects.different': 'It did something else than was read back.',
  'hearback.effects.notRead': 'Its effects were not known before, so there is nothing to compare them with.',
  'hearback.effects.cannotTell': 'Its effects could not be read, so they were not compared.',
  'hearback.effects.notLooked':
    'It also changed what could not be looked at before, so that there is nothing to compare that with.',
  'hearback.effects.others':
    'Other transactions of the same block touch the same accounts, so its own effects cannot be told apart.',

  // drift: what changed since it was read
  'drift.status':
    '{was, select, success {It went through when it was read,} partial {A part of it failed when it was read,} other {It failed when it was read,}} {now, select, success {and would go through now.} partial {and a part of it would fail now.} other {and would fail now.}}',
  'drift.leavesMore': 'More leaves: {what} changes by {now}, and it was {was} when it was read.',
  'drift.arrivesLess': 'Less arrives: {what} changes by {now}, and it was {was} when it was read.',
  'drift.belowLeast':
    'Less arrives than the least that was read back: {what} changes by {now}, and the least is {least}.',
  'drift.allowsMore': 'More is allowed: {what} is {now} afterwards, and it was {was} when it was read.',
  'drift.lasts': 'It is allowed for longer: {what} ends {now}, and it was {was} when it was read.',
  'drift.power': 'Something else is set: {what} is {now}, and it was {was} when it was read.',
  'drift.new': 'Something more changes: {what}, {now}.',
  'drift.gone': 'Something no longer changes: {what}, which was {was} when it was read.',
  'drift.crowd': 'It changes more now than could be looked at.',
  'drift.known': 'What it changes was not known when it was read. It is known now.',
  'drift.party': 'Another address takes part: {account}.',
  'drift.code': 'The code that runs as {account} is another than when it was read.',
  'drift.admin':
    'Who may exchange the code of {account} is another: {now}, and it was {was} when it was read.',
  'drift.name': 'A name that was typed gives another address now: {now}, and it was {was} when it was read.',
  'drift.token': 'What {token} says of itself is another: {now}, and it was {was} when it was read.',
  'drift.warning': 'New since it was read: {says}',
  'drift.warningGone': 'No longer so: {says}',
  'drift.verdict':
    'It would be read as {now, select, stop {a Stop} caution {a Caution} other {not fully read}} now.',
  'drift.control': 'It can no longer be signed here. {why}',
  'drift.words': 'It would be read back in other words now.',
  'drift.feeAbove':
    'The network fee is about {now} now, which is above the {most} that it was to cost at most.',
  'drift.fee': 'Network fee: about {now}; it was {was}.',
  'drift.moved': '{what}: {now}; it was {was}.',
  'drift.held': '{what} before: {now}; it was {was}.',
  'drift.notRenewed': 'What it changes could not be looked at again.',
  'drift.what.balance': '{asset} of {account}',
  'drift.what.allowance': 'what {spender} may take of {asset}',
  'drift.what.operator': 'whether {operator} may move everything of {asset}',
  'drift.what.power':
    '{part, select, owner {the owner of {account}} pendingOwner {the next owner of {account}} role {a role on {account}} granted {a role on {account}} implementation {the code behind {account}} admin {who may exchange the code of {account}} beacon {where the code of {account} is taken from} contract {the code of {account}} code {the code of {account}} delegation {the code that acts as {account}} delegate {the code that acts as {account}} owners {an owner of {account}} threshold {how many owners must sign for {account}} module {a module of {account}} guard {the guard of {account}} moduleGuard {the guard of {account}} fallbackHandler {the code that answers other calls to {account}} other {a setting of {account}}}',
  'drift.what.fee': 'the network fee',
  'hearback.sent.wrongFields':
    'What the node says of the transaction does not have the hash that the wallet gave, so it is not believed. Ask another node.',
  'hearback.sent.unsigned':
    'The node left out the signature of the transaction, so that its hash cannot be computed, and its word is not believed. Ask another node.',
  'hearback.sent.ownType':
    'It is of a type that only this network has, so its hash cannot be computed here: its fields are the node’s word.',
  'hearback.sent.reorganised':
    'The network took back the block that it was mined in. It may be mined again, and is followed.',
  'hearback.sent.carrier':
    'It waits to be mined, inside another transaction. Whether that carries what was read back is compared then.',
  'hearback.mined.again':
    'The network took back the block that it was mined in first. It was mined again, in another.',
  'hearback.mined.carried': 'What was read back was carried inside another transaction.',
  'hearback.carried.safe':
    'The Safe {account} made exactly the calls that were read back. {by} sent the transaction.',
  'hearback.carried.userOperation':
    'The account {account} made exactly the calls that were read back, as a user operation. {by} sent it in a bundle.',
  'hearback.carried.forwarder':
    'The forwarder {through} made exactly the calls that were read back, in the name of {account}.',
  'hearback.carried.account':
    'The account {account} made exactly the calls that were read back, by its own code. {by} sent the transaction.',
  'hearback.carried.handedOver':
    'An authorization came with it that was not read back: by it {account} also runs the code of {delegate} from now on.',
  'hearback.carried.upgraded':
    'Your wallet added an authorization by which {account} also runs the code of {delegate} from now on. That code is published by its makers.',
  'hearback.carried.failed': 'Inside of it they failed: nothing of what was read back happened.',
  'hearback.carried.more':
    '{count, plural, one {The same transaction makes one more call or authorization for the account, which was not read back.} other {The same transaction makes {count} more calls or authorizations for the account, which were not read back.}}',
  'hearback.carried.refund': 'The Safe also pays for the gas, which was not read back.',
  'hearback.carried.unseen':
    'The Safe carried out more in the same transaction than can be read from it, and that was not read back.',
  'hearback.carried.unread':
    'It was mined in a transaction that {by} sent, and that cannot be read to its end. Whether it carries what was read back cannot be told.',
  'hearback.carried.notSeenToRun':
    'A transaction that {by} sent holds what was read back, but nothing shows that it was carried out.',
  'hearback.replaced.same': 'The wallet sent it once more with another fee, and that one was mined.',
  'hearback.replaced.cancelled':
    'It was cancelled: an empty transaction of the account to itself took its place. Nothing of what was read back happened.',
  'hearback.replaced.signedHere':
    'Another request that was read back here took its place, with the same nonce. This one did not happen.',
  'hearback.replaced.different':
    'Another transaction of the account took its place, and does something else. If that was not you, move what the account holds to another one.',
  'hearback.mined.upgraded':
    'In the block that it was mined in, {account} ran other code than was read back.',
  'hearback.safe.waiting': 'The Safe {safe} has not carried it out yet.',
  'hearback.safe.passed':
    'The Safe {safe} carried out another transaction with this nonce, so that this one can no longer happen.',
  'hearback.safe.notFound':
    'The Safe {safe} has gone past this nonce, and this node does not show what it carried out.',
  'hearback.calls.waiting': 'The wallet says that the calls wait for the network.',
  'hearback.calls.failed': 'The wallet says that none of the calls was carried out.',
  'hearback.calls.inPart':
    'Of {all} calls, {found} were carried out as they were read back, in the order that was read back.',
  'hearback.calls.cannotTell': 'The wallet does not say by which transactions it carried the calls out.',
} as const satisfies Record<PhraseId, string>;
