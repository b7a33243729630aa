import { expect, it } from 'vitest';
import { networkInUse } from './base/networkInUse.ts';
import { WalletError } from './base/problem.ts';
import { networks } from './testing/page.ts';
import { troubles } from './trouble.ts';

const nameOf = (chainId: number) => networks.find((it) => it.chainId === chainId)?.name;
const connected = { status: 'connected', chainId: 1 } as const;

it('names the network the wallet is on and the one that is needed', () => {
  const [trouble] = troubles(connected, { wanted: 8453, nameOf });
  expect(trouble?.says).toBe('Your wallet is on Ethereum, but this request needs Base.');
  expect(trouble?.todo).toBe('Switch to Base.');
});

it('says the number of a network that it has no name for', () => {
  const [trouble] = troubles({ ...connected, chainId: 100 }, { wanted: 5, nameOf });
  expect(trouble?.says).toBe('Your wallet is on chain 100, but this request needs chain 5.');
});

it('speaks of no network while no wallet is connected', () => {
  expect(troubles({ status: 'disconnected', chainId: 100 }, { wanted: 1, nameOf })).toEqual([]);
});

it('waits calmly for a wallet at first, and after a while promises not to send again', () => {
  const [first] = troubles({ ...connected, asked: { slow: false } }, { nameOf });
  expect(first).toMatchObject({ kind: 'requestPending', calm: true });
  const [late] = troubles({ ...connected, asked: { slow: true } }, { nameOf });
  expect(late).toMatchObject({ kind: 'requestPending', calm: false });
  expect(late?.todo).toContain('does not send the request again');
});

it('puts what can be answered now before what was answered', () => {
  const problem = new WalletError('rejected', 'You rejected it.', { code: 4001, details: 'code 4001' });
  const kinds = troubles({ ...connected, asked: { slow: false }, problem }, { wanted: 8453, nameOf });
  expect(kinds.map((it) => it.kind)).toEqual(['requestPending', 'wrongNetwork', 'rejected']);
});

it('takes no notice of what the user cancelled here', () => {
  const problem = new WalletError('cancelled', 'You stopped waiting.');
  expect(troubles({ ...connected, problem }, { nameOf })).toEqual([]);
});

it('works on the network of the wallet, else on the chosen one, else on the first', () => {
  expect(networkInUse({ ...connected, network: 8453 }, networks).network?.name).toBe('Ethereum');
  expect(networkInUse({ status: 'disconnected', network: 8453 }, networks).network?.name).toBe('Base');
  expect(networkInUse({ status: 'reconnecting' }, networks).network?.name).toBe('Ethereum');
  expect(networkInUse({ ...connected, chainId: 100 }, networks)).toEqual({
    chainId: 100,
    network: undefined,
  });
  expect(networkInUse({ status: 'disconnected' }, [])).toEqual({ chainId: undefined, network: undefined });
});
