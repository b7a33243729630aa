import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { mostWatched, stampIn, stampInput, type Watched } from './stamp.ts';

describe('on a chain', () => {
  let chain: TestChain;
  let token: `0x${string}`;
  beforeAll(async () => {
    chain = await startChain();
    token = await chain.deploy('Token');
  }, 60_000);
  afterAll(() => chain.stop());

  const stamp = async (watched: readonly Watched[]) =>
    stampIn(await chain.ask('eth_call', [{ data: stampInput(watched) }, 'latest']));
  const held = (account: `0x${string}`): Watched => ({
    to: token,
    data: chain.data('Token', 'balanceOf', [account]),
  });

  it('stays the same until one of the answers is another', async () => {
    const both = [{ to: token, data: '0x' }, held(alice), held(bob)] as const;
    const first = await stamp(both);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    await chain.receipt(await chain.send(alice, { to: bob, value: 5n }));
    expect(await stamp(both)).toBe(first);
    const minting = { to: token, data: chain.data('Token', 'mint', [bob, 7n]) };
    await chain.receipt(await chain.send(alice, minting));
    expect(await stamp(both)).not.toBe(first);
    expect(await stamp([both[0], both[1]])).toBe(await stamp([both[0], both[1]]));
  });

  it('is another when code is put where there was none', async () => {
    const empty = '0x00000000000000000000000000000000000000aa';
    const first = await stamp([{ to: empty, data: '0x' }]);
    await chain.ask('anvil_setCode', [empty, '0x6001']);
    expect(await stamp([{ to: empty, data: '0x' }])).not.toBe(first);
  });

  it('is none where a function fails, which may do something else tomorrow', async () => {
    await expect(stamp([{ to: token, data: '0x12345678' }])).rejects.toThrow();
  });

  it('is taken of as much as a reading may ask', async () => {
    const many = Array.from({ length: mostWatched }, (_, n) =>
      held(`0x${(n + 1).toString(16).padStart(40, '0')}`),
    );
    expect(await stamp(many)).toMatch(/^[0-9a-f]{64}$/);
    expect(chainId).toBe(31337);
  });
});
