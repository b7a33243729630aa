/** Why each rule exists, and why it has the severity it has: docs/rules.md shows it, no page does. */
export const reasons = {
  'approvals.unpublished':
    'Drainers hide their code or deploy it for a day. A user who lets one take everything can lose everything. It is a Caution if the user said that they know the spender.',
  'signatures.unpublished':
    'One signature is enough for hidden or new code to take everything. An unknown source record alone does not fire this rule. It is a Caution if the user said that they know the spender.',
  'identity.unpublished':
    'If nobody can read a contract’s code, only this one simulation shows what it does. It is a Caution if value or power goes to the contract, otherwise a note.',
  'identity.fresh':
    'Drainers deploy contracts for a day, and scam lists add them later. It is a Caution if value or power goes to a contract this new, otherwise a note.',
  'identity.guessedName':
    'Anyone can list a name for a function selector, and several functions can share a selector. It is a Caution if value leaves with the call, otherwise a note.',
  'account.unvouched':
    'Readback’s model describes a function name, not this contract. The contract can pay in the simulation and keep everything afterwards.',
  'account.unknownToken':
    'An honest contract does what it says. A token that anyone can create makes the result worthless.',
  'account.unknownItem': 'A copy of an item has the same name and picture as the original.',
  'account.text':
    'Wallets and people pay, call and visit the values recorded under a name. Others read a text in a call as the signer’s promise or order. Names and plain remarks are not reported.',
  'account.notYours':
    'A name stays with its owner, whoever pays for it. If nobody can say who owns it, a renewal of up to two years passes. It costs little, and the summary shows all of it.',
  'account.named':
    'A function known only by its name can do anything with an address in it. It can pay that address or give it power.',
  'account.key': 'A 32-byte word or a text can be an account on another network, or a hash of anything.',
  'account.elsewhere':
    'What a known function pays, opens, owes or allows is meant for its caller. It is rarely for someone else. A deposit into a position belongs to the position’s owner, whoever pays.',
  'account.move': 'The request does not openly ask for a payment to someone that none of its steps names.',
  'account.record':
    'What a contract records about an account can be a permission, a debt or a stake. A function’s name does not say which.',
  'account.nameOnly':
    'Whoever writes a function chooses its name. Only the simulation shows what the function does.',
  'account.weaker':
    'A contract’s own records hold a debt’s collateral and how much of it counts. Silent if the contract says that nothing is owed.',
  'account.locked':
    'Locking something for longer does not move it, so no balance shows it. Another rule covers locks longer than a year.',
  'account.forgone':
    'What you give up was never part of a balance. So no balance shows that it no longer arrives.',
  'account.offer':
    'Others take an offer when it suits them, and no simulation shows that. Readback does not know what the offered asset is worth to its owner.',
  'account.debt':
    'A debt in a contract’s records does not appear in the effects. Silent if a vouched-for contract lends it, all of it arrives, and a token named as a debt shows it. Also silent if the user supplied to the market what they take out.',
  'account.forGood':
    'A right that is given up is rarely restored. No simulation shows what the right was needed for.',
  'account.divided':
    'Only the contract records who the other party is and how much they get. Silent if the simulation shows something arriving for the user, and nothing going to anyone else.',
  'names.changed':
    'The user meant a name, but the request contains an address. If they no longer match, one of them is wrong. What is sent to the wrong one is gone.',
  'names.mixed': 'Letters of two alphabets can spell a name that looks like another one.',
  'names.elsewhere':
    'A contract on Ethereum may not be deployed on another network. Someone else may get control of its address there. A plain account has the same key everywhere, so it is a note.',
  'names.oddText':
    'Strangers choose names, labels and texts. They use invisible characters and letters of another script to make one text look like another.',
  'names.site':
    'Letters of another alphabet can make a second site that looks like the first. In the site’s address they are encoded as xn--.',
  'names.source':
    'Whoever publishes source code chooses its name. Only the address identifies a contract. A fork may keep the original’s name, so this is not a Stop.',
  'approvals.unvouched':
    'A contract can take what it is allowed, just as it can keep what it is paid. A direct payment to a contract like this is a Caution at any amount. Published source code and age do not make a contract honest.',
  'approvals.toToken':
    'A token does not spend for its holders. Either an address is in the wrong field, or someone wants that mistake.',
  'approvals.withValue':
    'An approval needs no payment. The native currency is either lost, or it is what the request is really after.',
  'approvals.dearRevoke':
    'Only the gas fee is at stake, and it is shown. A token that costs this much to revoke may be built to burn fees.',
  'approvals.allHeld':
    'An allowance for 90% or more of the balance is as good as an unlimited one. It is a Caution, whatever the spender has published. It is a note if Readback or the user names the spender.',
  'approvals.notSpender':
    'A well-known contract is not always meant to be a spender. Some make any call they are given, and others never need an allowance. Silent for contracts that are known to take only from their caller.',
  'approvals.plainAccount':
    'Honest spenders are contracts. Drainers take tokens with a key that may spend them, at once or a year later.',
  'approvals.noLimit':
    'The user gives away power over all they hold, now and later. The spender is a contract and may be sound.',
  'approvals.operator':
    'An operator can take every item of a collection. Honest marketplaces ask for this too. It is a note if the user said that they know the operator.',
  'approvals.hidden': 'A permission that no decoded call gives was not meant to be seen.',
  'approvals.openContract':
    'The first caller takes whatever a contract like this may spend, and bots wait for the chance. It is a Caution if a call uses an existing allowance. It is also a Caution if the call may be a revoke instead.',
  'approvals.aboveHeld':
    'A payment does not need more than twice what the user holds. It is reported because the user may receive more later.',
  'approvals.adds':
    'It is a note that shows the sum. It is a Caution if the sum is unlimited although the call names a small amount.',
  'approvals.replaces':
    'The spender can use the old allowance before the new one is set. This rarely happens, but is good to know.',
  'approvals.leftOver':
    'It is a note, because the user allowed the amount that remains. An unlimited allowance is a finding of its own.',
  'approvals.longLived':
    'Every Permit2 allowance has an expiry, and apps ask for weeks. The user will forget one that lasts for years.',
  'chain.typed':
    'Some typed data names one network in its domain and another inside, or a network that cannot exist. No app asks for that, so it is made to mislead.',
  'chain.stale': 'A node that is behind shows what would have happened at an earlier time.',
  'chain.clock':
    'With a wrong clock, something expired can look valid. Readback then judges times by the stricter clock, and says why once.',
  'chain.wallet': 'Readback read the request for one network, but the wallet would sign it on another.',
  'chain.account':
    'Readback read the request for one account, but another one would sign. It is a Caution if the named account is the user’s own, since the wallet may hold it too.',
  'chain.node':
    'A node of another network answers from a different state. Its effects are not those of this request.',
  'chain.signed':
    'It is too late to reject this. Whoever has the transaction can send it, or it has already been mined.',
  'chain.unproven':
    'Neither the hash nor the signature proves what was sent, or by which account. Development chains execute unsigned transactions, so there it is a Caution. Other networks never do, so the claim is false and it is a Stop.',
  'chain.link':
    'Someone else wrote the request and chose when it is read. It deserves a second look even if it reads well.',
  'descriptions.hides':
    'Wallets show a description instead of the data. It may leave out an amount, an address or a spender that the data holds. Then it is careless, or meant to deceive.',
  'descriptions.contradicts': 'If the description and the function disagree, one of them is wrong.',
  'lists.blocked': 'The user wants nothing to do with this, and asked Readback to stop them.',
  'lists.scam':
    'The list’s maintainers found that the address or the site steals. The user chose to rely on that list.',
  'outcome.takenBetween':
    'Balances before and after show only the sum of all calls. One call can take what another brings, and nothing seems to leave.',
  'outcome.otherGas':
    'A request that takes more at another usual gas limit was made to look harmless in simulations. It is a Caution if the outcome is only different.',
  'outcome.gas':
    'Unused gas is refunded, so a high limit is a note. A limit far above any real use leaves room for different behavior, so it is a Caution. Contracts deployed by the dozen may be a gas store for someone else.',
  'outcome.takesMore':
    'If something leaves and no decoded call asks for it, someone takes it. It is a Stop if less than 0.1% remains of what the calls would leave. Otherwise it is a Caution, because some tokens charge for transfers. It is also a Caution if a call known only by its name takes 90% of a balance. The same holds if that call takes an asset that it does not name, whatever it returns.',
  'outcome.nothingBack':
    'Value leaves, and nothing of value arrives. The call is known only by its name, keeps the payment, or should return something. Swaps in the same request count with what they bring and take. A debt does not count as something received. A known deposit into the user’s position is not a loss if the contract is vouched for. Nor is it if the position is visible.',
  'outcome.changedByHand': 'Whoever changes the state can make any request look harmless.',
  'outcome.fakeToken':
    'A token chooses its own symbol. Only the address identifies it. A bridged token may use the original’s symbol, so this is not a Stop.',
  'outcome.fails':
    'It costs the gas fee and does nothing. If only some parts fail, it does less than it says.',
  'outcome.unreadValue': 'Value leaves the user with a call that nobody could decode.',
  'outcome.claimTrap':
    'Drainers write functions that sound like a gift, take assets and return nothing of value. They also write ones that empty a well-known token without naming it, whatever these return. It is a Caution if a swap in the same request brings something, because the call may have brought it.',
  'outcome.denied':
    'The contract’s event claims something that the state does not show. The event is there to be believed.',
  'outcome.lenient':
    'Honest encoders do not write bytes like these. It is a note if the contract reads the same values. It is a Caution if a part could not be read. Bytes after the arguments are a Caution too, because some contracts read a fee or an account there.',
  'outcome.debt':
    'A lending market records a debt as a token that arrives. That token is named as a debt, or cannot be transferred. Silent if a vouched-for contract is known to lend to the user, and the loan arrives in full.',
  'outcome.othersPaid':
    'The user gets a token that nobody here knows, and others get something that the user does not pay. A loan in the user’s name looks like this.',
  'outcome.operationFee':
    'An operation pays its submitter the amount that it states, whether or not the gas is used. A thief who submits it sets their own pay.',
  'outcome.fee':
    'A fee is money that leaves. If the request itself sets a fee this high, it is a Caution. If the network asks for it, it is a note.',
  'outcome.strayValue':
    'Honest contracts reject native currency sent along with a token transfer. Other contracts keep it, or hand it to whoever executes a swap. `approvals.withValue` covers payments along with an approval.',
  'outcome.strangeReturn':
    'Creating a worthless token or sending a little of a known one is easy. A contract with a payment or an old permission can take something valuable and return that.',
  'outcome.tokenName':
    'A token chooses its own symbol. A symbol that looks like a currency or a sentence is meant to deceive.',
  'outcome.order':
    'A transaction signed for a later nonce waits, and then meets a different state than the simulated one. One with a pending transaction’s nonce replaces it. One that waits behind others is a note, because that is known.',
  'outcome.otherBlock':
    'A request that takes more in another block was made to look harmless in simulations. It is a Caution if the outcome is only different, as with draws and deadlines. Amounts that drift are not reported.',
  'outcome.otherCourse':
    'A contract that detects a simulation can behave well in it. Either the simulations differ, or the one that would show it was not possible.',
  'power.newSafe':
    'A Safe belongs to the owners in its setup. If strangers alone reach the threshold, they control everything ever sent to it. A payment in the setup uses funds that were sent there before deployment. Deploying a Safe for others can be honest.',
  'power.givenAway':
    'Only the owner of a contract, or of something kept there, can give it away, and then it is gone. That is rare, and honest if it is intended. It is a note if the new owner is another account of the user’s own.',
  'power.delegatecall':
    'Code that runs as the account can replace its owners and code, and take everything. The largest theft so far was one call like this.',
  'power.codeReplaced':
    'The new code controls everything after this. Replacing a Safe’s code (changeMasterCopy) is never ordinary work, so it is a Stop. For a proxy it is an upgrade, honest if expected, so it is a Caution.',
  'power.control':
    'Roles, modules, guards and session keys decide who may act. Changes to them are rare, and honest if expected.',
  'power.blindHash':
    'A hash that a Safe approves can be any of its transactions. Bytes that it signs can be any permit. Nobody can decode either. It is a Caution for a CoW Protocol order, which can sell only what its relayer may take.',
  'power.safeHash':
    'The Safe itself computes the hash of this transaction. If that differs from the hash computed here, the signature would cover something that is not shown.',
  'power.claimedHash':
    'The stated hash does not belong to this transaction, so it belongs to another one. Whoever signs that hash signs something that is not shown.',
  'power.safeNonce':
    'A signature for a nonce far ahead waits until everyone has forgotten it. A few transactions waiting before it are ordinary, so that is a note.',
  'power.refund':
    'A Safe transaction itself sets the price and the gas amount of its refund. So it is a Caution, or a note if the receiver is the user’s own or saved. It is a Stop above the gas that any transaction can use, because that is a payment.',
  'power.owners':
    'Owners control everything that a Safe has. Changes are rare, and harmless if you planned them, so this is a Caution. It is a Stop if one signature becomes enough, or if a stranger is added who can sign alone. It is also a Stop if the threshold exceeds the number of owners who can sign. That locks the Safe permanently.',
  'power.emptyCode':
    'A module without code is a key that acts for the account alone. A proxy, guard or handler without code breaks, or belongs to whoever deploys code there first. Nobody does this on purpose. It is a Caution if the request may first deploy that contract, and no trace shows whether it does.',
  'power.fallbackHandler':
    'A handler answers whether the Safe has signed something. An unknown handler can confirm permits and orders that nobody signed, so it is a Caution. If the handler is a token, anyone can move the Safe’s balance of that token, so it is a Stop. Safe’s own handlers are a note.',
  'power.delegation':
    'Without conditions (caveats) that limit actions, the delegate can do anything as the account, so it is a Stop. With conditions that are known to limit what the delegate can take, it is a Caution.',
  'power.safeCode':
    'A Safe does what its delegated code says. In the largest theft so far, unknown code there took what a Safe held. Some chains honestly have builds of their own.',
  'power.authorization':
    'An account that delegates to code can lose everything with one signature (EIP-7702), so it is a Stop. Code that its developers publish does what they say, but still changes who controls the account. That is a Caution, unless the authorization counts on every network.',
  'power.laterAuthorization':
    'An authorization with a nonce far ahead waits until the account has sent that many transactions. Nobody remembers it at that time. Wallets sign the next nonce.',
  'power.borrowedCode':
    'An account with delegated code (EIP-7702) also obeys that code. Many wallets set this up honestly with code that they publish, so that is a note. Code that nobody here knows may belong to a sweeper, so it is a Caution each time.',
  'power.hiddenControl':
    'Whoever controls a contract controls everything in it. A change that no call openly asks for was not meant to be seen. It is a Stop if someone else gets power over the user’s account, Safe or something they controlled. Otherwise it is a Caution.',
  'signatures.logIn':
    'If a login is signed on another site, whoever asked can act on the real site as the user. That is a Stop. It is a Caution if Readback cannot tell which site asks.',
  'signatures.anyText':
    'A signed text can be a promise or an order of any kind. Only a text that Readback knows in full is not.',
  'signatures.offerForNothing':
    'Thieves steal items with an offer for nothing. One signature is enough, and whoever comes first takes the items.',
  'signatures.offerElsewhere':
    'The payment for an offer, or most of it, goes to an account other than the seller’s. Some people do this on purpose.',
  'signatures.lends':
    'A loan against items is worth what the items are worth. Nobody here knows that, and anyone can create a collection.',
  'signatures.unknownCurrency':
    'Anyone can create a token in a minute. Payment in a token that nobody here knows may be worth nothing.',
  'signatures.privateBuyer':
    'An offer to one account was agreed in advance, or it is a theft at a price nobody else sees.',
  'signatures.manyOrders':
    'It is a note if every order is shown, because each one is checked. It is a Caution if only the root of their tree is shown.',
  'signatures.power':
    'Someone who may act as an account without conditions controls everything it has, so it is a Stop. With conditions, or for votes or trading only, it is a Caution.',
  'signatures.keys':
    'Apps derive secret keys from a signature like this one. Whoever has the signature has the account there and everything in it.',
  'signatures.checksum':
    'A wrong checksum means that a digit was mistyped or replaced. Some apps do not write checksums correctly, so this is not a Stop.',
  'signatures.notNow':
    'A signature that cannot be used now may be usable tomorrow. It is reported, but should not reassure anyone.',
  'signatures.allHeld':
    'A signature over 90% or more of the balance can cost all of it, in one use or several. It is a Caution, and a note if Readback or the user names the spender. It is a Stop for several tokens at once.',
  'signatures.otherDigest':
    'A request that makes a wallet sign something other than what is shown is meant to deceive.',
  'signatures.severalTokens':
    'Drainers ask for every token at once, and honest apps seldom for more than one. Without a limit, another rule makes it a Stop.',
  'signatures.witness':
    'Apart from the amount, only the attached order limits a transfer. A bare hash shows nothing of that order.',
  'signatures.plainAccount':
    'A permit to a key is the most common way to lose a token. It needs no fee and no transaction, and leaves no trace until used.',
  'signatures.noLimit':
    'It is a Caution for one token, because honest exchanges ask for it. It is a Stop for several at once, because one signature can cost everything.',
  'signatures.transfer': 'An authorization to transfer moves the tokens at a time that someone else chooses.',
  'signatures.otherOwner':
    'A permit over the tokens of an account other than the signer’s is a mistake or a trick.',
  'signatures.anyChain': 'A permit that names no network can be used on every network.',
  'signatures.notSigned':
    'The request contains a field that the signature does not cover. The field is there to be believed.',
  'signatures.noContract':
    'A permit or an order that names no contract can be used at any contract that accepts it. Some exchanges ask for this.',
  'signatures.notAContract':
    'Without deployed code, nothing verifies the signature. The request is a mistake, or meant for another network or for code deployed later.',
  'signatures.otherDomain':
    'A contract accepts only signatures for its own domain. It is a note if the contract does not report its domain, because many good tokens do not.',
  'signatures.borrowedName':
    'Whoever asks writes the name in a domain. A name that the contract does not use is there to be believed.',
  'signatures.party':
    'Anyone named in a signature may gain from it, as a receiver, a delegate or a new key. Only a known form rules that out.',
  'signatures.longLived':
    'A permission that lasts a year, or never expires, is forgotten long before it ends.',
  'messages.resources':
    'A ReCap (ERC-5573) gives powers to whoever holds the signature, so it is a Caution. A resource on another site is only named, so it is a note.',
  'messages.reusable':
    'Most sites send sign-ins without an expiry, and remember which nonce they issued. That is worth knowing, not a reason for alarm.',
  'messages.keys':
    'Apps derive an account’s secret key from a signature like this one. Whoever has the signature has the account there and everything in it.',
  'messages.elsewhere':
    'A login for another site lets whoever asked act there as the user, so it is a Stop. It is a Caution if Readback cannot tell which site asks, or the text only mentions another site.',
  'messages.unreadable':
    'Bytes that nobody can read may be a hash of anything. Login challenges look the same.',
  'messages.otherParty':
    'A message that names another account may give that account something. No contract shows what it gives.',
  'messages.amount':
    'Whoever receives the message may act on an amount in it. Honest texts name amounts too.',
  'messages.otherLanguage':
    'Readback detects texts that reveal a key or log in elsewhere by their words. It knows only the English ones.',
  'messages.hash': 'A hash can mean a transaction or a permit, and nobody can decode it.',
  'messages.blind':
    'Wallets that support eth_sign disagree on what they sign. Some add the message prefix. Others sign the bytes as a hash of anything, even of a transaction. The worse case counts, so it is a Stop. A readable text is not a transaction in either case, so it is a Caution.',
  'messages.otherSite':
    'If a sign-in is signed on another site, whoever asked can act on the named site as the user.',
  'messages.malformedSignIn':
    'Two parsers can read a malformed sign-in in two ways. Honest sites do not accept it.',
  'messages.otherAccount':
    'A sign-in for an account other than the signer’s is a mistake or a trick. On its own it gives no access.',
  'messages.otherUri':
    'Wallets compare the domain, and some sites compare the URI. If the two differ, one of them serves someone else.',
  'messages.otherChain':
    'A sign-in for a network other than the wallet’s gives access that the user did not ask for.',
  'messages.time':
    'A sign-in that is expired, not valid yet, or dated at another time was not meant for this moment.',
  'messages.notText': 'A contract may read bytes that are not text.',
  'messages.hiddenText': 'Text that looks different from what is written is meant to mislead.',
  'messages.anyUse':
    'A message can log you in, make a promise, place an order or become a key. Only a login at the site that asks is known to do nothing else.',
  'messages.action':
    'Wallets add a prefix to messages, so no network accepts one as is. A signer that omits the prefix signs the action itself. A message that is only an action has no honest use, so it is a Stop. A message that merely contains one is a Caution.',
  'transfers.itemAsAmount':
    'Permit2 and exchanges move tokens with a function that item collections have too. There the amount is an item’s ID, so an amount of 0 gives away item 0. It is certainly an amount only if the contract has decimals.',
  'transfers.feeShare':
    'A fee may be taken from what arrives on another network, or added to a debt. The effects do not show it.',
  'transfers.priceLimit':
    'Only a price limits the call. If that price is missing or far from the market, the call executes at any price.',
  'transfers.fades':
    'Whoever takes an order that changes with time sets no limit of their own. They also do not choose when it is mined.',
  'transfers.deadEnd':
    'Other tokens sent to a token contract are usually lost. The next caller can take what a shared contract holds. Any other contract that is not an account may be unable to return what you send to it.',
  'transfers.leftThere':
    'Routers, bundlers and position managers pay whatever they hold to anyone who asks. If more than 1% of what arrived stays there, bots take it. Less is rounding. Steps that may fail are also read as if they did not happen, because others can make them fail.',
  'transfers.routerAmount':
    'Anyone can add to the router’s balance for one transaction and take it back afterwards. If the user pays as much as that balance, only their own balance or allowance limits it. Honest requests pay it from the router.',
  'transfers.poisoning':
    'A payment of zero, or to a look-alike of another payee, puts an address into payment history. People copy it from there.',
  'transfers.acrossNetworks':
    'A deposit here should arrive on another network, which the simulation does not cover. A contract that only looks like a bridge keeps it. It is a note if the bridge is vouched for, and nobody but the receiver affects what arrives. The receiver must be the same address, with a key of its own. A contract account here may not be deployed there.',
  'transfers.wholeBalance':
    'The user sends all they hold of an asset, or 90% or more of it. The receiver is an address that they neither saved nor paid before.',
  'transfers.newPool':
    'Whoever first puts liquidity into a pool sets its price. If that price is wrong, the next trade takes what they put in.',
  'transfers.unevenPool':
    'The pool takes much of one token and almost none of the other. Either it is at the end of a price range, or its price is wrong.',
  'transfers.poolMaximum':
    'A call can take, lose or burn everything up to its maximum. Others can cause that by moving the price first.',
  'transfers.changeKept':
    'The V3 routers return the unused amount only if refundETH is called after the swap. Their next caller takes what they keep.',
  'transfers.leverage':
    'A position’s losses come out of its collateral, and the effects do not show the position’s size. For an existing position, Readback does not know the collateral.',
  'transfers.noDeadline':
    'A delayed transaction can be mined when the price has moved to the edge of its minimum.',
  'transfers.longLock': 'What is locked for years cannot be taken out, whatever happens to the protocol.',
  'transfers.firstPayment': 'Every payee was new once. It is worth a look, not an alarm.',
  'transfers.lookAlike':
    'Four equal digits at each end happen by chance once in four billion times. So the address was made to be mistaken for another, and what is sent is gone. Six equal digits at one end are a Caution.',
  'transfers.lost':
    'Nobody has the keys to these addresses, or the token keeps what is sent to it. An address that repeats, counts, spells a text or is half zeros was made up by hand. No key leads to it. Silent if code is deployed there.',
  'transfers.dataToPlainAccount': 'A call to an account without code executes nothing and keeps any payment.',
  'transfers.lessArrives':
    'The token keeps a part, or a contract does not pass it on, so less arrives than the payment says. It is a note if only the payee’s balance could not be read. A token that hides a balance could also lie about it.',
  'transfers.outputElsewhere':
    'The output of a swap leaves without ever reaching the user. It is a Stop if the user gives all they hold, and did not say that they know the receiver.',
  'transfers.noMinimum':
    'Without a minimum, anyone who sees the swap coming can take nearly all of its output.',
  'transfers.lessThanLeast':
    'A router that returns less than the call’s minimum does not do what the call asks for.',
  'transfers.mostFarAbove':
    'In a swap for an exact output, anyone who sees it coming can take everything up to the maximum input. An honest maximum is a few percent above what the swap takes.',
  'transfers.poolMinimum':
    'Others can move a pool’s price before liquidity goes in or out, and back afterwards. They take everything that the minimum leaves open.',
  'transfers.leastFarBelow':
    'Anyone who sees the swap coming can take everything above the minimum. An honest minimum is a few percent below the simulated output.',
  'transfers.codeElsewhere':
    'The owner of a contract on Ethereum has no key to the same address on another network. What is sent there is lost, or belongs to whoever first deploys code there.',
  'transfers.ownPrice':
    'Whoever first sees an offer or a deposit at a wrong price takes it, exactly as the request says.',
} as const;
