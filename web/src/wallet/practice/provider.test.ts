import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alice, bob } from '../testing/fakeWallet.ts';
import { bench, tableNode } from '../testing/practiceBench.ts';
import { PracticeError } from './errors.ts';

const chosen = { confirmed: true, account: alice } as const;
const message = { method: 'personal_sign', params: ['0x48656c6c6f', alice] };
const other = {
  chainId: '0x7a6a',
  chainName: 'Other practice chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:1/practice/other/rpc'],
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function permitted(kept?: Map<string, string>) {
  const it = bench(kept ? { kept } : {});
  it.press(chosen);
  await it.wallet.request({ method: 'eth_requestAccounts' });
  it.questions.length = 0;
  it.events.length = 0;
  return it;
}

describe('permission', () => {
  it('is not there at first: no account, no signature, and no window for asking quietly', async () => {
    const { wallet, questions } = bench();
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
    expect(await wallet.request({ method: 'wallet_getPermissions' })).toEqual([]);
    await expect(wallet.request(message)).rejects.toMatchObject({ code: 4100 });
    expect(questions).toEqual([]);
  });

  it('is given in the window, for the account that was chosen there', async () => {
    const { wallet, questions, press, events } = bench();
    press({ confirmed: true, account: bob });
    const permissions = await wallet.request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    });
    expect(permissions).toMatchObject([{ parentCapability: 'eth_accounts', caveats: [{ value: [bob] }] }]);
    expect(questions.map((it) => it.kind)).toEqual(['connect']);
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([bob]);
    expect(events).toEqual([['accountsChanged', [bob]]]);
  });

  it('survives a reload, and ends when it is revoked', async () => {
    const kept = new Map<string, string>();
    await permitted(kept);
    const { wallet } = bench({ kept });
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([alice]);
    await wallet.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
    expect(await bench({ kept }).wallet.request({ method: 'eth_accounts' })).toEqual([]);
  });

  it('is not asked for again while it holds', async () => {
    const { wallet, questions } = await permitted();
    expect(await wallet.request({ method: 'eth_requestAccounts' })).toEqual([alice]);
    expect(questions).toEqual([]);
  });

  it('holds for the permitted account only', async () => {
    const { wallet, questions } = await permitted();
    const ofBob = { method: 'personal_sign', params: ['0x00', bob] };
    await expect(wallet.request(ofBob)).rejects.toMatchObject({ code: 4100 });
    expect(questions).toEqual([]);
  });
});

describe('an answer', () => {
  it('of Reject is 4001', async () => {
    const { wallet, press } = await permitted();
    press({ confirmed: false });
    await expect(wallet.request(message)).rejects.toMatchObject({ code: 4001 });
  });

  it('to a second request while the first is open is -32002', async () => {
    const { wallet, press } = await permitted();
    let answer: (it: { confirmed: boolean }) => void = () => {};
    press(() => new Promise((resolve) => (answer = resolve)));
    const first = wallet.request(message);
    await expect(wallet.request(message)).rejects.toMatchObject({ code: -32002 });
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([alice]);
    answer({ confirmed: true });
    expect(await first).toMatch(/^0x[0-9a-f]{130}$/);
  });

  it.each([
    ['eth_sign', 4200],
    ['eth_signTypedData_v3', 4200],
    ['eth_sendRawTransaction', 4200],
    ['wallet_sendCalls', 4200],
    ['eth_mining', -32601],
    ['constructor', -32601],
  ])('to %s is %i, without a window', async (method, code) => {
    const { wallet, questions } = await permitted();
    await expect(wallet.request({ method, params: [alice, '0x00'] })).rejects.toMatchObject({ code });
    expect(questions).toEqual([]);
  });

  it.each([
    ['personal_sign', []],
    ['personal_sign', ['0x00', 'nobody']],
    ['eth_signTypedData_v4', [alice, '{"domain":']],
    ['eth_signTypedData_v4', [alice, '{"domain":{"chainId":1}}']],
    ['eth_sendTransaction', [{ to: bob }]],
    ['eth_sendTransaction', [{ from: alice, to: bob, value: '10' }]],
    ['eth_sendTransaction', [{ from: alice, to: bob, data: '0x123' }]],
    ['eth_sendTransaction', [{ from: alice, to: bob, chainId: '0x1' }]],
    ['eth_sendTransaction', [{ from: alice, to: bob, type: '0x4' }]],
    ['wallet_switchEthereumChain', [{ chainId: 31338 }]],
  ])('to a malformed %s is -32602, without a window', async (method, params) => {
    const { wallet, questions } = await permitted();
    await expect(wallet.request({ method, params })).rejects.toMatchObject({ code: -32602 });
    expect(questions).toEqual([]);
  });
});

