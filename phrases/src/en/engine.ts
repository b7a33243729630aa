import type { PhraseId } from '@readback/core/model/phrase.ts';

/**
 * English. One ICU message for each sentence the engine can say; `npm run phrases` writes its id and its arguments into
 * `core/src/model/phrases.ts`. Facts stand as plain arguments (`{to}`); what is chosen by is a word (`select`) or a
 * number (`plural`); whatever else is said is named: `{asked, phrase}`, `{site, word}`, `{times, number}`. An apostrophe is
 * written ’.
 */
export const engine = {
  // why something is not known
  'why.offline': '{source, select, none {No source could} other {{source} could not}} be reached.',
  'why.timeout': '{source, select, none {No source answered} other {{source} did not answer}} in time.',
  'why.refused': '{source, select, none {The source} other {{source}}} answered with an error.',
  'why.busy':
    '{source, select, none {The node} other {{source}}} is busy{wait, plural, =0 {} one { and asks to wait # second} other { and asks to wait # seconds}}. Some answers are missing.',
  'why.noState':
    '{source, select, none {The node} other {{source}}} does not have this block. It may be behind, or may not keep the state of old blocks.',
  'why.unanswered': '{source, select, other {The contract did not answer this query.}}',
  'why.unsupported':
    '{source, select, none {Readback does not support this kind of check} other {{source} does not support this kind of query}}.',
  'why.malformed': '{source, select, none {The source} other {{source}}} sent an invalid answer.',
  'why.tooLarge':
    '{source, select, none {The source} other {{source}}} sent an answer that is too large to read.',
  'why.notFound': '{source, select, none {No source has} other {{source} does not have}} this information.',
  'why.notAsked': '{source, select, none {No source was asked} other {{source} was not asked}}.',
  'why.switchedOff': '{source, select, none {The source} other {{source}}} is turned off in Settings.',

  // the engine itself
  'engine.crashed': 'The readback stopped before it was complete.',
  'engine.openAgain': 'Only the results so far are shown. To read the request again, press “Retry”.',
  'engine.silent': 'The readback took too long and was stopped.',

  // who asked
  'way.form': 'your own request',
  'way.paste': 'pasted text',
  'way.link': 'a link or QR code',
  'way.script': 'a script on this computer',
  'way.extension': 'a site in your browser',
  'way.frame': 'a dapp opened in Readback',
  'way.walletconnect': 'an app on WalletConnect',
  'way.school': 'Flight school',
  'way.unknown': 'an unknown source',
  'way.madeMine': '{way, phrase} (you made it your request)',

  // effects
  'effects.notLookedAt.others': 'Changes to accounts other than yours were not checked.',
  'effects.notLookedAt.othersButPayees':
    'For accounts other than yours, only the amounts that payees receive were checked.',
  'effects.notLookedAt.payees':
    'Could not check what the {count, plural, one {payee of one more payment receives} other {payees of # more payments receive}}.',
  'effects.notLookedAt.control': 'Changes to the ownership, roles and code of contracts were not checked.',
  'effects.notLookedAt.otherControl':
    'Ownership and code were checked only for contracts that are called or that report a change.',
  'effects.notLookedAt.code':
    'Could not check whether the request changes the code of proxies or the guards of a Safe.',
  'effects.notLookedAt.diamond':
    'A contract reports that some of its functions now use different code. That code was not checked.',
  'effects.notLookedAt.controlReads':
    'Could not check {count, plural, one {one more value that shows} other {# more values that show}} who controls the called contracts or what these contracts can take.',
  'effects.notLookedAt.accounts':
    'The request acts for {count, plural, one {one more account that was} other {# more accounts that were}} not checked.',
  'effects.notLookedAt.reads':
    '{count, plural, one {One more balance or permission was} other {{count} more balances or permissions were}} not checked.',
  'effects.notLookedAt.logs': 'Contracts emitted more events than Readback can check.',
  'effects.notLookedAt.dataFee':
    'The network also charges a fee for a transaction’s data. Could not check the data fee.',
  'effects.notLookedAt.paymaster': 'Readback did not check what the paymaster does.',
  'effects.notLookedAt.comesBack':
    'Could not check what you get in return: that depends on who uses the signature.',
  'effects.notLookedAt.borrowed':
    'The code that the account delegates to may do more when someone calls it later. Later calls were not checked.',
  'effects.notLookedAt.contract':
    'Readback does not know the contract that verifies this signature. Could not check what else that contract can do with the signature.',
  'effects.notLookedAt.approved':
    'The Safe transaction that the request approves was not simulated together with the approval.',
  'effects.notLookedAt.chosen': 'Whoever uses the signature chooses which items you get.',
  'effects.notLookedAt.waiting':
    '{count, plural, one {A pending transaction from this account must be mined first. Its changes were} other {# pending transactions from this account must be mined first. Their changes were}} not checked.',
  'effects.notLookedAt.replaced':
    '{how, select, waits {A pending transaction from this account has the same nonce. The request replaces that transaction.} other {Your node did not report whether a transaction with the same nonce is pending.}}',
  'effects.notNow':
    'The signature cannot be used now: {why, select, nonce {its nonce was already used or canceled} later {its nonce is not the next one} expired {it has expired} early {it is not valid yet} domain {the contract uses a different EIP-712 domain} balance {the account does not hold enough of the asset} allowance {the account has not allowed the contract to take the asset} counter {all orders with its counter were canceled} cancelled {its order was canceled} filled {its order was already filled} funds {the account cannot pay the maximum gas fee that the operation allows} contract {no contract is deployed at the address} other {something else blocks it}}.',
  'effects.notNow.safeNonce':
    'The Safe transaction cannot be executed now: its nonce is {own, number}, but the Safe’s next nonce is {next, number}.',
  'effects.notNow.gas':
    'The gas limit is above the network’s maximum for one transaction, which is 16,777,216.',
  'effects.notNow.fails':
    'In the simulation, the call fails if someone uses the signature now. The changes shown are based only on what you sign.',
  'effects.assumed.operation':
    'The user operation was simulated on its own, through the entry point, from a placeholder account. The simulation assumes that the smart account will accept the operation’s signature.',
  'effects.assumed.paymaster': 'According to the user operation, a paymaster pays the gas fee.',
  'effects.assumed.accountCalls':
    'The sending account is a contract. The simulation made the account’s calls in order, without the account’s own checks.',
  'effects.assumed.carried':
    'The simulation made the call that the contract makes for the signer. It skipped the contract’s own checks before that call.',
  'effects.assumed.created':
    'The factory named in the user operation deploys the account first. The entry point’s own checks were not simulated.',
  'effects.assumed.standIn':
    'For the simulation, the signing account was given code that accepts the signature.',
  'effects.assumed.byRules':
    'Changes that follow only from the rules of {rules, word} were not simulated. Readback assumes that those rules will be followed.',
  'effects.assumed.authorizations':
    'The simulation assumes that {count, plural, one {one authorization is} other {# authorizations are}} applied before the call. The gas fee shown does not cover that step.',
  'effects.assumed.authorizationsVoid':
    'The network ignores {count, plural, one {one authorization, because its account, network, nonce or signature is} other {# authorizations, because their accounts, networks, nonces or signatures are}} not valid.',
  'effects.assumed.zone':
    'The order can be filled only if its zone contract agrees. Readback assumes that the zone contract will agree.',
  'effects.assumed.priceWorst':
    'Some amounts change over time. Readback assumes that the account gives the maximum and gets the minimum.',
  'effects.assumed.first':
    '{count, plural, one {Another transaction from this account was simulated first. The changes shown come after that transaction.} other {# other transactions from this account were simulated first. The changes shown come after those transactions.}}',
  'effects.assumed.firstFails':
    'Of the transactions that were simulated first, {count, plural, one {one fails} other {# fail}}.',
  'effects.assumed.changed':
    'You changed the state of {count, plural, one {an account} other {# accounts}} by hand for this simulation. The network uses the real state.',
  'effects.assumed.otherTime':
    'You set a different block number or time for this simulation. The network uses the real number and time.',
  'effects.notLookedAt.events':
    'The node does not report events. Readback checked only what the request itself mentions.',
  'effects.notLookedAt.afterwards': 'The node could not report what you would hold after the request.',
  'effects.assumed.sender':
    'The request does not name a sender. The simulation assumes that your account will send the request.',
  'effects.assumed.signatures': 'The simulation assumes that enough owners of the Safe will sign.',
  'effects.assumed.safeNow':
    'The simulation uses the Safe as it is now, before any pending Safe transaction.',
  'effects.assumed.permit': 'Readback assumes that someone will use the signature.',
  'effects.assumed.fees': 'The gas fee is an estimate: your wallet sets the final fee.',
  'effects.assumed.noFees':
    'The node refused to simulate the request with gas fees, so the simulation left them out. The account may be unable to pay the gas fees.',
  'effects.assumed.feesUnanswered': 'The simulation with gas fees was not answered: {why, phrase}',
  'effects.assumed.dependsOnFees':
    'Without gas fees, the request behaves differently in the simulation. The changes shown are from the simulation with gas fees.',
  'effects.assumed.codeAtSender':
    'The node cannot report the changes of a simulated transaction. Readback therefore added code to the sending account for the simulation. A contract can detect this code.',
  'effects.assumed.dataFee':
    'The data fee comes from the network’s fee oracle. It depends on fees on another network, so the maximum assumes twice that fee.',
  'effects.assumed.ownBlock':
    'The node chose the block for the simulation. Results that depend on the time may differ.',

  // effects: calls that were traced, and what would let one pass that failed
  'effects.notLookedAt.trace':
    'The node did not trace inner calls, so they were not checked. The transfers shown leave out native currency that inner calls move.',
  'effects.notLookedAt.otherTrace':
    'The node’s trace does not match its simulation, so inner calls are not shown.',
  'effects.notLookedAt.calls':
    'Only the first {count, number} calls were checked, not any later calls or what they move.',
  'effects.notLookedAt.moves':
    '{count, plural, one {One more transfer is} other {# more transfers are}} not shown.',
  'passes.allowance':
    'It fails{how, select, likely {, most likely} other {}} because {spender} can take only {have}{by, select, permit2 { through Permit2} other {}} but needs {need}. Allow more only if you trust the spender.',
  'passes.allowanceEnded':
    'It fails{how, select, likely {, most likely} other {}} because the Permit2 allowance of {spender} expired on {ended}. Renew the allowance only if you trust the spender.',
  'passes.balance':
    'It fails{how, select, likely {, most likely} other {}} because {account} holds {have} but needs {need}.',
  'passes.expired':
    'It fails{how, select, likely {, most likely} other {}} because it expired at {deadline}. Ask the app for a new request.',
  'passes.expiredSomewhere': 'It fails, most likely because it has expired. Ask the app for a new request.',
  'passes.price':
    'It fails, most likely because the price moved beyond what the request allows. Ask the app for a new quote.',
  'passes.paused':
    'It fails, most likely because {contract} is paused. Wait until the contract is active again.',
  'passes.noRight': 'It fails, most likely because {contract} lets only certain accounts make this call.',
  'passes.usedBefore':
    'It fails, most likely because it was already used or canceled, or because its nonce is wrong. Ask the app for a new request.',
  'passes.signature':
    'It fails, most likely because it contains a signature from the wrong signer or for different data.',
  'passes.safe':
    'The Safe’s reason: {code, select, GS000 {the Safe could not be set up} GS001 {the Safe is not set up} GS010 {the transaction has too little gas for the Safe transaction} GS011 {the Safe cannot pay the gas refund} GS012 {the Safe cannot pay the gas refund in that token} GS013 {a call that the Safe makes fails} GS020 {there are too few signatures} GS021 {a contract signature is in the wrong place} GS022 {a contract signature is cut off} GS023 {a contract signature is cut off} GS024 {an owner that is a contract rejects its signature as invalid} GS025 {an owner did not approve this hash on chain} GS026 {a signature is not an owner’s, is out of order, or is for another transaction or nonce} GS030 {only an owner may approve a hash} GS031 {only the Safe itself may do this: propose it as a Safe transaction} GS100 {the modules were already set up} GS101 {this address cannot be a module} GS102 {the module is already enabled} GS103 {the request names the wrong previous module in the list} GS104 {only a module of the Safe may do this} GS200 {the owners were already set up} GS201 {the threshold would be above the number of owners} GS202 {the threshold would be 0} GS203 {this address cannot be an owner} GS204 {this address is already an owner} GS205 {the request names the wrong previous owner in the list} GS300 {this address is not a valid guard} GS301 {this address is not a valid module guard} GS400 {the Safe cannot be its own fallback handler} other {the Safe rejects the transaction}}.',
  'passes.entryPoint':
    'The entry point’s reason: {code, select, AA10 {the account is already deployed} AA13 {deploying the account fails or runs out of gas} AA14 {the factory deploys a different account than the sender} AA15 {the factory does not deploy the account} AA20 {the account is not deployed} AA21 {the account needs more native currency, or a larger deposit, to prepay the gas fee} AA22 {the operation has expired or is not valid yet} AA23 {the account rejects the operation, or runs out of gas while checking it} AA24 {the operation’s signature is not valid} AA25 {the operation’s nonce is not the next one} AA26 {checking the operation takes more gas than its verification gas limit} AA30 {the paymaster is not deployed} AA31 {the paymaster’s deposit is too small} AA32 {the paymaster’s approval has expired or is not valid yet} AA33 {the paymaster rejects the operation, or runs out of gas while checking it} AA34 {the paymaster’s signature is not valid} AA36 {the paymaster uses more gas than its verification gas limit} AA40 {checking the operation takes more gas than its verification gas limit} AA41 {the operation’s verification gas limit is too low} AA50 {the paymaster’s step after the call fails} AA51 {the operation costs more than was prepaid} AA90 {no recipient of the gas fee is named} AA91 {the gas fee could not be paid out} AA93 {the operation’s paymaster data is not valid} AA94 {the operation’s gas or fees are too large} AA95 {too little gas is left to execute the operation} AA96 {the operation’s aggregator is not valid} other {the entry point rejects the operation}}.',

  // checks: permissions
  'approvals.plainAccount.says':
    '{code, select, delegated {The spender {spender} is a person’s account that runs delegated code.} other {The spender {spender} is a person’s account, not an app: it has no code.}}',
  'approvals.plainAccount.why':
    'Honest spenders are contracts. Drainers ask you to approve an account whose key they hold.',
  'approvals.plainAccount.whyHeld':
    'At stake now: {held}. Honest spenders are contracts. Drainers ask you to approve an account whose key they hold.',
  'signatures.plainAccount.whyHeld':
    'At stake now: {held}. Whoever controls the spender’s account can use your signature at any time, without asking you again.',
  'signatures.plainAccount.why':
    'Whoever controls the spender’s account can use your signature at any time, without asking you again.',
  'approvals.noLimit.says': 'The allowance of {spender} for {token} is unlimited.',
  'approvals.noLimit.saysOpen': 'The allowance of {spender} is unlimited.',
  'approvals.noLimit.whyOpen':
    'The spender can take everything that you hold of this token now, or receive later.',
  'approvals.noLimit.why':
    'The spender can take all the {token} that the account holds now or receives later.',
  'approvals.noLimit.whyHeld':
    'The spender can take all the {token} that the account holds now or receives later. At stake now: {held}.',
  'approvals.noLimit.remedy': 'If the app lets you, allow only the amount that you need now.',
  'approvals.operator.saysOpen': '{operator} could move all your items in this collection, now and later.',
  'approvals.operator.says': '{operator} could move all your items in {collection}, now and later.',
  'approvals.operator.why': 'A permission for all items lasts until you revoke it.',
  'approvals.operator.remedy':
    'Sign only if you are selling items on a marketplace that you chose. Revoke the permission after the sale.',
  'approvals.hidden.says': 'The request gives {spender} a permission that no decoded call asks for: {after}.',
  'approvals.hidden.why':
    'Either a contract does more than the call says, or part of the request could not be decoded.',
  'approvals.noLimit.saysSupply': 'The allowance of {spender} equals or exceeds the total supply of {token}.',
  'approvals.noLimit.remedyNeeds': 'Set the allowance to {amount}, the amount that this swap needs.',
  'approvals.operator.saysHeld':
    '{operator} could move all your items in {collection}, now and later. You hold {held} now.',
  'approvals.unpublished.says':
    '{spender} could take your whole balance of {token}. The spender’s source code is unpublished.',
  'approvals.unpublished.saysNew': '{spender}, a new contract, could take your whole balance of {token}.',
  'approvals.unpublished.why': 'Nobody can check what this contract will do with the permission.',
  'approvals.unpublished.whyNew': 'Contracts that steal are often deployed shortly before they are used.',
  'approvals.allHeld.says':
    '{how, select, most {{spender} could take nearly your whole balance of this token: {held}.} items {{spender} could take every item that you hold in this collection: {held}.} together {Together, these spenders could take nearly your whole balance of this token: {held}.} other {{spender} could take your whole balance of this token: {held}.}}',
  'approvals.allHeld.why':
    'Readback does not know this spender. Even an old contract with published code can be dishonest.',
  'approvals.allHeld.whyNamed':
    'The spender can take that amount at any time until the permission is used or revoked.',
  'approvals.openContract.says':
    '{spender} makes calls for anyone. If you approve this contract, anyone can take what you allow.',
  'approvals.openContract.saysUsed':
    'The request needs an allowance for {spender}, which makes calls for anyone.',
  'approvals.notSpender.says': 'As far as Readback knows, {spender} does not need an allowance.',
  'approvals.notSpender.why':
    'Some well-known contracts make any call for anyone. If this contract does, anyone can take what you allow.',
  'approvals.notSpender.remedy': 'Ask the app which contract should get the allowance, and why.',
  'approvals.unvouched.says': '{spender} could take {amount}. Readback does not know this contract.',
  'approvals.unvouched.saysItem':
    '{spender} could take what the request allows. Readback does not know this contract.',
  'approvals.unvouched.why':
    'The contract can use this permission at any time. Even an old contract with published code can be dishonest.',
  'approvals.unvouched.remedy':
    'Sign only if you know this contract. Compare its address with the one that its project publishes.',
  'approvals.openContract.why':
    'The first caller can take whatever this contract is allowed to spend. Bots wait for that chance.',
  'approvals.openContract.remedyUsed': 'Reject the request, and revoke any allowance for this contract.',
  'approvals.aboveHeld.says': 'The allowance of {spender} is more than twice the {held} that you hold.',
  'approvals.aboveHeld.why': 'The unused part stays allowed, and also covers what you receive later.',
  'approvals.adds.says': 'The request increases the allowance of {spender} to {total}.',
  'approvals.adds.why': 'The call names only the added amount. The spender can take the total.',
  'approvals.adds.remedy': 'Sign only if you want to allow that total.',
  'approvals.replaces.says': 'The request replaces an existing allowance of {before}.',
  'approvals.replaces.why':
    'The spender can take the old allowance before the request is mined, and then the new one too.',
  'approvals.replaces.remedy': 'If you do not trust the spender, set the allowance to 0 first.',
  'approvals.leftOver.says': 'After all calls, {spender} can still take {left}.',
  'approvals.leftOver.why': 'The request uses part of this allowance. The rest stays allowed.',
  'approvals.leftOver.remedy': 'Allow only what the request uses, or revoke the rest later.',
  'approvals.toToken.says': 'The spender {spender} is the token itself.',
  'approvals.toToken.why': 'A token contract does not spend for you. An address may be in the wrong field.',
  'approvals.withValue.says': 'The request sends {value} along with an approval.',
  'approvals.withValue.why':
    'An approval needs no payment. The call fails, or the contract keeps the payment.',
  'approvals.dearRevoke.says': 'Revoking this permission costs {fee}, many times the usual gas fee.',
  'approvals.dearRevoke.why':
    'Some tokens are designed to make people waste gas fees on revoking permissions.',
  'approvals.dearRevoke.remedy':
    'Leave the permission in place, unless it covers something of value that you hold.',
  'approvals.longLived.saysNever': 'The permission you give {spender} never expires.',
  'approvals.longLived.says':
    'The permission you give {spender} lasts more than {days, plural, one {a day} other {# days}}.',

  // checks: signatures
  'signatures.noLimit.says': 'The signature gives {spender} an unlimited allowance for {token}.',
  'signatures.noLimit.saysSupply':
    'The signature gives {spender} an allowance that equals or exceeds the token’s total supply.',
  'signatures.noLimit.whyNever': 'The spender can take your whole balance of this token at any time.',
  'signatures.noLimit.why':
    'Until the permission expires, the spender can take your whole balance of this token at any time.',
  'signatures.noLimit.whyAll': 'You can lose all of these tokens.',
  'signatures.noLimit.remedy': 'Ask the app to request only the amount that it needs.',
  'signatures.transfer.says': 'The signature lets someone else submit a transfer from you to {to}.',
  'signatures.transfer.why':
    'The transfer happens as soon as someone submits it. Nobody has to ask you again.',
  'signatures.longLived.saysNever': 'The permission you give {spender} never expires.',
  'signatures.longLived.says':
    'The permission you give {spender} lasts more than {days, plural, one {a day} other {# days}}.',
  'signatures.longLived.saysOffer': 'The offer never expires.',
  'signatures.longLived.whyOffer':
    'It can be accepted years from now, when what you offer may be worth far more.',
  'signatures.longLived.remedyOffer': 'Ask the app for an offer that expires.',
  'signatures.longLived.why': 'The permission can still be used long after you have forgotten it.',
  'signatures.longLived.remedy': 'Ask the app for a permission that expires soon.',
  'signatures.otherOwner.says': 'The signature covers assets of {owner}, not of the account that would sign.',
  'signatures.otherOwner.why': 'An honest app has no use for this signature.',
  'outcome.changedByHand.says': '{reason, phrase}',
  'outcome.changedByHand.why': 'On the real network, the result can be completely different.',
  'outcome.changedByHand.remedy': 'Read the request again without your changes before you sign it.',
  'signatures.notNow.says': '{reason, phrase}',
  'signatures.notNow.why':
    'The signature may become usable without any action on your part. Decide as if it could be used immediately.',
  'signatures.party.says': 'The signature names {party}, which is not your account.',
  'signatures.party.saysIn': 'The signature names an account that Readback does not know as yours: {party}.',
  'signatures.party.saysText':
    'Text in the typed data names an account that Readback does not know as yours.',
  'signatures.party.why':
    'Readback does not know what the signature gives this account. The account may receive or control your assets.',
  'signatures.party.remedy': 'Find out what each named account is for, or reject the request.',
  'signatures.anyChain.says': 'The signature is not limited to one network.',
  'signatures.anyChain.why':
    'The signature can be used on every network that has this contract at this address.',
  'signatures.otherDigest.says': 'Some wallets would sign this request as {other}, not as {shown}.',
  'signatures.otherDigest.saysDomain':
    'Some wallets would sign this request for a different app or contract than shown.',
  'signatures.otherDigest.why':
    'Different wallets read this request in different ways. Yours may sign something that is not shown here.',
  'signatures.oddDomain.says': 'The domain has fields in a form that EIP-712 does not define: {fields}.',
  'signatures.oddDomain.why':
    'Apps on Cosmos chains, and some others, have domains like this. Some wallets refuse to sign for them. They do not name a contract that Readback could check.',
  'signatures.oddDomain.remedy': 'Compare the hash that your wallet shows with the one here.',
  'signatures.otherDigest.saysForm':
    '{how, select, order {Some wallets sort the fields of this domain and sign a different hash.} digits {Some bytes lack a digit, and wallets fill the gap in different ways.} other {Some wallets add a size to the integer types and sign a different hash.}}',
  'signatures.otherDigest.whyForm':
    'The app may not accept a signature from those wallets. The readback shows what MetaMask signs.',
  'signatures.notSigned.says':
    '{count, plural, one {# field of the request would not be signed: {fields}} other {# fields of the request would not be signed: {fields}}}.',
  'signatures.notSigned.why':
    'The signature covers only the fields that the types declare. Other fields may be there only to mislead you.',
  'signatures.notSigned.remedy': 'Trust only what is shown here as part of the message.',
  'signatures.offerForNothing.says':
    'An order offers your assets and requires {how, select, nothing {nothing} other {next to nothing}} in return.',
  'signatures.offerForNothing.why':
    'Until the offer expires, someone can accept it and take your assets for nothing or almost nothing.',
  'signatures.offerElsewhere.says': 'The payment for what you offer goes to {to}, not to you.',
  'signatures.offerElsewhere.saysMost':
    'Other accounts get more of the payment than you do. Of these, {to} gets the most.',
  'signatures.offerElsewhere.saysMuch':
    'Other accounts get more than a quarter of the payment. Of these, {to} gets the most.',
  'signatures.offerElsewhere.saysFees': 'Fees can take up to {percent, number}% of the payment.',
  'signatures.lends.says': 'Anyone who owns an item from {collection} can borrow {amount} from you.',
  'signatures.lends.why':
    'If the item is worth less than the loan, the borrower can keep the money. You are left with the item.',
  'signatures.lends.remedy': 'Check that you know the collection and what its items are worth.',
  'signatures.unknownCurrency.says': 'You would be paid in {token}, which Readback does not know.',
  'signatures.unknownCurrency.saysNoCode':
    'You would get an item from {token}, but that address has no contract yet.',
  'signatures.unknownCurrency.why':
    'Anyone can create a token. This token may be worthless, whatever the amount.',
  'signatures.unknownCurrency.remedy': 'Compare the token’s whole address with the one on its official site.',
  'signatures.offerElsewhere.why':
    'You give what you offer, but other accounts receive the payment or a large part of it.',
  'signatures.power.says':
    '{over, select, whole {The signature lets {to} do anything as your account.} account {The signature lets {to} act as your account, under the conditions listed.} votes {The signature gives your votes to {to}.} snapshot {The signature lets {to} act for you on Snapshot.} other {The signature lets {to} trade with the assets that you keep at the exchange.}}',
  'signatures.power.why':
    '{over, select, account {Whoever gets this power can act without asking you again. If there are conditions, Readback cannot tell what they forbid.} votes {Whoever gets your votes can vote as they like until you take the votes back.} snapshot {Whoever gets this power can vote and make proposals in your name until you remove it.} other {Whoever gets this power can trade as they like until you revoke it.}}',
  'signatures.checksum.says':
    'The checksum of {count, plural, one {an address} other {# addresses}} is wrong: {fields}.',
  'signatures.checksum.why':
    'A character may be wrong. Wallets ignore this checksum and sign the address as written.',
  'signatures.keys.says': 'An app derives secret keys from this signature.',
  'signatures.keys.why':
    'Whoever gets the signature controls your account in that app, now and later. The signature is like a password that you cannot change.',
  'signatures.unpublished.says':
    'The signature lets {spender} take your whole balance of {token}. The spender’s source code is unpublished.',
  'signatures.unpublished.saysNew':
    'The signature lets {spender}, a new contract, take your whole balance of {token}.',
  'signatures.unpublished.why': 'Nobody can check what this contract will do with the permission.',
  'signatures.allHeld.says':
    '{how, select, most {The signature lets {spender} take nearly your whole balance of this token: {held}.} items {The signature lets {spender} take every item that you hold in this collection: {held}.} together {Together, the permissions in this request cover nearly your whole balance of this token: {held}.} other {The signature lets {spender} take your whole balance of this token: {held}.}}',
  'signatures.allHeld.why':
    'The spender can use the signature without asking you again. Readback does not know this spender.',
  'signatures.severalTokens.says':
    '{count, plural, one {One signature lets {spender} take # kind of token.} other {One signature lets {spender} take # different tokens.}}',
  'signatures.severalTokens.why': 'Whoever uses the signature can take all of these tokens together.',
  'signatures.severalTokens.remedy': 'Sign only if you mean to use all of these tokens.',
  'signatures.witness.says': 'The transfer depends on data that is shown only as a hash: {witness}.',
  'signatures.witness.why':
    'The data behind the hash decides what you get for your tokens, and nobody can read it from the hash.',
  'signatures.noContract.says': 'The typed data looks like a permit or an order, but names no contract.',
  'signatures.noContract.why':
    'Any contract that accepts this signature can use it for every asset that the contract can move.',
  'signatures.unknownMarket.says':
    'Readback does not know {contract}, the contract that must keep this order to its amounts.',
  'signatures.unknownMarket.why':
    'If you have let this contract spend the token, it can take what you offer and pay nothing in return. The signature itself does not prevent that.',
  'signatures.notAContract.says':
    'No contract is deployed at {contract}, the address that should verify this signature.',
  'signatures.notAContract.why':
    'Nothing on this network can use the signature now. It may be meant for another network, or for code deployed at that address later.',
  'signatures.otherDomain.says':
    '{how, select, silent {Could not compare the EIP-712 domain: {contract} does not report its domain.} other {{contract} accepts signatures only for a different EIP-712 domain.}}',
  'signatures.otherDomain.why':
    'If the domain’s name, version or network is wrong, the contract rejects the signature.',
  'signatures.borrowedName.says':
    'The request names the contract {claimed}, but the contract calls itself {own}.',
  'signatures.borrowedName.saysKnown':
    'The request names the contract {claimed}. The known contract with that name has a different address.',
  'signatures.borrowedName.why':
    'Whoever makes the request chooses the name in the typed data’s domain, and wallets show that name.',
  'signatures.privateBuyer.says': 'Only {buyer} can accept this offer.',
  'signatures.privateBuyer.why': 'Nobody else can bid, so the price is whatever the order says.',
  'signatures.privateBuyer.remedy': 'Sign only if you agreed to sell to this buyer at this price.',
  'signatures.anyOfYours.says': 'The buyer chooses which of your {item} items the order sells.',
  'signatures.anyOfYours.why':
    'A buyer can take your most valuable item and pay the same price as for any other.',
  'signatures.anyOfYours.remedy': 'List each item separately, at its own price.',
  'signatures.manyOrders.says':
    '{count, plural, one {One signature creates # order.} other {One signature creates # orders.}}',
  'signatures.manyOrders.saysHidden': 'One signature creates orders that are shown only as a hash.',
  'signatures.manyOrders.why': 'Each order can be filled separately, and each stays valid until it expires.',
  'signatures.manyOrders.remedy': 'Check what you give and what you get in each order.',

  'signatures.logIn.says':
    '{how, select, logIn {The signature logs you in to {site, word}, which is not this site.} other {The signature logs you in to {site, word}. Could not check which site is asking.}}',
  'signatures.logIn.why':
    'Whoever gets this signature can act as you on the named site. They may create API keys that can trade from your account.',
  'signatures.logIn.remedy':
    'Reject the request. To log in, go to {site, word} yourself, where your wallet shows which site is asking.',
  'signatures.anyText.says':
    'Readback cannot know what the recipient will do with the text that you sign here.',
  'signatures.anyText.why': 'This text may be a promise or an order that someone stores and uses off chain.',

  // checks: messages
  'messages.anyUse.says':
    '{how, select, asker {Another site is asking you to log in to this page.} signIn {Could not check which site is asking for this sign-in.} unasked {Could not check which site is asking you to sign this text.} logIn {The login text shows no web address, so it could work on any site.} name {The login text shows only a name, so it could work on another site.} other {Readback cannot know what the recipient will do with this signed text.}}',
  'messages.anyUse.why':
    '{how, select, asker {Whoever gets this signature can act as you on this page.} signIn {A sign-in is safe on the site that it names. If another site gets it, that site can act as you on the named one.} unasked {A text that is harmless on its own site may be a login or an instruction somewhere else.} logIn {Someone can show you another site’s login text, and use your signature to log in there as you.} name {Another site of the same name can use your signature to log in as you.} other {Signed text can log someone in as you on any site. It can also be a promise, an instruction or a key. None of this appears on chain.}}',
  'messages.anyUse.remedy':
    '{how, select, signIn {Compare the web address that your browser shows with the one in the sign-in.} unasked {Which site is asking? Enter its web address, as your browser shows it.} name {Check the web address of the site that is asking.} other {Sign only if you are on the site you meant to visit, and expected this text.}}',
  'messages.otherLanguage.says':
    'Readback can check only English text. This text does not seem to be in English.',
  'messages.otherLanguage.why':
    'Signed text can log someone in as you, or give away a key. Readback can detect these risks only in English.',
  'messages.otherLanguage.remedy': 'Sign the text only if you understand every word and know who is asking.',
  'messages.hash.says': 'The message is 32 bytes or 64 hex digits: it could be any hash.',
  'messages.hash.saysDressed': 'The message is little more than a hash: it could mean anything.',
  'messages.hash.why':
    'Nobody can tell what a hash means. It may be a transaction or a permit that takes your assets.',
  'messages.blind.says':
    '{how, select, hash {The request asks you to sign a bare hash (eth_sign): it could be a transaction.} bytes {The request asks you to sign unreadable bytes (eth_sign): they could be a transaction.} other {The request asks you to sign text with eth_sign, which wallets handle in different ways.}}',
  'messages.blind.why':
    '{how, select, text {Some wallets sign the text as a message; others sign its bare hash. Neither is a transaction, and apps no longer need eth_sign.} other {Some wallets sign these bytes without the message prefix. If your wallet does, whoever gets the signature may be able to send a transaction from your account.}}',
  'messages.blind.whyOf':
    'The message is {of, select, safeTransaction {the hash of the pasted Safe transaction. Your wallet will show only the hash.} typedData {the hash of the pasted typed data. Your wallet will show only the hash.} message {the hash of the pasted text. Your wallet will show only the hash.} authorization {the hash of the pasted authorization. Your wallet will show only the hash.} other {not the hash of anything pasted with it. It may be the hash of a transaction from your account.}}',
  'messages.blind.remedyOf':
    'Reject the request. Sign the original instead, so that your wallet can show what you are signing.',
  'messages.blind.remedy':
    'Reject the request. Ask the app for the transaction, message or typed data itself.',
  'messages.keys.says':
    '{how, select, sure {The signature creates a secret key: whoever gets the signature controls that key’s account.} other {The signature may unlock an account or create a secret key.}}',
  'messages.keys.why':
    'Apps derive keys from the signature of a fixed text. Another site that gets the same signature gets the same keys.',
  'messages.keys.remedy':
    'Reject the request here. Sign this text only in its own app, where your wallet shows which site is asking.',
  'messages.elsewhere.says':
    '{how, select, logIn {The signature logs you in to {site}, which is not this site.} unasked {The signature logs you in to {site}. Could not check which site is asking.} inside {The sign-in’s statement says that you log in to {site}, which is another site.} other {The message names another site: {site}.}}',
  'messages.elsewhere.why':
    '{how, select, named {The message does not say what the named site does with your signature.} inside {An honest sign-in is for one site. The site that it is for gets the signature.} other {Whoever gets this signature can act as you on the named site.}}',
  'messages.elsewhere.remedy':
    '{how, select, named {Sign only if you know why the message names {site}.} inside {Reject the request, unless you know why it names {site}.} other {Reject the request. To log in, go to {site} yourself, where your wallet shows which site is asking.}}',
  'messages.unreadable.says': 'The message contains at least 32 bytes that nobody can read.',
  'messages.unreadable.why':
    'These bytes may be a random challenge, or the hash of a transaction or permit. A challenge and a hash look the same.',
  'messages.unreadable.remedy': 'Sign only if you trust the site that is asking.',
  'messages.otherParty.says':
    '{how, select, noSigner {The message names {account}. Could not check which account will sign.} other {The message names {account}, which Readback does not know as yours.}}',
  'messages.otherParty.why':
    'Whoever receives this signature could give the named account something in your name. That would not appear on chain.',
  'messages.otherParty.remedy': 'Sign only if you know whose account the message names, and why.',
  'messages.amount.says': 'The message names an amount: {amount}.',
  'messages.amount.why':
    'Signing a message moves nothing on its own. Whoever gets the signature may act on the amount.',
  'messages.otherSite.says':
    '{how, select, address {The sign-in is for {domain}, but its address is not there: {uri}.} said {The message signs you in to {domain}, but {site} is asking you to sign it.} other {The message signs you in to {domain}, but this page is a different site.}}',
  'messages.otherSite.why': 'Whoever has this signature can act as you on the site that the message names.',
  'messages.otherSite.remedy':
    'Reject the request. To sign in, go to {domain} yourself, where your wallet can check the site.',
  'messages.malformedSignIn.says':
    'The message looks like a sign-in, but does not follow the sign-in standard.',
  'messages.malformedSignIn.why':
    'The message could show one site or meaning to you, and another to the site that verifies it.',
  'messages.otherAccount.says':
    'The message is a sign-in for {account}, not for the account that would sign.',
  'messages.otherAccount.why': 'The site would get a signature that does not match the message.',
  'messages.otherAccount.remedy':
    'In your wallet, choose the account that the message names, or ask the site for a new message.',
  'messages.otherChain.says': 'The message signs you in on {asked}, but your wallet is on {actual}.',
  'messages.otherChain.why': 'The site would act for you on a network that you are not using.',
  'messages.otherUri.says': 'The message signs you in to {domain}, but its URI names another site: {uri}.',
  'messages.otherUri.why':
    'Wallets check the domain, but some sites check the URI. An honest sign-in names only one site.',
  'messages.time.says':
    '{how, select, over {The sign-in has expired.} early {The sign-in is not valid yet.} future {The sign-in is dated in the future.} other {The sign-in is more than an hour old.}}',
  'messages.time.why': 'Someone may have created this message for another occasion.',
  'messages.time.remedy': 'Ask the site for a new message.',
  'messages.notText.says': 'The message is not readable text.',
  'messages.notText.why': 'A contract may act on these bytes, and you cannot see how.',
  'messages.hiddenText.says':
    '{count, plural, one {# part of the text} other {# parts of the text}} may look different from what is written.',
  'messages.hiddenText.saysBelow': 'The text continues after a large empty space.',
  'messages.hiddenText.why':
    'Invisible characters and look-alike letters from other scripts can hide what you sign.',
  'messages.hiddenText.remedy': 'Check the marked parts of the text before you sign.',
  'messages.action.says':
    '{how, select, call {The message {whole, select, yes {is} other {contains}} a contract call.} transaction {The message {whole, select, yes {is} other {contains}} a transaction.} authorization {The message {whole, select, yes {is} other {contains}} an authorization that lets other code act as your account.} request {The message has the fields of a permit, an order or a transaction.} slip {The message looks like calldata with a typo.} other {The message {whole, select, yes {is} other {contains}} what wallets hash to sign a permit or a Safe transaction.}}',
  'messages.action.why':
    'Messages are for people to read. A contract, a network or a site could act on this message.',
  'messages.resources.says':
    '{how, select, powers {The sign-in grants powers: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}} nowhere {The sign-in names a resource that is on no site: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}} other {The sign-in names a resource on another site: {resource}{more, plural, =0 {.} one {, and one more.} other {, and # more.}}}}',
  'messages.resources.why':
    '{how, select, powers {Whoever gets the signature can use these powers in your name, without asking you again.} other {The message does not say what the site does with the resource.}}',
  'messages.resources.remedy':
    'Sign only if you know what these resources are, and why the site is asking for them.',
  'messages.reusable.says':
    '{how, select, nonce {The nonce of this sign-in could be guessed.} other {The sign-in never expires.}}',
  'messages.reusable.why':
    'Anyone who has the signature can use it to sign in again, unless the site prevents that.',
  'messages.reusable.remedy': 'Sign in only to sites that you know, and sign out when you are done.',

  // checks: transfers
  'transfers.firstPayment.says': 'Readback has no record of an earlier payment from you to {to}.',
  'transfers.firstPayment.why': 'A payment cannot be reversed.',
  'transfers.lookAlike.says': '{to} looks like {original}, but is a different address.',
  'transfers.lookAlike.saysPaid':
    '{to} and {other}, which you paid before, look alike. Either one may be fake.',
  'transfers.lookAlike.saysShipped':
    '{to} looks like {original}, a well-known contract, but is a different address.',
  'transfers.lookAlike.why': 'Scammers create look-alike addresses, hoping that you copy one by mistake.',
  'transfers.lookAlike.remedy': 'Reject the request. Get the payee’s address from a source you trust.',
  'transfers.lookAlike.remedyUse':
    'Reject the request. To pay, use {how, select, saved {the address you saved} other {your own address}}.',
  'transfers.lost.says':
    '{how, select, token {The recipient {to} is the token’s own contract.} other {Nobody has the key to {to}.}}',
  'transfers.lost.why': 'Anything sent to this address will most likely be lost.',
  'transfers.outputElsewhere.says': 'At least part of the output goes to {to}, which is not your account.',
  'transfers.outputElsewhere.why': 'You pay, and someone else receives the output.',
  'transfers.noMinimum.says': 'The swap sets no minimum output (no slippage limit).',
  'transfers.noMinimum.why':
    'Anyone who sees the swap before it is mined can move the price and leave you with almost nothing.',
  'transfers.noMinimum.remedy': 'Ask the app for a minimum that you would accept.',
  'transfers.lessThanLeast.says':
    'In the simulation, you receive less than the swap’s own minimum of {least}.',
  'transfers.lessThanLeast.why': 'The contract or the token may keep part of the amount.',
  'transfers.lessArrives.says':
    '{how, select, less {The request sends {sent} to {to}, but only {came} arrives.} none {The request sends {sent} to {to}, but nothing arrives.} other {The request sends {sent} to {to}, but the balance of {to} changes by {came}.}}',
  'transfers.lessArrives.saysUnread': 'Could not check whether the payment arrives at {to}.',
  'transfers.lessArrives.why': 'The token keeps the difference, or a contract does not do what it claims.',
  'transfers.lessArrives.whyUnread':
    'The token reports your balance but not the payee’s, so Readback could not confirm the payment.',
  'transfers.lessArrives.remedy':
    'Ask the payee whether the smaller amount is enough. If not, reject the request.',
  'transfers.wholeBalance.says':
    'All or nearly all of your {asset} goes to {to}. Readback has no record of an earlier payment from you to this address.',
  'transfers.wholeBalance.why': 'You would lose 90% or more of your balance of this asset.',
  'transfers.ofOthers.says': 'The request moves assets of {from}, which is another account, to {to}.',
  'transfers.ofOthers.why': 'Another account loses these assets. Your balances do not show it.',
  'transfers.leastFarBelow.says':
    '{how, select, far {The swap accepts as little as {least}, far below the {comes} in the simulation.} other {The swap accepts as little as {least}. In the simulation, it returns {comes}.}}',
  'transfers.leastFarBelow.why':
    'Anyone who sees the swap before it is mined can take everything above the minimum.',
  'transfers.mostFarAbove.says':
    'The request can take up to {most}. In the simulation, it takes only {takes}.',
  'transfers.mostFarAbove.saysAlone':
    'The request sets a maximum of {most}, far more than it takes in the simulation.',
  'transfers.mostFarAbove.why':
    'Anyone who sees the swap before it is mined can take everything up to the maximum.',
  'transfers.mostFarAbove.remedy':
    'Ask the app for a maximum close to the simulated cost, or reject the request.',
  'transfers.poolMinimum.says': 'The minimum of {least} is far below the amount in the simulation.',
  'transfers.poolMinimum.saysNone':
    '{how, select, into {The deposit accepts any price: it sets no minimum.} other {The call accepts any price: it sets no minimum.}}',
  'transfers.poolMinimum.saysUnseen':
    'Could not check the minimum of {least}: nothing arrives in the simulation.',
  'transfers.poolMinimum.why':
    'Anyone who sees the request before it is mined can move the price and keep the difference.',
  'transfers.poolMinimum.remedy': 'Ask the app for a minimum close to the amount in the simulation.',
  'transfers.poolMaximum.says':
    'The request sets a maximum of {most}, far more than it takes in the simulation.',
  'transfers.poolMaximum.saysShare':
    '{how, select, all {The request accepts a total loss: its loss limit is 100%.} other {The request accepts a loss above the slippage that you allow in Settings.}}',
  'transfers.poolMaximum.why': 'The contract can take or lose everything up to this limit.',
  'transfers.poolMaximum.remedy': 'Ask the app for a lower limit, or reject the request.',
  'transfers.feeShare.says': 'A fee of up to {fee} is a large part of the amount moved.',
  'transfers.feeShare.saysUnknown':
    'The request accepts a fee of up to {fee}. Could not check what share of the payment that is.',
  'transfers.feeShare.saysCarrying': 'The execution fee of {fee} is far above the usual cost.',
  'transfers.feeShare.saysCode': 'A fee goes to whoever registered the referral code {code}.',
  'transfers.feeShare.saysKept': '{fn} takes a fee that the request does not state.',
  'transfers.feeShare.whyKept': 'The contract sets the fee and deducts it from what you receive.',
  'transfers.feeShare.remedyKept': 'Compare what you receive in the simulation with what you give.',
  'transfers.feeShare.saysPool':
    'A pool of this swap takes a fee of {percent, number}% of the amount traded.',
  'transfers.feeShare.whyPool':
    'Whoever opened the pool chose the fee, and whoever owns the tokens in the pool receives it.',
  'transfers.feeShare.saysBeyond':
    'The minimum is {least}, but the contract can keep everything above {expected}.',
  'transfers.feeShare.whyBeyond':
    'The contract checks the minimum, then keeps everything above the expected amount. Here the expected amount is below the minimum.',
  'transfers.feeShare.remedyBeyond':
    'Ask the app for an expected amount that is not below the minimum, or reject the request.',
  'transfers.feeShare.whyCode':
    'The request names neither the fee’s recipient nor the amount. The fee reduces what you receive.',
  'transfers.feeShare.remedyCode':
    'Ask the app for the same request without this referral code, or reject the request.',
  'transfers.feeShare.why': 'The full fee can be taken from the amount that arrives, or added to a debt.',
  'transfers.feeShare.whyCarrying': 'The protocol, or whoever executes the request, may keep the excess.',
  'transfers.feeShare.remedy': 'Ask the app for a lower fee, or reject the request.',
  'transfers.priceLimit.says': 'The price limit of {price} has no effect: the request accepts any price.',
  'transfers.priceLimit.saysFar': 'The price limit of {price} is far from the price in the largest pool.',
  'transfers.priceLimit.saysUnknown': 'Could not compare the price limit of {price} with a market price.',
  'transfers.priceLimit.why':
    'Anyone who sees the request before it is mined can move the price and keep the difference.',
  'transfers.priceLimit.remedy': 'Ask the app for a limit close to the current price, or reject the request.',
  'transfers.leverage.says': 'The position of {size} is worth more than 25 times its collateral.',
  'transfers.leverage.saysUnknown': 'Could not compare the position of {size} with its collateral.',
  'transfers.leverage.why': 'If the price moves a few percent against you, you lose all of the collateral.',
  'transfers.leverage.remedy': 'Choose a smaller position, or add more collateral.',
  'transfers.ownPrice.says': 'You offer {give} for {get}, far below the market price.',
  'transfers.ownPrice.saysSwap': 'The swap accepts {get} for {give}, far below the market price.',
  'transfers.ownPrice.saysPool': 'The request adds liquidity at a price far from the market price.',
  'transfers.ownPrice.saysUnknown':
    'You offer {give} for {get}. Could not compare this price with a market price.',
  'transfers.ownPrice.saysPoolUnknown': 'Could not check the price at which the request adds liquidity.',
  'transfers.ownPrice.why': 'If the price is wrong, whoever trades with you takes the difference.',
  'transfers.ownPrice.remedy': 'Compare the price with one from another market before you sign.',
  'transfers.fades.says':
    '{how, select, get {What you get can fall by {percent, number}% before the request is mined.} pay {What you pay can rise by {percent, number}% before the request is mined.} other {The amounts of the orders can change by {percent, number}% before the request is mined.}}',
  'transfers.fades.saysNone': 'The order costs nothing now, but its price rises over time.',
  'transfers.fades.why':
    'The order’s amounts change over time, and the call sets no limit. The transaction can be mined late.',
  'transfers.fades.remedy': 'Choose an order with fixed amounts, or reject the request.',
  'transfers.noDeadline.says': 'The request never expires: it can be mined at any time from now on.',
  'transfers.noDeadline.why': 'A pending transaction can be mined later, at a worse price than now.',
  'transfers.noDeadline.remedy': 'Ask the app for a deadline within the hour.',
  'transfers.newPool.says': 'The request creates a new pool and sets its first price.',
  'transfers.newPool.why':
    'If the pool’s first price is wrong, the next trade takes most of what you put in.',
  'transfers.newPool.remedy': 'Compare the price with one from another market before you sign.',
  'transfers.longLock.says': 'Everything that you lock stays locked until {until}.',
  'transfers.longLock.saysFor':
    'Releasing everything that you lock takes {years, plural, one {# year} other {# years}} or more.',
  'transfers.longLock.saysUnclear': 'Could not check how long the lock lasts: the unit of {time} is unknown.',
  'transfers.longLock.why': 'You cannot withdraw earlier, and you cannot shorten the lock.',
  'transfers.longLock.remedy': 'Choose a shorter lock, unless you want to lock your assets for this long.',
  'transfers.unevenPool.says': 'Only one of the two tokens goes in, with little or none of the other.',
  'transfers.unevenPool.why':
    'Within this request’s price range, the pool then sells what you add. If the range or the price is wrong, others buy it for almost nothing.',
  'transfers.unevenPool.remedy': 'Compare the price range with prices from another market before you sign.',
  'transfers.acrossNetworks.says':
    'Readback cannot check whether {bridge} pays out your deposit on another network.',
  'transfers.acrossNetworks.why': 'A fake bridge keeps your deposit and sends nothing.',
  'transfers.acrossNetworks.remedy':
    'Compare the contract’s whole address with the address that the bridge publishes.',
  'transfers.acrossNetworks.saysShipped': 'Readback cannot check what {bridge} pays out on another network.',
  'transfers.acrossNetworks.whyShipped':
    'The simulation covers only this network, and the other one decides what arrives.',
  'transfers.acrossNetworks.remedyShipped':
    'Compare the receiver and the token with what you chose in the app.',
  'transfers.acrossNetworks.saysOwn': '{bridge} sends your deposit to your own address on another network.',
  'transfers.acrossNetworks.whyOwn':
    'The simulation covers only this network. The transfer can take minutes or days.',
  'transfers.acrossNetworks.remedyOwn': 'Check that your wallet can use this account on the other network.',
  'transfers.dataToPlainAccount.says': 'The request calls {to}, which has no code.',
  'transfers.dataToPlainAccount.why':
    'A call to an account without code does nothing, and the account keeps any payment.',
  'transfers.dataToPlainAccount.remedy': 'Check the address and the network.',
  'transfers.itemAsAmount.says':
    '{token} may be an NFT collection. If so, {amount} is the ID of the NFT that is sent.',
  'transfers.itemAsAmount.why':
    'The same function moves tokens and NFTs. An amount of 0 moves the NFT with ID 0.',
  'transfers.itemAsAmount.remedy':
    'Reject the request, unless you know that this contract is a token, not an NFT collection.',
  'transfers.poisoning.says': 'The request sends a zero-value payment to {to}.',
  'transfers.poisoning.saysTwin': 'The request pays {to}, which looks like {other}.',
  'transfers.poisoning.why':
    'This payment adds the address to your payment history. Scammers hope that you copy it from there by mistake.',
  'transfers.poisoning.remedy':
    'Reject the request, and ask for one without that payment. Do not copy addresses from past payments.',
  'transfers.deadEnd.says':
    '{how, select, token {The request sends a token to {to}, which is the contract of another token.} contract {{to} is a contract, but the payment does not call any of its functions.} other {{to} is a shared contract, not anyone’s account.}}',
  'transfers.deadEnd.why':
    '{how, select, token {A token contract cannot return what you send to it.} contract {Anything sent directly to a contract is often lost, or anyone can take it.} other {Anything sent to a shared contract is lost, or taken by the next caller.}}',
  'transfers.codeElsewhere.says':
    '{to} is a contract on another network. On {chain}, no contract is deployed at this address.',
  'transfers.codeElsewhere.why':
    'The contract’s owner might not control the address on this network. Anything you send could be lost, or anyone could take it.',
  'transfers.codeElsewhere.remedy': 'Ask the payee for their address on this network.',
  'transfers.changeKept.says': 'The router keeps the part of {amount} that the swap does not use.',
  'transfers.changeKept.why':
    'The call does not ask the router to return the rest. Whoever calls the router next can take it.',
  'transfers.changeKept.remedy':
    'Send exactly what the swap takes, or ask the app for a request that returns the rest.',
  'transfers.routerAmount.says': 'Others decide how much {token} the request takes from you.',
  'transfers.routerAmount.why':
    'The amount is whatever {contract} holds when the request is executed. Anyone can raise that balance first, and you then pay the higher amount.',
  'transfers.routerAmount.remedy': 'Ask the app for a request with a fixed amount, or reject the request.',
  'transfers.leftThere.says':
    '{part, select, all {{amount} stays in {contract}, where anyone can take it} other {Part of {amount} stays in {contract}, where anyone can take that part}}.',
  'transfers.leftThere.saysPlan': 'Anything you send to {contract} stays there, and anyone can take it.',
  'transfers.leftThere.saysIfFails':
    'If a step fails, its payment stays in {contract}, where anyone can take it.',
  'transfers.leftThere.whyIfFails':
    'The other steps continue even if one fails. Others can make a step fail by moving a price for one block.',
  'transfers.leftThere.remedyIfFails':
    'Ask the app for a request that undoes every step if one fails, or that withdraws everything at the end.',
  'transfers.leftThere.why':
    'Routers, multicalls, bundlers and position managers keep nothing for you: they pay what they hold to any caller.',
  'transfers.leftThere.remedy': 'Ask the app for a request that pays out everything in the same transaction.',

  // checks: names
  'names.changed.says':
    'The name {name} now resolves to {now}. The request uses {meant}, the name’s address when you typed it.',
  'names.changed.saysGone':
    'The name {name} no longer resolves to an address. The request uses {meant}, the name’s address when you typed it.',
  'names.changed.why':
    'The owner of a name can change its address at any time. The address in the request may not be the one you meant.',
  'names.changed.remedy':
    'Reject the request. Ask the person you mean for their address, and type the name again.',
  'names.mixed.says': 'The name {name} mixes letters from more than one alphabet.',
  'names.mixed.why': 'A name like this can look like a different name.',
  'names.source.says':
    '{how, select, saved {In its source code, {contract} is named {name}. You saved that name for another address.} other {In its source code, {contract} is named {name}. The known contract with that name has another address.}}',
  'names.source.why':
    'Anyone can publish source code under any name. Only the address identifies a contract.',
  'names.source.remedy':
    'Compare the address with the one that the protocol publishes, or reject the request.',
  'names.oddText.says': 'The text {text} may look different from what it really says.',
  'names.oddText.saysDescription':
    'The contract’s description contains text that may look different from what it really says.',
  'names.oddText.why':
    '{how, select, below {The text continues out of sight, after a large empty space.} other {Invisible characters and look-alike letters from other alphabets can make one name look like another.}}',
  'names.oddText.remedy': 'Rely on addresses and amounts, not on this text.',
  'names.site.says':
    '{how, select, user {The web address {site} contains an @. The part before the @ is not the site.} other {The web address {site} uses letters from another alphabet.}}',
  'names.site.why': 'A web address like this can imitate a site that you know.',
  'names.site.remedy': 'Type the web address yourself, or reject the request.',
  'names.elsewhere.says':
    'The name {name} does not resolve to an address on {chain}. The request uses the name’s Ethereum address.',
  'names.elsewhere.why':
    '{how, select, contract {The name’s address is a contract on Ethereum. On another network, the contract may not exist, and what you send may be lost.} other {The name’s address is a person’s account, which has the same key on every network.}}',
  'names.elsewhere.remedy':
    'Ask the person you mean whether they use their Ethereum address on this network.',

  // checks: power
  'power.delegatecall.says': 'The request runs the code of {target} with full control of the account.',
  'power.delegatecall.why':
    'That code can change the account’s owners and take everything. It is not a known Safe library.',
  'power.codeReplaced.says': '{fn} replaces the code of {contract}.',
  'power.codeReplaced.why': 'The new code will decide everything that the contract does.',
  'power.hiddenControl.says':
    '{part, select, owner {{who} gets a new owner} pendingOwner {The pending owner of {who} changes} granted {Roles on {who} change} implementation {The code of {who} changes} admin {The account that can upgrade {who} changes} beacon {{who} gets its code from another contract} contract {The code of {who} changes} delegation {The delegated code of {who} changes} owners {The owners of {who} change} threshold {The signature threshold of {who} changes} module {The modules of {who} change} guard {The guard of {who} changes} moduleGuard {The module guard of {who} changes} fallbackHandler {The fallback handler of {who} changes} other {Control of {who} changes}}, but no decoded call asks for this change.',
  'power.hiddenControl.why': 'Whoever controls a contract decides what happens to everything it holds.',
  'power.hiddenControl.whyYours': 'Whoever gains control of an account or contract can take what it holds.',
  'account.named.says': '{fn} names {who}, but Readback knows this function only by its name.',
  'account.named.why':
    'The address may be paid, or may gain power over your assets. The function’s name does not say which.',
  'account.key.says': '{fn} includes the value {word}, which may refer to someone else’s account.',
  'account.key.whyCode':
    'A contract is deployed at the address inside this number, and Readback does not know it.',
  'account.key.why':
    'Readback knows this function only by its name, so it cannot tell what this value is for.',
  'account.elsewhere.says':
    '{role, select, owner {The request opens or pays for something that belongs to {who}, not to you.} debtor {{who} will owe the debt, not you.} payer {The request takes assets from {who}, not from you.} power {{who} will be able to act for you.} votes {Your votes go to {who}.} fee {{who} receives a fee from this request.} contract {The request relies on {who}, a contract that Readback does not know.} pool {The request relies on {who}. Nothing proves that it is a real pool or market.} remote {On another network, your assets arrive at {who}, which is not your address.} staker {The validator’s payouts go to {who}, which is not your address.} validator {The request deposits to validator {who}. Could not check who owns the validator.} hash {The value {who} is a hash of something that is not shown.} payee {The request pays {who}, which is not your account.} position {The request pays into a position that belongs to {who}, not to you.} token {No contract is deployed at {who}, which the request names as a token or market.} other {The output goes to {who}, not to you.}}',
  'account.divided.says':
    '{fn} ends an arrangement between you and another party. The other party gets whatever you are not paid.',
  'account.divided.why': 'Could not confirm that anything arrives for you, or check who the other party is.',
  'account.divided.remedy': 'Check in the app who the other party is, and how much you are owed now.',
  'account.elsewhere.saysNobody': 'Nobody has the key to {who}, so whatever goes to this address is lost.',
  'account.elsewhere.whyNobody':
    'Addresses like this are used to destroy assets. Nobody can ever withdraw from them.',
  'account.elsewhere.saysUnowned': 'Could not check who owns position {position} at {contract}.',
  'account.elsewhere.whyUnowned': 'Anything paid into a position belongs to its owner, no matter who pays.',
  'account.elsewhere.remedyUnowned': 'Compare this position ID with the ID of your own position.',
  'account.elsewhere.saysUnread':
    'Could not check what you can withdraw from position {position} at {contract}.',
  'account.elsewhere.whyUnread':
    'A position that you received from someone may contain a worthless token or a debt. Another account may control it.',
  'account.elsewhere.remedyUnread':
    'Add to this position only if you opened it yourself. If someone sent the position to you, reject the request.',
  'account.elsewhere.whyHash': 'Readback cannot tell what data was hashed.',
  'account.elsewhere.whyPool':
    'The contract believes what a pool says. A false one can take what you pay and give nothing.',
  'account.elsewhere.why': 'You have not saved this address, and it is not one of your accounts.',
  'account.offer.says': '{fn} makes or accepts an offer. Could not check the price.',
  'account.offer.saysPrice': '{fn} makes or accepts an offer at {price} (in the currency’s base unit).',
  'account.offer.saysStream': '{fn} pays every second until you end it.',
  'account.offer.whyStream':
    'The amount depends on the rate in the request. Your balances do not show it yet.',
  'account.offer.remedyStream': 'Check in the app how much is paid each month, and how to end it.',
  'account.offer.why':
    'Others can take what you offer at the offer’s price. Readback does not know what your offer is worth.',
  'account.offer.remedy':
    'Check that the assets, amounts, price, currency and deadline match what you agreed to.',
  'account.debt.says': '{fn} puts you in debt, and no matching amount arrives.',
  'account.debt.why': 'The simulation does not show that you receive everything you borrow.',
  'account.debt.remedy': 'Sign only if you expect this debt, and know where the borrowed amount goes.',
  'account.debt.saysArrives': '{fn} borrows: you owe what you receive, plus interest.',
  'account.debt.whyArrives':
    'Your balances do not show this debt. If your collateral falls in value, it can be liquidated.',
  'account.debt.saysLoan': '{fn} may borrow. Could not check whether you supplied this much.',
  'account.debt.whyLoan':
    'This market lends you whatever you withdraw beyond your supply. You would owe that amount, plus interest.',
  'account.debt.remedyOwed': 'Check in the app what you would owe. Sign only if you want to borrow.',
  'account.forGood.says': '{fn} gives up some of your rights, possibly permanently.',
  'account.forGood.why': 'A simulation cannot show what you will no longer be able to do.',
  'account.forGood.remedy': 'Sign only if you want to give up these rights.',
  'account.weaker.says': '{fn} can make your position less safe.',
  'account.weaker.why':
    'The call withdraws collateral, or changes how your collateral counts or what your debt costs. If you have a debt, you may be liquidated sooner.',
  'account.weaker.whyOwed':
    'You have a debt, and less collateral will secure it. If prices move, you may be liquidated sooner.',
  'account.weaker.saysHealth':
    'The health factor of your loan goes from {before, number} to {after, number}.',
  'account.weaker.saysHealthAfter': 'The health factor of your loan will be {after, number}.',
  'account.weaker.whyHealth':
    'Below 1, others can sell your collateral to repay the loan. Readback warns below {margin, number}.',
  'account.weaker.remedyHealth': 'Borrow or withdraw less, or add collateral first.',
  'account.weaker.remedy': 'Check in the app how close to liquidation you would be.',
  'account.locked.says': '{fn} locks your assets for a long time, or locks them again.',
  'account.locked.saysUntil': '{fn} locks your assets for {days, plural, one {# day} other {# days}}.',
  'account.locked.whyUntil': 'You cannot withdraw earlier. Your balances may not show the lock.',
  'account.locked.saysExit': '{fn} starts a withdrawal that you have to wait for.',
  'account.locked.whyExit':
    'The assets earn nothing from now on. You get them later, often in a second transaction.',
  'account.locked.remedyExit': 'Check in the app how long the wait is.',
  'account.locked.why':
    'The assets stay locked for longer, even if you could withdraw them now or soon. Your balances may not show the lock.',
  'account.locked.remedy': 'Check in the app when you can withdraw. Sign only if you can wait until then.',
  'account.forgone.says': '{fn} gives up part of what you would receive.',
  'account.forgone.why':
    'You give up rewards, a pending transfer or a better price. Your balances do not show what you will no longer receive.',
  'account.forgone.remedy': 'Sign only if you know what you are giving up, and why.',
  'account.notYours.says': 'You pay for {name}, which belongs to {owner}.',
  'account.notYours.saysUnknown': 'You pay for {name}, which may not be yours.',
  'account.notYours.why': 'Paying for a name does not make it yours: its owner keeps it.',
  'account.notYours.remedy': 'Sign only if you want to pay for this, no matter who owns it.',
  'account.text.says': 'The request sets the record {key} of your name to {value}.',
  'account.text.saysAlone': 'The request sets one of your public records to {value}.',
  'account.text.why':
    'People and apps that look you up find this value. They may use it to contact you, pay you or encrypt messages for you.',
  'account.text.remedy': 'Compare this value with the one you want to publish, character by character.',
  'account.text.saysSaid': 'You publish this text: {text}.',
  'account.text.whySaid':
    'Others will treat this text as yours. They may act on it as an instruction, a promise or payment details.',
  'account.text.remedySaid': 'Sign only if you mean every word of it.',
  'account.move.says': '{to} receives {amount} from {from}, but no decoded step shows this payment.',
  'account.move.why':
    'The payment appears only in the simulation. The request calls a contract or function that Readback does not fully know.',
  'account.move.whyTrade':
    'In the simulation, the contract that executes your trade pays this amount out of what you should receive.',
  'account.record.says': '{contract} changes what it records about {who}.',
  'account.record.saysAny': '{contract} records something that is not shown.',
  'account.record.why':
    'The record may be a permission, a debt, a price or a stake. Readback does not fully know this function or contract.',
  'account.record.remedy': 'Sign only if you expect this contract to record something about you.',
  'account.nameOnly.says': 'Readback knows {fn} only by its name.',
  'account.nameOnly.why': 'Only the simulation shows what this function does.',
  'account.nameOnly.whyUnseen':
    'Could not check what the function stores: the node does not list storage changes.',
  'account.nameOnly.saysLater': '{fn} will be called later. Readback knows this function only by its name.',
  'account.nameOnly.whyLater': 'A simulation cannot show what a scheduled call will do.',
  'account.nameOnly.saysRevoked': 'There is nothing to revoke: {fn} changes nothing on {contract}.',
  'account.nameOnly.whyRevoked':
    'In the simulation, the permission did not exist before, so nothing changes.',
  'account.nameOnly.saysNothing':
    '{fn} changes nothing at {contract} in the simulation, and Readback does not know this contract.',
  'account.nameOnly.whyNothing':
    'The call may only emit an event that others act on. The simulation does not show what they would do.',
  'account.remedyHash': 'Sign only if you know why this hash is in the request.',
  'account.remedyPaid': 'Sign only if you know why this address is paid.',
  'account.remedy': 'Sign only if you know why this address is in the request.',
  'account.unvouched.says':
    '{who} loses {amount} in a call to {contract}. Readback does not know this contract.',
  'account.unvouched.saysCoins': '{amount} goes to {contract}, a contract that Readback does not know.',
  'account.unvouched.saysEarlier':
    '{contract} can take your {asset} under an earlier permission. Readback does not know this contract.',
  'account.unvouched.whyEarlier':
    'You let this contract take the asset before. It can do so when you call it, even if the simulation shows nothing.',
  'account.unvouched.remedyEarlier':
    'Revoke the earlier permission first, or sign only if you know this contract.',
  'account.unvouched.saysAllowance':
    '{contract} can take tokens during this request. Readback does not know that contract.',
  'account.unvouched.why':
    'What the contract returns can change after the simulation. The contract may not do what its function’s name says.',
  'account.unvouched.remedy':
    'Sign only if you know this contract. Compare its address with the one that its project publishes.',
  'account.unknownToken.says': 'The value of what you get depends on {token}, which Readback does not know.',
  'account.unknownToken.why':
    'Anyone can create a worthless token, pool or market and use it with a well-known contract.',
  'account.unknownToken.remedy': 'Compare the token’s address with the one its issuer publishes.',
  'account.unknownItem.says': 'You pay for {item}, but Readback does not know its NFT collection.',
  'account.unknownItem.saysAny': 'You pay for any item of {item}. Readback cannot tell what that is worth.',
  'account.unknownItem.saysPosition': 'You pay for a position of {item}. Its owner can empty it first.',
  'account.unknownItem.whyPosition': 'Whoever sells a position can take out what is in it before the sale.',
  'account.unknownItem.remedyPosition': 'Do not buy a position through an open offer.',
  'account.unknownItem.whyAny':
    'The seller chooses which item you get, and may have created it just for this.',
  'account.unknownItem.why': 'Anyone can copy an NFT collection, including its name and images.',
  'account.unknownItem.remedy': 'Compare the collection’s address with the one its creators publish.',
  'power.control.says': '{fn} changes who controls {contract}.',
  'power.control.why':
    'Modules, roles and session keys can act without the owners’ signatures. Guards can block what the owners sign.',
  'power.control.remedy': 'Sign only if you planned this change and know each address in it.',
  'power.owners.says':
    'The request changes the owners or threshold of {contract}. After this, {needed, number} of {count, plural, one {# owner} other {# owners}} must sign ({how, select, same {as before} other {before: {was, number} of {wasCount, number}}}).',
  'power.owners.saysChanged': '{fn} changes who owns {contract}, or how many owners must sign.',
  'power.owners.saysOne': 'The change lets any single owner control {contract} alone.',
  'power.owners.saysLocked':
    'The change means that {needed, plural, one {one owner} other {# owners}} must sign for {contract}, but only {able, number} can.',
  'power.owners.why': 'The owners of a Safe control everything that the Safe holds.',
  'power.owners.whyLocked':
    'If too few owners can sign, the Safe and everything in it are locked permanently.',
  'power.givenAway.says': '{fn} hands control of {contract} to {to}.',
  'power.givenAway.saysDrops': '{fn} gives up control of {contract}.',
  'power.givenAway.saysShares': '{fn} lets {to} grant and revoke every role of {contract}.',
  'power.givenAway.saysPart':
    '{what, select, all {{fn} hands all your stake at {contract} to {to}.} share {{fn} lets {to} manage something you own at {contract}.} other {{fn} hands something you own at {contract} to {to}.}}',
  'power.givenAway.whyPart': 'After this, that address controls all or part of what you own there.',
  'power.givenAway.why': 'Once you give up control of a contract, you cannot get it back.',
  'power.givenAway.whyShares': 'Whoever can grant roles can also revoke yours.',
  'power.emptyCode.says':
    '{target} becomes {as, select, module {a module} guard {the guard} handler {the fallback handler} other {the code that runs}}, but no contract is deployed at that address.',
  'power.emptyCode.why':
    'Without code at that address, the contract stops working, or whoever first deploys code there controls it.',
  'power.emptyCode.whyModule':
    'Whoever has the key to that address can then act for the account without any other signature.',
  'power.emptyCode.remedy': 'Sign only if this request deploys the contract at that address first.',
  'power.fallbackHandler.says':
    '{handler} becomes the fallback handler. Safe {how, select, known {publishes} other {does not publish}} this handler.',
  'power.fallbackHandler.saysToken':
    '{handler} becomes the fallback handler, but it is a token{how, select, other {}}.',
  'power.fallbackHandler.saysTaken': '{contract} will have no fallback handler.',
  'power.fallbackHandler.why':
    'The handler tells contracts whether the Safe signed something. An unknown handler can confirm orders or permits that nobody signed.',
  'power.fallbackHandler.whyToken':
    'The Safe forwards unknown calls to its handler, as the caller. If the handler is a token, anyone can move the Safe’s balance of that token.',
  'power.fallbackHandler.whyTaken':
    'Without a handler, some tokens cannot be sent to the Safe, and some sites do not accept its signature.',
  'power.newSafe.says':
    '{how, select, without {You are not an owner of the new Safe.} other {Others can sign for the new Safe without you.}} {owner} is {count, plural, one {an owner who is} other {one of # owners who are}} not in your address book.',
  'power.newSafe.saysPays': 'The setup takes a payment of {amount} base units from the new Safe.',
  'power.newSafe.why': 'Whatever you send to a Safe belongs to those who can sign for it.',
  'power.newSafe.whyPays':
    'The payment comes out of what was sent to the Safe’s address before the Safe was deployed.',
  'power.newSafe.remedy': 'Check that the owners and the threshold are what you expect.',
  'power.newSafe.remedyPays': 'Most Safes are set up without a payment. Ask why this setup includes one.',
  'power.delegation.says':
    '{to} will be able to act as the account, {how, select, anything {in any way and without conditions} other {under the delegation’s conditions}}.',
  'power.delegation.why':
    'The delegation needs no further signature from you. It stays valid until you disable it.',
  'power.safeHash.says': 'The Safe computes the hash {there}, but Readback computes {here}.',
  'power.safeHash.why': 'You would sign something other than what is shown.',
  'power.claimedHash.says': 'The request states the hash {claimed}, but its real hash is {here}.',
  'power.claimedHash.why': 'The stated hash belongs to another transaction. Do not sign that hash anywhere.',
  'power.safeNonce.says':
    'Nonce {own} {how, select, used {was already used} far {is far ahead} other {is not the next one}}: the Safe’s next nonce is {next}.',
  'power.safeNonce.why':
    '{how, select, used {The Safe uses each nonce only once, so this transaction can no longer be executed.} far {A signature that waits this long can be used after everyone has forgotten it.} other {Earlier transactions must be executed first, and they may change what this one does.}}',
  'power.safeNonce.remedy': 'Ask why the transaction does not use the next nonce.',
  'power.blindHash.says': '{fn} approves something that is not shown here.',
  'power.blindHash.saysOther': '{fn} approves a hash that does not match the transaction pasted with it.',
  'power.blindHash.why':
    'Nobody can tell what a hash means. It may be another Safe transaction, or a permit for everything the Safe holds.',
  'power.blindHash.whyOrder':
    'The request contains only the order’s hash. The order may sell everything that CoW Protocol’s relayer can take, at any price.',
  'power.blindHash.remedyOrder': 'Sign only if this hash matches the one shown where you created the order.',
  'power.refund.says':
    'The Safe refunds gas to {whom, select, anyone {the submitter} other {{receiver}}}, at a price set in the request.',
  'power.refund.saysMost':
    'The Safe pays a gas refund of up to {most} to {whom, select, anyone {whoever submits the transaction} other {{receiver}}}.',
  'power.refund.why': 'At a high gas price, a refund moves assets out of the Safe, disguised as a fee.',
  'power.refund.whyTooMuch':
    'The refund covers more gas than a transaction can use: it is a payment disguised as a fee.',
  'power.refund.remedy': 'Most Safe transactions set no gas refund. Ask why this one does.',
  'power.borrowedCode.says': 'The account that signs runs delegated code.',
  'power.borrowedCode.saysUnknown': 'The account that signs runs delegated code that Readback does not know.',
  'power.borrowedCode.why': 'The delegated code can also move the account’s assets in ways not shown here.',
  'power.borrowedCode.remedy': 'Check that you set up this delegation yourself, in your wallet.',
  'power.borrowedCode.remedyUnknown':
    'If you did not set up this delegation in your wallet, move your assets to another account. Then revoke the delegation.',
  'power.safeCode.says': '{safe} runs code that does not match any official Safe release.',
  'power.safeCode.why': 'Whoever wrote that code decides what your signature for this Safe allows.',
  'power.safeCode.remedy': 'Sign only if you know who wrote the Safe’s code, and why the Safe uses it.',
  'power.authorization.says':
    'The code at {delegate} could move everything the account holds{how, select, everywhere { on every network} other {}}.',
  'power.authorization.why':
    'That holds now and later, until the account revokes or replaces the delegation.',
  'power.authorization.remedy': 'Sign only if you set up this delegation yourself, in your own wallet.',
  'outcome.networkFields.says': 'The transaction is of a kind that exists on one network only.',
  'outcome.networkFields.saysCurrency': 'The gas fee is paid in {token}, not in the network’s currency.',
  'outcome.networkFields.saysPaymaster': 'The paymaster {paymaster} pays the gas fee.',
  'outcome.networkFields.saysToken': 'The paymaster {paymaster} can take {token} from you for the gas fee.',
  'outcome.networkFields.why': 'Readback reads this field, but cannot simulate what it costs you.',
  'outcome.networkFields.remedy':
    'Sign it only in a wallet that shows this field, and only if you expect it.',
  'power.voidAuthorization.says':
    'The authorization for {delegate} has an invalid signature, so its signer is unknown.',
  'power.voidAuthorization.why':
    'Networks ignore this authorization. The rest of the request still happens, without what it was meant for.',
  'power.laterAuthorization.says':
    'The authorization is for nonce {nonce}, but the account’s next nonce is {now}.',
  'power.laterAuthorization.why':
    'Once the account reaches that nonce, the authorization can be used without asking you again.',
  'power.laterAuthorization.remedy':
    'Wallets use the next nonce. Reject the request, unless you know why this one differs.',

  // checks: outcome
  'outcome.fails.says': 'The request would fail.',
  'outcome.fails.saysPartly': 'Part of the request would fail.',
  'outcome.fails.why': 'A failed transaction still costs the gas fee.',
  'outcome.fails.whyReason': 'The contract’s error: {reason}. A failed transaction still costs the gas fee.',
  'outcome.fails.remedy': 'The likely cause is below. Do not sign until it is fixed.',
  'outcome.fails.remedyNoCause': 'Reject the request. Ask the app why it fails.',
  'outcome.unreadValue.says': 'The request sends {amount} along with a call that could not be decoded.',
  'outcome.unreadValue.why': 'The contract may keep the payment.',
  'outcome.unreadValue.remedy':
    'Reject the request, or find the contract’s source code and read the request again.',
  'outcome.claimTrap.says': 'The call looks like a giveaway, but the request takes {amount}.',
  'outcome.claimTrap.saysTaken': 'The call looks like a giveaway, but {who} loses {amount}.',
  'outcome.claimTrap.why':
    'Nothing shows that you get anything of value in return. Drainers use calls like this.',
  'outcome.claimTrap.whySwap':
    'In the simulation, everything that you receive may come from the swap. Drainers use calls like this.',
  'outcome.denied.says':
    '{count, plural, one {An event claims a change to {who}, but the chain state does not confirm it.} other {Events claim # changes that the chain state does not confirm. The first is a change to {who}.}}',
  'outcome.denied.why': 'Anyone can emit an event. What counts is the chain state before and after.',
  'outcome.denied.remedy': 'Rely on the changes marked “read”, not on those marked “claimed”.',
  'outcome.takesMore.says': '{who} loses {amount}, but no decoded call asks for that much.',
  'outcome.takesMore.saysName':
    '{how, select, all {{who} loses {amount}, which is nearly the whole balance.} other {{who} loses {amount}, but no call names that amount.}}',
  'outcome.takesMore.whyName':
    'Readback knows only the name of the function that takes this amount. The contract alone decides what you get back.',
  'outcome.takesMore.why':
    'A contract can take more than a call asks for, for example through a permission that it already has.',
  'outcome.nothingBack.says': '{who} loses {amount}, and nothing of value comes back.',
  'outcome.nothingBack.saysPart': '{who} loses {amount}. Only part of that amount pays for what arrives.',
  'outcome.nothingBack.saysInto':
    '{amount} goes from {who} to {contract}{how, select, others {, which keeps it for someone else} all {. That is nearly the whole balance} other {}}.',
  'outcome.nothingBack.whyInto':
    '{how, select, others {The call names another account as the owner, not yours.} all {Readback does not know this contract. Only the contract itself reports what you would own there.} plain {This address has no code, so the call brings you nothing in return.} other {Readback does not know this contract, and cannot see what you would own there.}}',
  'outcome.nothingBack.why': 'The call does not show what you get for this amount.',
  'outcome.nothingBack.remedy': 'Sign only if you know what you are paying for.',
  'outcome.strangeReturn.says':
    '{who} loses {amount}. {more, plural, =0 {Only {got} comes back.} other {Among other things, {got} comes back.}}',
  'outcome.strangeReturn.saysKnown': '{who} loses {amount} and receives {got}.',
  'outcome.strangeReturn.why':
    'Readback does not know this token, and you have not saved it. Anyone can create a worthless token.',
  'outcome.strangeReturn.whyKnown':
    'Readback knows only the function’s name, and does not know prices. The contract decides what it returns.',
  'outcome.debt.says': '{who} will owe {amount} more.',
  'outcome.debt.saysBound': '{who} gets {amount}, which cannot be transferred.',
  'outcome.debt.why': 'The token calls itself a debt. Receiving it is not a gain.',
  'outcome.debt.whyBound':
    'In the simulation, a transfer of this token fails. A token like this is often a debt, or locked.',
  'outcome.debt.remedy': 'Reject the request, unless you want to borrow that much.',
  'outcome.debt.remedyBound': 'Sign only if you know what the token is, and why it cannot be transferred.',
  'outcome.othersPaid.says': 'New tokens are created for you ({amount}), while someone else is paid.',
  'outcome.othersPaid.why':
    'Readback does not know this token, and you have not saved it. It may be a loan in your name, paid to someone else.',
  'outcome.othersPaid.remedy': 'Reject the request, unless you know what that token is.',
  'outcome.strangeReturn.remedy': 'Sign only if you know what you get and what it is worth.',
  'outcome.takenBetween.says': '{to} takes {amount}, which another call in this request brings you.',
  'outcome.takenBetween.why':
    'Your balance hardly changes, because one call takes what another call brings. Nothing shows what you get in return.',
  'outcome.takenBetween.remedy': 'Reject the request. Ask the app to send the calls one by one.',
  'outcome.asItself.says': 'With this call, {contract} can allow, revoke or send only what is its own.',
  'outcome.asItself.why': 'Your permissions and settings stay as they are.',
  'outcome.asItself.remedy':
    'Reject the request. Ask the app for a call that your account makes itself. From a Safe, a batch has to be a delegatecall to MultiSend.',
  'outcome.stillAllowed.says':
    '{spender} can still {how, select, items {take your items of} other {spend your}} {token} after this revocation.',
  'outcome.stillAllowed.why': 'Readback read the permission after the simulation, and it is still there.',
  'outcome.stillAllowed.remedy': 'Reject the request. It does not do what it says.',
  'outcome.strayValue.says': 'The request sends {amount} along with {fn}, which has no use for it.',
  'outcome.strayValue.why':
    'An honest contract rejects a payment that it cannot use. Another contract may keep the payment, or pass it on.',
  'outcome.strayValue.remedy': 'Reject the request. Ask the app for one without this payment.',
  'outcome.fakeToken.says':
    '{how, select, twin {Two tokens in this request call themselves {symbol}.} saved {A token calls itself {symbol}, but it is not the one you saved.} other {A token calls itself {symbol}, but it is not the known token with that symbol.}}',
  'outcome.fakeToken.why':
    'Anyone can create a token with any symbol. A copy is worthless, whatever its name.',
  'outcome.fakeToken.remedy': 'Compare the token’s address with the one its issuer publishes.',
  'outcome.gas.says':
    '{how, select, creates {The request deploys {count, plural, one {# contract} other {# contracts}}.} block {The request’s gas limit exceeds the block gas limit.} network {The request asks for more than 16,777,216 gas.} other {The request’s gas limit is {count, plural, one {higher than} other {more than # times}} the gas used in the simulation.}}',
  'outcome.gas.why':
    '{how, select, creates {You pay to deploy these contracts, and someone else may profit.} block {No block can include a transaction with this much gas.} network {This network does not accept transactions with this much gas.} other {The unused gas leaves room for the call to do more than the simulation showed.}}',
  'outcome.gas.remedy':
    '{how, select, creates {Sign only if you know what these contracts are for.} other {Let the wallet set the gas limit.}}',
  'outcome.capabilities.says':
    '{how, select, paymasterService {The app names a service that pays the gas fee ({name}).} paidInTokens {A service pays the gas fee and takes your tokens in return ({name}).} otherAccount {The app also asks your wallet for {name}, which names another account. Readback leaves it out.} dataSuffix {Your wallet adds bytes from the app to the calldata ({name}).} callByBytes {Bytes that the app adds become a call to a contract ({name}).} mayCall {Bytes that the app adds to the calldata may call a function ({name}).} auxiliaryFunds {Your wallet may pay from funds held elsewhere ({name}).} flowControl {The batch may continue after a call fails ({name}).} other {The app also asks your wallet for {name}, which Readback leaves out.}}',
  'outcome.capabilities.why':
    '{how, select, paymasterService {The service learns what you send. A paymaster can take only what it has an allowance for.} paidInTokens {The service sets the price, and no simulation shows it. It can take what it has an allowance for.} otherAccount {This may give that account power over yours. If you sign outside Readback, your wallet may grant it.} callByBytes {The calldata names no function, so those bytes choose it. Neither the simulation nor Readback includes them.} mayCall {The calldata names no function, and Readback does not know whether a contract is deployed there.} dataSuffix {Apps mark their transactions like this. Most contracts ignore those bytes. The request is simulated with and without them.} auxiliaryFunds {The simulation counts only what your account has on this network.} flowControl {The wallet may stop at the first failure, or continue. The simulation shows only one of these cases.} other {Readback does not know what this does. The app calls it optional.}}',
  'outcome.capabilities.remedy':
    '{how, select, callByBytes {Reject the request.} auxiliaryFunds {Check in your wallet where the funds come from.} paidInTokens {Check in your wallet which tokens it pays with, and how many.} otherAccount {Sign the request only in Readback, or reject it.} flowControl {Sign only if each call is right on its own.} other {Check what your wallet shows before you sign.}}',
  'outcome.order.says':
    '{how, select, later {The nonce leaves a gap: other transactions from the account must come first.} replaces {The request replaces a pending transaction of yours with the same nonce.} used {The nonce was already used: the network refuses the request.} other {Other transactions from the account are pending before this one.}}',
  'outcome.order.why':
    '{how, select, later {Once the gap is filled, whoever has the signed transaction can send it. Conditions may then be different.} replaces {Only one of the two transactions is mined. If the pending one would revoke an allowance, that allowance stays.} used {A network accepts each nonce of an account only once.} other {The simulation does not include what the pending transactions change.}}',
  'outcome.order.remedy':
    '{how, select, waits {Wait until the pending transactions are mined, then read the request again.} replaces {Let the wallet set the nonce, unless you want to replace the pending transaction.} other {Let the wallet set the nonce.}}',
  'outcome.otherCourse.says':
    '{how, select, differs {The request behaves differently when simulated with and without gas fees.} other {The request could not be simulated with the gas fees it will pay.}}',
  'outcome.otherCourse.why': 'A contract can detect a simulation and behave well only during it.',
  'outcome.otherCourse.remedy': 'Do not rely on the effects shown.',
  'outcome.operationFee.says':
    '{how, select, times {The user operation pays its submitter {times, number} times the usual fee.} other {The user operation pays its submitter far more than usual.}}',
  'outcome.operationFee.why':
    'The operation’s gas limits and gas price determine this payment, even for unused gas. The payment may go to whoever made the request.',
  'outcome.fields.says':
    '{how, select, priority {The priority fee is above the maximum fee per gas.} overflow {The gas limit times the gas price is more than any account can hold.} gas {The gas limit is below the minimum for this transaction.} initCode {The code to deploy is larger than the network accepts.} other {The network rejects a field of this transaction.}}',
  'outcome.fields.saysBalance':
    '{how, select, most {The account’s {balance} cannot pay a gas fee of up to {fee}.} other {The account’s {balance} cannot pay the amount and a gas fee of about {fee}.}}',
  'outcome.fields.why': 'Networks reject a transaction like this, so it cannot be mined as it is.',
  'outcome.fields.remedy':
    '{how, select, initCode {Ask for a request that deploys less code.} balance {Let the wallet set the fee, or add funds.} other {Let the wallet set the gas limit and the fees.}}',
  'outcome.safeSignatures.says':
    'The request gives {safe} {count, plural, =0 {no signatures} one {# byte of signatures} other {# bytes of signatures}}, too few for one owner.',
  'outcome.safeSignatures.why':
    'A Safe needs {each, plural, other {# bytes}} for each owner who signs. With fewer, the transaction fails.',
  'outcome.safeSignatures.remedy': 'Ask for the request again once enough owners have signed.',
  'outcome.fee.says':
    '{how, select, price {The request’s gas price is far above the network’s. The gas fee would be about {fee}.} least {The request’s gas price is far above what networks charge. The gas fee is at least {fee}.} leastShare {The gas fee, at least {fee}, is more than {percent, plural, other {#%}} of the amount sent.} other {The gas fee, about {fee}, is more than {percent, plural, other {#%}} of the amount sent.}}',
  'outcome.fee.why':
    'You pay the gas fee even if the transaction fails. The part above the base fee goes to the block’s builder, not to the recipient.',
  'outcome.fee.remedy': 'Let the wallet set the fee.',
  'outcome.tokenName.says': 'A token calls itself “{symbol}”.',
  'outcome.tokenName.why':
    'Tokens choose their own symbols. This one could be mistaken for the network’s currency, a site or part of a sentence.',
  'outcome.tokenName.remedy':
    'Rely on the token’s address. If a symbol names a site, do not visit that site.',
  'descriptions.hides.says':
    'The contract’s description leaves out {what}{more, plural, =0 {.} one { and one more value.} other { and # more values.}}',
  'descriptions.hides.saysSome': 'The contract’s description leaves out something important.',
  'descriptions.hides.why':
    'Wallets that show only the description hide the values that it leaves out, but you still sign those values.',
  'descriptions.hides.remedy': 'Rely on the steps. Ask the app why the description is incomplete.',
  'descriptions.contradicts.says': 'The contract’s description does not match what is signed.',
  'descriptions.contradicts.why':
    'Wallets that show only the description would show you something other than what you sign.',
  'descriptions.contradicts.remedy': 'Rely on the steps: they are decoded from the data itself.',
  'identity.unpublished.says': 'The source code of {contract} is not published.',
  'identity.unpublished.why':
    'Nobody can look up what this contract’s code does. The source code of widely used contracts is usually published.',
  'identity.unpublished.remedy': 'Sign only if you know who created this contract.',
  'identity.fresh.says': '{contract} is new: it was deployed on {created}.',
  'identity.fresh.saysAbsent': '{contract} is new: on {earlier}, no contract was deployed at this address.',
  'identity.fresh.saysMade': '{contract} does not exist yet: this request deploys it.',
  'identity.fresh.why':
    'Contracts built to steal are rarely older than a few days. Scam lists do not include them yet.',
  'identity.fresh.remedy':
    'Ask the project about this contract through a channel you trust, or wait a few days.',
  'identity.guessedName.says':
    '{count, plural, =1 {The name of the function called on {contract} is a guess.} other {The name of the function on {contract} is a guess: # functions share its selector.}}',
  'identity.guessedName.why':
    'Nothing on the chain confirms this name. The contract may do something else under it.',
  'identity.guessedName.remedy': 'Rely on the effects, not on the name.',
  'identity.unread.source': 'Could not check whether the source code of {contract} is published.',
  'identity.unread.age': 'Could not check how old {contract} is.',
  'lists.blocked.says': 'You blocked {who}.',
  'lists.blocked.why': 'You decided not to deal with this address or site.',
  'lists.scam.says': '{who} is on {list}, a list of scams that you chose.',
  'lists.scam.why':
    'The list’s maintainers report that this address or site stole assets or took part in a theft.',
  'outcome.otherBlock.says': 'The request has different effects if it is mined two blocks from now.',
  'outcome.otherBlock.saysWorse': 'The request takes more or gives less if it is mined two blocks from now.',
  'outcome.otherBlock.saysFails': 'The request fails if it is mined two blocks from now.',
  'outcome.otherBlock.saysPasses': 'The request does not fail if it is mined two blocks from now.',
  'outcome.otherBlock.why':
    'The request was simulated in two blocks that could include it. A contract that checks the block can seem harmless in one of them.',
  'outcome.otherBlock.remedy':
    'Sign only if you know why the result depends on the block, as with a lottery or a deadline.',
  'outcome.otherGas.says':
    'With a gas limit of {gas, plural, other {#}}, the simulated call {how, select, worse {takes more or gives less} passes {does not fail} fails {fails} other {has different effects}}.',
  'outcome.otherGas.saysSuffixed':
    'With the bytes the app adds, the simulated call {how, select, worse {takes more or gives less} passes {does not fail} fails {fails} other {has different effects}}.',
  'outcome.otherGas.why':
    '{by, select, suffix {The request was simulated with and without those bytes. A contract that checks them can seem harmless without them.} other {The request was simulated with the gas limits that wallets usually set. A contract that checks its gas can seem harmless in a simulation.}}',
  'outcome.otherGas.remedy':
    'Sign only if you know why this contract depends on {by, select, suffix {those bytes} other {the gas limit}}.',
  'outcome.lenient.says':
    '{what, select, dirtyBits {Some values have extra bits} boolNotOne {A “true” value is encoded in an unusual way} sharedOffset {Two values use the same bytes} backwardOffset {An offset points backward} overrun {A value extends past the end of the data} cutShort {Some data is shorter than its stated length} trailingBytes {There are extra bytes at the end of the data} invalidText {Some text is not valid} dirtyPadding {The padding is not empty} gap {Some bytes are unused} unknownOperation {A call has an operation that does not exist} otherFunction {The same bytes also fit another function} budget {The data is too deeply nested or too large to read in full} other {The data is encoded in an unusual way}}{count, plural, =0 {.} one {. The data has # more encoding issue.} other {. The data has # more encoding issues.}}',
  'outcome.lenient.why':
    'Few apps encode their data like this. The values shown are what the contract reads.',
  'outcome.lenient.whyGrave':
    'No ordinary app encodes its data like this, and part of the data could not be read.',
  'outcome.lenient.whyBehind':
    'The bytes after the arguments are not shown. Some contracts read a fee or an account from them.',
  'outcome.lenient.whyOther':
    'Two functions are called with these bytes. Only the contract’s code decides which one it is, so rely on the effects shown.',
  'outcome.lenient.remedy': 'Ask whoever created the request why it is encoded like this.',

  // checks: network and origin
  'chain.wallet.says': 'The request is for {asked}, but your wallet is on {actual}.',
  'chain.wallet.why': 'On another network, the signed request could do something else.',
  'chain.wallet.remedy': 'Reject the request, or switch the wallet to {asked} first.',
  'chain.account.says': 'The signer would be {actual}, not {asked}.',
  'chain.account.why': 'This readback is about the requested account, not about the one that would sign.',
  'chain.account.saysSafe': 'The request is for the Safe {asked}, which {actual} owns with others.',
  'chain.account.whySafe': 'One owner’s wallet cannot send for the Safe: its owners sign together.',
  'chain.account.remedySafe':
    'Turn this into the Safe’s transaction. Readback reads it back before you sign.',
  'chain.account.remedy': 'Reject the request, or choose {asked} in the wallet first.',
  'chain.account.saysNotOwner': '{actual} is not an owner of the Safe {asked}.',
  'chain.account.whyNotOwner': 'Only the owners of a Safe can sign for it.',
  'chain.account.remedyNotOwner': 'Reject the request, or connect an owner of the Safe.',
  'chain.node.says': 'The request is for {asked}, but the node reports {actual}.',
  'chain.node.why': 'A node for another network cannot show what this request does.',
  'chain.node.remedy': 'Reject the request, or read it again with a node for {asked}.',
  'chain.typed.says': 'The request’s domain is for {asked}, but the message inside refers to {inside}.',
  'chain.typed.saysNone': 'The request names a network that cannot exist.',
  'chain.typed.why': 'The signature may be meant for a network that you do not expect.',
  'chain.stale.says':
    '{how, select, ahead {The node’s latest block is dated {unit, select, years {{count, plural, one {# year} other {# years}}} days {{count, plural, one {# day} other {# days}}} hours {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# minute} other {# minutes}}}} in the future.} other {By this device’s clock, the node’s latest block is {unit, select, years {{count, plural, one {# year} other {# years}}} days {{count, plural, one {# day} other {# days}}} hours {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# minute} other {# minutes}}}} old.}}',
  'chain.stale.why':
    '{how, select, ahead {Nodes of other networks agree with this device’s clock, so this node is probably wrong.} behind {Nodes of other networks are up to date, so this node is probably behind. Its answers may be outdated.} other {The node is behind, or the clock is ahead. The node’s answers may be outdated.}}',
  'chain.stale.remedy':
    '{how, select, ahead {Use another node.} behind {Use another node, or wait until this one catches up.} other {Check this device’s clock. If it is right, use another node, or wait until this one catches up.}}',
  'chain.clock.says':
    'Your device’s clock is probably {unit, select, years {{count, plural, one {# year} other {# years}}} days {{count, plural, one {# day} other {# days}}} hours {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# minute} other {# minutes}}}} {way, select, fast {fast} other {slow}}.',
  'chain.clock.why':
    '{way, select, fast {Several networks agree on the time, and this clock differs.} other {By this clock, a node’s latest block is in the future.}} Until the clock is right, Readback checks expiry against both times and uses the stricter result.',
  'chain.clock.remedy': 'Correct this device’s clock, then read the request again.',
  'chain.signed.says':
    '{from} has already signed this transaction.{whose, select, stranger { Where a warning says “you”, it means that account.} other {}}',
  'chain.signed.why': 'Whoever holds a signed transaction can send it while its nonce is unused.',
  'chain.signed.remedy':
    'To prevent this transaction, first send another one with the same nonce from that account.',
  'chain.unproven.says':
    '{how, select, development {The sender did not sign this transaction: its hash does not match its fields.} other {Nobody signed this transaction, and this network does not accept unsigned transactions.}}',
  'chain.unproven.why':
    '{how, select, development {Development chains can send from an account without its key (impersonation). Only the node or the request’s text says that the transaction happened.} other {The source is wrong, or the transaction happened on a development copy of the network.}}',
  'chain.unproven.remedy': 'Rely on this transaction only if you sent it yourself, through your own node.',
  'chain.mined.says':
    'The transaction was already mined. {from} sent it.{whose, select, stranger { Where a warning says “you”, it means that account.} other {}}',
  'chain.mined.why':
    'The readback uses the state at the end of the previous block. It leaves out earlier transactions in the same block.',
  'chain.mined.remedy': 'The transaction cannot be changed. You can still revoke permissions that it gave.',
  'chain.link.says': 'The request came from a link.',
  'chain.link.why': 'Whoever created the link chose what the request asks for.',
  'chain.link.remedy': 'Sign only if you expected this request and know who sent it.',
  'chain.unknownWay.says': 'Readback does not know where this request came from.',
  'chain.unknownWay.why': 'Whoever created the request chose what it asks for.',

  // what to do
  'remedy.reject': 'Reject the request.',
  'remedy.checkPayee': 'Compare the whole address with a source you trust.',

  // the sentence: parts
  'who.account': '{account}',
  'who.plainAccount': 'a person’s account ({account})',
  'who.unknownContract': 'the unknown contract {account}',
  'who.yourAccount': 'your account',
  'who.wallet': 'your wallet',
  'who.itself': 'itself',
  'who.openContract': 'a contract that the calldata does not name',
  'what.amount': '{amount}',
  'what.wei': '{amount} wei',
  'what.units': '{amount} base units of {token}',
  'what.unitsOrItem': '{amount} base units of {token}, or {token} #{amount}',
  'what.item': '{collection} #{item}',
  'what.items': 'items of {collection}',
  'what.someOf': '{count} units of {item}',
  'what.someOfItem': '{count} units of {collection} #{item}',
  'what.all': 'all {mine, select, you {your} other {its}} {token}',
  'what.allThere': 'all {token} that the router holds at that point',
  'what.wrapped': '{what, phrase}, wrapped',
  'what.shareOf': '{percent, number}% of the {token} that the router holds',
  'what.shareOfCoins': '{percent, number}% of the native currency that the router holds',
  'what.allCoins': 'all native currency that the router holds at that point',
  'what.everyOf': 'all {token}',
  'what.every':
    'the maximum amount of {of, select, shares {the contract’s shares} native {native currency} other {the contract’s underlying token}}',
  'what.open':
    '{amount} base units of {of, select, shares {the contract’s shares} underlying {the contract’s underlying token} pool {the pool’s shares} debt {debt} collateral {collateral} other {a token that the call does not name}}',
  'what.openTokens': '{amounts, phrase} base units of tokens that the call does not name',
  'what.openMore':
    '{amounts, phrase} and {count, plural, one {# more amount} other {# more amounts}} of tokens that the call does not name, in their base units',
  'what.forTime':
    '{what, phrase} for {unit, select, years {{count, plural, one {# year} other {# years}}} other {{count, plural, one {# day} other {# days}}}}',
  'what.quoted': '“{text}”',
  'what.for': '{what, phrase} for {get, phrase}',
  'what.against': '{what, phrase} against {secured, phrase}',
  'what.in':
    '{what, phrase} {way, select, to {to pool} out {from pool} from {from} other {in}} {pool, phrase}',
  'what.bound': '{bound, select, most {at most} other {at least}} {what, phrase}',
  'what.loan': '{what, phrase} of {part, select, debt {debt} other {collateral}}',
  'what.token': '{token}',
  'what.native': 'native currency',
  'what.unnamed': '{amount} base units of whatever token the pools pay out',
  'what.nothing': 'nothing',
  'what.two': '{first, phrase} and {second, phrase}',
  'what.field':
    '{field, select, space {space {value}} proposal {proposal {value}} choice {choice {value}} other {“{value}”}}',
  'what.comma': '{first, phrase}, {second, phrase}',
  'what.several':
    '{first, phrase}, {second, phrase} and {count, plural, one {# more asset} other {# more assets}}',
  'what.anyItem': 'any item of {collection}',
  'what.anyItems': 'any {count} items of {collection}',
  'what.stake': '{amount} base units of the market’s currency',
  'what.outcome': '{amount} base units of the shares in outcome {item}',
  'what.ofToken': '{amount} of token {token}',
  'what.ofDollars': '{amount} USDC',
  'what.paidTo': '{what, phrase}, paid to {account}',
  'what.lessFees': '{what, phrase} minus fees of up to {percent, number}%',
  'what.lessMoreFees': '{what, phrase} minus fees of {percent, number}% and the market’s own fees',
  'what.lessOpenFees': '{what, phrase} minus the market’s fees',
  'what.plusFees': '{what, phrase} plus the market’s fees',
  'bound.exactly': '{what, phrase}',
  'bound.atLeast': 'at least {what, phrase}',
  'bound.atMost': 'at most {what, phrase}',
  'bound.claimed': '{what, phrase} if the pools that the request names pay it',
  'bound.word': '{what, phrase} (if this contract pays it)',
  'bound.fee': 'at least {what, phrase} before a fee of up to 2%',
  'bound.rate': 'at least {what, phrase} if all of that is sold, or proportionally less',
  'bound.beyond': 'at least {what, phrase}, of which the contract can keep a part',
  'bound.any': 'any amount of {token}, even 0',
  'bound.anyCoins': 'any amount of the {wrapped, select, yes {wrapped } other {}}native currency, even 0',
  'bound.later': '{token}, with a minimum set in a later step',
  'to.back':
    '{mood, select, none {} you {, which goes to your account} it {, which goes to the same account} other {, which goes to the paying account}}',
  'to.router': ', which the router holds for the next step',
  'to.other': ', which goes to another account, {account}',
  'via.none': '',
  'via.contract':
    '{mood, select, you {, through {contract, phrase}} it {, through {contract, phrase}} other {}}{until, phrase}',
  'until.none': '',
  'until.date': ', until {time}',
  'until.over': ', but the permission has already expired',
  'until.never': ', with no expiry',

  // the sentence
  'sentence.pending': 'Reading the request',
  'sentence.fails': 'The request would fail',
  'sentence.one': '{what, phrase}.',
  'sentence.more': '{count, plural, one {There is # more call} other {There are # more calls}}',
  'sentence.control':
    '{when, select, also {Also} other {In the simulation}}, {what, select, owner {{who} gets a new owner} pendingOwner {ownership of {who} is offered to a new owner} granted {roles on {who} change} implementation {the code of {who} changes} admin {the account that can upgrade {who} changes} beacon {{who} looks up its code at another contract} contract {the code of {who} changes} delegation {{who} runs different delegated code} owners {the owners of {who} change} threshold {the signature threshold of {who} changes} module {the modules of {who} change} guard {the guard of {who} changes} moduleGuard {the module guard of {who} changes} fallbackHandler {the fallback handler of {who} changes} other {control of {who} changes}}',
  'sentence.nothingMoves':
    'In the simulation, your balances and the permissions that were checked stay the same',
  'sentence.nothingMovesOf':
    'In the simulation, the balances of {account} and the permissions that were checked stay the same',
  'sentence.strangersAct':
    '{how, select, signed {{account} signed this} mined {{account} sent this} other {The request is for {account}}}{fails, select, yes {, and it would fail} other {}}: {inner, phrase}',
  'sentence.change':
    '{when, select, offer {If someone accepts the offer, you} offers {If someone accepts all offers, you} signed {If someone uses the signature, you} also {You} then {In that case, you also} other {In the simulation, you}} {way, select, less {lose} other {receive}} {amount, phrase}',
  'sentence.changeOf':
    '{when, select, offer {If someone accepts the offer, {account}} offers {If someone accepts all offers, {account}} signed {If someone uses the signature, {account}} also {{account}} then {In that case, {account} also} other {In the simulation, {account}}} {way, select, less {loses} other {receives}} {amount}',
  'sentence.trade':
    '{when, select, offer {If someone accepts the offer, you} offers {If someone accepts all offers, you} signed {If someone uses the signature, you} other {In the simulation, you}} {how, select, item {give} other {pay}} {amount, phrase} and receive {got, phrase}',
  'sentence.tradeOf':
    '{when, select, offer {If someone accepts the offer, {account}} offers {If someone accepts all offers, {account}} signed {If someone uses the signature, {account}} other {In the simulation, {account}}} {how, select, item {gives} other {pays}} {amount, phrase} and receives {got, phrase}',
  'sentence.owes': 'In the simulation, you end up owing {amount} more',
  'sentence.owesOf': 'In the simulation, {account} ends up owing {amount} more',
  'sentence.moreChanges': '{count, plural, one {# more balance changes} other {# more balances change}}',
  'sentence.send':
    '{mood, select, you {You send} it {it sends} fail {The request would fail: it asks {asked, phrase} to send} sign {Asks for your signature to send} other {Asks {asked, phrase} to send}} {what, phrase} to {to}',
  'sentence.sendEach':
    '{mood, select, you {You send} it {it sends} fail {The request would fail: it asks {asked, phrase} to send} sign {Asks for your signature to send} other {Asks {asked, phrase} to send}} {what, phrase} in total to {count, number} addresses',
  'sentence.sendAcross':
    '{mood, select, you {You send} it {it sends} fail {The request would fail: it asks to send} sign {Asks for your signature to send} other {Asks to send}} {what, phrase} to {to} on another network, through {asked, phrase}',
  'sentence.collect':
    '{mood, select, you {You move} it {it moves} fail {The request would fail: it asks {asked, phrase} to move} sign {Asks for your signature to move} other {Asks {asked, phrase} to move}} {what, phrase} from {from} to {to}',
  'sentence.allow':
    '{mood, select, you {You let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {spender, phrase} spend up to {what, phrase}{via, phrase}',
  'sentence.allowMore':
    '{mood, select, you {You let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {spender, phrase} spend {what, phrase} more than before',
  'sentence.allowAll':
    '{mood, select, you {You let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {spender, phrase} spend {what, phrase}, now and later{via, phrase}',
  'sentence.allowItems':
    '{mood, select, you {You let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {operator, phrase} take every item of {collection}, now and later',
  'sentence.allowItem':
    '{mood, select, you {You let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {operator, phrase} take {item}',
  'sentence.allowOne':
    '{mood, select, you {You let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {operator, phrase} take {item, phrase}',
  'sentence.takeBack':
    '{mood, select, you {You revoke} it {it revokes} fail {The request would fail: it asks {asked, phrase} to revoke} sign {Asks for your signature to revoke} other {Asks {asked, phrase} to revoke}} the permission of {spender} to spend {token}',
  'sentence.takeBackItem':
    '{mood, select, you {You revoke} it {it revokes} fail {The request would fail: it asks {asked, phrase} to revoke} sign {Asks for your signature to revoke} other {Asks {asked, phrase} to revoke}} the permission to take {item, phrase}, whoever has it',
  'sentence.permit':
    '{mood, select, you {By signing, you let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {spender, phrase} spend up to {what, phrase}{mood, select, you {} sign {} other { by signature}}{until, phrase}',
  'sentence.permitAll':
    '{mood, select, you {By signing, you let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {spender, phrase} spend {what, phrase}{mood, select, you {} sign {} other { by signature}}{until, phrase}',
  'sentence.permitOnce':
    '{mood, select, you {By signing, you let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} {spender, phrase} take {what, phrase} once{mood, select, you {} sign {} other { by signature}}{until, phrase}',
  'sentence.signedSend':
    '{mood, select, you {By signing, you let} it {it lets} fail {The request would fail: it asks {asked, phrase} to let} sign {Asks for your signature to let} other {Asks {asked, phrase} to let}} others submit a transfer of {what, phrase} to {to}{mood, select, you {} sign {} other { by signature}}',
  'sentence.swap':
    '{mood, select, you {You swap} it {it swaps} fail {The request would fail: it asks {asked, phrase} to swap} sign {Asks for your signature to swap} other {Asks {asked, phrase} to swap}} {give, phrase} for {get, phrase}{to, phrase}',
  'sentence.payOut':
    '{mood, select, it {it asks} fail {The request would fail: it asks} other {Asks}} {asked, phrase} to send {what, phrase} to {to}',
  'sentence.wrap':
    '{mood, select, you {You wrap} it {it wraps} fail {The request would fail: it asks {asked, phrase} to wrap} sign {Asks for your signature to wrap} other {Asks {asked, phrase} to wrap}} {what, phrase}',
  'sentence.unwrap':
    '{mood, select, you {You unwrap} it {it unwraps} fail {The request would fail: it asks {asked, phrase} to unwrap} sign {Asks for your signature to unwrap} other {Asks {asked, phrase} to unwrap}} {what, phrase}',
  'sentence.create':
    '{mood, select, you {You deploy} it {it deploys} fail {The request would fail: it asks to deploy} other {Asks to deploy}} a contract',
  'sentence.createWith':
    '{mood, select, you {You deploy} it {it deploys} fail {The request would fail: it asks to deploy} other {Asks to deploy}} a contract and send it {amount}',
  'sentence.openGrant':
    '{how, select, all {Lets {spender, phrase} spend {whose, select, you {one of your tokens} other {a token of its owner}}, with no limit} allOrItem {Lets {spender, phrase} spend {whose, select, you {one of your tokens} other {its owner’s token}}, with no limit, or take item {amount} of a collection} some {Lets {spender, phrase} spend up to {amount} base units of {whose, select, you {one of your tokens} other {a token of its owner}}} someOrItem {Lets {spender, phrase} spend up to {amount} base units of {whose, select, you {one of your tokens} other {its owner’s token}}, or take item {amount} of a collection} more {Lets {spender, phrase} spend another {amount} base units of {whose, select, you {one of your tokens} other {a token of its owner}}} items {Lets {spender, phrase} take every item of {whose, select, you {one of your collections} other {a collection of its owner}}} back {Revokes the permission of {spender, phrase} to spend a token} other {Revokes the permission of {spender, phrase} to take the items of a collection}}',
  'sentence.openSend':
    '{how, select, from {Moves {amount} base units of a token, or item {amount} of a collection, from {from} to {to}} native {Sends {amount} to an address that the text does not name} wei {Sends {amount} wei to an address that the text does not name} other {Sends {amount} base units of a token, or item {amount} of a collection, to {to}}}',
  'sentence.callBytes':
    '{mood, select, you {You call} it {it calls} fail {The request would fail: it calls} other {Calls}} {asked, phrase} with bytes that name no function{with, select, yes {, and {mood, select, you {send} other {sends}} {amount}} other {}}',
  'sentence.call':
    '{mood, select, you {You call} it {it calls} fail {The request would fail: it calls} other {Calls}} {known, select, no {the unknown function } other {}}{fn} on {asked, phrase}',
  'sentence.callWith':
    '{mood, select, you {You call} it {it calls} fail {The request would fail: it calls} other {Calls}} {known, select, no {the unknown function } other {}}{fn} on {asked, phrase} and {mood, select, you {send} other {sends}} {amount}',
  'sentence.act':
    '{with, select, yes {{mood, select, you {You send} it {it sends} fail {The request would fail: it sends} other {Sends}} {value, phrase} and {mood, select, you {ask} other {asks}}} other {{mood, select, you {You ask} it {it asks} fail {The request would fail: it asks} other {Asks}}}} {asked, phrase} to {act, select, accept {accept a change of control} acceptOffer {accept an offer} addCollateral {add {has, select, yes {{what, phrase} as collateral} bare {{what, phrase}} other {collateral}}} addLiquidity {add {has, select, yes {{what, phrase} as liquidity} bare {liquidity for {what, phrase}} other {liquidity}}} addModule {add {party, select, yes {the module {who, phrase}} other {a module}}} addOwner {add {party, select, yes {{who, phrase} as an owner} other {an owner}}{has, select, yes { and set the threshold to {what, phrase}} other {}}} allow {change what {party, select, yes {{who, phrase}} other {other accounts}} can take} approveHash {approve a hash} approveOrder {approve an order that needs no further signature} attest {publish an attestation} bet {place a bet} bid {place or change a bid} borrow {borrow {has, select, yes {{what, phrase}} other {assets}}} bridge {bridge {has, select, yes {{what, phrase}} other {assets}}} burn {burn {has, select, yes {{what, phrase}} other {tokens}}} buy {buy {has, select, yes {assets for {what, phrase}} bare {{what, phrase}} other {assets}}} buyItem {buy {has, select, yes {{what, phrase}} other {an item}}} cancelOrders {cancel orders or signatures} cancelStream {cancel a payment stream or other plan} cancelWaiting {cancel a pending request} changeCode {replace a contract’s code{party, select, yes { with the code at {who, phrase}} other {}}} changeOwnCode {{party, select, yes {switch to the code at {who, phrase}} other {change its code}}} changeCollateral {change what counts as collateral} changeControl {change {party, select, yes {what {who, phrase} can do} other {control or settings}}} changeLoan {change a loan or its collateral{has, select, yes { by {what, phrase}} other {}}} changeOrder {change an order} changeName {change the owner or records of a name} changePosition {change a position} changeRates {change or update a rate} changeThreshold {change the number of owners who must sign{has, select, yes { to {what, phrase}} other {}}} changeTransfer {change or speed up a transfer between networks} claim {claim {has, select, yes {{what, phrase}} other {what is due}}} claimRewards {claim {has, select, yes {rewards of {what, phrase}} other {rewards}}} closeLoan {close a loan} collect {collect fees or amounts due} convert {convert {has, select, yes {{what, phrase}} other {tokens}}} createAccount {create an account or contract} createPod {create a restaking pod} createPool {create a pool or market} delegateVotes {delegate votes{party, select, yes { to {who, phrase}} other {}}} deployProxy {deploy a proxy contract} deposit {deposit {has, select, yes {{what, phrase}} other {assets}}} donate {donate {has, select, yes {{what, phrase}} other {assets}}} fillOrder {fill an order{has, select, yes { with {what, phrase}} bare { for {what, phrase}} other {}}} finish {complete a withdrawal or transfer{has, select, yes { of {what, phrase}} other {}}} flashLoan {take a flash loan} giveRole {give {party, select, yes {{who, phrase} a role} other {a role}}} giveUp {give up a right} liquidate {liquidate loans or buy their collateral} lock {lock {has, select, yes {{what, phrase}} other {tokens}}} lockLonger {lock tokens for longer} look {look something up} lower {lower what {party, select, yes {{who, phrase}} other {another account}} can take{has, select, yes { by {what, phrase}} other {}}} merge {merge positions} migrate {migrate {has, select, yes {{what, phrase}} other {a position}}} mint {mint {has, select, yes {{what, phrase}} other {tokens or shares}}} mintItem {mint tokens or items} mintClaims {mint claim tokens} mintDebt {mint {has, select, yes {{what, phrase} as a debt} other {tokens as a debt}}} move {move {has, select, yes {{what, phrase}} other {assets}}} moveAccount {move an account} newAdmin {make {party, select, yes {{who, phrase}} other {another account}} the admin} newOwner {make {party, select, yes {{who, phrase}} other {another account}} the owner} openLoan {open a loan{has, select, yes { of {what, phrase}} other {}}} order {place an order} pause {pause} payGas {pay for gas on another network} prove {verify a proof} propose {propose calls} redeem {redeem {has, select, yes {{what, phrase}} other {tokens}}} refresh {update its records} refund {refund what is left} register {register {has, select, yes {the name {what, phrase}} other {a name or an account}}} removeCollateral {withdraw {has, select, yes {{what, phrase} of collateral} bare {{what, phrase}} other {collateral}}} removeLiquidity {remove liquidity{has, select, yes { of {what, phrase}} bare { for {what, phrase}} other {}}} removeModule {remove {party, select, yes {the module {who, phrase}} other {a module}}} removeOwner {remove {party, select, yes {the owner {who, phrase}} other {an owner}}{has, select, yes { and set the threshold to {what, phrase}} other {}}} renew {renew {has, select, yes {the name {what, phrase}} other {names}}} rent {rent storage} repay {repay {has, select, yes {{what, phrase} of a debt} bare {{what, phrase}} all {all of a debt in {what, phrase}} other {a debt}}} requestDeposit {queue a deposit{has, select, yes { of {what, phrase}} other {}}} consolidate {consolidate a validator into another} requestExit {request validator exits} requestWithdrawal {queue a withdrawal{has, select, yes { of {what, phrase}} other {}}} restake {claim {has, select, yes {rewards of {what, phrase}} other {rewards}} and stake them} revokeAttestation {revoke an attestation} runCalls {execute calls} say {publish a message} schedule {schedule calls} sell {sell {has, select, yes {{what, phrase}} bare {assets for {what, phrase}} other {assets}}} sellItem {offer an item for sale} sendMessage {send a message} set {change a setting or record} setHook {let {party, select, yes {{who, phrase}} other {other code}} check, block or answer calls} setPayee {{party, select, yes {make {who, phrase} the account that is paid} other {change who is paid}}} setUp {set up an account with its owners} stake {stake {has, select, yes {{what, phrase}} other {assets}}} stream {stream {has, select, yes {{what, phrase} over time} other {tokens}}} subscribe {buy or extend a subscription} supply {supply {has, select, yes {{what, phrase}} other {assets}}} swap {swap {has, select, yes {{what, phrase}} bare {assets for {what, phrase}} other {assets}}} swapOwner {replace an owner{party, select, yes { with {who, phrase}} other {}}} sweep {pay out {has, select, yes {{what, phrase}} other {what it holds}}} takeBack {revoke a right{party, select, yes { of {who, phrase}} other {}}} takeDebt {take on a debt} takeOut {withdraw {has, select, yes {{what, phrase}} other {assets}} from a position} undelegate {revoke a delegation} unpause {end a pause} unstake {unstake {has, select, yes {{what, phrase}} other {assets}}} unwrap {unwrap {has, select, yes {{what, phrase}} other {tokens}}} vote {vote} withdraw {withdraw {has, select, yes {{what, phrase}} other {assets}}} wrap {wrap {has, select, yes {{what, phrase}} other {tokens}}} other {act}}{has, select, no { ({fn})} other {}}{from, select, yes { from {payer, phrase}} many { from several accounts} other {}}{for, select, yes { for {owner, phrase}} of { from {owner, phrase}} debt { as a debt of {owner, phrase}} many { for several accounts} other {}}{to, select, yes { to {receiver, phrase}} called { to the contract itself} from { from {receiver, phrase}} same {, to the same account} for { for {receiver, phrase}} forMany { for several accounts} far { to an account} many { to several accounts} through { through {receiver, phrase}} other {}}{across, select, onChain { on {network, phrase}} onOther { on another network} toChain { to {network, phrase}} toOther { to another network} other {}}',
  'sentence.noEffect':
    '{mood, select, you {You send} it {it sends} fail {The request would fail: it sends} other {Sends}} {amount} to {asked, phrase}, with a call ({fn}) that has no effect there',
  'sentence.noEffectAlone':
    '{mood, select, you {You make} it {it makes} fail {The request would fail: it makes} other {Makes}} a call ({fn}) to {asked, phrase}, where it has no effect',
  'sentence.runAs':
    '{mood, select, it {it lets} fail {The request would fail: it lets} other {Asks to let}} the code of {asked, phrase} fully control the account',
  'sentence.noCalls':
    '{mood, select, you {You make} it {it makes} fail {The request would fail: it makes} other {Makes}} no calls',
  'sentence.nothing':
    '{mood, select, you {You make} it {it makes} fail {The request would fail: it makes} other {Makes}} an empty call to {asked, phrase}',
  'sentence.message': 'You sign this message: “{text}”',
  'sentence.messageBytes': 'You sign raw bytes, not text: {bytes}',
  'sentence.blindBytes': 'You sign a hash without seeing its contents (eth_sign): {bytes}',
  'sentence.blindText': 'You sign this text, perhaps as a bare hash (eth_sign): “{text}”',
  'sentence.signIn': 'You sign in to {domain}',
  'sentence.signInElsewhere': 'Asks you to sign in to {domain}',
  'sentence.signInSaying': 'You sign in to {domain} and say: “{statement}”',
  'sentence.signInElsewhereSaying': 'Asks you to sign in to {domain} and say: “{statement}”',
  'sentence.signInWithId': '{said, phrase} (request ID “{requestId}”)',
  'sentence.typedData':
    '{mood, select, you {You sign} other {Asks for your signature on}} typed data named “{fn}”, to be used with {asked, phrase}',
  'sentence.typedDataAlone':
    '{mood, select, you {You sign} other {Asks for your signature on}} typed data named “{fn}”',
  'sentence.typedDataTold':
    '{mood, select, you {You sign} other {Asks for your signature on}} “{fn}”: {told, phrase}',
  'sentence.offer':
    '{mood, select, you {You offer} it {it offers} other {Asks you to sign an offer}} to give {give, phrase} in return for {get, phrase}, through {asked, phrase}{until, phrase}',
  'sentence.offerOpen':
    '{mood, select, you {You offer} it {it offers} other {Asks you to sign an offer}} to give {give, phrase} for {get, phrase}{until, phrase}, through {asked, phrase}, which may not enforce these amounts',
  'sentence.lend':
    '{mood, select, you {You offer} it {it offers} other {Asks you to sign an offer}} to lend up to {what, phrase} against items of {collection} at {percent, number}% APR, through {asked, phrase}{until, phrase}',
  'sentence.wants':
    'The order requires {get, phrase} in return, and relies on {keeper, phrase} to enforce this',
  'sentence.wantsOpen':
    'The order asks for {get, phrase} in return, but {keeper, phrase} may not enforce this',
  'sentence.power':
    '{mood, select, you {You let} it {it lets} other {Asks for your signature to let}} {to, phrase} {over, select, votes {vote on your behalf at {asked, phrase}} snapshot {act on your behalf on Snapshot} trading {trade on your behalf at the exchange} other {act as your account, through {asked, phrase}}}',
  'sentence.castVote':
    '{mood, select, you {You vote} it {it votes} fail {The request would fail: it asks {asked, phrase} to vote} other {Asks {asked, phrase} to vote}} {how, select, for {in favor of} against {against} abstain {“abstain” on} other {“{support}” on}} proposal {proposal}{mood, select, you { at {asked, phrase}} it { at {asked, phrase}} other {}}',
  'sentence.vote':
    '{mood, select, you {You vote} it {it votes} other {Asks for your signature to vote}} {how, select, for {in favor of} against {against} abstain {“abstain” on} other {“{support}” on}} proposal {proposal} at {asked, phrase}',
  'sentence.sendThere':
    '{mood, select, you {You send} it {it sends} other {Asks for your signature to send}} {what, phrase} to {to} from your exchange account',
  'sentence.attest':
    '{mood, select, you {You sign an attestation} it {it signs an attestation} other {Asks for your signature on an attestation}} about {about} (schema {schema}) to be used with {asked, phrase}',
  'sentence.logIn':
    '{mood, select, you {You log in} it {it logs in} other {Asks for your signature to log in}} as {account}: “{text}”',
  'sentence.keys':
    '{mood, select, you {You sign} it {it signs} other {Asks you to sign}} a message from which secret keys are derived: “{text}”',
  'sentence.safePayment':
    '{mood, select, you {You approve} it {it approves} fail {The request would fail: it asks you to approve} other {Asks you to approve}} a payment of {what, phrase} from {safe} to {to}',
  'sentence.safeApprove':
    '{mood, select, you {You approve} it {it approves} fail {The request would fail: it asks you to approve} other {Asks you to approve}} {count, plural, one {a transaction} other {# calls}} from {safe}: {inner, phrase}',
  'sentence.ownChange':
    '{mood, select, it {it} you {You approve a change to {safe}: it} fail {The request would fail: {safe}} other {Asks you to approve a change to {safe}: it}} {change, select, addOwner {adds {who} as owner and sets the threshold to {what}} removeOwner {removes the owner {who} and sets the threshold to {what}} swapOwner {replaces its owner {old} with {who}} changeThreshold {sets its signature threshold to {what}} addModule {adds the module {who}} removeModule {removes the module {who}} guard {sets {who} as its guard} moduleGuard {sets {who} as its module guard} noGuard {removes its guard} noModuleGuard {removes its module guard} fallbackHandler {sets {who} as its fallback handler} other {removes its fallback handler}} ({fn})',
  'sentence.safeCarryOut':
    '{mood, select, you {You execute} it {it executes} fail {The request would fail: it asks to execute} other {Asks to execute}} {count, plural, one {a transaction} other {# calls}} from {safe}: {inner, phrase}',
  'sentence.stillAllowed':
    'In the simulation, {spender} can still {how, select, items {take your items of} other {spend your}} {token}',
  'sentence.asItself':
    '{mood, select, you {You ask} it {it asks} fail {The request would fail: it asks} other {Asks}} {asked, phrase} to act in its own name: {inner, phrase}',
  'sentence.inner2': '{first, phrase}; {second, phrase}',
  'sentence.inner3': '{first, phrase}; {second, phrase}; {third, phrase}',
  'sentence.innerMore': '{inner, phrase}; and {count, plural, one {# more call} other {# more calls}}',
  'sentence.accountAct':
    '{mood, select, you {You} it {it} fail {The request would fail: it asks to} other {Asks to}} {how, select, propose {{mood, select, it {proposes a call to} other {propose a call to}} {account}} plan {{mood, select, you {schedule a call for} it {schedules a call for} other {schedule a call for}} {account}} operation {{mood, select, it {submits} other {submit}} user operations from other accounts} other {{mood, select, it {acts} other {act}} through {account}}}: {inner, phrase}',
  'sentence.userOperation':
    'Asks you to sign {how, select, operation {a user operation for} other {a meta-transaction for}} {sender}: {inner, phrase}',
  'sentence.userOperationEmpty': 'Asks you to sign an empty user operation that {sender} pays for',
  'sentence.authorization':
    '{mood, select, it {it lets} other {Asks to let}} the code at {delegate} control {account, phrase} {where, phrase}',
  'sentence.authorizationTakenBack':
    '{mood, select, it {it revokes} other {Asks to revoke}} the code delegation of {account, phrase} {where, phrase}',
  'where.chain': 'on {chain}',
  'where.chainId': 'on network {chain}',
  'where.everywhere': 'on every network',

  // what is unknown
  'unread.effects': 'Could not check how the request affects your assets.',
  'unread.someEffects': 'Could not check all changes that the request makes.',
  'unread.callName': 'Could not check what the call to {contract} does: its function is unknown.',
  'unread.bytes': 'Some bytes in the call to {fn} could be another call: {bytes}.',
  'unread.bytesCouldBe': 'The bytes could be a call to {fn, word}, but nothing shows that they are executed.',
  'unread.bytesUnopened': 'Readback could not decode these bytes.',
  'unread.creation': 'Could not check what the new contract does.',
  'unread.openCall': 'Could not check what the call does: its function is unknown.',
  'unread.lacks':
    '{what, select, account {The request does not say whose account would sign it.} network {The calldata does not name the network that it is for.} other {The calldata does not name the contract that it is for.}}',
  'unread.typedData': 'Could not read what the typed data says.',
  'unread.signedForm': 'Could not check what a signature on “{form}” allows.',
  'unread.signedField': 'Could not check what {field} means.',
  'unread.signed':
    '{why, select, name {The typed data has the fields of a permit but another name, so no standard defines it.} service {The typed data does not name a contract or service known to use this type.} market {The typed data names a different contract or network than the market that uses this type.} domain {The contract does not confirm that it accepts this signature.} unasked {The contract was not asked whether it accepts this signature.} keeper {Could not check whether the spender enforces the order.} hidden {A field contains bytes or a hash of something that is not shown.} long {The typed data is too long for Readback to read.} other {Readback does not know this type of typed data.}}',
  'unread.delegate': 'Could not check what the delegated code of {account} does.',
  'unread.userOperation': 'Could not check what the user operation does.',
  'unread.tree': 'Could not read the rest of the calls.',
  'unread.pastEnd': 'A part of the data claims to be longer than the data is.',
  'unread.tooDeep': 'The data is nested too deeply, or is too large, to read in full.',
  'unread.permission': 'Could not check what {spender} can take after this.',
  'unread.notSimulated': 'Readback cannot simulate this type of signature.',
  'unread.notLooked': 'Readback does not check permissions of this kind yet.',
  'unread.tooMany': 'The request touches more balances and permissions than Readback can check.',
  'unread.noSource': 'Nothing that Readback knows describes this code.',
  'unread.noCode': 'There is no code at this address, so nothing executes the call.',
  'unread.message': 'Could not read what the message says.',
  'unread.notText': 'The bytes of the message are not readable text.',
  'unread.hashOnly': 'The request contains only a hash or raw bytes, not the contents.',
  'unread.nobodyAsked': 'No source was asked about this function.',
  'unread.sourcesAsked':
    'No source names this function.' +
    '{kept, select, notFound { The ABI that you saved is for code that is no longer deployed there.} misfit { The data does not match the ABI that you saved.} other {}}' +
    '{sourcify, select, notFound { Sourcify does not have it.} misfit { Sourcify has it, but the data does not match.} switchedOff { Sourcify is turned off.} notAsked { Sourcify was not asked.} failed { Sourcify did not answer.} other {}}' +
    '{blockscout, select, notFound { Blockscout does not have it.} misfit { Blockscout has it, but the data does not match.} failed { Blockscout did not answer.} other {}}' +
    '{etherscan, select, notFound { Etherscan does not have it.} misfit { Etherscan has it, but the data does not match.} failed { Etherscan did not answer.} other {}}' +
    '{signatures, select, notFound { The signature database does not list it.} misfit { The signature database’s entry does not match.} switchedOff { The signature database is turned off.} notAsked { The signature database was not asked.} failed { The signature database did not answer.} other {}}' +
    '{code, select, notFound { The code at the address does not contain this function.} other {}}',
  'unread.guessed':
    'The function’s name and values are only a guess: nothing confirms which function is called.',
  'unread.malformedOperation': 'The entry point cannot decode this user operation.',
  'unread.checks': 'Could not run {count, plural, one {# check} other {# checks}}.',
  'unread.needsFacts': 'Some facts are missing.',
  'unread.station':
    '{station, select, fingerprint {Could not compute the fingerprints.} decode {Could not read what the request asks for.} check {Could not run the checks.} other {Could not read part of the request.}}',
  'unread.failedInside':
    '{station, select, label {Looking up names} simulate {The simulation} check {Running the checks} decode {Decoding} other {Part of the readback}} failed because of an error in Readback.',

  // findings of one cause
  'finding.one': '{fact}',
  'finding.alike': 'The same applies to {list, phrase}.',
  'finding.alikeMore': 'The same applies to {list, phrase}, and to {count, number} more.',

  // facts as lines of their own
  'line.power':
    '{what, select, owner {The owner of {who} changes.} role {Roles on {who} change.} pendingOwner {The next owner of {who} changes.} granted {Roles on {who} change.} implementation {The code that {who} runs changes.} admin {The account that can upgrade {who} changes.} beacon {{who} gets its code from a different contract (beacon).} contract {The code of {who} changes.} code {The code of {who} changes.} delegation {The delegated code of {who} changes.} delegate {The delegated code of {who} changes.} owners {The owners of {who} change.} threshold {The signature threshold of {who} changes.} module {The modules of {who} change.} guard {The guard of {who} changes.} moduleGuard {The module guard of {who} changes.} fallbackHandler {The fallback handler of {who} changes.} other {The settings of {who} change.}}',
  'line.fee': 'The gas fee is about {fee}.',
  'line.claimed': 'Only an event reports this, and the chain state does not confirm it: {what, phrase}.',
  'line.payment': 'Call {at, number} of {count, number} sends {amount} to {to}.',
  'line.call':
    '{how, select, delegatecall {Call {at, number} of {count, number} lets {fn} of {to} fully control the account that makes the call.} other {Call {at, number} of {count, number} is {fn} on {to}.}}',
  'line.unreadCall': 'Call {at, number} of {count, number}, to {to}, could not be decoded.',
  'line.creation': 'Call {at, number} of {count, number} deploys a contract.',
  'line.permission': 'You sign permission {at, number} of {count, number}: {fn}.',
  'line.more':
    '{count, plural, one {# more call is} other {# more calls are}} listed step by step on this page.',

  // how it can be signed
  'control.otherSite': 'Sign-in messages for another site can be read here, but not signed.',
  'control.link':
    'This request came from a link, so it can only be checked here. To sign it, make it your request.',
  'control.unknownWay':
    'Readback does not know how this request got here, so it can only be checked. To sign it, make it your request.',
  'control.calldata':
    'The contract or the network is missing, so this call can be read here, but not signed.',
  'control.userOperation':
    'A user operation must be signed in the app that created it. Here it can only be read.',
  'control.authorization':
    'Wallets do not accept an authorization like this from a web page. Here it can only be read.',
  'control.authorizationList':
    'This transaction carries authorizations (EIP-7702), which wallets do not accept from a web page. Here it can only be read.',
  'control.networkFields':
    'This kind of transaction exists on one network only. Readback reads it, but cannot pass it to a wallet.',
  'control.blobs':
    'This transaction carries blobs, which wallets do not accept from a web page. Here it can only be read.',
  'control.blind':
    'An eth_sign request can be read here, but not signed: someone could use the signature for anything.',
  'control.domainLacksField':
    'The domain is incomplete: it lacks {fields}. Different wallets would sign different data. Readback cannot pass it on for signing.',
  'control.signed':
    'This transaction is already signed: whoever has it can send it. It can only be read here.',
  'control.unproven':
    'This transaction is reported as mined, but no signature proves it. It can only be read here.',
  'control.changedByHand':
    'You changed the state for this simulation. The request can be read with these changes, but not signed.',
  'control.mined':
    'This transaction was already mined. It is read as of the previous block, and cannot be signed again.',

  // hearback: rows
  'hearback.label.from': 'Sender',
  'hearback.label.to': 'To',
  'hearback.label.value': 'Amount sent',
  'hearback.label.data': 'Data',
  'hearback.label.chain': 'Network',
  'hearback.label.nonce': 'Nonce',
  'hearback.label.gas': 'Gas limit',
  'hearback.label.gasPrice': 'Gas price',
  'hearback.label.maxFeePerGas': 'Maximum fee per gas',
  'hearback.label.maxPriorityFeePerGas': 'Maximum priority fee per gas',
  'hearback.label.authorizations': 'Authorizations that let code control an account',
  'hearback.label.blobs': 'Blobs',
  'hearback.label.signer': 'Signer',
  'hearback.label.fee': 'Gas fee, compared with its maximum',
  'hearback.label.balance': 'Balance change of {account}: {asset}',
  'hearback.label.nft': 'Balance change of {account}: {asset}',
  'hearback.label.allowance': 'Amount of {asset} that {spender} can take',
  'hearback.label.operator': 'Whether {operator} can move all {asset}',
  'hearback.label.control':
    '{part, select, owner {Owner of {account}} pendingOwner {Next owner of {account}, who has yet to accept} implementation {Code that {account} runs} admin {Account that can upgrade {account}} beacon {Where {account} looks up its code} contract {Code of {account}} delegation {Delegated code of {account}} threshold {Signature threshold of {account}} guard {Guard of {account}} moduleGuard {Module guard of {account}} fallbackHandler {Fallback handler of {account}} other {Settings of {account}}}',
  'hearback.label.member':
    '{part, select, granted {Whether {other} has a role on {account}} owners {Whether {other} is an owner of {account}} module {Whether {other} is a module of {account}} other {What {other} can do for {account}}}',
  'hearback.label.ofCall': 'Call {number, number}: {what, phrase}',
  'hearback.label.also': 'Also called, but not in the readback',
  'hearback.label.behind': 'Code that {account} runs',

  // hearback
  'hearback.signature.same': 'The signature is from {signer}, for exactly the request that was read back.',
  'hearback.signature.byContract':
    'The contract {signer} accepts the signature for exactly the request that was read back.',
  'hearback.signature.different':
    'The signature does not match {account} and the request that was read back. For that request, the signer would be {signer}. The wallet signed something else, or used another key. Do not use the signature.',
  'hearback.signature.refused':
    'The contract {account} does not accept the signature for the request that was read back. Do not use the signature.',
  'hearback.signature.malformed': 'The wallet’s answer is not a signature. Do not use it.',
  'hearback.signature.highS': 'The signature is in a form that many contracts reject.',
  'hearback.signature.cannotTell':
    'The signature is not from this account’s key. Could not check whether the account is a contract that accepts it.',
  'hearback.said.asSaid':
    '{what, select, signed {The signature matches what you wanted.} other {The result matches what you wanted.}}',
  'hearback.said.differs':
    '{what, select, signed {The signature does not match what you wanted.} other {The result does not match what you wanted.}}',
  'hearback.said.cannotCompare':
    '{what, select, signed {The signature could not be compared with what you wanted.} other {The result could not be compared with what you wanted.}}',
  'hearback.said.failed':
    '{how, select, part {Only part of what you wanted happened.} other {Nothing you wanted happened: the transaction failed.}}',
  'hearback.said.fee': 'You wanted a gas fee of at most {said}, but {found} was paid.',
  'hearback.said.unsaid': '{found} left your account. You did not ask for this.',
  'hearback.said.owed': 'Your account owes {found} more. You did not ask for this.',
  'hearback.said.amount':
    'You wanted to send {how, select, exactly {exactly} other {at most}} {said}, but {found} left your account.',
  'hearback.said.notAll': 'You wanted to send all your {said}, but only {found} left your account.',
  'hearback.said.notPaid': 'You wanted to send {said}, but it was not sent.',
  'hearback.said.instead':
    'You wanted to send {said}, but {how, select, item {another item of {found}} other {{found}}} left your account instead.',
  'hearback.said.givesInstead':
    'You wanted to revoke the permission of {spender}, but it was allowed to take your assets.',
  'hearback.said.short': '{said} received less than you wanted to send: {found}.',
  'hearback.said.notThere': 'You wanted to pay {said}, but nothing arrived there.',
  'hearback.said.nothing': 'You wanted to receive at least {said}, but none of it arrived.',
  'hearback.said.less': 'You wanted to receive at least {said}, but only {found} arrived.',
  'hearback.said.allowed': '{spender} was allowed to take your assets. You did not ask for this.',
  'hearback.said.noLimit': 'You wanted to let {spender} spend up to {said}, but the allowance is unlimited.',
  'hearback.said.more': 'You wanted to allow up to {said}, but {found} was allowed.',
  'hearback.said.notAllowed': 'You wanted to let {spender} spend your assets, but it was not allowed to.',
  'hearback.said.left': 'You wanted to revoke the permission of {spender}, but part of it remains.',
  'hearback.said.standing':
    'You wanted to revoke all permissions of {spender}, but it can still take {asset}.',
  'hearback.said.notRevoked': 'You wanted to revoke the permission of {spender}, but it was not revoked.',
  'hearback.said.controlUnsaid':
    'The {part, select, owner {owners} threshold {threshold} module {modules} guard {guard} handler {fallback handler} code {code} other {delegation}} of {who} changed. You did not ask for this.',
  'hearback.said.controlOther':
    'You wanted to change {said}, but the {part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} that changed is {found}.',
  'hearback.said.controlNothing':
    'You wanted to change the {part, select, owner {owners} threshold {threshold} module {modules} guard {guard} handler {fallback handler} code {code} other {delegation}} of {of}, but this did not happen.',
  'hearback.sent.unseen': 'The node has not seen the transaction yet.',
  'hearback.sent.waiting': 'The transaction was sent as read back and is pending.',
  'hearback.sent.stuck':
    'The transaction has been pending for a long time. You can speed it up or cancel it in the wallet.',
  'hearback.sent.different':
    'The wallet sent a different transaction. It is not mined yet: cancel it in your wallet now.',
  'hearback.sent.replaced': 'Another transaction with the same nonce was mined instead.',
  'hearback.sent.dropped': 'The network dropped the transaction. It was not mined.',
  'hearback.sent.cannotTell': 'The node could not say what happened to the transaction.',
  'hearback.sent.batch': 'Readback does not yet compare this batch with what the wallet executed.',
  'hearback.mined.same': 'The mined transaction matches the request that was read back.',
  'hearback.mined.feeOrNonce':
    'The mined transaction matches the request that was read back, except for its fee, gas limit or nonce.',
  'hearback.mined.dear':
    'The gas fee was {fee}, far above what the network asked. The part above the base fee went to the block’s builder.',
  'hearback.mined.earlier':
    'This transaction was mined before the request was read, so it is not the one that was signed now. What was signed is unknown.',
  'hearback.mined.different': 'The mined transaction does not match the request that was read back.',
  'hearback.mined.reverted': 'The transaction was mined but failed. Only the gas fee was paid.',
  'hearback.effects.asRead': 'The effects match the readback.',
  'hearback.effects.approved':
    'The hash is approved. The approved transaction takes effect once someone executes it.',
  'hearback.effects.better': 'The effects match the readback, or are better for you.',
  'hearback.effects.close': 'The effects match the readback. Only one block’s interest differs.',
  'hearback.effects.less': 'Slightly less arrived than the readback said.',
  'hearback.effects.part':
    'Only part of the trade was executed. Less left the account, and less arrived, at the rate that was read back.',
  'hearback.effects.farLess': 'The amount that arrived is more than 1% below what the readback said.',
  'hearback.effects.different': 'The effects differ from the readback.',
  'hearback.effects.health':
    'The transaction left your loan less safe: its health factor is {now, number}, and the readback said {was, number}.',
  'hearback.effects.position':
    '{what, select, owed {More is owed after the transaction than the readback said.} other {Less is left in a position after the transaction than the readback said.}}',
  'hearback.effects.notRead':
    'The effects were unknown when the request was read, so there is nothing to compare them with.',
  'hearback.effects.cannotTell': 'Could not check the effects, so they were not compared.',
  'hearback.effects.notLooked':
    'The transaction also changed something that the readback could not check, so there is nothing to compare it with.',
  'hearback.effects.others':
    'Other transactions in the same block affected the same accounts, so the effects of this one cannot be isolated.',

  // hearback: what came of it, in one sentence
  'hearback.came.paid':
    '{tense, select, did {{who} received {amount}} does {{whose, select, you {You are} other {{account} is}} sending {amount} to {who}} other {{who} would have received {amount}}}',
  'hearback.came.paidEach':
    '{tense, select, did {{count, number} accounts received {amount} in all} does {{whose, select, you {You are} other {{account} is}} sending {amount} to {count, number} accounts} other {{count, number} accounts would have received {amount} in all}}',
  'hearback.came.left':
    '{tense, select, did {{amount} left {whose, select, you {your account} other {{account}}}} does {{amount} is leaving {whose, select, you {your account} other {{account}}}} other {{amount} would have left {whose, select, you {your account} other {{account}}}}}',
  'hearback.came.got':
    '{whose, select, you {You} other {{account}}} {tense, select, did {received} does {{whose, select, you {are} other {is}} receiving} other {would have received}} {amount}',
  'hearback.came.swapped':
    '{whose, select, you {You} other {{account}}} {tense, select, did {swapped {gave} for} does {{whose, select, you {are} other {is}} swapping {gave} for about} other {would have swapped {gave} for about}} {got}',
  'hearback.came.traded':
    '{whose, select, you {You} other {{account}}} {tense, select, did {gave {gave} and received} does {{whose, select, you {are} other {is}} giving {gave} for about} other {would have given {gave} for about}} {got}',
  'hearback.came.allowed':
    '{tense, select, did {{spender} may now spend up to {amount}} does {{whose, select, you {You are} other {{account} is}} letting {spender} spend up to {amount}} other {{spender} could have spent up to {amount}}}{how, select, via { through {via}} other {}}',
  'hearback.came.allowedAll':
    '{tense, select, did {{spender} may now spend all {whose, select, you {your} other {the}} {asset}{whose, select, you {} other { of {account}}}} does {{whose, select, you {You are} other {{account} is}} letting {spender} spend all {whose, select, you {your} other {its}} {asset}} other {{spender} could have spent all {whose, select, you {your} other {the}} {asset}{whose, select, you {} other { of {account}}}}}{how, select, via { through {via}} other {}}',
  'hearback.came.revoked':
    '{tense, select, did {{whose, select, you {You} other {{account}}} revoked} does {{whose, select, you {You are} other {{account} is}} revoking} other {{whose, select, you {You} other {{account}}} would have revoked}} the permission of {spender} to spend {asset}{how, select, via { through {via}} other {}}',
  'hearback.came.operator':
    '{tense, select, did {{operator} may now take} does {{whose, select, you {You are} other {{account} is}} letting {operator} take} other {{operator} could have taken}} every item of {asset}{whose, select, you { that you hold} other { that {account} holds}}',
  'hearback.came.operatorOff':
    '{tense, select, did {{whose, select, you {You} other {{account}}} revoked} does {{whose, select, you {You are} other {{account} is}} revoking} other {{whose, select, you {You} other {{account}}} would have revoked}} the permission of {operator} to take items of {asset}',

  // drift: what changed since it was read
  'drift.status':
    '{was, select, success {The request succeeded when it was read,} partial {Part of the request failed when it was read,} other {The request failed when it was read,}} {now, select, success {but would succeed now.} partial {but part of it would fail now.} other {but would fail now.}}',
  'drift.leavesMore':
    'More goes out: {what, phrase} now changes by {now}. When the request was read, the change was {was}.',
  'drift.arrivesLess':
    'Less arrives: {what, phrase} now changes by {now}. When the request was read, the change was {was}.',
  'drift.owes':
    '{how, select, more {More is owed} less {Less is paid off} other {More may be owed}}: {what, phrase} now changes by {now}. When the request was read, the change was {was}.',
  'drift.health':
    'Your loan would be less safe: its health factor would be {now, number} now. When the request was read, it was {was, number}.',
  'drift.position':
    '{what, select, owed {More would be owed than when the request was read.} other {Less would be left in a position than when the request was read.}}',
  'drift.belowLeast':
    'Less arrives than the minimum that was read back: {what, phrase} now changes by {now}, and the minimum is {least}.',
  'drift.allowsMore':
    'More is allowed: {what, phrase} will be {now}. When the request was read, it was {was}.',
  'drift.lasts':
    'A permission lasts longer ({what, phrase}). It now expires {now}. When the request was read, it expired {was}.',
  'drift.power':
    'A different result: after this request, {what, phrase} would be {now}. When the request was read, it would have been {was}.',
  'drift.powerBefore':
    'Changed on chain: {what, phrase} is now {now}. When the request was read, it was {was}.',
  'drift.new': 'Another change was found: {what, phrase}, {now}.',
  'drift.gone': 'A change no longer happens: {what, phrase}. When the request was read, the value was {was}.',
  'drift.crowd': 'The request now makes more changes than Readback can check.',
  'drift.known': 'The request’s changes were unknown when it was read, and are known now.',
  'drift.party': 'Another address is now involved: {account}.',
  'drift.code': 'The code that {account} runs has changed since the request was read.',
  'drift.admin':
    'The account that can upgrade {account} is now {now}. When the request was read, it was {was}.',
  'drift.name':
    'A name that you typed now resolves to another address: {now}. When the request was read, the address was {was}.',
  'drift.token': '{token} now reports {now} about itself. When the request was read, it reported {was}.',
  'drift.warning': 'New since the request was read: {says, phrase}',
  'drift.warningGone': 'No longer true: {says, phrase}',
  'drift.verdict':
    'If the request were read now, the verdict would be {now, select, stop {Stop} caution {Caution} other {not fully read}}.',
  'drift.control': 'The request can no longer be signed here. {why, phrase}',
  'drift.words': 'If the request were read now, it would be described differently.',
  'drift.feeAbove': 'The gas fee is now about {now}, above the maximum of {most} that was read back.',
  'drift.fee': 'Gas fee: about {now}, previously {was}.',
  'drift.moved': '{what, phrase}: {now}, previously {was}.',
  'drift.held': '{what, phrase} before the request: {now}, previously {was}.',
  'drift.notRenewed': 'Some changes could not be checked again.',
  'drift.what.balance': 'the balance of {asset} in {account}',
  'drift.what.allowance': 'the amount of {asset} that {spender} can take',
  'drift.what.operator': 'whether {operator} can move all {asset}',
  'drift.what.power':
    '{part, select, owner {the owner of {account}} pendingOwner {the next owner of {account}} role {a role on {account}} granted {a role on {account}} implementation {the code that {account} runs} admin {the account that can upgrade {account}} beacon {where {account} looks up its code} contract {the code of {account}} code {the code of {account}} delegation {the delegated code of {account}} delegate {the delegated code of {account}} owners {an owner of {account}} threshold {the signature threshold of {account}} module {a module of {account}} guard {the guard of {account}} moduleGuard {the module guard of {account}} fallbackHandler {the fallback handler of {account}} other {a setting of {account}}}',
  'drift.what.fee': 'the gas fee',

  // answers to questions
  'ask.query.does': 'What does this request do?',
  'ask.query.kind': 'What kind of request is this?',
  'ask.query.how': 'How was this found?',
  'ask.query.worth':
    '{how, select, some {What is the {what, phrase} worth?} other {What are the amounts worth?}}',
  'ask.query.left':
    '{how, select, some {How much {what, phrase} is left after this?} other {How much is left after this?}}',
  'ask.query.when': 'When does this take effect?',
  'ask.query.changes': 'What changes hands or control?',
  'ask.query.newOwner': 'Who gets control?',
  'ask.query.gives':
    '{how, select, both {Does this request let {spender, phrase} take {what, phrase}?} spender {Does this request let {spender, phrase} take anything?} asset {Does this request let anyone take {what, phrase}?} other {Does this request give anyone a permission?}}',
  'ask.query.actsAs': 'Can anyone act as me with this?',
  'ask.query.takeBack': 'How can I cancel this or take it back, and at what cost?',
  'ask.query.limits': 'Can I allow or send less, or change it?',
  'ask.query.asker': 'Who is asking for this, and why?',
  'ask.query.signer': 'Which of my accounts is this for?',
  'ask.query.since': 'What is new compared with last time?',
  'ask.query.reveals': 'What do others learn about me?',
  'ask.query.owes': 'What do I owe, and when can my collateral be sold?',
  'ask.query.help': '{title, word}',
  'ask.query.safe': 'Is this safe?',
  'ask.query.todo': 'What should I do?',
  'ask.query.unsigned': 'What happens if I do not sign?',
  'ask.query.warned':
    '{how, select, some {Why this warning: {what, phrase}} other {What do the checks warn about?}}',
  'ask.query.unknowns': 'What is unknown?',
  'ask.query.leaves':
    '{how, select, some {Does {what, phrase} leave the account?} other {What leaves the account?}}',
  'ask.query.arrives': '{how, select, some {Does {what, phrase} arrive?} other {What arrives?}}',
  'ask.query.atLeast': 'What is the minimum that arrives?',
  'ask.query.atMost': 'What is the most that can leave?',
  'ask.query.receives': 'Who receives it?',
  'ask.query.mayTake':
    '{how, select, both {Can {spender, phrase} take {what, phrase}?} spender {What can {spender, phrase} take?} asset {Who can take {what, phrase}?} other {Who can take what?}}',
  'ask.query.until':
    '{how, select, some {How long can {who, phrase} take tokens?} other {How long does it last?}}',
  'ask.query.undo': 'Can I undo this?',
  'ask.query.whoIs': '{how, select, some {Who is {who, phrase}?} other {Who is involved?}}',
  'ask.query.controls':
    '{how, select, some {Who controls {who, phrase}?} other {Who controls the contracts?}}',
  'ask.query.published':
    '{how, select, some {Is the source code of {who, phrase} published?} other {Is the source code published?}}',
  'ask.query.step': '{how, select, some {What does call {at, number} do?} other {What are the calls?}}',
  'ask.query.fails': 'Will this fail, and why?',
  'ask.query.fee': 'How much is the gas fee?',
  'ask.query.later': 'What if this is mined later?',
  'ask.query.network': 'Which network is this on?',
  'ask.query.device': 'What should my hardware wallet show?',
  'ask.query.meant': 'Does this differ from what I meant?',
  'ask.query.happened': 'What happened?',
  'ask.query.term': 'What does “{term, word}” mean?',
  'ask.verdict':
    '{verdict, select, stop {The verdict is Stop.} caution {The verdict is Caution: read the warnings before you sign.} notFullyRead {The verdict is Not fully read: part of the request is unknown.} notFullyChecked {The verdict is Not fully checked: the request was decoded in full, but a fact about it is unknown.} read {The verdict is Read back: every part was read, and no check raised a warning.} other {The verdict is still pending.}}',
  'ask.limits':
    '{how, select, field {Where the Review shows “Allow only”, enter an amount and press “Limit it”. Readback then reads the new request. Or ask the app for a limited allowance.} none {What this request gives has no amount that could be smaller. Reject it if you do not want to give it.} other {Amounts and times are part of the request. Reject it, and make it again with others, or ask the app to.}}',
  'ask.limitsDone': 'It was signed or sent already, so its amounts can no longer change.',
  'ask.showsAddress':
    'Whoever gets it learns the address of your account. The balances, permissions and history of an address are public.',
  'ask.showsLogin': 'With this login, {site} can link that address to what you do there.',
  'ask.showsSent':
    '{how, select, signature {Whoever made the request gets what you sign, and the signature. Signing publishes nothing on chain until someone uses it.} other {A transaction stays public: which account sent it, and what it does.}}',
  'ask.showsName':
    'An address alone shows no name and no email. A name that you set for it, such as an ENS name, is public.',
  'ask.showsNoKey': 'Signing gives no one your private key or your recovery phrase.',
  'ask.seat':
    '{how, select, on {{part, select, owners {{other} becomes an owner of {who}.} module {{other} becomes a module of {who}: it can act without the owners.} granted {{other} gets a role in {who}.} role {{other} gets a role in {who}.} other {{other} gets power over {who}.}}} other {{part, select, owners {{other} is no longer an owner of {who}.} module {{other} is no longer a module of {who}.} other {{other} loses a role in {who}.}}}}',
  'ask.becomes':
    '{how, select, begins {{part, select, owner {{now} becomes the owner of {who}.} pendingOwner {{now} becomes the next owner of {who}.} admin {{now} becomes the account that can upgrade {who}.} implementation {{who} starts to run the code of {now}.} delegation {{who} starts to run the code of {now}, which can move all that it holds.} delegate {{who} starts to run the code of {now}, which can move all that it holds.} other {A setting of {who} becomes {now}.}}} ends {{part, select, owner {{was} is no longer the owner of {who}, and no one else becomes it.} delegation {{who} no longer runs the code of {was}.} delegate {{who} no longer runs the code of {was}.} other {A setting of {who} is no longer {was}.}}} other {{part, select, owner {The owner of {who} changes from {was} to {now}.} pendingOwner {The next owner of {who} changes from {was} to {now}.} threshold {The signatures that {who} needs change from {was} to {now}.} implementation {The code that {who} runs changes from {was} to {now}.} admin {The account that can upgrade {who} changes from {was} to {now}.} delegation {The delegated code of {who} changes from {was} to {now}.} delegate {The delegated code of {who} changes from {was} to {now}.} guard {The guard of {who} changes from {was} to {now}.} other {A setting of {who} changes from {was} to {now}.}}}}',
  'ask.noControl':
    'The simulation and the calls show no one who gets control of an account or a contract by this.',
  'ask.actsAtSite': 'Whoever gets this signature can sign in to {site} as you.',
  'ask.asker':
    '{how, select, verified {Your browser says that {site} is asking for this.} site {You said that {site} is asking for this.} other {The asker calls itself {site}. Nothing proves that.}}',
  'ask.noAsker': 'Readback does not know which site is asking for this.',
  'ask.signsInAt': 'The message signs you in to {site}.',
  'ask.noMotive': 'Why someone wants this is not in the request. Judge it by what the request does.',
  'ask.noSigner': 'The request names no account of yours.',
  'ask.takesEffect':
    '{how, select, mined {It takes effect when the transaction is mined, and not before. How long that takes depends on the network and on the gas fee.} used {Signing changes nothing at once. Whoever has the signature decides when to use it.} other {Signing this text changes nothing on chain.}}',
  'ask.arrivesAcross':
    'What goes to another network arrives there later. Readback cannot see when, or whether.',
  'ask.couldTake':
    '{how, select, none {Before this, {spender} could take no {token}.} other {Before this, {spender} could already take {token}: {before}.}}',
  'ask.onlyHere': 'Readback knows only payments that were made through it on this device.',
  'ask.noEarlier': 'Readback has nothing from before to compare this with.',
  'ask.howFound':
    '{state, select, done {A node simulated the request on the current state, and its balances before and after were compared.} skipped {The request was read, and not simulated: signing it sends no transaction.} other {The request was read, and could not be simulated.}}',
  'ask.howChecked':
    '{done, plural, one {1 check was made.} other {# checks were made.}}{open, plural, =0 {} one { 1 check could not be made.} other { # checks could not be made.}}',
  'ask.itemWorth': 'Readback knows no price of an NFT.',
  'ask.loanTerms':
    'The request does not name the interest, the due date or the price at which collateral is sold. Check them in the app.',
  'ask.nothingToPrice': 'No amount moves in the simulation, so there is nothing to price.',
  'ask.holdsAfter': 'After this, {who} holds {amount}.',
  'ask.beforeFee': 'The gas fee is not taken off yet.',
  'ask.leftUnknown': 'Readback read no balance that this changes.',
  'ask.undoPending':
    'Between signing and mining, some wallets can replace it by another transaction with the same nonce.',
  'ask.undoLike':
    'Revoking takes a transaction of its own. Its gas fee is about as high as the one of this request: {fee}.',
  'ask.undoCost': 'That takes a transaction of its own, with its own gas fee.',
  'ask.neverSafe': 'Readback never calls a request safe. It says what the request does, and you decide.',
  'ask.noWarnings': 'No check raised a warning.',
  'ask.allRead': 'Readback could read every part of this request.',
  'ask.noRemedy':
    '{how, select, sign {No check advises anything. Sign only if you want what the readback says.} other {No check advises anything. Send it only if you want what the readback says.}}',
  'ask.rejectIfUnsure': 'If you are not sure, reject the request.',
  'ask.notSimulated': 'This was not simulated: signing it sends no transaction.',
  'ask.nothingMoves':
    '{of, select, asset {{way, select, less {In the simulation, no balance of this asset goes down{but, select, fee {, apart from a gas fee} other {}}.} other {In the simulation, no balance of this asset goes up.}}} other {{way, select, less {In the simulation{when, select, run {} other { of the signature}}, no balance goes down{but, select, fee {, apart from a gas fee} other {}}.} other {In the simulation{when, select, run {} other { of the signature}}, no balance goes up.}}}}',
  'ask.failsAll': 'In the simulation, the request fails, so no tokens move.',
  'ask.unreadBalance': 'Could not check a balance of {who}.',
  'ask.minimum': 'The request asks for at least {what, phrase}.',
  'ask.minimumZero': 'The request sets a minimum of 0: you could receive nothing.',
  'ask.noMinimum': 'Readback found no minimum in this request.',
  'ask.maximum': 'The request gives at most {what, phrase}.',
  'ask.recipient':
    '{yours, select, yes {The request names your account {to} as the recipient.} other {The request names {to} as the recipient.}}',
  'ask.noRecipient': 'Readback found no recipient in this request.',
  'ask.earlierPermissions': 'Permissions that you gave earlier are not part of this answer.',
  'ask.noPermission': 'This request gives no one permission to take tokens or NFTs.',
  'ask.noPermissionTo': 'This request gives {spender} no permission to take tokens or NFTs.',
  'ask.unreadPermission': 'Could not check what {spender} can take after this.',
  'ask.asksSum': 'The request asks you to let {spender} take {sum}.',
  'ask.asks':
    '{kind, select, operator {The request asks you to let {spender} take every item of {token}.} item {The request asks you to let {spender} take an item of {token}.} other {The request asks you to let {spender} take {token}.}}',
  'ask.asksAny':
    '{kind, select, operator {The request asks you to let {spender} take every item of a collection.} item {The request asks you to let {spender} take an item.} other {The request asks you to let {spender} take tokens.}}',
  'ask.offers': 'Whoever accepts the signed offer can take what it offers.',
  'ask.canTake':
    '{how, select, unlimited {After this, {spender} can take all {token} from the account, now and later: {after}.} other {After this, {spender} can take {token} from the account: up to {after}.}}',
  'ask.item':
    '{way, select, more {In the simulation, {who} receives {item}.} other {In the simulation, {item} leaves {who}.}}',
  'ask.operator':
    '{how, select, on {After this, {operator} can take every item of {collection} that the account holds.} other {After this, {operator} can no longer take items of {collection}.}}',
  'ask.readBefore': 'The rest of this answer is what was read back before.',
  'ask.until': 'The permission of {spender} expires at {time}.',
  'ask.noEnd': 'The permission of {spender} has no expiry.',
  'ask.noEndRead': 'Readback found no expiry of the permission.',
  'ask.deadline': 'The request contains this deadline: {time}.',
  'ask.undoBefore': 'Before you sign, you can reject the request. Then nothing happens.',
  'ask.othersCanSign': 'Other owners of the Safe can still sign it without you.',
  'ask.undoSent': 'A mined transaction cannot be reversed.',
  'ask.undoSignature': 'A signature cannot be taken back. Whoever has it can use it while it is valid.',
  'ask.undoOffer':
    'Until someone accepts the offer, you can cancel it at {contract} with a transaction of your own.',
  'ask.undoGone': 'You get assets back only if their recipient returns them.',
  'ask.undoPermission':
    'You can revoke the permission of {spender} later. Tokens taken before that do not come back.',
  'ask.undoDelegation':
    'As long as you have its private key, you can end the delegation of {who} with a new authorization.',
  'ask.outUnknown':
    'Readback did not check whether what {contract} receives can be withdrawn again, when, or at what cost.',
  'ask.undoControl': 'Only an account that controls {who} after this can change it back.',
  'ask.role':
    '{role, select, from {{who} makes this request.} signer {{who} is asked to sign.} to {{who} is paid.} with {The request trades through {who}.} contract {The request calls {who}.} token {{who} is a token of this request.} spender {The request gives {who} an allowance, or takes one back.} operator {The request gives {who} power over items or an account, or takes it back.} receiver {{who} receives what the request pays out.} named {The request names {who}, and nothing explains why.} safe {{who} is the Safe of this request.} other {{who} is the site of this request.}}',
  'ask.yours': '{who} is one of your accounts.',
  'ask.code':
    '{code, select, none {{who} is a person’s account: there is no code at this address.} delegated {{who} is an account that runs delegated code.} other {{who} is a contract.}}',
  'ask.codeUnknown': 'Could not check whether {who} is a contract.',
  'ask.saved': 'You saved {who} as {name}.',
  'ask.paid':
    '{how, select, some {Your past payments to {who} through Readback: {count}.} other {You have not paid {who} through Readback before.}}',
  'ask.named': 'A source names {who}: {name}.',
  'ask.sourceName': 'The published source code of {who} has the name {name}. Its publisher chose that name.',
  'ask.symbol': '{who} is a token with the symbol {symbol}. Its creator chose that symbol.',
  'ask.created': '{who} was deployed at {time}.',
  'ask.presentAt': '{who} was already deployed at {time}.',
  'ask.absentAt': '{who} did not exist at {time}.',
  'ask.listed': '{who} is on this list of scams: {list}.',
  'ask.proxy': '{who} is a proxy. It runs the code of {code}.',
  'ask.admin': '{admin} can change the code of {who}.',
  'ask.owners': 'The owners of {who} are {owners}. Signatures needed: {threshold}.',
  'ask.keyHolder': 'Whoever holds the private key of {who} controls it.',
  'ask.controlUnknown': 'Could not check who else has power over {who}.',
  'ask.published':
    '{how, select, yes {The source code of {who} is published.} no {The source code of {who} is not published.} other {Could not check whether the source code of {who} is published.}}',
  'ask.noSource': '{who} is a person’s account: there is no code at this address.',
  'ask.nobody': 'The request names no account besides yours.',
  'ask.notHere': 'The request does not name this, so Readback has no facts about it.',
  'ask.noSuchCall':
    '{count, plural, =0 {The request has no calls.} one {The request has only 1 call.} other {The request has # calls, numbered 1 to #.}}',
  'ask.fails':
    '{how, select, all {In the simulation, the request fails.} part {In the simulation, part of the request fails.} other {In the simulation, the request does not fail.}}',
  'ask.failsReason': 'The contract’s error: {reason}.',
  'ask.noReason': 'Readback found no reason for the failure.',
  'ask.failureUnknown': 'Could not check whether the request fails.',
  'ask.failsElsewhere':
    '{how, select, gas {With the gas limit of some wallets, the request fails.} other {In another likely block, the request fails.}}',
  'ask.feeMost': 'The gas fee is at most {fee}.',
  'ask.noFee': 'Signing this sends no transaction, so you pay no gas fee now.',
  'ask.feeUnknown': 'Could not check the gas fee.',
  'ask.otherBlock':
    '{how, select, same {In another likely block, the simulation has the same result.} fails {In another likely block, the request fails.} other {In another likely block, the simulation has a different result.}}',
  'ask.otherBlockUnknown': 'Could not simulate the request in another block.',
  'ask.laterOpen': 'Prices, balances and contracts can change before the request is mined.',
  'ask.laterSigned': 'Others decide when they use the signature. Prices and balances can change before that.',
  'ask.network': 'The request is for {chain}.',
  'ask.noNetwork': 'The request names no network.',
  'ask.device':
    'Compare each character on your device with the readback. Reject the request there if anything differs.',
  'ask.deviceShows':
    '{part, select, to {The address that the transaction calls or pays is {value}.} other {The amount that the transaction sends is {value}.}}',
  'ask.noDevice': 'Readback has nothing that a device shows for this request.',
  'ask.meant':
    '{how, select, differs {The request differs from what you want.} other {The checks found no difference from what you want.}}',
  'ask.notMeant': 'You have not said what this request should do.',
  'ask.notCompared': 'Could not compare the request with what you want.',
  'ask.notHeard': 'Readback does not know yet what became of this request.',
  'ask.rowDiffers': '{what, phrase}: the readback said {was}, but the actual value is {now}.',
  'ask.heard':
    '{verdict, select, same {It happened as it was read back.} carried {Another transaction executed it.} feeOrNonce {It happened as it was read back, with another fee or nonce.} different {It differs from what was read back.} replaced {Another transaction replaced it.} dropped {The network dropped it.} waiting {It is waiting to be mined.} stuck {It has been waiting for a long time.} reorganised {The chain was reorganized, and it is no longer mined.} other {Readback cannot tell what became of it.}}',
  'hearback.sent.wrongFields':
    'The node’s transaction does not match the hash that the wallet returned, so Readback does not rely on it. Ask another node.',
  'hearback.sent.unsigned':
    'The node left out the transaction’s signature, so Readback cannot verify the hash. Ask another node.',
  'hearback.sent.ownType':
    'Only this network has this transaction type, so Readback cannot compute its hash. The node reports the fields, but nothing proves them.',
  'hearback.sent.reorganised':
    'The network removed the block that included the transaction. It may be mined again, and Readback keeps watching.',
  'hearback.sent.carrier':
    'The request is pending inside another transaction. Once that transaction is mined, Readback compares it with the request.',
  'hearback.undone.restart': 'This happened before the chain was restarted.',
  'hearback.mined.again':
    'The network removed the first block that included the transaction. It was mined again in another block.',
  'hearback.mined.carried': 'The request that was read back was executed inside another transaction.',
  'hearback.carried.safe': '{account} made exactly the calls that were read back. {by} sent the transaction.',
  'hearback.carried.userOperation':
    '{account} made exactly the calls that were read back, as a user operation. {by} sent the user operation in a bundle.',
  'hearback.carried.forwarder':
    'The forwarder {through} made exactly the calls that were read back, on behalf of {account}.',
  'hearback.carried.account':
    '{account} made exactly the calls that were read back, using its own code. {by} sent the transaction.',
  'hearback.carried.handedOver':
    'The transaction included an authorization that was not read back. {account} now also runs the code of {delegate}.',
  'hearback.carried.upgraded':
    'Your wallet added an authorization. {account} now also runs the code of {delegate}. The makers of that code publish its source.',
  'hearback.carried.failed':
    'The calls inside the transaction failed, so nothing that was read back happened.',
  'hearback.carried.more':
    'The same transaction makes {count, plural, one {one more call or authorization for the account, which was} other {# more calls or authorizations for the account, which were}} not read back.',
  'hearback.carried.refund': 'The Safe also paid for the gas. This payment was not read back.',
  'hearback.carried.unseen':
    'In the same transaction, the Safe also executed something that cannot be decoded and was not read back.',
  'hearback.carried.unread':
    'A transaction from {by} was mined, but it cannot be fully decoded. Could not check whether it contains the request.',
  'hearback.carried.notSeenToRun':
    'A transaction from {by} contains the request that was read back, but nothing shows that the request was executed.',
  'hearback.replaced.same':
    'The wallet sent the transaction again with a different fee, and the new one was mined.',
  'hearback.replaced.cancelled':
    'The transaction was canceled: an empty transaction from the account to itself replaced it. Nothing that was read back happened.',
  'hearback.replaced.empty':
    'An empty transaction from the account to itself replaced it. Nothing that was read back happened. {may, select, code {But the account has code, and that code ran.} type {But it is of a type that Readback cannot read, and may have done something else.} other {Could not check whether the account has code that ran.}}',
  'hearback.replaced.signedHere':
    'Another request with the same nonce, also read back here, replaced this one. This request was not executed.',
  'hearback.replaced.different':
    'A different transaction from the account replaced the one that was read back. If you did not send the new one, move everything the account holds to another account.',
  'hearback.mined.upgraded':
    'In the block that included the transaction, {account} ran different code than the readback showed.',
  'hearback.safe.waiting': '{safe} has not executed the transaction yet.',
  'hearback.safe.passed':
    '{safe} executed another transaction with this nonce, so this one can no longer be executed.',
  'hearback.safe.notFound':
    '{safe} has already used this nonce, but the node does not show for which transaction.',
  'hearback.calls.waiting': 'The wallet says that the calls are pending.',
  'hearback.calls.failed': 'The wallet says that no call was executed.',
  'hearback.calls.inPart':
    'Of {all, number} calls, {found, number} were executed as read back, in the same order.',
  'hearback.calls.cannotTell': 'The wallet does not say which transactions executed the calls.',

  'intent.means.payTo': 'You want to send {how, select, exactly {exactly} other {at most}} {amount} to {to}.',
  'intent.means.pay': 'You want to send {how, select, exactly {exactly} other {at most}} {amount}.',
  'intent.means.payAllTo': 'You want to send all your {asset} to {to}.',
  'intent.means.payAll': 'You want to send all your {asset}.',
  'intent.means.get': 'You want to receive at least {amount}.',
  'intent.means.allow': 'You want to let {spender} spend up to {amount}.',
  'intent.means.allowAll': 'You want to let {spender} spend any amount of {asset}.',
  'intent.means.until': '{what, phrase} The permission must end by {until}.',
  'intent.means.revoke': 'You want to revoke {spender}’s allowance for {asset}.',
  'intent.means.revokeAll': 'You want to revoke all allowances of {spender}.',
  'intent.means.replace':
    'You want {becomes} to replace {replaces} as {part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} of {of}.',
  'intent.means.changeTo':
    'You want to change the {part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} of {of} to {becomes}.',
  'intent.means.remove':
    'You want to remove the {part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} {replaces} from {of}.',
  'intent.means.change':
    'You want to change the {part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} of {of}.',
  'intent.means.signIn': 'You want to sign in to {site}.',
  'intent.means.say': 'You want to sign this text: {text}',
  'intent.means.cancel':
    'You want to cancel {how, select, all {every order, every signature and every pending transaction.} other {one order, signature or pending transaction.}}',
  'intent.means.nothing': 'You want nothing to change.',
  'intent.means.fee': 'The gas fee may be at most {most}.',
  'intent.means.nothingElse': 'You want nothing else to change.',
  'intent.why': 'You said what this request should do. You did not ask for anything else.',
  'intent.scope.saysAccount': 'You meant {said}, but the request is for {found}.',
  'intent.scope.saysNetwork': 'You meant {said}, but the request is for {found}.',
  'intent.scope.saysEveryNetwork': 'You meant {said}, but the signature is valid on every network.',
  'intent.pays.saysUnsaid': '{found} leaves your account. You did not ask for this.',
  'intent.pays.saysOwed': 'Your account would then owe {found} more. You did not ask for this.',
  'intent.pays.saysAmount':
    'You want to send {how, select, exactly {exactly} other {at most}} {said}, but {found} leaves your account.',
  'intent.pays.saysMost': 'You want to send {said}, but the request can take up to {found}.',
  'intent.pays.saysNotAll': 'You want to send all your {said}, but only {found} leaves your account.',
  'intent.pays.saysNothing': 'You want to send {said}, but the request does not send it.',
  'intent.pays.saysShort': '{said} receives less than you want to send: {found}.',
  'intent.pays.saysNotThere': 'You want to pay {said}, but nothing arrives there.',
  'intent.pays.saysTo': 'You want to pay {said}, but the request pays {found}.',
  'intent.pays.saysAcross': 'You want to pay {said} here, but the request pays {found} on another network.',
  'intent.pays.saysAlsoTo': 'The request also pays {found}. You did not ask for this.',
  'intent.pays.saysOtherAsset':
    'The request {how, select, currency {pays {to} {found}} item {sends {to} another item of {found}} other {sends {to} another asset: {found}}}. You did not ask for this.',
  'intent.pays.saysAsked':
    'You want to send {how, select, exactly {exactly} other {at most}} {said}, but the request asks for {found}{count, select, several { and more} other {}}.',
  'intent.pays.saysAskedOther':
    'You want to send {said}, but the request asks for {than, select, more {more} other {less}}.',
  'intent.pays.saysAlsoPays': 'The request also sends {found} to {to}. You did not ask for this.',
  'intent.pays.saysOfOthers': 'The request also moves {found} of {from}. You did not ask for this.',
  'intent.pays.saysInstead':
    'You want to send {said}, but the request sends {how, select, item {another item of {found}} other {{found}}} instead.',
  'intent.pays.saysCarries': 'The request also sends {found}. You did not ask for this.',
  'intent.gets.saysNothing': 'You want to receive at least {said}, but none of it arrives.',
  'intent.gets.saysLess': 'You want to receive at least {said}, but only {found} arrives.',
  'intent.gets.saysMinimum':
    'You want to receive at least {said}, but the request accepts as little as {found}.',
  'intent.gets.saysNoMinimum': 'You want to receive at least {said}, but the request sets no minimum.',
  'intent.gets.saysElsewhere': 'The output of the trade goes to {found}, not to you.',
  'intent.allows.saysUnsaid': 'The request lets {spender} take your assets. You did not ask for this.',
  'intent.allows.saysNoLimit':
    'You want to let {spender} spend up to {said}, but the request allows any amount.',
  'intent.allows.saysMore': 'You want to allow up to {said}, but the request allows {found}.',
  'intent.allows.saysMoreInAll':
    'You want to allow up to {said}, but the allowances, {found} among them, total more.',
  'intent.allows.saysLonger': 'You want the permission to end by {said}, but it ends at {found}.',
  'intent.allows.saysNoEnd': 'You want the permission to end by {said}, but it does not expire.',
  'intent.allows.saysNothing':
    'You want to let {spender} spend your assets, but the request does not allow it.',
  'intent.allows.saysOther':
    'You want to let {said} spend your assets, but the request lets {found} spend them.',
  'intent.allows.saysRevokes': 'The request revokes a permission of {spender}. You did not ask for this.',
  'intent.allows.saysRevokesOther':
    'You want to revoke {said}’s permission, but the request revokes {found}’s.',
  'intent.allows.saysRevokesAnother':
    'You want to revoke a permission of {spender}, but the request revokes another one.',
  'intent.allows.saysGivesInstead':
    'You want to revoke {spender}’s permission, but the request lets it take your assets.',
  'intent.allows.saysLeft': 'You want to revoke the permission of {spender}, but part of it remains.',
  'intent.allows.saysStanding':
    'You want to revoke all permissions of {spender}, but it can still take {asset}.',
  'intent.allows.saysNotRevoked': 'You want to revoke the permission of {spender}, but the request does not.',
  'intent.controls.saysUnsaid':
    'The request changes the {part, select, owner {owners} threshold {threshold} module {modules} guard {guard} handler {fallback handler} code {code} other {delegation}} of {who}. You did not ask for this.',
  'intent.controls.saysOther':
    'You want to change {said}, but the {part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} that changes is {found}.',
  'intent.controls.saysNothing':
    'You want to change the {part, select, owner {owners} threshold {threshold} module {modules} guard {guard} handler {fallback handler} code {code} other {delegation}} of {of}, but the request does not.',
  'intent.controls.saysLent':
    'The request lets the code at {found} control your account. You did not ask for this.',
  'intent.controls.saysCall': 'The call {call} changes who is in control. You did not ask for this.',
  'intent.signs.saysNoText': 'You want to sign a text, but the request is not a text.',
  'intent.signs.saysBlind': 'The request asks you to sign a hash without showing what was hashed.',
  'intent.signs.saysNoSignIn': 'You want to sign in to {said}, but the request is not a sign-in.',
  'intent.signs.saysPowers': 'The request signs you in to {said} and gives that site other powers, too.',
  'intent.signs.saysNames':
    'The sign-in to {said} also names {found}, of another site. You did not ask for this.',
  'intent.signs.saysSite': 'You want to sign in to {said}, but the request signs you in to {found}.',
  'intent.signs.saysText': 'You want to sign the text {said}, but the request contains {found}.',
  'intent.signs.saysMessage': 'The request asks you to sign a message. You did not ask for this.',
  'intent.happens.saysCourse':
    '{how, select, fails {The request would fail, so nothing you want would happen.} partly {Part of the request would fail, so only part of what you want would happen.} otherBlock {In another block, the request would do something worse than what you want.} other {With another gas limit, the request would do something worse than what you want.}}',
  'intent.happens.saysFee': 'You want a gas fee of at most {said}, but it can be {found}.',
  'intent.happens.saysOther':
    '{how, select, refund {The Safe also pays for the gas of the transaction. You did not ask for this.} blind {The request asks you to sign a hash without showing what was hashed.} other {The request deploys a contract. You did not ask for this.}}',
  'intent.happens.saysCall': 'The request also calls {call}. You did not ask for this.',
  'intent.happens.saysNotCanceled': 'You want to cancel something pending, but the request cancels nothing.',
  'intent.happens.saysCancelsMore':
    'You want to cancel one thing, but the request cancels {how, select, all {all of its kind} other {more than one}}.',
  'intent.open.actor':
    'Another account of yours, {who}, would act. Whether you meant that account is for you to check.',
  'intent.open.text': 'What a text promises or gives away is for you to read: no check compares it.',
  'intent.open.cancels': 'You want to cancel all that waits. Check that the request names all of it.',
  'intent.open.logIn': 'This text can log you in at {where}. You did not say that you want to log in.',
  'intent.open.names': 'The sign-in also names {what}. No check can tell what the site does with it.',
  'intent.scope.wantsAccount': '{said}',
  'intent.scope.doesAccount': '{found}',
  'intent.scope.wantsNetwork': '{said}',
  'intent.scope.doesNetwork': '{found}',
  'intent.scope.wantsEveryNetwork': '{said}',
  'intent.scope.doesEveryNetwork': 'every network',
  'intent.pays.wantsUnsaid': 'not asked for',
  'intent.pays.doesUnsaid': '{found}',
  'intent.pays.wantsOwed': 'not asked for',
  'intent.pays.doesOwed': 'owes {found} more',
  'intent.pays.wantsAmount': '{how, select, exactly {} other {at most }}{said}',
  'intent.pays.doesAmount': '{found}',
  'intent.pays.wantsMost': '{said}',
  'intent.pays.doesMost': 'up to {found}',
  'intent.pays.wantsNotAll': 'all your {said}',
  'intent.pays.doesNotAll': 'only {found}',
  'intent.pays.wantsNothing': '{said}',
  'intent.pays.doesNothing': 'does not send it',
  'intent.pays.wantsShort': 'the whole amount to {said}',
  'intent.pays.doesShort': 'only {found}',
  'intent.pays.wantsNotThere': 'to {said}',
  'intent.pays.doesNotThere': 'pays nothing there',
  'intent.pays.wantsTo': 'to {said}',
  'intent.pays.doesTo': 'to {found}',
  'intent.pays.wantsAcross': '{said}, on this network',
  'intent.pays.doesAcross': '{found}, on another network',
  'intent.pays.wantsAlsoTo': 'not asked for',
  'intent.pays.doesAlsoTo': 'also to {found}',
  'intent.pays.wantsOtherAsset': 'not asked for',
  'intent.pays.doesOtherAsset': '{how, select, item {another item of {found}} other {{found}}} to {to}',
  'intent.pays.wantsAsked': '{how, select, exactly {} other {at most }}{said}',
  'intent.pays.doesAsked': '{found}{count, select, several { and more} other {}}',
  'intent.pays.wantsAskedOther': '{said}',
  'intent.pays.doesAskedOther': '{than, select, more {more} other {less}}',
  'intent.pays.wantsAlsoPays': 'not asked for',
  'intent.pays.doesAlsoPays': '{found} to {to}',
  'intent.pays.wantsOfOthers': 'not asked for',
  'intent.pays.doesOfOthers': '{found} of {from}',
  'intent.pays.wantsInstead': '{said}',
  'intent.pays.doesInstead': '{how, select, item {another item of {found}} other {{found}}}',
  'intent.pays.wantsCarries': 'not asked for',
  'intent.pays.doesCarries': '{found}',
  'intent.gets.wantsNothing': 'at least {said}',
  'intent.gets.doesNothing': 'nothing arrives',
  'intent.gets.wantsLess': 'at least {said}',
  'intent.gets.doesLess': 'only {found}',
  'intent.gets.wantsMinimum': 'at least {said}',
  'intent.gets.doesMinimum': 'at worst {found}',
  'intent.gets.wantsNoMinimum': 'at least {said}',
  'intent.gets.doesNoMinimum': 'no minimum',
  'intent.gets.wantsElsewhere': 'to you',
  'intent.gets.doesElsewhere': 'to {found}',
  'intent.allows.wantsUnsaid': 'not asked for',
  'intent.allows.doesUnsaid': '{spender} can take your assets',
  'intent.allows.wantsNoLimit': 'up to {said}',
  'intent.allows.doesNoLimit': 'any amount',
  'intent.allows.wantsMore': 'up to {said}',
  'intent.allows.doesMore': '{found}',
  'intent.allows.wantsMoreInAll': 'up to {said} in all',
  'intent.allows.doesMoreInAll': '{found} and more',
  'intent.allows.wantsLonger': 'until {said}',
  'intent.allows.doesLonger': 'until {found}',
  'intent.allows.wantsNoEnd': 'until {said}',
  'intent.allows.doesNoEnd': 'no end',
  'intent.allows.wantsNothing': 'for {spender}',
  'intent.allows.doesNothing': 'none',
  'intent.allows.wantsOther': 'for {said}',
  'intent.allows.doesOther': 'for {found}',
  'intent.allows.wantsRevokes': 'not asked for',
  'intent.allows.doesRevokes': 'revoked: {spender}',
  'intent.allows.wantsRevokesOther': 'revoked: {said}',
  'intent.allows.doesRevokesOther': 'revoked: {found}',
  'intent.allows.wantsRevokesAnother': 'revoked: {spender}',
  'intent.allows.doesRevokesAnother': 'another one',
  'intent.allows.wantsGivesInstead': 'revoked: {spender}',
  'intent.allows.doesGivesInstead': 'given to it',
  'intent.allows.wantsLeft': 'revoked: {spender}',
  'intent.allows.doesLeft': 'part of it stays',
  'intent.allows.wantsStanding': 'all revoked: {spender}',
  'intent.allows.doesStanding': '{asset} stays',
  'intent.allows.wantsNotRevoked': 'revoked: {spender}',
  'intent.allows.doesNotRevoked': 'not revoked',
  'intent.controls.wantsUnsaid': 'not asked for',
  'intent.controls.doesUnsaid':
    '{part, select, owner {owners} threshold {threshold} module {modules} guard {guard} handler {fallback handler} code {code} other {delegation}} of {who}',
  'intent.controls.wantsOther':
    '{part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} {said}',
  'intent.controls.doesOther':
    '{part, select, owner {owner} threshold {threshold} module {module} guard {guard} handler {fallback handler} code {code} other {delegation}} {found}',
  'intent.controls.wantsNothing':
    '{part, select, owner {owners} threshold {threshold} module {modules} guard {guard} handler {fallback handler} code {code} other {delegation}} of {of}',
  'intent.controls.doesNothing': 'no change',
  'intent.controls.wantsLent': 'not asked for',
  'intent.controls.doesLent': 'the code at {found}',
  'intent.controls.wantsCall': 'not asked for',
  'intent.controls.doesCall': 'the call {call}',
  'intent.signs.wantsNoText': 'a text',
  'intent.signs.doesNoText': 'no text',
  'intent.signs.wantsBlind': 'not asked for',
  'intent.signs.doesBlind': 'a hash that hides its content',
  'intent.signs.wantsNoSignIn': 'a sign-in to {said}',
  'intent.signs.doesNoSignIn': 'no sign-in',
  'intent.signs.wantsPowers': 'a sign-in to {said}',
  'intent.signs.doesPowers': 'other powers, too',
  'intent.signs.wantsNames': 'a sign-in to {said}',
  'intent.signs.doesNames': 'also {found}, of another site',
  'intent.signs.wantsSite': '{said}',
  'intent.signs.doesSite': '{found}',
  'intent.signs.wantsText': '{said}',
  'intent.signs.doesText': '{found}',
  'intent.signs.wantsMessage': 'not asked for',
  'intent.signs.doesMessage': 'a message',
  'intent.happens.wantsCourse': 'all you want',
  'intent.happens.doesCourse':
    '{how, select, all {nothing: it failed} part {only part of it} fails {nothing: it would fail} partly {only part of it} otherBlock {something worse in another block} other {something worse with another gas limit}}',
  'intent.happens.wantsFee': 'a gas fee up to {said}',
  'intent.happens.doesFee': 'up to {found}',
  'intent.happens.wantsOther': 'not asked for',
  'intent.happens.doesOther':
    '{how, select, refund {the Safe pays for the gas} blind {a hash that hides its content} other {a new contract}}',
  'intent.happens.wantsCancelsMore': 'one canceled',
  'intent.happens.doesCancelsMore': '{how, select, all {all of its kind} other {more than one}} canceled',
  'intent.happens.wantsNotCanceled': 'canceled',
  'intent.happens.doesNotCanceled': 'nothing canceled',
  'intent.happens.wantsCall': 'not asked for',
  'intent.happens.doesCall': 'the call {call}',
} as const satisfies Record<PhraseId, string>;
