import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchNetwork } from './switchNetwork.ts';
import { coded, type FakeWallet, fakeWallet, silence } from './testing/fakeWallet.ts';

const base = {
  chainId: 8453,
  name: 'Base',
  symbol: 'ETH',
  decimals: 18,
  rpc: '/rpc/8453',
  practice: false,
  custom: false,
};
const rpc = 'https://readback.example/rpc/8453';
const onBase = '0x2105';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start(wallet: FakeWallet, mayAdd = vi.fn(async () => true)) {
  const done = vi.fn();
  const watched = async () => {
    const outcome = await switchNetwork({ provider: wallet, network: base, rpc, mayAdd });
    done(outcome);
    return outcome;
  };
  return { result: watched(), done, mayAdd };
}

it('is switched when the wallet says yes and reports the new chain', async () => {
  const wallet = fakeWallet({ eth_chainId: onBase, wallet_switchEthereumChain: null });
  const { result } = start(wallet);
  expect(await result).toEqual({ kind: 'switched' });
  expect(wallet.calls[0]).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: onBase }] });
});

it('is switched when the wallet only says so by an event, and never answers', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: silence });
  const { result } = start(wallet);
  await vi.advanceTimersByTimeAsync(3_000);
  wallet.emit('chainChanged', onBase);
  expect(await result).toEqual({ kind: 'switched' });
  expect(wallet.listeners()).toBe(0);
});

it('reads the chain after 8 seconds when the wallet never answers, and finds that it has switched', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: silence });
  const { result, done } = start(wallet);
  await vi.advanceTimersByTimeAsync(7_900);
  wallet.answer({ eth_chainId: onBase });
  expect(done).not.toHaveBeenCalled();
  expect(wallet.asked()).not.toContain('eth_chainId');
  await vi.advanceTimersByTimeAsync(200);
  expect(await result).toEqual({ kind: 'switched' });
});

it('says after 8 seconds that a wallet that never answers is still elsewhere', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: silence });
  const { result } = start(wallet);
  await vi.advanceTimersByTimeAsync(8_100);
  expect(await result).toMatchObject({ kind: 'waiting', answered: false });
  expect(wallet.asked()).toEqual(['wallet_switchEthereumChain', 'eth_chainId']);
  expect(wallet.listeners()).toBe(0);
});

it('notices a wallet that says yes and does not switch', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: null });
  const { result, done } = start(wallet);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await result).toMatchObject({ kind: 'waiting', answered: true });
});

it('gives a wallet that said yes the time to switch', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: null });
  const { result } = start(wallet);
  await vi.advanceTimersByTimeAsync(5_000);
  wallet.answer({ eth_chainId: onBase });
  wallet.emit('chainChanged', onBase);
  expect(await result).toEqual({ kind: 'switched' });
});

it('does not take another chain for the one that was asked for', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: silence });
  const { result } = start(wallet);
  await vi.advanceTimersByTimeAsync(1_000);
  wallet.emit('chainChanged', '0x64');
  wallet.answer({ eth_chainId: '0x64' });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await result).toMatchObject({ kind: 'waiting' });
});

it('ends within 10 seconds when the wallet does not even say which chain it is on', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: silence, eth_chainId: silence });
  const { result } = start(wallet);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(await result).toMatchObject({ kind: 'waiting' });
});

it.each([
  [4001, 'rejected'],
  [-32002, 'pending'],
  [4200, 'unsupported'],
  [-32601, 'unsupported'],
])('fails when the wallet answers %i, and does not offer to add the network', async (code, kind) => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: coded(code) });
  const { result, mayAdd } = start(wallet);
  expect(await result).toMatchObject({ kind: 'failed', error: { kind, code } });
  expect(mayAdd).not.toHaveBeenCalled();
});

it('adds a network that the wallet does not know, after asking, with what the page knows of it', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: coded(4902) });
  wallet.answer({
    wallet_addEthereumChain: () => {
      wallet.answer({ eth_chainId: onBase });
      return null;
    },
  });
  const { result, mayAdd } = start(wallet);
  expect(await result).toEqual({ kind: 'switched' });
  expect(mayAdd).toHaveBeenCalledOnce();
  expect(wallet.calls[1]).toEqual({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: onBase,
        chainName: 'Base',
        nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
        rpcUrls: [rpc],
      },
    ],
  });
});

it('asks again for the switch when the wallet added the network and stayed', async () => {
  let known = false;
  const wallet = fakeWallet({
    wallet_switchEthereumChain: () => {
      if (!known) throw Object.assign(new Error('unknown'), { code: 4902 });
      wallet.answer({ eth_chainId: onBase });
      return null;
    },
    wallet_addEthereumChain: () => {
      known = true;
      return null;
    },
  });
  const { result } = start(wallet);
  expect(await result).toEqual({ kind: 'switched' });
});

it('understands a wallet that hides 4902 inside of an internal error', async () => {
  const hidden = () => Promise.reject({ code: -32603, data: { originalError: { code: 4902 } } });
  const wallet = fakeWallet({ wallet_switchEthereumChain: hidden, wallet_addEthereumChain: coded(4001) });
  const { result, mayAdd } = start(wallet);
  expect(await result).toMatchObject({ kind: 'failed', error: { kind: 'rejected' } });
  expect(mayAdd).toHaveBeenCalledOnce();
});

it('tells the wallet nothing when the user does not want the network added', async () => {
  const wallet = fakeWallet({ wallet_switchEthereumChain: coded(4902) });
  const { result } = start(
    wallet,
    vi.fn(async () => false),
  );
  expect(await result).toMatchObject({ kind: 'failed', error: { kind: 'cancelled' } });
  expect(wallet.asked()).toEqual(['wallet_switchEthereumChain']);
});

it('survives a wallet that throws instead of rejecting', async () => {
  const wallet = fakeWallet();
  wallet.request = () => {
    throw new Error('Extension context invalidated.');
  };
  const { result } = start(wallet);
  expect(await result).toMatchObject({ kind: 'failed', error: { kind: 'other' } });
});

it('survives a wallet that cannot be listened to', async () => {
  const wallet = fakeWallet({ eth_chainId: onBase, wallet_switchEthereumChain: null });
  wallet.on = wallet.removeListener = () => {
    throw new Error('trap');
  };
  const { result } = start(wallet);
  expect(await result).toEqual({ kind: 'switched' });
});
