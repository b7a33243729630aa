import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.05');
const amount = parseEther('2500');

export const refundToken: Scenario = {
  id: 'refund-token',
  title: 'Fetch your refund of 2,500 PUSD',
  briefing:
    'An exchange that closed pays its customers back, says a letter. A small charge goes with the call.',
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
      says: 'The symbol of the token is the address of a web site. A token chooses its own symbol.',
      rule: 'outcome.tokenName',
    },
    'What comes is this token and no PUSD. What goes is 0.05 ether.',
    'The contract was made today, and nobody published its source.',
  ],
  ending:
    'You paid 0.05 ether for 2,500 tokens that are worth nothing, and that send you to a site that wants more.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.refundToken, change: amount },
  ],
};

const abi = parseAbi(['function mint(address to, uint256 value) payable']);
