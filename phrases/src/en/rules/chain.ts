import type { RuleWords } from '../../rules/ruleWords.ts';

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
      'Compares the account that the request names with the one that your wallet shows. What you read here happens to the named account, but the other one would sign.',
    remedy: 'Choose that account in the wallet, or reject.',
  },
  'chain.node': {
    title: 'Node of another network',
    explanation:
      'Asks the node which network it belongs to. A node of another network simulates the request there, and shows effects that this request does not have.',
    remedy: 'Choose a node of that network in settings, then read the request again.',
  },
  'chain.typed': {
    title: 'Networks named in typed data',
    explanation:
      'Compares the network in the typed data’s domain with the networks that its accounts or orders name. If they differ, or the network cannot exist, the signature may be meant for a network you do not expect.',
    remedy: 'Reject it.',
  },
  'chain.stale': {
    title: 'Node that has fallen behind',
    explanation:
      'Compares the time of the node’s latest block with this device’s clock, when you read the request. A node that is far behind shows old balances, owners and effects, and misses what happened since.',
    remedy: 'Check this device’s clock. If it is right, use another node, or wait until this one catches up.',
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
      'Reports a transaction that carries its signature, or was already mined. Whoever has it can send it without you, so there is nothing left to reject.',
    remedy: 'To prevent it, first send another transaction with the same nonce from that account.',
  },
  'chain.unproven': {
    title: 'Transaction that its sender did not sign',
    explanation:
      'A transaction’s hash covers its fields and its signature, and the signature proves the sender. Development chains also execute transactions that nobody signed (impersonation). Then only the node says what was sent and by which account. On any other network this cannot happen, so it is a Stop.',
    remedy: 'Rely on it only if the node is your own and you sent this yourself.',
  },
  'chain.link': {
    title: 'Request that came by a link',
    explanation:
      'Someone created the link, and chose what it asks and when you read it. It is always at least a Caution, however well it reads.',
    remedy: 'Sign only if you expected it, and know who sent it.',
  },
};
