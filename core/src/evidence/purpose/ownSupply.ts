import { type Evidence, lookUp } from '../evidence.ts';
import { memoize } from '../../kit/memoize.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { FunctionAct } from '../../decode/abis/functionModel.ts';
import { type AskedDebt, debtOf } from '../../label/tokens/debtFacts.ts';
import type { FactId } from '../../model/fact.ts';
import { type Known, known, pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';

/**
 * Whether all that a request takes out of a market was supplied by the account that takes it: such markets lend the rest.
 * Undefined where a call takes nothing out of one.
 */
export function isOwnSupply(view: Evidence, step: Step): Known<boolean> | undefined {
  const asked = debtOf(step);
  if (asked?.supplied === undefined || modelFor(step)?.act !== 'outOf') return undefined;
  const supplied = asked.supplied.map(({ fact }) => lookUp(view, fact));
  const total = takenBy(view, asked, assetOf(step));
  const amounts = supplied.flatMap((it) => (it.s === 'known' && it.v.kind === 'integer' ? [it.v.value] : []));
  if (total === undefined) return known(false);
  if (amounts.some((it) => it >= total)) return known(true);
  return supplied.some((it) => it.s === 'pending') ? pending : known(false);
}

/** What a request takes out of one asset in all; undefined where another call of the same market can lower what is there. */
function takenBy(view: Evidence, asked: AskedDebt, asset: string): bigint | undefined {
  const taken = takenOut(view).get(asked.to.toLowerCase());
  return taken === undefined || taken.by !== asked.fact ? undefined : taken.totals.get(asset)?.[0];
}

const nothing: Total = [0n, false];

/** What calls take out of one market. `by`: whose account there; absent where several are, or a call lowers it otherwise. */
type Taken = { by?: FactId | undefined; totals: Map<string, Total> };

/** The sum of the amounts, and whether all the rest is taken out; undefined where it may be more than is there. */
type Total = readonly [sum: bigint, rest: boolean] | undefined;

const takenOut = memoize((view: Evidence): ReadonlyMap<string, Readonly<Taken>> => {
  const markets = new Map<string, Taken>();
  for (const step of everyStep(view.steps)) {
    if (step.to === null) continue;
    const act = modelFor(step)?.act;
    if (act !== undefined && lowersNothing.has(act)) continue;
    const fact = act === 'outOf' ? debtOf(step)?.fact : undefined;
    const market = markets.get(step.to.toLowerCase()) ?? { by: fact, totals: new Map() };
    markets.set(step.to.toLowerCase(), market);
    if (market.by !== fact) market.by = undefined;
    const asset = assetOf(step);
    const before = market.totals.has(asset) ? market.totals.get(asset) : nothing;
    const amount = amountOf(step);
    market.totals.set(asset, totalOf(before, amount));
  }
  return markets;
});

/** What a call takes: `rest` is all that is there by that time, and no more. */
type Amount = bigint | 'rest' | undefined;

/** The sum so far with one more amount: behind the rest nothing is left that anything could be taken out of. */
function totalOf(before: Total, amount: Amount): Total {
  if (before === undefined || amount === undefined) return undefined;
  const [sum, rest] = before;
  if (amount === 'rest') return [sum, true];
  return rest && amount > 0n ? undefined : [sum + amount, rest];
}

function amountOf({ args }: Step): Amount {
  const value = args.find(({ name }) => name === 'amount')?.value;
  if (value?.kind !== 'integer') return undefined;
  return value.value === 2n ** 256n - 1n ? 'rest' : value.value;
}

function assetOf({ args }: Step): string {
  const value = args.find(({ name }) => name === 'asset')?.value;
  return value?.kind === 'address' ? value.address.toLowerCase() : '';
}

const lowersNothing: ReadonlySet<FunctionAct> = new Set(['into', 'view', 'allow', 'control', 'set', 'carry']);
