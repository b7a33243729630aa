import type { Frame, Page } from '@playwright/test';
import { type DappSite, openDapp, startDappSite } from './fixture/dappSite.ts';
import { connect } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

let site: DappSite;
test.beforeAll(async () => {
  site = await startDappSite('safeApp');
});
test.afterAll(() => site.close());

/** What the dapp does, with a user's press behind it, and what came of it, as text. */
const does = (frame: Frame, text: string): Promise<string> =>
  frame.evaluate<unknown>(text).then(String, (error: unknown) => `refused: ${String(error)}`);

/** Types into the finder, and finds it there. */
async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
}

test('a dapp can lead the page nowhere, draw over nothing, speak over nothing and open no window of the browser’s own', async ({
  page,
  watch,
}) => {
  watch.expectHost(site.host);
  watch.expectErrors(/sandbox|Permissions policy|permission to navigate|Unsafe attempt|blocked/i);
  await page.goto('/');
  await connect(page);
  await page.goto('/#/activity');
  const frame = await openDapp(page, site);
  await page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  const here = page.url();

  await test.step('it navigates nothing but itself', async () => {
    for (const it of [
      `parent.location.href = 'about:blank'`,
      `top.location.hash = '#/settings'`,
      `parent.location.replace('about:blank')`,
      `open('about:blank', '_top')`,
      `open('about:blank', '_parent')`,
      `history.back()`,
      `history.go(-2)`,
      `(() => { const a = document.createElement('a'); a.href = 'about:blank'; a.target = '_top'; document.body.append(a); a.click(); })()`,
      `(() => { const a = document.createElement('form'); a.action = 'about:blank'; a.target = '_top'; document.body.append(a); a.submit(); })()`,
    ])
      expect(await does(frame, it), it).toMatch(/^(refused: .*|null|undefined|about:blank)$/s);
    expect(page.url()).toBe(here);
  });

  await test.step('no dialog, no download, no pointer, no device, no picture over the page', async () => {
    const downloads: unknown[] = [];
    const dialogs: unknown[] = [];
    page.on('download', (it) => downloads.push(it));
    page.on('dialog', (it) => void dialogs.push(it.dismiss()));
    for (const it of [
      'alert(1)',
      'confirm(1)',
      'prompt(1)',
      'print()',
      `(() => { const a = document.createElement('a'); a.href = 'data:application/octet-stream,x'; a.download = 'x'; document.body.append(a); a.click(); })()`,
    ])
      expect(await does(frame, it), it).toMatch(/^(refused: .*|null|undefined|false)$/s);
    for (const it of [
      'document.body.requestFullscreen()',
      'document.body.requestPointerLock()',
      'document.requestStorageAccess()',
      'navigator.mediaDevices.getUserMedia({ video: true })',
      'navigator.getGamepads().length',
      `new Promise((ok, no) => navigator.geolocation.getCurrentPosition(ok, (it) => no(it.message)))`,
    ])
      expect(await does(frame, it), it).toMatch(/^refused: /);
    expect(await does(frame, 'document.pictureInPictureEnabled')).toBe('false');
    const allowed = await does(
      frame,
      '(document.permissionsPolicy ?? document.featurePolicy).allowedFeatures()',
    );
    expect(allowed).not.toMatch(
      /picture-in-picture|aria-notify|gamepad|storage-access|fullscreen|camera|clipboard/,
    );
    expect([downloads, dialogs]).toEqual([[], []]);
  });
  expect(page.url()).toBe(here);
  expect(await watch.signingCalls()).toEqual([]);
});

test('a dapp that is not shown and takes the keyboard is closed, and what is typed goes to the page', async ({
  page,
  watch,
}) => {
  watch.expectHost(site.host);
  await page.goto('/');
  await connect(page);
  const frame = await openDapp(page, site);
  const heard = await frame.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', ({ key }) => keys.push(key));
    return keys;
  });

  await test.step('an element of a dapp that is hidden takes nothing', async () => {
    await frame.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'field';
      document.body.append(field);
    });
    await page.getByRole('link', { name: 'Activity' }).first().click();
    await frame.evaluate(() => document.getElementById('field')?.focus());
    await typed(page, 'secret');
    expect(await heard.jsonValue()).toEqual([]);
  });

  await frame.evaluate(() => void setTimeout(() => window.focus()));
  await expect(page.locator('iframe')).toHaveCount(0);
  await typed(page, 'secret');
  await page.getByRole('link', { name: 'Connections' }).first().click();
  await page.getByRole('link', { name: 'Open a dapp' }).click();
  await expect(page.getByText('The dapp took the keyboard', { exact: true })).toBeVisible();
});

