import type { RuleWords } from '../../rules/ruleWords.ts';

export const approvals: RuleWords = {
  'approvals.plainAccount': {
    title: 'Approval to a plain account',
    explanation:
      'An allowance is meant for a contract, whose code says how it is used. This one goes to an address without code of its own, and someone holds its key. Drainers take tokens this way, at once or a year later.',
    remedy: 'Reject it. If you want to pay someone, send the tokens instead.',
  },
  'approvals.noLimit': {
    title: 'Allowance without limit',
    explanation:
      'The spender can take all you hold of the token, and all you receive later, until you revoke the allowance. Apps ask for it so that you approve only once. If their contract has a flaw, everything is at stake.',
    remedy: 'Set the allowance to what you are about to pay.',
  },
  'approvals.unpublished': {
    title: 'All you hold, for a hidden or new contract',
    explanation:
      'The spender could take 90% or more of what you hold of the token. It was deployed only days ago, or its source code is unpublished and nobody can look up what it does. Saving a name does not change that. If you said that you know the account, this is a Caution.',
    remedy: 'Reject it, unless you wrote the contract yourself. In that case, say that you know the account.',
  },
  'approvals.allHeld': {
    title: 'Allowance over all you hold',
    explanation:
      'The amount is 90% or more of what you hold of the token, so a limit makes no difference now. Several allowances in one request count together. What the request itself uses does not count. If Readback or you named the spender, it is a note.',
    remedy: 'Allow what you are about to pay, or make sure that you know the spender.',
  },
  'approvals.notSpender': {
    title: 'Allowance for a contract that needs none',
    explanation:
      'Readback ships a name for this contract, but does not list it among those that take allowances only from callers. Some of the others make any call they are given, so anyone can take what they may spend.',
    remedy: 'Ask the app which contract should get the allowance, and why.',
  },
  'approvals.unvouched': {
    title: 'Allowance for a contract nobody vouches for',
    explanation:
      'Readback does not ship a name for this contract, and you did not say that you know it. Assume that it will take everything you allow, even if that is a small part of your balance. Published source code and age do not make a contract honest.',
    remedy: 'Sign only if you know this contract. Compare its address with what its project publishes.',
  },
  'approvals.openContract': {
    title: 'Allowance for a contract that serves anyone',
    explanation:
      'Some contracts, such as Multicall3, make any call that anyone gives them. They are meant for reading and for batches that concern nobody’s assets. Once one of them may spend your tokens, the first caller can take them.',
    remedy: 'Reject it. If you gave this contract an allowance before, revoke it.',
  },
  'approvals.operator': {
    title: 'Power over a whole collection',
    explanation:
      'An operator can move every item that you have in a collection, now and later. Marketplaces ask for it so that a sale can happen without you. Thieves ask for it too, and take all items at once.',
    remedy: 'Give it only to a market that you chose, and revoke it when you have sold.',
  },
  'approvals.hidden': {
    title: 'Permission that no call gives',
    explanation:
      'In the simulation someone may spend your assets afterwards, or may spend more, but no decoded call says so. Either a contract does more than its call says, or part of the request could not be decoded.',
    remedy: 'Reject it.',
  },
  'approvals.aboveHeld': {
    title: 'Allowance far above what you hold',
    explanation:
      'The amount is more than twice what you hold of the token. A payment cannot need that now. The rest covers what you receive later.',
    remedy: 'Allow what you are about to pay.',
  },
  'approvals.adds': {
    title: 'Allowance that is added to an older one',
    explanation:
      'This call does not set an allowance: it raises the existing one. The spender can take the sum of both, which the call does not name. Readback reads it in the simulation.',
    remedy: 'Check the sum, and sign only if you want to allow that much.',
  },
  'approvals.replaces': {
    title: 'Allowance that replaces an open one',
    explanation:
      'The spender may still take something. Just before your transaction is mined, it could take the old amount, and afterwards the new one. Some tokens refuse to change an open allowance at all.',
    remedy: 'If you do not trust the spender, set the allowance to 0 first.',
  },
  'approvals.leftOver': {
    title: 'Allowance that is left over',
    explanation:
      'The request gives an allowance and uses part of it right away. The rest can be taken later, without asking you again.',
    remedy: 'Allow only what the request uses, or revoke the rest afterwards.',
  },
  'approvals.toToken': {
    title: 'Token as its own spender',
    explanation:
      'The spender is the token’s own contract. A token does not spend what its holders have, so an address is probably in the wrong field.',
    remedy: 'Reject it, and check which address the app meant.',
  },
  'approvals.withValue': {
    title: 'Payment along with an approval',
    explanation:
      'An approval only records who may spend, and needs no payment. Most contracts reject the payment, and the transaction fails. Any other contract keeps it.',
    remedy: 'Reject it.',
  },
  'approvals.longLived': {
    title: 'Permit2 allowance that lasts long',
    explanation:
      'Every Permit2 allowance has an expiry, and most apps ask for some weeks. One that lasts for years can be used long after you have forgotten it. By that time the app may have a new owner. You can set how many days count as long.',
    remedy: 'Ask the app for one that expires soon, or revoke it when you are done.',
  },
  'approvals.dearRevoke': {
    title: 'Unusually expensive revoke',
    explanation:
      'Revoking a permission is a small change and costs little. Some tokens are sent to strangers so that they revoke a permission for the token. The revocation then triggers costly work, and the token’s creator profits.',
    remedy: 'Leave the permission, unless you hold something of value in that contract.',
  },
};
