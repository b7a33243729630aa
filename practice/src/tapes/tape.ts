import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What a node answered while a file of tests ran, by the keys of the questions. */
export type Tape = Map<string, Line>;

/** `what`: the question in a few words. `answer`: the node's, as JSON. */
export type Line = Readonly<{ what: string; answer: string }>;

/** Where the tape of a file of tests lies: beside it, in a folder of its own. */
export function tapeOf(testFile: string): string {
  return join(dirname(testFile), 'tapes', `${basename(testFile).replace(/\.test\.\w+$/, '')}.tape`);
}

/** Undefined where there is none. Throws at one that is broken, or of another form. */
export function readTape(path: string): Tape | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const it = JSON.parse(brotliDecompressSync(bytes).toString()) as Kept;
  if (it.form !== form) throw new Error(`${path} is a tape of another form. Record it anew: npm run tapes`);
  return new Map(
    it.keys.map((key, n) => [key, { what: it.whats[n] ?? '', answer: it.answers[it.at[n] ?? -1] ?? '' }]),
  );
}

/** The same tape is the same bytes, in whatever order it was recorded. */
export function writeTape(path: string, tape: Tape): void {
  const lines = [...tape].toSorted(([a, { what: x }], [b, { what: y }]) => order(x, y) || order(a, b));
  const answers = new Map<string, number>();
  const at = lines.map(([, { answer }]) => {
    const there = answers.get(answer) ?? answers.size;
    answers.set(answer, there);
    return there;
  });
  const kept: Kept = {
    form,
    keys: lines.map(([key]) => key),
    whats: lines.map(([, { what }]) => what),
    at,
    answers: [...answers.keys()],
  };
  const text = Buffer.from(JSON.stringify(kept));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, brotliCompressSync(text, { params: { ...squeezed, [sizeHint]: text.length } }));
}

type Kept = Readonly<{
  form: typeof form;
  keys: readonly string[];
  whats: readonly string[];
  /** Of each question, which of the answers is its: the same is kept once. */
  at: readonly number[];
  answers: readonly string[];
}>;

const form = 1;

const sizeHint = constants.BROTLI_PARAM_SIZE_HINT;
const squeezed = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
