import { parseEther, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapEther } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1');

export const buyFakeDollar: Scenario = {
  id: 'fake-dollar',
  kind: 'attack',
  request: (setting) => {
    const { router, weth9, fakeDollar } = setting.info.addresses;
    const user = account(setting, 0);
    const data = swapEther({
      least: parseUnits('2900', 6),
      path: [weth9, fakeDollar],
      to: user,
      deadline: setting.now + 1200n,
    });
    return askTransaction(user, { to: router, data, value });
  },
  expected: 'caution',
  fires: ['outcome.fakeToken'],
  subject: 'tokens',
  noticedBy: ['outcome.fakeToken'],
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.fakeDollar },
  ],
};
