import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.05');
const amount = parseEther('2500');

export const refundToken: Scenario = {
  id: 'refund-token',
  kind: 'attack',
  request: (setting) => {
    const user = account(setting, 0);
    const data = encodeFunctionData({ abi, args: [user, amount] });
    return askTransaction(user, { to: setting.info.addresses.refundToken, data, value });
  },
  expected: 'caution',
  fires: ['outcome.tokenName'],
  subject: 'tokens',
  noticedBy: ['outcome.tokenName'],
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.refundToken, change: amount },
  ],
};

const abi = parseAbi(['function mint(address to, uint256 value) payable']);
