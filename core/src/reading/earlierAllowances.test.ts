import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbi,
  toEventSelector,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { dataOf, me, safe, usdc } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import { earlierFact, earlierPairs, pairsBehind } from '../evidence/spending/earlier.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact } from '../model/fact.ts';
import { known, unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { endpoint, fails, says, tableWorld } from '../world/testing/tableWorld.ts';
import { earlierAllowances } from './earlierAllowances.ts';

/** A contract of a stranger’s that the user let take something before, and tokens that anybody can make. */
const farm = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const moon = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497900');
const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const batcher = getAddress('0x9641d764fc13c8b624c04430c7356c1c7c8102e2');
const owner = { me, safe } as const;
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const block: PinnedBlock = {
  chainId: 1,
  parentHash: `0x${'11'.repeat(32)}`,
  parentNumber: 1n,
  number: 2n,
  timestamp: 1_800_000_000n,
  baseFeePerGas: 1n,
  gasLimit: 30_000_000n,
  endpoint,
};

type PlainCall = Readonly<{ to: Address; value: bigint; data: Hex }>;

type Chain = Readonly<{
  /** What each token lets the farm take. */
  allowed?: Readonly<Record<Address, bigint>>;
  /** Collections of which it may move every item. */
  operator?: readonly Address[];
  /** Whether it may act in the lending market. */
  authorized?: boolean;
  /** Where else it may act for the user. */
  acts?: string;
  /** What it may have the user owe. */
  owed?: bigint;
  held?: bigint;
  code?: Hex;
  logs?: readonly unknown[];
  heavy?: boolean;
}>;

/** What the farm may take of an account, as read from such a chain. */
async function mayTake(body: Body, chain: Chain, of: Address = me): Promise<Fact['value'] | undefined> {
  const { steps } = decode(freeze(body, ''), {});
  const world = tableWorld({
    eth_getCode: says(chain.code ?? '0x6001'),
    eth_getLogs: ([filter]) =>
      known({
        result: (filter as { address?: string }).address === undefined ? (chain.logs ?? []) : [],
        endpoint,
      }),
    eth_call: ([call, , put]) =>
      put === undefined
        ? known({ result: toHex(plain((call as { data: Hex }).data, chain), { size: 32 }), endpoint })
        : known({ result: answered((call as { data: Hex }).data, chain), endpoint }),
  });
  const asked: typeof world.ask = (kind, question, bounds) =>
    chain.heavy && (question as { method?: string }).method === 'eth_getLogs'
      ? (Promise.resolve(unknown('tooLarge')) as never)
      : world.ask(kind, question, bounds);
  const pairs = earlierPairs(1, steps);
  const facts = await earlierAllowances(pairs, steps, block, { ask: asked }, new AbortController().signal);
  return facts[earlierFact(of, farm)]?.value;
}

/** What a contract answers that is asked separately. */
function plain(
  data: Hex,
  { held = 10n ** 12n, authorized = false, acts = 'nowhere', owed = 0n }: Chain,
): bigint {
  if (actsBy[data.slice(0, 10) as Hex] === acts) return 1n;
  return data.startsWith('0x65e4ad9e') ? BigInt(authorized) : data.startsWith('0x6bd76d24') ? owed : held;
}

/** What the reader answers: of each read that it did, and the word. */
function answered(data: Hex, { allowed = {}, operator = [] }: Chain): Hex {
  const words: Hex[] = [pad('0x'), pad('0x'), pad('0x'), pad('0x')];
  let at = 2;
  const next = (bytes: number) => data.slice(at, (at += 2 * bytes));
  while (at < data.length) {
    const head = Number.parseInt(next(1), 16);
    const token = getAddress(`0x${next(20)}`);
    if (head > 127) next(1);
    const asked = next(head & 127);
    const all = asked.startsWith('e985e9c5') && operator.includes(token) ? 1n : 0n;
    const value = asked.startsWith('dd62ed3e') ? (allowed[token] ?? 0n) : all;
    words.push(toHex(1n, { size: 32 }), toHex(value, { size: 32 }));
  }
  return `0x${words.map((it) => it.slice(2)).join('')}`;
}

function assetsOf(value: Fact['value'] | undefined): readonly string[] | string | undefined {
  if (value?.s !== 'known') return value?.s === 'unknown' ? value.why : value?.s;
  if (value.v.kind !== 'list') return value.v.kind;
  return value.v.items.flatMap((it) =>
    it.kind === 'asset' && it.asset.kind !== 'native' ? [it.asset.address] : [],
  );
}

const calls = (...all: readonly PlainCall[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: all,
});
const one = ({ to, value, data }: PlainCall): Body => ({
  kind: 'transaction',
  chainId: 1,
  from: me,
  call: { to, value, data },
  set: {},
});
const claims: PlainCall = { to: farm, value: 0n, data: dataOf('claim()', []) };
const pays = (value: bigint): PlainCall => ({ to: farm, value, data: '0x' });
const brings: PlainCall = {
  to: aave,
  value: 0n,
  data: dataOf('withdraw(address asset, uint256 amount, address to)', [usdc, maxUint256, safe]),
};
const allowed = { [usdc]: 5_000_000_000n };

describe('what a contract may take by an allowance of before', () => {
  it('is found, and nothing where there is none', async () => {
    expect(assetsOf(await mayTake(one(claims), { allowed }))).toEqual([usdc]);
    expect(assetsOf(await mayTake(one(claims), {}))).toEqual([]);
  });

  it('counts for positions: in a market, whatever is held there, and as items', async () => {
    const comet = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
    const inMarket = assetsOf(await mayTake(one(claims), { allowed: { [comet]: maxUint256 }, held: 0n }));
    expect(String(inMarket).toLowerCase()).toBe(comet.toLowerCase());
    expect(assetsOf(await mayTake(one(claims), { allowed, held: 0n }))).toEqual([]);
    const positions = [
      '0xc36442b4a4522e871399cd717abdd847ab11fe88',
      '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85',
    ];
    const inLending = assetsOf(await mayTake(one(claims), { authorized: true }));
    expect(inLending).toEqual(['0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb']);
    for (const it of positions) {
      const found = assetsOf(await mayTake(one(claims), { operator: [getAddress(it)] }));
      expect(String(found).toLowerCase()).toBe(it);
    }
  });

  it('counts where currency alone is sent there, or nothing, and code runs', async () => {
    for (const value of [0n, 1n, 10n ** 16n])
      expect(assetsOf(await mayTake(one(pays(value)), { allowed }))).toEqual([usdc]);
    expect(assetsOf(await mayTake(one(pays(1n)), {}))).toEqual([]);
    const delegated = `0xef0100${moon.slice(2)}` as const;
    for (const code of ['0x', delegated] as const)
      expect(assetsOf(await mayTake(one(pays(1n)), { allowed, code }))).toBe('notAsked');
  });

  it('of a payment and a call to the same contract is asked once, and payments leave room for calls', async () => {
    const paid = Array.from(
      { length: 20 },
      (_, n): PlainCall => ({ ...pays(1n), to: toHex(n + 1_000, { size: 20 }) }),
    );
    expect(assetsOf(await mayTake(calls(...paid, pays(1n), claims), { allowed }))).toEqual([usdc]);
  });
});

describe('an allowance of a token that the account has nothing of', () => {
  const empty = { allowed, held: 0n };

  it('takes nothing where the request makes one call, also through a Safe', async () => {
    expect(assetsOf(await mayTake(one(claims), empty))).toEqual([]);
    expect(assetsOf(await mayTake(ofSafe(claims), empty, safe))).toEqual([]);
  });

  it('counts where another call can bring some before, however deep both are', async () => {
    expect(assetsOf(await mayTake(calls({ ...brings, to: moon }, claims), empty))).toEqual([usdc]);
    expect(assetsOf(await mayTake(batched(brings, claims), empty, safe))).toEqual([usdc]);
  });
});

describe('events that anybody can make', () => {
  const log = (token: Address, ...more: readonly Hex[]) => ({
    address: token,
    topics: [approval, pad(owner.me), pad(farm), ...more],
    data: '0x',
  });
  const strange = (n: number) => toHex(n + 2 ** 40, { size: 20 });

  it('of hundreds of contracts leave room for what is known, and are said to be too many', async () => {
    const logs = Array.from({ length: 400 }, (_, n) => log(strange(n)));
    expect(assetsOf(await mayTake(one(claims), { allowed: {}, logs: logs.slice(0, 20) }))).toEqual([]);
    expect(await mayTake(one(claims), { allowed, logs })).not.toMatchObject({ v: { items: [] } });
    expect(assetsOf(await mayTake(one(claims), { allowed: {}, logs }))).toBe('tooLarge');
  });

  it('of one contract leave room for another token', async () => {
    const logs = [...Array.from({ length: 80 }, (_, n) => log(strange(1), pad(toHex(n)))), log(moon)];
    expect(assetsOf(await mayTake(one(claims), { allowed: { [moon]: 10n ** 20n }, logs }))).not.toEqual([]);
  });

  it('that are too heavy to be answered are not taken for none', async () => {
    expect(assetsOf(await mayTake(one(claims), { heavy: true }))).toBe('tooLarge');
  });
});

const actsBy: Readonly<Record<Hex, string>> = {
  '0x1647292a': 'Euler',
  '0xfec90d72': 'Balancer',
  '0x4538c4eb': 'Maker',
};

it.each(Object.values(actsBy))('whoever may act for the user in %s may take what is there', async (acts) => {
  expect(assetsOf(await mayTake(one(claims), { acts, allowed: {} }))).toHaveLength(1);
});

describe('debts that a contract may have the user owe', () => {
  const delegated = toEventSelector('BorrowAllowanceDelegated(address,address,address,uint256)');
  const event = (by: Address, topics: readonly Hex[]) => ({ address: by, topics, data: pad('0x07') });
  const word = (it: Address) => pad(it).toLowerCase() as Hex;

  it('are found by what the debt says, and asked of it', async () => {
    const logs = [event(moon, [delegated, word(me), word(farm), word(usdc)])];
    expect(assetsOf(await mayTake(one(claims), { logs, owed: 10n ** 9n }))).toEqual([moon]);
    expect(assetsOf(await mayTake(one(claims), { logs, owed: 0n }))).toEqual([]);
  });

  it('are none that others owe, or that somebody else may take', async () => {
    for (const [by, to] of [
      [safe, farm],
      [me, safe],
    ] as const)
      expect(
        assetsOf(
          await mayTake(one(claims), {
            logs: [event(moon, [delegated, word(by), word(to), word(usdc)])],
            owed: 10n ** 9n,
          }),
        ),
      ).toEqual([]);
  });
});

it('a node that searches no events is no reason not to know', async () => {
  const { steps } = decode(freeze(one(claims), ''), {});
  const world = tableWorld({
    eth_getLogs: fails(-32_005, 'query limit'),
    eth_call: ([call, , put]) =>
      known({ result: put === undefined ? pad('0x') : answered((call as { data: Hex }).data, {}), endpoint }),
  });
  const facts = await earlierAllowances(
    earlierPairs(1, steps),
    steps,
    block,
    world,
    new AbortController().signal,
  );
  expect(assetsOf(facts[earlierFact(me, farm)]?.value)).toEqual([]);
});

it('who may borrow for somebody who has collateral is not known where a node searches no events', async () => {
  const { steps } = decode(freeze(one(claims), ''), {});
  const secured = (amount: bigint) =>
    tableWorld({
      eth_getLogs: fails(-32_005, 'query limit'),
      eth_call: ([call, , put]) => {
        const { data } = call as { data: Hex };
        if (put !== undefined) return known({ result: answered(data, {}), endpoint });
        const isAccount = data.startsWith('0xbf92857c');
        return known({ result: toHex(isAccount ? amount : 0n, { size: 32 }), endpoint });
      },
    });
  for (const [amount, is] of [
    [10n ** 12n, 'busy'],
    [0n, []],
  ] as const) {
    const { signal } = new AbortController();
    const facts = await earlierAllowances(earlierPairs(1, steps), steps, block, secured(amount), signal);
    expect(assetsOf(facts[earlierFact(me, farm)]?.value)).toEqual(is);
  }
});

it('contracts that a call names, or that are called in the run by the one that it calls, are asked about', () => {
  const pairs = (body: Body, run: Parameters<typeof pairsBehind>[2] = []) =>
    pairsBehind(1, decode(freeze(body, ''), {}).steps, run).map(({ spender }) => spender);
  const named = { ...claims, data: dataOf('claim(address to, bytes data)', [me, pad(moon)]) };
  expect(pairs(one(claims))).toEqual([]);
  expect(pairs(one(named))).toEqual([moon]);
  const frame = (id: string, from: Address, to: Address, op: 'call' | 'staticcall' = 'call') =>
    ({ id, from, to, op, value: 0n, gasUsed: 1n, selector: '0x', size: 0, ok: true }) as const;
  const [near, far] = [getAddress(pad('0xaa01', { size: 20 })), getAddress(pad('0xaa02', { size: 20 }))];
  const run = [
    frame('0', me, farm),
    frame('0.0', farm, near),
    frame('0.0.0', near, far),
    frame('0.1', farm, usdc),
    frame('0.2', farm, moon, 'staticcall'),
  ];
  expect(pairs(one(claims), run)).toEqual([near, far]);
  // Whom a known protocol calls is its affair.
  expect(pairs(one(brings), [frame('0', me, aave), frame('0.0', aave, moon)])).toEqual([]);
});

function ofSafe({ to, value, data }: PlainCall, operation: 0 | 1 = 0): Body {
  const none = pad('0x', { size: 20 });
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none };
  const tx = { to, value, data, operation, nonce: 0n, ...gas } as const;
  return { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
}

/** Several calls as one of the Safe’s. */
function batched(...all: readonly PlainCall[]): Body {
  const packed = all.map(({ to, value, data }) => {
    const size = toHex((data.length - 2) / 2, { size: 32 }).slice(2);
    return `00${to.slice(2)}${toHex(value, { size: 32 }).slice(2)}${size}${data.slice(2)}`;
  });
  const abi = parseAbi(['function multiSend(bytes transactions)']);
  const data = encodeFunctionData({ abi, args: [`0x${packed.join('')}`] });
  return ofSafe({ to: batcher, value: 0n, data }, 1);
}
