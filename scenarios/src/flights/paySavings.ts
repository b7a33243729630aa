import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { cloud, guest } from '../practiceNames.ts';
import type { Scenario } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

const amounts = [parseUnits('50', 6), parseUnits('25', 6)] as const;

export const paySavings: Scenario = {
  id: 'pay-two-at-once',
  kind: 'honest',
  request: (setting) => {
    const calls = [transferCall(guest, amounts[0]), transferCall(cloud, amounts[1])];
    const data = encodeFunctionData({ abi, args: [calls] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.practiceSavings, data });
  },
  expected: 'read',
  fires: [],
  after: 'deposit-savings',
  subject: 'transfers',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceSavings,
      change: -amounts[0] - amounts[1],
    },
  ],
  knows: () => [
    { address: guest, name: 'Ana', paid: 1 },
    { address: cloud, name: 'Bo', paid: 1 },
  ],
};

const abi = parseAbi(['function multicall(bytes[] data) returns (bytes[] results)']);
