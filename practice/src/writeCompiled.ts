import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileContracts } from './compile.ts';

/** Writes `src/compiled/` anew, after a change in `practice/contracts/`. */
export function writeCompiled(): void {
  const folder = join(import.meta.dirname, 'compiled');
  mkdirSync(folder, { recursive: true });
  for (const it of compileContracts()) {
    writeFileSync(join(folder, `${it.name}.json`), `${JSON.stringify(it, null, 2)}\n`);
    console.log(`${it.name}: ${(it.bytecode.length - 2) / 2} bytes`);
  }
}
