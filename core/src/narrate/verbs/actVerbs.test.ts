import { describe, expect, it } from 'vitest';
import type { FunctionModel } from '../../decode/abis/functionModel.ts';
import { type ActVerb, actVerbs, verbOf } from './actVerbs.ts';

type Act = FunctionModel['act'];

const verb = (act: Act, name: string, signature = '') => verbOf({ act } as FunctionModel, name, signature);

/** The act, the name of a function that protocols use, and the word for it. */
const rows: readonly (readonly [Act, string, ActVerb])[] = [
  ['into', 'deposit', 'deposit'],
  ['into', 'stake', 'stake'],
  ['into', 'stakeFor', 'stake'],
  ['into', 'submit', 'stake'],
  ['into', 'depositToStaker', 'deposit'],
  ['into', 'setRestakerDeposit', 'deposit'],
  ['into', 'repayBorrow', 'repay'],
  ['into', 'addLiquidity', 'addLiquidity'],
  ['into', 'depositCollateral', 'addCollateral'],
  ['into', 'create_lock', 'lock'],
  ['into', 'increase_unlock_time', 'lockLonger'],
  ['into', 'supply', 'supply'],
  ['into', 'wrap', 'wrap'],
  ['into', 'mint', 'mint'],
  ['into', 'closeTrove', 'closeLoan'],
  ['outOf', 'withdraw', 'withdraw'],
  ['outOf', 'unstake', 'unstake'],
  ['outOf', 'removeLiquidity', 'removeLiquidity'],
  ['outOf', 'requestWithdrawal', 'requestWithdrawal'],
  ['outOf', 'withdrawCollateral', 'removeCollateral'],
  ['outOf', 'getReward', 'claimRewards'],
  ['outOf', 'claim', 'claim'],
  ['outOf', 'redeem', 'redeem'],
  ['outOf', 'collect', 'collect'],
  ['outOf', 'withdrawWithFee', 'withdraw'],
  ['outOf', 'finalizeWithdrawalTransaction', 'finish'],
  ['debt', 'borrow', 'borrow'],
  ['debt', 'flashLoan', 'flashLoan'],
  ['debt', 'openTrove', 'openLoan'],
  ['bridge', 'depositFor', 'bridge'],
  ['bridge', 'sendMessage', 'sendMessage'],
  ['control', 'addOwnerWithThreshold', 'addOwner'],
  ['control', 'removeOwner', 'removeOwner'],
  ['control', 'transferOwnership', 'newOwner'],
  ['control', 'renounceOwnership', 'giveUp'],
  ['control', 'grantRole', 'giveRole'],
  ['control', 'revokeRole', 'takeBack'],
  ['control', 'upgradeToAndCall', 'changeOwnCode'],
  ['control', 'upgrade', 'changeCode'],
  ['control', 'pause', 'pause'],
  ['control', 'unpause', 'unpause'],
  ['control', 'anythingElse', 'changeControl'],
  ['set', 'cancelOrder', 'cancelOrders'],
  ['set', 'revoke', 'takeBack'],
  ['set', 'enterMarkets', 'changeCollateral'],
  ['vote', 'castVote', 'vote'],
  ['vote', 'delegate', 'delegateVotes'],
  ['carry', 'execute', 'runCalls'],
  ['carry', 'propose', 'propose'],
  ['carry', 'schedule', 'schedule'],
  ['offer', 'createBid', 'bid'],
  ['trade', 'swap', 'swap'],
  ['trade', 'liquidationCall', 'liquidate'],
  ['trade', 'fillOrder', 'fillOrder'],
  ['allow', 'approve', 'allow'],
  ['allow', 'approveHash', 'approveHash'],
  ['view', 'balanceOf', 'look'],
];

describe('the word for what a function does', () => {
  it.each(rows)('%s %s: %s', (act, name, word) => {
    expect(verb(act, name)).toBe(word);
  });

  it('is told by its arguments where a name alone would say something else', () => {
    expect(verb('outOf', 'mint', 'mint(address)')).toBe('claimRewards');
    expect(verb('outOf', 'mint', 'mint(uint256)')).toBe('mint');
    expect(verb('into', 'mint', 'mint(address)')).toBe('mint');
    expect(verb('trade', 'fillQuoteEthToToken', 'fillQuoteEthToToken(address)')).toBe('swap');
    expect(verb('trade', 'execute', 'execute(((address)))')).toBe('fillOrder');
  });

  it('is one of those that the catalogue has words for', () => {
    for (const [, , word] of rows) expect(actVerbs).toContain(word);
    expect(new Set(actVerbs).size).toBe(actVerbs.length);
  });
});
