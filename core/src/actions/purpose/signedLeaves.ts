import { factOfArg } from '../../model/factIds.ts';
import { keccak256, stringToHex } from 'viem';
import { memoize } from '../../kit/memoize.ts';
import type { SignedForm } from '../../decode/typed/form.ts';
import type { FieldRole } from '../../decode/typed/formModel.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, ArgValue, Step } from '../../model/step.ts';

/** A signed value that its form does not explain by itself; `self` has to be an account of who signs. */
export type SignedLeaf = Readonly<{ arg: Arg; fact: FactId; role: 'self' | undefined }>;

/** How many values are inspected: the rest is `cut`. */
const most = 5_000;

/**
 * The values of typed data that its form leaves to be explained: all of them where there is no form. What the form says
 * the purpose of is left out, with all inside it.
 */
export function signedLeaves(
  form: SignedForm | undefined,
  step: Step,
): Readonly<{ leaves: readonly SignedLeaf[]; cut: boolean }> {
  const leaves: SignedLeaf[] = [];
  let cut = false;
  const walk = (
    args: readonly Arg[],
    path: string,
    fact: FactId,
    outer: FieldRole | undefined,
    list: boolean,
  ) => {
    for (const [at, arg] of args.entries()) {
      const name = arg.name === '' ? String(at) : arg.name;
      const place = `${path === '' ? '' : `${path}.`}${list ? '*' : name}`;
      const role = outer ?? roleAt(form, place);
      if (role === 'told' || role === 'inert') continue;
      const [id, { kind }] = [`${fact}.${name}`, arg.value];
      if (kind === 'array' || kind === 'tuple') walk(insideOf(arg), place, id, role, kind === 'array');
      else if (leaves.length < most) leaves.push({ arg, fact: id, role });
      else cut = true;
    }
  };
  walk(step.args, '', factOfArg(step.id), undefined, false);
  return { leaves, cut };
}

function roleAt(form: SignedForm | undefined, place: string): FieldRole | undefined {
  return form !== undefined && Object.hasOwn(form.fields, place) ? form.fields[place] : undefined;
}

/** What the values may stand as where only a hash of them is signed. */
export function hashesOf(leaves: readonly SignedLeaf[]): ReadonlySet<string> {
  return new Set(leaves.flatMap(({ arg }) => hashOf(arg.value)));
}

const hashOf = memoize((value: ArgValue): readonly string[] => {
  if (value.kind === 'text') return [keccak256(stringToHex(value.text))];
  return value.kind === 'bytes' && value.hex.length > 66 ? [keccak256(value.hex)] : [];
});
