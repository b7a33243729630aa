import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const outcome: RuleWords = {
  'outcome.fails': {
    title: 'Request that would fail',
    explanation:
      'The request fails in the simulation, as a whole or in part. A failed transaction changes nothing and still costs the gas fee. A batch that continues after a failure does less than it says.',
    remedy:
      'Check the likely cause, if one is shown. Once the cause is fixed, ask the app for a new request.',
  },
  'outcome.unreadValue': {
    title: 'Payment with a call that could not be decoded',
    explanation:
      'The request sends native currency with a call to an unknown function. Nobody can tell what the contract does with the payment. The contract may keep it.',
    remedy:
      'Find the contract’s source code or save its ABI here, and read the request again. Otherwise, reject the request.',
  },
  'outcome.claimTrap': {
    title: 'Giveaway that takes your assets',
    explanation:
      'The function’s name suggests a giveaway or a security update, but the function takes assets and returns nothing of value. Drainers use names like this. The finding is a Caution if a swap in the request brings you something. Without a simulation, a call like this is also a Stop if it sends native currency.',
    remedy: 'Reject the request. Nobody has to pay for a giveaway.',
  },
  'outcome.denied': {
    title: 'Event that the chain state does not confirm',
    explanation:
      'A contract’s event reports a transfer or a permission. The state before and after the simulation does not confirm the event. Any contract can emit an event. Wallets and explorers that rely only on events can show payments that never happened.',
    remedy: 'Do not rely on changes marked “claimed by the contract”.',
  },
  'outcome.lenient': {
    title: 'Data with an unusual encoding',
    explanation:
      'An ordinary encoder would not write these bytes. Extra bytes follow the arguments, values share bytes, or a part could not be read. If the contract reads the same values as Readback, the finding is a note. It is a Caution if some contracts read the extra bytes, or if a part could not be read.',
    remedy: 'Ask whoever created the request why it is encoded like this.',
  },
  'outcome.otherBlock': {
    title: 'Different outcome in another block',
    explanation:
      'The request was simulated in the next block and in the block after that, with different outcomes. Lotteries and deadlines can cause an honest difference. If the request takes more in the later block, it is built to look harmless. The finding is then a Stop.',
    remedy:
      'Reject the request if it takes more than shown. Otherwise, sign only if you know why the result depends on the block.',
  },
  'outcome.otherGas': {
    title: 'Different outcome with another gas limit',
    explanation:
      'Simulates the request with each gas limit that wallets set: the node’s estimate, or up to twice as much. Also simulates it with and without the bytes that an app asks the wallet to add. The rule fires if the outcomes differ. If the request takes more in one of these simulations, it is built to look harmless. The finding is then a Stop.',
    remedy:
      'Reject the request if it takes more than shown. Otherwise, sign only if you know why the result depends on the gas limit.',
  },
  'outcome.otherCourse': {
    title: 'Different outcome when gas fees are paid',
    explanation:
      'A contract can detect a simulation, because many simulations pay no gas fees. The simulations with and without gas fees differ, or the simulation with gas fees was not possible.',
    remedy: 'Do not rely on the effects shown. Reject the request, unless you know the contract.',
  },
  'outcome.changedByHand': {
    title: 'Simulation with a state that you changed',
    explanation:
      'You changed balances, code or the block time for this simulation. The simulation shows what would happen in that state, not on the real network.',
    remedy: 'Before you sign the request, read it again without your changes.',
  },
  'outcome.takesMore': {
    title: 'More leaves your account than the request asks for',
    explanation:
      'In the simulation, more leaves the account than the calls ask for, often through an old permission. The finding is a Stop if almost nothing remains of what should remain. Otherwise, it is a Caution. It is also a Caution if a function known only by its name takes 90% of a balance. The same holds for an asset that the call does not name.',
    remedy: 'Reject the request, and revoke the permissions of the contract that takes more.',
  },
  'outcome.nothingBack': {
    title: 'Something leaves and nothing arrives in return',
    explanation:
      'You pay with a call that keeps the payment, should bring you something, or is known only by its name. In the simulation, nothing of value arrives in return. A debt does not count. Your own deposit or purchase is not reported if the contract is known, or if you receive a share.',
    remedy: 'Sign only if you know what you are paying for.',
  },
  'outcome.strangeReturn': {
    title: 'Something of unknown value arrives in return',
    explanation:
      'A call known only by its name takes your native currency or tokens. Neither you nor Readback knows the token that arrives, or Readback cannot compare the values because it has no prices. It is easy to create a worthless token, or to send a little of a known one.',
    remedy: 'Sign only if you know what you are getting and what it is worth.',
  },
  'outcome.debt': {
    title: 'Debt that looks like a gain',
    explanation:
      'Lending markets can record a debt as a token that you receive. The token calls itself a debt, or the simulation shows that it cannot be transferred. A known loan is not reported if it arrives in full, from a contract known to you or Readback.',
    remedy: 'Reject the request, unless you want to borrow that much.',
  },
  'outcome.othersPaid': {
    title: 'Others are paid while you get an unknown token',
    explanation:
      'A token that neither you nor Readback knows is minted for you. In the same simulation, someone else gets more of an asset than you pay. A loan in your name that is paid to someone else looks like this.',
    remedy: 'Reject the request, unless you know what the token is.',
  },
  'outcome.takenBetween': {
    title: 'One call takes what another brings',
    explanation:
      'In the simulation, something arrives for you and then goes to someone else, but no decoded call explains this. Your balances before and after do not show the payment.',
    remedy: 'Ask the app to send the calls one by one, or reject the request.',
  },
  'outcome.asItself': {
    title: 'Another contract acts, not you',
    explanation:
      'Multicall3 and similar contracts make calls as themselves for anyone. An approval, revocation, vote or payment in that call is the contract’s own. MultiSend does the same if a Safe calls it without a delegatecall.',
    remedy: 'Ask the app for a request in which your account makes the call itself.',
  },
  'outcome.stillAllowed': {
    title: 'A permission stays although the request revokes it',
    explanation:
      'The request calls a function that revokes a permission. In the simulation, the permission is still there. The call may have revoked another account’s permission, or the token does not do what it says.',
    remedy: 'Reject the request. Revoke the permission with your own account.',
  },
  'outcome.strayValue': {
    title: 'Payment along with a call that needs no payment',
    explanation:
      'The request sends native currency along with a token transfer, a swap that sells a token, or an unwrap. Honest contracts reject the payment, so the call fails. Any other contract keeps the payment.',
    remedy: 'Ask the app for the same request without the payment, or reject the request.',
  },
  'outcome.operationFee': {
    title: 'Expensive user operation',
    explanation:
      'A user operation (ERC-4337) sets its own gas limits and gas price, and pays whoever submits it. Part of the payment is for gas that may go unused. Readback compares the payment with the network’s price for the gas that the simulation uses.',
    remedy: 'Let your wallet set the gas limits and the gas price of the operation.',
  },
  'outcome.fields': {
    title: 'Transaction that no network accepts',
    explanation:
      'The priority fee is above the maximum fee, or the gas limit below the minimum. Or the code to deploy is too large. Or the amount plus the maximum gas fee is more than the account has. If a simulation succeeds at that gas limit, the limit is accepted.',
    remedy: 'Let the wallet set the gas limit and the fees, or add funds.',
  },
  'outcome.safeSignatures': {
    title: 'Too few signatures for a Safe',
    explanation:
      'A Safe takes 65 bytes for each owner who signs, and rejects a transaction with fewer. Without a simulation, only the length of the signatures can show this. The chain records how many owners must sign.',
    remedy: 'Ask for the request again once enough owners have signed.',
  },
  'outcome.fee': {
    title: 'High gas fee',
    explanation:
      'The gas fee is a larger share of the amount than your limit in Settings. Or the gas price is far above the network’s. Without a node, the lowest fee that the request’s fields allow counts. You pay the fee even if the transaction fails. The part above the base fee goes to the block builder, who may be the party that is asking.',
    remedy: 'Let the wallet set the gas fee, or wait until the gas fee is lower.',
  },
  'outcome.networkFields': {
    title: 'Fields that only one network uses',
    explanation:
      'Checks whether the transaction has fields that only one network knows: Celo’s currency for the fee, or zkSync’s paymaster. They say who pays for the gas and in what. The simulation does not include them.',
    remedy: 'Sign the transaction only in a wallet that shows these fields, and only if you expect them.',
  },
  'outcome.gas': {
    title: 'Unusual gas limit or gas use',
    explanation:
      'The gas limit is several times the gas that the simulation used, or more than a block or network allows. A high limit leaves room for different behavior. The rule also fires if the simulation deploys 10 or more contracts. You pay to deploy them, and they may serve someone else.',
    remedy:
      'Let the wallet set the gas limit. If the request deploys contracts, sign only if you know what they are for.',
  },
  'outcome.capabilities': {
    title: 'Batch that asks your wallet for more than its calls',
    explanation:
      'An app can ask for wallet capabilities (EIP-5792). A service may pay the gas fee, for free or in return for your tokens. Bytes may be added to the calldata. Funds may come from elsewhere, or a batch may continue after a failure. Capabilities that Readback knows go to your wallet unchanged. Optional ones that it does not know are left out.',
    remedy: 'Check what your wallet shows before you sign.',
  },
  'outcome.order': {
    title: 'Nonce out of order',
    explanation:
      'A transaction with a later nonce waits until the gap is filled. The state may then differ from the simulated state. A transaction with the nonce of a pending transaction replaces the pending one, which then never executes. If the transaction only waits behind others, or its nonce is already used, the finding is a note.',
    remedy:
      'Let the wallet set the nonce, or wait until the earlier transactions are mined. Then read the request again.',
  },
  'outcome.tokenName': {
    title: 'Token symbol that looks like something else',
    explanation:
      'A token chooses its own symbol. This symbol looks like the network’s currency, a sentence, an address, a name or a site to visit. Scammers send tokens like this to thousands of people to lead them to a drainer.',
    remedy: 'Rely on the token’s address, and do not visit what the symbol names.',
  },
  'outcome.fakeToken': {
    title: 'Token that uses another token’s symbol',
    explanation:
      'The symbol belongs to a known token, a token you saved, or another token in the request. But this token’s address is different. Anyone can create a token with any symbol. A bridge may have its own token with the same symbol, so the finding is not a Stop.',
    remedy: 'Compare the token’s address with the one that its issuer publishes.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'outcome.fails':
    'A failed request costs the gas fee and does nothing. If only some parts fail, the request does less than it says.',
  'outcome.unreadValue': 'Value leaves the user’s account with a call that could not be decoded.',
  'outcome.claimTrap':
    'Drainers write functions whose names promise a gift, but which take assets and return nothing of value. They also write functions that empty a well-known token without naming it, whatever these functions return. If a swap in the same request brings something, the call may be what brought it. The finding is then a Caution.',
  'outcome.denied':
    'The contract’s event reports something that the state does not show. The event is meant to mislead.',
  'outcome.lenient':
    'Honest encoders do not write bytes like these. The finding is a note if the contract reads the same values. It is a Caution if a part could not be read. It is also a Caution if bytes follow the arguments, because some contracts read a fee or an account there.',
  'outcome.otherBlock':
    'A request that takes more in another block is built to look harmless in simulations. If the outcome is different but not worse, as with lotteries and deadlines, the finding is a Caution. Amounts that differ by up to 1% are not reported.',
  'outcome.otherGas':
    'A request that takes more at another usual gas limit is built to look harmless in simulations. If the outcome is different but not worse, the finding is a Caution.',
  'outcome.otherCourse':
    'A contract that detects a simulation can behave well only in the simulation. Either the simulations with and without gas fees differ, or the one with gas fees was not possible.',
  'outcome.changedByHand': 'Whoever changes the state can make any request look harmless.',
  'outcome.takesMore':
    'If something leaves and no decoded call asks for it, someone is taking it. The finding is a Stop if less than 0.1% remains of what the calls would leave. Otherwise, it is a Caution, because some tokens charge for transfers. It is also a Caution if a call known only by its name takes 90% of a balance. The same holds if that call takes an asset that it does not name, whatever the call returns.',
  'outcome.nothingBack':
    'Value leaves, and nothing of value arrives. The call is known only by its name, keeps the payment, or should return something. Swaps in the same request are counted: both what they bring and what they take. A debt does not count as something received. A deposit into the user’s own position is not a loss if the contract is known. It is also not a loss if the position is visible.',
  'outcome.strangeReturn':
    'It is easy to create a worthless token or to send a little of a known one. A contract that gets a payment or has an old permission can take something valuable and return almost nothing.',
  'outcome.debt':
    'A lending market can record a debt as a token that arrives. The token’s name says that it is a debt, or the token cannot be transferred. A loan is not reported if it comes from a known contract and arrives in full.',
  'outcome.othersPaid':
    'The user gets a token that neither Readback nor the user knows, and others get more than the user pays. A loan in the user’s name looks like this.',
  'outcome.takenBetween':
    'Balances before and after show only the total of all calls. One call can take what another call brings, and then nothing seems to leave.',
  'outcome.asItself':
    'The effect that the user asks for does not happen for them. A revocation that changes nothing leaves a thief’s permission in place. Calls that only read, or that are for the user whoever makes them, are not reported.',
  'outcome.stillAllowed': 'The user believes that a permission is gone, and it is not.',
  'outcome.strayValue':
    'Honest contracts reject native currency sent along with a token transfer. Other contracts keep the payment, or hand it to whoever executes a swap. `approvals.withValue` covers payments along with an approval.',
  'outcome.operationFee':
    'A user operation sets its own payment to whoever submits it, partly for gas that may go unused. A thief who submits the operation can set their own payment.',
  'outcome.fields':
    'Networks reject a transaction like this. An honest wallet does not set these fields. A signed transaction can become valid later, for example once the account has more.',
  'outcome.safeSignatures':
    'The transaction fails, and costs its gas. If a simulation succeeds, the rule does not fire.',
  'outcome.fee':
    'A gas fee is money that the user loses. If the request itself sets a fee this high, the finding is a Caution. If the network asks for a fee this high, it is a note.',
  'outcome.networkFields':
    'A paymaster can take a token for the fee, and a fee can be paid in a token. Honest wallets of these networks use both, so it is a Caution. Readback does not simulate these fields, so the transaction is also Not fully read.',
  'outcome.gas':
    'Unused gas is refunded, so a high gas limit gets a note. A limit far above any real use gets a Caution, because it leaves room for different behavior. If a request deploys 10 or more contracts, they may serve someone else while the user pays.',
  'outcome.capabilities':
    'No simulation shows what a wallet adds. Bytes that become a call to a contract can do anything, so the finding is a Stop. A fee sponsor or a marker in the calldata takes nothing, so the finding is a note. A fee in tokens, funds from elsewhere, or calls after a failure can change which assets leave your account. The finding is then a Caution. For a capability that Readback leaves out, it is a note, unless the capability names another account.',
  'outcome.order':
    'A transaction signed for a later nonce waits, and the state may change before it is mined. A transaction with a pending transaction’s nonce replaces the pending one. If a transaction only waits behind known pending ones, the finding is a note.',
  'outcome.tokenName':
    'A token chooses its own symbol. A symbol that looks like a currency or a sentence is meant to deceive.',
  'outcome.fakeToken':
    'A token chooses its own symbol. Only a token’s address identifies it. A bridged token may use the original’s symbol, so the finding is not a Stop.',
};
