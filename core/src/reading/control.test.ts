import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Readback } from '../model/readback.ts';
import type { Body, SafeTx } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { alice, bob, carol, chainId } from '../simulate/testing/chain.ts';
import { type ControlChain, startControlChain } from '../simulate/testing/controlChain.ts';
import { deploySafe, safeTx } from '../simulate/testing/safe.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';

let chain: ControlChain;
let safe: Address;

beforeAll(async () => {
  chain = await startControlChain();
  safe = getAddress(await deploySafe(chain, [alice, bob], 2n));
});
afterAll(() => chain.stop());

async function whole(body: Body): Promise<Readback> {
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, rpcWorld(chain.url), new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

const sent = (name: string, fn: string, args: readonly unknown[] = []): Body => ({
  kind: 'transaction',
  chainId,
  from: alice,
  call: { to: chain.at(name), value: 0n, data: chain.say(name, fn, args) },
  set: {},
});

const approved = (tx: Partial<SafeTx>): Body => {
  const it = safeTx({ to: safe, ...tx });
  return { kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx: it };
};

const fired = ({ findings }: Readback, rule: string) =>
  findings.find((it) => it.rule === rule && it.outcome === 'fired');

describe('a Safe that runs other code afterwards', () => {
  test('is stopped, and the sentence says it', async () => {
    const data = chain.say('Overwriter', 'transfer', [chain.at('Owned'), 0n]);
    const readback = await whole(approved({ to: chain.at('Overwriter'), operation: 1, data }));
    expect(readback.verdict).toBe('stop');
    expect(fired(readback, 'power.hiddenControl')).toMatchObject({ severity: 'stop' });
    expect(JSON.stringify(readback.sentence)).toContain(
      '"id":"sentence.control","args":{"when":"run","what":"control"',
    );
    const lines = readback.effects.s === 'known' ? readback.effects.v.lines : [];
    expect(lines[0]).toMatchObject({ who: safe, what: 'safe', part: 'implementation' });
    const code = readback.facts[`account.${chain.at('Owned').toLowerCase()}.code`];
    expect(code?.value).toMatchObject({ v: { kind: 'code', state: 'contract' } });
    expect(readback.facts['effect.0.after']?.value).toMatchObject({
      v: { kind: 'address', address: chain.at('Owned') },
    });
  });
});

describe('an owner of a Safe', () => {
  test('who is added by the call itself is no surprise', async () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function addOwnerWithThreshold(address, uint256)']),
      args: [carol, 2n],
    });
    const readback = await whole(approved({ data }));
    expect(fired(readback, 'power.hiddenControl')).toBeUndefined();
    expect(fired(readback, 'power.owners')).toMatchObject({ severity: 'caution' });
  });
});

describe('a contract that the user owns', () => {
  test('and that a call of another name gives away is stopped', async () => {
    const readback = await whole(sent('Owned', 'claim'));
    expect(fired(readback, 'power.hiddenControl')).toMatchObject({ severity: 'stop' });
    expect(readback.verdict).toBe('stop');
  });

  test('and that is given away by its own function is only a caution', async () => {
    const readback = await whole(sent('Owned', 'transferOwnership', [bob]));
    expect(fired(readback, 'power.hiddenControl')).toBeUndefined();
    expect(fired(readback, 'power.givenAway')).toMatchObject({ severity: 'caution' });
  });
});
