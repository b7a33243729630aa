import { writeFileSync } from 'node:fs';
import { readbackSchema } from './readbackSchema.ts';

// Writes docs/readback.schema.json again, after the model has changed.
const file = new URL('../../../docs/readback.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(readbackSchema(), null, 2)}\n`);
