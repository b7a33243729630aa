import { type Anvil, startAnvil } from '@readback/core/world/testing/anvil.ts';
import { type Hex, recoverMessageAddress, recoverTypedDataAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alice, bob } from '../testing/fakeWallet.ts';
import { bench } from '../testing/practiceBench.ts';
import { thief } from './keys.ts';
import type { Behaviour } from './memory.ts';
import { nodeAt } from './node.ts';
import { recognises } from './recognise.ts';

let anvil: Anvil;

beforeAll(async () => {
  anvil = await startAnvil();
});

afterAll(() => anvil.stop());

type Mined = { from: string; to: string; value: string; input: string; nonce: string; type: string } & Record<
  'maxFeePerGas' | 'maxPriorityFeePerGas' | 'gasPrice' | 'gas',
  string
>;

async function connected(behaviour: Behaviour = 'honest') {
  const it = bench({ rpc: anvil.url });
  it.press({ confirmed: true, account: alice });
  await it.wallet.request({ method: 'eth_requestAccounts' });
  it.tell({ behaviour });
  return it;
}

async function send(tx: Record<string, unknown>, behaviour: Behaviour = 'honest'): Promise<Mined> {
  const { wallet } = await connected(behaviour);
  const params = [{ from: alice, chainId: '0x7a69', ...tx }];
  const hash = await wallet.request({ method: 'eth_sendTransaction', params });
  return (await wallet.request({ method: 'eth_getTransactionByHash', params: [hash] })) as Mined;
}

const approval = {
  to: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  data: `0x095ea7b3${bob.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`,
  value: '0x0',
};

describe('a transaction', () => {
  it('is mined as it was asked, with what the page left open filled in', async () => {
    const mined = await send({ to: bob, value: '0xde0b6b3a7640000' });
    expect(mined).toMatchObject({
      from: alice.toLowerCase(),
      to: bob.toLowerCase(),
      value: '0xde0b6b3a7640000',
      input: '0x',
    });
    expect(mined.type).toBe('0x2');
  });

  it('keeps the nonce, gas and fees that the page gave', async () => {
    const { wallet } = await connected();
    const nonce = (await wallet.request({
      method: 'eth_getTransactionCount',
      params: [alice, 'pending'],
    })) as string;
    const fixed = {
      nonce,
      gas: '0xc350',
      maxFeePerGas: '0x77359400',
      maxPriorityFeePerGas: '0x3b9aca01',
    };
    expect(await send({ to: bob, value: '0x1', ...fixed })).toMatchObject(fixed);
    const legacy = { gasPrice: '0x77359400', type: '0x0' };
    expect(await send({ to: bob, value: '0x1', ...legacy })).toMatchObject(legacy);
  });

  it('is sent though it will fail, as wallets do when their user insists', async () => {
    const mined = await send({ data: '0xfe', value: '0x0' });
    expect(mined.gas).toBe('0x1e8480');
  });

  it('has another fee and the same call when the wallet is told to change the fee', async () => {
    const fees = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x3b9aca01' };
    const mined = await send({ ...approval, ...fees }, 'changeFee');
    expect(mined).toMatchObject({ to: approval.to.toLowerCase(), input: approval.data, value: '0x0' });
    expect(BigInt(mined.maxFeePerGas)).toBeGreaterThan(BigInt(fees.maxFeePerGas));
    expect(BigInt(mined.maxPriorityFeePerGas)).toBeGreaterThan(BigInt(fees.maxPriorityFeePerGas));
  });

  it('names the thief instead of the spender when the wallet is told to change the transaction', async () => {
    const mined = await send(approval, 'changeTransaction');
    expect(mined.to).toBe(approval.to.toLowerCase());
    expect(mined.input).toBe(approval.data.replace(bob.slice(2).toLowerCase(), thief.slice(2).toLowerCase()));
  });

  it('pays the thief when there is no address in its calldata', async () => {
    const mined = await send({ to: bob, value: '0x5' }, 'changeTransaction');
    expect(mined).toMatchObject({ to: thief.toLowerCase(), value: '0x5', input: '0x' });
  });

  it('is another one altogether when the wallet is told to sign something else', async () => {
    const mined = await send(approval, 'signElse');
    expect(mined).toMatchObject({ to: thief.toLowerCase(), input: '0x', value: '0x1' });
  });
});

describe('a signature', () => {
  const typed = {
    types: {
      EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
      Mail: [{ name: 'amount', type: 'uint256' }],
    },
    primaryType: 'Mail',
    domain: { chainId: 31337 },
    message: { amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935' },
  } as const;

  const exact = { ...typed, domain: { chainId: 31337n }, message: { amount: 2n ** 256n - 1n } } as const;

  it('of a message is of the account that was asked, over the bytes that were asked', async () => {
    const { wallet } = await connected();
    const signature = (await wallet.request({
      method: 'personal_sign',
      params: ['0x48656c6c6f', alice],
    })) as Hex;
    expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(alice);
  });

  it('of typed data is the one of EIP-712', async () => {
    const { wallet } = await connected();
    const params = [alice, JSON.stringify(typed)];
    const signature = (await wallet.request({ method: 'eth_signTypedData_v4', params })) as Hex;
    expect(await recoverTypedDataAddress({ ...exact, signature })).toBe(alice);
  });

  it('is of something else when the wallet is told so', async () => {
    const { wallet } = await connected('signElse');
    const signature = (await wallet.request({
      method: 'personal_sign',
      params: ['0x48656c6c6f', alice],
    })) as Hex;
    expect(await recoverMessageAddress({ message: 'Hello', signature })).not.toBe(alice);
    const params = [alice, JSON.stringify(typed)];
    const other = (await wallet.request({ method: 'eth_signTypedData_v4', params })) as Hex;
    expect(await recoverTypedDataAddress({ ...exact, signature: other })).not.toBe(alice);
  });

  it('is not given for a number that JSON cannot carry exactly', async () => {
    const { wallet, questions } = await connected();
    const params = [alice, JSON.stringify(typed).replace(/"(\d{70,})"/, '$1')];
    await expect(wallet.request({ method: 'eth_signTypedData_v4', params })).rejects.toMatchObject({
      code: -32602,
    });
    expect(questions.at(-1)?.kind).toBe('connect');
  });
});

describe('the practice chain', () => {
  const marker = {
    chainId: 31337,
    address: '0x2dF50DBaAaa83260639503B53F6A82c15B375036',
    code: '0x0052656164',
  } as const;

  it('is recognised by its chain id and the code of its marker, and not without', async () => {
    expect(await recognises(anvil.url, marker)).toBe(false);
    await nodeAt(anvil.url)('anvil_setCode', [marker.address, marker.code]);
    expect(await recognises(anvil.url, marker)).toBe(true);
    expect(await recognises(anvil.url, { ...marker, code: '0x00' })).toBe(false);
    expect(await recognises(anvil.url, { ...marker, chainId: 1 })).toBe(false);
  });

  it('is not recognised where nothing answers', async () => {
    await expect(recognises('http://127.0.0.1:1/', marker)).rejects.toMatchObject({ code: 4900 });
  });
});
