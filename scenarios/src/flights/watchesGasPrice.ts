import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

/** A gift that comes only where gas has no price. Readback runs it at the price of the network, so that it shows. */
export const watchesGasPrice: Scenario = {
  id: 'watches-gas-price',
  kind: 'attack',
  request: (setting) => {
    const user = account(setting, 0);
    const data = encodeFunctionData({ abi, args: [user, parseEther('100')] });
    return askTransaction(user, { to: setting.info.addresses.watchingGift, data });
  },
  expected: 'caution',
  fires: ['outcome.nothingBack'],
  subject: 'run',
  noticedBy: ['outcome.nothingBack', 'identity.unpublished'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.watchingGift,
      change: -parseEther('1000'),
    },
  ],
};

const abi = parseAbi(['function mint(address to, uint256 value)']);
