import { writeFileSync } from 'node:fs';
import { intentSchema } from './intentShapes.ts';
import { readbackSchema } from './readbackSchema.ts';

// Writes docs/readback.schema.json and docs/intent.schema.json again, after the model has changed.
for (const [name, schema] of [
  ['readback', readbackSchema()],
  ['intent', intentSchema()],
] as const) {
  const file = new URL(`../../../docs/${name}.schema.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}
