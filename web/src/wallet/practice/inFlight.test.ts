import { type Anvil, startAnvil } from '@readback/core/world/testing/anvil.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { alice, bob } from '../testing/fakeWallet.ts';
import { bench } from '../testing/practiceBench.ts';
import { fly } from './flying.ts';
import { thief } from './keys.ts';
import { nodeAt } from './node.ts';

let anvil: Anvil;
let landed = () => {};

beforeAll(async () => {
  anvil = await startAnvil();
  vi.stubGlobal('location', { hash: '#/review/one', origin: 'http://localhost' });
});

afterEach(() => landed());

afterAll(async () => {
  vi.unstubAllGlobals();
  await anvil.stop();
});

const approval = {
  from: alice,
  chainId: '0x7a69',
  to: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  data: `0x095ea7b3${bob.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`,
  value: '0x0',
};

async function sent() {
  const it = bench({ rpc: anvil.url });
  it.press({ confirmed: true, account: alice });
  await it.wallet.request({ method: 'eth_requestAccounts' });
  const hash = await it.wallet.request({ method: 'eth_sendTransaction', params: [approval] });
  return (await nodeAt(anvil.url)('eth_getTransactionByHash', [hash])) as { input: string } | null;
}

test('on the Review of its flight the wallet changes what it was asked, whatever its user told it', async () => {
  landed = fly({ id: 'one', wallet: 'alters' });
  expect((await sent())?.input).toContain(thief.slice(2).toLowerCase());
});

test('on any other screen the same wallet does as it is told', async () => {
  landed = fly({ id: 'another', wallet: 'alters' });
  expect((await sent())?.input).toBe(approval.data);
});

test('in a flight with a good wallet it is good, also where its user told it to misbehave', async () => {
  landed = fly({ id: 'one' });
  const it = bench({ rpc: anvil.url });
  it.press({ confirmed: true, account: alice });
  await it.wallet.request({ method: 'eth_requestAccounts' });
  it.tell({ behaviour: 'changeTransaction' });
  const hash = await it.wallet.request({ method: 'eth_sendTransaction', params: [approval] });
  const tx = (await nodeAt(anvil.url)('eth_getTransactionByHash', [hash])) as { input: string };
  expect(tx.input).toBe(approval.data);
});

test('a wallet that hangs holds blocks back before it sends, and others act before it answers', async () => {
  const order: string[] = [];
  landed = fly({
    id: 'one',
    wallet: 'hangs',
    beforeSigning: async () => void order.push('others'),
    holdBlocks: async (hold) => void order.push(`hold ${hold}`),
  });
  expect((await sent())?.input).toBe(approval.data);
  expect(order).toEqual(['others', 'hold true']);
});

test('a flight that is over no longer counts', async () => {
  fly({ id: 'one', wallet: 'alters' })();
  expect((await sent())?.input).toBe(approval.data);
});

test('a flight lets the page see an account that the wallet holds, and no other', async () => {
  const it = bench({ rpc: anvil.url });
  it.wallet.permit('0x000000000000000000000000000000000000dEaD');
  expect(await it.wallet.request({ method: 'eth_accounts' })).toEqual([]);
  it.wallet.permit(alice);
  expect(await it.wallet.request({ method: 'eth_accounts' })).toEqual([alice]);
  expect(it.events).toEqual([['accountsChanged', [alice]]]);
  expect(it.questions).toEqual([]);
});
