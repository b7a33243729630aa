import type { FunctionAct } from '@readback/core/decode/abis/functionModel.ts';
import { limitsIn, needsLimit, pathsOf } from './beliefs.ts';
import type { FunctionsTable } from './functionsFile.ts';

/** Acts in which something depends on what the caller names. */
export const depending: ReadonlySet<FunctionAct> = new Set([
  'into',
  'outOf',
  'debt',
  'trade',
  'buy',
  'bridge',
  'offer',
]);

/** The rows that do not say what is believed of a token that they name, or how a limit is kept. */
export function unstated(tables: readonly FunctionsTable[]): readonly string[] {
  return tables.flatMap(({ file, source, rows, head, line }) => [
    ...rows.flatMap(({ name, model, use, beliefs, parameters, line: at }) => {
      const roles = model.roles ?? {};
      const open = depending.has(model.act)
        ? Object.keys(roles).filter((path) => roles[path] === 'token' && !Object.hasOwn(beliefs, path))
        : [];
      const isSwap = use !== undefined && 'swap' in use;
      const limits = limitsIn(parameters, model);
      const needsKept = !isSwap && model.kept === undefined && needsLimit(parameters, model);
      return [
        ...open.map(
          (path) =>
            `${file}:${at}: ${name} of ${source} does not say what becomes of "${path}": write "checks ${path} by list" (factory, code, books, balance), "takes ${path}" or "believes ${path}"`,
        ),
        ...(needsKept
          ? [
              `${file}:${at}: ${name} of ${source} does not say how ${limits.length === 0 ? 'a minimum' : `"${limits[0]}"`} is kept: write "kept measured" (factory, believed, none)`,
            ]
          : []),
      ];
    }),
    ...[...head.of.keys()].flatMap((name) =>
      rows.some(({ model }) => pathsOf(name, model.roles ?? {}).length > 0)
        ? []
        : [`${file}:${line}: no function of ${source} names "${name}"`],
    ),
    ...[...head.proof.keys()].flatMap((name) =>
      name === 'kept' || head.of.has(name) || rows.some(({ beliefs }) => isNamed(name, beliefs))
        ? []
        : [`${file}:${line}: a proof of "${name}", of which ${source} says nothing`],
    ),
  ]);
}

function isNamed(name: string, beliefs: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(beliefs).some((path) => path === name || path.endsWith(`.${name}`));
}
