import { writeFileSync } from 'node:fs';
import { intentSchema } from './intentShapes.ts';
import { readbackSchema } from './readbackSchema.ts';
import { recordSchema } from './recordSchema.ts';

// Writes docs/readback.schema.json, docs/intent.schema.json and docs/record.schema.json again, after the model has changed.
for (const [name, schema] of [
  ['readback', readbackSchema()],
  ['intent', intentSchema()],
  ['record', recordSchema()],
] as const) {
  const file = new URL(`../../../docs/${name}.schema.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}
