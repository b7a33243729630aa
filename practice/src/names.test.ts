import { known, unknown } from '@readback/core/model/known.ts';
import { nameOf } from '@readback/core/names/nameOf.ts';
import { resolveName } from '@readback/core/names/resolveName.ts';
import { textOf } from '@readback/core/names/textOf.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { TypedName } from '@readback/core/model/request.ts';
import { read } from '@readback/core/readback.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { farName, liar, practiceNames, visitor } from '@readback/scenarios/practiceNames.ts';
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  toHex,
} from 'viem';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accounts, user } from './accounts.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let practice: Practice;

beforeAll(async () => {
  practice = await startPractice();
});

afterEach(() => practice.reset());

afterAll(async () => {
  await practice.close();
});

const signal = new AbortController().signal;
const at = (place: number) => accounts[place]!.address;
const service = () => ({ chainId: 31337, universalResolver: practice.info.addresses.ensUniversalResolver });

function world(more: Parameters<typeof rpcWorld>[1] = {}) {
  return rpcWorld(practice.rpcUrl, { ens: () => known(service()), ...more });
}

test('every name that is one gives its address, in one question', async () => {
  for (const { name, address } of practiceNames) {
    const here = world();
    const found = await resolveName({ name, chainId: 31337 }, here, signal);
    if (name === 'pi_lot.eth') {
      expect(found).toMatchObject({ s: 'unknown', why: 'malformed' });
      expect(here.asked).toHaveLength(0);
      continue;
    }
    const whom = typeof address === 'string' ? address : at(address.account);
    expect(found, name).toMatchObject({ s: 'known', v: { name, address: whom, on: 'chain' } });
    expect(here.asked).toHaveLength(1);
  }
});

test('a name is found however it is typed', async () => {
  const found = await resolveName({ name: ' Pilot.ETH', chainId: 31337 }, world(), signal);
  expect(found).toMatchObject({ s: 'known', v: { name: 'pilot.eth', address: user } });
});

test('accounts have their names, but not one who lies nor one whose name is none', async () => {
  const name = async (place: number) => nameOf({ address: at(place), chainId: 31337 }, world(), signal);
  expect(await name(0)).toMatchObject({ s: 'known', v: { name: 'pilot.eth' } });
  expect(await name(3)).toMatchObject({ s: 'known', v: { name: 'runway🛬.eth' } });
  expect(await name(liar.account)).toMatchObject({ s: 'unknown', why: 'notFound' });
  // `pi_lot.eth` points back, and would be looked up as something else.
  expect(await name(5)).toMatchObject({ s: 'unknown', why: 'notFound' });
  expect(await name(9)).toMatchObject({ s: 'unknown', why: 'notFound' });
});

test('on another chain a name gives what it says for it, else its address on Ethereum, which is said', async () => {
  const on = (name: string) => resolveName({ name, chainId: 31338 }, world(), signal);
  expect(await on('tower.eth')).toMatchObject({ v: { address: at(8), on: 'chain' } });
  expect(await on('copilot.eth')).toMatchObject({ v: { address: at(1), on: 'ethereum' } });
});

test('on another chain an address has the name it has there; an own one also that of Ethereum', async () => {
  const name = (place: number, orEthereum = false) =>
    nameOf({ address: at(place), chainId: 31338, orEthereum }, world(), signal);
  expect(await name(8)).toMatchObject({ v: { name: 'tower.eth' } });
  expect(await name(2)).toMatchObject({ s: 'unknown', why: 'notFound' });
  expect(await name(2, true)).toMatchObject({ v: { name: 'tower.eth' } });
});

test('what lies behind a gateway is asked there only when that is allowed', async () => {
  const urls: string[] = [];
  const open = () =>
    world({
      gateway: ({ url }) => {
        urls.push(url);
        return known({ data: encodeAbiParameters([{ type: 'address' }], [visitor]) });
      },
    });
  const ask = (gateways: boolean) =>
    resolveName({ name: farName.name, chainId: 31337, gateways }, open(), signal);
  expect(await ask(false)).toEqual({ s: 'unknown', why: 'notAsked', source: 'gateway.example' });
  expect(urls).toEqual([]);
  expect(await ask(true)).toMatchObject({ s: 'known', v: { address: visitor } });
  expect(urls).toEqual([farName.gateway]);
});

