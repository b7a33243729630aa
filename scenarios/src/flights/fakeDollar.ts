import { parseEther, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapEther } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1');

export const buyFakeDollar: Scenario = {
  id: 'fake-dollar',
  title: 'Buy PUSD for 1 ETH',
  briefing: 'A new swap page has found a good price for PUSD. The swap uses the Uniswap V2 router.',
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
  notice: [
    {
      says: 'The token calls itself PUSD but is not the Practice Dollar: its address is different.',
      rule: 'outcome.fakeToken',
    },
    'It has no published source, and it was deployed today.',
  ],
  ending: 'You paid 1 ETH for worthless tokens. Anyone can give a token any symbol.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.fakeDollar },
  ],
};
