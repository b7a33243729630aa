import type { SafeTx } from '@readback/core/model/request.ts';
import { type Address, encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { agreed, executedBySafe, executionOf } from './executedBySafe.ts';
import { safeTx, safeTypedData } from './safeTx.ts';
import type { Scenario, Setting } from './scenario.ts';
import { transferCall } from './tokenCalls.ts';

/** Honest when the owner means it, so that a reader who pauses over it is right. */
export const upgradeToken: Scenario = {
  id: 'upgrade-token',
  title: 'Upgrade the code of your token',
  briefing: 'You own Changing Token, and its new version is ready. After this, it runs different code.',
  kind: 'honest',
  request: (setting) => {
    const { changingToken, changedTokenCode } = setting.info.addresses;
    const args = [changedTokenCode, '0x'] as const;
    const data = encodeFunctionData({ abi, functionName: 'upgradeToAndCall', args });
    return askTransaction(account(setting, 0), { to: changingToken, data });
  },
  expected: 'caution',
  fires: ['power.codeReplaced'],
  subject: 'accounts',
  notice: [
    { says: 'After this, the new code decides everything the token does.', rule: 'power.codeReplaced' },
    'The new code is unknown here. Review it, or have it reviewed, before you sign.',
  ],
  ending: 'The token runs the new code, which sends every transfer to the owner: you.',
  effects: (setting) => [{ who: setting.info.addresses.changingToken, what: 'control' }],
};

export const addSafeOwner: Scenario = {
  id: 'safe-add-owner',
  title: 'Add practice account 5 as an owner of the Safe',
  briefing: 'Practice account 5 becomes the fourth owner. Moving anything still takes two signatures.',
  kind: 'honest',
  request: (setting) => safeCall(setting, 'addOwnerWithThreshold', [account(setting, 4), 2n]),
  expected: 'caution',
  fires: ['power.owners'],
  subject: 'safe',
  notice: [
    {
      says: 'This changes who owns the Safe. Ask the other owners whether they want this.',
      rule: 'power.owners',
    },
    'The threshold stays at two.',
  ],
  ending: 'The Safe has four owners, and any two of them can move it.',
  effects: (setting) => [
    { who: setting.info.addresses.safe, what: 'control', counterparty: account(setting, 4) },
  ],
};

export const setSafeGuard: Scenario = {
  id: 'safe-set-guard',
  title: 'Set a guard that checks what the Safe does',
  briefing: 'The Safe asks a guard before each transaction. This one refuses delegatecalls.',
  kind: 'honest',
  request: (setting) => safeCall(setting, 'setGuard', [setting.info.addresses.practiceGuard]),
  expected: 'caution',
  fires: ['power.control'],
  subject: 'safe',
  notice: [
    {
      says: 'A guard can block anything the Safe does, including the removal of the guard.',
      rule: 'power.control',
    },
    'Its source is published, and it is several years old.',
  ],
  ending: 'Nobody can make the Safe run outside code as its own any more.',
  effects: (setting) => [{ who: setting.info.addresses.safe, what: 'control' }],
};

export const enableSafeModule: Scenario = {
  id: 'safe-enable-module',
  title: 'Turn on automation for the Safe',
  briefing: 'A tool offers to pay your regular bills from the Safe. For that it must be a module.',
  kind: 'attack',
  request: (setting) => safeCall(setting, 'enableModule', [setting.info.addresses.practiceModule]),
  expected: 'caution',
  fires: ['power.control'],
  subject: 'safe',
  notice: [
    { says: 'A module can move the Safe’s assets without asking its owners again.', rule: 'power.control' },
    'The module is unknown here: nobody vouches for it. Find out who made it before you give it this power.',
  ],
  ending: 'The module’s maker took the Safe’s PUSD without any signature.',
  effects: (setting) => [
    {
      who: setting.info.addresses.safe,
      what: 'control',
      counterparty: setting.info.addresses.practiceModule,
    },
  ],
  aftermath: (setting, signature) => {
    const { safe, practiceModule, practiceDollar, stranger } = setting.info.addresses;
    const call = transferCall(stranger, parseUnits('50000', 6));
    const data = encodeFunctionData({ abi, functionName: 'run', args: [safe, practiceDollar, 0n, call] });
    return [
      executedBySafe(setting, safeCallOf(setting, 'enableModule', [practiceModule]), signature),
      { from: account(setting, 9), to: practiceModule, data },
    ];
  },
};

export const oneOwnerIsEnough: Scenario = {
  id: 'safe-one-is-enough',
  title: 'Add a fourth owner to the Safe',
  briefing: 'The page says that a new colleague should become an owner too. Two owners must sign this.',
  kind: 'attack',
  request: (setting) => safeCall(setting, 'addOwnerWithThreshold', [setting.info.addresses.stranger, 1n]),
  expected: 'stop',
  fires: ['power.owners'],
  subject: 'safe',
  notice: [
    {
      says: 'The last argument is the new threshold. After this, any one owner is enough, including the new one.',
      rule: 'power.owners',
    },
    'The new owner is an account you do not know.',
  ],
  ending: 'The stranger is an owner, one signature is enough, and the Safe’s 10 ETH are gone.',
  effects: (setting) => [
    { who: setting.info.addresses.safe, what: 'control', counterparty: setting.info.addresses.stranger },
    { who: setting.info.addresses.safe, what: 'control' },
  ],
  aftermath: (setting, signature) => {
    const { safe, stranger } = setting.info.addresses;
    const added = safeCallOf(setting, 'addOwnerWithThreshold', [stranger, 1n]);
    const robbed = safeTx({ to: stranger, value: parseEther('10'), nonce: added.nonce + 1n });
    return [
      executedBySafe(setting, added, signature),
      { from: stranger, to: safe, data: executionOf(robbed, agreed(stranger)) },
    ];
  },
};

type Change = 'addOwnerWithThreshold' | 'setGuard' | 'enableModule';

function safeCall(setting: Setting, functionName: Change, args: readonly [Address, bigint?]): string {
  const { safe } = setting.info.addresses;
  return askTypedData(account(setting, 1), safeTypedData(safe, safeCallOf(setting, functionName, args)));
}

function safeCallOf(setting: Setting, functionName: Change, args: readonly [Address, bigint?]): SafeTx {
  const data = encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
  return safeTx({ to: setting.info.addresses.safe, data, nonce: setting.safeNonce ?? 0n });
}

const abi = parseAbi([
  'function upgradeToAndCall(address implementation, bytes data) payable',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function setGuard(address guard)',
  'function enableModule(address module)',
  'function run(address safe, address to, uint256 value, bytes data)',
]);
