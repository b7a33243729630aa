import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.05');
const amount = parseEther('2500');

export const refundToken: Scenario = {
  id: 'refund-token',
  title: 'Claim your refund of 2,500 PUSD',
  briefing: 'A letter says that a closed exchange is refunding its customers. The call sends a small charge.',
  kind: 'attack',
  request: (setting) => {
    const user = account(setting, 0);
    const data = encodeFunctionData({ abi, args: [user, amount] });
    return askTransaction(user, { to: setting.info.addresses.refundToken, data, value });
  },
  expected: 'caution',
  fires: ['outcome.tokenName'],
  subject: 'tokens',
  notice: [
    {
      says: 'The token’s symbol is a website address. A token chooses its own symbol.',
      rule: 'outcome.tokenName',
    },
    'You receive this token, not PUSD. You pay 0.05 ETH.',
    'The contract was deployed today and has no published source.',
  ],
  ending: 'You paid 0.05 ETH for 2,500 worthless tokens that lure you to a site that wants more.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.refundToken, change: amount },
  ],
};

const abi = parseAbi(['function mint(address to, uint256 value) payable']);
