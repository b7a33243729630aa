import type { RuleWords } from './ruleWords.ts';

export const power: RuleWords = {
  'power.delegatecall': {
    title: 'Foreign code that runs as the account',
    explanation:
      'A delegatecall runs the code of another contract as if it were the account’s own, with all its rights. It can replace owners and code and take everything, whatever its name says. Only libraries that Safe publishes are let pass. Looked for at any depth: in batches, modules, proposals and Safes inside Safes.',
    remedy: 'Reject it.',
  },
  'power.codeReplaced': {
    title: 'Code that is replaced',
    explanation:
      'Looks for upgrades of proxies, beacons, diamonds and Safes. The new code decides about everything that is kept there from then on. Replacing the code of a Safe by hand is never part of ordinary work, and is stopped.',
    remedy: 'Sign only if you planned this upgrade and know the new code.',
  },
  'power.control': {
    title: 'Change of who decides',
    explanation:
      'Looks for calls that change roles, modules, guards, plugins or keys for a session, of a contract or an account. Whoever is let in can act without asking you again.',
    remedy: 'Sign only if you planned this change and know each address in it.',
  },
  'power.owners': {
    title: 'Owners of a Safe',
    explanation:
      'Says how many owners a Safe has and how many must sign, before and after. Stops where one signature is enough that was not before, and where more must sign than can: then the Safe is locked. An owner that is a Safe itself is looked into.',
    remedy: 'Ask the other owners in another way whether they meant it.',
  },
  'power.givenAway': {
    title: 'Control that is given away',
    explanation:
      'Looks for calls by which you hand a contract to somebody else, give up your own right over it, or let somebody hand out its roles. Also for those that hand over what you have at one, such as a name, a vault or all that you staked. Once it is gone you cannot take it back. A note where it goes to another account of yours.',
    remedy: 'Compare the new address with whom you mean, digit by digit.',
  },
  'power.emptyCode': {
    title: 'Power for an address without a contract',
    explanation:
      'Looks whether a contract stands where a module, a guard, a handler or new code is said to be. A module without code is a key that can take everything alone. A proxy or a guard without code stops working, or obeys whoever puts code there first.',
    remedy: 'Reject it, unless the same request makes that contract first.',
  },
  'power.fallbackHandler': {
    title: 'Fallback handler of a Safe',
    explanation:
      'The fallback handler answers what a Safe does not know itself, also whether it has signed an order or a permit. A foreign one can say yes to anything. A token as handler lets anybody move what the Safe has of it, and is stopped. The handlers of Safe itself are a note.',
    remedy: 'Sign only if you know who made the handler, and why the Safe needs it.',
  },
  'power.newSafe': {
    title: 'Settings of a new Safe',
    explanation:
      'Looks into the setup of a Safe that the request makes: whether you are an owner, whether people whom you did not save can sign without you, and whether the setup pays somebody. What you send to that Safe later belongs to its owners.',
    remedy: 'Compare each owner, and how many must sign, with what you agreed on.',
  },
  'power.delegation': {
    title: 'Delegation switched on by a call',
    explanation:
      'Looks for calls that switch a delegation on (ERC-7710): somebody may act as your account from then on. Without conditions it covers everything the account has, and is stopped.',
    remedy: 'Reject it, or sign only for a delegate that you know and conditions that you have read.',
  },
  'power.hiddenControl': {
    title: 'Hidden change of control',
    explanation:
      'Compares who controls each contract before and after the run, and warns of changes that no call of the request asks for openly. Stops where somebody else gets power over your account or your Safe, or over what you controlled.',
    remedy: 'Reject it, unless whoever wrote the contract told you of this change.',
  },
  'power.safeCode': {
    title: 'Unknown code of a Safe',
    explanation:
      'Compares the code that a Safe runs with the releases that Safe publishes. Foreign code there decides what your signature does. A few networks have builds of their own.',
    remedy: 'Sign only if you know whose code it is, and why it is there.',
  },
  'power.safeHash': {
    title: 'Hash that the Safe itself computes',
    explanation:
      'Asks the Safe on the network which hash stands for this transaction, and compares it with the fingerprint computed here. They differ when one of the two is about something else than what you see.',
    remedy: 'Reject it.',
  },
  'power.claimedHash': {
    title: 'Hash that came with the transaction',
    explanation:
      'Compares the hash that a site or a service states for a Safe transaction with the hash of what it shows. Where they differ, your hardware wallet would show and sign another transaction than the one on the page.',
    remedy: 'Reject it, and tell the other owners.',
  },
  'power.safeNonce': {
    title: 'Number of a Safe transaction',
    explanation:
      'Compares the number of the transaction with the next one that the Safe takes. A used number can no longer be executed. One far ahead waits for months. Several transactions can be signed for one number: only one of them is executed, and nobody can tell from the network which others were signed.',
    remedy: 'Ask why it does not take the next number.',
  },
  'power.blindHash': {
    title: 'Approval of a bare hash',
    explanation:
      'A Safe can approve a hash, or sign bytes, that stand for anything: a payment, a permit, another transaction. The hash cannot be turned back into what it stands for. Paste the Safe transaction with it, and that is judged where the hashes match. An order of CoW Protocol is limited by what its relayer may take, and is a Caution.',
    remedy: 'Reject it, or compute the hash yourself from what you mean to approve.',
  },
  'power.refund': {
    title: 'Gas refund of a Safe',
    explanation:
      'A Safe transaction can pay whoever submits it, at a price and in a token that it sets itself. Says what that can cost at most, and to whom it goes. More gas than any transaction can use is a payment in disguise, and is stopped.',
    remedy: 'Most Safe transactions set no refund. Ask why this one does.',
  },
  'power.authorization': {
    title: 'Account that hands itself to code',
    explanation:
      'An authorization of EIP-7702 lets code act as your account, with all it has, until you sign another one. Stops for code that is not known here, and for one that counts on every network. Known code of a wallet is a Caution.',
    remedy: 'Reject it, unless you set it up yourself in your own wallet.',
  },
  'power.laterAuthorization': {
    title: 'Authorization for a later number',
    explanation:
      'An authorization of EIP-7702 counts when the account has sent as many transactions as it says. Wallets sign the next number. One far ahead comes into force when you no longer think of it.',
    remedy: 'Reject it, unless you know why the number differs.',
  },
  'power.borrowedCode': {
    title: 'Account that runs borrowed code',
    explanation:
      'Looks whether the account that signs runs the code of somebody else (EIP-7702). That code can move what the account holds, besides what is shown. Known code of a wallet is a note, any other a Caution each time.',
    remedy: 'If you did not set it up yourself, move what you have to another account.',
  },
};
