import { afterEach, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { type Answered, call, openPage, rpc, type Site, send, site, soon } from './testing/scriptsSite.ts';

let it: Site;
beforeEach(async () => {
  it = await site();
});
afterEach(() => it.server.close());

const params = [{ from: `0x${'11'.repeat(20)}`, to: `0x${'22'.repeat(20)}`, value: '0x1' }];
const transaction = rpc('eth_sendTransaction', params);
const noPage = {
  code: 4900,
  message: expect.stringMatching(
    /^No Readback page is open on this machine\. Open http:\/\/127\.0\.0\.1:\d+, c/,
  ),
};

const json = async (sent: ReturnType<typeof send>): Promise<Answered> => JSON.parse((await sent.answer).text);

test('a transaction waits until the page replies', async () => {
  const page = await openPage(it);
  const sent = send(it, transaction);
  const [ask] = await page.asks(1);
  expect(ask).toEqual({
    is: 'ask',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    call: JSON.stringify({ method: 'eth_sendTransaction', params }),
    claimed: 'script/1',
    at: it.clock.now(),
  });
  page.say({ is: 'reply', id: ask?.id, result: `0x${'ab'.repeat(32)}` });
  expect(await json(sent)).toEqual({ jsonrpc: '2.0', id: 1, result: `0x${'ab'.repeat(32)}` });
});

test('a call that names no network is for the one that scripts were on when it came', async () => {
  const page = await openPage(it);
  page.say({ is: 'state', accounts: [], chainId: 10 });
  await soon(() => json(send(it, rpc('eth_chainId')))).toMatchObject({ result: '0xa' });
  const sent = send(it, transaction);
  const [ask] = await page.asks(1);
  page.say({ is: 'state', accounts: [], chainId: 1 });
  expect(ask).toMatchObject({ chainId: 10 });
  page.say({ is: 'reply', id: ask?.id, result: '0x' });
  await sent.answer;
});

test.each([
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_sendCalls',
  'eth_sign',
  'wallet_signAuthorization',
  'eth_signAuthorization',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_sendUserOperation',
  'eth_signTransaction',
  'eth_sendRawTransaction',
])('so does %s, and the page says what is refused', async (method) => {
  const page = await openPage(it);
  const sent = send(it, rpc(method, ['0x']));
  const [ask] = await page.asks(1);
  const error = { code: 4200, message: 'Not signed here.', data: { why: [1] } };
  page.say({ is: 'reply', id: ask?.id, error });
  expect(await json(sent)).toMatchObject({ error });
});

test('params and results stay exactly as they were written', async () => {
  const page = await openPage(it);
  const space = fc.stringMatching(/^[ \t\n\r]{0,3}$/);
  const number = fc.stringMatching(/^-?(0|[1-9][0-9]{0,40})(\.[0-9]{1,25})?([eE][+-]?[0-9]{1,4})?$/);
  const text = fc.string({ unit: 'grapheme' }).map((value) => JSON.stringify(value));
  const escaped = fc.stringMatching(/^"(\\u00[0-9a-f]{2}|\\\/|\\n|[a-z]){0,5}"$/);
  const leaf = fc.oneof(number, text, escaped, fc.constantFrom('true', 'false', 'null'));
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc
        .tuple(space, fc.array(tie('value'), { maxLength: 4 }), space)
        .map(([before, items, after]) => `[${before}${items.join(`${after},${before}`)}${after}]`),
      fc
        .tuple(space, fc.array(tie('value'), { maxLength: 4 }), space)
        .map(
          ([before, items, after]) =>
            `{${before}${items.map((item, at) => `"k${at}"${after}:${before}${item}`).join(',')}${after}}`,
        ),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, value, space, async (param, result, between) => {
      it.clock.pass(1_000);
      page.heard.length = 0;
      const list = `[${between}${param}${between}]`;
      const sent = send(
        it,
        `{"params":${between}${list},"id":7${between},"method":"eth_sign","jsonrpc":"2.0"}`,
      );
      const [ask] = await page.asks(1);
      expect(ask?.call).toBe(`{"method":"eth_sign","params":${list}}`);
      page.say(`{"is":"reply","id":"${ask?.id}","result":${between}${result}${between}}`);
      expect((await sent.answer).text).toBe(`{"jsonrpc":"2.0","id":7,"result":${result}}`);
    }),
    { numRuns: 150 },
  );
});

