import { ruleWords } from '@readback/phrases/rules/all.ts';
import { flightsInOrder } from '../data/course/course.ts';
import { ruleTable } from '../readback/ruleTable.ts';

/** What ships with the page and can be found: as plain data, which the build writes. Each has its id and its title. */
export const shipped: Readonly<{
  rules: readonly (readonly [id: string, title: string])[];
  flights: readonly (readonly [id: string, title: string])[];
}> = {
  rules: ruleTable.map(({ id }) => [id, ruleWords[id]?.title ?? id]),
  flights: flightsInOrder.map(({ id, title }) => [id, title]),
};
