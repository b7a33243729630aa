import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pseudoWords } from '@readback/phrases/testing/pseudoWords.ts';

// Writes a language that nobody speaks, from the English catalogues: accented, longer by a third, from right to left.
// The browser tests look at the page in it: what still reads as English does not come from a catalogue.
const phrases = resolve(import.meta.dirname, '../phrases');
const [from, to] = [resolve(phrases, 'src/en'), resolve(phrases, 'pseudo')];

rmSync(to, { recursive: true, force: true });
for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.ts')) continue;
  const words = (await import(resolve(from, path))) as Readonly<Record<string, unknown>>;
  const lines = Object.entries(
    path === 'language.ts' ? { tag: 'ar-XB', direction: 'rtl' } : pseudoWords(words),
  );
  mkdirSync(dirname(resolve(to, path)), { recursive: true });
  writeFileSync(
    resolve(to, path),
    lines.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join(''),
  );
}
