import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const chain: RuleWords = {
  'chain.wallet': {
    title: 'Wallet on another network',
    explanation:
      'Compares the network that the request names with the network your wallet is on. On another network, the same request does something else, or nothing at all.',
    remedy: 'Reject the request, or first switch the wallet to the request’s network.',
  },
  'chain.account': {
    title: 'Another account selected in the wallet',
    explanation:
      'Compares the account that the request names with the account that your wallet shows. The effects shown here are those of the named account, but the wallet’s account would sign.',
    remedy: 'Reject the request, or first select the named account in the wallet.',
  },
  'chain.node': {
    title: 'Node on another network',
    explanation:
      'Asks the node which network it is on. A node on another network simulates the request there and shows the wrong effects.',
    remedy:
      'Reject the request, or choose a node on the request’s network in Settings. Then read the request again.',
  },
  'chain.typed': {
    title: 'Wrong or conflicting networks in typed data',
    explanation:
      'Compares the network in the typed data’s domain with the networks that its accounts or orders name. If they differ, or the network cannot exist, the signature may be meant for a network you do not expect.',
    remedy: 'Reject the request.',
  },
  'chain.stale': {
    title: 'Node that has fallen behind',
    explanation:
      'When you read a request, this rule compares the time of the node’s latest block with this device’s clock. A node that is far behind shows old balances, owners and effects, and misses what has happened since.',
    remedy:
      'Check this device’s clock. If the clock is right, use another node, or wait until this node catches up.',
  },
  'chain.clock': {
    title: 'Wrong clock on this device',
    explanation:
      'Compares this device’s clock with the latest blocks that nodes report. If several networks disagree with the clock, or a block is in the future, the clock is probably wrong. Readback then checks every expiry against both times and uses the stricter result.',
    remedy: 'Correct this device’s clock, then read the request again.',
  },
  'chain.signed': {
    title: 'Transaction that is already signed',
    explanation:
      'Reports a transaction that is already signed or mined. Whoever has the signed transaction can submit it without you, so there is nothing left to reject.',
    remedy:
      'To stop a transaction that is not mined yet, send another transaction with the same nonce from the same account.',
  },
  'chain.unproven': {
    title: 'Transaction whose sender is not proven',
    explanation:
      'A transaction’s hash covers its fields and its signature, and the signature proves the sender. Development chains also execute transactions that nobody signed (impersonation). There, only the node says what was sent and by which account. On any other network this cannot happen, so the finding is a Stop.',
    remedy: 'Rely on this transaction only if the node is your own and you sent the transaction yourself.',
  },
  'chain.link': {
    title: 'Request that came through a link',
    explanation:
      'Someone created the link, and chose what the request asks for and when you read it. While the request can only be checked, the finding is a note. Once you make it your request, it is a Caution.',
    remedy: 'Sign only if you expected the request and know who sent it.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'chain.wallet': 'Readback read the request for one network, but the wallet would sign it on another.',
  'chain.account':
    'Readback read the request for one account, but another account would sign. The finding is a Caution if the account that the request names is also the user’s own. In that case, the wallet may hold both accounts.',
  'chain.node':
    'A node on another network answers from a different state. The effects that it shows are not those of this request.',
  'chain.typed':
    'Some typed data names one network in its domain and another inside, or a network that cannot exist. No honest app asks for this, so the typed data is meant to mislead.',
  'chain.stale': 'A node that is behind shows what would have happened at an earlier time.',
  'chain.clock':
    'If the clock is wrong, something that has expired can look valid. Readback then checks expiry against both times, uses the stricter result, and says so once.',
  'chain.signed':
    'It is too late to reject the transaction. Whoever has it can submit it, or it has already been mined.',
  'chain.unproven':
    'Neither the hash nor the signature proves what was sent, or by which account. Development chains execute unsigned transactions, so the finding is a Caution on these chains. Other networks never do, so the claim is false and the finding is a Stop.',
  'chain.link':
    'Someone else wrote the request and chose when it is read, so before signing it deserves a second look. Until then, another device has to come to the same verdict as the sender’s.',
};
