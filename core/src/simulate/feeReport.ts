import { same } from '../ledger/account.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, FactId, Provenance } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Claim } from '../effects/claims.ts';
import { gasOfAuthorizations } from '../request/leastGas.ts';
import type { RunPlan } from './runPlan.ts';
import type { Ran } from './ran.ts';

/**
 * The network fee in wei: expected is the gas that was used at the price that was paid in the simulation, at most is the
 * gas limit at the highest price. What the network asks for the data besides is in both, in the second twice over,
 * since it follows the fees of another network. A line and three facts (`fee.expected`, `fee.most`, and `fee.balance`, what
 * the payer has), or nothing when someone else than the signer will pay.
 */
export function feeReport(
  { fees, dataFee, gasLimit, outcome, reads }: Ran,
  { payer, set }: RunPlan,
  gasUsed: bigint,
  { chainId }: PinnedBlock,
  from: readonly Provenance[],
): Readonly<{ lines: readonly Claim[]; facts: readonly Fact[] }> {
  if (payer === undefined) return { lines: [], facts: [] };
  const asset = { kind: 'native', chainId } as const;
  const price = outcome.gasPrice > 0n ? known(outcome.gasPrice) : fees.price;
  const forData = dataFee?.s === 'known' ? dataFee.v : 0n;
  const expected = plus(times(fees.price.s === 'known' ? price : fees.price, gasUsed), forData);
  const limit =
    set.gas === undefined ? plus(gasLimit, gasOfAuthorizations(set.authorizationList)) : known(set.gas);
  const most = limit.s === 'known' ? plus(times(fees.max, limit.v), 2n * forData) : limit;
  const fact = (id: FactId, fee: Known<bigint>): Fact => ({
    id,
    value: fee.s === 'known' ? known({ kind: 'amount', raw: fee.v, asset }) : fee,
    from,
  });
  const line: Claim['line'] = {
    who: payer,
    what: 'fee',
    asset,
    before: known(0n),
    after: expected.s === 'known' ? known(-expected.v) : expected,
    basis: 'read',
    ...(most.s === 'known' ? { most: most.v } : {}),
  };
  const at = reads.findIndex((it) => it.kind === 'native' && same(it.account, payer));
  const balance = outcome.before[at] ?? unknown('notAsked');
  const facts = [fact('fee.expected', expected), fact('fee.most', most), fact('fee.balance', balance)];
  return { lines: [{ line }], facts };
}

function times(price: Known<bigint>, gas: bigint): Known<bigint> {
  return price.s === 'known' ? known(price.v * gas) : price;
}

function plus(it: Known<bigint>, more: bigint): Known<bigint> {
  return it.s === 'known' ? known(it.v + more) : it;
}
