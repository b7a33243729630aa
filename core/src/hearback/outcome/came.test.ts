import type { Address } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Log } from '../../effects/log.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Readback } from '../../model/readback.ts';
import type { Call } from '../../model/request.ts';
import { alice, bob, carol, type Ledger, type Outcome } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { allowance, balance } from '../testing/readOn.ts';
import {
  approveData,
  asked,
  coins,
  ether,
  held,
  moved,
  pay,
  readCall,
  said,
  scene,
  token,
  usualFee,
} from '../testing/scene.ts';
import { shown } from '../testing/shown.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import { type WhatCame, cameOf, wouldCome } from './came.ts';

const { signal } = new AbortController();
const other: Address = '0x00000000000000000000000000000000000000A2';
const [a, b, c] = [alice.address, bob.address, carol.address];

/** A request, what its simulation showed, and what the block then holds. */
type Story = Readonly<{
  call: Call;
  lines: readonly EffectLine[];
  arrivals?: readonly EffectLine[];
  happens: (chain: Ledger) => readonly Log[];
  outcome?: Partial<Outcome>;
  sent?: Call;
  sentence?: Readback['sentence'];
  effects?: Partial<Effects>;
  /** What Bob could spend before. */
  had?: bigint;
}>;

async function story({ call, lines, arrivals, happens, outcome, sent, sentence, effects, had = 0n }: Story) {
  const chain = scene();
  chain.set(held(a, other), 0n);
  chain.set(allowed(), had);
  chain.set(allowed(c), 0n);
  chain.mine();
  const found = { lines, effects: { ...(arrivals ? { arrivals } : {}), ...effects } };
  const read = { ...readCall(chain, call, found), ...(sentence ? { sentence } : {}) };
  const tx = await chain.send(alice, sent ?? call);
  chain.set(coins(a), ether - usualFee);
  const logs = happens(chain);
  chain.mine([{ tx, logs, ...outcome }]);
  const heard = await heardLast(
    hearTransaction(read, { account: a, hash: tx.hash }, chain.world(), signal, quickly),
  );
  return { read, heard, came: told(cameOf(read, heard), heard, read) };
}

/** The id of the sentence with its values, as a page would find them. */
function told(
  came: WhatCame | undefined,
  heard: Pick<Hearback, 'facts'> | undefined,
  read: Readback,
): string {
  if (came === undefined) return 'nothing';
  const all = { ...read.facts, ...heard?.facts, ...came.facts };
  const nothing: Hearback = {
    verdict: 'same',
    effects: 'asRead',
    differs: [],
    lines: [],
    facts: all,
    says: [came.says],
  };
  return shown(nothing, read).says[0] ?? '';
}

const payment: Story = {
  call: pay(),
  lines: [balance('0', a, [1_000n, 900n], token)],
  arrivals: [balance('1', b, [0n, 100n], token)],
  happens: (chain) => {
    chain.set(held(a), 900n);
    chain.set(held(b), 100n);
    return [moved(a, b, 100n)];
  },
};

const spends = (spender: Address, amount: bigint): Call => ({
  to: token,
  value: 0n,
  data: approveData(spender, amount),
});
const allowed = (of: Address = b) => ({ kind: 'allowance', token, owner: a, spender: of }) as const;
const approved = (amount: bigint, of: Address = b) =>
  said('Approval(address,address,uint256)', [a, of], amount);

const approval: Story = {
  call: spends(b, 70n),
  lines: [allowance('0', a, b, [0n, 70n], token)],
  happens: (chain) => {
    chain.set(allowed(), 70n);
    return [approved(70n)];
  },
};

const trade: Story = {
  call: { to: '0x00000000000000000000000000000000000000d1', value: 0n, data: '0x12345678' },
  lines: [balance('0', a, [1_000n, 900n], token), balance('1', a, [0n, 5_000n], other)],
  happens: (chain) => {
    chain.set(held(a), 900n);
    chain.set(held(a, other), 5_000n);
    return [moved(a, c, 100n), moved(c, a, 5_000n, other)];
  },
};

