import { stepsNow } from '../check/happensNow.ts';
import type { View } from '../check/view.ts';
import type { StateRecord } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';

/**
 * The places, among the records of the effects, of those that nothing explains: where a function known by its name alone
 * is called, and the contract is neither one whose change of a balance or permission is shown, nor called by a step that
 * is modelled.
 */
export function unexplainedRecords(view: View, nameOnly: readonly Step[]): readonly number[] {
  if (nameOnly.length === 0 || view.effects.s !== 'known') return [];
  const { records: told, lines } = view.effects.v;
  const records = told === undefined ? undefined : valueOf(told);
  if (records === undefined) return [];
  const byName = new Set(nameOnly);
  const called = new Set<string>();
  for (const step of stepsNow(view.steps)) {
    if (step.to !== null && !byName.has(step)) called.add(step.to.toLowerCase());
  }
  const shown = new Set<string>();
  for (const { who, asset } of lines) {
    if (asset !== undefined && asset.kind !== 'native') shown.add(`${who} ${asset.address}`.toLowerCase());
  }
  const isExplained = ({ contract, who }: StateRecord) =>
    called.has(contract.toLowerCase()) || shown.has(`${who} ${contract}`.toLowerCase());
  return records.flatMap((record, at) => (isExplained(record) ? [] : [at]));
}
