import type { TypedData } from '../model/request.ts';

const maxDepth = 32;
const maxKeys = 100;

/**
 * Paths in the message of typed data that no type declares. EIP-712 hashes only declared members, so that these
 * are shown by whoever asks and signed by nobody. At most a hundred are listed.
 */
export function unsignedKeys(typed: Pick<TypedData, 'types' | 'primaryType' | 'message'>): readonly string[] {
  const found: string[] = [];
  visit(typed.types, typed.primaryType, typed.message, '', 0, found);
  return found;
}

function visit(
  types: TypedData['types'],
  type: string,
  value: unknown,
  path: string,
  depth: number,
  found: string[],
): void {
  if (depth > maxDepth || found.length >= maxKeys || typeof value !== 'object' || value === null) return;
  const element = type.replace(/\[\d*\]$/, '');
  if (element !== type) {
    if (!Array.isArray(value)) return;
    value.forEach((item: unknown, i) => visit(types, element, item, `${path}[${i}]`, depth + 1, found));
    return;
  }
  const members = Object.hasOwn(types, type) ? types[type] : undefined;
  if (members === undefined) return;
  const declared = new Map(members.map((member) => [member.name, member.type]));
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === '' ? key : `${path}.${key}`;
    const innerType = declared.get(key);
    if (innerType !== undefined) visit(types, innerType, inner, innerPath, depth + 1, found);
    else if (found.length < maxKeys) found.push(innerPath);
  }
}
