import fc from 'fast-check';
import { stringToHex } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  call,
  contract,
  friend,
  key,
  me,
  permit,
  signIn,
  transaction,
  usdc,
  weth,
} from './check/testing/views.ts';
import { known, unknown, valueOf } from './model/known.ts';
import type { Readback } from './model/readback.ts';
import type { Body, Origin } from './model/request.ts';
import { mostRevisions, type ReadOptions, read } from './readback.ts';
import { freeze } from './request/frozen/freeze.ts';
import { alice, bob, chainId, startChain, type TestChain } from './simulate/testing/chain.ts';
import { rpcWorld } from './world/testing/rpcWorld.ts';
import { fails, says, tableWorld } from './world/testing/tableWorld.ts';
import type { World } from './world/world.ts';

const never = new AbortController().signal;

async function all(
  body: Body,
  world: World,
  options: ReadOptions & { origin?: Origin; signal?: AbortSignal } = {},
): Promise<readonly Readback[]> {
  const { origin = { via: 'paste' }, signal = never } = options;
  const incoming = { request: freeze(body, ''), origin, receivedAt: 1_795_251_600_000 };
  const found: Readback[] = [];
  for await (const readback of read(incoming, world, signal, options)) found.push(readback);
  return found;
}

async function last(body: Body, world: World, options?: Parameters<typeof all>[2]): Promise<Readback> {
  const readback = (await all(body, world, options)).at(-1);
  if (readback === undefined) throw new Error('nothing was read');
  return readback;
}

const message = (text: string): Body => ({ kind: 'message', signer: me, bytes: stringToHex(text) });
const approve = call(usdc, 'approve(address spender, uint256 amount)', [key, 2n ** 256n - 1n]);
const swap = call(
  contract,
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  [10n ** 18n, 5n, [weth, usdc], me, 9n],
);
const bodies: readonly Body[] = [
  transaction(friend, '0x', 5n),
  approve,
  swap,
  transaction(contract, '0x3f1a77c2', 4n),
  transaction(null, '0x6001'),
  permit(key, 5n),
  message('I am learning to read before I sign.'),
  message(signIn('example.org', 'https://example.org')),
  { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n },
];

const nobody = tableWorld({}, { rpc: () => unknown('offline') });

describe('without a node', () => {
  it('says at once what the request is, and waits with the verdict', async () => {
    const [first] = await all(approve, nobody);
    expect(first?.verdict).toBe('pending');
    expect(first?.control).toEqual({ kind: 'wait' });
    expect(first?.steps[0]?.fn?.name).toBe('approve');
    expect(first?.fingerprints.length).toBeGreaterThan(0);
  });

  it('is at best not fully read for a transaction, and says what is missing', async () => {
    for (const body of [transaction(friend, '0x', 5n), approve, swap]) {
      const readback = await last(body, nobody);
      expect(readback.verdict).toBe('notFullyRead');
      expect(readback.control).toEqual({ kind: 'hold' });
      expect(readback.unread.map(({ id }) => id)).toContain('effects');
    }
  });

  it('reads a message whole', async () => {
    const readback = await last(message('I am learning to read before I sign.'), nobody);
    expect(readback.verdict).toBe('read');
    expect(readback.stations.simulate).toBe('skipped');
  });
});

describe('a world that breaks its promises', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'request %i comes to its end when nothing ever answers',
    async (index) => {
      vi.useFakeTimers();
      const silent: World = { ask: () => new Promise(() => undefined) };
      const body = bodies[index] ?? approve;
      const reading = last(body, silent);
      await vi.advanceTimersByTimeAsync(12_000);
      const readback = await reading;
      expect(readback.verdict).not.toBe('pending');
      expect(Object.values(readback.stations)).not.toContain('pending');
      // Plain text is read whole without asking anyone.
      expect(readback.control.kind === 'press').toBe(index === 6);
    },
  );

  it('does not matter when it throws', async () => {
    const broken: World = {
      ask: () => {
        throw new Error('broken');
      },
    };
    expect((await last(approve, broken)).verdict).toBe('notFullyRead');
  });

  it('is not believed when it talks nonsense', async () => {
    const nonsense = tableWorld({
      eth_chainId: says({ chain: 'yes' }),
      eth_getBlockByNumber: says('0x'),
      eth_simulateV1: says([{ calls: 'none' }]),
      eth_call: says('0xzz'),
      eth_getCode: says(42),
    });
    for (const body of bodies.slice(0, 6)) {
      const readback = await last(body, nonsense);
      expect(['notFullyRead', 'stop']).toContain(readback.verdict);
      expect(valueOf(readback.effects)).toBeUndefined();
    }
  });

  it('is stopped when its node is of another network', async () => {
    const elsewhere = tableWorld({ eth_chainId: says('0xa'), eth_getBlockByNumber: fails(-32000, 'no') });
    const readback = await last(transaction(friend, '0x', 5n), elsewhere);
    expect(readback.verdict).toBe('stop');
    expect(readback.findings.find((it) => it.rule === 'chain.node')?.outcome).toBe('fired');
  });
});

describe('a request that nobody may ask about', () => {
  it('contacts no node and no source of names', async () => {
    const world = tableWorld({}, { label: () => Promise.reject(new Error('asked')) });
    const readback = await last(approve, world, { ask: false, origin: { via: 'link' } });
    expect(world.asked).toEqual([]);
    expect(readback.verdict).toBe('notFullyRead');
    expect(readback.control.kind).toBe('none');
    expect(readback.effects).toEqual(unknown('notAsked'));
  });
});

