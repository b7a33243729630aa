import { encodeFunctionData, parseAbi } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { executedBySafe } from '../executedBySafe.ts';
import { safeTx, safeTypedData } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';

/** A reader who pauses over it is right: who owns a Safe decides everything. */
export const rotateSafeOwner: Scenario = {
  id: 'safe-swap-owner',
  kind: 'honest',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, rotation(setting))),
  expected: 'caution',
  fires: ['power.owners'],
  subject: 'safe',
  noticedBy: ['power.owners'],
  effects: (setting) => {
    const who = setting.info.addresses.safe;
    return [
      { who, what: 'control', counterparty: account(setting, 3) },
      { who, what: 'control', counterparty: account(setting, 4) },
    ];
  },
  aftermath: (setting, signature) => [executedBySafe(setting, rotation(setting), signature)],
};

function rotation(setting: Setting) {
  const args = [account(setting, 2), account(setting, 3), account(setting, 4)] as const;
  const data = encodeFunctionData({ abi, args });
  return safeTx({ to: setting.info.addresses.safe, data, nonce: setting.safeNonce ?? 0n });
}

const abi = parseAbi(['function swapOwner(address prevOwner, address oldOwner, address newOwner)']);
