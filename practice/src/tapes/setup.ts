/** Before each file of tests that ask a chain: it is answered from its tape, where it has one. See `mode.ts`. */
import { env } from 'node:process';
import { relative, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { certain } from './chance.ts';
import { differences } from './compareTapes.ts';
import { deckOf } from './deck.ts';
import { modeOf } from './mode.ts';
import { putNodes, tapedNow } from './nodes.ts';
import { readTape, tapeOf, writeTape } from './tape.ts';

const root = resolve(import.meta.dirname, '../../..');
const testFile = expect.getState().testPath ?? '';
const path = tapeOf(testFile);
const tape = readTape(path);
const mode = modeOf(env, { hasTape: tape !== undefined, isWhole: isWhole() });
const again = `npm run tapes -- ${relative(root, testFile)}`;

// For every file: what the engine draws once, when it is loaded, serves all files of this process.
certain();

if (mode !== 'live') {
  const deck = deckOf(mode === 'record' ? new Map() : (tape ?? new Map()));
  let takeAway: (() => void) | undefined;
  const put = () => {
    vi.setSystemTime(tapedNow * 1_000);
    takeAway ??= putNodes(deck, mode !== 'play');
  };
  // While the file is loaded, too; and again where its tests run a second time.
  put();
  beforeAll(put);
  beforeEach(put);
  let said = 0;
  const complain = () => {
    const missing = deck.missing();
    if (missing.length === said) return;
    const news = [...new Set(missing.slice(said))];
    said = missing.length;
    throw new Error(
      mode === 'play'
        ? `The tape of these tests has no answer to:\n${listed(news)}\nWhere that is as it should be, record it anew: ${again}`
        : `A node did not answer so that it can be kept:\n${listed(news)}`,
    );
  };
  let [passed, failed] = [0, 0];
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed += 1;
    else passed += 1;
    complain();
  });
  afterAll(async () => {
    takeAway?.();
    takeAway = undefined;
    vi.useRealTimers();
    const now = await deck.recorded();
    complain();
    // Where something failed, not all was asked.
    if (mode === 'record' && now.size > 0 && passed > 0 && failed === 0) writeTape(path, now);
    if (mode === 'compare' && tape !== undefined) {
      const found = differences(tape, now);
      const unasked = deck.unasked();
      if (unasked.length > 0)
        console.log(`${relative(root, path)}: nobody asks any more for\n${listed([...new Set(unasked)])}`);
      if (found.length > 0)
        throw new Error(
          `${relative(root, path)} is stale: the node answers otherwise.\n${listed(found)}\nRecord it anew: ${again}`,
        );
    }
  });
}

function listed(all: readonly string[]): string {
  const more = all.length > 12 ? [`and ${all.length - 12} more`] : [];
  return [...all.slice(0, 12), ...more].map((it) => `  ${it}`).join('\n');
}

/** Whether all tests of the file run: with some left out, what comes before the others is not what was recorded. */
function isWhole(): boolean {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: Worker };
  return worker?.config?.testNamePattern === undefined;
}

type Worker = Readonly<{ config?: Readonly<{ testNamePattern?: RegExp }> }>;
