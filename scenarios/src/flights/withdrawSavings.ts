import { encodeFunctionData, maxUint256, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall, transferFromCall } from '../tokenCalls.ts';

const amount = parseUnits('100', 6);

export const withdrawSavings: Scenario = {
  id: 'withdraw-savings',
  kind: 'attack',
  request: (setting) => {
    const { practiceSavings, stranger } = setting.info.addresses;
    const user = account(setting, 0);
    const redeem = encodeFunctionData({ abi, functionName: 'redeem', args: [amount, user, user] });
    const calls = [redeem, approveCall(stranger, maxUint256)];
    const data = encodeFunctionData({ abi, functionName: 'multicall', args: [calls] });
    return askTransaction(user, { to: practiceSavings, data });
  },
  expected: 'stop',
  fires: ['approvals.plainAccount', 'approvals.noLimit'],
  after: 'deposit-savings',
  subject: 'allowances',
  noticedBy: ['approvals.plainAccount', 'approvals.noLimit'],
  effects: (setting) => {
    const { practiceDollar, practiceSavings, stranger } = setting.info.addresses;
    const who = account(setting, 0);
    return [
      { who, what: 'balance', asset: practiceDollar, change: amount },
      { who, what: 'balance', asset: practiceSavings, change: -amount },
      { who, what: 'allowance', asset: practiceSavings, counterparty: stranger, change: maxUint256 },
    ];
  },
  aftermath: (setting) => {
    const { practiceSavings, stranger } = setting.info.addresses;
    const data = transferFromCall(account(setting, 0), stranger, parseUnits('900', 6));
    return [{ from: stranger, to: practiceSavings, data }];
  },
};

const abi = parseAbi([
  'function redeem(uint256 shares, address receiver, address owner) returns (uint256 assets)',
  'function multicall(bytes[] data) returns (bytes[] results)',
]);
