import type { CheckedBy, FunctionModel, Role } from './functionModel.ts';

/**
 * What a parameter of a modelled function is for, by the path of its names; what a struct or an array is for holds for all
 * in it that has no role of its own.
 */
export function roleAt({ roles = {} }: FunctionModel, path: readonly string[]): Role | undefined {
  const key = keyAt(roles, path);
  return key === undefined ? undefined : roles[key];
}

/** How the contract makes sure of what is there; undefined where it believes it. */
export function checkAt(
  { roles = {}, checks = {} }: FunctionModel,
  path: readonly string[],
): CheckedBy | undefined {
  const key = keyAt(roles, path);
  return key !== undefined && Object.hasOwn(checks, key) ? checks[key] : undefined;
}

/** The path of the role that holds there. */
function keyAt(roles: NonNullable<FunctionModel['roles']>, path: readonly string[]): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const key = length === 1 ? (path[0] ?? '') : path.slice(0, length).join('.');
    if (Object.hasOwn(roles, key)) return key;
  }
  return undefined;
}