describe('a reading that is left', () => {
  it('yields nothing more', async () => {
    const leaving = new AbortController();
    const seen: Readback[] = [];
    const incoming = {
      request: freeze(approve, ''),
      origin: { via: 'paste' },
      receivedAt: 1_795_251_600_000,
    } as const;
    for await (const readback of read(incoming, nobody, leaving.signal)) {
      seen.push(readback);
      leaving.abort();
    }
    expect(seen.length).toBe(1);
  });
});

describe('revisions', () => {
  const answer = fc.oneof(
    fc.constant(unknown('timeout')),
    fc.constant(unknown('offline')),
    fc
      .oneof(fc.constantFrom('0x1', '0x', '0x6001', `0x${'00'.repeat(31)}12`, null, [], {}), fc.string())
      .map((result) => known({ result, endpoint: 'node.test' })),
  );

  it('only grow, stay few, and end with a verdict, whatever the world says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bodies), fc.infiniteStream(answer), async (body, stream) => {
        const world = tableWorld({}, { rpc: () => stream.next().value });
        const found = await all(body, world);
        expect(found.length).toBeLessThanOrEqual(mostRevisions);
        expect(found.map(({ revision }) => revision)).toEqual(found.map((_, index) => index));
        expect(found.at(-1)?.verdict).not.toBe('pending');
        for (const [index, after] of found.entries()) expectGrown(found[index - 1], after);
      }),
      { numRuns: 60 },
    );
  });

  it('end the same where only the last is asked for', async () => {
    const answers = fc.array(answer, { minLength: 5, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bodies), answers, async (body, some) => {
        const world = tableWorld(
          {},
          { rpc: (asked) => some[sumOf(asked) % some.length] ?? unknown('offline') },
        );
        const found = await all(body, world);
        const [only, ...others] = await all(body, world, { onlyLast: true });
        expect(others).toEqual([]);
        expect({ ...only, revision: 0 }).toEqual({ ...found.at(-1), revision: 0 });
      }),
      { numRuns: 30 },
    );
  });
});

/** The same number for the same question. */
function sumOf(asked: unknown): number {
  return JSON.stringify(asked)
    .split('')
    .reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** What was known is still known, and says the same or more of the same. */
function expectGrown(before: Readback | undefined, after: Readback): void {
  for (const [id, fact] of Object.entries(before?.facts ?? {})) {
    const old = valueOf(fact.value);
    const now = valueOf(after.facts[id]?.value);
    if (old === undefined) continue;
    expect(now, id).toBeDefined();
    if (old.kind === now?.kind) expect(now).toEqual(old);
    else expect(['integer', 'selector', 'bytes']).toContain(old.kind);
  }
  if (before?.effects.s !== 'known') return;
  const awaits = before.effects.v.calls?.s === 'pending';
  expect(awaits ? beforeTrace(after) : after.effects).toEqual(awaits ? beforeTrace(before) : before.effects);
}

/** The effects without what a trace adds to them. */
function beforeTrace({ effects }: Readback): unknown {
  if (effects.s !== 'known') return effects;
  const {
    calls: _,
    records: _records,
    moves: _moves,
    revert: _revert,
    notLookedAt: _not,
    engines: _by,
    ...rest
  } = effects.v;
  return rest;
}

describe('on a real node', () => {
  let chain: TestChain;
  let token: typeof alice;
  const session = () => known({ host: 'localhost', wallet: { chainId, account: alice, name: 'Wallet' } });
  const sent = (to: typeof alice, data: `0x${string}`, value = 0n): Body => ({
    kind: 'transaction',
    chainId,
    from: alice,
    call: { to, value, data },
    set: {},
  });

  beforeAll(async () => {
    chain = await startChain();
    token = await chain.deploy('Token');
    await chain.receipt(
      await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 1_000n]) }),
    );
  });
  afterAll(() => chain.stop());

  it('reads a payment back, with its fee', async () => {
    const world = rpcWorld(chain.url, { session });
    const readback = await last(sent(bob, '0x', 10n ** 18n), world);
    expect(readback.verdict).toBe('read');
    expect(readback.control).toEqual({ kind: 'press' });
    expect(readback.sentence.map(({ id }) => id)).toEqual(['sentence.send']);
    expect(readback.sentence[0]?.args).toMatchObject({ mood: 'you' });
    expect(readback.findings.filter((it) => it.outcome === 'fired').map((it) => it.rule)).toEqual([
      'transfers.firstPayment',
    ]);
    expect(world.asked.length).toBeLessThan(40);
  });

  it('reads a token payment back', async () => {
    const readback = await last(
      sent(token, chain.data('Token', 'transfer', [bob, 40n])),
      rpcWorld(chain.url, { session }),
    );
    expect(readback.verdict).toBe('read');
    expect(readback.sentence[0]).toMatchObject({ id: 'sentence.send', args: { mood: 'you' } });
  });

  it('stops an approval to a plain account', async () => {
    const readback = await last(
      sent(token, chain.data('Token', 'approve', [bob, 40n])),
      rpcWorld(chain.url, { session }),
    );
    expect(readback.verdict).toBe('stop');
    expect(readback.sentence[0]).toMatchObject({ id: 'sentence.allow', args: { mood: 'you' } });
  });

  it('warns of what would fail', async () => {
    const readback = await last(
      sent(token, chain.data('Token', 'transfer', [bob, 4_000n])),
      rpcWorld(chain.url, { session }),
    );
    expect(readback.verdict).toBe('caution');
    expect(readback.sentence[0]).toMatchObject({ args: { mood: 'fail' } });
  });

  it('only grows', async () => {
    const found = await all(
      sent(token, chain.data('Token', 'transfer', [bob, 40n])),
      rpcWorld(chain.url, { session }),
    );
    for (const [index, after] of found.entries()) expectGrown(found[index - 1], after);
    expect(found.length).toBeLessThanOrEqual(mostRevisions);
  });
});
