import { type Address, getAddress, type Hex, numberToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../check/testing/views.ts';
import type { Log } from '../../effects/log.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Call } from '../../model/request.ts';
import { alice, bob, carol, type Ledger, type Outcome } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { balance, readOn } from '../testing/readOn.ts';
import { coins, ether, held, moved, readCall, scene, usualFee } from '../testing/scene.ts';
import { hearTransaction } from '../transaction/transaction.ts';

const { signal } = new AbortController();
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const payer: Address = '0x00000000000000000000000000000000000000b2';
const disperse: Address = '0xd152f549545093347a162dce210e7293f1452150';
const thief = carol.address;

/** A payment of Alice's as it was read back, and what the block that holds it has. */
type Paid = Readonly<{
  call: Call;
  found: Parameters<typeof readOn>[2];
  stands?: (chain: Ledger) => void;
  changes?: (chain: Ledger) => void;
  logs?: readonly Log[];
  /** What others do in the block. */
  beside?: readonly Omit<Outcome, 'tx'>[];
}>;

async function heard({ call, found, stands, changes, logs = [], beside = [] }: Paid): Promise<string> {
  const chain = scene();
  stands?.(chain);
  chain.mine();
  const readback = readCall(chain, call, found);
  const tx = await chain.send(alice, call);
  const others: Outcome[] = [];
  for (const one of beside) others.push({ tx: await chain.send(carol, { to: bob.address }), ...one });
  chain.set(coins(alice.address), ether - usualFee - call.value);
  changes?.(chain);
  chain.mine([...others, { tx, logs }]);
  const answer = { account: alice.address, hash: tx.hash };
  const last = await heardLast(hearTransaction(readback, answer, chain.world(), signal, quickly));
  return `${last.verdict} ${last.effects}`;
}

const hundredth = ether / 100n;
const sends = (to: Address, data: Hex, value = 0n): Call => ({ to, data, value });
const arrives = (line: EffectLine) => ({ effects: { arrivals: [line] } });
const other = (n: number, of = 0x10000): Address => getAddress(numberToHex(of + n, { size: 20 }));

describe('coins that a contract hands on', () => {
  const call = sends(payer, dataOf('pay(address to)', [bob.address]), hundredth);
  const lines = [balance('0', alice.address, [ether, ether - hundredth])];
  const found = { lines, ...arrives(balance('9', bob.address, [0n, hundredth])) };
  const has = (amount: bigint) => (chain: Ledger) => chain.set(coins(bob.address), amount);
  const of = (came: bigint, beside: Paid['beside'] = []) =>
    heard({ call, found, stands: has(0n), changes: has(came), beside });

  it('are as read where they come, and different where they do not', async () => {
    expect(await of(hundredth)).toBe('same asRead');
    expect(await of(hundredth, [{}])).toBe('same asRead');
    expect(await of(0n)).toBe('same different');
    expect(await of(hundredth / 2n)).toBe('same different');
  });

  it.each([0n, 1n, hundredth / 2n, hundredth - hundredth / 50n])(
    'are not as read among other transactions where %i come',
    async (came) => {
      expect(await of(came, [{}])).toBe('same cannotTell');
    },
  );

  it('are not as read where others bring more', async () => {
    expect(await of(5n * hundredth, [{}])).toBe('same cannotTell');
  });
});

describe('an item that is sent to somebody', () => {
  const collection = other(1);
  const item = { kind: 'nft', chainId: 1, address: collection, id: 7n } as const;
  const call = sends(
    collection,
    dataOf('safeTransferFrom(address from, address to, uint256 tokenId)', [alice.address, bob.address, 7n]),
  );
  const goes = { from: alice.address, to: bob.address, asset: item, amount: 1n, basis: 'read' } as const;
  const found = { effects: { moves: [goes] } };
  const logged = (to: Address): Log => {
    const { topics, ...log } = moved(alice.address, to, 0n, collection);
    return { ...log, topics: [...topics, numberToHex(7n, { size: 32 })], data: '0x' };
  };

  it('arrives as it was read, or it is told that it does not', async () => {
    expect(await heard({ call, found, logs: [logged(bob.address)] })).toBe('same asRead');
    expect(await heard({ call, found })).toBe('same different');
    expect(await heard({ call, found, logs: [logged(thief)] })).toBe('same different');
  });

  it('is not said to be missing where nothing showed that it comes', async () => {
    expect(await heard({ call, found: {} })).toBe('same asRead');
  });

  it('may be passed on, as it was read', async () => {
    const on = { ...goes, from: bob.address, to: payer };
    const passed = { effects: { moves: [goes, on] } };
    expect(await heard({ call, found: passed })).toBe('same asRead');
  });

  it('is another one than what its contract does besides', async () => {
    const gift = { ...goes, to: payer };
    const found = { effects: { moves: [goes, gift, { ...gift, asset: { ...item, id: 8n } }] } };
    expect(await heard({ call, found, logs: [logged(bob.address)] })).toBe('same asRead');
  });
});

describe('coins that are sent themselves', () => {
  const call = sends(bob.address, '0x', hundredth);
  const lines = [balance('0', alice.address, [ether, ether - hundredth])];
  const found = { lines, ...arrives(balance('9', bob.address, [ether, ether + hundredth])) };
  const has = (amount: bigint) => (chain: Ledger) => chain.set(coins(bob.address), amount);

  it.each([0n, ether, ether + hundredth, 9n * ether])(
    'have arrived, whatever others give or take: %i',
    async (after) => {
      const it = { call, found, stands: has(ether), changes: has(after), beside: [{}] };
      expect(await heard(it)).toBe('same asRead');
    },
  );
});

describe('tokens that a contract hands on', () => {
  const call = sends(payer, dataOf('pay(address to, uint256 amount)', [bob.address, 100n]));
  const lines = [balance('0', alice.address, [1_000n, 900n], usdc)];
  const found = { lines, ...arrives(balance('9', bob.address, [0n, 100n], usdc)) };
  const has =
    (mine: bigint, his: bigint, junk = 0) =>
    (chain: Ledger) => {
      chain.set(held(alice.address, usdc), mine);
      chain.set(held(bob.address, usdc), his);
      for (let n = 0; n < junk; n += 1) chain.set(held(alice.address, other(n)), 0n);
    };
  const stolen = moved(alice.address, thief, 100n, usdc);
  const right = moved(alice.address, bob.address, 100n, usdc);
  const noise = (count: number) =>
    Array.from({ length: count }, (_, n) => moved(thief, alice.address, 1n, other(n)));

  it('are as read where they come, also among others', async () => {
    const it = { call, found, stands: has(1_000n, 0n), changes: has(900n, 100n), logs: [right] };
    expect(await heard(it)).toBe('same asRead');
    expect(await heard({ ...it, beside: [{}] })).toBe('same asRead');
    const more = { changes: has(900n, 150n), beside: [{ logs: [moved(thief, bob.address, 50n, usdc)] }] };
    expect(await heard({ ...it, ...more })).toBe('same asRead');
  });

  it('are different where another transaction brings what this one does not', async () => {
    for (const more of [100n, 150n, 10_000n]) {
      const beside = [{ logs: [moved(thief, bob.address, more, usdc)] }];
      const it = { call, found, stands: has(1_000n, 0n), changes: has(900n, more), logs: [stolen], beside };
      expect(await heard(it)).toBe('same different');
    }
  });

  it.each([1, 20, 40, 44, 46, 47, 60, 200])(
    'are different where they go elsewhere beside the noise of %i tokens',
    async (count) => {
      const it = { call, found, stands: has(1_000n, 0n, count), changes: has(900n, 0n) };
      expect(await heard({ ...it, logs: [stolen, ...noise(count)] })).toBe('same different');
      expect(await heard({ ...it, logs: [...noise(count), stolen] })).toBe('same different');
    },
  );

  it('are as read beside noise, though there is no room to look at the payee', async () => {
    const it = { call, found, stands: has(1_000n, 0n, 42), changes: has(900n, 100n) };
    expect(await heard({ ...it, logs: [right, ...noise(42)] })).toBe('same asRead');
  });

  it('are not as read where nobody tells what the payee has of a token that nobody knows', async () => {
    const found = { lines, ...arrives(balance('9', bob.address, [0n, 100n], payer)) };
    const it = { call, found, stands: has(1_000n, 0n), changes: has(900n, 0n), logs: [stolen] };
    expect(await heard(it)).toBe('same cannotTell');
  });
});

describe('tokens for more people than were looked at', () => {
  const people = Array.from({ length: 12 }, (_, n) => other(n, 0x500));
  const each = people.map(() => 10n);
  const data = dataOf('disperseToken(address token, address[] recipients, uint256[] values)', [
    usdc,
    people,
    each,
  ]);
  const found = {
    lines: [balance('0', alice.address, [1_000n, 880n], usdc)],
    effects: {
      notLookedAt: [{ is: 'payees', count: 4 } as const],
      arrivals: people.slice(0, 8).map((who, n) => balance(`${20 + n}`, who, [0n, 10n], usdc)),
    },
  };
  const has = (mine: bigint, theirs: readonly bigint[]) => (chain: Ledger) => {
    chain.set(held(alice.address, usdc), mine);
    people.forEach((who, n) => chain.set(held(who, usdc), theirs[n] ?? 0n));
  };
  const of = (got: readonly bigint[], rest: readonly Log[] = []) =>
    heard({
      call: sends(disperse, data),
      found,
      stands: has(1_000n, []),
      changes: has(880n, got),
      logs: [
        ...people.flatMap((who, n) => (got[n] ? [moved(alice.address, who, got[n], usdc)] : [])),
        ...rest,
      ],
    });

  it('are as read where each gets theirs', async () => {
    expect(await of(each)).toBe('same asRead');
  });

  it.each([8, 9, 11])('are different where number %i gets nothing', async (missing) => {
    const got = each.map((it, n) => (n === missing ? 0n : it));
    expect(await of(got, [moved(alice.address, thief, 10n, usdc)])).toBe('same different');
  });

  it('are different where the last get half', async () => {
    expect(await of(each.map((it, n) => (n < 8 ? it : it / 2n)))).toBe('same different');
  });
});
