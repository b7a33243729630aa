import type { RuleWords } from './ruleWords.ts';

export const outcome: RuleWords = {
  'outcome.fails': {
    title: 'Request that would fail',
    explanation:
      'In the run it fails, as a whole or in part. A transaction that fails changes nothing and still costs the fee. A batch that goes on after a failure does less than it says.',
    remedy: 'Look at what is known of the cause, settle it, and ask again.',
  },
  'outcome.unreadValue': {
    title: 'Coins for a call that nobody could read',
    explanation:
      'Coins go along with a call whose function is not known here. What the contract does with them cannot be told, and it may keep them.',
    remedy: 'Find the source of the contract or keep its ABI here, and read it again. Else reject.',
  },
  'outcome.claimTrap': {
    title: 'Gift that takes',
    explanation:
      'The function is called like a gift or a security update, as claim or SecurityUpdate, and it takes coins or tokens and gives nothing of worth. Drainers use such names. It is a Caution where a swap of the same request brings something, since the function could have given that as well. Without a run one that takes coins is stopped as well.',
    remedy: 'Reject it. Nobody has to pay for a gift.',
  },
  'outcome.denied': {
    title: 'Event that the state denies',
    explanation:
      'A contract announces a transfer or a permission, and what stands there before and after the run says otherwise. Anybody can write an event. Wallets and explorers that go by events alone show a payment that never was.',
    remedy: 'Go by the changes marked as read, not by those marked as claimed.',
  },
  'outcome.lenient': {
    title: 'Data in an unusual form',
    explanation:
      'The bytes are not what an ordinary encoder writes: something follows behind the end, values share bytes, or a part could not be read. Where the values are what the contract reads it is noted. Bytes behind the arguments that some contracts read, and parts left unread, are Cautions.',
    remedy: 'Ask whoever made the request why it is written so.',
  },
  'outcome.otherBlock': {
    title: 'Another outcome in another block',
    explanation:
      'The request was run in the next block and in the one after it, and it did not come to the same. Draws and deadlines do so honestly. What takes more in the other block was made to look harmless while it is tried, and is stopped.',
    remedy: 'Reject what takes more. Else sign only if you know why the block matters.',
  },
  'outcome.otherGas': {
    title: 'Another outcome with another gas limit',
    explanation:
      'Wallets choose the gas limit: what the node estimates, or up to twice as much. The request was simulated with each of the usual limits, and the outcome was not the same. A contract that takes more at one of them was made to look harmless in a simulation, and is stopped.',
    remedy: 'Reject what takes more. Else sign only if you know why the contract depends on the gas limit.',
  },
  'outcome.otherCourse': {
    title: 'Another course when fees are paid',
    explanation:
      'A contract can see whether it is only tried, since a trial often pays no fees. The runs with and without fees differ, or the one that would tell could not be made.',
    remedy: 'Do not rely on the effects that are shown. Reject, unless you know the contract.',
  },
  'outcome.changedByHand': {
    title: 'Run on a state that was changed by hand',
    explanation:
      'Balances, code or the time of the block were changed for this run. What it shows is what would happen then, and not what the network does.',
    remedy: 'Read it again without changes before you sign it.',
  },
  'outcome.takesMore': {
    title: 'More is taken than asked for',
    explanation:
      'More leaves the account in the simulation than the calls ask for. A contract takes it with an old permission. It is a Stop where next to nothing is left of what the calls would leave. It is a Caution where more is left, or where a call known only by its name takes nine tenths of what you hold, or what it does not name.',
    remedy: 'Reject it, and take back the permissions of that contract.',
  },
  'outcome.nothingBack': {
    title: 'Something is given and nothing comes back',
    explanation:
      'Value leaves with a call that is known only by its name, that keeps the value sent along, or that should bring something. Nothing of worth comes for it in the simulation; a debt does not count. A deposit or purchase for yourself is silent where Readback or you know the contract, or its share arrives.',
    remedy: 'Sign only if you know what you pay for.',
  },
  'outcome.strangeReturn': {
    title: 'Return of unknown worth',
    explanation:
      'A call that is known only by its name takes your coins or tokens. What comes back is a token that neither you nor Readback knows, or something else whose worth cannot be compared, since Readback knows no prices. A token of no worth is easily created, and a little of a known one is easily sent.',
    remedy: 'Sign only if you know what you get and what it is worth.',
  },
  'outcome.debt': {
    title: 'Debt that looks like a gain',
    explanation:
      'Lending markets write down a debt as a token that comes to you. It calls itself a debt, or it cannot be transferred, which the simulation tries. Silent where the call is known to borrow, Readback or you know the contract, and all that is borrowed arrives with you.',
    remedy: 'Reject it, unless you want to borrow that much.',
  },
  'outcome.othersPaid': {
    title: 'Others are paid while you get an unknown token',
    explanation:
      'A token that neither you nor Readback knows is created for you, and in the same run somebody else gets more of an asset than you pay. That is how it looks when a loan is taken in your name and paid to another.',
    remedy: 'Reject it, unless you know what that token stands for.',
  },
  'outcome.takenBetween': {
    title: 'One call takes what another brings',
    explanation:
      'In the simulation something comes to you and goes again to somebody else, without a call whose words account for it. Balances before and after do not show it.',
    remedy: 'Ask for the calls one by one, or reject.',
  },
  'outcome.strayValue': {
    title: 'Coins with a call that has no use for them',
    explanation:
      'Coins are sent along with a transfer of tokens, a swap that sells a token, or an unwrapping. Honest contracts refuse them, so that the call fails. One that takes them keeps them.',
    remedy: 'Ask for the same request without the coins, or reject.',
  },
  'outcome.operationFee': {
    title: 'Dear user operation',
    explanation:
      'A user operation (ERC-4337) pays whoever submits it by its own gas limits and its own price, also for gas that is not used. Readback compares that with what the network asks for the gas that the simulation uses.',
    remedy: 'Let your wallet set the gas of the operation.',
  },
  'outcome.fee': {
    title: 'Large network fee',
    explanation:
      'The fee is a larger share of what is sent than you allow in the settings, or the request sets a price for gas far above what the network asks. It is spent even if the transaction fails, and what exceeds the base fee goes to whoever builds the block, who may be the one who asked.',
    remedy: 'Let the wallet set the fee, or wait for a lower one.',
  },
  'outcome.gas': {
    title: 'Unusual gas',
    explanation:
      'The request sets a limit several times as high as what the run used, or higher than a block has, or the run makes contracts by the dozen. A high limit leaves room for another course. Contracts made at your cost may serve somebody else.',
    remedy: 'Let the wallet set the gas, and sign only if you know what the contracts are for.',
  },
  'outcome.order': {
    title: 'Number out of order',
    explanation:
      'The transactions of an account are numbered. One with a later number lies ready until the gap is filled, and then meets another state than the one that it was tried in. One with the number of a transaction that waits takes its place, and what that one does never happens. One that waits behind others is noted, and so is a number that was used.',
    remedy: 'Let the wallet set the number, or wait for the others to be mined and read it again.',
  },
  'outcome.tokenName': {
    title: 'Symbol that reads as something else',
    explanation:
      'A token chooses its own symbol. This one reads as the coin of the network, as a sentence, an address, a name or a site to visit. Such tokens are sent to thousands of accounts to lead their owners to a drainer.',
    remedy: 'Go by the address of the token, and do not visit what the symbol names.',
  },
  'outcome.fakeToken': {
    title: 'Token with the symbol of another one',
    explanation:
      'The symbol is that of a known token, of one that you saved, or of another token in the same request, and the address is a different one. Anyone can make a token with any symbol. A bridge may have a token of its own under it, so that this is no Stop.',
    remedy: 'Compare the address of the token with what its issuer publishes.',
  },
};
