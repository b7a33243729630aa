import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { placeFiles } from '@readback/core/shipped/placeFiles.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { nameOfFile, verdictFiles } from '@readback/web/app/verdictFiles.ts';

// Writes what the built page weighs, file by file, into docs/weights.md.
type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
};

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'web/dist');
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
writeFileSync(resolve(root, 'docs/weights.md'), page());
console.log('docs/weights.md is written.');

function page(): string {
  const scripts = filesOf('.js');
  const styles = filesOf('.css');
  const first = new Set(closure(Object.keys(manifest).filter((key) => manifest[key]?.isEntry)));
  const review = new Set([...first, ...closure(keysNamed('review'))]);
  const engine = new Set(scripts.filter((file) => /\/engine\.worker-/.test(file)));
  const places = `places-${placeFiles().of.get(practiceMarker.chainId)}.js`;
  const isNeeded = (file: string) => verdictFiles.includes(file === places ? 'places.js' : file);
  const verdict = new Set([...scripts, ...styles].filter((it) => isNeeded(nameOfFile(it))));
  const total = (of: ReadonlySet<string>, ending: string) =>
    kilobytes([...of].filter((it) => it.endsWith(ending)).reduce((sum, it) => sum + gzip(it), 0));
  return `# What the page weighs

Written by \`npm run weights\`, in kilobytes (1,000 bytes) after gzip. \`e2e/weight.spec.ts\` measures the same in a
browser and holds the bounds; [decision 0010](decisions/0010-what-the-gates-measure.md) says what is counted.

| | script | style |
| --- | ---: | ---: |
| Start, before anything is drawn | ${total(first, '.js')} | ${total(first, '.css')} |
| a Review, without the engine | ${total(review, '.js')} | ${total(review, '.css')} |
| the engine, in its worker | ${total(engine, '.js')} | |
| all that the first verdict of a transaction waits for | ${total(verdict, '.js')} | ${total(verdict, '.css')} |

The last line is of one on the practice chain: ${total(verdict, '')} together. Another network has another
\`places-*.js\`, of 1 to 8 kB.

Later, each when it is first needed, the largest first. Files below 1 kB are summed.

${table(scripts.filter((it) => !verdict.has(it)))}

| styles, all of them | kB |
| --- | ---: |
${rows(styles)}
`;
}

function table(files: readonly string[]): string {
  return `| script | kB |\n| --- | ---: |\n${rows(files)}`;
}

function rows(files: readonly string[]): string {
  const sized = files.map((file) => ({ file, size: gzip(file) })).sort((one, other) => other.size - one.size);
  const small = sized.filter(({ size }) => size < 1_000);
  return [
    ...sized
      .filter(({ size }) => size >= 1_000)
      .map(({ file, size }) => `| ${nameOf(file)} | ${kilobytes(size)} |`),
    `| ${small.length} more | ${kilobytes(small.reduce((sum, { size }) => sum + size, 0))} |`,
  ].join('\n');
}

/** A chunk's name without the digest of its content, and what it holds where that is one of our files. */
function nameOf(file: string): string {
  const chunk = Object.values(manifest).find((it) => it.file === file);
  const name = nameOfFile(file);
  return chunk?.src ? `\`${name}\`, \`${chunk.src.replace(/^.*node_modules\//, '')}\`` : `\`${name}\``;
}

/** The chunks that the build was told to make, by their names. */
function keysNamed(name: string): readonly string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === name);
}

/** Files that are loaded with these: all that they import statically, and their styles. */
function closure(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
  });
}

function filesOf(ending: string): readonly string[] {
  return readdirSync(resolve(dist, 'assets'))
    .map((it) => `assets/${it}`)
    .filter((it) => it.endsWith(ending) && statSync(resolve(dist, it)).isFile());
}

function gzip(file: string): number {
  return gzipSync(readFileSync(resolve(dist, file))).length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
