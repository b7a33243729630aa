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
  noticedBy: ['power.codeReplaced'],
  effects: (setting) => [{ who: setting.info.addresses.changingToken, what: 'control' }],
};

export const addSafeOwner: Scenario = {
  id: 'safe-add-owner',
  kind: 'honest',
  request: (setting) => safeCall(setting, 'addOwnerWithThreshold', [account(setting, 4), 2n]),
  expected: 'caution',
  fires: ['power.owners'],
  subject: 'safe',
  noticedBy: ['power.owners'],
  effects: (setting) => [
    { who: setting.info.addresses.safe, what: 'control', counterparty: account(setting, 4) },
  ],
};

export const setSafeGuard: Scenario = {
  id: 'safe-set-guard',
  kind: 'honest',
  request: (setting) => safeCall(setting, 'setGuard', [setting.info.addresses.practiceGuard]),
  expected: 'caution',
  fires: ['power.control'],
  subject: 'safe',
  noticedBy: ['power.control'],
  effects: (setting) => [{ who: setting.info.addresses.safe, what: 'control' }],
};

export const enableSafeModule: Scenario = {
  id: 'safe-enable-module',
  kind: 'attack',
  request: (setting) => safeCall(setting, 'enableModule', [setting.info.addresses.practiceModule]),
  expected: 'caution',
  fires: ['power.control'],
  subject: 'safe',
  noticedBy: ['power.control'],
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
  kind: 'attack',
  request: (setting) => safeCall(setting, 'addOwnerWithThreshold', [setting.info.addresses.stranger, 1n]),
  expected: 'stop',
  fires: ['power.owners'],
  subject: 'safe',
  noticedBy: ['power.owners'],
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
