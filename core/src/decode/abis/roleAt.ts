import type { FunctionModel, Role } from './functionModel.ts';

/**
 * What a parameter of a modelled function is for, by the path of its names; what a struct or an array is for holds for all
 * in it that has no role of its own.
 */
export function roleAt({ roles = {} }: FunctionModel, path: readonly string[]): Role | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).join('.');
    if (Object.hasOwn(roles, key)) return roles[key];
  }
  return undefined;
}
