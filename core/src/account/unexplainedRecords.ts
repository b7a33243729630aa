import { stepsNow } from '../check/happensNow.ts';
import type { View } from '../check/view.ts';
import type { StateRecord } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';

/**
 * The places, among the records of the effects, of those that nothing explains: where only the simulation tells what a
 * call does, and the contract is neither a token of which a move or a change is shown, nor called by another step.
 */
export function unexplainedRecords(view: View, unsure: readonly Step[]): readonly number[] {
  const open = new Set(unsure);
  if (open.size === 0 || view.effects.s !== 'known') return [];
  const { records: told, lines, moves = [] } = view.effects.v;
  const records = told === undefined ? undefined : valueOf(told);
  if (records === undefined) return [];
  const called = new Set<string>();
  for (const step of stepsNow(view.steps)) {
    if (step.to !== null && !open.has(step)) called.add(step.to.toLowerCase());
  }
  const shown = new Set<string>();
  const moved = new Set<string>();
  for (const { who, asset } of lines) {
    if (asset === undefined || asset.kind === 'native') continue;
    shown.add(`${who} ${asset.address}`.toLowerCase());
    moved.add(asset.address.toLowerCase());
  }
  for (const { asset } of moves) if (asset.kind !== 'native') moved.add(asset.address.toLowerCase());
  const isExplained = ({ contract, who }: StateRecord) => {
    const it = contract.toLowerCase();
    return (
      called.has(it) || (who === undefined ? moved.has(it) : shown.has(`${who} ${contract}`.toLowerCase()))
    );
  };
  return records.flatMap((record, at) => (isExplained(record) ? [] : [at]));
}
