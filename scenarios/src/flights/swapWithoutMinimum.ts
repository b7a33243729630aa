import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapTokens } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('3000', 6);

export const swapWithoutMinimum: Scenario = {
  id: 'swap-no-minimum',
  title: 'Swap 3,000 PUSD at the market price',
  briefing: 'A swap page promises that this swap never fails. It uses the Uniswap V2 router.',
  kind: 'attack',
  request: (setting) => {
    const { router, practiceDollar, weth9 } = setting.info.addresses;
    const user = account(setting, 0);
    const path = [practiceDollar, weth9];
    const data = swapTokens({ amount, least: 0n, path, to: user, deadline: setting.now + 1200n });
    return askTransaction(user, { to: router, data });
  },
  expected: 'caution',
  fires: ['transfers.noMinimum'],
  after: 'approve-router',
  subject: 'transfers',
  notice: [
    {
      says: 'The minimum is 0. Anyone who sees the swap coming can move the price and leave you next to nothing.',
      rule: 'transfers.noMinimum',
    },
    'The effects show a fair price, but only for the simulated block.',
  ],
  ending: 'A swap that cannot fail accepts any price. On a busy chain, you would get only what others leave.',
  effects: (setting) => {
    const { practiceDollar, weth9 } = setting.info.addresses;
    const who = account(setting, 0);
    return [
      { who, what: 'balance', asset: practiceDollar, change: -amount },
      { who, what: 'balance', asset: weth9 },
    ];
  },
};
