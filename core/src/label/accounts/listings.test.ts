import { expect, test } from 'vitest';
import { call, contract as payee, effectsOf, key, me, usdc, viewOf } from '../../check/testing/views.ts';
import { callData, friend, token, transaction } from '../../decode/testing/requests.ts';
import { known, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { type ReadOptions, read } from '../../readback.ts';
import { tableWorld } from '../../world/testing/tableWorld.ts';
import type { Questions } from '../../world/world.ts';
import { listingsMet } from './listings.ts';

const approve = transaction({ data: callData('approve(address,uint256)', friend, 1n) });
const list = { name: 'Scam list', asOf: '2026-11-20' } as const;

async function readWith(listed: Questions['listed']['answer'] | 'offline', options: ReadOptions = {}) {
  const asks: Questions['listed']['ask'][] = [];
  const world = tableWorld(
    {},
    {
      listed: (ask) => {
        asks.push(ask);
        return listed === 'offline' ? unknown('offline', list.name) : known(listed);
      },
    },
  );
  const origin = { via: 'link', claimed: 'https://Shop.Example:8443/x' } as const;
  const incoming = { request: approve, origin, receivedAt: 1_795_251_600_000 };
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal, options)) last = it;
  const outcome = last?.findings.find(({ rule }) => rule === 'lists.scam')?.outcome;
  return { asks, outcome, facts: last?.facts ?? {}, verdict: last?.verdict };
}

test('all addresses and sites are looked up with one question', async () => {
  const { asks, outcome } = await readWith({ lists: [list], found: [] });
  expect(asks).toEqual([
    {
      addresses: expect.arrayContaining([friend, token].map((it) => it.toLowerCase())),
      sites: ['shop.example'],
    },
  ]);
  expect(outcome).toBe('clear');
});

test('what is found names the list and its date, and stops', async () => {
  const { facts, verdict } = await readWith({ lists: [list], found: [{ what: friend, list }] });
  expect(facts[`account.${friend.toLowerCase()}.listed`]).toEqual({
    id: `account.${friend.toLowerCase()}.listed`,
    value: known({ kind: 'text', text: 'Scam list' }),
    from: [{ by: 'source', ...list }],
  });
  expect(verdict).toBe('stop');
  const site = await readWith({ lists: [list], found: [{ what: 'shop.example', list }] });
  expect(site.verdict).toBe('stop');
});

test('a list that cannot be had leaves it open, and no list at all does not', async () => {
  expect((await readWith('offline')).outcome).toBe('unknown');
  expect((await readWith({ lists: [], found: [] })).outcome).toBe('notApplicable');
});

test('on this device alone, only lists that are here already are looked through', async () => {
  const { asks, outcome } = await readWith({ lists: [list], found: [] }, { ask: false });
  expect(asks).toMatchObject([{ kept: true }]);
  expect(outcome).toBe('clear');
});

test('addresses that only the run shows are looked up as well, and no other a second time', async () => {
  const asked: Questions['listed']['ask'][] = [];
  const world = tableWorld(
    {},
    {
      listed: (ask) => {
        asked.push(ask);
        return known({ lists: [list], found: [{ what: key, list }] });
      },
    },
  );
  const effects = effectsOf([
    { who: me, counterparty: key },
    { who: friend, counterparty: key },
  ]);
  const { steps } = viewOf(call(usdc, 'transfer(address to, uint256 amount)', [payee, 1n]));
  const facts = await listingsMet(effects, steps, world, new AbortController().signal);
  expect(asked).toEqual([{ addresses: [me, key, friend].map((it) => it.toLowerCase()), sites: [] }]);
  expect(facts.map(({ id }) => id)).toEqual(['lists', `account.${key.toLowerCase()}.listed`]);
});
