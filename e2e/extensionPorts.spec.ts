import { type Hex, parseEther, toHex, verifyMessage } from 'viem';
import type { Page } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { expect, fullChromium, signs, test } from './fixture/extension.ts';
import { pressToSign } from './fixture/pilot.ts';
import { badge, pause } from './fixture/hub.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

type Answer = { result?: unknown; error?: { code: number; message: string } };

const scope = 'eip155:31337';
const invoke = (method: string, params: readonly unknown[]) => ({
  method: 'wallet_invokeMethod',
  params: { scope, request: { method, params } },
});

/** Asks the wallet's extension as MetaMask's client does, by `chrome.runtime.connect` or `sendMessage`. */
function ask(page: Page, id: string, rpc: object, way: 'port' | 'message' = 'port'): Promise<Answer> {
  return page.evaluate(
    ([id, rpc, way]) => {
      type Message = { type: string; data: { id: number } & Answer };
      type Port = {
        postMessage: (it: unknown) => void;
        onMessage: { addListener: (run: (it: Message) => void) => void };
      };
      const kept = globalThis as unknown as { port?: Port; next?: number };
      const { runtime } = (
        globalThis as unknown as {
          chrome: {
            runtime: {
              connect: (id: string) => Port;
              sendMessage: (id: string, it: unknown) => Promise<Message>;
            };
          };
        }
      ).chrome;
      kept.next = (kept.next ?? 0) + 1;
      const message = { type: 'caip-348', data: { id: kept.next, jsonrpc: '2.0', ...rpc } };
      if (way === 'message') return runtime.sendMessage(id, message).then(({ data }) => data);
      const port = (kept.port ??= runtime.connect(id));
      return new Promise<Answer>((done) => {
        port.onMessage.addListener(({ data }) => {
          if (data.id === message.data.id) done(data);
        });
        port.postMessage(message);
      });
    },
    [id, rpc, way] as const,
  );
}

