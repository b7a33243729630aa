import { memoize } from '../../kit/memoize.ts';
import type { Arg } from '../../model/step.ts';
import { flagAt } from './at.ts';
import { formRows } from './compiledForms.ts';
import type { TypedForm } from './form.ts';
import type { CallsCode, FormRow, OfferCode } from './formModel.ts';
import type { TypedMeaning } from './meaning.ts';
import { offerOf } from './offerOf.ts';
import { callsOpenings, offerOpenings } from './openings.ts';
import { shapeOf } from './shape.ts';

/** The form of typed data, by its `encodeType`: by the shape of its types, and never by its name. */
export function typedFormOf(encoded: string): TypedForm | undefined {
  const row = rowOfShape(encoded);
  return row === undefined ? undefined : formOf(row);
}

/** The row with this shape that says what a signature does; those with one shape before those with several. */
function rowOfShape(encoded: string): FormRow | undefined {
  const shape = shapeOf(encoded);
  if (shape === undefined) return undefined;
  const { one, several } = byShape(formRows);
  return one.get(shape) ?? several.find(([pattern]) => pattern.test(shape))?.[1];
}

const byShape = memoize((rows: readonly FormRow[]) => {
  const one = new Map<string, FormRow>();
  const several: (readonly [RegExp, FormRow])[] = [];
  for (const row of rows) {
    const { means, offer, offers, calls, inside, blind, type, shape = type } = row;
    if ((means ?? offer ?? offers ?? calls ?? inside ?? blind) === undefined) continue;
    if (typeof shape === 'object') several.push([shape, row]);
    else if (shape !== undefined) one.set(shape.startsWith('(') ? shape : (shapeOf(shape) ?? ''), row);
  }
  return { one, several };
});

const formOf = memoize((row: FormRow): TypedForm => {
  const { offer, offers, means, turns, calls, inside, blind } = row;
  const opening = offers === undefined ? undefined : offerOpenings[offers];
  const speaks = (means ?? offer ?? offers) !== undefined;
  return {
    ...(speaks
      ? {
          means: (args: readonly Arg[]): TypedMeaning | undefined => {
            if (turns !== undefined && !flagAt(args, turns)) return undefined;
            if (means !== undefined) return means;
            const one = offer === undefined ? undefined : offerOf(offer, args);
            const all = one === undefined ? opening?.offers(args) : [one];
            return all === undefined ? undefined : { kind: 'offers', offers: all };
          },
        }
      : {}),
    ...(opening?.parts === undefined ? {} : { parts: opening.parts }),
    ...(calls === undefined ? {} : { calls: callsOpenings[calls] }),
    ...(inside === undefined ? {} : { inside }),
    ...(blind === undefined ? {} : { blind }),
  };
});

/** Which code opens the orders or the calls in typed data, by the word of its row. */
export function openedAs(encoded: string): OfferCode | CallsCode | undefined {
  const row = rowOfShape(encoded);
  return row?.offers ?? row?.calls;
}
