import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

test('one that is repeated before anybody decided is the same request again', async () => {
  const id = await leftAlone();
  const first = page.heard.at(-1);
  it.clock.pass(29 * 60_000);
  await page.hears({ is: 'left', id });
  const again = send(it, transaction(2));
  expect((await page.asks(2))[1]).toEqual(first);
  page.say({ is: 'reply', id, result: true });
  expect(JSON.parse((await again.answer).text)).toMatchObject({ id: 2, result: true });
});

test('after half an hour it is a new request', async () => {
  const id = await leftAlone();
  it.clock.pass(30 * 60_000);
  send(it, transaction(2));
  expect((await page.asks(2))[1]?.id).not.toBe(id);
});

describe('what was decided while the asker was away', () => {
  /** Replies, and waits until the server has it. */
  const decided = async (id: string, reply: object) => {
    page.say({ is: 'reply', id, ...reply });
    await soon(() => it.clock.isSet(120_000)).toBe(true);
  };
  const answerAgain = async (id = 2) => JSON.parse((await send(it, transaction(id)).answer).text);

  test('is what the repeated call is told, and nobody decides a second time', async () => {
    const id = await leftAlone();
    await decided(id, { result: '0x01' });
    await page.hears({ is: 'left', id, why: 'asker' });
    it.clock.pass(2_500);
    expect(await answerAgain()).toEqual({ jsonrpc: '2.0', id: 2, result: '0x01' });
    expect(await page.asks(1)).toHaveLength(1);
  });

  test('also after the page was told that the asker left, and after half an hour of it', async () => {
    const id = await leftAlone();
    it.clock.pass(25 * 60_000);
    await decided(id, { result: '0x02' });
    it.clock.pass(119_999);
    expect(await answerAgain()).toMatchObject({ result: '0x02' });
    expect(await page.asks(1)).toHaveLength(1);
  });

  test('also a rejection, and while no page is open any more', async () => {
    const id = await leftAlone();
    await decided(id, { error: { code: 4001, message: 'no' } });
    await page.leave();
    await soon(() => it.clock.isSet(10_000)).toBe(true);
    it.clock.pass(10_000);
    expect(await answerAgain()).toMatchObject({ error: { code: 4001 } });
  });

  test('is kept for two minutes, and for one who takes it: the next is a new request', async () => {
    const id = await leftAlone();
    await decided(id, { result: '0x03' });
    expect(await answerAgain()).toMatchObject({ result: '0x03' });
    await soon(() => it.clock.isSet(120_000)).toBe(false);
    const next = send(it, transaction(3));
    const other = (await page.asks(2))[1]?.id ?? '';
    expect(other).not.toBe(id);
    next.leave();
    await soon(() => it.clock.isSet(3_000)).toBe(true);
    await decided(other, { result: '0x04' });
    it.clock.pass(120_000);
    send(it, transaction(4));
    expect((await page.asks(3))[2]?.id).not.toBe(other);
  });

  test('is kept, too, of a batch of which only a part was answered', async () => {
    const sent = send(it, [transaction(1), rpc('personal_sign', ['0x00'], 2)]);
    const [first] = await page.asks(2);
    page.say({ is: 'reply', id: first?.id, result: '0x05' });
    sent.leave();
    await soon(() => it.clock.isSet(120_000)).toBe(true);
    expect(await answerAgain(3)).toMatchObject({ id: 3, result: '0x05' });
  });

  test('is never told to another program', async () => {
    const id = await leftAlone();
    await decided(id, { result: '0x06' });
    send(it, transaction(1), { 'user-agent': 'another/2' });
    expect((await page.asks(2))[1]?.id).not.toBe(id);
  });
});

test('the same call twice, each answered, is two requests', async () => {
  for (const count of [1, 2]) {
    const sent = send(it, transaction(count));
    const id = (await page.asks(count)).at(-1)?.id;
    page.say({ is: 'reply', id, result: count });
    expect(JSON.parse((await sent.answer).text)).toMatchObject({ result: count });
  }
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