test('a site that speaks to a wallet’s extension past every provider: reads pass, what signs is read back first', async ({
  installed: { context, dapp, hub, wallets, walletId, info, review },
}) => {
  const [account, friend] = info.accounts.map((it) => it.address as Hex);
  const signed = () => wallets.asked.filter((it) => isSigningMethod(it.method));
  const page = await context.newPage();
  await page.goto(dapp);
  expect(await ask(page, walletId, { method: 'wallet_createSession', params: {} })).toMatchObject({
    result: { sessionScopes: { [scope]: { accounts: [`${scope}:${account}`] } } },
  });
  expect(await ask(page, walletId, invoke('eth_chainId', []))).toMatchObject({ result: '0x7a69' });

  const value = toHex(parseEther('0.25'));
  const sent = ask(page, walletId, invoke('eth_sendTransaction', [{ from: account, to: friend, value }]));
  const readback = await review();
  const heading = readback.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('0.25 ETH');
  await expect(readback.getByText(new URL(dapp).host).first()).toBeVisible();
  expect(signed()).toEqual([]);
  await pressToSign(readback.getByRole('button', signs));
  expect((await sent).result).toMatch(/^0x[0-9a-f]{64}$/);
  expect(signed()).toMatchObject([{ wallet: 'Alpha', method: 'eth_sendTransaction', params: [{ value }] }]);
  await expect(readback.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();

  const message = ask(page, walletId, invoke('personal_sign', [toHex('By a message'), account]), 'message');
  await expect(heading).toContainText('By a message');
  await pressToSign(readback.getByRole('button', signs));
  const signature = (await message).result as Hex;
  expect(await verifyMessage({ address: account as Hex, message: 'By a message', signature })).toBe(true);

  // Without a session, in an envelope of its own.
  const refused = ask(page, walletId, { method: 'personal_sign', params: [toHex('Never'), account] });
  await expect(heading).toContainText('Never');
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
  expect(await refused).toMatchObject({ error: { code: 4001 } });
  expect(signed()).toHaveLength(2);
  expect(await badge(hub, dapp)).toBe('');
});

test('no way of speaking to an extension has it sign what was not read', async ({
  installed: { context, dapp, hub, wallets, walletId, expectPast },
}) => {
  const signed = () => wallets.asked.filter((it) => isSigningMethod(it.method));
  const page = await context.newPage();
  const run = async (attempt: string) => {
    await page.goto(dapp);
    await page.evaluate(
      `(async () => { const id = '${walletId}'; const rpc = { id: 1, jsonrpc: '2.0', method: 'wallet_invokeMethod', params: { scope: '${scope}', request: { method: 'personal_sign', params: ['0x00'] } } };
        try { ${attempt} } catch {} })()`,
    );
    await page.waitForTimeout(100);
  };
  for (const attempt of attempts) await run(attempt);
  await page.waitForTimeout(300);
  expect(signed()).toEqual([]);

  expectPast();
  // With nothing in between, the first of them reaches the wallet.
  await pause(hub, 'http://127.0.0.1/*');
  await run(attempts[0] ?? '');
  await expect.poll(signed).toHaveLength(1);
});

/** Lines of a page's script. */
const attempts = [
  `chrome.runtime.connect(id).postMessage({ data: rpc })`,
  `chrome.runtime.connect(id, { name: 'x' }).postMessage({ data: rpc })`,
  `globalThis.browser.runtime.connect(id).postMessage({ data: rpc })`,
  `void globalThis.browser.runtime.sendMessage(id, { data: rpc })`,
  `chrome.runtime.sendMessage(id, { data: rpc }, () => {})`,
  `chrome.runtime.sendMessage(id, { data: rpc }, {}, () => {})`,
  `Object.getPrototypeOf(chrome.runtime).connect?.call(chrome.runtime, id).postMessage({ data: rpc })`,
  `delete chrome.runtime.connect; chrome.runtime.connect(id).postMessage({ data: rpc })`,
  `const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.chrome.runtime?.connect(id).postMessage({ data: rpc })`,
  `const frame = document.createElement('iframe'); frame.src = location.href; document.body.append(frame); frame.onload = () => frame.contentWindow.chrome.runtime?.connect(id).postMessage({ data: rpc })`,
  `const frame = document.createElement('iframe'); frame.srcdoc = '<p>'; document.body.append(frame); frame.onload = () => frame.contentWindow.chrome.runtime?.connect(id).postMessage({ data: rpc })`,
  `const frame = document.createElement('iframe'); frame.src = URL.createObjectURL(new Blob(['<p>'], { type: 'text/html' })); document.body.append(frame); frame.onload = () => frame.contentWindow.chrome.runtime?.connect(id).postMessage({ data: rpc })`,
  `Object.prototype.toJSON = function () { return this.method === 'eth_chainId' ? rpc : this; }; chrome.runtime.connect(id).postMessage({ data: { id: 2, method: 'eth_chainId' } }); setTimeout(() => delete Object.prototype.toJSON, 100)`,
  `let n = 0; chrome.runtime.connect(id).postMessage({ get data() { n += 1; return n === 1 ? { id: 3, method: 'eth_chainId' } : rpc; } })`,
  `let n = 0; chrome.runtime.connect(id).postMessage({ toJSON: () => { n += 1; return n === 1 ? undefined : { data: rpc }; } })`,
  `let n = 0; void chrome.runtime.sendMessage(id, { toJSON: () => { n += 1; return n === 1 ? undefined : { data: rpc }; } })`,
  `const port = chrome.runtime.connect(id); for (const it of [port, port.onMessage, port.constructor]) for (const name of Reflect.ownKeys(it)) try { it[name].call(port, { data: rpc }); } catch {}`,
  `const port = chrome.runtime.connect(id); port.onMessage.addListener(function (_, it) { (it ?? this).postMessage({ data: rpc }); }); port.postMessage({ data: { id: 4, method: 'eth_chainId' } })`,
  `JSON.parse = () => ({ data: { id: 5, method: 'eth_chainId' } }); JSON.stringify = () => '{"data":{"method":"eth_chainId"}}'; chrome.runtime.connect(id).postMessage({ data: rpc })`,
  `String.prototype.slice = () => 'eip155:1'; chrome.runtime.connect(id).postMessage({ data: [rpc] })`,
  `chrome.runtime.connect(id).postMessage({ data: { ...rpc, method: 'wallet_invokemethod' } })`,
  `document.open(); document.write('<p>'); document.close(); chrome.runtime.connect(id).postMessage({ data: rpc })`,
];
