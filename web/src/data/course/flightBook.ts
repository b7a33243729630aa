import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { practiceChain } from '@readback/phrases/words/web/school/course.ts';
import { lessonOf } from './course.ts';
import { flightSetting } from './flightSetting.ts';

/** The book of a flight: whom its flyer knows, and nobody of the user's own. */
export async function flightBook(scenario: string): Promise<Known<readonly BookEntry[]>> {
  const { knows } = lessonOf(scenario) ?? {};
  if (!knows) return known([]);
  const setting = await flightSetting(Date.now());
  if (!setting) return unknown('offline', practiceChain);
  return known(
    knows(setting).map(({ address, name, paid = 0 }) => ({
      address,
      own: false,
      paid,
      ...(name === undefined ? {} : { name }),
    })),
  );
}
