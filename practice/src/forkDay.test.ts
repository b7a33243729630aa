import { hearTransaction } from '@readback/core/hearback/transaction/transaction.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { unknown, valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { forkedWorld } from '@readback/core/world/testing/forkedWorld.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import type { World } from '@readback/core/world/world.ts';
import { executeSafePayment, signSafePayment } from '@readback/scenarios/safePayment.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import type { Address, Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readHere, readScenario } from './corpus/readHere.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';
import { turnedBack } from './turnedBack.ts';

/** The day on which a network begins to log what its currency does (EIP-7708) changes nothing that is said of a request. */
let practice: Practice;
let setting: Setting;
let clean: Hex;
beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
  clean = await rpc<Hex>(practice.rpcUrl, 'evm_snapshot', []);
});
afterAll(() => practice.close());
beforeEach(async () => {
  await turnedBack(practice.rpcUrl, clean);
  clean = await rpc<Hex>(practice.rpcUrl, 'evm_snapshot', []);
});

const ids = [
  'send-ether',
  'wrap-ether',
  'swap',
  'universal-swap',
  'swap-no-minimum',
  'swap-output-elsewhere',
  'seaport-buy',
  'seaport-sell',
  'delegatecall',
  'smart-account-pays',
  'claim-fee',
  'claim-rewards',
  'pay-two-at-once',
  'wallet-hangs',
  'safe-refund',
  'watches-coinbase',
  'sell-honey',
];

const known = scenarios.filter(({ id }) => ids.includes(id));

function withoutTrace(world: World): World {
  return {
    ask: async (kind, question, bounds) =>
      'method' in question && String(question.method).startsWith('debug_')
        ? unknown('unsupported')
        : world.ask(kind, question, bounds),
  };
}

function isKnownHere(who: string): boolean {
  return JSON.stringify(setting.info).toLowerCase().includes(who);
}

