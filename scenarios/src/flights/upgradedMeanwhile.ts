import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amount = parseEther('100');

export const upgradedMeanwhile: Scenario = {
  id: 'upgraded-meanwhile',
  title: 'Send Ana 100 CARGO',
  briefing: 'Ana asked for 100 CARGO. You read the request, and then took a phone call.',
  kind: 'attack',
  request: (setting) =>
    askTransaction(account(setting, 0), {
      to: setting.info.addresses.cargoToken,
      data: transferCall(guest, amount),
    }),
  expected: 'caution',
  fires: ['transfers.lessArrives'],
  subject: 'run',
  notice: [
    {
      says: 'When you come back to sign, less arrives than you send: Ana gets nothing.',
      rule: 'transfers.lessArrives',
    },
    'The token’s code has changed since you first read the request. What was true then is not true now.',
  ],
  ending: 'The token’s code changed a minute ago. Your 100 CARGO went to the token’s owner.',
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
