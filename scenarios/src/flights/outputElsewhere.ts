import { parseEther, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapTokens } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('3000', 6);

export const outputElsewhere: Scenario = {
  id: 'swap-output-elsewhere',
  title: 'Swap 3,000 PUSD for WETH',
  briefing: 'A swap page has found the best route: the Uniswap V2 router, at least 0.98 WETH.',
  kind: 'attack',
  request: (setting) => {
    const { router, practiceDollar, weth9, stranger } = setting.info.addresses;
    const path = [practiceDollar, weth9];
    const deadline = setting.now + 1200n;
    const data = swapTokens({ amount, least: parseEther('0.98'), path, to: stranger, deadline });
    return askTransaction(account(setting, 0), { to: router, data });
  },
  expected: 'caution',
  fires: ['transfers.outputElsewhere'],
  after: 'approve-router',
  subject: 'transfers',
  notice: [
    { says: 'The swap’s output goes to an account that is not yours.', rule: 'transfers.outputElsewhere' },
    'The effects show 3,000 PUSD less for you, and no WETH in return.',
  ],
  ending: 'The swap succeeded, and the stranger has the 0.99 WETH you paid for.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
  ],
};
