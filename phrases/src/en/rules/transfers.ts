import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const transfers: RuleWords = {
  'transfers.firstPayment': {
    title: 'First payment to an address',
    explanation:
      'Readback has no record of an earlier payment from you to this address. Payments of next to nothing, of unknown tokens and on test networks do not count. Every payee is new at first, so the finding is only a note. If there are several new payees, the payee who gets the most is named first.',
    remedy: 'Compare the whole address with a source you trust.',
  },
  'transfers.lookAlike': {
    title: 'Address that looks like one of yours',
    explanation:
      'The address begins and ends like an address that you saved, paid or own, but is different. Eight matching characters occur by chance about once in a billion times. Scammers create look-alike addresses so that you copy them. The finding is a Caution if seven characters match, six at only one end, or eight of a well-known contract.',
    remedy: 'Reject the request, and use the address that you know.',
  },
  'transfers.lost': {
    title: 'Payment to an address that nobody controls',
    explanation:
      'Nobody holds the key to the zero address, the first few addresses, or burn addresses. The same is true of invented addresses. Their digits repeat, count up or spell words, or at least half are zeros. A token cannot return what is sent to its own contract. What you send to these addresses is gone.',
    remedy: 'Check the payee’s address. Sign only if you want to burn what you send.',
  },
  'transfers.outputElsewhere': {
    title: 'Output that goes to someone else',
    explanation:
      'You send assets through a swap, wrap, bridge, vault or pool, but the output goes to another address. Apps send the output to you unless you choose another recipient. The finding is a Stop if you give your whole balance and did not say that you know the recipient.',
    remedy:
      'Reject the request, unless you chose this recipient. Compare the whole address with a source you trust.',
  },
  'transfers.noMinimum': {
    title: 'Swap without a minimum',
    explanation:
      'The swap accepts any price. Anyone who sees the swap before it is mined can move the price and leave you with almost nothing. Apps set a minimum to prevent that.',
    remedy: 'Ask the app for a minimum that you would accept.',
  },
  'transfers.leastFarBelow': {
    title: 'Minimum far below the simulated output',
    explanation:
      'The swap’s minimum is below its simulated output by more than the slippage you allow in Settings. Anyone who sees the swap before it is mined can take the full difference.',
    remedy: 'Set the minimum closer to the simulated output, or allow more slippage in Settings.',
  },
  'transfers.mostFarAbove': {
    title: 'Maximum far above what the swap costs',
    explanation:
      'The swap buys an exact amount and sets a maximum cost. The maximum exceeds the cost in the simulation by more than the slippage you allow in Settings. Anyone who sees the swap before it is mined can move the price and take everything up to the maximum.',
    remedy: 'Ask the app for a maximum close to the simulated cost, or reject the request.',
  },
  'transfers.poolMinimum': {
    title: 'Pool deposit or withdrawal without a useful minimum',
    explanation:
      'The call adds assets to a pool or withdraws them, at a price that others can move. The call’s minimum is 0, or is below the simulated amount by more than the slippage you allow in Settings. Anyone who sees the transaction before it is mined can move the price and keep the difference.',
    remedy: 'Ask the app for a minimum close to the simulated amount.',
  },
  'transfers.poolMaximum': {
    title: 'Maximum cost or loss that is far too high',
    explanation:
      'The call sets a maximum that it can take, burn, lose or pay as a fee. The maximum exceeds the simulated amount by more than the slippage you allow in Settings, or allows a large loss. The contract can use everything up to the maximum.',
    remedy: 'Ask the app for a lower maximum, or reject the request.',
  },
  'transfers.feeShare': {
    title: 'Fee that takes a large share of the amount',
    explanation:
      'The call names a fee or a maximum fee. Its share of the amount exceeds the slippage you allow in Settings, or is unknown. The effects do not show it: it is taken from what arrives or added to a debt. An execution fee is compared with the usual cost. The rule also fires if a contract keeps all above an expected amount that is below the minimum.',
    remedy: 'Ask the app for a lower fee limit, or reject the request.',
  },
  'transfers.priceLimit': {
    title: 'Price limit that limits nothing',
    explanation:
      'Only a price limit protects the call. That limit accepts any trade, or is more than 10% away from the largest pool’s price on the same network. The rule also fires if the limit could not be compared with a pool. Anyone who sees the transaction before it is mined can move the price and keep the difference.',
    remedy: 'Ask the app for a limit close to the current price, or reject the request.',
  },
  'transfers.leverage': {
    title: 'Position far larger than its collateral',
    explanation:
      'The call opens or increases a position worth more than 25 times its collateral. The rule also fires if Readback could not compare the two amounts. A small price move can then take all of the collateral.',
    remedy: 'Choose a smaller position, or add more collateral.',
  },
  'transfers.ownPrice': {
    title: 'Price that the request itself sets',
    explanation:
      'An order, a deposit into a pool and a swap’s minimum each set a price. It is compared with Uniswap V3 pools that hold ten times the amount, at about their 30-minute average price. A deposit into a Uniswap V2 pair is compared with that pair. The rule fires if the prices are far apart. For orders and deposits, it also fires if no pool counts.',
    remedy: 'Compare the price with one from another market before you sign.',
  },
  'transfers.fades': {
    title: 'Order that gets worse over time',
    explanation:
      'The order offers less or asks for more as time passes, and the request sets no minimum or maximum. The transaction can be mined late, at the worst price.',
    remedy: 'Choose an order with fixed amounts, or reject the request.',
  },
  'transfers.noDeadline': {
    title: 'Deadline that is too far in the future',
    explanation:
      'The call has a deadline, but it is so far away that it does not protect you. A transaction that is not mined soon can be mined much later. You may then get the worst price that the minimum allows.',
    remedy: 'Ask the app for a deadline within the hour.',
  },
  'transfers.newPool': {
    title: 'First liquidity in a new pool',
    explanation:
      'The request creates a pool or adds the first tokens to one, and so sets the pool’s price. If that price is far from the market price, the next trade takes most of what you add.',
    remedy: 'Compare the price with one from another market before you sign.',
  },
  'transfers.longLock': {
    title: 'Lock for longer than a year',
    explanation:
      'The call locks assets for more than a year: until a date, for a duration, or in several steps together. A time with an unknown unit is reported too. You cannot withdraw anything earlier. The rule does not fire if the payer can cancel the lock.',
    remedy: 'Choose an earlier date, unless you want to lock the assets for that long.',
  },
  'transfers.unevenPool': {
    title: 'Only one of two tokens goes into a pool',
    explanation:
      'A position has two tokens, but nothing or almost nothing of one token goes in. The pool then sells the other token within the request’s price range. Limit orders work this way. If the pool’s price is wrong, it sells your token for almost nothing.',
    remedy: 'Compare the price range with prices from another market before you sign.',
  },
  'transfers.lessThanLeast': {
    title: 'Swap that returns less than its minimum',
    explanation:
      'The call sets a minimum for what you receive, but less arrives in the simulation. Either the router does not enforce its own minimum, or the token keeps part of each transfer.',
    remedy: 'Reject the request, or use a router that you know.',
  },
  'transfers.lessArrives': {
    title: 'Payment that does not fully arrive',
    explanation:
      'In the simulation, the payee’s balance grows by less than the amount sent, or shrinks. Some tokens keep part of every transfer. Others only emit a transfer event and move nothing.',
    remedy: 'Ask the payee whether the smaller amount is enough, or reject the request.',
  },
  'transfers.wholeBalance': {
    title: 'Your whole balance of a token goes to a stranger',
    explanation:
      'Almost all of your balance of an asset goes to an address that you neither saved nor paid before. For a token, this means 90% or more. Thieves empty accounts this way, but so do people who move to a new wallet.',
    remedy: 'Compare the whole address with a source you trust. Send a small amount first.',
  },
  'transfers.ofOthers': {
    title: 'Assets of someone else',
    explanation:
      'The request moves assets of an account that is not yours to a third account. This works if the owner allowed you to move them, or signed for it. Bots that collect subscriptions and relayers do this. So does a thief who gets you to use a permission that another account gave you.',
    remedy: 'Sign only if you want to move what belongs to this account.',
  },
  'transfers.dataToPlainAccount': {
    title: 'Call to an account without code',
    explanation:
      'A call asks a contract to do something. An account without code does nothing and keeps any payment. Usually, the address is wrong, or the contract is deployed on another network.',
    remedy: 'Check the address and the network.',
  },
  'transfers.acrossNetworks': {
    title: 'Payment to another network',
    explanation:
      'What you pay on this network should be paid out on another network, which the simulation does not cover. Whether it arrives depends on the contract alone. A contract that only looks like a bridge keeps your payment.',
    remedy: 'Compare the contract’s whole address with the one that the bridge publishes.',
  },
  'transfers.itemAsAmount': {
    title: 'NFT ID in place of an amount',
    explanation:
      'Permit2 and exchanges move tokens with a function that NFT collections also have. For an NFT collection, the number is the ID of an NFT, not an amount. The number 0 then moves the NFT with ID 0.',
    remedy: 'Reject the request, unless you know that the contract is a token, not an NFT collection.',
  },
  'transfers.poisoning': {
    title: 'Payment that adds a false address to your history',
    explanation:
      'The request sends an amount of 0 to an address, or pays an address that looks like another payee’s. The payment puts that address in your payment history. Later, you may copy it by mistake instead of the right one.',
    remedy: 'Reject the request, and ask the app for a request without that payment.',
  },
  'transfers.deadEnd': {
    title: 'Payment to a contract that cannot return it',
    explanation:
      'The payee is another token’s contract, or a shared contract such as a router or Permit2. A token contract cannot return your tokens. The next caller can take what a shared contract holds. Other unknown contracts are reported too, because many keep what is sent directly to them. Safes and delegated accounts are not reported.',
    remedy: 'Check the payee’s address. To deposit tokens, use the contract’s own deposit function.',
  },
  'transfers.codeElsewhere': {
    title: 'Payee that is a contract on another network',
    explanation:
      'The address belongs to a contract on another network, and has no code on the network of the request. A contract’s owner has no key to the same address elsewhere. What you send is lost, or belongs to whoever first deploys code there. Readback compares the address with contracts it knows. It also asks an Ethereum node, if you use Ethereum in Readback.',
    remedy: 'Ask the payee which address they use on this network.',
  },
  'transfers.leftThere': {
    title: 'Assets left in a router',
    explanation:
      'The request moves something into a router, bundler, position manager or multicall and does not take it all out. These contracts do not hold assets for anyone. Bots take what they find there, often in the same block. If a step may fail, Readback also checks what would then be left.',
    remedy: 'Ask the app for a request that pays out everything in the same transaction.',
  },
  'transfers.routerAmount': {
    title: 'Amount that others can change',
    explanation:
      'The request sets the amount to everything that the router holds, but you pay that amount. Anyone can add tokens to the router for one transaction and then take them back. You could then pay up to everything you hold or allow, for the same small minimum.',
    remedy: 'Ask the app for a request that states a fixed amount, or reject the request.',
  },
  'transfers.changeKept': {
    title: 'Unused amount that the router keeps',
    explanation:
      'The request sends, or might send, more native currency than the swap uses. The call does not ask for the rest back. Uniswap V3 routers and their copies then keep the rest, and their next caller can take it.',
    remedy: 'Send exactly what the swap costs, or ask the app for a request that returns the rest.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'transfers.firstPayment': 'Every payee is new at first, so the finding is only a note.',
  'transfers.lookAlike':
    'Eight matching characters at the two ends occur by chance about once in a billion times. At least two are at the front and three at the back. An address like that was made to be mistaken for another, and what is sent to it is gone. If seven characters match, or six at one end, the finding is a Caution. Of 150 real pairs of addresses that scammers made, 148 are found.',
  'transfers.lost':
    'Nobody has the keys to these addresses, or the token keeps what is sent to its own contract. The same is true of invented addresses. Their digits repeat, count up or spell words, or at least half are zeros. The rule does not fire if code is deployed at the address.',
  'transfers.outputElsewhere':
    'The output of a swap goes to someone else without ever reaching the user. The finding is a Stop if the user gives their whole balance and did not mark the recipient as known.',
  'transfers.noMinimum':
    'Without a minimum, anyone who sees the swap before it is mined can take nearly all of its output.',
  'transfers.leastFarBelow':
    'Anyone who sees the swap before it is mined can take everything above the minimum. An honest minimum is a few percent below the simulated output.',
  'transfers.mostFarAbove':
    'A swap for an exact output has a maximum input. Anyone who sees the swap before it is mined can take everything up to that maximum. An honest maximum is a few percent above what the swap costs.',
  'transfers.poolMinimum':
    'Others can move a pool’s price before liquidity goes in or out, and then move it back. They can take everything above the minimum.',
  'transfers.poolMaximum':
    'A call can take, lose or burn any amount up to its maximum. Others can push it to the maximum by moving the price first.',
  'transfers.feeShare':
    'A fee may be taken from what arrives on another network, or added to a debt. The effects do not show a fee like this.',
  'transfers.priceLimit':
    'Only a price limit protects the call. If that limit is missing or far from the market price, the call can execute at a very bad price.',
  'transfers.leverage':
    'A position’s losses come out of its collateral, and the effects do not show the position’s size. For an existing position, Readback does not know the collateral.',
  'transfers.ownPrice':
    'If an offer, a deposit or a minimum has the wrong price, whoever trades against it takes the difference.',
  'transfers.fades':
    'The order changes over time, and the user sets no limit. The user does not choose when the transaction is mined either.',
  'transfers.noDeadline': 'A delayed transaction can be mined at the worst price that its minimum allows.',
  'transfers.newPool':
    'Whoever first puts liquidity into a pool sets its price. If that price is wrong, the next trade takes what they put in.',
  'transfers.longLock': 'Assets locked for years cannot be withdrawn, whatever happens to the protocol.',
  'transfers.unevenPool':
    'The pool takes much of one token and almost nothing of the other token. Either the position is at the end of a price range, or the pool’s price is wrong.',
  'transfers.lessThanLeast':
    'A router that returns less than the call’s minimum does not do what the call asks for.',
  'transfers.lessArrives':
    'The token or a contract keeps part of the payment, so less arrives than the payment says. If only the payee’s balance could not be read, the finding is a note. A token that hides a balance could also lie about it.',
  'transfers.wholeBalance':
    'The user sends their whole balance of an asset, or 90% or more of it. The recipient is an address that they neither saved nor paid before.',
  'transfers.ofOthers':
    'Services that collect payments for others do this every day, so the finding is only a note. Assets that come to the user do not trigger it.',
  'transfers.dataToPlainAccount': 'A call to an account without code executes nothing and keeps any payment.',
  'transfers.acrossNetworks':
    'A deposit on this network should arrive on another network, which the simulation does not cover. A contract that only looks like a bridge keeps the deposit. The finding is a note if a known bridge pays the user’s own plain account at the same address. A contract account on this network may not be deployed on the other network.',
  'transfers.itemAsAmount':
    'Permit2 and exchanges move tokens with a function that NFT collections also have. For an NFT collection, the number is the ID of an NFT, not an amount. The number 0 then gives away the NFT with ID 0. Only a contract with decimals certainly treats the number as an amount.',
  'transfers.poisoning':
    'A payment of zero, or a payment to a look-alike address, puts that address into the payment history. People copy addresses from payment history.',
  'transfers.deadEnd':
    'Other tokens sent to a token contract are usually lost. The next caller can take what a shared contract holds. Any other contract that is not an account may be unable to return what is sent to it.',
  'transfers.codeElsewhere':
    'The owner of a contract on one network has no key to the same address on another network. What is sent to that address is lost, or belongs to whoever first deploys code there.',
  'transfers.leftThere':
    'Routers, bundlers and position managers pay whatever they hold to any caller. If more than 1% of what arrived stays there, bots take it. Up to 1% counts as rounding. Some steps may fail without failing the request. Readback also checks what would then be left, because others can make those steps fail.',
  'transfers.routerAmount':
    'Anyone can add to the router’s balance for one transaction and then take the tokens back. If the user pays as much as the router holds, only the user’s own balance or allowance limits the payment. Honest requests pay from the router’s balance.',
  'transfers.changeKept':
    'Uniswap V3 routers and their copies return the unused amount only if refundETH is called after the swap. Their next caller can take what they keep.',
};
