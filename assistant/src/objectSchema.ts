import type { JsonSchema } from './port.ts';

/** The schema of an object in the portable subset: every field required, no additional ones. */
export function objectSchema(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
