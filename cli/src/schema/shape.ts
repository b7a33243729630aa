/** A JSON schema (draft 2020-12), of the few words that are used here. */
export type JsonSchema = Readonly<{
  $ref?: string;
  description?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'object' | 'array';
  const?: string | number | boolean;
  enum?: readonly string[];
  pattern?: string;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  minItems?: number;
}>;

/**
 * The schema of a `T` of the engine as it is in JSON. The type is only there for the compiler: a field that the
 * model gains, loses or renames is an error in `model.ts` until the schema says the same.
 */
export type Shape<T> = Readonly<{ json: JsonSchema; of?: (it: T) => T }>;

/** A field that may be absent. */
export type Maybe<T> = Readonly<{ maybe: Shape<T> }>;

/** The shapes of all fields of an object. */
export type Fields<T> = {
  [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Maybe<Exclude<T[K], undefined>> : Shape<T[K]>;
};

/** An object with exactly these fields. */
export function object<T>(fields: Fields<T>): Shape<T> {
  return { json: jsonOf(Object.entries<Field>(fields as Record<string, Field>)) };
}

/** One of several objects that are told apart by a field. Every one of the union has to be there. */
export function tagged<K extends string, T extends Readonly<Record<K, string>>>(
  tag: K,
  parts: { [V in T[K]]: Fields<Omit<Extract<T, Readonly<Record<K, V>>>, K>> },
): Shape<T> {
  const entries = Object.entries(parts as Record<string, Record<string, Field>>);
  return {
    json: {
      anyOf: entries.map(([value, fields]) =>
        jsonOf([[tag, { json: { const: value } }], ...Object.entries(fields)]),
      ),
    },
  };
}

type Field = Readonly<{ json: JsonSchema }> | Readonly<{ maybe: Readonly<{ json: JsonSchema }> }>;

function jsonOf(fields: readonly (readonly [name: string, it: Field])[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, it]) => [name, 'maybe' in it ? it.maybe.json : it.json]),
    ),
    required: fields.flatMap(([name, it]) => ('maybe' in it ? [] : [name])),
    additionalProperties: false,
  };
}

export function maybe<T>(it: Shape<T>): Maybe<T> {
  return { maybe: it };
}

/** One of these words: all that the type has. */
export function words<T extends string>(all: Readonly<Record<T, unknown>>): Shape<T> {
  return { json: { type: 'string', enum: Object.keys(all) } };
}

export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  return { json: { type: 'array', items: of.json } };
}

/** An object whose keys are ids. */
export function record<T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return { json: { type: 'object', additionalProperties: of.json } };
}

export function nullable<T>(of: Shape<T>): Shape<T | null> {
  return { json: { anyOf: [of.json, { type: 'null' }] } };
}

/** A place of its own under `$defs`, so that a shape may hold itself. */
export function ref<T>(name: string): Shape<T> {
  return { json: { $ref: `#/$defs/${name}` } };
}