test('whatever a dapp posts, from whichever of its windows, nothing waits but what it may ask', async ({
  page,
  watch,
}) => {
  watch.expectHost(site.host);
  await page.goto('/');
  await connect(page);
  const frame = await openDapp(page, site);
  await frame.evaluate(async () => {
    const env = { sdkVersion: '9.1.0' };
    const tx = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '1', data: '0x' };
    const cycle: Record<string, unknown> = { ...tx };
    cycle['self'] = cycle;
    let deep: unknown = tx;
    for (let depth = 0; depth < 1_000; depth += 1) deep = [deep];
    const sparse: unknown[] = [];
    sparse[4_000_000_000] = tx;
    const { port1 } = new MessageChannel();
    const odd: [unknown, Transferable[]?][] = [
      [new Map([['txs', [tx]]])],
      [{ txs: new Set([tx]) }],
      [{ txs: [new Map(Object.entries(tx))] }],
      [{ txs: sparse }],
      [{ txs: deep }],
      [{ txs: [cycle] }],
      [{ txs: [new Date()] }],
      [{ txs: [/x/] }],
      [{ txs: [new Error('x')] }],
      [{ txs: [new Blob(['x'])] }],
      [{ txs: [new Uint8Array(8)] }],
      [{ txs: [{ ...tx, port: port1 }] }, [port1]],
      [{ txs: [{ ...tx, value: -1n }] }],
      [{ txs: [{ ...tx, value: 1.5 }] }],
      [{ txs: [{ ...tx, to: [tx.to] }] }],
      [{ txs: [{ ...tx, chainId: 1 }] }],
      [{ txs: [{ ...tx, from: tx.to }] }],
      [{ txs: { 0: tx, length: 1 } }],
    ];
    odd.forEach(([params, transfer = []], at) =>
      parent.postMessage({ id: `odd ${at}`, method: 'sendTransactions', params, env }, '*', transfer),
    );
    const ask = { id: 'other', method: 'sendTransactions', params: { txs: [tx] }, env };
    const code = `<script>for (const it of [parent, top, parent.parent]) it.postMessage(${JSON.stringify(ask)}, '*')</scr${''}ipt>`;
    const attributes = [
      { srcdoc: code },
      { srcdoc: code, sandbox: 'allow-scripts' },
      { src: URL.createObjectURL(new Blob([code], { type: 'text/html' })) },
      { src: `data:text/html,${encodeURIComponent(code)}` },
    ];
    await Promise.all(
      attributes.map((it) => {
        const inner = document.createElement('iframe');
        for (const [name, value] of Object.entries(it)) inner.setAttribute(name, value);
        document.body.append(inner);
        return new Promise((resolve) => (inner.onload = resolve));
      }),
    );
    for (const method of [
      'eth_sendTransaction',
      'personal_sign',
      'eth_sign',
      'wallet_sendCalls',
      '__proto__',
    ])
      for (const how of [
        { method, params: [tx] },
        { method: 'rpcCall', params: { call: method, params: [tx] } },
        { method: 'rpcCall', params: { call: [method], params: [tx] } },
      ])
        parent.postMessage({ id: `${method} ${how.method}`, env, ...how }, '*');
  });
  expect(await frame.evaluate('dapp.info()')).toMatchObject({ chainId: 31337 });
  await expect(page.getByRole('region', { name: 'Requests from the dapp' })).toHaveCount(0);
  await frame.evaluate(`void dapp.message('one', 'Hello')`);
  await expect(
    page.getByRole('region', { name: 'Requests from the dapp' }).getByRole('listitem'),
  ).toHaveCount(1);
  expect(await watch.signingCalls()).toEqual([]);
});

test('the end of a long host is seen, which says whose it is', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const host = `app.bank.example.${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.thief.example`;
  await page.goto(`/#/dapp?url=${encodeURIComponent(`https://${host}/`)}`);
  await expect(page.getByText(`Opens ${host}.`)).toBeVisible();
  await expect(page.getByText(`Open the dapp only if you know the site ${host}.`)).toBeVisible();
});