test('a name is read at the block that is asked for, not as it is now', async () => {
  const block = await rpc<{ hash: Hex }>(practice.rpcUrl, 'eth_getBlockByNumber', ['latest', false]);
  const abi = parseAbi(['function setAddr(bytes32 node, address a)']);
  const data = encodeFunctionData({ abi, functionName: 'setAddr', args: [namehash('pilot.eth'), visitor] });
  const { ensResolver } = practice.info.addresses;
  const transaction = { from: user, to: ensResolver, data, gas: toHex(200_000) };
  await rpc(practice.rpcUrl, 'eth_sendTransaction', [transaction]);
  await rpc(practice.rpcUrl, 'evm_mine');
  const ask = (hash?: Hex) =>
    resolveName({ name: 'pilot.eth', chainId: 31337, block: hash }, world(), signal);
  expect(await ask(block.hash)).toMatchObject({ v: { address: user } });
  expect(await ask()).toMatchObject({ v: { address: visitor } });
});

test('text records are as they were written, and one that is not there is not found', async () => {
  const text = (name: string, key: string) => textOf({ name, key, service: service() }, world(), signal);
  expect(await text('guest.eth', 'avatar')).toEqual(known('https://pictures.example/guest.png'));
  expect(await text('copilot.eth', 'url')).toMatchObject({ s: 'unknown', why: 'notFound' });
  expect(await text('nobody.eth', 'url')).toMatchObject({ s: 'unknown', why: 'notFound' });
});

test('where names are not asked for, no node hears of them', async () => {
  const quiet = rpcWorld(practice.rpcUrl);
  expect(await resolveName({ name: 'pilot.eth', chainId: 31337 }, quiet, signal)).toMatchObject({
    why: 'notAsked',
  });
  expect(await nameOf({ address: user, chainId: 31337 }, quiet, signal)).toMatchObject({ why: 'notAsked' });
  expect(quiet.asked).toEqual([]);
});

/** Reads back a payment whose receiver was typed as a name. */
async function readPayment(names: readonly TypedName[], here = world()): Promise<Readback> {
  const to = names[0]?.address ?? visitor;
  const call = { to, value: 10n ** 18n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId: 31337, from: user, call, set: {} }, '');
  const incoming = { request, origin: { via: 'form' }, receivedAt: Date.now(), names } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, here, signal, { onlyLast: true })) last = it;
  if (!last) throw new Error('Nothing was read.');
  return last;
}

const fired = ({ findings }: Readback) =>
  findings.filter((it) => it.outcome === 'fired').map(({ rule }) => rule);
const typedNow = (readback: Readback, address: Address) =>
  readback.facts[`account.${address.toLowerCase()}.typed`]?.value;

test('a payment to a typed name says the name, and which block it was read at', async () => {
  const readback = await readPayment([{ name: 'copilot.eth', address: at(1) }]);
  expect(readback.verdict).toBe('read');
  expect(typedNow(readback, at(1))).toEqual(known({ kind: 'text', text: 'copilot.eth' }));
  expect(readback.facts['name.0.now']?.from).toMatchObject([
    { by: 'chain', chainId: 31337, engines: ['ENS'] },
  ]);
  expect(fired(readback)).not.toContain('names.changed');
});

test('a name that gives someone else by now is a Stop', async () => {
  const readback = await readPayment([{ name: 'copilot.eth', address: at(6) }]);
  expect(readback.verdict).toBe('stop');
  expect(fired(readback)).toContain('names.changed');
  expect(typedNow(readback, at(6))).toBeUndefined();
});

test('a name that gives nobody any more is a Stop', async () => {
  expect((await readPayment([{ name: 'nobody.eth', address: at(1) }])).verdict).toBe('stop');
});

test('a name that cannot be looked up again is not fully read, and no alarm', async () => {
  for (const ens of [
    () => unknown('switchedOff', 'ENS'),
    () => known({ ...service(), universalResolver: visitor }),
  ]) {
    const readback = await readPayment([{ name: 'copilot.eth', address: at(1) }], world({ ens }));
    expect(readback.verdict).toBe('notFullyRead');
    expect(readback.control.kind).toBe('hold');
    expect(fired(readback).filter((it) => it.startsWith('names.'))).toEqual([]);
  }
});

test('a name of two alphabets is a Caution', async () => {
  const readback = await readPayment([{ name: '東京tower.eth', address: at(6) }]);
  expect(readback.verdict).toBe('caution');
  expect(fired(readback)).toContain('names.mixed');
});

test('a request without typed names asks the name service nothing', async () => {
  const here = world({ ens: () => known(service()) });
  await readPayment([], here);
  const resolver = service().universalResolver.toLowerCase();
  const resolved = here.asked.filter(({ params }) => JSON.stringify(params).toLowerCase().includes(resolver));
  expect(here.asked.length).toBeGreaterThan(0);
  expect(resolved).toEqual([]);
});
