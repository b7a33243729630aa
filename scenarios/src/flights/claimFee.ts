import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('0.4');

export const claimFee: Scenario = {
  id: 'claim-fee',
  title: 'Claim your 1,500 PUSD',
  briefing: 'The site says that you are on an airdrop’s list. The call is claim(), and it sends 0.4 ETH.',
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
      says: 'You pay 0.4 ETH to a function named claim, and nothing comes back.',
      rule: 'outcome.claimTrap',
    },
    'The contract was deployed today and has no published source.',
  ],
  ending: 'The contract keeps your 0.4 ETH. There never was an airdrop.',
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
};
