import type { RuleWords } from './ruleWords.ts';

export const approvals: RuleWords = {
  'approvals.plainAccount': {
    title: 'Approval to a plain account',
    explanation:
      'An allowance is meant for a contract, whose code says what it does with it. This one goes to an address without code of its own, which somebody holds the key of. Drainers take tokens this way, at once or a year later.',
    remedy: 'Reject it. If you want to pay somebody, send the tokens instead.',
  },
  'approvals.noLimit': {
    title: 'Allowance without limit',
    explanation:
      'The spender can take all you hold of the token, and all you receive later, until you take the allowance back. Apps ask for it so that you approve only once. If their contract has a flaw, everything is at stake.',
    remedy: 'Set the allowance to what you are about to pay.',
  },
  'approvals.unpublished': {
    title: 'All you hold, for a hidden or new contract',
    explanation:
      'The spender could take all you hold of the token, or nine tenths of it or more. Its source code is not published, so that nobody outside can tell what it does, or it was deployed only days ago. A name that you saved does not change that. If you said that you know the account, it is a Caution.',
    remedy: 'Reject it, unless you wrote the contract yourself. In that case say that you know the account.',
  },
  'approvals.allHeld': {
    title: 'Allowance over all you hold',
    explanation:
      'The amount is nine tenths or more of what you hold of the token, so a limit makes no difference now. Several allowances of one request count together. What the request itself uses up does not count. A spender that Readback or you named makes it a note.',
    remedy: 'Allow what you are about to pay, or make sure that you know the spender.',
  },
  'approvals.notSpender': {
    title: 'Allowance for a contract that needs none',
    explanation:
      'The contract has a name that Readback ships, and is not one of those that take allowances only from whoever calls them. Some of the others make any call that they are handed, so that anybody can take what they may spend.',
    remedy: 'Ask the app which contract should get the allowance, and why.',
  },
  'approvals.unvouched': {
    title: 'Allowance for a contract nobody vouches for',
    explanation:
      'The spender is a contract that Readback ships no name of and that you did not say you know. What it may take is as good as paid to it, however small a part of your balance that is. Published source code and age do not make a contract honest.',
    remedy: 'Sign only if you know this contract. Compare its address with what its project publishes.',
  },
  'approvals.openContract': {
    title: 'Allowance for a contract that serves anybody',
    explanation:
      'Some contracts make whatever calls anybody hands them, Multicall3 for one. They are made for reading and for batches of what belongs to nobody. Once such a contract may spend your tokens, whoever comes first has it send them to themselves.',
    remedy: 'Reject it. If such an allowance stands already, take it back.',
  },
  'approvals.operator': {
    title: 'Power over a whole collection',
    explanation:
      'An operator can move every item that you have in a collection, now and later. Marketplaces ask for it so that a sale can go through without you. Thieves ask for it, too, and take all items at once.',
    remedy: 'Give it only to a market that you chose, and take it back when you have sold.',
  },
  'approvals.hidden': {
    title: 'Permission that no call gives',
    explanation:
      'The run shows that somebody may spend your assets afterwards, or may spend more, though none of the decoded calls says so. Either a contract does more than its call admits, or a part of the request could not be read.',
    remedy: 'Reject it.',
  },
  'approvals.aboveHeld': {
    title: 'Allowance far above what you hold',
    explanation:
      'The amount is more than twice what you hold of the token. A payment cannot need that now, and what is left over covers what you receive later.',
    remedy: 'Allow what you are about to pay.',
  },
  'approvals.adds': {
    title: 'Allowance that is added to an older one',
    explanation:
      'This call does not set an allowance, it raises the one that is there. What can be taken is the sum of both, which the call does not name. Readback reads it in the run.',
    remedy: 'Look at the sum, and sign only if you want to allow that much.',
  },
  'approvals.replaces': {
    title: 'Allowance in the place of an open one',
    explanation:
      'The spender may still take something. If it does so just before your transaction is mined, it gets the old amount and can take the new one afterwards. Some tokens refuse to change an open allowance at all.',
    remedy: 'If you do not trust the spender, set the allowance to nothing first.',
  },
  'approvals.leftOver': {
    title: 'Allowance that is left over',
    explanation:
      'The request gives an allowance and uses it right away, but not all of it. What is left can be taken later, without another question to you.',
    remedy: 'Allow only what the request uses, or take the rest back afterwards.',
  },
  'approvals.toToken': {
    title: 'Token as its own spender',
    explanation:
      'The spender is the contract of the token itself. A token does not spend what its holders have, so that an address probably stands in the wrong place.',
    remedy: 'Reject it, and check which address the app meant.',
  },
  'approvals.withValue': {
    title: 'Coins along with an approval',
    explanation:
      'An approval only writes down who may spend. It takes no coins: a contract of the usual kind refuses them, and the transaction fails. A contract that takes them keeps them.',
    remedy: 'Reject it.',
  },
  'approvals.longLived': {
    title: 'Allowance at Permit2 that stands for long',
    explanation:
      'Permit2 lets every allowance end by itself, and most apps ask for some weeks. One that stands for years can be used when you have long forgotten it, also if the app is taken over by then. You can set how many days are long.',
    remedy: 'Ask the app for one that ends soon, or take it back when you are done.',
  },
  'approvals.dearRevoke': {
    title: 'Revoking that costs far too much',
    explanation:
      'Taking a permission back is a small change and costs little. Some tokens are sent to strangers so that they revoke them and pay for work that the token makes up, for the gain of its maker.',
    remedy: 'Leave the permission, unless you hold something of value in that contract.',
  },
};
