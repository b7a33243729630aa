import {
  type FakeDapp,
  fakeDapp,
  usualMethods,
} from '@readback/web/wallet/walletconnect/testing/fakeDapp.ts';
import { type FakeRelay, fakeRelay } from '@readback/web/wallet/walletconnect/testing/fakeRelay.ts';
import { fakeVerify } from '@readback/web/wallet/walletconnect/testing/fakeVerify.ts';
import { type Page } from '@playwright/test';
import { generate } from 'lean-qr';
import { type Address, verifyMessage } from 'viem';
import { problems, show, views } from './fixture/look.ts';
import { confirm, connect, disconnect, hearback, setting, settled, signInWallet } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

let relay: FakeRelay;
const apps: FakeDapp[] = [];

test.beforeEach(async () => {
  relay = await fakeRelay();
});

test.afterEach(async () => {
  for (const it of apps.splice(0)) await it.close();
  await relay.close();
});

async function app(metadata: Parameters<typeof fakeDapp>[0]['metadata'] = {}): Promise<FakeDapp> {
  const it = await fakeDapp({ relayUrl: relay.url, metadata });
  apps.push(it);
  return it;
}

/** Sets WalletConnect up on the screen for apps, with the relay of this test. The page is opened again by that. */
async function setUp(page: Page): Promise<void> {
  await page.goto('/#/connections');
  await page.getByRole('button', { name: 'Set up WalletConnect' }).click();
  await page.getByLabel('Project ID').fill('0123456789abcdef0123456789abcdef');
  await page.getByText('Another relay').click();
  await page.getByLabel('Relay URL').fill(relay.url);
  await page.getByRole('button', { name: 'Use WalletConnect' }).click();
  await expect(page.getByLabel('WalletConnect link')).toBeVisible();
}

const wanted = { chains: [31337], methods: [...usualMethods, 'wallet_switchEthereumChain'] };
const proposal = (page: Page) => page.getByRole('article', { name: 'An app asks to connect' });

/** Pastes the link of an app on Start, as people do, and waits for its proposal. */
async function follow(page: Page, uri: string): Promise<void> {
  await page.goto('/#/');
  await page.getByRole('textbox').first().fill(uri);
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await page.getByRole('button', { name: 'Connect this app' }).click();
  await expect(page.getByLabel('WalletConnect link')).toHaveValue(uri);
  await page.getByRole('button', { name: 'Follow link' }).click();
  await expect(proposal(page)).toBeVisible();
}

async function paired(page: Page, dapp: FakeDapp): Promise<void> {
  const { uri, connected } = await dapp.connect(wanted);
  await follow(page, uri);
  await proposal(page)
    .getByRole('button', { name: /^Connect app/ })
    .click();
  await connected;
  await expect(page.getByRole('heading', { name: 'Connected apps' })).toBeVisible();
}

async function openFirst(page: Page): Promise<void> {
  await page.goto('/#/waiting');
  await page.getByRole('button', { name: 'Review', exact: true }).first().click();
  await settled(page);
}

