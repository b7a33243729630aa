import { known, valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { permitSingle } from '@readback/scenarios/permit2Typed.ts';
import {
  coins,
  nft,
  type SeaportItem,
  seaportAddress,
  seaportTypedData,
} from '@readback/scenarios/seaportOrder.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, zeroAddress } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deployer, trader, user } from './accounts.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let practice: Practice;
let setting: Setting;
let at: Setting['info']['addresses'];

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
  at = practice.info.addresses;
});

afterEach(() => practice.reset());

afterAll(async () => {
  await practice.close();
});

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function invalidateUnorderedNonces(uint256 word, uint256 mask)',
  'function incrementCounter() returns (uint256)',
  'function make(address to, uint256 id)',
]);

async function send(from: Address, to: Address, data: Hex): Promise<void> {
  const hash = await rpc<Hex>(practice.rpcUrl, 'eth_sendTransaction', [{ from, to, data }]);
  for (;;) if ((await rpc(practice.rpcUrl, 'eth_getTransactionReceipt', [hash])) !== null) return;
}

async function signed(typed: object, signer: Address): Promise<Readback> {
  const text = JSON.stringify(typed, (_, it: unknown) => (typeof it === 'bigint' ? it.toString() : it));
  const params = JSON.stringify({ method: 'eth_signTypedData_v4', params: [signer, JSON.parse(text)] });
  const parsed = parse(params, { chainId: 31337 });
  if (!('ok' in parsed) || !parsed.ok) throw new Error('not read');
  const world = rpcWorld(practice.rpcUrl, { book: () => known([]) });
  const incoming = {
    request: parsed.request,
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal, { onlyLast: true })) last = it;
  if (last === undefined) throw new Error('nothing');
  return last;
}

/** Lines in short: whose, what, and by how much it changes. */
function changes({ effects }: Readback): readonly string[] {
  const name = (it: string) =>
    Object.entries({ user, trader, ...at }).find(([, one]) => one.toLowerCase() === it.toLowerCase())?.[0];
  return (valueOf(effects)?.lines ?? []).map(({ who, what, asset, before, after }) => {
    const [from, to] = [valueOf(before), valueOf(after)];
    const by = typeof from === 'bigint' && typeof to === 'bigint' ? `${to - from}` : '?';
    const of = asset?.kind === 'native' ? 'native' : name(asset?.address ?? '');
    return `${name(who)} ${what} ${of}${asset?.kind === 'nft' ? ` #${asset.id}` : ''} ${by}`;
  });
}

const ids = (it: Readback, list: 'notNow' | 'notLookedAt' | 'assumed') =>
  (valueOf(it.effects)?.[list] ?? []).map(({ is }) => is);

const transferTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
};

