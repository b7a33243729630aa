import { known, unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { World } from '@readback/core/world/world.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { overPort } from './overPort.ts';
import type { Limits } from './limits.ts';
import { type Read, servePort } from './servePort.ts';

const incoming: Incoming = {
  request: { digest: '0xab', body: { kind: 'message', bytes: '0x6869' }, raw: 'hi' },
  origin: { via: 'paste' },
  receivedAt: 1,
};

const stations = {
  request: 'done',
  fingerprint: 'done',
  decode: 'done',
  label: 'done',
  simulate: 'pending',
  check: 'pending',
  narrate: 'pending',
} as const;

function readback(revision: number, change: Partial<Readback> = {}): Readback {
  return {
    schema: 1,
    incoming,
    revision,
    stations,
    facts: {},
    steps: [],
    effects: { s: 'pending' },
    findings: [],
    unread: [],
    fingerprints: [],
    parties: [],
    sentence: [],
    verdict: 'pending',
    control: { kind: 'wait' },
    ...change,
  };
}

const read: Readback['verdict'] = 'read';
const silentWorld: World = { ask: async () => unknown('notAsked') };
const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** Both sides of a reading, joined by a real message channel. */
function reading(engine: Read, { world = silentWorld, limits = {} as Partial<Limits> } = {}) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  servePort(port2, engine);
  const seen: Readback[] = [];
  let ended: () => void = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const side = overPort({
    port: port1,
    incoming,
    world,
    onReadback: (it) => seen.push(it),
    onEnd: ended,
    limits,
  });
  return { seen, end, ...side };
}

describe('a reading in a worker', () => {
  test('says every revision in order and then ends', async () => {
    const it = reading(async function* () {
      yield readback(1);
      yield readback(2, { verdict: read });
    });
    await it.end;
    expect(it.seen.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(it.seen.at(-1)?.verdict).toBe('read');
  });

  test('puts the engine’s questions to the page’s world, bigints and all', async () => {
    const world: World = {
      ask: async (kind) => (kind === 'time' ? known(1_763_000_000n) : unknown('notFound')) as never,
    };
    const asked: unknown[] = [];
    const it = reading(
      async function* (_, engineWorld, signal) {
        asked.push(await engineWorld.ask('time', {}, { signal, deadline: 500, maxBytes: 64 }));
        yield readback(1, { verdict: read });
      },
      { world },
    );
    await it.end;
    expect(asked).toEqual([known(1_763_000_000n)]);
  });

  test('gives an answer of the wrong shape to the engine as malformed', async () => {
    const world: World = { ask: async () => known('soon') as never };
    const asked: unknown[] = [];
    const it = reading(
      async function* (_, engineWorld, signal) {
        asked.push(await engineWorld.ask('time', {}, { signal, deadline: 500, maxBytes: 64 }));
        yield readback(1, { verdict: read });
      },
      { world },
    );
    await it.end;
    expect(asked).toEqual([unknown('malformed')]);
  });

  test('ends a question of the page when the engine no longer wants the answer', async () => {
    const aborted = vi.fn();
    const world: World = {
      ask: (_, __, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            aborted();
            resolve(unknown('timeout'));
          });
        }),
    };
    const it = reading(
      async function* (_, engineWorld) {
        const controller = new AbortController();
        const answer = engineWorld.ask(
          'time',
          {},
          { signal: controller.signal, deadline: 5_000, maxBytes: 64 },
        );
        setTimeout(() => controller.abort(), 10);
        await answer;
        await new Promise((resolve) => setTimeout(resolve, 30));
        yield readback(1, { verdict: read });
      },
      { world },
    );
    await it.end;
    expect(aborted).toHaveBeenCalledTimes(1);
  });

  test('shows what was asked as the page has it, whatever the engine says', async () => {
    const other = { ...incoming, request: { ...incoming.request, digest: '0xcd' as const } };
    const it = reading(async function* () {
      yield readback(1, { verdict: read, incoming: other });
    });
    await it.end;
    expect(it.seen[0]?.incoming).toBe(incoming);
  });

  test('that is done leaves its port open, where something else is to be read over it', async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    servePort(port2, async function* () {
      yield readback(1, { verdict: read });
    });
    for (let time = 0; time < 2; time += 1) {
      const seen: Readback[] = [];
      const onEnd = vi.fn();
      await new Promise<void>((onDone) => {
        const onReadback = (it: Readback) => void seen.push(it);
        overPort({ port: port1, incoming, world: silentWorld, onReadback, onEnd, onDone });
      });
      expect(seen.map(({ verdict }) => verdict)).toEqual(['read']);
      expect(onEnd).not.toHaveBeenCalled();
    }
  });

  test('that is stopped says nothing more', async () => {
    const it = reading(async function* () {
      yield readback(1);
      await new Promise((resolve) => setTimeout(resolve, 200));
      yield readback(2, { verdict: read });
    });
    await vi.waitFor(() => expect(it.seen).toHaveLength(1), { interval: 5 });
    it.stop();
    await it.end;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(it.seen).toHaveLength(1);
  });
});

