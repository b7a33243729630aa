import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('2');

export const wrapEther: Scenario = {
  id: 'wrap-ether',
  kind: 'honest',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function deposit() payable']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.weth9, data, value });
  },
  expected: 'read',
  fires: [],
  subject: 'tokens',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.weth9, change: value },
  ],
};
