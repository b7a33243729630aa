import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { compiledYul } from '../simulate/testing/contracts.ts';
import { mostWatched, stampCode, stampIn, stampInput, type Watched } from './stamp.ts';

it('the stamp is what its source compiles to', () => {
  const source = `
    let code := datasize("Stamp")
    let length := sub(codesize(), code)
    let room := add(0x40, length)
    codecopy(0x40, code, length)
    for { let at := 0x40 } lt(at, room) {} {
      let head := mload(at)
      let len := byte(0, head)
      let target := shr(96, shl(8, head))
      at := add(at, 21)
      switch len
      case 0 { mstore(0x20, extcodehash(target)) }
      default {
        if iszero(staticcall(200000, target, at, len, 0, 0)) { revert(0, 0) }
        returndatacopy(room, 0, returndatasize())
        mstore(0x20, keccak256(room, returndatasize()))
        at := add(at, len)
      }
      mstore(0, keccak256(0, 0x40))
    }
    mstore(0x20, mload(0)) mstore(0, 1)
    return(0, 0x40)`;
  expect(compiledYul('Stamp', source)).toBe(stampCode);
});

it('only one and a hash is taken for a stamp', () => {
  const one = `0x${'0'.repeat(63)}1`;
  expect(stampIn(`${one}${'ab'.repeat(32)}`)).toBe('ab'.repeat(32));
  for (const it of [one, '0x', null, 7, `${one}${'ab'.repeat(33)}`, `0x${'ab'.repeat(64)}`])
    expect(stampIn(it)).toBeUndefined();
});

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