test('a picture of a code is read on this device, and what is no code is said', async ({ page }) => {
  await setUp(page);
  const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}&expiryTimestamp=4000000000`;
  const field = page.getByLabel('WalletConnect link');
  await page.getByLabel('Choose a picture of the code').setInputFiles(pictureOf(uri));
  await expect(field).toHaveValue(uri);
  const empty = { name: 'none.bmp', mimeType: 'image/bmp', buffer: bitmap(64, () => false) };
  await page.getByLabel('Choose a picture of the code').setInputFiles(empty);
  await expect(page.getByText('No QR code was found in this picture')).toBeVisible();
  await expect(field).toHaveValue(uri);
  const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Choose a picture of the code').setInputFiles(text);
  await expect(page.getByText('No QR code was found in this picture')).toBeVisible();
});

function pictureOf(text: string): { name: string; mimeType: string; buffer: Buffer } {
  const [code, scale, border] = [generate(text), 6, 4];
  const side = (code.size + 2 * border) * scale;
  const at = (it: number) => Math.floor(it / scale) - border;
  return {
    name: 'code.bmp',
    mimeType: 'image/bmp',
    buffer: bitmap(side, (x, y) => code.get(at(x), at(y))),
  };
}

/** A square picture without compression, 32 bits a pixel. */
function bitmap(side: number, isDark: (x: number, y: number) => boolean): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + side * side * 4, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side, 18);
  head.writeInt32LE(-side, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(32, 28);
  const pixels = Buffer.alloc(side * side * 4, 255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (isDark(x, y)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return Buffer.concat([head, pixels]);
}

test('an app elsewhere pairs by its link, and a payment, a message and typed data are reviewed, signed and told', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  await connect(page);
  await setUp(page);
  const dapp = await app({ name: 'Uniswap', url: 'https://app.uniswap.org' });
  await paired(page, dapp);
  expect(dapp.accounts()).toEqual([account]);
  expect(dapp.methods()).toEqual(wanted.methods);
  expect(await watch.signingCalls()).toEqual([]);
  const ask = (method: string, params: unknown) => {
    const asked = dapp.request(method, params, { chainId: 31337 });
    // It is inspected once someone has decided.
    asked.catch(() => undefined);
    return asked;
  };

  await test.step('a payment', async () => {
    const sent = ask('eth_sendTransaction', [{ from: account, to: friend, value: '0x3782dace9d900000' }]);
    await openFirst(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 ETH');
    await expect(page.getByText('an app on WalletConnect').last()).toBeVisible();
    await expect(page.getByText(/An app that calls itself Uniswap is waiting/)).toBeVisible();
    await signInWallet(page);
    await confirm(page);
    await expect(hearback(page)).toContainText('it matches the readback');
    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);
    await expect(page.getByText('The app received the result.')).toBeVisible();
  });

  await test.step('a message', async () => {
    const signed = ask('personal_sign', ['0x476f6f64206d6f726e696e67', account]);
    await openFirst(page);
    await signInWallet(page);
    await confirm(page);
    const signature = (await signed) as `0x${string}`;
    expect(await verifyMessage({ address: account, message: 'Good morning', signature })).toBe(true);
  });

  await test.step('typed data', async () => {
    const typed = {
      types: { EIP712Domain: [{ name: 'name', type: 'string' }], Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      domain: { name: 'Notes' },
      message: { text: 'Hello' },
    };
    const signed = ask('eth_signTypedData_v4', [account, JSON.stringify(typed)]);
    await openFirst(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect(signed).rejects.toMatchObject({ code: 4001 });
  });

  await test.step('a log-in is stopped until somebody says which site asks, whatever the app claims', async () => {
    const text = `app.uniswap.org wants you to sign in with your Ethereum account:\n${account}\n\nSign in\n\nURI: https://app.uniswap.org\nVersion: 1\nChain ID: 31337\nNonce: abcdef1234\nIssued At: ${new Date().toISOString()}`;
    const signed = ask('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, account]);
    await openFirst(page);
    await expect(page.locator('main [data-verdict]').first()).toHaveText('Stop');
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect(signed).rejects.toMatchObject({ code: 4001 });
  });
  await test.step('one tab has the connection', async () => {
    const other = await page.context().newPage();
    await other.goto(new URL('/#/connections', page.url()).href);
    await expect(other.getByText('Readback is connected to apps in another tab')).toBeVisible();
    await other.close();
  });
  expect(await watch.signingCalls()).toHaveLength(2);
});

