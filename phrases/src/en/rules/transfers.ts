import type { RuleWords } from '../../rules/ruleWords.ts';

export const transfers: RuleWords = {
  'transfers.firstPayment': {
    title: 'First payment to an address',
    explanation:
      'Readback has no record that you paid this address before. Every payee is new once, so this is only a note. If there are several, the one who gets the most is named first.',
    remedy: 'Compare the whole address with a source you trust.',
  },
  'transfers.lookAlike': {
    title: 'Address that looks like one of yours',
    explanation:
      'It begins and ends like an address that you saved, paid or own, but is different. Four equal digits at each end happen by chance once in four billion times. Scammers create these addresses for you to copy from past payments. Six equal digits at only one end are a Caution.',
    remedy: 'Use the address that you saved, or reject.',
  },
  'transfers.lost': {
    title: 'Payment to nobody',
    explanation:
      'Nobody holds the key to the zero address, the first few addresses, or burn addresses. Nor to one made up by hand: one that repeats, counts, spells a text or is half zeros. A token cannot return what is sent to its own contract. What goes there is gone.',
    remedy: 'Check who you want to pay. Sign it only if you want to burn something.',
  },
  'transfers.outputElsewhere': {
    title: 'Output that goes to someone else',
    explanation:
      'You pay for a swap, wrap, bridge, vault or pool, but the output goes to another address. Apps send it to you unless you ask for something else. It is a Stop if you give all that you hold and have not saved the address.',
    remedy: 'Compare the whole address with a source you trust, or reject.',
  },
  'transfers.noMinimum': {
    title: 'Swap without a minimum',
    explanation:
      'The swap accepts any price. Anyone who sees it coming can move the price first and back afterwards, and leave you with almost nothing. Apps set a minimum to prevent that.',
    remedy: 'Ask for a minimum that you would accept.',
  },
  'transfers.leastFarBelow': {
    title: 'Minimum far below the simulated output',
    explanation:
      'The swap’s minimum is further below its current output than the slippage you allow in Settings. Anyone who sees it coming can take the whole difference.',
    remedy: 'Set the minimum closer to the current output, or allow more slippage in Settings.',
  },
  'transfers.mostFarAbove': {
    title: 'Maximum far above what the swap takes',
    explanation:
      'The swap buys an exact amount and sets the maximum that it may take for it. That maximum exceeds what the simulation takes by more than the slippage you allow in Settings. Anyone who sees the swap coming can move the price first and take everything up to the maximum.',
    remedy: 'Ask for a maximum close to what the swap takes now, or reject.',
  },
  'transfers.poolMinimum': {
    title: 'Pool or withdrawal without a useful minimum',
    explanation:
      'The call puts assets into a pool or takes them out, at a price that others can move. Its minimum is 0, or below the simulation by more than the slippage you allow in Settings. Anyone who sees it coming can move the price first and back afterwards, and keep the difference.',
    remedy: 'Ask for a minimum close to what the simulation shows.',
  },
  'transfers.poolMaximum': {
    title: 'Maximum cost or loss that is far too high',
    explanation:
      'The call sets a maximum that it may take, burn, lose or pay as a fee. That maximum exceeds the simulation by more than the slippage you allow in Settings, or allows a large loss. The contract can use all of it.',
    remedy: 'Ask for a lower limit, or reject.',
  },
  'transfers.feeShare': {
    title: 'Fee that takes a large part',
    explanation:
      'The call names a fee, or its maximum. The fee’s share of the amount exceeds the slippage you allow in Settings, or is unknown. The effects do not show it: it is taken from what arrives, or added to a debt. A fee in native currency for executing the call is compared with the usual cost.',
    remedy: 'Ask for a lower fee limit, or reject.',
  },
  'transfers.priceLimit': {
    title: 'Price limit that limits nothing',
    explanation:
      'Only a price limits the call. That price accepts any trade, or is more than 10% away from the largest pool on the same network. Or it could not be compared with a pool. Anyone who sees it coming can move the price first and keep the difference.',
    remedy: 'Ask for a limit close to the current price, or reject.',
  },
  'transfers.leverage': {
    title: 'Position far larger than its collateral',
    explanation:
      'The call opens or increases a position worth more than 25 times its collateral. It also fires if Readback could not compare the two amounts. A small price move can then take all of the collateral.',
    remedy: 'Ask for a smaller position, or for more collateral.',
  },
  'transfers.ownPrice': {
    title: 'Price that the request itself sets',
    explanation:
      'An order, or liquidity for a pool, sets its own price. Readback compares it with another Uniswap v3 pool of the two tokens, or two through a third token. A pool counts if it holds ten times the traded amount and its price was stable for 30 minutes. The price is far from that, or there is no pool like that.',
    remedy: 'Compare the price with another market before you sign.',
  },
  'transfers.fades': {
    title: 'Order that gets worse with time',
    explanation:
      'The order offers less or asks for more as time passes, and its taker sets no minimum or maximum. The transaction can be mined late, at the worst price.',
    remedy: 'Choose an order with fixed amounts, or reject.',
  },
  'transfers.noDeadline': {
    title: 'Deadline that never comes',
    explanation:
      'The call has a deadline, but it is further away than anyone will live to see. A transaction that is not mined soon can be mined much later. The price may have moved to the edge of its minimum.',
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
      'The call locks assets for more than a year: until a date, for a duration, or in several steps together. A time with an unknown unit is reported too. You cannot take anything out earlier. Silent if whoever pays can cancel.',
    remedy: 'Choose an earlier date, unless you want that long a lock.',
  },
  'transfers.unevenPool': {
    title: 'Only one of two tokens goes into a pool',
    explanation:
      'A position has two tokens, but nothing or almost nothing of one of them goes in. The pool then sells the other one within the request’s price range. Limit orders work like that. A pool with a wrong price also takes tokens for almost nothing this way.',
    remedy: 'Compare the price range with another market before you sign.',
  },
  'transfers.lessThanLeast': {
    title: 'Swap that returns less than its minimum',
    explanation:
      'The call sets a minimum to receive, but less arrives in the simulation. Either the router does not enforce its own minimum, or the token keeps part of each transfer.',
    remedy: 'Reject it, or use a router that you know.',
  },
  'transfers.lessArrives': {
    title: 'Payment that does not fully arrive',
    explanation:
      'The payee’s balance was read before and after the simulation. It grew by less than the amount sent, or shrank. Some tokens keep part of every transfer. Others only emit an event that something moved.',
    remedy: 'Ask the payee whether the smaller amount is enough, or reject.',
  },
  'transfers.wholeBalance': {
    title: 'Your whole balance of a token goes to a stranger',
    explanation:
      'Almost everything you hold of an asset goes to an address that you neither saved nor paid before. For a token that is 90% or more. Accounts are emptied like this, and people also move to a new wallet like this.',
    remedy: 'Compare the whole address with a source you trust. Send a small amount first.',
  },
  'transfers.dataToPlainAccount': {
    title: 'Call to an account without code',
    explanation:
      'A call asks a contract to do something. An account without code does nothing and keeps any payment. Most often the address is wrong, or the contract is deployed on another network.',
    remedy: 'Check the address and the network.',
  },
  'transfers.acrossNetworks': {
    title: 'Payment to another network',
    explanation:
      'What you pay in here should be paid out on another network, which the simulation does not cover. Arrival depends on the contract alone, and one that only looks like a bridge keeps it.',
    remedy: 'Compare the contract’s whole address with what the bridge publishes.',
  },
  'transfers.itemAsAmount': {
    title: 'Item ID in the place of an amount',
    explanation:
      'Permit2 and exchanges move tokens with a function that item collections have too. There the amount is the ID of an item, so an amount of 0 moves item 0.',
    remedy: 'Reject it, unless you know that the contract is a token, not a collection.',
  },
  'transfers.poisoning': {
    title: 'Payment that plants an address',
    explanation:
      'The request pays zero, or pays a small amount to an address that looks like another payee’s. That puts the address in your payment history. One day you may copy it instead of the right one.',
    remedy: 'Reject it, and ask for a request without that payment.',
  },
  'transfers.deadEnd': {
    title: 'Tokens for a contract that cannot return them',
    explanation:
      'The payee is another token’s contract, or a shared one such as a router or Permit2. The first cannot return tokens. What is in the second is lost, or belongs to its next caller. Other unknown contracts are named too, except Safes and delegated accounts. Many keep what is sent straight to them.',
    remedy: 'Check who you want to pay. To deposit tokens, use the contract’s own function for it.',
  },
  'transfers.codeElsewhere': {
    title: 'Payee that is a contract only on Ethereum',
    explanation:
      'The address has code on Ethereum and was never used on the network of the request. A contract’s owner has no key to that address elsewhere. What you send is lost, or belongs to whoever first deploys code there. Ethereum is asked only if you use it here.',
    remedy: 'Ask the payee where they want to receive it on this network.',
  },
  'transfers.leftThere': {
    title: 'Value left at a router',
    explanation:
      'The request moves something into a router, bundler or position manager and does not take all of it out again. These contracts keep nothing for anyone. Bots take what they find there, often in the same block. A step that may fail is also read as if it did not happen: its payment must still come back.',
    remedy: 'Ask for a request that pays out everything in the same transaction.',
  },
  'transfers.routerAmount': {
    title: 'Amount that others set',
    explanation:
      'The amount means everything that the router holds, and you pay it. Anyone can put tokens there for one transaction and take them back after it. Then you pay up to all that you hold or allow, for the same small minimum.',
    remedy: 'Ask for a request that names the amount, or reject.',
  },
  'transfers.changeKept': {
    title: 'Unused amount that the router keeps',
    explanation:
      'The request sends more native currency than the swap uses or may use. The call does not ask for the rest back. The V3 routers keep it then, and their next caller can take it.',
    remedy: 'Send exactly what the swap takes, or ask for a request that returns the rest.',
  },
};