test('without a page it is refused at once, and the reads of its batch are answered', async () => {
  expect(await json(send(it, transaction))).toMatchObject({ id: 1, error: noPage });
  const batch = [rpc('eth_accounts', [], 2), transaction];
  expect(JSON.parse((await send(it, batch).answer).text)).toMatchObject([
    { id: 2, result: [] },
    { id: 1, error: noPage },
  ]);
});

test('a page that is reloaded is asked again, and nothing is lost', async () => {
  const page = await openPage(it);
  const sent = [send(it, transaction)];
  await page.asks(1);
  sent.push(send(it, rpc('personal_sign', ['0x00'], 2)));
  const asked = await page.asks(2);
  await page.leave();
  await soon(() => it.clock.isSet(10_000)).toBe(true);
  it.clock.pass(9_999);
  const again = await openPage(it);
  expect(await again.asks(2)).toEqual(asked);
  it.clock.pass(60_000);
  for (const { id } of asked) again.say({ is: 'reply', id, result: id });
  expect((await Promise.all(sent.map(json))).map(({ result }) => result)).toEqual(asked.map(({ id }) => id));
});

test('ten seconds after the last page has gone, what waits ends', async () => {
  const [one, other] = [await openPage(it), await openPage(it)];
  const sent = send(it, [transaction, rpc('personal_sign', ['0x00'], 2)]);
  await one.asks(2);
  await one.leave();
  expect(it.clock.isSet(10_000)).toBe(false);
  await other.leave();
  await soon(() => it.clock.isSet(10_000)).toBe(true);
  it.clock.pass(10_000);
  expect(JSON.parse((await sent.answer).text)).toMatchObject([
    { id: 1, error: noPage },
    { id: 2, error: noPage },
  ]);
  expect((await openPage(it)).heard).toHaveLength(1);
});

test('nobody waits longer than 30 minutes, and whoever waits is kept from hanging up', async () => {
  const page = await openPage(it);
  const sent = send(it, transaction);
  const [ask] = await page.asks(1);
  it.clock.pass(30 * 60_000 - 1);
  expect(page.heard).toHaveLength(2);
  it.clock.pass(1);
  await page.hears({ is: 'left', id: ask?.id, why: 'late' });
  const { text } = await sent.answer;
  expect(text).toMatch(/^ {29}\s?\{/);
  expect(JSON.parse(text)).toMatchObject({ id: 1, error: { message: expect.stringMatching(/30 minutes/) } });
});

test('the first reply counts, and the other pages are told', async () => {
  const pages = [await openPage(it), await openPage(it), await openPage(it)] as const;
  const sent = send(it, transaction);
  const [ask] = await pages[0].asks(1);
  pages[0].say({ is: 'reply', id: ask?.id, result: 'first' });
  expect(await json(sent)).toMatchObject({ result: 'first' });
  for (const page of pages.slice(1)) await page.hears({ is: 'done', id: ask?.id });
  pages[1].say({ is: 'reply', id: ask?.id, result: 'second' });
  const next = send(it, transaction);
  const id = (await pages[1].asks(2))[1]?.id;
  expect(id).not.toBe(ask?.id);
  pages[1].say({ is: 'reply', id: '00000000-0000-4000-8000-000000000000', result: 'nobody asked' });
  pages[1].say({ is: 'reply', id, result: 'third' });
  expect(await json(next)).toMatchObject({ result: 'third' });
  expect(pages[0].heard.filter((heard) => heard.is === 'done')).toEqual([{ is: 'done', id }]);
});

test('1,000 wait, and each asker gets the reply that is theirs', async () => {
  const page = await openPage(it);
  const batches = [];
  for (let batch = 0; batch < 10; batch += 1) {
    const calls = Array.from({ length: 100 }, (_, at) =>
      rpc('personal_sign', [`${batch}-${at}`], `${batch}-${at}`),
    );
    batches.push(send(it, calls));
    await page.asks((batch + 1) * 100);
    it.clock.pass(1_000);
  }
  expect((await call(it, 'personal_sign', ['one more'])).error).toMatchObject({ code: -32005 });
  const asks = [...(await page.asks(1_000))].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, call: text } of asks) page.say({ is: 'reply', id, result: JSON.parse(text).params[0] });
  for (const sent of batches) {
    const answers: Answered[] = JSON.parse((await sent.answer).text);
    expect(answers).toHaveLength(100);
    for (const { id, result } of answers) expect(result).toBe(id);
  }
});

