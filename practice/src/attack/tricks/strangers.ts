import { published } from '../published.ts';
import type { Trick } from '../hostile.ts';
import { mutated } from '../mutations.ts';
import { everyPlace, type Place, stranger, strangerIn } from '../strangers.ts';

let places: readonly Place[] | undefined;

/** What is quick, since no chain is asked: the effects are known, and there are none. */
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
  {
    id: 'typed-data-mutated',
    family: 7,
    kind: 'light',
    uses: [],
    view: ({ random }) => {
      const { body, how } = mutated(random);
      return { body, sample: { ...published, codes: { [stranger]: 'none' } }, why: how };
    },
  },
];
