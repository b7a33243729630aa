import { test as base, expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

// What the build made, file by file: no browser is needed to read it.
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'web/dist');
const text = (file: string) => readFileSync(resolve(dist, file), 'utf8');
const built = files(dist).filter((it) => /\.(js|css|html|json)$/.test(it));

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
const manifest = JSON.parse(text('.vite/manifest.json')) as Record<string, Chunk>;

base('the first paint is light, and has neither the engine nor a wallet library in it', () => {
  const first = firstPaint();
  const gzip = (it: readonly string[]) => it.reduce((sum, file) => sum + gzipSync(text(file)).length, 0);
  expect(gzip(first.scripts), 'bytes of script, gzip').toBeLessThan(120_000);
  expect(gzip(first.styles), 'bytes of style, gzip').toBeLessThan(10_000);
  const source = first.scripts.map(text).join('\n');
  for (const sign of [
    'eth_simulateV1',
    'eip6963',
    // The prime of secp256k1: the entry may name the file, and not hold it.
    'fffffffefffffc2f',
    'swapExactTokensForTokens',
    'wallet_requestPermissions',
  ]) {
    expect(source.includes(sign), `${sign} in the first paint`).toBe(false);
    expect(
      built.some((it) => text(it).includes(sign)),
      `${sign} somewhere in the build`,
    ).toBe(true);
  }
});

base('the engine runs in a worker, which fetches nothing itself', () => {
  const [worker, ...others] = built.filter((it) => /engine\.worker.*\.js$/.test(it));
  expect(others).toEqual([]);
  const source = text(worker ?? '');
  expect(source).toContain('eth_simulateV1');
  expect(source).not.toMatch(/\bfetch\(|XMLHttpRequest|new WebSocket|importScripts\(/);
});

base('no artefact of the practice chain is in the page', () => {
  const artefacts = bytecodes();
  expect(artefacts.length, 'contracts looked for').toBeGreaterThan(20);
  const page = built.map((it) => text(it).toLowerCase()).join('\n');
  const found = artefacts.filter(({ code }) => page.includes(middle(code)));
  expect(found.map((it) => it.name)).toEqual([]);
});

base('nothing in the page is made from strings', () => {
  const scripts = built.filter((it) => it.endsWith('.js'));
  for (const it of scripts) expect(text(it), it).not.toMatch(/\beval\(|new Function\(/);
});

/** What the browser loads before anything is drawn: the entry, all that it imports statically, and their styles. */
function firstPaint(): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map((it) => it.file), styles: chunks.flatMap((it) => it.css ?? []) };
}

/** The contracts that the practice chain deploys: those of the protocols' packages, and our own. */
function bytecodes(): { name: string; code: string }[] {
  const folders = [
    'node_modules/@uniswap/v2-core/build',
    'node_modules/@uniswap/v2-periphery/build',
    'node_modules/@safe-global/safe-contracts/build/artifacts/contracts',
    'practice/src/compiled',
  ];
  return folders
    .map((it) => resolve(root, it))
    .flatMap((folder) => files(folder).map((it) => join(folder, it)))
    .filter((it) => it.endsWith('.json') && !it.endsWith('.dbg.json'))
    .flatMap((path) => {
      const { bytecode } = JSON.parse(readFileSync(path, 'utf8')) as { bytecode?: unknown };
      return typeof bytecode === 'string' && bytecode.length > 400
        ? [{ name: path.slice(root.length + 1), code: bytecode }]
        : [];
    });
}

/** A piece from the middle, long enough that it is in nothing else. */
function middle(code: string): string {
  const half = Math.floor(code.length / 2);
  return code.slice(half, half + 80).toLowerCase();
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name).slice(folder.length + 1));
}
