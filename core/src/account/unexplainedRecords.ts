import { stepsNow } from '../check/happensNow.ts';
import type { View } from '../check/view.ts';
import { same } from '../check/walk.ts';
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
  const modelled = stepsNow(view.steps).filter((step) => !nameOnly.includes(step));
  const isExplained = ({ contract, who }: StateRecord) =>
    modelled.some(({ to }) => to !== null && same(to, contract)) ||
    lines.some(({ who: whose, asset }) => {
      return (
        same(whose, who) && asset !== undefined && asset.kind !== 'native' && same(asset.address, contract)
      );
    });
  return records.flatMap((record, at) => (isExplained(record) ? [] : [at]));
}
