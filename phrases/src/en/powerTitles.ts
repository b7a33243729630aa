import type { ChangeTitles } from '../changeWords.ts';

/** Who decides over an account or a contract, and whose code it runs. Rarer than what is held: the page loads it when needed. */
export const powerTitles: ChangeTitles = {
  owner: { own: 'Owner of your account', of: 'Owner of {who}', under: 'Owner' },
  'owner.pendingOwner': {
    own: 'Next owner of your account (has not accepted yet)',
    of: 'Next owner of {who} (has not accepted yet)',
    under: 'Next owner (has not accepted yet)',
  },
  role: {
    own: '{other} has the role {role} on your account',
    of: '{other} has the role {role} on {who}',
    under: '{other} has the role {role}',
  },
  code: { own: 'Code at your account', of: 'Code at {who}', under: 'Code' },
  'code.implementation': {
    own: 'Code that your account runs (implementation)',
    of: 'Code that {who} runs (implementation)',
    under: 'Code that it runs (implementation)',
  },
  'code.admin': {
    own: 'Who can replace the code of your account (admin)',
    of: 'Who can replace the code of {who} (admin)',
    under: 'Who can replace its code (admin)',
  },
  'code.beacon': {
    own: 'Where your account looks up its code (beacon)',
    of: 'Where {who} looks up its code (beacon)',
    under: 'Where it looks up its code (beacon)',
  },
  'code.delegation': {
    own: 'Delegated code of your account',
    of: 'Delegated code of {who}',
    under: 'Delegated code of this account',
  },
  delegate: {
    own: 'Delegated code of your account',
    of: 'Delegated code of {who}',
    under: 'Delegated code of this account',
  },
  safe: { own: 'Settings of your Safe', of: 'Settings of {who}', under: 'Settings of the Safe' },
  'safe.owners': {
    own: '{other} as an owner of your Safe',
    of: '{other} as an owner of {who}',
    under: '{other} as an owner',
  },
  'safe.threshold': {
    own: 'Number of owners who must sign for your Safe (threshold)',
    of: 'Number of owners who must sign for {who} (threshold)',
    under: 'Number of owners who must sign (threshold)',
  },
  'safe.implementation': {
    own: 'Code that your Safe runs (singleton)',
    of: 'Code that {who} runs (singleton)',
    under: 'Code that the Safe runs (singleton)',
  },
  'safe.module': {
    own: '{other} as a module, which acts for your Safe without its owners',
    of: '{other} as a module, which acts for {who} without its owners',
    under: '{other} as a module, which acts without the owners',
  },
  'safe.guard': {
    own: 'Guard of your Safe, which can block what its owners sign',
    of: 'Guard of {who}, which can block what its owners sign',
    under: 'Guard, which can block what the owners sign',
  },
  'safe.moduleGuard': {
    own: 'Module guard of your Safe, which can block what its modules do',
    of: 'Module guard of {who}, which can block what its modules do',
    under: 'Module guard, which can block what the modules do',
  },
  'safe.fallbackHandler': {
    own: 'Fallback handler of your Safe, which answers calls that the Safe has no function for',
    of: 'Fallback handler of {who}, which answers calls that the Safe has no function for',
    under: 'Fallback handler, which answers calls that the Safe has no function for',
  },
};
