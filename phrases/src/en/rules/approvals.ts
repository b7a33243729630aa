import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const approvals: RuleWords = {
  'approvals.plainAccount': {
    title: 'Approval for a person’s account',
    explanation:
      'An allowance is meant for a contract, whose code determines how the allowance is used. Here, the spender is an address without code of its own, so whoever holds its key can take the tokens. Drainers steal this way, immediately or a year later.',
    remedy: 'Reject the request. If you want to pay someone, send the tokens instead.',
  },
  'approvals.noLimit': {
    title: 'Unlimited allowance',
    explanation:
      'The spender can take your whole balance of the token, now and later, until you revoke the allowance. Apps ask for unlimited allowances so that you need to approve only once. If the spender’s contract has a flaw, you could lose your whole balance.',
    remedy: 'Set the allowance to the amount you are about to pay.',
  },
  'approvals.unpublished': {
    title: 'New or unpublished contract that could take your balance',
    explanation:
      'The spender could take 90% or more of your balance of the token. The contract is only days old, or its source code is unpublished and nobody can look up what it does. Saving a name for the contract does not change this finding. If you said that you know the account, the finding is a Caution.',
    remedy:
      'Reject the request, unless you wrote the contract yourself. In that case, choose “I know this account”.',
  },
  'approvals.allHeld': {
    title: 'Allowance for your whole balance of a token',
    explanation:
      'The allowance covers 90% or more of your balance of the token, so its limit makes no difference now. Several allowances in one request count together. The part that the request itself uses does not count. The finding is a note if Readback knows the spender, or if you said that you do.',
    remedy: 'Allow only what you are about to pay, or make sure that you know the spender.',
  },
  'approvals.notSpender': {
    title: 'Allowance for a contract not known to need one',
    explanation:
      'Readback knows this contract, but not as one that takes tokens only from its callers. Some well-known contracts make any call for anyone. If you allow one of these contracts to spend your tokens, anyone can take them.',
    remedy: 'Ask the app which contract should get the allowance, and why.',
  },
  'approvals.unvouched': {
    title: 'Allowance for a contract that Readback does not know',
    explanation:
      'Readback does not ship a name for this contract, and you did not say that you know it. Assume that it will take everything you allow, even if that is a small part of your balance. Published source code and age do not make a contract honest.',
    remedy:
      'Sign only if you know this contract. Compare its address with the one that its project publishes.',
  },
  'approvals.openContract': {
    title: 'Allowance for a contract that makes calls for anyone',
    explanation:
      'Some contracts, such as Multicall3, make any call for anyone. These contracts are meant for reading data and for batches that move nobody’s assets. If you allow one of these contracts to spend your tokens, the first caller can take them.',
    remedy: 'Reject the request. If you gave this contract an allowance earlier, revoke that allowance.',
  },
  'approvals.operator': {
    title: 'Permission for every NFT in a collection',
    explanation:
      'An operator can move every NFT that you hold in a collection, now and later. Marketplaces ask for this permission so that they can transfer an NFT when it is sold. Thieves ask for it too, and take all the NFTs at once.',
    remedy: 'Sign only for a marketplace that you chose, and revoke the permission after the sale.',
  },
  'approvals.hidden': {
    title: 'Permission that no decoded call gives',
    explanation:
      'In the simulation, someone becomes able to spend your assets, or more of them, but no decoded call allows this. Either a contract does more than its call says, or part of the request could not be decoded.',
    remedy: 'Reject the request.',
  },
  'approvals.aboveHeld': {
    title: 'Allowance far above what you hold',
    explanation:
      'The allowance is more than twice your balance of the token. A payment cannot need that much now. The rest of the allowance covers tokens that you receive later.',
    remedy: 'Allow only what you are about to pay.',
  },
  'approvals.adds': {
    title: 'Allowance that is added to an existing one',
    explanation:
      'The call does not set the allowance: it increases the existing one. The spender can take the total, which the call does not name. Readback gets the total from the simulation.',
    remedy: 'Sign only if you want to allow the new total.',
  },
  'approvals.replaces': {
    title: 'Allowance that replaces an unused one',
    explanation:
      'The spender still has an unused allowance. The spender could take the old amount just before your transaction is mined, and then the new amount too. Some tokens do not let you change an allowance that is not 0.',
    remedy: 'If you do not trust the spender, set the allowance to 0 first.',
  },
  'approvals.leftOver': {
    title: 'Allowance that remains after the request',
    explanation:
      'The request gives an allowance and uses part of it right away. The spender can take the rest later, without asking you again.',
    remedy: 'Allow only what the request uses, or revoke the rest later.',
  },
  'approvals.toToken': {
    title: 'Token contract as the spender',
    explanation:
      'The spender is the token’s own contract. Token contracts do not spend their holders’ tokens, so an address is probably in the wrong field.',
    remedy: 'Reject the request, and check which address the app meant.',
  },
  'approvals.withValue': {
    title: 'Payment along with an approval',
    explanation:
      'An approval only records who can spend your tokens. It needs no payment. Most contracts reject the payment, so the transaction fails. Any other contract keeps the payment.',
    remedy: 'Reject the request.',
  },
  'approvals.longLived': {
    title: 'Permit2 allowance that lasts a long time',
    explanation:
      'Every Permit2 allowance has an expiry, and most apps ask for a few weeks. An allowance that lasts for years can be used long after you have forgotten it. The app may have a new owner at that point. You can set how many days count as long.',
    remedy: 'Ask the app for an allowance that expires soon, or revoke this allowance when you are done.',
  },
  'approvals.dearRevoke': {
    title: 'Unusually expensive revocation',
    explanation:
      'Revoking a permission is a small change and costs little. Some tokens are sent to strangers to make them revoke a permission for the token. The revocation then triggers costly work, and the token’s creator profits.',
    remedy: 'Leave the permission in place, unless it covers something of value that you hold.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'approvals.plainAccount':
    'Honest spenders are contracts. Drainers ask for an allowance for an account whose key they hold. They take the tokens immediately or a year later.',
  'approvals.noLimit':
    'The spender can take the user’s whole balance of a token, now and later. The spender is a contract and may be honest, so the finding is a Caution. It is a note if the user said that they know the spender.',
  'approvals.unpublished':
    'Drainers hide their code, or use each contract for only a day. A user who gives a contract like this full access can lose everything. The finding is a Caution if the user said that they know the spender.',
  'approvals.allHeld':
    'An allowance for 90% or more of the balance is as dangerous as an unlimited one. The finding is a Caution, even if the spender’s source code is published. It is a note if Readback knows the spender, or if the user said that they do.',
  'approvals.notSpender':
    'Not every well-known contract is meant to be a spender. Some contracts make any call they are given, and others never need an allowance. The rule does not fire for contracts that are known to take tokens only from their callers.',
  'approvals.unvouched':
    'A contract can take what it is allowed to spend, just as it can keep what it is paid. A direct payment to an unknown contract gets a Caution at any amount. Published source code and age do not make a contract honest.',
  'approvals.openContract':
    'If a contract makes calls for anyone, the first caller can take whatever the contract is allowed to spend. Bots wait for that chance. The finding is a Caution if a call uses an existing allowance. It is also a Caution if the call might be a revocation instead.',
  'approvals.operator':
    'An operator can take every NFT in a collection. Honest marketplaces ask for this permission too. The finding is a note if the user said that they know the operator.',
  'approvals.hidden': 'A permission that no decoded call gives may be meant to stay hidden.',
  'approvals.aboveHeld':
    'A payment does not need more than twice what the user holds. The allowance is reported because the user may receive more of the token later.',
  'approvals.adds':
    'The finding is a note that shows the new total. It is a Caution if the total is unlimited although the call names a limited amount.',
  'approvals.replaces':
    'The spender can use the old allowance before the new one is set, and then use the new one too. This rarely happens, so the finding is a note.',
  'approvals.leftOver':
    'The user allowed the amount that remains, so the finding is a note. Another rule covers unlimited allowances.',
  'approvals.toToken':
    'A token contract does not spend its holders’ tokens. Either an address is in the wrong field, or someone wants the user to make that mistake.',
  'approvals.withValue':
    'An approval needs no payment. Either the payment is lost, or it is the real purpose of the request.',
  'approvals.longLived':
    'Every Permit2 allowance has an expiry, and most apps ask for weeks. The user will forget an allowance that lasts for years.',
  'approvals.dearRevoke':
    'Only the gas fee is at risk, and Readback shows it. A token whose permissions cost this much to revoke may be designed to waste gas fees.',
};
