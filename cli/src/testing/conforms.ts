import type { JsonSchema } from '../schema/shape.ts';

type Root = JsonSchema & Readonly<{ $defs: Readonly<Record<string, JsonSchema>> }>;

/**
 * Where a value does not fit a schema: the place and what is wrong, undefined where it fits. Knows the words of JSON
 * schema that `JsonSchema` has, and no others.
 */
export function misfit(value: unknown, schema: JsonSchema, root: Root, at = '$'): string | undefined {
  if (schema.$ref !== undefined) {
    const target = root.$defs[schema.$ref.replace('#/$defs/', '')];
    return target === undefined ? `${at}: no ${schema.$ref}` : misfit(value, target, root, at);
  }
  if (schema.anyOf !== undefined) {
    const tried = schema.anyOf.map((it) => misfit(value, it, root, at));
    return tried.includes(undefined) ? undefined : (closest(tried) ?? `${at}: nothing fits`);
  }
  if ('const' in schema && value !== schema.const) return `${at}: not ${String(schema.const)}`;
  if (schema.enum !== undefined && !schema.enum.includes(String(value))) return `${at}: ${String(value)}`;
  if (schema.type !== undefined && !isOf(schema.type, value)) return `${at}: no ${schema.type}`;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(String(value))) {
    return `${at}: ${String(value)} is not ${schema.pattern}`;
  }
  if (Array.isArray(value)) return misfitInList(value, schema, root, at);
  if (typeof value === 'object' && value !== null) return misfitInObject(value, schema, root, at);
  return undefined;
}

/** Of several ways not to fit, the one that was found deepest says most. */
function closest(tried: readonly (string | undefined)[]): string | undefined {
  const depth = (it = '') => it.split(':')[0]?.length ?? 0;
  return [...tried].sort((one, other) => depth(other) - depth(one))[0];
}

function isOf(type: JsonSchema['type'], value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}

function misfitInList(value: readonly unknown[], schema: JsonSchema, root: Root, at: string) {
  if (value.length < (schema.minItems ?? 0)) return `${at}: too short`;
  for (const [index, it] of value.entries()) {
    const own = schema.prefixItems?.[index] ?? schema.items;
    const wrong = own === undefined ? undefined : misfit(it, own, root, `${at}[${index}]`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function misfitInObject(value: object, schema: JsonSchema, root: Root, at: string): string | undefined {
  const missing = schema.required?.find((it) => !Object.hasOwn(value, it));
  if (missing !== undefined) return `${at}: without ${missing}`;
  for (const [key, it] of Object.entries(value)) {
    const rest = schema.additionalProperties;
    const own = schema.properties?.[key] ?? (typeof rest === 'object' ? rest : undefined);
    if (own === undefined && rest === false) return `${at}: ${key} is not in the schema`;
    const wrong = own === undefined ? undefined : misfit(it, own, root, `${at}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
