import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('1000', 6);

export const depositSavings: Scenario = {
  id: 'deposit-savings',
  title: 'Deposit 1,000 PUSD in Practice Savings',
  briefing: 'The vault (ERC-4626) takes your dollars and gives you vault shares, one for one.',
  kind: 'honest',
  request: (setting) => {
    const user = account(setting, 0);
    const data = encodeFunctionData({ abi, args: [amount, user] });
    return askTransaction(user, { to: setting.info.addresses.practiceSavings, data });
  },
  expected: 'read',
  fires: [],
  after: 'allow-savings',
  subject: 'tokens',
  notice: [
    'The shares go to your own account.',
    'The effects show 1,000 PUSD less, 1,000 sPUSD more, and the allowance used up.',
  ],
  ending: 'You hold 1,000 sPUSD, which the vault exchanges back for 1,000 PUSD.',
  effects: (setting) => {
    const { practiceDollar, practiceSavings } = setting.info.addresses;
    const who = account(setting, 0);
    return [
      { who, what: 'balance', asset: practiceDollar, change: -amount },
      { who, what: 'balance', asset: practiceSavings, change: amount },
      { who, what: 'allowance', asset: practiceDollar, counterparty: practiceSavings, change: -amount },
    ];
  },
};

const abi = parseAbi(['function deposit(uint256 assets, address receiver) returns (uint256 shares)']);
