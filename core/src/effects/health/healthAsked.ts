import type { Address } from 'viem';
import { addressAt, everyStep } from '../../actions/steps/stepTree.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { same } from '../../ledger/account.ts';
import type { Step } from '../../model/step.ts';
import { gatewayPools } from '../../shipped/gatewayPools.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { ofCdp } from './cdp.ts';
import { inComet, suppliedTo } from './comet.ts';
import { inCompound, marketsIn } from './compound.ts';
import { inFraxlend } from './fraxlend.ts';
import { inMorpho } from './morpho.ts';
import { inPool } from './pool.ts';
import { ofTrove } from './numberedTrove.ts';
import type { HealthAsked } from './question.ts';
import { inTrove } from './trove.ts';
import { inVault } from './vault.ts';

/**
 * The loans that a request changes the safety of, each once. Of a market of which not every step could be asked, none: the
 * others would represent what nobody inspected.
 */
export async function healthAsked(at: ReadAt, steps: readonly Step[]): Promise<readonly HealthAsked[]> {
  const wanted = everyStep(steps).filter((step) => rowSays(step.fn?.signature, 'owed') !== undefined);
  const found = await Promise.all(
    wanted.map(async (step, n) => ({ step, loans: n < mostSteps ? await askedOf(at, step, steps) : [] })),
  );
  const each = found.flatMap((it) => it.loans);
  const loans = new Map(each.map((it) => [JSON.stringify([it.market, it.reads]), it]));
  const all = [...loans.values()];
  const unclear = [
    ...found.flatMap((it) => (it.loans.length === 0 ? it.step.to : [])),
    ...all.slice(mostLoans).map(({ market }) => market),
  ];
  return all.slice(0, mostLoans).filter(({ market }) => !unclear.some((it) => same(it, market)));
}

const mostSteps = 8;

/** A gateway may take from each of the pools of its version. */
const mostLoans = 8;

async function askedOf(at: ReadAt, step: Step, steps: readonly Step[]): Promise<readonly HealthAsked[]> {
  const { to: market } = step;
  const caller = step.caller ?? step.actor;
  if (market === null) return [];
  const isDebt = rowSays(step.fn?.signature, 'act') === 'debt';
  const of = (position: number) => addressAt(step, position)?.value;
  const whose = (account: Address | 'unknown' | undefined) =>
    account === undefined || account === 'unknown' ? [] : [account];
  switch (rowSays(step.fn?.signature, 'owed')) {
    case 'pool':
      return whose((isDebt ? of(4) : undefined) ?? caller).map((account) => inPool(market, account, market));
    case 'gateway': {
      const named = of(0);
      if (named === undefined) return [];
      const pools = gatewayPools(at.block.chainId, market, named);
      return whose(caller).flatMap((account) => pools.map((pool) => inPool(market, account, pool)));
    }
    case 'comet':
      return inComet(at, market, whose(caller), suppliedTo(steps, market));
    case 'cometOf':
      return inComet(at, market, whose(of(0)), suppliedTo(steps, market));
    case 'morpho':
      return whose(of(isDebt ? 3 : 2)).flatMap((account) => inMorpho(step, market, account));
    case 'vault':
      return inVault(at, market, whose(isDebt ? caller : of(2)), isDebt);
    case 'cToken':
      return inCompound(at, market, whose(caller), marketsIn(steps));
    case 'fraxlend':
      return inFraxlend(at, market, whose(caller));
    case 'trove':
      return inTrove(at, market, whose(caller));
    case 'numberedTrove':
      return ofTrove(at, step, market, whose(caller));
    case 'cdp':
      return ofCdp(at, step, market, whose(caller));
    default:
      return [];
  }
}
