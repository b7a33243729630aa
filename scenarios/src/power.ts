import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { safeTx, safeTypedData } from './safeTx.ts';
import type { Scenario, Setting } from './scenario.ts';

/** Honest when the owner means it, so that a reader who pauses over it is right. */
export const upgradeToken: Scenario = {
  id: 'upgrade-token',
  title: 'Put other code behind your token',
  briefing:
    'You own Changing Token. After this it runs other code, in which every transfer goes to its owner.',
  kind: 'honest',
  request: (setting) => {
    const { changingToken, changedTokenCode } = setting.info.addresses;
    const args = [changedTokenCode, '0x'] as const;
    const data = encodeFunctionData({ abi, functionName: 'upgradeToAndCall', args });
    return askTransaction(account(setting, 0), { to: changingToken, data });
  },
  expected: 'caution',
  fires: ['power.codeReplaced'],
};

export const addSafeOwner: Scenario = {
  id: 'safe-add-owner',
  title: 'Take a fourth owner into the Safe',
  briefing: 'Practice account 5 becomes an owner. It still takes two to move anything.',
  kind: 'honest',
  request: (setting) => safeCall(setting, 'addOwnerWithThreshold', [account(setting, 4), 2n]),
  expected: 'caution',
  fires: ['power.control'],
};

export const setSafeGuard: Scenario = {
  id: 'safe-set-guard',
  title: 'Set a guard that looks at what the Safe does',
  briefing:
    'From then on the guard is asked before each transaction, and can refuse it. This one refuses delegatecalls.',
  kind: 'honest',
  request: (setting) => safeCall(setting, 'setGuard', [setting.info.addresses.practiceGuard]),
  expected: 'caution',
  fires: ['power.control'],
};

export const enableSafeModule: Scenario = {
  id: 'safe-enable-module',
  title: 'A module that nobody knows, for the Safe',
  briefing: '“Enable automation.” A module moves what the Safe has without asking its owners again.',
  kind: 'attack',
  request: (setting) => safeCall(setting, 'enableModule', [setting.info.addresses.practiceModule]),
  expected: 'caution',
  fires: ['power.control'],
};

export const oneOwnerIsEnough: Scenario = {
  id: 'safe-one-is-enough',
  title: 'A new owner who can move the Safe alone',
  briefing: 'It reads like adding an owner. The last number makes one signature enough, also the stranger’s.',
  kind: 'attack',
  request: (setting) => safeCall(setting, 'addOwnerWithThreshold', [setting.info.addresses.stranger, 1n]),
  expected: 'stop',
  fires: ['power.control'],
};

function safeCall(
  setting: Setting,
  functionName: 'addOwnerWithThreshold' | 'setGuard' | 'enableModule',
  args: readonly [Address, bigint?],
): string {
  const { safe } = setting.info.addresses;
  const data = encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
  const message = safeTx({ to: safe, data, nonce: setting.safeNonce ?? 0n });
  return askTypedData(account(setting, 1), safeTypedData(safe, message));
}

const abi = parseAbi([
  'function upgradeToAndCall(address implementation, bytes data) payable',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function setGuard(address guard)',
  'function enableModule(address module)',
]);
