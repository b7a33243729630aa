import { maxUint256 } from 'viem';
import { describe, expect, test } from 'vitest';
import { contract, call, me, permit, typed, usdc } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { endpoint, fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { domainFacts } from '../accounts/domainFacts.ts';
import { holdsFact } from './holdsFact.ts';
import { permissionFacts } from './permissionFacts.ts';
import { asString, asWord, block } from '../testing.ts';

const approve = 'approve(address spender, uint256 amount)';
const all = 'setApprovalForAll(address operator, bool approved)';
const supply = `token.${usdc.toLowerCase()}.supply`;
const at = `account.${usdc.toLowerCase()}`;

/** What contracts answer, by the first four bytes of what they are asked; everything else reverts. */
function node(answers: Readonly<Record<string, unknown>>): Table {
  return {
    eth_call: ([asked]) => {
      const { data } = asked as { data: string };
      const answer = answers[data.slice(0, 10)];
      return answer === undefined ? fails(3, 'execution reverted')([]) : says(answer)([]);
    },
  };
}

async function read(body: Body, table: Table) {
  const world = tableWorld(table);
  const reading = { world, block, signal: new AbortController().signal };
  const { steps } = decode(freeze(body, ''), {});
  const facts = [...(await permissionFacts(reading, steps)), ...(await domainFacts(reading, body))];
  return { facts: Object.fromEntries(facts.map((fact) => [fact.id, fact.value])), asked: world.asked };
}

const dollars = node({ '0x18160ddd': asWord(1_000n), '0x70a08231': asWord(40n) });

describe('what an allowance is weighed against', () => {
  test('is what there is of the token, and what its owner holds', async () => {
    const { facts, asked } = await read(call(usdc, approve, [contract, 5n]), dollars);
    const asset = { kind: 'token', chainId: 1, address: usdc } as const;
    expect(facts).toEqual({
      [supply]: known({ kind: 'integer', value: 1_000n }),
      [holdsFact(me, usdc)]: known({ kind: 'amount', raw: 40n, asset }),
    });
    expect(asked.map(({ params }) => params[1])).toEqual([
      { blockHash: block.parentHash },
      { blockHash: block.parentHash },
    ]);
  });

  test('is how many items are held, for all of a collection', async () => {
    const { facts } = await read(call(usdc, all, [contract, true]), dollars);
    expect(facts).toEqual({ [holdsFact(me, usdc)]: known({ kind: 'integer', value: 40n }) });
  });

  test('is only what is held where there is no limit', async () => {
    const { facts } = await read(call(usdc, approve, [contract, maxUint256]), dollars);
    expect(Object.keys(facts)).toEqual([holdsFact(me, usdc)]);
  });

  test('is not asked for what is taken back; and is asked of what is signed for', async () => {
    for (const body of [
      call(usdc, all, [contract, false]),
      call(usdc, 'transfer(address a, uint256 b)', [contract, 1n]),
    ])
      expect((await read(body, dollars)).asked).toEqual([]);
    expect(Object.keys((await read(permit(contract, 5n), dollars)).facts)).toEqual([
      supply,
      holdsFact(me, usdc),
      `${at}.separator`,
    ]);
  });

  test('is not there where the contract does not answer, or with something else', async () => {
    expect((await read(call(usdc, approve, [contract, 5n]), node({}))).facts).toEqual({});
    const odd = node({ '0x18160ddd': '0x', '0x70a08231': '0x12' });
    expect((await read(call(usdc, approve, [contract, 5n]), odd)).facts).toEqual({});
  });

  test('is asked of few contracts, however many a batch has, and says which were not', async () => {
    const calls = Array.from({ length: 60 }, (_, n) => {
      const body = call(`0x${String(n + 10).padStart(40, '0')}`, approve, [contract, 5n]);
      if (body.kind !== 'transaction') throw new Error('not a transaction');
      return body.call;
    });
    const batch: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
    const { asked, facts } = await read(batch, dollars);
    expect(asked).toHaveLength(56);
    expect(Object.values(facts).filter((it) => it.s === 'unknown' && it.why === 'notAsked')).toHaveLength(12);
  });
});

describe('what a contract says of its domain', () => {
  const separator = `0x${'12'.repeat(32)}`;
  const domain = (facts: Readonly<Record<string, unknown>>) => [
    facts[`${at}.separator`],
    facts[`${at}.calledItself`],
  ];

  test('is read for a permit', async () => {
    const table = node({ '0x3644e515': separator, '0x06fdde03': asString('USD Coin') });
    const { facts } = await read(permit(contract, 5n), table);
    expect(domain(facts)).toEqual([
      known({ kind: 'bytes', hex: separator }),
      known({ kind: 'text', text: 'USD Coin' }),
    ]);
  });

  test('is nothing where it has no such function, and not known where nobody answered', async () => {
    const none = known({ kind: 'bytes', hex: '0x' });
    expect(domain((await read(permit(contract, 5n), node({}))).facts)).toEqual([none, undefined]);
    const odd = node({ '0x3644e515': '0x1234', '0x06fdde03': '0x' });
    expect(domain((await read(permit(contract, 5n), odd)).facts)).toEqual([none, undefined]);
    const silent = { eth_call: () => ({ s: 'unknown', why: 'timeout', source: endpoint }) as const };
    const { [holdsFact(me, usdc)]: holds, ...others } = (await read(permit(contract, 5n), silent)).facts;
    expect(holds).toMatchObject({ s: 'unknown', why: 'timeout' });
    expect(others).toEqual({});
  });

  test('is not asked for other typed data, nor where none is named', async () => {
    const mail = typed({ Mail: [{ name: 'contents', type: 'string' }] }, 'Mail', { contents: 'Hello' });
    expect((await read(mail, dollars)).asked).toEqual([]);
    const nowhere = await read(permit(contract, 5n, { chainId: 1n }), dollars);
    expect(Object.keys(nowhere.facts)).not.toContain(`${at}.separator`);
  });
});
