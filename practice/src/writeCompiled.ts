import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileContracts, thiefs } from './compile.ts';

/** Writes `src/compiled/` and `src/attack/compiled/` again, after a change in `practice/contracts/`. */
export function writeCompiled(): void {
  write('compiled');
  write('attack/compiled', thiefs);
}

function write(to: string, from?: string): void {
  const folder = join(import.meta.dirname, to);
  mkdirSync(folder, { recursive: true });
  for (const it of compileContracts(from)) {
    writeFileSync(join(folder, `${it.name}.json`), `${JSON.stringify(it, null, 2)}\n`);
    console.log(`${it.name}: ${(it.bytecode.length - 2) / 2} bytes`);
  }
}
