import { encodeFunctionData, erc20Abi, parseAbi, parseEther, parseUnits } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Scenario } from './scenario.ts';

const amount = parseUnits('3000', 6);
/** The pair gives about 0.992 WETH for it; an app lets the price move by one percent. */
const least = parseEther('0.98');

export const approveRouter: Scenario = {
  id: 'approve-router',
  kind: 'honest',
  request: (setting) => {
    const { router, practiceDollar } = setting.info.addresses;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] });
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'read',
  fires: [],
  subject: 'allowances',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.router,
      change: amount,
    },
  ],
};

export const swap: Scenario = {
  id: 'swap',
  kind: 'honest',
  request: (setting) => {
    const { router, practiceDollar, weth9 } = setting.info.addresses;
    const user = account(setting, 0);
    const data = encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForTokens',
      args: [amount, least, [practiceDollar, weth9], user, setting.now + 1200n],
    });
    return askTransaction(user, { to: router, data });
  },
  expected: 'read',
  fires: [],
  after: 'approve-router',
  subject: 'tokens',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.weth9 },
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.router,
      change: -amount,
    },
  ],
};

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
]);
