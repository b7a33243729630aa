import type { Locator, Page } from '@playwright/test';
import { cloud, farName, practiceNames, visitor } from '@readback/scenarios/practiceNames.ts';
import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, namehash, parseAbi } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { picture, problems, show, views } from './fixture/look.ts';
import { connect, readBack, sentence, setting, settled, signInWallet, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const chip = (page: Page): Locator => page.getByTestId('wallet').getByRole('button').first();
const found = (page: Page): Locator => page.getByTestId('typed-address');
const offered = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Known addresses' }).getByRole('option');
const pngOf = (name: string) => practiceNames.find((it) => it.name === name)?.avatar as string;

/** Serves every picture that is asked for outside, and keeps what was asked. */
async function servePictures(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    const body = Buffer.from(pngOf('pilot.eth').split(',')[1] ?? '', 'base64');
    await route.fulfill({ contentType: 'image/png', body });
  });
  return asked;
}

/** Sends a transaction of a practice account from outside the page. */
async function sendAs(page: Page, account: number, { to, data }: { to: Address; data: Hex }): Promise<void> {
  const signer = mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex: account });
  const signed = await signer.signTransaction({
    chainId: 31337,
    to,
    data,
    gas: 200_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
    nonce: 0,
  });
  const answer = await page.request.post('/practice/rpc', {
    headers: { origin: new URL(page.url()).origin },
    data: { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [signed] },
  });
  expect(await answer.json()).toMatchObject({ result: expect.stringMatching(/^0x/) });
}

/** Opens the form that sends, and types whom to. */
async function typeTo(page: Page, to: string): Promise<Locator> {
  await page.goto('/#/compose');
  const field = page.getByRole('combobox', { name: 'To' });
  await field.fill(to);
  return field;
}

test('a connected account shows its own name and picture, and asks nobody else for them', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  await expect(chip(page)).toContainText('pilot.eth');
  await expect(chip(page).locator('img')).toHaveAttribute('src', pngOf('pilot.eth'));
  await expect
    .poll(() =>
      chip(page)
        .locator('img')
        .evaluate((it: HTMLImageElement) => it.naturalWidth),
    )
    .toBe(24);
  await chip(page).click();
  await expect(page.getByRole('dialog')).toContainText('pilot.eth');
  await expect(page.getByRole('dialog')).toContainText('2266');
});

test('an account whose reverse record lies shows no name', async ({ page }) => {
  await page.goto('/');
  await connect(page, 4);
  await expect(chip(page)).toContainText('6A65');
  await chip(page).click();
  await expect(page.getByRole('dialog')).not.toContainText('.eth');
  await expect(page.getByRole('dialog')).toContainText('6A65');
});

test('a payment to a typed name says on Review the name, its address, and where it was read', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const { info } = await setting(page);
  await typeTo(page, 'Copilot.ETH');
  await expect(found(page)).toContainText('copilot.eth');
  await expect(found(page)).toContainText('0x7099…79C8');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1');
  await page.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(sentence(page)).toContainText('copilot.eth');
  const payee = page.locator('dl > div').filter({ has: page.getByText('To', { exact: true }) });
  await expect(payee).toContainText('the name you typed');
  const digits = info.accounts[1]?.address.slice(2) ?? '';
  await expect(payee).toContainText(digits);
  // On Review no picture represents the one that is made from the digits.
  await expect(page.locator('main img')).toHaveCount(0);
  await signInWallet(page);
});

test('a stranger of a pasted request has on Review the name that points back to it, and who says so', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const call = { to: visitor, value: '0x1', chainId: '0x7a69' };
  await readBack(page, JSON.stringify({ method: 'eth_sendTransaction', params: [call] }));
  await expect(sentence(page)).toContainText('visitor.eth');
  await page.locator('dl > div').getByText('visitor.eth').click();
  await expect(page.getByRole('dialog')).toContainText('ENS');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a name that gives another address by now is a Stop', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const { info } = await setting(page);
  await typeTo(page, 'copilot.eth');
  await expect(found(page)).toContainText('79C8');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1');
  const abi = parseAbi(['function setAddr(bytes32 node, address a)']);
  const args = [namehash('copilot.eth'), visitor] as const;
  const data = encodeFunctionData({ abi, functionName: 'setAddr', args });
  await sendAs(page, 1, { to: info.addresses.ensResolver, data });
  await page.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Stop');
  await expect(page.getByRole('main')).toContainText('The name copilot.eth now resolves to');
});

test('what is not a name, or belongs to nobody, is said at the field', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const field = await typeTo(page, 'pi_lot.eth');
  await expect(page.getByRole('alert')).toContainText('underscore');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('nobody.eth');
  await expect(page.getByRole('alert')).toContainText('This name is not registered');
  await field.fill('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92267');
  await expect(page.getByRole('alert')).toContainText('checksum');
  await field.fill('東京tower.eth');
  await expect(found(page)).toContainText('more than one alphabet');
  await field.fill('runway🛬.eth');
  await expect(found(page)).toContainText('0x90F7');
});

