import { insideOf } from '../../decode/findArgs.ts';
import { signedFormOf } from '../../decode/typed/signedForms.ts';
import { factInside, factOfArg } from '../../model/factIds.ts';
import type { FactId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Arg, Step } from '../../model/step.ts';
import { listedPhrases } from '../sums/openSum.ts';

/**
 * The fields of typed data for a service that its form leaves to the sentence, each by its name: which space, which
 * proposal, which choice. Undefined where a form has other words, or no such fields.
 */
export function toldFields({ fn, args, id }: Step): Phrase | undefined {
  const form = fn === undefined ? undefined : signedFormOf(fn.signature);
  if (form?.service === undefined) return undefined;
  const told = args.filter(({ name }) => Object.hasOwn(form.fields, name) && form.fields[name] === 'told');
  const said = told.flatMap((arg) =>
    leavesOf(arg, factInside(factOfArg(id), arg.name)).map(
      (value): Phrase => ({ id: 'what.field', args: { field: arg.name, value } }),
    ),
  );
  return said.length === 0 ? undefined : listedPhrases(said.slice(0, mostSaid));
}

/** A choice among several has as many values; all of them are in the list of fields. */
const mostSaid = 8;

function leavesOf(arg: Arg, fact: FactId): readonly FactId[] {
  const { kind } = arg.value;
  if (kind !== 'array' && kind !== 'tuple') return [fact];
  return insideOf(arg).flatMap((it, at) => leavesOf(it, factInside(fact, it.name === '' ? at : it.name)));
}