function transferFrom(amount: bigint, nonce = 5n, list = false) {
  const one = { token: at.practiceDollar, amount };
  return {
    types: {
      ...transferTypes,
      [list ? 'PermitBatchTransferFrom' : 'PermitTransferFrom']: [
        { name: 'permitted', type: list ? 'TokenPermissions[]' : 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: list ? 'PermitBatchTransferFrom' : 'PermitTransferFrom',
    domain: { name: 'Permit2', chainId: 31337, verifyingContract: at.permit2 },
    message: {
      permitted: list ? [one, { token: at.weth9, amount: 1n }] : one,
      spender: at.universalRouter,
      nonce,
      deadline: setting.now + 3600n,
    },
  };
}

const allow = (who: Address, value: bigint) =>
  send(
    who,
    at.practiceDollar,
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [at.permit2, value] }),
  );

describe('a transfer that is signed for Permit2', () => {
  test('is what its spender takes with it', async () => {
    await allow(user, 10n ** 12n);
    const it = await signed(transferFrom(5_000_000n), user);
    expect(changes(it)).toEqual([
      'user balance practiceDollar -5000000',
      'user allowance practiceDollar -5000000',
    ]);
    expect(ids(it, 'assumed')).toContain('standIn');
  });

  test('of more than may be taken is what may be taken', async () => {
    await allow(user, 700n);
    expect(changes(await signed(transferFrom(2n ** 255n), user))).toContain(
      'user balance practiceDollar -700',
    );
  });

  test('of several tokens takes what there is', async () => {
    await allow(user, 700n);
    const it = await signed(transferFrom(600n, 5n, true), user);
    expect(changes(it)).toContain('user balance practiceDollar -600');
    expect(ids(it, 'notNow')).toEqual(expect.arrayContaining(['allowance']));
  });

  test('that Permit2 may not carry out says so, and what it would take', async () => {
    await allow(user, 0n);
    const it = await signed(transferFrom(5_000_000n), user);
    expect(changes(it)).toEqual(['user balance practiceDollar -5000000']);
    expect(ids(it, 'notNow')).toEqual(['allowance']);
  });

  test('whose number was cancelled says so', async () => {
    await allow(user, 10n ** 12n);
    const args = [0n, 32n] as const;
    await send(
      user,
      at.permit2,
      encodeFunctionData({ abi, functionName: 'invalidateUnorderedNonces', args }),
    );
    expect(ids(await signed(transferFrom(5n), user), 'notNow')).toEqual(['nonce']);
  });
});

describe('an allowance that is signed for Permit2', () => {
  test('is the allowance there, until it ends, and what could be taken at once', async () => {
    await allow(user, 700n);
    const typed = permitSingle(setting, { spender: at.universalRouter, amount: 3_000_000n });
    const it = await signed(typed, user);
    expect(changes(it)).toEqual(['user allowance practiceDollar 3000000']);
    const [line] = valueOf(it.effects)?.lines ?? [];
    expect([line?.via, line?.until]).toEqual([at.permit2, setting.now + 1800n]);
    expect(valueOf(it.facts['effect.0.takeable']?.value)).toMatchObject({ raw: 700n });
    expect(ids(it, 'notNow')).toEqual([]);
  });

  test('under the domain of another network is worth nothing there', async () => {
    const typed = permitSingle(setting, { spender: at.universalRouter, amount: 3_000_000n });
    const it = await signed({ ...typed, domain: { ...typed.domain, name: 'Permit 2' } }, user);
    expect(ids(it, 'notNow')).toEqual(['domain']);
  });
});

const token = (address: Address, amount: bigint): SeaportItem => ({
  itemType: 1,
  token: address,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
});

describe('an order of Seaport', () => {
  const own = 42n;
  async function mine(): Promise<void> {
    const make = encodeFunctionData({ abi, functionName: 'make', args: [user, own] });
    await send(deployer, at.practicePass, make);
    const args = [seaportAddress, true] as const;
    await send(user, at.practicePass, encodeFunctionData({ abi, functionName: 'setApprovalForAll', args }));
  }
  const order = (consideration: readonly (SeaportItem & { recipient: Address })[], more: object = {}) => ({
    offerer: user,
    offer: [nft(at.practicePass, own)],
    consideration,
    endTime: setting.now + 3600n,
    salt: 9n,
    ...more,
  });

  test('for coins is the item that leaves and the coins that come, fees taken off', async () => {
    await mine();
    const typed = seaportTypedData(
      order([
        { ...coins(900n), recipient: user },
        { ...coins(100n), recipient: trader },
      ]),
    );
    const it = await signed(typed, user);
    expect(changes(it)).toEqual(['user balance native 900', `user nft practicePass #${own} -1`]);
    expect(ids(it, 'notNow')).toEqual([]);
  });

  test('at a price that falls is the least that may come for it', async () => {
    await mine();
    const falling = { ...coins(900n), endAmount: 1n, recipient: user };
    const it = await signed(seaportTypedData(order([falling])), user);
    expect(changes(it)).toEqual(['user balance native 1', `user nft practicePass #${own} -1`]);
    expect(ids(it, 'assumed')).toContain('priceWorst');
  });

  test('of more items than are looked at says so, also where it cannot be carried out now', async () => {
    const offer = Array.from({ length: 20 }, (_, n) => nft(at.practicePass, BigInt(n + 500)));
    const more = { offer, startTime: setting.now + 1_000n };
    const it = await signed(seaportTypedData(order([{ ...coins(1n), recipient: user }], more)), user);
    expect(ids(it, 'notNow')).toContain('early');
    expect(ids(it, 'notLookedAt')).toContain('reads');
  });

  test('for a token is the token that has to come', async () => {
    await mine();
    const it = await signed(
      seaportTypedData(order([{ ...token(at.practiceDollar, 5n), recipient: user }])),
      user,
    );
    expect(changes(it)).toEqual([`user nft practicePass #${own} -1`, 'user balance practiceDollar 5']);
    expect(ids(it, 'assumed')).toContain('byRules');
  });

  test('for an item of someone else is a token that leaves and the item that has to come', async () => {
    const allowed = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, 50n],
    });
    await send(user, at.practiceDollar, allowed);
    const bid = order([{ ...nft(at.practicePass, 8n), recipient: user }], {
      offer: [token(at.practiceDollar, 50n)],
    });
    const it = await signed(seaportTypedData(bid), user);
    expect(changes(it)).toEqual([
      'user balance practiceDollar -50',
      'user allowance practiceDollar -50',
      'user nft practicePass #8 1',
    ]);
  });

  test('that a zone has to agree to is run as if it did, and says so', async () => {
    await mine();
    const consideration = [{ ...coins(900n), recipient: user }];
    const typed = seaportTypedData(order(consideration, { zone: at.trap, orderType: 2 }));
    const it = await signed(typed, user);
    expect(changes(it)).toEqual(['user balance native 900', `user nft practicePass #${own} -1`]);
    expect(ids(it, 'assumed')).toContain('zone');
    expect(ids(it, 'notNow')).toEqual([]);
  });

  test('in a bulk is each of them, and the empty ones are none', async () => {
    await mine();
    const allowed = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, 50n],
    });
    await send(user, at.practiceDollar, allowed);
    const one = seaportTypedData(order([{ ...coins(900n), recipient: user }]));
    const sale = one.message;
    const bid = { ...sale, offer: [token(at.practiceDollar, 50n)], consideration: [], salt: 10n };
    const empty = { ...sale, offerer: zeroAddress, offer: [], consideration: [] };
    const bulk = {
      ...one,
      types: { ...one.types, BulkOrder: [{ name: 'tree', type: 'OrderComponents[2][2]' }] },
      primaryType: 'BulkOrder',
      message: {
        tree: [
          [sale, bid],
          [empty, empty],
        ],
      },
    };
    const it = await signed(bulk, user);
    expect(changes(it)).toEqual([
      'user balance native 900',
      'user balance practiceDollar -50',
      `user nft practicePass #${own} -1`,
      'user allowance practiceDollar -50',
    ]);
  });

  test('that Seaport may not carry out says so, and what it would do', async () => {
    const it = await signed(seaportTypedData(order([{ ...coins(900n), recipient: user }])), user);
    expect(ids(it, 'notNow')).toEqual(['fails']);
  });

  test('under a counter that moved on says so', async () => {
    await mine();
    await send(user, seaportAddress, encodeFunctionData({ abi, functionName: 'incrementCounter' }));
    const it = await signed(seaportTypedData(order([{ ...coins(900n), recipient: user }])), user);
    expect(ids(it, 'notNow')).toEqual(['counter']);
    expect(changes(it)).toEqual([`user nft practicePass #${own} -1`]);
  });

  test('that asks for nothing is the item that leaves', async () => {
    await mine();
    const it = await signed(seaportTypedData(order([])), user);
    expect(changes(it)).toEqual([`user nft practicePass #${own} -1`]);
    expect(it.verdict).toBe('stop');
  });
});
