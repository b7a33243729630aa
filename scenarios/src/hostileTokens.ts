import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Scenario, Setting } from './scenario.ts';

export const payWithToll: Scenario = {
  id: 'toll-token',
  title: 'Pay 100 TOLL',
  briefing: 'A shop takes TOLL. The bill is 100 of them.',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.feeToken, account(setting, 1)),
  expected: 'caution',
  fires: ['transfers.lessArrives'],
  subject: 'tokens',
  notice: [
    { says: 'Less arrives than is sent: the token keeps three of a hundred.', rule: 'transfers.lessArrives' },
    'A shop that waits for 100 will say that you have not paid.',
  ],
  ending: 'You have 100 TOLL less, and the shop has 97 more.',
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
  briefing: 'A shop takes LOUD. The bill is 100 of them.',
  kind: 'attack',
  request: (setting) => pay(setting, setting.info.addresses.eventToken, account(setting, 1)),
  expected: 'caution',
  fires: ['outcome.denied'],
  subject: 'tokens',
  notice: [
    {
      says: 'The token says that 100 moved, and nobody has more or less than before.',
      rule: 'outcome.denied',
    },
    { says: 'Nothing arrives at the shop.', rule: 'transfers.lessArrives' },
  ],
  ending: 'An event says that you paid. No balance changed, and the shop has nothing.',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.eventToken },
  ],
};

/** Nobody can name the call, so that it is not fully read; what it does is known all the same. */
export const claimNothing: Scenario = {
  id: 'loud-gift',
  title: 'Claim 5,000 LOUD',
  briefing: 'The token thanks its first users. The call costs nothing but the fee.',
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
      says: 'The token announces 5,000 LOUD for you, and your balance stays what it was.',
      rule: 'outcome.denied',
    },
    'Nobody can name the call, since nobody published the source of the contract.',
  ],
  ending: 'A wallet that believes events shows 5,000 LOUD. You cannot spend them: they are not there.',
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
  title: 'Sell 500 HONEY for ether',
  briefing: 'The price of HONEY has doubled since you bought it. The swap runs on the Uniswap V2 router.',
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
    { says: 'The run fails: the token refuses to go to the pair.', rule: 'outcome.fails' },
    'Others could buy it. Whether it can be sold again shows only in a run.',
  ],
  ending: 'The transaction fails and costs the fee. Only the maker of HONEY can sell it.',
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
