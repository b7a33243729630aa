import type { FunctionModel } from '@readback/core/decode/abis/functionModel.ts';
import type { FunctionsTable } from './functionsFile.ts';
import { knownClauses, type KnownFor } from './known.ts';
import { type Power, powerClauses } from './power.ts';

type Said = Readonly<{ power: string; clause: string; source: string }>;

/**
 * What tables say differently of the power that one function gives. Code asks for it by the signature alone, since such a
 * call gives power wherever it is made: of two answers it would only hear the first.
 */
export function wrongPowers(tables: readonly FunctionsTable[]): readonly string[] {
  const before = new Map<string, Said>();
  return tables.flatMap(({ source, file, rows }) =>
    rows.flatMap(({ selector, text, parameters, model }) =>
      onesOf(model).flatMap((one) => {
        const [clause = ''] = [...powerClauses(one, parameters), ...knownClauses(one, parameters)];
        const key = `${selector} ${Object.keys(one).join()}`;
        const said = { power: JSON.stringify(one), clause, source };
        const other = before.get(key) ?? said;
        before.set(key, other);
        if (other.power === said.power) return [];
        return [
          `${file}: "${text}" says "${clause}", and ${other.source} "${other.clause}": say one of them`,
        ];
      }),
    ),
  );
}

/** What is said of power, and which function it is, one by one. */
function onesOf(model: FunctionModel): readonly (Power & KnownFor)[] {
  return keys.flatMap((key) => (model[key] === undefined ? [] : [{ [key]: model[key] }]));
}

const keys = [
  'actsAs',
  'changes',
  'hands',
  'alters',
  'installs',
  'adds',
  'removes',
  'needs',
  'about',
  'is',
  'owed',
  'brings',
  'takesOut',
] as const satisfies readonly (keyof Power | keyof KnownFor)[];
