import { getAddress, parseEther, toHex, verifyMessage } from 'viem';
import type { Page } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { badge, pause } from './fixture/hub.ts';
import { expect, fullChromium, signs, test } from './fixture/extension.ts';
import { pressToSign } from './fixture/pilot.ts';
import { core } from './fixture/test.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

type Answer = { result?: unknown; error?: { code: number; message: string } };

/** Asks a wallet from the site's own page. */
function ask(page: Page, method: string, params: readonly unknown[], wallet?: string): Promise<Answer> {
  return page.evaluate(
    ([method, params, wallet]) =>
      (globalThis as unknown as { ask: (...it: unknown[]) => Promise<Answer> }).ask(method, params, wallet),
    [method, params, wallet] as const,
  );
}

test('a site reads at once; what it asks to send is read back first, and goes to the wallet as it was shown', {
  tag: core,
}, async ({ installed: { context, dapp, wallets, info, review } }) => {
  const [account, friend] = info.accounts.map((it) => it.address);
  const page = await context.newPage();
  await page.goto(dapp);
  expect(await ask(page, 'eth_requestAccounts', [])).toEqual({ result: [account] });
  expect(await ask(page, 'eth_chainId', [])).toEqual({ result: '0x7a69' });

  const value = toHex(parseEther('0.25'));
  const sent = ask(page, 'eth_sendTransaction', [{ from: account, to: friend, value }]);
  const readback = await review();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('0.25 ETH');
  await expect(readback.getByText(new URL(dapp).host).first()).toBeVisible();
  const shown = () =>
    readback
      .locator('main dl [data-icon]')
      .evaluate((it) => getComputedStyle(it, '::before').backgroundImage);
  // The site is asked for it while the request is read.
  await expect.poll(shown, 'its icon is drawn from data').toMatch(/^url\("data:image\/png;base64,/);
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toEqual([]);

  await pressToSign(readback.getByRole('button', signs));
  const { result } = await sent;
  expect(result).toMatch(/^0x[0-9a-f]{64}$/);
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toMatchObject([
    { wallet: 'Alpha', method: 'eth_sendTransaction', params: [{ value }] },
  ]);
  await expect(readback.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();
});

test('a message gives its signature, and a rejection is one', { tag: core }, async ({
  installed: { context, dapp, wallets, review },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const { result } = await ask(page, 'eth_requestAccounts', [], 'Beta');
  const [account] = result as [`0x${string}`];
  const signed = ask(page, 'personal_sign', [toHex('Good morning'), account], 'Beta');
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  const signature = (await signed).result as `0x${string}`;
  expect(await verifyMessage({ address: account, message: 'Good morning', signature })).toBe(true);

  const rejected = ask(page, 'personal_sign', [toHex('Good night'), account], 'Beta');
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('Good night');
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
  expect(await rejected).toMatchObject({ error: { code: 4001 } });
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toHaveLength(1);
});

test('what the wallet refuses is refused, and a page that is left leaves nothing to sign', async ({
  installed: { context, dapp, wallets, info, review },
}) => {
  const [account, friend] = info.accounts.map((it) => it.address);
  const page = await context.newPage();
  await page.goto(dapp);
  await ask(page, 'eth_requestAccounts', []);
  const send = [{ from: account, to: friend, value: toHex(parseEther('0.5')) }];

  wallets.rejects = true;
  const refused = ask(page, 'eth_sendTransaction', send);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  expect(await refused).toMatchObject({ error: { code: 4001 } });

  wallets.rejects = false;
  void ask(page, 'eth_sendTransaction', [{ ...send[0], value: '0x7' }]).catch(() => undefined);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('0.000000000000000007');
  await page.goto('about:blank');
  await expect(readback.getByText('The site no longer waits')).toBeVisible();
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toHaveLength(1);
});

test('a Review that is closed while the wallet is open: the site learns what the wallet answers', async ({
  installed: { context, dapp, wallets, review },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const { result } = await ask(page, 'eth_requestAccounts', []);
  const [account] = result as [`0x${string}`];
  let open = () => {};
  wallets.until = new Promise((resolve) => {
    open = resolve;
  });
  const signed = ask(page, 'personal_sign', [toHex('Good evening'), account]);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  await expect.poll(() => wallets.asked.some((it) => it.method === 'personal_sign')).toBe(true);
  await readback.close();
  open();
  const signature = (await signed).result as `0x${string}`;
  expect(await verifyMessage({ address: account, message: 'Good evening', signature })).toBe(true);
});

test('an extension that ends while a wallet is open: the site learns what the wallet answers, and what nobody had fails', async ({
  installed: { context, dapp, hub, wallets, info, review },
}) => {
  const [account, friend] = info.accounts.map((it) => it.address);
  const page = await context.newPage();
  await page.goto(dapp);
  await ask(page, 'eth_requestAccounts', []);
  let open = () => {};
  wallets.until = new Promise((resolve) => {
    open = resolve;
  });
  const sent = ask(page, 'eth_sendTransaction', [{ from: account, to: friend, value: '0x9' }]);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  await expect.poll(() => wallets.asked.some((it) => it.method === 'eth_sendTransaction')).toBe(true);
  const waits = ask(page, 'personal_sign', [toHex('Nobody saw this'), account]);
  let answered = false;
  void sent.then(() => (answered = true));
  // As an update does.
  await hub.evaluate('chrome.runtime.reload()').catch(() => undefined);
  expect(await waits).toMatchObject({ error: { code: -32603 } });
  expect(answered).toBe(false);
  open();
  expect((await sent).result).toMatch(/^0x[0-9a-f]{64}$/);
  // Whatever is asked for after that fails at once: nobody would read it.
  expect(await ask(page, 'personal_sign', [toHex('Later'), account])).toMatchObject({
    error: { code: -32603 },
  });
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toHaveLength(1);
});

test('a sign-in is for the site that the browser says it is, or a Stop', async ({
  installed: { context, dapp, review },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const { result } = await ask(page, 'eth_requestAccounts', []);
  const [account] = result as [`0x${string}`];
  const message = (domain: string) =>
    toHex(
      `${domain} wants you to sign in with your Ethereum account:\n${getAddress(account)}\n\nSign in.\n\nURI: http://${domain}\nVersion: 1\nChain ID: 31337\nNonce: abcdefgh1\nIssued At: ${new Date().toISOString()}`,
    );
  void ask(page, 'personal_sign', [message('bank.example'), account]).catch(() => undefined);
  const readback = await review();
  await expect(
    readback.getByText(`but ${new URL(dapp).host} is asking you to sign it`).first(),
  ).toBeVisible();
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();

  void ask(page, 'personal_sign', [message(new URL(dapp).host), account]).catch(() => undefined);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText(new URL(dapp).host);
  await expect(readback.getByText('is asking you to sign it')).toBeHidden();
  await expect(readback.getByText('Read back').first()).toBeVisible();
});

test('a page that speaks to a wallet past the wrapper is shown on the icon', async ({
  installed: { context, dapp, hub, expectPast },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  await ask(page, 'eth_requestAccounts', []);
  expect(await badge(hub, dapp)).toBe('');
  expectPast();
  await page.evaluate(() =>
    postMessage({
      target: 'test-wallet-content',
      id: 999,
      wallet: 'Alpha',
      data: { method: 'personal_sign', params: ['0x00'] },
    }),
  );
  await expect.poll(() => badge(hub, dapp)).toBe('!');
});

test('a network that a site wants in the wallet is said in words first', async ({
  installed: { context, dapp, wallets, review },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const network = { chainId: '0x89', chainName: 'Polygon', rpcUrls: ['https://node.example'] };
  const asked = ask(page, 'wallet_addEthereumChain', [network]);
  const readback = await review();
  await expect(readback.getByText('calls itself Polygon, chain 137')).toBeVisible();
  expect(wallets.asked.filter((it) => it.method === 'wallet_addEthereumChain')).toEqual([]);
  await readback.getByRole('button', { name: 'Let the wallet ask me' }).click();
  await asked;
  expect(wallets.asked.filter((it) => it.method === 'wallet_addEthereumChain')).toMatchObject([
    { params: [network] },
  ]);
});

test('a wallet that a site makes up makes no account the user’s own, and what it gets excuses nothing else', async ({
  installed: { context, dapp, hub, info, review, expectPast },
}) => {
  expectPast();
  const thief = info.accounts[3]?.address ?? '';
  const page = await context.newPage();
  await page.goto(dapp);
  await page.evaluate((thief) => {
    const provider = {
      request: async ({ method }: { method: string }) => {
        if (method === 'eth_accounts') return [thief];
        if (method === 'eth_chainId') return '0x7a69';
        // What Review let through to it is not what it asks the other wallet for.
        const data = { method, params: ['0xffff', thief] };
        postMessage({ target: 'test-wallet-content', id: 998, wallet: 'Alpha', data });
        return '0x';
      },
      on: () => undefined,
    };
    const info = { uuid: 'x', name: 'Alpha', rdns: 'example.alpha', icon: '' };
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  }, thief);
  void ask(page, 'personal_sign', [toHex('Good day'), thief], 'Alpha').catch(() => undefined);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  await expect.poll(() => badge(hub, dapp)).toBe('!');
  await readback.evaluate(() => {
    location.hash = '#/accounts';
  });
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('Accounts');
  await page.close();
  await readback.reload();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('Accounts');
  await expect(readback.getByText(thief.slice(-4))).toBeHidden();
});

test('on a paused site nothing is held back, and the icon says so', async ({
  installed: { context, dapp, hub, wallets, expectPast },
}) => {
  expectPast();
  await pause(hub, 'http://127.0.0.1/*');
  const page = await context.newPage();
  await page.goto(dapp);
  const { result } = await ask(page, 'eth_requestAccounts', []);
  const [account] = result as [`0x${string}`];
  expect(await ask(page, 'personal_sign', [toHex('Unread'), account])).toHaveProperty('result');
  expect(wallets.asked.map(({ method }) => method)).toContain('personal_sign');
  await expect.poll(() => badge(hub, dapp)).toBe('off');
});

test('the icon’s window leads to what comes next: turning it on, reloading the page, and else Readback', async ({
  installed: { context, dapp, hub },
}) => {
  const popup = await context.newPage();
  await popup.setViewportSize({ width: 320, height: 420 });
  // Nobody can press what asks for a permission, and a window of an icon is over no tab here.
  await popup.addInitScript((url) => {
    const it = globalThis as unknown as {
      isIn: boolean;
      reloaded: number[];
      chrome: { tabs: object; permissions: object };
      close: () => void;
    };
    it.isIn = false;
    it.reloaded = [];
    Object.assign(it.chrome.tabs, {
      query: async () => [{ id: 7, url }],
      reload: async (id: number) => void it.reloaded.push(id),
    });
    Object.assign(it.chrome.permissions, {
      contains: async () => it.isIn,
      request: async () => (it.isIn = true),
    });
    it.close = () => {};
  }, dapp);
  await popup.goto(new URL('/popup.html', hub.url()).href);
  const { hostname } = new URL(dapp);
  const leads = popup.locator('button.main');
  await expect(popup.getByText(`Readback is off on ${hostname}.`)).toBeVisible();
  await expect(leads).toHaveText([`Turn on for ${hostname}`]);
  await leads.click();
  await expect(popup.getByText(`Readback is on for ${hostname}.`)).toBeVisible();
  await expect(leads).toHaveText(['Reload the page']);
  await leads.click();
  expect(await popup.evaluate(() => (globalThis as unknown as { reloaded: number[] }).reloaded)).toEqual([7]);
  await popup.reload();
  await expect(popup.getByText(`Readback is off on ${hostname}.`)).toBeVisible();
  await popup.getByRole('button', { name: 'Turn on for all sites' }).click();
  await popup.getByRole('button', { name: `Pause on ${hostname}` }).click();
  await expect(leads).toHaveText(['Reload the page']);
  await expect(popup.getByRole('button', { name: `Resume on ${hostname}` })).toBeVisible();
});
