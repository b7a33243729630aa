import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Scenario, Setting } from './scenario.ts';

export const payWithToll: Scenario = {
  id: 'toll-token',
  title: 'A payment of which less arrives',
  briefing:
    'You send 100 TOLL. Its maker keeps three of them on the way, and nothing in the request says so.',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.feeToken, account(setting, 1)),
  expected: 'caution',
  fires: ['transfers.lessArrives'],
};

export const payWithNothing: Scenario = {
  id: 'loud-token',
  title: 'A payment that is only announced',
  briefing: 'The token says that 100 LOUD moved. Nobody has more or less than before.',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.eventToken, account(setting, 1)),
  expected: 'caution',
  fires: ['outcome.denied'],
};

/** Nobody can name the call, so that it is not fully read; what it does is known all the same. */
export const claimNothing: Scenario = {
  id: 'loud-gift',
  title: 'A gift that never arrives',
  briefing:
    'An airdrop of 5,000 LOUD: the token announces it in an event, and your balance stays what it was.',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, functionName: 'claim', args: [parseEther('5000')] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.eventToken, data });
  },
  expected: 'notFullyRead',
  fires: ['outcome.denied'],
};

export const allowHoney: Scenario = {
  id: 'allow-honey',
  title: 'Let Uniswap spend 500 HONEY',
  briefing: 'The allowance before a sale.',
  kind: 'honest',
  request: (setting) => {
    const { router, honeypotToken } = setting.info.addresses;
    const args = [router, parseEther('500')] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
    return askTransaction(account(setting, 0), { to: honeypotToken, data });
  },
  expected: 'read',
  fires: [],
};

export const sellHoney: Scenario = {
  id: 'sell-honey',
  title: 'A token that can be bought and not sold',
  briefing: 'Others bought HONEY before you. Selling it fails, whatever you try: only its maker can.',
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
