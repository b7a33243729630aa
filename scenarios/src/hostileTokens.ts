import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Scenario, Setting } from './scenario.ts';

export const payWithToll: Scenario = {
  id: 'toll-token',
  title: 'Pay 100 TOLL',
  briefing: 'A shop accepts TOLL. The bill is 100 TOLL.',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.feeToken, account(setting, 1)),
  expected: 'caution',
  fires: ['transfers.lessArrives'],
  subject: 'tokens',
  notice: [
    { says: 'Less arrives than you send: the token keeps 3%.', rule: 'transfers.lessArrives' },
    'A shop that expects 100 TOLL will say that you have not paid.',
  ],
  ending: 'You have 100 TOLL less, and the shop has 97 TOLL more.',
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
  title: 'Pay 100 LOUD',
  briefing: 'A shop accepts LOUD. The bill is 100 LOUD.',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.eventToken, account(setting, 1)),
  expected: 'caution',
  fires: ['outcome.denied'],
  subject: 'tokens',
  notice: [
    {
      says: 'The token says that 100 LOUD moved, but no balance changes.',
      rule: 'outcome.denied',
    },
    { says: 'The shop receives nothing.', rule: 'transfers.lessArrives' },
  ],
  ending: 'An event says that you paid. But no balance changed, and the shop received nothing.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.eventToken },
  ],
};

/** Nobody can name the call, so that it is not fully read; what it does is known all the same. */
export const claimNothing: Scenario = {
  id: 'loud-gift',
  title: 'Claim 5,000 LOUD',
  briefing: 'The token rewards its first users. The call costs only the fee.',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, functionName: 'claim', args: [parseEther('5000')] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.eventToken, data });
  },
  expected: 'notFullyRead',
  fires: ['outcome.denied'],
  subject: 'tokens',
  notice: [
    {
      says: 'The token announces 5,000 LOUD for you, but your balance does not change.',
      rule: 'outcome.denied',
    },
    'The call has no known name, because the contract has no published source.',
  ],
  ending: 'A wallet that believes events shows 5,000 LOUD. You cannot spend them: they do not exist.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.eventToken },
  ],
};

export const allowHoney: Scenario = {
  id: 'allow-honey',
  title: 'Let Uniswap spend 500 HONEY',
  briefing:
    'You bought HONEY, its price has doubled, and you want to sell on Uniswap. The router needs an allowance.',
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
  notice: ['The allowance is exactly what you want to sell.', 'The spender is the Uniswap V2 router.'],
  ending: 'The router may take 500 HONEY.',
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
  title: 'Sell 500 HONEY for ETH',
  briefing: 'The price of HONEY has doubled since you bought it. The swap uses the Uniswap V2 router.',
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
  notice: [
    { says: 'The simulation fails: the token refuses to be sent to the pair.', rule: 'outcome.fails' },
    'Buying it worked. Only a simulation shows whether you can sell it.',
  ],
  ending: 'The transaction fails and costs the fee. Only the creator of HONEY can sell it.',
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
