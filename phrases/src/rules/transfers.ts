import type { RuleWords } from './ruleWords.ts';

export const transfers: RuleWords = {
  'transfers.firstPayment': {
    title: 'First payment to an address',
    explanation:
      'You have not paid this address from here before. Everybody was new once, so that this is only noted. Of several, the one who gets most is named first.',
    remedy: 'Compare the whole address with where you know it is right.',
  },
  'transfers.lookAlike': {
    title: 'Address that looks like one of yours',
    explanation:
      'It begins and ends like an address that you saved, paid or own, and is another one. Four digits at each end are alike by chance once in four thousand million times. Such addresses are made to be copied from a list of past payments. Six digits at one end alone are a Caution.',
    remedy: 'Use the address that you saved, or reject.',
  },
  'transfers.lost': {
    title: 'Payment to nobody',
    explanation:
      'Nobody holds the key of the zero address, of the first few addresses, of those used for burning or of one made by hand: one that repeats, counts, spells a text or is half zeros. A token has no way to give back what is sent to its own contract. What goes there is gone.',
    remedy: 'Check whom you want to pay. Whoever wants to burn something signs it all the same.',
  },
  'transfers.outputElsewhere': {
    title: 'Output that goes to someone else',
    explanation:
      'You pay for a swap, a wrap, a bridge, a vault or a pool, and what comes out goes to another address. Apps send it to you unless you ask for something else. It is a Stop where all that you hold is given for it and the address is none that you saved.',
    remedy: 'Compare the whole address with where you know it is right, or reject.',
  },
  'transfers.noMinimum': {
    title: 'Swap without a least amount',
    explanation:
      'The swap goes through at any price. Whoever sees it coming can move the price first and back afterwards, and leave you with almost nothing. Apps set a least amount for that reason.',
    remedy: 'Ask for a least amount that you would accept.',
  },
  'transfers.leastFarBelow': {
    title: 'Least amount far below what comes',
    explanation:
      'The swap sets a least amount that lies further below what it brings now than you allow in the settings. All that lies between can be taken by whoever sees it coming.',
    remedy: 'Set the least amount closer to what comes now, or allow more in the settings.',
  },
  'transfers.mostFarAbove': {
    title: 'Maximum far above what the swap takes',
    explanation:
      'The swap buys an exact amount and sets the maximum that it may take for it. That maximum lies further above what the simulation takes than you allow in the settings. Whoever sees the swap coming can move the price first and take everything up to the maximum.',
    remedy: 'Ask for a maximum close to what the swap takes now, or reject.',
  },
  'transfers.poolMinimum': {
    title: 'Pool or withdrawal without a useful minimum',
    explanation:
      'The call puts assets into a pool or takes them out, at a price that others can move. Its minimum is zero, or further below what the simulation shows than the slippage you allow in the settings. Anyone who sees it coming can move the price first and back afterwards, and keep the difference.',
    remedy: 'Ask for a minimum close to what the simulation shows.',
  },
  'transfers.poolMaximum': {
    title: 'Maximum cost or loss that is far too high',
    explanation:
      'The call sets a maximum that it may take, burn, lose or pay as a fee. That maximum is further above what the simulation takes than the slippage you allow in the settings, or allows the loss of a large part. The contract can use all of it.',
    remedy: 'Ask for a lower limit, or reject.',
  },
  'transfers.feeShare': {
    title: 'Fee that takes a large part',
    explanation:
      'The call names a fee, or the maximum of one. It is a larger part of what the call moves than the slippage you allow in the settings, or no amount of the call says what part it is. The effects do not show such a fee: it is taken from what arrives, or added to a debt. A fee in coins for whoever carries the call out is compared with what that costs anywhere.',
    remedy: 'Ask for a lower fee limit, or reject.',
  },
  'transfers.priceLimit': {
    title: 'Price limit that limits nothing',
    explanation:
      'The call is held to a price alone, and the price that it names accepts any, is more than a tenth away from the largest pool on the same network, or could not be compared with one. Anyone who sees it coming can move the price first and keep the difference.',
    remedy: 'Ask for a limit close to the price now, or reject.',
  },
  'transfers.leverage': {
    title: 'Position far larger than its collateral',
    explanation:
      'The call opens or raises a position of more than 25 times the collateral that it brings, or of which Readback could not tell how much that is. A small move of the price takes all of the collateral then.',
    remedy: 'Ask for a smaller position, or for more collateral.',
  },
  'transfers.ownPrice': {
    title: 'Price that the request itself sets',
    explanation:
      'An order, or liquidity for a pool, sets its own price. Readback compares it with another Uniswap v3 pool of the two tokens, or two by way of a third token. A pool counts if it holds ten times what changes hands and its price has stood for half an hour. The price is far from that, or there is no such pool.',
    remedy: 'Compare the price with another market before you sign.',
  },
  'transfers.fades': {
    title: 'Order that gets worse with time',
    explanation:
      'The order offers less or asks for more as time passes, and whoever takes it sets no minimum or maximum. The transaction can be mined late, at the worst of it.',
    remedy: 'Take an order whose amounts stay the same, or reject.',
  },
  'transfers.noDeadline': {
    title: 'Deadline that never comes',
    explanation:
      'The call has a deadline, and it lies further away than anyone will see. A transaction that is not included soon can then be included much later, when the price has moved to the edge of what its minimum allows.',
    remedy: 'Ask for a deadline within the hour.',
  },
  'transfers.newPool': {
    title: 'First liquidity in a new pool',
    explanation:
      'The request creates a pool, or is the first to put tokens into it, and so sets its price. If that price is far from the market, the next trade takes most of what was put in.',
    remedy: 'Compare the price with another market before you sign.',
  },
  'transfers.longLock': {
    title: 'Lock for longer than a year',
    explanation:
      'The call locks assets for more than a year: until a date, for a duration, or for several steps in a row, which are added up. A time whose unit Readback does not know is reported too. Nothing comes out earlier. Quiet where whoever pays can cancel.',
    remedy: 'Choose an earlier date, unless you want it locked that long.',
  },
  'transfers.unevenPool': {
    title: 'Only one of two tokens goes into a pool',
    explanation:
      'A position is made of two tokens, and of one of them nothing or almost nothing goes in. The pool then sells the other one within the price range of the request. That is how limit orders work. It is also how a pool with a wrong price takes tokens for almost nothing.',
    remedy: 'Compare the price range with another market before you sign.',
  },
  'transfers.lessThanLeast': {
    title: 'Swap that brings less than its least',
    explanation:
      'The call says how much has to come at least, and in the run less comes. A router that does so does not keep to its own words, or the token keeps a part of each transfer.',
    remedy: 'Reject it, or use a router that you know.',
  },
  'transfers.lessArrives': {
    title: 'Payment of which less arrives',
    explanation:
      'The balance of whoever is paid was read before and after the run, and it grew by less than what is sent, or shrank. Some tokens keep a part of every transfer. Others only announce that something moved.',
    remedy: 'Ask the payee whether the smaller amount is enough, or reject.',
  },
  'transfers.wholeBalance': {
    title: 'All that you hold goes to a stranger',
    explanation:
      'Nine tenths or more of a token that you hold, or nearly all of the network’s currency, goes to an address that you neither saved nor paid before. That is how accounts are emptied, and also how people move to a new wallet.',
    remedy: 'Compare the whole address with where you know it is right. Send a small amount first.',
  },
  'transfers.dataToPlainAccount': {
    title: 'Call to an account without code',
    explanation:
      'A call asks a contract to do something. An account without code does nothing and keeps what is sent along. Mostly the address is wrong, or the contract stands on another network.',
    remedy: 'Check the address and the network.',
  },
  'transfers.acrossNetworks': {
    title: 'Payment to another network',
    explanation:
      'What is handed in here is to be paid out on another network, where no run looks. Whether it arrives depends on the contract alone, and one that only looks like a bridge keeps it.',
    remedy: 'Compare the whole address of the contract with what the bridge itself publishes.',
  },
  'transfers.itemAsAmount': {
    title: 'Item that is given as an amount',
    explanation:
      'Permit2 and exchanges move tokens by a function that collections of items have too. There the amount is the number of an item, so that an amount of 0 moves item 0.',
    remedy: 'Reject it, unless you know that the contract is a token, not a collection.',
  },
  'transfers.poisoning': {
    title: 'Payment for the sake of its address',
    explanation:
      'A payment of nothing, or a small one to an address that looks like that of another payee of the same request, puts an address among your past payments. One day it is copied in the place of the right one.',
    remedy: 'Reject it, and ask for a request without that payment.',
  },
  'transfers.deadEnd': {
    title: 'Tokens for a contract that cannot return them',
    explanation:
      'The payee is the contract of another token, or one that everybody uses, as a router or Permit2. The first has no way to give tokens back. What lies in the second is lost, or belongs to whoever calls it next. Any other contract that is not an account you know, a Safe or a delegated account is named as well: many keep what is sent straight to them.',
    remedy: 'Check whom you want to pay. To deposit tokens, use the function that the contract has for it.',
  },
  'transfers.codeElsewhere': {
    title: 'Payee who is a contract on Ethereum alone',
    explanation:
      'The address has code on Ethereum and was never used on the network of the request. The owner of a contract has no key of that address elsewhere. What is sent is lost, or belongs to whoever first puts code there. Ethereum is asked only if you use it here.',
    remedy: 'Ask whom you mean where they want to receive it on this network.',
  },
  'transfers.leftThere': {
    title: 'Value left at a router',
    explanation:
      'The request moves something into a router, bundler or position manager and does not take all of it out again. Such contracts keep nothing for anybody. Robots take what they find there, often in the same block. A step that may fail is read as if it did not happen, too: what came for it must still come back.',
    remedy: 'Ask for a request that pays out everything in the same transaction.',
  },
  'transfers.routerAmount': {
    title: 'Amount that others set',
    explanation:
      'The amount stands for all that the router holds, and you pay it. Anyone can put tokens there for one transaction and take them back after it. Then you pay up to all that you hold or allow, for the same small minimum.',
    remedy: 'Ask for a request that names the amount, or reject.',
  },
  'transfers.changeKept': {
    title: 'Change that the router keeps',
    explanation:
      'More coins are sent along with the swap than it uses, or than it may use, and the call does not ask for the change. The V3 routers keep it then, and whoever calls them next can take it.',
    remedy: 'Send exactly what the swap takes, or ask for a request that gives the change back.',
  },
};
