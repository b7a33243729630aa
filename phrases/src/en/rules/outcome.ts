import type { RuleWords } from '../../rules/ruleWords.ts';

export const outcome: RuleWords = {
  'outcome.fails': {
    title: 'Request that would fail',
    explanation:
      'The request fails in the simulation, as a whole or in part. A failed transaction changes nothing and still costs the gas fee. A batch that continues after a failure does less than it says.',
    remedy: 'Check what is known about the cause, fix it, and ask again.',
  },
  'outcome.unreadValue': {
    title: 'Payment with a call that could not be decoded',
    explanation:
      'The request sends native currency with a call whose function is unknown. Nobody can tell what the contract does with it, and it may keep it.',
    remedy:
      'Find the contract’s source code or save its ABI here, and read the request again. Otherwise reject.',
  },
  'outcome.claimTrap': {
    title: 'Giveaway that takes',
    explanation:
      'The function is named like a giveaway or a security update, but it takes assets and returns nothing of value. Drainers use names like this. It is a Caution if a swap in the request brings something, because that may be all that arrives. Without a simulation, a call that takes native currency is a Stop too.',
    remedy: 'Reject it. Nobody has to pay for a giveaway.',
  },
  'outcome.denied': {
    title: 'Event that the chain state does not confirm',
    explanation:
      'A contract’s event claims a transfer or a permission. The state before and after the simulation does not confirm it. Anyone can emit an event. Wallets and explorers that rely only on events show a payment that never happened.',
    remedy: 'Rely on the changes marked as read, not on those marked as claimed.',
  },
  'outcome.lenient': {
    title: 'Data with an unusual encoding',
    explanation:
      'An ordinary encoder would not write these bytes. Something follows the end, values share bytes, or a part could not be read. If the contract reads the same values, it is a note. Bytes after the arguments that some contracts read, and parts left unread, are Cautions.',
    remedy: 'Ask whoever created the request why it is encoded like this.',
  },
  'outcome.otherBlock': {
    title: 'Different outcome in another block',
    explanation:
      'The request was simulated in the next block and in the one after it, with different outcomes. Draws and deadlines do that honestly. If it takes more in the other block, it was made to look harmless. That is a Stop.',
    remedy:
      'Reject the request if it takes more than shown. Otherwise sign only if you know why the result depends on the block.',
  },
  'outcome.otherGas': {
    title: 'Different outcome with another gas limit',
    explanation:
      'Wallets choose the gas limit: the node’s estimate, or up to twice as much. The request was simulated with each of the usual limits, with different outcomes. If it takes more at one of them, it was made to look harmless. That is a Stop.',
    remedy:
      'Reject it if it takes more. Otherwise sign only if you know why the contract depends on the gas limit.',
  },
  'outcome.otherCourse': {
    title: 'Different outcome when gas fees are paid',
    explanation:
      'A contract can detect a simulation, because many simulations pay no gas fees. The simulations with and without fees differ, or the one with fees was not possible.',
    remedy: 'Do not rely on the effects shown. Reject it, unless you know the contract.',
  },
  'outcome.changedByHand': {
    title: 'Simulation on a state that you changed',
    explanation:
      'You changed balances, code or the block time for this simulation. It shows what would happen in that state, not on the real network.',
    remedy: 'Read it again without your changes before you sign it.',
  },
  'outcome.takesMore': {
    title: 'More is taken than asked for',
    explanation:
      'In the simulation more leaves the account than the calls ask for. A contract takes it with an old permission. It is a Stop if next to nothing remains of what should, and otherwise a Caution. A function known only by name that takes 90% of a balance, or an unnamed asset, is a Caution too.',
    remedy: 'Reject it, and revoke the permissions of that contract.',
  },
  'outcome.nothingBack': {
    title: 'Something leaves and nothing comes back',
    explanation:
      'Value leaves with a call that is known only by its name, keeps the payment, or should bring something. In the simulation nothing of value comes back; a debt does not count. Silent for a deposit or purchase for yourself if Readback or you know the contract, or its share arrives.',
    remedy: 'Sign only if you know what you pay for.',
  },
  'outcome.strangeReturn': {
    title: 'Return of unknown value',
    explanation:
      'A call known only by its name takes your native currency or tokens. Neither you nor Readback knows the token that comes back. Or its value cannot be compared, because Readback has no prices. A worthless token is easy to create, and a little of a known one is easy to send.',
    remedy: 'Sign only if you know what you get and what it is worth.',
  },
  'outcome.debt': {
    title: 'Debt that looks like a gain',
    explanation:
      'Lending markets record a debt as a token that you receive. It calls itself a debt, or it cannot be transferred, which the simulation tries. Silent for a known loan that arrives with you in full, from a contract that Readback or you know.',
    remedy: 'Reject it, unless you want to borrow that much.',
  },
  'outcome.othersPaid': {
    title: 'Others are paid while you get an unknown token',
    explanation:
      'A token that neither you nor Readback knows is created for you. In the same simulation someone else gets more of an asset than you pay. A loan in your name that is paid to someone else looks like this.',
    remedy: 'Reject it, unless you know what that token is.',
  },
  'outcome.takenBetween': {
    title: 'One call takes what another brings',
    explanation:
      'In the simulation something arrives for you and goes on to someone else, but no decoded call explains it. Balances before and after do not show it.',
    remedy: 'Ask for the calls one by one, or reject.',
  },
  'outcome.strayValue': {
    title: 'Payment with a call that has no use for it',
    explanation:
      'The request sends native currency along with a token transfer, a swap that sells a token, or an unwrap. Honest contracts reject it, so the call fails. Any other contract keeps it.',
    remedy: 'Ask for the same request without this payment, or reject.',
  },
  'outcome.operationFee': {
    title: 'Expensive user operation',
    explanation:
      'A user operation (ERC-4337) pays whoever submits it by its own gas limits and gas price, even for unused gas. Readback compares that with the network’s price for the gas that the simulation uses.',
    remedy: 'Let your wallet set the operation’s gas.',
  },
  'outcome.fee': {
    title: 'High gas fee',
    explanation:
      'The fee is a larger share of what is sent than you allow in Settings. Or the request’s gas price is far above the network’s. You pay it even if the transaction fails. The part above the base fee goes to the block builder, who may be the one who asked.',
    remedy: 'Let the wallet set the fee, or wait for a lower one.',
  },
  'outcome.gas': {
    title: 'Unusual gas',
    explanation:
      'The gas limit is several times what the simulation used, or more than a block has. Or the simulation deploys contracts by the dozen. A high limit leaves room for different behavior. Contracts deployed at your cost may serve someone else.',
    remedy: 'Let the wallet set the gas, and sign only if you know what the contracts are for.',
  },
  'outcome.order': {
    title: 'Nonce out of order',
    explanation:
      'A transaction with a later nonce waits until the gap is filled. The state may differ from the simulated one at that point. A transaction with the nonce of a pending transaction replaces the pending one, which then never executes. A transaction that waits behind others is a note, and so is a used nonce.',
    remedy: 'Let the wallet set the nonce, or wait for the others to be mined and read it again.',
  },
  'outcome.tokenName': {
    title: 'Symbol that looks like something else',
    explanation:
      'A token chooses its own symbol. This one looks like the network’s currency, a sentence, an address, a name or a site to visit. Scammers send tokens like this to thousands of accounts to lead their owners to a drainer.',
    remedy: 'Rely on the token’s address, and do not visit what the symbol names.',
  },
  'outcome.fakeToken': {
    title: 'Token that uses another token’s symbol',
    explanation:
      'The symbol belongs to a known token, a token you saved, or another token in the request. The address is different. Anyone can create a token with any symbol. A bridge may have its own token with that symbol, so this is not a Stop.',
    remedy: 'Compare the token’s address with what its issuer publishes.',
  },
};
