import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Scenario, Setting } from './scenario.ts';

export const payWithToll: Scenario = {
  id: 'toll-token',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.feeToken, account(setting, 1)),
  expected: 'caution',
  fires: ['transfers.lessArrives'],
  subject: 'tokens',
  noticedBy: ['transfers.lessArrives'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.feeToken,
      change: -parseEther('100'),
    },
  ],
};

export const payWithNothing: Scenario = {
  id: 'loud-token',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.eventToken, account(setting, 1)),
  expected: 'caution',
  fires: ['outcome.denied'],
  subject: 'tokens',
  noticedBy: ['outcome.denied', 'transfers.lessArrives'],
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.eventToken },
  ],
};

/** Nobody can name the call, so that it is not fully read; what it does is known anyway. */
export const claimNothing: Scenario = {
  id: 'loud-gift',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, functionName: 'claim', args: [parseEther('5000')] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.eventToken, data });
  },
  expected: 'notFullyRead',
  fires: ['outcome.denied'],
  subject: 'tokens',
  noticedBy: ['outcome.denied'],
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.eventToken },
  ],
};

export const allowHoney: Scenario = {
  id: 'allow-honey',
  kind: 'honest',
  request: (setting) => {
    const { router, honeypotToken } = setting.info.addresses;
    const args = [router, parseEther('500')] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
    return askTransaction(account(setting, 0), { to: honeypotToken, data });
  },
  expected: 'read',
  fires: [],
  subject: 'allowances',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.honeypotToken,
      counterparty: setting.info.addresses.router,
      change: parseEther('500'),
    },
  ],
};

export const sellHoney: Scenario = {
  id: 'sell-honey',
  kind: 'attack',
  request: (setting) => {
    const { router, honeypotToken, weth9 } = setting.info.addresses;
    const user = account(setting, 0);
    const data = encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForTokens',
      args: [parseEther('500'), parseEther('0.04'), [honeypotToken, weth9], user, setting.now + 1200n],
    });
    return askTransaction(user, { to: router, data });
  },
  expected: 'caution',
  fires: ['outcome.fails'],
  after: 'allow-honey',
  subject: 'tokens',
  noticedBy: ['outcome.fails'],
  effects: () => [],
};

function pay(setting: Setting, token: Address, to: Address): string {
  const args = [to, parseEther('100')] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  return askTransaction(account(setting, 0), { to: token, data });
}

const abi = parseAbi([
  'function claim(uint256 value)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
]);
