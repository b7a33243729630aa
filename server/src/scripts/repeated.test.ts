import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage, type Page, rpc, type Site, send, site, soon } from './testing/scriptsSite.ts';

let it: Site;
let page: Page;
beforeEach(async () => {
  it = await site();
  page = await openPage(it);
});
afterEach(() => it.server.close());

const transaction = (id: number) => rpc('eth_sendTransaction', [{ to: '0x', value: '0x1' }], id);

/** A call whose asker hung up, as clients do after ten seconds. */
async function leftAlone(asked = 1): Promise<string> {
  const sent = send(it, transaction(1));
  const id = (await page.asks(asked)).at(-1)?.id ?? '';
  sent.leave();
  await soon(() => it.clock.isSet(3_000)).toBe(true);
  return id;
}

test('an asker who hangs up is told to the page, after a moment', async () => {
  const id = await leftAlone();
  it.clock.pass(2_999);
  await openPage(it);
  expect(page.heard.filter((heard) => heard.is === 'left')).toEqual([]);
  it.clock.pass(1);
  await page.hears({ is: 'left', id, why: 'asker' });
  expect((await openPage(it)).heard).toHaveLength(1);
});

test('a call that is repeated within that moment takes the place, and the page is not asked twice', async () => {
  const id = await leftAlone();
  it.clock.pass(2_000);
  const again = send(it, transaction(2));
  await soon(() => it.clock.isSet(3_000)).toBe(false);
  it.clock.pass(10_000);
  page.say({ is: 'reply', id, result: '0x01' });
  expect(JSON.parse((await again.answer).text)).toEqual({ jsonrpc: '2.0', id: 2, result: '0x01' });
  expect(page.heard.map((heard) => heard.is)).toEqual(['hello', 'ask']);
});

test('one that is repeated within the minute is the same request again', async () => {
  const id = await leftAlone();
  const first = page.heard.at(-1);
  it.clock.pass(59_999);
  await page.hears({ is: 'left', id });
  const again = send(it, transaction(2));
  expect((await page.asks(2))[1]).toEqual(first);
  page.say({ is: 'reply', id, result: true });
  expect(JSON.parse((await again.answer).text)).toMatchObject({ id: 2, result: true });
});

test('after a minute it is a new request', async () => {
  const id = await leftAlone();
  it.clock.pass(60_000);
  send(it, transaction(2));
  expect((await page.asks(2))[1]?.id).not.toBe(id);
});

test('one that was answered is never answered from memory', async () => {
  const id = await leftAlone();
  page.say({ is: 'reply', id, result: 'signed while nobody waited' });
  await page.hears({ is: 'left', id, why: 'asker' });
  const again = send(it, transaction(2));
  const next = (await page.asks(2))[1]?.id;
  expect(next).not.toBe(id);
  page.say({ is: 'reply', id: next, result: 'decided again' });
  expect(JSON.parse((await again.answer).text)).toMatchObject({ result: 'decided again' });
});

test('nor is one that was answered after the page was told that its asker left', async () => {
  const id = await leftAlone();
  it.clock.pass(5_000);
  page.say({ is: 'reply', id, result: 'late' });
  page.say({ is: 'state', accounts: [`0x${'11'.repeat(20)}`] });
  await soon(() => it.clock.isSet(57_000)).toBe(false);
  send(it, transaction(2));
  expect((await page.asks(2))[1]?.id).not.toBe(id);
});

test('only the same call by the same program takes a place', async () => {
  const id = await leftAlone();
  send(it, rpc('eth_sendTransaction', [{ to: '0x', value: '0x2' }]));
  await page.asks(2);
  send(it, transaction(1), { 'user-agent': 'another/2' });
  const ids = (await page.asks(3)).map((ask) => ask.id);
  expect(new Set(ids)).toHaveProperty('size', 3);
  send(it, transaction(1));
  await soon(() => it.clock.isSet(3_000)).toBe(false);
  expect((await page.asks(3))[0]?.id).toBe(id);
});

test('a call that is still waited for keeps its place', async () => {
  const [one, other] = [send(it, transaction(1)), send(it, transaction(2))];
  for (const { id } of await page.asks(2)) page.say({ is: 'reply', id, result: id });
  const results = await Promise.all(
    [one, other].map(async (sent) => JSON.parse((await sent.answer).text).result),
  );
  expect(new Set(results)).toHaveProperty('size', 2);
});

test('all calls of a batch leave with it', async () => {
  const sent = send(it, [transaction(1), rpc('personal_sign', ['0x00'], 2)]);
  const asks = await page.asks(2);
  sent.leave();
  await soon(() => it.clock.isSet(3_000)).toBe(true);
  it.clock.pass(3_000);
  for (const { id } of asks) await page.hears({ is: 'left', id, why: 'asker' });
});

test('calls that were left make room for those that are waited for', async () => {
  for (let batch = 0; batch < 10; batch += 1) {
    const calls = Array.from({ length: 100 }, (_, at) => rpc('personal_sign', [batch, at]));
    const sent = send(it, calls);
    await page.asks((batch + 1) * 100);
    sent.leave();
    await soon(() => it.clock.isSet(3_000)).toBe(true);
    it.clock.pass(3_000);
  }
  const sent = send(it, transaction(1));
  const id = (await page.asks(1_001)).at(-1)?.id;
  page.say({ is: 'reply', id, result: true });
  expect(JSON.parse((await sent.answer).text)).toMatchObject({ result: true });
});
