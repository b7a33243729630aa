import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseEther('100');

export const upgradedMeanwhile: Scenario = {
  id: 'upgraded-meanwhile',
  kind: 'attack',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.cargoToken,
      data: transferCall(guest, amount),
    }),
  expected: 'caution',
  fires: ['transfers.lessArrives'],
  subject: 'run',
  noticedBy: ['transfers.lessArrives'],
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.cargoToken, change: -amount },
  ],
  knows: () => [{ address: guest, name: 'Ana', paid: 3 }],
  meanwhile: (setting) => {
    const { cargoToken, takenCargoCode } = setting.info.addresses;
    const data = encodeFunctionData({ abi, args: [takenCargoCode, '0x'] });
    return [{ from: account(setting, 6), to: cargoToken, data }];
  },
};

const abi = parseAbi(['function upgradeToAndCall(address implementation, bytes data) payable']);