test('more than 100 new ones in a second are refused', async () => {
  const page = await openPage(it);
  const calls = Array.from({ length: 60 }, (_, at) => rpc('personal_sign', [`${at}`], at));
  const [first, second] = [send(it, calls), send(it, calls)];
  await page.asks(100);
  const third = await call(it, 'personal_sign');
  expect(third.error).toMatchObject({ code: -32005 });
  it.clock.pass(1_000);
  const fourth = send(it, transaction);
  await page.asks(101);
  for (const { id } of await page.asks(101)) page.say({ is: 'reply', id, result: true });
  const answers: Answered[] = (await Promise.all([first.answer, second.answer])).flatMap(({ text }) =>
    JSON.parse(text),
  );
  expect(answers.filter(({ error }) => error?.code === -32005)).toHaveLength(20);
  expect(await json(fourth)).toMatchObject({ result: true });
});

test('not more than 16 MiB wait', async () => {
  const page = await openPage(it);
  const large = 'a'.repeat(1024 * 1024 - 200);
  for (let at = 0; at < 16; at += 1) {
    send(it, rpc('personal_sign', [large, at]));
    await page.asks(at + 1);
  }
  expect((await call(it, 'personal_sign', [large])).error).toMatchObject({ code: -32005 });
  const [ask] = await page.asks(16);
  page.say({ is: 'reply', id: ask?.id, result: null });
  send(it, rpc('personal_sign', [large, 'again']));
  await page.asks(17);
});

test('what a page says wrongly closes its connection and answers nothing', async () => {
  const good = await openPage(it, { accounts: [] });
  const sent = send(it, transaction);
  const [ask] = await good.asks(1);
  const id = ask?.id;
  const wrong = [
    'garbage',
    '[]',
    '"x"',
    '{}',
    { is: 'hello' },
    { is: 'state' },
    { is: 'state', accounts: ['0x1'] },
    { is: 'state', accounts: 'all' },
    { is: 'state', accounts: [], chainId: '1' },
    { is: 'state', accounts: [], chainId: 0 },
    { is: 'state', accounts: [], chainId: 1.5 },
    '{"is":"state","accounts":[],"chainId":9007199254740993}',
    { is: 'state', accounts: [], node: '/etc/passwd' },
    { is: 'state', accounts: [], node: 'file:///etc/passwd' },
    { is: 'state', accounts: [], node: 7 },
    { is: 'reply', result: 1 },
    { is: 'reply', id },
    { is: 'reply', id, result: 1, error: { code: 1, message: '' } },
    { is: 'reply', id, error: 'no' },
    { is: 'reply', id, error: { code: '1', message: '' } },
    { is: 'reply', id, error: { code: 1.5, message: '' } },
    { is: 'reply', id, error: { code: 1 } },
    `{"is":"reply","id":"${id}","result":1,"result":2}`,
  ];
  for (const message of wrong) {
    const page = await openPage(it);
    page.say(message);
    expect([message, await page.closed]).toEqual([message, expect.stringMatching(/^1008 .+/)]);
  }
  const binary = await openPage(it);
  binary.socket.send(Buffer.from(JSON.stringify({ is: 'reply', id, result: 1 })));
  expect(await binary.closed).toMatch(/^1008/);
  const large = await openPage(it);
  large.say({ is: 'reply', id, result: 'a'.repeat(1024 * 1024) });
  expect(await large.closed).toMatch(/^1009/);
  good.say({ is: 'reply', id, result: 'kept' });
  expect(await json(sent)).toMatchObject({ result: 'kept' });
});

test('the server ends at once while calls wait and pages are open', async () => {
  const page = await openPage(it);
  const sent = send(it, transaction);
  await page.asks(1);
  await it.server.close();
  await expect(sent.answer).rejects.toThrow();
  expect(await page.closed).toMatch(/^1006/);
});
