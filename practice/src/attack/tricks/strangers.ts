import type { Trick } from '../hostile.ts';
import { everyPlace, type Place, strangerIn } from '../strangers.ts';

let places: readonly Place[] | undefined;

/** A stranger in any place of any function that is published, by chance; `strangers.test.ts` tries them all. */
export const strangers: readonly Trick[] = [
  {
    id: 'stranger-in-a-published-function',
    family: 2,
    kind: 'light',
    uses: [],
    view: ({ random }) => {
      places ??= everyPlace();
      return { ...strangerIn(random.pick(places)), why: 'The function favors whom it names.' };
    },
  },
];