describe('what came of a request', () => {
  test('that pays somebody is who received what', async () => {
    expect((await story(payment)).came).toBe(
      'hearback.came.paid (tense did, whose you, account alice, amount 100 …00A1, who bob)',
    );
  });

  test('that allows something is who may spend how much, and that it is revoked, who may not', async () => {
    expect((await story(approval)).came).toMatch(
      /^hearback\.came\.allowed \(.*spender bob.*amount 70 …00A1\)$/,
    );
    const most = 2n ** 256n - 1n;
    const all = await story({
      ...approval,
      call: spends(b, most),
      lines: [allowance('0', a, b, [0n, most], token)],
      happens: (chain) => {
        chain.set(allowed(), most);
        return [approved(most)];
      },
    });
    expect(all.came).toMatch(/^hearback\.came\.allowedAll \(.*spender bob/);
    const revoked = await story({
      ...approval,
      call: spends(b, 0n),
      lines: [allowance('0', a, b, [70n, 0n], token)],
      had: 70n,
      happens: (chain) => {
        chain.set(allowed(), 0n);
        return [approved(0n)];
      },
    });
    expect(revoked.came).toMatch(/^hearback\.came\.revoked \(.*how direct.*asset …00A1\)$/);
  });

  test('that trades is what was given and what came, as the block has it and not as it was simulated', async () => {
    expect((await story(trade)).came).toMatch(
      /^hearback\.came\.traded \(.*gave 100 …00A1, got 5000 …00A2\)$/,
    );
    const better = await story({
      ...trade,
      happens: (chain) => {
        chain.set(held(a), 900n);
        chain.set(held(a, other), 5_100n);
        return [moved(a, c, 100n), moved(c, a, 5_100n, other)];
      },
    });
    expect(better.came).toMatch(/gave 100 …00A1, got 5100 …00A2\)$/);
    const inner = { id: 'what.amount', args: { amount: '' } } as const;
    const swap = {
      id: 'sentence.swap',
      args: { mood: 'you', asked: inner, give: inner, get: inner, to: inner },
    };
    expect((await story({ ...trade, sentence: [swap as never] })).came).toMatch(/^hearback\.came\.swapped/);
  });

  test('of which a little less came is said with what came', async () => {
    const less = await story({
      ...trade,
      happens: (chain) => {
        chain.set(held(a), 900n);
        chain.set(held(a, other), 4_980n);
        return [moved(a, c, 100n), moved(c, a, 4_980n, other)];
      },
    });
    expect([less.heard.effects, less.came]).toEqual([
      'less',
      'hearback.came.traded (tense did, whose you, account alice, gave 100 …00A1, got 4980 …00A2)',
    ]);
  });

  test('that only takes, or only brings, is what left or came', async () => {
    const burnt = await story({
      ...payment,
      arrivals: [],
      happens: (chain) => {
        chain.set(held(a), 900n);
        return [moved(a, c, 100n)];
      },
    });
    expect(burnt.came).toMatch(/^hearback\.came\.left \(.*amount 100 …00A1\)$/);
    const claimed = await story({
      ...trade,
      lines: [balance('0', a, [0n, 5_000n], other)],
      happens: (chain) => {
        chain.set(held(a, other), 5_000n);
        return [moved(c, a, 5_000n, other)];
      },
    });
    expect(claimed.came).toMatch(/^hearback\.came\.got \(.*amount 5000 …00A2\)$/);
  });

  test('that a Safe carried out is said of the Safe', async () => {
    const { read, heard } = await story(trade);
    const { request } = read.incoming;
    const body = { kind: 'calls', chainId: 1, from: bob.address, atomic: true, calls: [trade.call] } as const;
    const byBob = { ...read, incoming: { ...read.incoming, request: { ...request, body } } };
    const { 'mined.from': _, ...facts } = heard.facts;
    const carrier = { id: 'mined.from', value: known({ kind: 'address', address: b } as const), from: [] };
    const carried = { ...heard, verdict: 'carried' as const, facts: { ...facts, 'mined.from': carrier } };
    expect(told(cameOf(byBob, carried), carried, byBob)).toMatch(
      /^hearback\.came\.traded \(tense did, whose other, account alice, gave 100/,
    );
  });
});

describe('no friendly sentence is said', () => {
  const heardOf = async (it: Partial<Story>, of: Story = payment) => {
    const { heard, came } = await story({ ...of, ...it });
    return [heard.verdict, heard.effects, came];
  };

  const loud = ['same', 'different', 'nothing'];

  test('where somebody else was paid', async () => {
    expect(await heardOf({ sent: pay(100n, c) })).toEqual(['different', expect.anything(), 'nothing']);
    const elsewhere = (chain: Ledger) => {
      chain.set(held(a), 900n);
      chain.set(held(c), 100n);
      return [moved(a, c, 100n)];
    };
    expect(await heardOf({ happens: elsewhere })).toEqual(['same', 'different', 'nothing']);
  });

  test('where less arrived than left, or than was read', async () => {
    for (const [arrives, effects] of [
      [99n, 'less'],
      [50n, 'different'],
    ] as const) {
      const happens = (chain: Ledger) => {
        chain.set(held(a), 900n);
        chain.set(held(b), arrives);
        return [moved(a, b, arrives)];
      };
      expect(await heardOf({ happens })).toEqual(['same', effects, 'nothing']);
    }
    const halfKept = [balance('1', b, [0n, 50n], token)];
    const happens = (chain: Ledger) => {
      chain.set(held(a), 900n);
      chain.set(held(b), 50n);
      return [moved(a, b, 50n)];
    };
    expect(await heardOf({ arrivals: halfKept, happens })).toEqual(['same', 'asRead', 'nothing']);
  });

  test('where the permission still stands, is larger, or is another’s', async () => {
    const revoke = { call: spends(b, 0n), lines: [allowance('0', a, b, [70n, 0n], token)], had: 70n };
    const stands = (chain: Ledger) => {
      chain.set(allowed(), 70n);
      return [approved(0n)];
    };
    expect(await heardOf({ ...revoke, happens: stands }, approval)).toEqual(loud);
    const larger = (chain: Ledger) => {
      chain.set(allowed(), 700n);
      return [approved(700n)];
    };
    expect(await heardOf({ happens: larger }, approval)).toEqual(loud);
    const both = (chain: Ledger) => {
      chain.set(allowed(), 70n);
      chain.set(allowed(c), 70n);
      return [approved(70n), approved(70n, c)];
    };
    expect(await heardOf({ happens: both }, approval)).toEqual(loud);
  });

  test('where the trade gave far less, or only part of it took place', async () => {
    for (const [gone, came, effects] of [
      [100n, 2_500n, 'different'],
      [50n, 2_500n, 'less'],
    ] as const) {
      const happens = (chain: Ledger) => {
        chain.set(held(a), 1_000n - gone);
        chain.set(held(a, other), came);
        return [moved(a, c, gone), moved(c, a, came, other)];
      };
      expect(await heardOf({ happens }, trade)).toEqual(['same', effects, 'nothing']);
    }
  });

  test('where it failed, also as it was read', async () => {
    const nothing = () => [];
    expect(await heardOf({ outcome: { ok: false }, happens: nothing })).toEqual([
      'same',
      'reverted',
      'nothing',
    ]);
    expect(
      await heardOf({
        outcome: { ok: false },
        happens: nothing,
        effects: { status: 'revert' },
        lines: [],
        arrivals: [],
      }),
    ).toEqual(['same', 'asRead', 'nothing']);
  });

  test('of a token that calls itself what another is', async () => {
    const { read, heard } = await story(trade);
    const fake = {
      rule: 'outcome.fakeToken',
      facts: [`token.${other.toLowerCase()}.symbol`],
      missing: [],
      outcome: 'fired',
      severity: 'caution',
      says: { id: 'outcome.fakeToken.why', args: {} },
      why: { id: 'outcome.fakeToken.why', args: {} },
    } as const;
    expect(cameOf(read, heard)).toBeDefined();
    expect(cameOf({ ...read, findings: [fake] }, heard)).toBeUndefined();
  });

  test('of several acts at once, of who decides, or before it is in a block', async () => {
    const alsoAllows = {
      lines: [...payment.lines, allowance('2', a, c, [0n, 9n], token)],
      happens: (chain: Ledger) => {
        chain.set(allowed(c), 9n);
        return [...payment.happens(chain), approved(9n, c)];
      },
    };
    expect(await heardOf(alsoAllows)).toEqual(['same', 'asRead', 'nothing']);
    const { read, heard } = await story(payment);
    expect(cameOf(read, { ...heard, followed: { hash: '0x22' } })).toBeUndefined();
    expect(cameOf(read, { ...heard, effects: 'pending' })).toBeUndefined();
    expect(cameOf(read, { ...heard, effects: 'cannotTell' })).toBeUndefined();
    expect(cameOf(read, { ...heard, said: { state: 'differs', differences: [] } })).toBeUndefined();
    const undone = [...heard.says, { id: 'hearback.undone.restart', args: {} } as const];
    expect(cameOf(read, { ...heard, says: undone })).toBeUndefined();
  });
});

describe('what is on its way, and what would have been', () => {
  const would = (it: Partial<Readback> = {}, tense: 'does' | 'would' = 'would') => {
    const read = {
      ...readCall(scene(), pay(), {
        lines: payment.lines,
        effects: { arrivals: payment.arrivals ?? [] },
      }),
      ...it,
    };
    return told(wouldCome(read, tense), undefined, read);
  };

  test('is said of what was simulated', () => {
    expect(would()).toBe(
      'hearback.came.paid (tense would, whose you, account alice, amount 100 …00A1, who bob)',
    );
    expect(would({}, 'does')).toMatch(/^hearback\.came\.paid \(tense does/);
  });

  test('is not said where nothing was simulated, it fails, or a contract alone claims it', () => {
    const read = readCall(scene(), pay(), { lines: payment.lines });
    expect(would({ effects: { s: 'unknown', why: 'notAsked' } as never })).toBe('nothing');
    expect(would({ effects: known({ ...valueIn(read), status: 'revert' }) })).toBe('nothing');
    const lines = payment.lines.map((it) => ({ ...it, basis: 'claimed' as const }));
    expect(would({ effects: known({ ...valueIn(read), lines }) })).toBe('nothing');
  });

  test('of what only asks for a signature nobody is said to act', () => {
    const { request } = readCall(scene(), pay()).incoming;
    const incoming = {
      ...readCall(scene(), pay()).incoming,
      request: { ...request, body: { kind: 'message', bytes: '0x61' } as const },
    };
    const read = { ...readCall(scene(), pay(), { lines: [] }), incoming };
    expect(wouldCome(read, 'would')).toBeUndefined();
    expect(asked(pay()).kind).toBe('transaction');
  });
});

function valueIn({ effects }: Readback): Effects {
  if (effects.s !== 'known') throw new Error('not simulated');
  return effects.v;
}
