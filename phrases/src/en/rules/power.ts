import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const power: RuleWords = {
  'power.delegatecall': {
    title: 'Other code that runs with the account’s rights',
    explanation:
      'A delegatecall runs another contract’s code as the account’s own, with all the account’s rights. The code can replace owners and take everything, whatever the function’s name says. The only exception is a library that Safe publishes. Delegatecalls inside batches, modules, proposals and other Safes are checked too.',
    remedy: 'Reject the request.',
  },
  'power.codeReplaced': {
    title: 'Replacement of a contract’s code',
    explanation:
      'Looks for upgrades of proxies, beacons, diamonds and Safes. After an upgrade, the new code controls everything that the contract holds. A direct replacement of a Safe’s code is never routine, so the finding is a Stop.',
    remedy:
      'Reject a replacement of a Safe’s code. Sign any other upgrade only if you planned it and know the new code.',
  },
  'power.control': {
    title: 'Change of control',
    explanation:
      'Looks for calls that change roles, modules, guards, plugins or session keys of a contract or an account. Whoever gets one of these powers can act without asking you again.',
    remedy: 'Sign only if you planned this change and know each address that it names.',
  },
  'power.owners': {
    title: 'Change of a Safe’s owners or threshold',
    explanation:
      'Shows how many owners a Safe has and how many must sign (threshold), before and after the request. The finding is a Stop if a single signature becomes enough. It is also a Stop if more owners must sign than can sign, because that locks the Safe. If an owner is a Safe itself, the owners of that Safe are checked too.',
    remedy:
      'Reject the request, unless the other owners confirm through another channel that they planned this change.',
  },
  'power.givenAway': {
    title: 'Control that you give away',
    explanation:
      'Looks for calls that hand over a contract, give up your rights over it, or let someone grant its roles. Also looks for calls that hand over a name, a vault or your full stake. You cannot get back what you hand over. If the new owner is another account of yours, the finding is a note.',
    remedy: 'Compare the new address with the one you intended, character by character.',
  },
  'power.emptyCode': {
    title: 'Power given to an address without code',
    explanation:
      'Checks that a contract is deployed at the address of a module, a guard, a handler or new code. If a module is a person’s account, its key alone can take everything. A proxy or guard without code stops working, or obeys whoever deploys code there first.',
    remedy: 'Reject the request, unless the same request first deploys a contract at that address.',
  },
  'power.fallbackHandler': {
    title: 'Fallback handler of a Safe',
    explanation:
      'The fallback handler answers calls that a Safe does not support itself. For example, it says whether the Safe signed something. An unknown handler can confirm orders and permits that nobody signed. If the handler is a token, anyone can move the Safe’s balance of that token. The finding is then a Stop. For Safe’s own handlers, it is a note.',
    remedy:
      'Reject a handler that is a token. Sign for any other handler only if you know who created it, and why the Safe needs it.',
  },
  'power.newSafe': {
    title: 'Settings of a new Safe',
    explanation:
      'Checks the setup of a Safe that the request deploys. Reports a Safe that you do not own, or that strangers alone can control. A stranger is anyone who is not in your address book. Also reports a setup that pays someone. What you later send to the Safe belongs to its owners.',
    remedy: 'Compare each owner and the threshold with what you agreed to.',
  },
  'power.delegation': {
    title: 'Delegation enabled by a call',
    explanation:
      'Looks for calls that enable a delegation (ERC-7710), which lets someone act as your account. A delegation without conditions covers everything that the account holds, so the finding is a Stop.',
    remedy:
      'Reject a delegation without conditions. Sign any other delegation only if you know the delegate and have read the conditions.',
  },
  'power.hiddenControl': {
    title: 'Hidden change of control',
    explanation:
      'Compares who controls each contract before and after the simulation, and reports changes that no call openly asks for. The finding is a Stop if someone else gets power over your account, your Safe, or something you controlled.',
    remedy:
      'Reject the request if someone else gets power over what is yours. Otherwise, sign only if the contract’s author told you about this change.',
  },
  'power.safeCode': {
    title: 'Unknown code in a Safe',
    explanation:
      'Compares the code that a Safe runs with the official Safe releases. If a Safe runs other code, that code decides what your signature does. A few networks have their own builds of the Safe code.',
    remedy: 'Sign only if you know who wrote the Safe’s code, and why the Safe runs it.',
  },
  'power.safeHash': {
    title: 'Hash that the Safe itself computes',
    explanation:
      'Asks the Safe contract for this transaction’s hash, and compares it with the hash that Readback computes. If the two hashes differ, one of them is for something other than what you see.',
    remedy: 'Reject the request.',
  },
  'power.claimedHash': {
    title: 'Hash stated for a Safe transaction',
    explanation:
      'Compares the hash that a site or service states for a Safe transaction with the hash of the transaction shown. If the two hashes differ, your hardware wallet would show and sign a different transaction.',
    remedy: 'Reject the request, and tell the other owners.',
  },
  'power.safeNonce': {
    title: 'Nonce of a Safe transaction',
    explanation:
      'Compares the transaction’s nonce with the Safe’s next nonce. A transaction with a used nonce can no longer be executed. A nonce far ahead can mean a wait of months. Several transactions can be signed for one nonce. Only one of them can be executed, and the chain does not show which other transactions were signed.',
    remedy: 'Ask whoever created the transaction why it does not use the next nonce.',
  },
  'power.blindHash': {
    title: 'Approval of a bare hash',
    explanation:
      'A Safe can approve a hash, or sign bytes, that can mean anything: a payment, a permit or another transaction. Nobody can tell what the hash means. If you also paste the Safe transaction and the hashes match, Readback checks that transaction. A CoW Protocol order can sell only what you let its relayer take, so the finding is a Caution.',
    remedy:
      'Reject the request. If you have the Safe transaction, paste it with the request, so that Readback can compare the hashes.',
  },
  'power.refund': {
    title: 'Gas refund of a Safe',
    explanation:
      'A Safe transaction can pay a gas refund to whoever submits it. The transaction itself sets the price and the token. The rule shows the maximum cost and the recipient. A refund for more gas than any transaction can use is a disguised payment, so the finding is a Stop.',
    remedy:
      'Reject the request, unless you know why it sets a gas refund. Most Safe transactions do not set one.',
  },
  'power.authorization': {
    title: 'Authorization that lets code control your account',
    explanation:
      'An EIP-7702 authorization lets code act as your account and use everything it holds, until you sign another authorization. The finding is a Stop for unknown code, and for an authorization that is valid on every network. For known wallet code, it is a Caution.',
    remedy: 'Reject the request, unless you started this setup yourself in your own wallet.',
  },
  'power.laterAuthorization': {
    title: 'Authorization for a later nonce',
    explanation:
      'An EIP-7702 authorization takes effect when the account reaches the authorization’s nonce. Wallets normally sign for the next nonce. An authorization with a nonce far ahead can take effect long after you have forgotten it.',
    remedy: 'Reject the request, unless you know why the authorization does not use the next nonce.',
  },
  'power.voidAuthorization': {
    title: 'Authorization without a signer',
    explanation:
      'Checks whether the signature of an EIP-7702 authorization can be recovered to an account. Networks ignore an authorization whose signature is invalid and execute the rest of the transaction.',
    remedy:
      'Reject the request. Whoever created the authorization must create it again with a valid signature.',
  },
  'power.borrowedCode': {
    title: 'Account that runs delegated code',
    explanation:
      'Checks whether the account that signs runs someone else’s code (EIP-7702). That code can also move the account’s assets in ways not shown here. For known wallet code, the finding is a note. For any other code, it is a Caution every time.',
    remedy: 'If you did not set up the delegation yourself, move your assets to another account.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'power.delegatecall':
    'Code that runs as the account can replace the account’s owners and code, and take everything. The largest theft so far was a single call like this.',
  'power.codeReplaced':
    'After the upgrade, the new code controls everything. Replacing a Safe’s code (changeMasterCopy) is never routine, so the finding is a Stop. Upgrading a proxy is normal if the user planned it, so the finding is a Caution.',
  'power.control':
    'Roles, modules, guards and session keys decide who can act. Changes to these powers are rare, and normal if the user planned them.',
  'power.owners':
    'Owners control everything that a Safe holds. Changes are rare, and normal if the user planned them, so the finding is a Caution. It is a Stop if one signature becomes enough, or if a stranger is added who can sign alone. It is also a Stop if the threshold exceeds the number of owners who can sign. That locks the Safe permanently.',
  'power.givenAway':
    'Only the owner of a contract, or of something in it, can give it away, and cannot get it back. This is rare, and normal if the user planned it. The finding is a note if the new owner is another of the user’s own accounts.',
  'power.emptyCode':
    'If a module is a person’s account, its key alone can take everything. A proxy, guard or handler without code stops working, or obeys whoever deploys code there first. Nobody does this on purpose. The finding is a Caution if the request may first deploy that contract, and no trace shows whether it does.',
  'power.fallbackHandler':
    'A handler answers whether the Safe has signed something. An unknown handler can confirm permits and orders that nobody signed, so the finding is a Caution. If the handler is a token, anyone can move the Safe’s balance of that token. The finding is then a Stop. For Safe’s own handlers, it is a note.',
  'power.newSafe':
    'A Safe belongs to the owners in its setup. If strangers alone can reach the threshold, they control everything that is ever sent to the Safe. A payment in the setup uses funds that were sent to the Safe’s address before its deployment. Deploying a Safe for others can be honest.',
  'power.delegation':
    'Without conditions (caveats) that limit actions, the delegate can do anything as the account, so the finding is a Stop. With conditions that are known to limit what the delegate can take, the finding is a Caution.',
  'power.hiddenControl':
    'Whoever controls a contract controls everything in it. A change that no call openly asks for is meant to stay hidden. The finding is a Stop if someone else gets power over the user’s account, Safe or something the user controlled. Otherwise, it is a Caution.',
  'power.safeCode':
    'The code that a Safe runs decides what the Safe does. In the largest theft so far, unknown code took what a Safe held. Some honest networks have their own builds of the Safe code.',
  'power.safeHash':
    'The Safe itself computes the hash of this transaction. If the Safe’s hash differs from the hash computed here, the signature would cover something that is not shown.',
  'power.claimedHash':
    'The stated hash does not belong to this transaction, so it belongs to another one. Whoever signs that hash signs something that is not shown.',
  'power.safeNonce':
    'A signature for a nonce far ahead can be used long after everyone has forgotten it. If at most 50 transactions come before it, the finding is a note.',
  'power.blindHash':
    'A hash that a Safe approves can mean any of its transactions. Bytes that a Safe signs can mean any permit. Nobody can decode the hash or the bytes. A CoW Protocol order can sell only what the user lets its relayer take, so the finding is a Caution.',
  'power.refund':
    'A Safe transaction itself sets the price and the gas amount of its refund, so the finding is a Caution. It is a note if the recipient is the user’s own account or a saved address. A refund for more gas than any transaction can use is a payment, so the finding is a Stop.',
  'power.authorization':
    'An account that delegates to code can lose everything with one signature (EIP-7702), so the finding is a Stop. Known wallet code does what its developers say, but still changes who controls the account. For known wallet code, the finding is a Caution, unless the authorization is valid on every network.',
  'power.laterAuthorization':
    'An authorization with a nonce far above the account’s current nonce waits until the account has sent enough transactions. By that time, most people have forgotten the authorization. Wallets normally sign for the next nonce.',
  'power.voidAuthorization':
    'An authorization with an invalid signature has no effect. But the transaction was made for an account that runs this code. Without the code, the same call can do something else, so the finding is a Caution.',
  'power.borrowedCode':
    'An account with delegated code (EIP-7702) also obeys that code. Many wallets honestly set this up with code that they publish. For known wallet code, the finding is a note. Unknown code may belong to a thief who empties the account. For unknown code, it is a Caution every time.',
};