describe('networks', () => {
  const asOther = tableNode({ eth_chainId: '0x7a6a' });

  it('only the practice chain is known: another is 4902 until it was added', async () => {
    const { wallet, questions, events } = bench({ node: asOther });
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a69');
    const move = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] };
    await expect(wallet.request(move)).rejects.toMatchObject({ code: 4902 });
    expect(await wallet.request({ method: 'wallet_addEthereumChain', params: [other] })).toBeNull();
    expect(questions.map((it) => it.kind)).toEqual(['add']);
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a6a');
    await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] });
    await wallet.request(move);
    expect(questions.map((it) => it.kind)).toEqual(['add', 'switch', 'switch']);
    expect(events.map((it) => it[1])).toEqual(['0x7a6a', '0x7a69', '0x7a6a']);
  });

  it('stays where it is when the user rejects', async () => {
    const { wallet, press, events } = bench({ node: asOther });
    press({ confirmed: false });
    const add = { method: 'wallet_addEthereumChain', params: [other] };
    await expect(wallet.request(add)).rejects.toMatchObject({ code: 4001 });
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a69');
    expect(events).toEqual([]);
  });

  it.each([
    ['at another host', { ...other, rpcUrls: ['https://node.example/'] }],
    ['of another chain', { ...other, chainId: '0x1' }],
    ['without a name', { ...other, chainName: '' }],
    ['without a node', { ...other, rpcUrls: [] }],
  ])('takes no network %s', async (_, chain) => {
    const { wallet, questions } = bench({ node: asOther });
    const add = { method: 'wallet_addEthereumChain', params: [chain] };
    await expect(wallet.request(add)).rejects.toMatchObject({ code: -32602 });
    expect(questions).toEqual([]);
  });
});

describe('locked', () => {
  it('gives no account, and its accounts come back when it is unlocked', async () => {
    const { wallet, events } = await permitted();
    wallet.behave('locked');
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
    await expect(wallet.request(message)).rejects.toMatchObject({ code: 4100 });
    wallet.behave('honest');
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([alice]);
    await Promise.resolve();
    expect(events).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [alice]],
    ]);
  });

  it('answers 4100 to what was pressed while it was locked', async () => {
    const { wallet, press } = await permitted();
    press(async () => {
      wallet.behave('locked');
      return { confirmed: true };
    });
    await expect(wallet.request(message)).rejects.toMatchObject({ code: 4100 });
  });
});

describe('told to misbehave', () => {
  it('rejects, whatever you press', async () => {
    const { wallet, tell } = await permitted();
    tell({ behaviour: 'reject' });
    await expect(wallet.request(message)).rejects.toMatchObject({ code: 4001 });
  });

  it('is slow for as long as it is told', async () => {
    const { wallet, tell, sleep } = await permitted();
    tell({ behaviour: 'slow', slowFor: 9_000 });
    await wallet.request(message);
    expect(sleep).toHaveBeenCalledWith(9_000);
  });

  it('never answers, and can be asked again', async () => {
    const { wallet, tell } = await permitted();
    tell({ behaviour: 'neverAnswer' });
    let settled = false;
    void wallet.request(message).finally(() => {
      settled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).toBe(false);
    tell({ behaviour: 'honest' });
    expect(await wallet.request(message)).toMatch(/^0x/);
  });
});

it('reads from the node, and says when it goes and comes back', async () => {
  let up = true;
  const { wallet, events } = bench({
    node: () => async () => {
      if (!up) throw new PracticeError(4900, 'down');
      return '0x5';
    },
  });
  expect(await wallet.request({ method: 'eth_blockNumber' })).toBe('0x5');
  up = false;
  await expect(wallet.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: 4900 });
  await expect(wallet.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: 4900 });
  up = true;
  await wallet.request({ method: 'eth_blockNumber' });
  expect(events.map((it) => it[0])).toEqual(['disconnect', 'connect']);
});

it('starts afresh from a memory that makes no sense', async () => {
  const kept = new Map([
    ['readback.practiceWallet', '{"permitted":["0x12"],"behaviour":"kind","chainId":"x"}'],
  ]);
  const { wallet } = bench({ kept });
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a69');
});
