import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapTokens } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('3000', 6);

export const swapWithoutMinimum: Scenario = {
  id: 'swap-no-minimum',
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
  noticedBy: ['transfers.noMinimum'],
  effects: (setting) => {
    const { practiceDollar, weth9 } = setting.info.addresses;
    const who = account(setting, 0);
    return [
      { who, what: 'balance', asset: practiceDollar, change: -amount },
      { who, what: 'balance', asset: weth9 },
    ];
  },
};
