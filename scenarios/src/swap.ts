import { encodeFunctionData, erc20Abi, parseAbi, parseEther, parseUnits } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Scenario } from './scenario.ts';

const amount = parseUnits('3000', 6);
/** The pair gives about 0.992 WETH for it; an app lets the price move by one percent. */
const least = parseEther('0.98');

export const approveRouter: Scenario = {
  id: 'approve-router',
  title: 'Let Uniswap spend 3,000 PUSD',
  briefing: 'You are about to swap 3,000 PUSD on Uniswap. The router needs an allowance first.',
  kind: 'honest',
  request: (setting) => {
    const { router, practiceDollar } = setting.info.addresses;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] });
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'read',
  fires: [],
  subject: 'allowances',
  notice: ['The allowance is exactly what the swap will sell.', 'The spender is the Uniswap V2 router.'],
  ending: 'The router may take 3,000 PUSD. Nothing has moved yet.',
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
  title: 'Swap 3,000 PUSD for ETH on Uniswap V2',
  briefing: 'The router takes your dollars and gives you at least 0.98 WETH.',
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
  notice: [
    'The swap’s output goes to your own account.',
    'The minimum, 0.98 WETH, is close to what the effects show.',
  ],
  ending: 'You have 3,000 PUSD less and about 0.99 WETH more, and the allowance is used up.',
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
