import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.4');

export const claimFee: Scenario = {
  id: 'claim-fee',
  title: 'Claim your 1,500 PUSD',
  briefing:
    'You are on the list of an airdrop, says the site. The call is claim(), and 0.4 ether goes with it.',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function claim() payable']) });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.drainer, data, value });
  },
  expected: 'stop',
  fires: ['outcome.claimTrap'],
  subject: 'transfers',
  notice: [
    {
      says: 'You pay 0.4 ether to a function that is called claim, and nothing comes back.',
      rule: 'outcome.claimTrap',
    },
    'The contract was made today, and nobody published its source.',
  ],
  ending: 'The contract keeps your 0.4 ether. There never was an airdrop.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
};