test('a request survives a reload; an app that leaves, and a session that is ended, wait no more', async ({
  page,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  await connect(page);
  await setUp(page);
  const dapp = await app();
  await paired(page, dapp);
  const pay = (value: string) =>
    dapp.request('eth_sendTransaction', [{ from: account, to: friend, value }], { chainId: 31337 });

  const sent = pay('0x7');
  await page.goto('/#/waiting');
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible();
  await page.reload();
  await openFirst(page);
  await signInWallet(page);
  await confirm(page);
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);

  await test.step('another account is connected', async () => {
    await disconnect(page);
    await connect(page, 1);
    await page.goto('/#/connections');
    await expect(page.getByText('This account is not connected here')).toBeVisible();
    await expect(pay('0x8')).rejects.toMatchObject({ code: 4100 });
    await page.getByRole('button', { name: 'Use the connected account' }).click();
    await expect.poll(() => dapp.accounts()).toEqual([friend]);
    await disconnect(page);
    await connect(page);
    await page.goto('/#/connections');
    await page.getByRole('button', { name: 'Use the connected account' }).click();
    await expect.poll(() => dapp.accounts()).toEqual([account]);
  });

  await test.step('megabytes of digits, a method and a network that were not approved', async () => {
    await page.goto('/#/waiting');
    const of = (method: string, params: unknown, chainId = 'eip155:31337') => ({
      request: { method, params },
      chainId,
    });
    await dapp.send(of('eth_sign', [account, `0x${'00'.repeat(32)}`]), 1);
    await dapp.send(of('personal_sign', ['0x6869', account], 'eip155:1'), 2);
    await dapp.send(of('personal_sign', [`0x${'61'.repeat(2 ** 20)}`, account]), 3);
    await expect.poll(() => dapp.answers().size, { timeout: 20_000 }).toBe(3);
    for (const it of dapp.answers().values()) expect(it).toHaveProperty('error');
    await expect(page.getByRole('button', { name: 'Review', exact: true })).toHaveCount(0);
  });

  await test.step('the app leaves while its request is reviewed', async () => {
    pay('0x9').catch(() => undefined);
    await openFirst(page);
    await dapp.leave();
    await expect(page.getByText('The app no longer waits')).toBeVisible();
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  });

  await test.step('a session is ended here', async () => {
    const other = await app({ name: 'Other' });
    await paired(page, other);
    await page.getByRole('button', { name: 'Disconnect app' }).click();
    await expect.poll(() => other.ended()).toBe(true);
    await expect(page.getByRole('heading', { name: 'Connected apps' })).toHaveCount(0);
  });
});

test('what an app says of itself is shown as that, and the screen has no barrier in its states', async ({
  page,
}) => {
  await page.goto('/#/connections');
  await expect(page.getByRole('button', { name: 'Set up WalletConnect' })).toBeVisible();
  const look = async () => {
    for (const view of views) {
      await show(page, view);
      expect(await problems(page)).toEqual([]);
    }
  };
  await look();
  expect(relay.open()).toBe(0);
  await connect(page);
  await setUp(page);
  await page.getByLabel('WalletConnect link').fill('https://app.example');
  await page.getByRole('button', { name: 'Follow link' }).click();
  await expect(page.getByText('This is not a WalletConnect link.')).toBeVisible();

  const dapp = await app({
    name: `Readback\u202e${'x'.repeat(5_000)}`,
    description: 'The only\u200b one',
    url: 'https://readback.example',
  });
  const { uri, connected } = await dapp.connect({ ...wanted, methods: [...wanted.methods, 'eth_sign'] });
  await follow(page, uri);
  await expect(proposal(page)).toContainText('Readback cannot verify this');
  await expect(proposal(page)).toContainText('The site that sent this is unknown');
  await expect(proposal(page)).toContainText('It will not get');
  await look();
  await proposal(page).getByRole('button', { name: 'Reject' }).click();
  await expect(connected).rejects.toMatchObject({ code: 5000 });
  await expect(proposal(page)).toHaveCount(0);
});

test('a proposal from another site than it says is warned about, and its rejection comes first', async ({
  page,
  watch,
}) => {
  watch.expectHost('verify.walletconnect.org');
  const { key, statement } = fakeVerify({ origin: 'https://thief.example' });
  relay.attest(statement);
  const asked: string[] = [];
  await page.route('https://verify.walletconnect.org/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: key, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/');
  await connect(page);
  await setUp(page);
  await page.getByRole('button', { name: 'Check statements (reloads page)' }).click();
  await expect(page.getByRole('button', { name: 'Stop checking (reloads page)' })).toBeVisible();
  expect(asked).toEqual([]);
  const dapp = await app({ name: 'Uniswap', url: 'https://app.uniswap.org' });
  const { uri, connected } = await dapp.connect(wanted);
  await follow(page, uri);
  await expect(proposal(page).getByRole('alert')).toContainText(
    'This comes from a different site than it says',
  );
  await expect(proposal(page).getByRole('alert')).toContainText('thief.example');
  await expect(proposal(page).getByRole('button', { name: 'Connect app anyway' })).toBeVisible();
  for (const view of views) {
    await show(page, view);
    expect(await problems(page)).toEqual([]);
  }
  expect(asked).toEqual(['/v3/public-key']);
  await proposal(page).getByRole('button', { name: 'Reject' }).click();
  await expect(connected).rejects.toMatchObject({ code: 5000 });
});
