import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

/** A gift that comes only where the block has no base fee. Readback runs it with that of the network. */
export const watchesBaseFee: Scenario = {
  id: 'watches-base-fee',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, args: [parseEther('50')] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.watchingGift, data });
  },
  expected: 'stop',
  fires: ['outcome.takesMore'],
  subject: 'run',
  noticedBy: ['outcome.takesMore', 'identity.unpublished'],
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