describe('an engine that fails', () => {
  test('keeps what was found, and nothing can be signed', async () => {
    const it = reading(async function* () {
      yield readback(3, { facts: { a: { id: 'a', value: { s: 'pending' }, from: [] } } });
      throw new Error('out of memory');
    });
    await it.end;
    const last = it.seen.at(-1);
    expect(last).toMatchObject({
      revision: 4,
      verdict: 'notFullyRead',
      control: { kind: 'none' },
      effects: { s: 'unknown' },
      stations: { decode: 'done', simulate: 'failed', check: 'failed' },
      facts: { a: { value: { s: 'unknown' } } },
    });
    expect(last?.unread).toHaveLength(1);
  });

  test('after a Stop was found still says Stop', async () => {
    const says = { id: 'engine.crashed', args: {} } as const;
    const it = reading(async function* () {
      yield readback(1, {
        findings: [
          { rule: 'r', facts: [], missing: [], outcome: 'fired', severity: 'stop', says, why: says },
        ],
      });
      throw new Error('broken');
    });
    await it.end;
    expect(it.seen.at(-1)?.verdict).toBe('stop');
  });

  test('by ending without a verdict is not taken for a reading', async () => {
    const it = reading(async function* () {
      yield readback(1);
    });
    await it.end;
    expect(it.seen.at(-1)).toMatchObject({ verdict: 'notFullyRead', control: { kind: 'none' } });
  });

  test('before its first word still gives a readback', async () => {
    const it = reading(async function* () {
      yield* [];
    });
    await it.end;
    expect(it.seen).toHaveLength(1);
    expect(it.seen[0]).toMatchObject({ verdict: 'notFullyRead', steps: [], incoming });
  });

  test('by hanging is ended after its silence', async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const seen: Readback[] = [];
    const end = vi.fn();
    overPort({
      port: port1,
      incoming,
      world: silentWorld,
      onReadback: (it) => seen.push(it),
      onEnd: end,
      limits: { silence: 20, grace: 20 },
    });
    await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1));
    expect(seen.at(-1)?.unread[0]?.says.id).toBe('engine.silent');
  });

  test('is told from one that waits: that one answers a ping and goes on', async () => {
    const it = reading(
      async function* () {
        await new Promise((resolve) => setTimeout(resolve, 150));
        yield readback(1, { verdict: read });
      },
      { limits: { silence: 10, grace: 100 } },
    );
    await it.end;
    expect(it.seen.map(({ verdict }) => verdict)).toEqual(['read']);
  });

  test('by talking without an end is ended in all', async () => {
    const it = reading(
      async function* () {
        for (let revision = 1; ; revision++) {
          yield readback(revision);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
      { limits: { total: 60 } },
    );
    await it.end;
    expect(it.seen.at(-1)?.verdict).toBe('notFullyRead');
  });

  test('by sending nonsense is ended', async () => {
    for (const nonsense of [
      null,
      'x',
      {},
      { type: 'readback', readback: {} },
      { type: 'readback', readback: { ...readback(1), verdict: 'fine' } },
      { type: 'readback', readback: { ...readback(1), control: { kind: 'sign' } } },
      { type: 'readback', readback: { ...readback(1), stations: {} } },
      { type: 'ask', id: 1, kind: 'constructor' },
    ]) {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      const seen: Readback[] = [];
      const ended = new Promise<void>((onEnd) => {
        overPort({ port: port1, incoming, world: silentWorld, onReadback: (it) => seen.push(it), onEnd });
      });
      port2.postMessage(nonsense);
      await ended;
      expect(seen.at(-1)?.verdict).toBe('notFullyRead');
    }
  });
});

test('a value that cannot be changed gives no body, and the worker goes on', async () => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  servePort(port2, async function* () {});
  const answers: unknown[] = [];
  const heard = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      answers.push(data);
      if (answers.length === 2) resolve();
    };
  });
  const act = { kind: 'setInteger', fact: 'step.0.arg.amount', value: 1n };
  port1.postMessage({ type: 'amend', id: 1, incoming, steps: [], act });
  port1.postMessage({ type: 'amend', id: 2, incoming: {}, steps: [], act });
  await heard;
  // Each answer says what it answers: what amends is fetched, and one may be told before the other.
  expect(answers).toHaveLength(2);
  expect(answers).toEqual(
    expect.arrayContaining([
      { type: 'amended', id: 1 },
      { type: 'amended', id: 2 },
    ]),
  );
});
