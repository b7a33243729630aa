import type { RuleWords } from './ruleWords.ts';

export const chain: RuleWords = {
  'chain.wallet': {
    title: 'Wallet on another network',
    explanation:
      'Compares the network that the request names with the one that your wallet is on. The same request does something else on another network, or nothing at all.',
    remedy: 'Switch the wallet to the network of the request, or reject.',
  },
  'chain.account': {
    title: 'Wallet on another account',
    explanation:
      'Compares the account that the request names with the one that your wallet shows. What you read here happens to the account that is named, and another one would sign.',
    remedy: 'Choose that account in the wallet, or reject.',
  },
  'chain.node': {
    title: 'Node of another network',
    explanation:
      'Asks the node which network it belongs to. A node of another network runs the request in another world, and its effects are not those of this request.',
    remedy: 'Choose a node of that network in settings, then read the request again.',
  },
  'chain.typed': {
    title: 'Networks named in typed data',
    explanation:
      'Compares the network in the domain of typed data with those that it names inside, for an account or for an order. Where they differ, or where the network cannot exist, the signature is made to count somewhere else than you think.',
    remedy: 'Reject it.',
  },
  'chain.stale': {
    title: 'Node that has fallen behind',
    explanation:
      'Compares the time of the node’s latest block with this device’s clock, at the moment of the reading. A node that is far behind shows balances, owners and effects as they were, and may lack what happened since.',
    remedy: 'Check this device’s clock. If it is right, use another node, or wait until it has caught up.',
  },
  'chain.clock': {
    title: 'Clock of this device',
    explanation:
      'Compares this device’s clock with the latest blocks that nodes showed while they were asked for something else. Where several networks agree against it, or a block lies in its future, the clock is probably wrong. What expires is then judged by the stricter of both times.',
    remedy: 'Set this device’s clock, then read the request again.',
  },
  'chain.signed': {
    title: 'Transaction signed already',
    explanation:
      'Says when a transaction carries its signature, or was carried out. Whoever has it can send it without you, so there is nothing left to refuse.',
    remedy:
      'To keep it from being sent, send another transaction of that account with the same number first.',
  },
  'chain.unproven': {
    title: 'Transaction that its sender did not sign',
    explanation:
      'The hash of a transaction covers its fields and its signature, and the signature proves the sender. Development chains also carry out what nobody signed (impersonation). Then only the node says what was sent and by whom. On any other network there is no such transaction: Stop.',
    remedy: 'Rely on it only if the node is your own and you sent this yourself.',
  },
  'chain.link': {
    title: 'Request that came by a link',
    explanation:
      'Somebody made the link, and chose what it asks and when you read it. A request that came in a way unknown to this version of Readback is treated the same. It is at least a Caution, however well it reads.',
    remedy: 'Sign only if you expected it, and know who sent it.',
  },
};
