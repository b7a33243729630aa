import type { RuleWords } from '../../rules/ruleWords.ts';

export const power: RuleWords = {
  'power.delegatecall': {
    title: 'Other code that runs as the account',
    explanation:
      'A delegatecall runs another contract’s code as the account’s own, with all its rights. It can replace owners and code and take everything, whatever its name says. Only libraries that Safe publishes pass. Checked at any depth: in batches, modules, proposals and Safes inside Safes.',
    remedy: 'Reject it.',
  },
  'power.codeReplaced': {
    title: 'Code replacement',
    explanation:
      'Looks for upgrades of proxies, beacons, diamonds and Safes. After this, the new code controls everything that is kept there. Replacing a Safe’s code by hand is never ordinary work, so it is a Stop.',
    remedy: 'Sign only if you planned this upgrade and know the new code.',
  },
  'power.control': {
    title: 'Change of control',
    explanation:
      'Looks for calls that change roles, modules, guards, plugins or session keys of a contract or an account. Whoever is let in can act without asking you again.',
    remedy: 'Sign only if you planned this change and know each address in it.',
  },
  'power.owners': {
    title: 'Owners of a Safe',
    explanation:
      'Shows a Safe’s number of owners and its threshold, before and after. It is a Stop if a single signature becomes enough. It is also a Stop if more must sign than can, because that locks the Safe. If an owner is a Safe itself, its owners are checked too.',
    remedy: 'Ask the other owners through another channel whether they intended it.',
  },
  'power.givenAway': {
    title: 'Control that is given away',
    explanation:
      'Looks for calls that hand over a contract, give up your right over it, or let someone grant its roles. Also for calls that hand over something you have there, such as a name, a vault or your whole stake. You cannot get it back. If it goes to another account of yours, it is a note.',
    remedy: 'Compare the new address with the one you mean, digit by digit.',
  },
  'power.emptyCode': {
    title: 'Power given to an address without code',
    explanation:
      'Checks that a contract is deployed where a module, a guard, a handler or new code should be. A module without code is a key that can take everything alone. A proxy or guard without code stops working, or obeys whoever deploys code there first.',
    remedy: 'Reject it, unless the same request deploys that contract first.',
  },
  'power.fallbackHandler': {
    title: 'Fallback handler of a Safe',
    explanation:
      'The fallback handler answers calls that a Safe does not know, such as whether it signed something. An unknown one can say yes to any order or permit. A token as handler lets anyone move the Safe’s balance of it, so it is a Stop. Safe’s own handlers are a note.',
    remedy: 'Sign only if you know who created the handler, and why the Safe needs it.',
  },
  'power.newSafe': {
    title: 'Settings of a new Safe',
    explanation:
      'Checks the setup of a Safe that the request deploys. Are you an owner? Can people who are not in your address book sign without you? Does the setup pay someone? What you send to that Safe later belongs to its owners.',
    remedy: 'Compare each owner and the threshold with what you agreed on.',
  },
  'power.delegation': {
    title: 'Delegation enabled by a call',
    explanation:
      'Looks for calls that enable a delegation (ERC-7710), which lets someone act as your account. Without conditions it covers everything the account has, so it is a Stop.',
    remedy: 'Reject it, or sign only for a delegate that you know and conditions that you have read.',
  },
  'power.hiddenControl': {
    title: 'Hidden change of control',
    explanation:
      'Compares the control of each contract before and after the simulation. It warns of changes that no call openly asks for. It is a Stop if someone else gets power over your account, your Safe, or something you controlled.',
    remedy: 'Reject it, unless the contract’s author told you about this change.',
  },
  'power.safeCode': {
    title: 'Unknown code in a Safe',
    explanation:
      'Compares the code that a Safe runs with the official Safe releases. Other code there decides what your signature does. A few networks have builds of their own.',
    remedy: 'Sign only if you know whose code it is, and why it is there.',
  },
  'power.safeHash': {
    title: 'Hash that the Safe itself computes',
    explanation:
      'Asks the Safe on chain for this transaction’s hash, and compares it with the fingerprint computed here. If they differ, one of the two is for something other than what you see.',
    remedy: 'Reject it.',
  },
  'power.claimedHash': {
    title: 'Hash that came with the transaction',
    explanation:
      'Compares the hash that a site or service states for a Safe transaction with the hash of what it shows. If they differ, your hardware wallet would show and sign a different transaction than the page.',
    remedy: 'Reject it, and tell the other owners.',
  },
  'power.safeNonce': {
    title: 'Nonce of a Safe transaction',
    explanation:
      'Compares the transaction’s nonce with the Safe’s next nonce. A used nonce can no longer be executed. One far ahead waits for months. Several transactions can be signed for one nonce. Only one of them is executed, and the chain does not show which others were signed.',
    remedy: 'Ask why it does not use the next nonce.',
  },
  'power.blindHash': {
    title: 'Approval of a bare hash',
    explanation:
      'A Safe can approve a hash, or sign bytes, that can mean anything: a payment, a permit, another transaction. The hash does not tell what it means. Paste the Safe transaction with it, and that is judged if the hashes match. A CoW Protocol order is limited by what its relayer may take, so it is a Caution.',
    remedy: 'Reject it, or compute the hash yourself from what you mean to approve.',
  },
  'power.refund': {
    title: 'Gas refund of a Safe',
    explanation:
      'A Safe transaction can pay whoever submits it, at a price and in a token that it sets itself. This shows the maximum cost and the receiver. More gas than any transaction can use is a payment in disguise, so it is a Stop.',
    remedy: 'Most Safe transactions set no refund. Ask why this one does.',
  },
  'power.authorization': {
    title: 'Account that delegates to code',
    explanation:
      'An EIP-7702 authorization lets code act as your account, with everything it has, until you sign another one. It is a Stop for unknown code, and for one that counts on every network. Known wallet code is a Caution.',
    remedy: 'Reject it, unless you set it up yourself in your own wallet.',
  },
  'power.laterAuthorization': {
    title: 'Authorization for a later nonce',
    explanation:
      'An EIP-7702 authorization takes effect when the account reaches its nonce. Wallets sign the next nonce. One far ahead takes effect when you have forgotten it.',
    remedy: 'Reject it, unless you know why the nonce differs.',
  },
  'power.borrowedCode': {
    title: 'Account that runs delegated code',
    explanation:
      'Checks whether the account that signs runs someone else’s code (EIP-7702). That code can also move the account’s assets in ways not shown here. Known wallet code is a note, any other code a Caution each time.',
    remedy: 'If you did not set it up yourself, move your assets to another account.',
  },
};
