import { parseEther, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { swapTokens } from '../routerCalls.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('3000', 6);

export const outputElsewhere: Scenario = {
  id: 'swap-output-elsewhere',
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
  noticedBy: ['transfers.outputElsewhere'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
  ],
};
