import { numberRoleByName } from '@readback/core/decode/abis/numberRoles.ts';
import type { FunctionsTable } from './functionsFile.ts';
import { kindOf, needsRole, type Parameter, typeText } from './parameter.ts';

type Row = FunctionsTable['rows'][number];

/** What each argument of a function is for, and who says so: its row, the usual role of its name, or its name alone. */
export function argumentLines({ parameters, model }: Row): readonly string[] {
  const walk = (all: readonly Parameter[], above: readonly string[], around?: string): readonly string[] =>
    all.flatMap((it) => {
      const key = [...above, it.name].join('.');
      const own = model.roles?.[key] ?? model.numbers?.[key];
      if (it.parts !== undefined) return walk(it.parts, [...above, it.name], it.role ?? around);
      return [`  ${typeText(it)} ${key}: ${meant(it, own, it.role === undefined ? around : undefined)}`];
    });
  return walk(parameters, []);
}

function meant(it: Parameter, own: string | undefined, around: string | undefined): string {
  if (own !== undefined)
    return `${own}, ${it.role === undefined ? 'as usual for its name' : 'as its row says'}`;
  if (around !== undefined) return `${around}, as what it is in`;
  if (kindOf(it) === 'number') return `${numberRoleByName(it.name) ?? 'nothing'}, by its name alone`;
  return needsRole(it) ? 'nothing' : 'a flag';
}

/** Numbers of a function that are known by their names alone, and limit something: a Caution may hang on each. */
export function guessedLimits({ parameters, model }: Row): readonly string[] {
  const walk = (all: readonly Parameter[], above: readonly string[]): readonly string[] =>
    all.flatMap((it) => {
      if (it.role !== undefined) return [];
      if (it.parts !== undefined) return walk(it.parts, [...above, it.name]);
      const key = [...above, it.name].join('.');
      const role = numberRoleByName(it.name);
      return kindOf(it) !== 'number' ||
        model.numbers?.[key] !== undefined ||
        role === undefined ||
        !weighed.has(role)
        ? []
        : [
            `"${key}" is taken for ${role} by its name: if it is not, write "${typeText(it)} ${it.name}@option", or what it is`,
          ];
    });
  return model.act === 'view' ? [] : walk(parameters, []);
}

const weighed: ReadonlySet<string> = new Set([
  'least',
  'restLeast',
  'most',
  'mostFee',
  'loss',
  'priceLimit',
  'either',
  'rate',
  'time',
]);
