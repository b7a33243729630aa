/** Why each rule is as grave as it is, for those who maintain the rules: no page shows it. */
export const reasons = {
  'approvals.unpublished':
    'Drainers hide their code or deploy it for a day; who lets it take everything may lose everything. Caution where the user said that they know the spender.',
  'signatures.unpublished':
    'A signature is enough for hidden or new code to take everything. A record that is not known is no answer here. Caution where the user said that they know the spender.',
  'identity.unpublished':
    'What a contract does that nobody can read is known by this one run alone. Caution where value or power leaves to it, else a note.',
  'identity.fresh':
    'Drainers are made for a day, and lists of scams learn of them later. Caution where value or power leaves to a contract so young, else a note.',
  'identity.guessedName':
    'Anybody may list a name for the four bytes of a function, and several functions have the same. Caution where value leaves with the call, else a note.',
  'account.unvouched':
    'A model is a claim about a name, not about a contract: what comes back in the simulation can be withheld afterwards.',
  'account.unknownToken':
    'An honest contract gives what it says, and a token that anybody can create makes that worthless.',
  'account.unknownItem': 'A copy of an item has the name and picture of the original.',
  'account.text':
    'Wallets and people pay, call and visit what stands under a name. A text in a call is read as a promise or an order of whoever signs. Names, and remarks of plain words, are left out.',
  'account.notYours':
    'Whoever owns a name keeps it, whoever pays. Where nobody says whose it is, a renewal for up to two years costs little and is said in full.',
  'account.named':
    'A function that is known by its name alone can do anything with an address that it is given: pay it, or give it power.',
  'account.key': 'A word of 32 bytes, or a text, can be an account of another network or a hash of anything.',
  'account.elsewhere':
    'What a modeled function pays out, opens, owes or allows is meant for whoever calls it; it rarely is for somebody else. What is paid into a position is its owner’s, whoever pays.',
  'account.move': 'What goes to somebody whom no step of the request names was not asked for openly.',
  'account.record':
    'What a contract keeps about an account can be a permission, a debt, or a stake; a name does not say which.',
  'account.nameOnly':
    'Names of functions are chosen by those who write them; only what the simulation shows is known.',
  'account.weaker':
    'What secures a debt, and how much it counts, is kept in the records of a contract. Silent where the contract says that nothing is owed.',
  'account.locked':
    'What is locked for longer stays where it is, so that no balance shows it. A lock of more than a year has a rule of its own.',
  'account.forgone':
    'What would have come is in no balance before, so that none shows that it no longer does.',
  'account.offer':
    'Others take an offer when it suits them, and no simulation shows that. What a thing is worth to its owner nobody here knows.',
  'account.debt':
    'Debts kept in the records of a contract are no line of the effects. Silent where all that is borrowed arrives, from a contract that somebody vouches for, and the debt comes as a token that is called one; and where what is taken out of a market was supplied there.',
  'account.forGood':
    'A right that is given up is rarely given back, and no simulation shows what it was good for.',
  'account.divided':
    'Who the other party is, and what is left for them, is kept by the contract. Quiet where the simulation shows that something comes to the user, and nothing goes to somebody else.',
  'names.changed':
    'The user meant a name, and the request has an address. When they part, one of the two is not what was meant, and what is sent is gone.',
  'names.mixed': 'Letters of two alphabets can spell a name that reads as another one.',
  'names.elsewhere':
    'A contract on Ethereum need not stand on another network, where its address may be anybody’s one day. A plain account has the same key everywhere: a note.',
  'names.oddText':
    'Names, labels and texts are chosen by strangers. Invisible characters and letters of another script are there to be taken for something else.',
  'names.site':
    'The letters of another alphabet make a second site that looks like the first. In the address they are written as xn--.',
  'names.source':
    'Whoever publishes a source chooses its name: the address alone says which contract it is. A fork may keep the name of its original, so that this is no Stop.',
  'approvals.unvouched':
    'What a contract may take it can take as well as what it is paid, and a payment straight to a contract is a caution at any amount. Published source and age make no contract honest.',
  'approvals.toToken':
    'No token spends for its holders: an address was put in the wrong place, or somebody hopes for it.',
  'approvals.withValue': 'No approval takes coins: they are lost, or they are what it is about.',
  'approvals.dearRevoke':
    'Only the fee is at stake, and it is shown; a token that takes so much may be made to burn fees.',
  'approvals.allHeld':
    'From nine tenths of what is held an allowance is as good as one without limit: caution, whatever is published of the spender. A note for a spender that Readback or the user names.',
  'approvals.notSpender':
    'A well-known name does not make a contract a spender: some make whatever call they are handed, others have no use for a permission. Calm are those of which it is known that they take only from whoever calls.',
  'approvals.plainAccount':
    'Honest spenders are contracts. A key that may spend is how drainers take tokens, at once or a year later.',
  'approvals.noLimit':
    'Power over all that is held, now and later, leaves the user; the spender is a contract and may be sound.',
  'approvals.operator':
    'An operator may take every item of a collection; marketplaces ask for it honestly. A note where the user said that they know it.',
  'approvals.hidden': 'A permission that appears though no decoded call gives it was not meant to be seen.',
  'approvals.openContract':
    'Whoever comes first takes what such a contract may spend; robots wait for it. Caution where a call uses a permission that stands already, and where it may be one that is taken back.',
  'approvals.aboveHeld':
    'More than twice of what is held is more than a payment needs; it is told, since more may come later.',
  'approvals.adds':
    'A note with the sum; caution where the sum has no limit though the call names a small amount.',
  'approvals.replaces':
    'The old allowance can be used before the new one stands: rarely done, and good to know.',
  'approvals.leftOver':
    'A note: what is left is an amount that the user allowed. An allowance without limit is a finding of its own.',
  'approvals.longLived':
    'Permit2 lets each permission end, and apps ask for weeks: one of years is power that the user will forget.',
  'chain.typed':
    'Typed data that names one network in its domain and another inside, or one that cannot exist, is made to be misread: no program asks for it.',
  'chain.stale': 'A node that is behind tells what would have happened then.',
  'chain.clock':
    'By a wrong clock what has ended looks as if it counted. Times are judged by the stricter clock then, and the reason is said once.',
  'chain.wallet': 'What was read back is for another network than the one where it would be signed.',
  'chain.account':
    'What was read back is for another account than the one that would sign. Caution where it is an account of the user’s own, which the wallet may hold as well.',
  'chain.node':
    'A node of another network answers about another world: its effects are not those of this request.',
  'chain.signed':
    'Nothing can be refused any more: it can be sent by whoever holds it, or was carried out already.',
  'chain.unproven':
    'Neither hash nor signature proves what was sent and by whom. Development chains carry out what nobody signed: caution. Other networks never do, so that what says so is wrong: stop.',
  'chain.link':
    'Somebody else wrote it and chose when it is read: it deserves a second look even when it reads well.',
  'descriptions.hides':
    'A description is what wallets show in the place of the data. One without an amount, an address or a spender that is in the data is careless, or there to deceive.',
  'descriptions.contradicts':
    'Where the description and the function are not of one mind, one of them is wrong.',
  'lists.blocked': 'The user wants nothing to do with it, and asked to be stopped.',
  'lists.scam':
    'Whoever keeps such a list found the address or the site stealing, and the user chose to rely on it.',
  'outcome.takenBetween':
    'Balances before and after show the sum of all calls. What one of them brings, another can take, and nothing seems to leave.',
  'outcome.otherGas':
    'What takes more at another usual gas limit was made to look harmless while it is simulated. A caution where it only does something else.',
  'outcome.gas':
    'Unused gas is given back, so that a high limit is a note, unless it is far above all use: that leaves room for another course. Contracts made by the dozen are somebody else’s store of gas.',
  'outcome.takesMore':
    'What leaves and is asked for by no decoded call is taken. Stop where nothing or less than a thousandth is left of what the calls would leave, else caution: some tokens charge for their transfer. Caution also where a call that is known by its name alone takes nine tenths of what is held, or what it does not name, whatever comes for it.',
  'outcome.nothingBack':
    'Value leaves with a call that is known by its name alone, that keeps it, or that should bring something, and nothing of worth is received for it: what swaps of the same request bring is set against what they take. A debt is nothing received. What a call is known to put into a position of the user is no loss where somebody vouches for the contract, or the position is seen.',
  'outcome.changedByHand': 'Whoever changes the state can make any request look harmless.',
  'outcome.fakeToken':
    'A token chooses its own symbol: the address alone says which one it is. A bridged token may have the symbol of its original, so that this is no Stop.',
  'outcome.fails': 'It costs the fee and does nothing; with parts that fail alone it does less than it says.',
  'outcome.unreadValue': 'Value leaves the user with a call that nobody could read.',
  'outcome.claimTrap':
    'Functions that sound like a gift and take coins or tokens, and give nothing of worth, are made by drainers; so are those that empty a token that everybody knows, unnamed, whatever they give. Caution where a swap of the same request brings something, which the call could have given as well.',
  'outcome.denied': 'A contract announces what the state does not show: its events are there to be believed.',
  'outcome.lenient':
    'No honest encoder writes such bytes. A note where the values are what the contract reads; a caution where part of it could not be read, or stands behind the arguments, where some contracts read a fee or an account.',
  'outcome.debt':
    'A debt is written down as a token that comes. One calls itself that, or cannot be passed on. Silent where a call of a contract that somebody vouches for is known to borrow for the user, and what is borrowed arrives in full.',
  'outcome.othersPaid':
    'A token that nobody here knows is made for the user while others get what the user does not pay: so it looks when somebody borrows in the user’s name.',
  'outcome.operationFee':
    'Whoever carries an operation is paid what it says, used or not: a thief who carries it himself sets his own pay.',
  'outcome.fee':
    'A fee is money that leaves. Caution where the request itself sets it so high; a note where the network asks it.',
  'outcome.strayValue':
    'Honest contracts refuse coins that come with a transfer of tokens. One that takes them keeps them, or hands them to whoever carries out a swap. Those that come with an approval are the business of `approvals.withValue`.',
  'outcome.strangeReturn':
    'A token of no worth is soon made, and a little of a known one is soon sent. A contract that is paid, or has an old permission, can take what is worth something and give that.',
  'outcome.tokenName':
    'A token chooses its own symbol. One that reads as a coin or as a sentence is there to deceive.',
  'outcome.order':
    'What is signed for a later number lies ready, and meets another state than the one it was tried in. One with the number of a transaction that waits puts that one out. One that waits behind others is known to: a note.',
  'outcome.otherBlock':
    'What takes more in another block was made to look harmless while it is tried. A caution where it is only other, as with draws and deadlines; nothing where amounts drift.',
  'outcome.otherCourse':
    'A contract that notices when it is only tried can be kind then. The runs differ, or the one that would tell could not be made.',
  'power.newSafe':
    'A Safe belongs to those whom its setup names. Strangers who are enough to sign have all that is ever sent to it, and a payment in the setup is made from what was sent before. Making a Safe for others is honest too.',
  'power.givenAway':
    'Only who owns a contract, or something that is kept there, can give that away, and then it is gone: rare, and honest when it is meant. A note where it stays among the user’s own accounts.',
  'power.delegatecall':
    'Code that runs as the account can replace its owners and its code and take all it has: the largest theft so far was one such call.',
  'power.codeReplaced':
    'The new code decides everything from then on. Of a Safe (changeMasterCopy) it is never part of ordinary work: stop. Of a proxy it is an upgrade, honest when expected: caution.',
  'power.control':
    'Roles, modules, guards and session keys decide who may act; changing them is rare, and honest when expected.',
  'power.blindHash':
    'A hash that a Safe approves can be any transaction of it, and bytes that it signs any permit: nobody can read them back. Caution for an order of CoW Protocol, which can sell no more than its relayer is allowed to take.',
  'power.safeHash':
    'The Safe itself says which hash stands for this transaction. Where it says another than what is computed here, what would be signed is not what is shown.',
  'power.claimedHash':
    'A hash that came with a transaction and is not its hash stands for another transaction: whoever signs that hash signs what is not shown.',
  'power.safeNonce':
    'A signature for a number that is far ahead waits until everybody has forgotten it. A few that wait before it are ordinary: note.',
  'power.refund':
    'A Safe that refunds gas pays at a price, and for an amount of gas, that the transaction sets: caution, and a note where whoever receives it is the user’s or saved. Stop where it is for more gas than any transaction can use: that is a payment.',
  'power.owners':
    'Owners decide over all that a Safe has. Changes are rare, and honest when expected: caution. Stop where one signature is enough from then on that was not before, or is a stranger’s; and where more owners must sign than can, which locks the Safe for good.',
  'power.emptyCode':
    'A module without code is a key that acts for the account alone; a proxy, a guard or a handler without code breaks, or belongs to whoever puts code there first. Nobody does it on purpose. Caution where the same request may make that contract first, and nobody traced it.',
  'power.fallbackHandler':
    'A handler answers whether the Safe has signed something, and a foreign one can say yes to permits and orders: caution. A token as handler lets anybody move what the Safe has of it: stop. The handlers of Safe itself: note.',
  'power.delegation':
    'A delegation without conditions (caveats), or with none that limits what is done, lets its delegate do anything as the account: stop. With conditions that are known to bound what is taken: caution.',
  'power.safeCode':
    'A Safe does what the code it borrows says. Foreign code there was how the largest theft so far took what a Safe held; chains with builds of their own have it honestly.',
  'power.authorization':
    'An account that hands itself to code can lose everything by one signature (EIP-7702): stop. Code that its makers publish does what they say, and is still a change of who decides: caution, unless it counts on every network.',
  'power.laterAuthorization':
    'An authorization whose number lies far ahead sleeps until the account has sent that many transactions, when nobody remembers it. Wallets sign the next number.',
  'power.borrowedCode':
    'An account that runs borrowed code (EIP-7702) obeys that code too. Many wallets set it up honestly, with code that they publish: note. Code that nobody here knows may be a sweeper’s: caution, each time.',
  'power.hiddenControl':
    'Who controls a contract decides over all in it: a change that no call asks for openly was not meant to be seen. Stop where somebody else gets power over the account or the Safe of the user, or over what the user controls; else caution.',
  'signatures.logIn':
    'A log-in that is signed elsewhere than at its site lets whoever asked act there as the user: stop. Where nobody knows which site asks: caution.',
  'signatures.anyText':
    'A signed text can be a promise or an order of anything; only a text that is known in whole is not.',
  'signatures.offerForNothing':
    'An offer for nothing is how items are stolen: one signature, and whoever comes first takes them.',
  'signatures.offerElsewhere':
    'What an offer is paid with, or most of it, goes to another account than the one that gives; some do it on purpose.',
  'signatures.lends':
    'A loan against items is worth what the items are worth, which nobody here knows: anyone can create a collection.',
  'signatures.unknownCurrency':
    'Anyone can make a token in a minute: an offer that is paid in one that nobody here knows may be paid in nothing.',
  'signatures.privateBuyer':
    'An offer to one account alone is agreed on beforehand, or a theft at a price that nobody else would see.',
  'signatures.manyOrders':
    'A note where each order is shown, since each is checked; caution where only the root of their tree is shown.',
  'signatures.power':
    'Who may act as an account without conditions on what is done has all it holds: stop. With them, for votes or for trading: caution.',
  'signatures.keys':
    'Programs make secret keys of such a signature: who has it has the account there, and all in it.',
  'signatures.checksum':
    'A wrong checksum means a digit that was mistyped or exchanged; some apps never learned to write it, so it is no Stop.',
  'signatures.notNow': 'What cannot be used now may be usable tomorrow: it is told, and comforts nobody.',
  'signatures.allHeld':
    'A signature over nine tenths of what is held can cost all of it, once or often: caution, and a note for a spender that Readback or the user names. Stop for several tokens at once.',
  'signatures.otherDigest':
    'Whoever writes a request so that a wallet signs something else than is shown means to deceive.',
  'signatures.severalTokens':
    'Drainers ask for every token at once, and honest apps seldom for more than one. Without a limit it is a Stop of its own.',
  'signatures.witness':
    'What a transfer is bound to is the only limit on it beyond the amount: a bare hash shows nothing of it.',
  'signatures.plainAccount':
    'A permit to a key is the commonest way to lose a token: no fee, no transaction, no trace until used.',
  'signatures.noLimit':
    'Caution for one token, as exchanges ask for it honestly. Stop for several at once: one signature can cost everything.',
  'signatures.transfer': 'An authorization to transfer moves the tokens at a time that someone else chooses.',
  'signatures.otherOwner':
    'A permit over the tokens of another account than the signer’s is a mistake or a trick.',
  'signatures.anyChain': 'A permit that names no network can be used on each of them.',
  'signatures.notSigned':
    'A field that stands in the request and is not covered by the signature is there to be believed.',
  'signatures.noContract':
    'A permit or an order that names no contract can be used at any that takes it; some exchanges ask for it.',
  'signatures.notAContract':
    'Where no code stands nothing verifies the signature: a mistake, another network, or code yet to come.',
  'signatures.otherDomain':
    'A contract takes only signatures of its own domain. A note where it says none: many good tokens do not.',
  'signatures.borrowedName':
    'The name in a domain is written by whoever asks; one that the contract does not use is there to be believed.',
  'signatures.party':
    'Whoever is named in a signature may gain by it: a receiver, a delegate, a new key. Only a known form says otherwise.',
  'signatures.longLived':
    'A permission that lasts for a year, or never ends, is forgotten long before it ends.',
  'messages.resources':
    'A ReCap (ERC-5573) hands powers to whoever holds the signature: caution. A resource elsewhere is only named: a note.',
  'messages.reusable':
    'Most sites send sign-ins without an end, and remember which nonce they gave: worth knowing, no alarm.',
  'messages.keys':
    'Apps make the secret key of an account out of such a signature: who has it has the account there, and all in it.',
  'messages.elsewhere':
    'A log-in for another site lets whoever asked act there as the user: stop. Where nobody knows which site asks, or another is only named: caution.',
  'messages.unreadable':
    'What nobody can read may be a hash of anything; log-ins have challenges that look the same.',
  'messages.otherParty':
    'A message that names somebody else may give them something, and no contract shows what.',
  'messages.amount':
    'Whoever receives the message may act on an amount in it; honest texts name amounts, too.',
  'messages.otherLanguage':
    'A text that gives away a key, or logs in elsewhere, is known by its words, and only by English ones.',
  'messages.hash': 'A hash can stand for a transaction or a permit, and nobody can read it back.',
  'messages.blind':
    'Wallets that know eth_sign differ in what they sign: some put the prefix of messages before the bytes, others sign them as the hash of anything, a transaction among it. The worse counts: stop, and caution for a readable text, which is no transaction in either way.',
  'messages.otherSite':
    'A sign-in signature that is made elsewhere than at the site lets whoever asked act there as the user.',
  'messages.malformedSignIn':
    'Two readers of a malformed sign-in can read two things; the message is not accepted by honest sites.',
  'messages.otherAccount':
    'A sign-in for another account than the signer is a mistake or a trick; it opens nothing by itself.',
  'messages.otherUri':
    'Wallets compare the domain, and some sites the URI: where the two differ, one of them is there for somebody else.',
  'messages.otherChain':
    'A sign-in for another network than the wallet’s opens what the user did not ask for.',
  'messages.time':
    'A sign-in that has ended, has not begun, or was made at another time was not made for this moment.',
  'messages.notText': 'Bytes that are no text may be read by a contract.',
  'messages.hiddenText': 'Text that does not look as it is written is there to deceive the eye.',
  'messages.anyUse':
    'A text can log in, promise or order something, or become a key. Only a log-in at the site that asks is known to do nothing else.',
  'messages.action':
    'Wallets put words before a message, so that no network takes it as it is; a signer that leaves them out signs the act itself. A message that is nothing else has no honest use: stop. One that only holds it: caution.',
  'transfers.itemAsAmount':
    'Permit2 and exchanges move tokens by a function that collections have too, where the amount is the id of an item: an amount of 0 gives item 0. Only of a contract that counts in decimals is it surely an amount.',
  'transfers.feeShare':
    'A fee that is taken from what arrives on another network, or added to a debt, is no line of the effects.',
  'transfers.priceLimit':
    'A call that is bound by a price alone goes through at any price where that price is missing or far from the market.',
  'transfers.fades':
    'Who takes an order that changes with time sets no limit of their own, and does not choose when it is mined.',
  'transfers.deadEnd':
    'Tokens keep what they are sent of other tokens, and contracts that all use leave what lies in them to whoever comes next. Of any other contract that is nobody’s account, nobody knows whether it can give back what is sent straight to it.',
  'transfers.leftThere':
    'Routers, bundlers and position managers pay out whatever they hold to whoever asks. More than a hundredth of what came that stays there is lost to robots; less is what prices round away. A step that may fail is also read as if it did not happen: others can make it fail.',
  'transfers.routerAmount':
    'All that the router holds is a number that anyone can raise for one transaction and take back after it. Paid by the user, it has no limit but what is held or allowed. Honest plans pay it from the router.',
  'transfers.poisoning':
    'A payment of nothing, or to the double of another payee, puts an address into lists of past payments, from where it is copied.',
  'transfers.acrossNetworks':
    'What is handed in here is to arrive on another network, which the run does not see: a contract that only looks like a bridge keeps it. A note where somebody vouches for the bridge, nothing but the receiver decides what arrives, and that is the same address with a key of its own: an account that is a contract here may not stand there.',
  'transfers.wholeBalance':
    'All that is held of an asset, or nine tenths of it, goes to an address that the user neither saved nor paid before.',
  'transfers.newPool':
    'Whoever is first in a pool sets its price. Where that price is wrong, the next trade takes what was put in.',
  'transfers.unevenPool':
    'A pool that takes much of one token and next to nothing of the other is at the end of a price range, or has a wrong price.',
  'transfers.poolMaximum':
    'A call may take, lose or burn all up to its maximum, and others can make it do so by moving the price first.',
  'transfers.changeKept':
    'The V3 routers give change only where refundETH is called behind the swap. What they keep, whoever calls them next takes.',
  'transfers.leverage':
    'What a position loses is taken from its collateral, and no effect shows its size. Of a position that stands already nobody here knows the collateral.',
  'transfers.noDeadline':
    'A transaction that waits is carried out when the price has moved to what the minimum was meant to prevent.',
  'transfers.longLock': 'What is locked for years cannot be taken out, whatever becomes of the protocol.',
  'transfers.firstPayment': 'Every payee was new once; it is worth a look, not an alarm.',
  'transfers.lookAlike':
    'Four digits alike at each end happen by chance once in four thousand million: it was made to be mistaken, and what is sent is gone. Six at one end: caution.',
  'transfers.lost':
    'Nobody holds the keys of these addresses, or the token keeps what it is sent. An address that repeats, counts, spells a text or is half of zeros is made by hand: no key leads to it. Silent where code stands there.',
  'transfers.dataToPlainAccount':
    'A call to an account without code runs nothing and keeps what is sent along.',
  'transfers.lessArrives':
    'A token that keeps a part, or a contract that does not pay on, makes a payment less than it says. A note where the payee alone could not be read: a token that hides it could as well lie about it.',
  'transfers.outputElsewhere':
    'What a swap buys leaves the user without ever reaching them. Stop where all that is held is given for it to an address, unless the user said that they know it.',
  'transfers.noMinimum': 'Without a least amount anyone who sees the swap coming can take nearly all of it.',
  'transfers.lessThanLeast':
    'A router that brings less than the call sets as the least does not do what it is called for.',
  'transfers.mostFarAbove':
    'Of an exact output, whoever sees the swap coming can take all up to the maximum input. An honest one lies a few percent above what the swap takes.',
  'transfers.poolMinimum':
    'Whoever moves the price of a pool before liquidity goes in or out, and back afterwards, takes all that the minimum leaves open.',
  'transfers.leastFarBelow':
    'Whoever sees the swap coming can take all above the least amount. An honest one lies a few percent below what comes.',
  'transfers.codeElsewhere':
    'The owner of a contract on Ethereum has no key of the same address elsewhere. What is sent there is lost, or belongs to whoever first puts code there.',
  'transfers.ownPrice':
    'What is offered or put into a pool at a wrong price is taken by whoever sees it first, exactly as the request says.',
} as const;
