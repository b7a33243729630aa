import { encodeFunctionData, parseAbi } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { executedBySafe } from '../executedBySafe.ts';
import { safeTx, safeTypedData } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';

/** A reader who pauses over it is right: who owns a Safe decides everything. */
export const rotateSafeOwner: Scenario = {
  id: 'safe-swap-owner',
  title: 'Replace an owner of the Safe',
  briefing: 'The owner of practice account 4 has a new phone and a new key: practice account 5 replaces it.',
  kind: 'honest',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, rotation(setting))),
  expected: 'caution',
  fires: ['power.owners'],
  subject: 'safe',
  notice: [
    {
      says: 'This changes who owns the Safe. Ask the owner through another channel whether they want this.',
      rule: 'power.owners',
    },
    'One owner is replaced by another. Moving anything still takes two signatures.',
  ],
  ending: 'Practice account 5 is now an owner instead of practice account 4. The threshold is still two.',
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
