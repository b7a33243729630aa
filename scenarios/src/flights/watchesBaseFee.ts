import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

/** A gift that comes only where the block has no base fee. Readback runs it with that of the network. */
export const watchesBaseFee: Scenario = {
  id: 'watches-base-fee',
  title: 'Withdraw 50 GIFT that you are owed',
  briefing:
    'The site says that 50 GIFT are waiting for you, and shows a simulation in which they arrive. You hold 1,000 GIFT.',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, args: [parseEther('50')] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.watchingGift, data });
  },
  expected: 'stop',
  fires: ['outcome.takesMore'],
  subject: 'run',
  notice: [
    {
      says: 'The call says 50 GIFT, but the effects show 1,000 GIFT less for you.',
      rule: 'outcome.takesMore',
    },
    { says: 'The contract has no published source.', rule: 'identity.unpublished' },
    'The site’s simulation used a block without a base fee. Real blocks on this network have one.',
  ],
  ending: 'The block had a base fee, so the contract took your 1,000 GIFT.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.watchingGift,
      change: -parseEther('1000'),
    },
  ],
};

const abi = parseAbi(['function withdraw(uint256 amount)']);
