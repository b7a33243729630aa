import { everyStep } from '../../actions/steps/stepTree.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import { changeOf } from '../../ledger/line.ts';
import type { Arg, Step } from '../../model/step.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Fact } from '../../model/fact.ts';
import { known, valueOf } from '../../model/known.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { pairFeeOf } from '../../shipped/pairFees.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { type Weighed, weighedMinimums } from './weighedMinimums.ts';

/**
 * How good a trade is, as facts of the line of what arrives: the minimum that is kept to for all of it
 * (`effect.<n>.least`), what the pools on its way take of what is sold, in millionths (`effect.<n>.poolFee`), and whose
 * they are (`effect.<n>.pools`). Only where the run shows what comes, and one minimum speaks of it that a contract sees to.
 */
export function termFacts(view: Evidence): Readonly<Record<string, Fact>> {
  const effects = valueOf(view.effects);
  if (effects?.status !== 'success') return {};
  const all = weighedMinimums(view).filter(({ least }) => least.by !== 'unknown');
  const facts = effects.lines.flatMap((line): readonly Fact[] => {
    const { asset } = line;
    if (asset?.kind !== 'native' && asset?.kind !== 'token') return [];
    const [its, ...others] = all.filter((it) => isOf(it, line));
    if (its === undefined || others.some(({ together }) => together !== its.together)) return [];
    const from = [{ by: 'derived', from: [its.least.fact] }] as const;
    const value = known({ kind: 'amount', raw: its.together, asset } as const);
    const route = routeOf(view, its.least.call);
    const told = [{ by: 'request' }] as const;
    return [
      { id: effectFact(line, 'least'), value, from },
      ...(route === undefined
        ? []
        : [
            {
              id: effectFact(line, 'poolFee'),
              value: known({ kind: 'integer', value: route.fee } as const),
              from: told,
            },
          ]),
      ...(route?.pools === undefined
        ? []
        : [
            {
              id: effectFact(line, 'pools'),
              value: known({ kind: 'text', text: route.pools } as const),
              from: told,
            },
          ]),
    ];
  });
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}

/** Whether a minimum is of all that a line says to arrive, and no more than that. */
function isOf({ least, together, comes }: Weighed, line: EffectLine): boolean {
  const change = changeOf(line) ?? 0n;
  const isNamed = least.unnamed === undefined && currencyKey(least.token) === currencyOf(line.asset);
  return (
    isNamed &&
    least.by !== 'unknown' &&
    same(least.by, line.who) &&
    least.guarantor !== 'nobody' &&
    together > 0n &&
    together <= change &&
    comes.some(({ amount }) => amount === change)
  );
}

const whole = 1_000_000n;

/**
 * What the pools of one swap take together: its path names the fee of each, or they are pairs of a router that ships, which
 * all take the same. Whose pools they are is said of such a router alone.
 */
function routeOf(view: Evidence, call: Step): Readonly<{ fee: bigint; pools?: string }> | undefined {
  const [only, ...others] = everyStep([call]).filter((step) => swapOf(step) !== undefined);
  if (only === undefined || others.length > 0) return undefined;
  const router = vouchedName(view, only.to);
  const named = only.args.flatMap(feesIn);
  const pair = router === undefined ? undefined : pairFeeOf(router);
  const pairs = named.length > 0 || pair === undefined ? [] : Array<bigint>(pairsIn(only.args)).fill(pair);
  const fees = [...named, ...pairs];
  if (fees.length === 0 || fees.some((it) => it >= whole)) return undefined;
  const fee = whole - fees.reduce((left, it) => (left * (whole - it)) / whole, whole);
  if (router === undefined || pair === undefined) return { fee };
  const version = pairs.length > 0 ? 'v2' : only.args.some(hasHooks) ? 'v4' : 'v3';
  return { fee, pools: `${router.split(' ')[0] ?? ''} ${version}` };
}

/** The name that ships for a contract, and represents the code that is there. */
function vouchedName(view: Evidence, router: Step['to']): string | undefined {
  const chainId = requestChain(view);
  if (router === null || chainId === undefined || !isVouched(view, router)) return undefined;
  return protocolAt(chainId, router);
}

/** How many pairs a path of tokens leads through. Pools of another kind are chosen by a flag beside it. */
function pairsIn(args: readonly Arg[]): number {
  const [path, ...others] = args.filter(({ type }) => type === 'address[]');
  const isOther = others.length > 0 || args.some(({ name }) => name === 'flag');
  return path?.value.kind === 'array' && !isOther ? Math.max(0, path.value.items.length - 1) : 0;
}

/** Whether it names a pool of Uniswap v4’s kind. */
function hasHooks({ name, value }: Arg): boolean {
  if (value.kind === 'tuple') return value.fields.some(hasHooks);
  if (value.kind === 'array') return value.items.some(hasHooks);
  return name === 'hooks';
}

/** The fees of a packed path, or the argument that is one. */
function feesIn({ name, type, value }: Arg): readonly bigint[] {
  if (value.kind === 'tuple') return value.fields.flatMap(feesIn);
  if (value.kind === 'bytes')
    return (value.parts ?? []).flatMap((it) =>
      it.type === 'uint24' && it.value.kind === 'integer' ? [it.value.value] : [],
    );
  return name === 'fee' && type === 'uint24' && value.kind === 'integer' ? [value.value] : [];
}
