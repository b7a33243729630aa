import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('2');

export const wrapEther: Scenario = {
  id: 'wrap-ether',
  title: 'Wrap 2 ether',
  briefing: 'Some apps take ether only as a token. Wrapped Ether gives one token for each ether.',
  kind: 'honest',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function deposit() payable']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.weth9, data, value });
  },
  expected: 'read',
  fires: [],
  subject: 'tokens',
  notice: [
    'The contract is Wrapped Ether, which the practice chain knows by name.',
    'The effects show 2 ether less and 2 WETH more.',
  ],
  ending: 'You have 2 WETH in place of 2 ether, and can unwrap them at any time.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.weth9, change: value },
  ],
};
