import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const value = parseEther('3');

/** Wrapped ETH on Ethereum. Nothing is there on the practice chain. */
const mainnetWeth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

export const notOnThisChain: Scenario = {
  id: 'not-on-this-chain',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi: parseAbi(['function deposit() payable']) });
    return askTransaction(account(setting, 0), { to: mainnetWeth, data, value });
  },
  expected: 'caution',
  fires: ['transfers.dataToPlainAccount'],
  subject: 'transfers',
  noticedBy: ['transfers.dataToPlainAccount'],
  effects: (setting) => [{ who: account(setting, 0), what: 'balance', change: -value }],
};
