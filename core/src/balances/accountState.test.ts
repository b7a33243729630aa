import { type Address, type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { alice, bob, carol, chainId } from '../simulate/testing/chain.ts';
import { deploySafe } from '../simulate/testing/safe.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { says, tableWorld } from '../world/testing/tableWorld.ts';
import { readAccount } from './accountState.ts';
import { startTokenChain, type TokenChain } from './testing/chain.ts';

let chain: TokenChain;

beforeAll(async () => {
  chain = (await startTokenChain()) as TokenChain;
});

afterAll(() => chain.stop());

async function stateOf(account: Address) {
  const world = rpcWorld(chain.url);
  const state = await readAccount(world, { chainId, account }, new AbortController().signal);
  return { ...state, requests: world.asked.length };
}

describe('an account', () => {
  test('that is a key has its balance, no code and its nonce, for five requests', async () => {
    expect(await stateOf(bob)).toEqual({
      native: known(10_000n * 10n ** 18n),
      code: known({ kind: 'code', state: 'none' }),
      nonce: known(0n),
      pendingNonce: known(0n),
      requests: 5,
    });
  });

  test('with a transaction that waits has a higher pending nonce', async () => {
    await chain.ask('evm_setAutomine', [false]);
    await chain.send(carol, { to: bob, value: 1n });
    expect(await stateOf(carol)).toMatchObject({ nonce: known(0n), pendingNonce: known(1n) });
    await chain.ask('evm_mine', []);
    await chain.ask('evm_setAutomine', [true]);
    expect(await stateOf(carol)).toMatchObject({ nonce: known(1n), pendingNonce: known(1n) });
  });

  test('that handed itself over names its delegate (EIP-7702)', async () => {
    const delegate: Address = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';
    const account: Address = `0x${'70'.repeat(20)}`;
    await chain.ask('anvil_setCode', [account, `0xef0100${delegate.slice(2)}`]);
    const { code, requests } = await stateOf(account);
    expect(code).toEqual(known({ kind: 'code', state: 'delegated', delegate }));
    expect(requests).toBe(5);
  });

  test('that is a real Safe says its threshold, owners and version, for one request more', async () => {
    const safe = await deploySafe(chain, [alice, bob, carol], 2n);
    const { safe: found, requests, code } = await stateOf(safe);
    expect(found).toEqual({ threshold: 2n, owners: [alice, bob, carol], version: '1.4.1' });
    expect(requests).toBe(6);
    const real = (await chain.ask('eth_getCode', [safe, 'latest'])) as Hex;
    expect(code).toEqual(known({ kind: 'code', state: 'contract', hash: keccak256(real) }));
  });

  test.each(['Reverts', 'ReturnsShort', 'ReturnsMegabyte', 'Coin'])(
    'that is a contract of another kind (%s) is not a Safe',
    async (name) => {
      const made = await (name === 'Coin' ? chain.make(name, 'A', 'B', 6, 1n) : chain.make(name));
      const { safe, code } = await stateOf(made);
      expect(safe).toBeUndefined();
      expect(code).toMatchObject(known({ state: 'contract' }));
    },
  );

  test('whose node answers nonsense has nothing known', async () => {
    const world = tableWorld({
      eth_getBalance: says('100'),
      eth_getCode: says('0x1'),
      eth_getTransactionCount: says({}),
    });
    const state = await readAccount(world, { chainId, account: bob }, new AbortController().signal);
    const why = unknown('malformed', 'node.test');
    expect(state).toEqual({ native: why, code: why, nonce: why, pendingNonce: why });
  });
});
