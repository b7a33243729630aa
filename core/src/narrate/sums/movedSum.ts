import { same } from '../../ledger/account.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import type { SumToken } from '../../decode/abis/functionModel.ts';
import type { FunctionVerb } from '../../decode/abis/functionVerbs.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { changesIn } from '../../ledger/book.ts';
import type { Step } from '../../model/step.ts';
import type { Leaf } from '../modelLeaves.ts';
import { amountSum, type Sum } from './tokenSum.ts';

export type SumWay = 'leaves' | 'comes' | 'either';

/**
 * Words that say how much, and whether that leaves the account that acts, or comes to it: a minted token comes, whatever
 * was given for it.
 */
export const sumWays: ReadonlyMap<FunctionVerb, SumWay> = new Map([
  ['addCollateral', 'leaves'],
  ['addLiquidity', 'leaves'],
  ['borrow', 'comes'],
  ['bridge', 'leaves'],
  ['burn', 'leaves'],
  ['buy', 'leaves'],
  ['changeLoan', 'either'],
  ['claim', 'comes'],
  ['claimRewards', 'comes'],
  ['convert', 'leaves'],
  ['deposit', 'leaves'],
  ['donate', 'leaves'],
  ['fillOrder', 'leaves'],
  ['finish', 'comes'],
  ['lock', 'leaves'],
  ['migrate', 'leaves'],
  ['mint', 'comes'],
  ['mintDebt', 'comes'],
  ['move', 'leaves'],
  ['openLoan', 'comes'],
  ['redeem', 'either'],
  ['removeCollateral', 'comes'],
  ['removeLiquidity', 'leaves'],
  ['repay', 'leaves'],
  ['requestDeposit', 'leaves'],
  ['requestWithdrawal', 'leaves'],
  ['restake', 'leaves'],
  ['sell', 'leaves'],
  ['stake', 'leaves'],
  ['stream', 'leaves'],
  ['supply', 'leaves'],
  ['swap', 'leaves'],
  ['sweep', 'comes'],
  ['takeOut', 'comes'],
  ['unstake', 'either'],
  ['unwrap', 'leaves'],
  ['withdraw', 'comes'],
  ['wrap', 'leaves'],
]);

/** Words that say how much only where a row says of what: what else a call of them names can be anything. */
export const byRowOnly: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'changeLoan',
  'fillOrder',
  'finish',
  'migrate',
  'openLoan',
]);

/** An amount, of the one token of the caller's that moves as much in the simulation. */
export function movedSum(
  view: Evidence,
  { actor, to }: Step,
  { arg }: Leaf,
  way: SumWay,
  of: SumToken = 'moved',
): Sum | undefined {
  if (view.effects.s !== 'known' || actor === 'unknown' || arg.value.kind !== 'integer') return undefined;
  const raw = arg.value.value;
  const [its, ...others] = changesIn(view.effects.v).filter(({ line: { who, asset }, change }) => {
    if (asset?.kind !== 'token' || !same(who, actor)) return false;
    if (of === 'shares' && !same(asset.address, to)) return false;
    return (way !== 'comes' && change === -raw) || (way !== 'leaves' && change === raw);
  });
  if (raw <= 0n || its === undefined || others.length > 0) return undefined;
  return amountSum(effectFact(its.line, 'size'));
}
