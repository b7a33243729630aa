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
import type { Evidence } from '../evidence.ts';
import { type Weighed, weighedMinimums } from './weighedMinimums.ts';

/**
 * How good a trade is, as facts of the line of what arrives: the minimum that is kept to for all of it
 * (`effect.<n>.least`), and what the pools on its way take of what is sold, in millionths (`effect.<n>.poolFee`). Only
 * where the run shows what comes, and one minimum speaks of it that a contract sees to.
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
    const fee = poolFeeOf(its.least.call);
    return [
      { id: effectFact(line, 'least'), value, from },
      ...(fee === undefined
        ? []
        : [
            {
              id: effectFact(line, 'poolFee'),
              value: known({ kind: 'integer', value: fee } as const),
              from: [{ by: 'request' } as const],
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

/** What the pools of one swap take together, where its path names the fee of each. */
function poolFeeOf(call: Step): bigint | undefined {
  const [only, ...others] = everyStep([call]).filter((step) => swapOf(step) !== undefined);
  if (only === undefined || others.length > 0) return undefined;
  const fees = only.args.flatMap(feesIn);
  if (fees.length === 0 || fees.some((it) => it >= whole)) return undefined;
  return whole - fees.reduce((left, fee) => (left * (whole - fee)) / whole, whole);
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
