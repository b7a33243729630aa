import { parseEther, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapEther } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('1');

export const buyFakeDollar: Scenario = {
  id: 'fake-dollar',
  title: 'Buy PUSD for 1 ether',
  briefing: 'A new swap page has found a good price for PUSD. The swap runs on the Uniswap V2 router.',
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
      says: 'The token calls itself PUSD and is not the Practice Dollar: its address is another one.',
      rule: 'outcome.fakeToken',
    },
    'Nobody published its source, and it was made today.',
  ],
  ending: 'You paid 1 ether for tokens that nobody redeems. Anybody can give a token any symbol.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -value },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.fakeDollar },
  ],
};