/** All that is said of it, and what moves, in whatever order. */
function saidOf({ verdict, findings, effects, sentence, unread }: Readback) {
  const it = valueOf(effects);
  const moves = (it?.moves ?? []).map(({ from, to, asset, amount, basis }) =>
    JSON.stringify([from, to, asset, amount, basis], (_, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
      .toLowerCase()
      // Who takes an order in a simulation is another account each time.
      .replaceAll(/0x[0-9a-f]{40}/g, (who) => (isKnownHere(who) ? who : 'somebody')),
  );
  return {
    verdict,
    fired: findings.flatMap((found) =>
      found.outcome === 'fired' ? [`${found.severity} ${found.rule}`] : [],
    ),
    lines: it?.lines.filter(({ what }) => what !== 'fee'),
    eventless: it?.eventless,
    moves: moves.toSorted(),
    sentence,
    unread,
  };
}

test('every flight that is looked at is there', () => {
  expect(known.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test.each(known.map((it) => [it.id, it] as const))('%s is read as before', async (_, it) => {
  const here = { url: practice.rpcUrl };
  const before = await readScenario(it, setting, here);
  const after = await readScenario(it, setting, { ...here, changed: forkedWorld });
  expect(saidOf(after)).toEqual(saidOf(before));
  expect(JSON.stringify(Object.keys(after.facts)).toLowerCase()).not.toContain('fffffffffffffffffffe');
});

test('a payment that a Safe carries out is read as before', async () => {
  const signatures = await Promise.all(
    ([2, 1] as const).map(async (at) => {
      const { params } = JSON.parse(signSafePayment(at).request(setting));
      const owner = signer(params[0]);
      return { owner: owner.address, signature: await owner.signTypedData(JSON.parse(params[1])) };
    }),
  );
  const execution = executeSafePayment(signatures);
  const here = { url: practice.rpcUrl };
  const before = await readScenario(execution, setting, here);
  const after = await readScenario(execution, setting, { ...here, changed: forkedWorld });
  expect(saidOf(after)).toEqual(saidOf(before));
});

/** The account of the test mnemonic with an address. */
function signer(address: Address) {
  const found = Array.from({ length: 20 }, (_, addressIndex) =>
    mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex }),
  ).find((it) => it.address.toLowerCase() === address.toLowerCase());
  if (found === undefined) throw new Error(address);
  return found;
}

async function sent(from: Address, more: Readonly<{ to: Address; data?: Hex; value?: Hex }>): Promise<Hex> {
  const nonce = Number(await rpc<Hex>(practice.rpcUrl, 'eth_getTransactionCount', [from, 'pending']));
  const { to, data = '0x', value = '0x0' } = more;
  const fees = { gas: 100_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n };
  const fields = {
    type: 'eip1559',
    chainId: 31_337,
    nonce,
    to,
    data,
    value: BigInt(value),
    ...fees,
  } as const;
  const raw = await signer(from).signTransaction(fields);
  return rpc<Hex>(practice.rpcUrl, 'eth_sendRawTransaction', [raw]);
}

const me = (): Address => setting.info.accounts[0]?.address ?? '0x';

/** Another account of the test mnemonic. */
const someone = (): Address => mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex: 5 }).address;

function sends(more: object): string {
  const call = { from: me(), chainId: '0x7a69', ...more };
  return JSON.stringify({ method: 'eth_sendTransaction', params: [call] });
}

describe('where nothing is traced', () => {
  const lines = (it: Readback) => saidOf(it).moves.filter((move) => move.includes('native'));

  test('what the network logs is a second witness of native currency', async () => {
    const { weth9 } = setting.info.addresses;
    // It unwraps what it has, so that native currency comes back by a call inside.
    await sent(me(), { to: weth9, value: '0x64' });
    const request = sends({ to: weth9, data: `0x2e1a7d4d${'64'.padStart(64, '0')}` });
    const here = { url: practice.rpcUrl, info: setting.info, now: setting.now };
    const traced = await readHere(request, here);
    const logged = await readHere(request, { ...here, changed: (it) => forkedWorld(withoutTrace(it)) });
    expect(lines(traced)).toHaveLength(1);
    expect(lines(logged)).toEqual(lines(traced));
  });
});

describe('what was mined', () => {
  const pace = { first: 5, growth: 1, most: 5, unseen: 4, gone: 2, stuck: 1_000, settle: 0, deep: 0 };

  async function heard(readback: Readback, hash: Hex, world: World): Promise<Hearback> {
    let last: Hearback | undefined;
    const { signal } = new AbortController();
    for await (const it of hearTransaction(readback, { account: me(), hash }, world, signal, pace)) last = it;
    if (last === undefined) throw new Error('nothing was heard');
    return last;
  }

  test.each([
    ['a payment', () => ({ to: someone(), value: '0xde0b6b3a7640000' }) as const],
    [
      'wrapping',
      () => ({ to: setting.info.addresses.weth9, data: '0xd0e30db0', value: '0xde0b6b3a7640000' }) as const,
    ],
  ] as const)('by %s is heard as before, also beside others in the block', async (_, of) => {
    const here = { url: practice.rpcUrl, info: setting.info, now: setting.now };
    const readback = await readHere(sends(of()), here);
    const node = rpcWorld(practice.rpcUrl);
    await rpc(practice.rpcUrl, 'evm_setAutomine', [false]);
    await sent(someone(), { to: me(), value: '0x1' });
    const hash = await sent(me(), of());
    await rpc(practice.rpcUrl, 'evm_mine', []);
    await rpc(practice.rpcUrl, 'evm_setAutomine', [true]);
    const before = await heard(readback, hash, node);
    const after = await heard(readback, hash, forkedWorld(node));
    expect([after.verdict, after.effects, after.lines, after.says]).toEqual([
      before.verdict,
      before.effects,
      before.lines,
      before.says,
    ]);
    expect(after.verdict).toBe('same');
  });
});
