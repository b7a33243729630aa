import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

/** A gift that comes only where gas has no price. Readback runs it at the price of the network, so that it shows. */
export const watchesGasPrice: Scenario = {
  id: 'watches-gas-price',
  title: 'Mint 100 GIFT',
  briefing:
    'Holders of GIFT may mint 100 more. A simulation on the site shows 100 more for you. You hold 1,000 GIFT.',
  kind: 'attack',
  request: (setting) => {
    const user = account(setting, 0);
    const data = encodeFunctionData({ abi, args: [user, parseEther('100')] });
    return askTransaction(user, { to: setting.info.addresses.watchingGift, data });
  },
  expected: 'caution',
  fires: ['outcome.nothingBack'],
  subject: 'run',
  notice: [
    { says: 'The effects show that you lose 1,000 GIFT and get nothing back.', rule: 'outcome.nothingBack' },
    { says: 'The contract has no published source.', rule: 'identity.unpublished' },
    'The site’s simulation used a gas price of 0. The contract detects that and behaves well only then.',
  ],
  ending: 'Your transaction paid for its gas, so the contract took your 1,000 GIFT.',
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
