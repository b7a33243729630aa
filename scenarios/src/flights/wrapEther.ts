import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('2');

export const wrapEther: Scenario = {
  id: 'wrap-ether',
  title: 'Wrap 2 ETH',
  briefing: 'Some apps accept ETH only as a token. Wrapped Ether gives 1 WETH for each ETH.',
  kind: 'honest',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function deposit() payable']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.weth9, data, value });
  },
  expected: 'read',
  fires: [],
  subject: 'tokens',
  notice: [
    'The contract is Wrapped Ether, known by name on the practice chain.',
    'The effects show 2 ETH less and 2 WETH more.',
  ],
  ending: 'You have 2 WETH instead of 2 ETH, and can unwrap them at any time.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.weth9, change: value },
  ],
};
