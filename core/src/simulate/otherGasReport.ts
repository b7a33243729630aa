import type { OtherGas } from '../model/effects.ts';
import { known, unknown } from '../model/known.ts';
import type { Outcome } from '../effects/engine.ts';
import { differenceBetween, itemsDrawn } from './otherBlockReport.ts';
import type { SimulationReport } from './simulationReport.ts';
import type { Ran } from './ran.ts';

/**
 * Adds to a report what the same run came to as other wallets send it, with other gas or bytes of theirs: the worst of it. A run that is
 * undone there says nothing: it costs its fee. Facts of the lines there are `effect.gas.<n>.…`.
 */
export function withOtherGas(
  shown: SimulationReport,
  { otherGas, outcome }: Pick<Ran, 'otherGas' | 'outcome'>,
  reported: (outcome: Outcome, reads?: Ran['reads']) => SimulationReport,
): SimulationReport {
  if (otherGas === undefined || otherGas.length === 0) return shown;
  const found = otherGas.flatMap(({ gas, suffixed, there, reads }) => {
    if (there.s !== 'known') return [];
    const other = reported(there.v, reads);
    const units = sum(gas);
    if (other.effects.status === 'revert' && shown.effects.status !== 'revert') return [];
    const drawn = itemsDrawn(outcome, there.v);
    const { otherBlock, facts } = differenceBetween(shown, shown, other, { drawn, prefix: 'gas' });
    if (otherBlock.s === 'same') return [];
    const how = suffixed === undefined ? { gas: units } : { gas: units, suffixed };
    return [{ other: { ...otherBlock, ...how }, facts }];
  });
  const [worst] = found.toSorted((a, b) => gravity(b.other) - gravity(a.other));
  if (worst !== undefined) {
    const effects = { ...shown.effects, otherGas: known(worst.other) };
    return { effects, facts: { ...shown.facts, ...worst.facts } };
  }
  const silent = otherGas.map(({ there }) => there).find((it) => it.s !== 'known');
  const same = known<OtherGas>({ s: 'same' });
  const said =
    silent === undefined ? same : silent.s === 'poor' ? unknown('refused', silent.endpoint) : silent;
  return { ...shown, effects: { ...shown.effects, otherGas: said } };
}

type Different = Extract<OtherGas, { s: 'different' }>;

function gravity({ worse, by }: Different): number {
  return worse === true ? 2 : by === 'amount' ? 0 : 1;
}

function sum(all: readonly bigint[]): bigint {
  return all.reduce((total, it) => total + it, 0n);
}