test('own accounts and saved names are offered, and the keyboard takes them', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const field = await typeTo(page, '0xf');
  await expect(offered(page)).toHaveCount(1);
  await expect(offered(page)).toContainText('pilot.eth');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  await expect(offered(page)).toHaveCount(0);
  await expect(found(page)).toContainText('pilot.eth');
});

test('known addresses are offered as soon as the field has the focus, and half a name is not wrong', async ({
  page,
}) => {
  await page.goto('/#/compose');
  await page.getByRole('button', { name: 'Use the practice wallet' }).click();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  await expect(page.getByTestId('from')).toContainText('pilot.eth');
  await expect(page.getByLabel('Asset').locator('option').first()).toContainText(/PUSD 0x.*25,000/);
  await expect(page.getByLabel('Asset')).toHaveValue(/^0x/);
  const field = page.getByRole('combobox', { name: 'To' });
  await field.focus();
  await expect(offered(page).first()).toContainText('pilot.eth');
  await field.fill('practice account');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Amount in PUSD').fill('1');
  await expect(page.getByRole('alert')).toContainText('Type an address');
  await field.fill('practice account 2');
  await expect(found(page)).toContainText('0x7099…79C8');
  await page.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(sentence(page)).toContainText('You send 1 PUSD to Practice account 2');
});

test('a stranger’s picture is asked of its host only after a press, one in the record shows by itself', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await connect(page);
  const asked = await servePictures(page);
  await typeTo(page, 'visitor.eth');
  await expect(found(page).locator('img')).toHaveAttribute('src', pngOf('visitor.eth'));
  await typeTo(page, 'guest.eth');
  await expect(found(page)).toContainText('guest.eth');
  await found(page).getByText('0x1341').click();
  const show = page.getByRole('button', { name: 'Show avatar (contacts pictures.example)' });
  await expect(show).toBeVisible();
  expect(asked).toEqual([]);
  watch.expectHost('pictures.example');
  await show.click();
  await expect(found(page).locator('img')).toHaveAttribute('src', 'https://pictures.example/guest.png');
  await expect.poll(() => asked).toEqual(['https://pictures.example/guest.png']);
});

test('pictures of watched addresses load from where they are, through the gateway, as far as sources are on', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const asked = await servePictures(page);
  watch.expectHost('ipfs.io');
  const place = 'https://ipfs.io/ipfs/practice/cloud.png';
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByRole('button', { name: 'Watch an address' }).click();
  await page.getByLabel('Address to watch').fill(cloud);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.getByTestId('wallet').getByRole('button', { name: 'Watching' }).click();
  await expect(page.getByRole('dialog')).toContainText('cloud.eth');
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', place);
  await expect.poll(() => asked).toEqual([place]);

  await page.evaluate(() => {
    localStorage.setItem('readback.setting.sources', JSON.stringify({ on: { ipfs: false }, urls: {} }));
  });
  await page.reload();
  await page.getByTestId('wallet').getByRole('button', { name: 'Watching' }).click();
  await expect(page.getByRole('dialog')).toContainText('cloud.eth');
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  expect(asked).toEqual([place]);
});

test('a vector picture is never shown, and an item that the account holds is', async ({ page }) => {
  await page.goto('/');
  await connect(page, 2);
  await expect(chip(page).locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await typeTo(page, 'radar.eth');
  await expect(found(page)).toContainText('radar.eth');
  await expect(found(page).locator('img')).toHaveCount(0);
});

test('a name behind a gateway is looked up once the page may reach that host', async ({ page, watch }) => {
  const asked: string[] = [];
  await page.route('https://gateway.example/**', async (route) => {
    asked.push(route.request().url());
    const address = practiceNames.find((it) => it.name === 'visitor.eth')?.address as `0x${string}`;
    const data = encodeAbiParameters([{ type: 'address' }], [address]);
    await route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/');
  await connect(page);
  await typeTo(page, farName.name);
  await expect(page.getByRole('alert')).toContainText('its gateway was not asked');
  expect(asked).toEqual([]);
  watch.expectHost('gateway.example');
  await page.getByRole('button', { name: 'Reload page to ask gateway.example' }).click();
  await page.waitForLoadState('load');
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  await typeTo(page, farName.name);
  await expect(found(page)).toContainText(farName.name);
  expect(asked.length).toBeGreaterThan(0);
});

test('the field is whole in both themes and widths, with what it offers and what it found', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const field = await typeTo(page, '東京tower.eth');
  await expect(found(page)).toContainText('more than one alphabet');
  for (const view of views) {
    await show(page, view);
    expect(await problems(page), JSON.stringify(view)).toEqual([]);
    await picture(page, `names-found-${view.theme}-${view.width}`);
  }
  await field.fill('0xf');
  await expect(offered(page)).toHaveCount(1);
  await picture(page, 'names-offered');
  expect(await problems(page)).toEqual([]);
});
