import type { Locator, Page } from '@playwright/test';
import { cloud, practiceNames } from '@readback/scenarios/practiceNames.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { problems, show, views } from './fixture/look.ts';
import { type OpenNode, startOpenNode } from './fixture/openNode.ts';
import { connect, readBack, setting, settled, unfold } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Data sent' });
const line = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('button', { name: /data sent/i });
const outside = ['sourcify.dev', 'api.4byte.sourcify.dev', 'raw.githubusercontent.com', 'ipfs.io'];

let gnosis: OpenNode;
test.beforeAll(async () => {
  gnosis = await startOpenNode(100);
});
test.afterAll(() => gnosis.stop());

/** Counts, by host, all that the browser asks since the page was loaded, besides the files of the page itself. */
function recordRequests(page: Page): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  const note = (address: string, questions = 1) => {
    const { host } = new URL(address);
    asked.set(host, (asked.get(host) ?? 0) + questions);
  };
  page.on('request', (it) => {
    const { protocol, host, pathname } = new URL(it.url());
    if (it.isNavigationRequest()) return asked.clear();
    const ownFile = host === new URL(page.url()).host && !pathname.startsWith('/practice/');
    if (/^https?:/.test(protocol) && !ownFile && it.method() !== 'OPTIONS')
      note(it.url(), questionsIn(it.postData()));
  });
  // The page's own host brings requests of scripts over a socket.
  page.on('websocket', (it) => {
    const { host, pathname } = new URL(it.url());
    if (host !== new URL(page.url()).host || pathname !== '/scripts/page') note(it.url());
  });
  return asked;
}

/** A node is asked several questions in one body. */
function questionsIn(body: string | null): number {
  return body?.startsWith('[') ? JSON.parse(body).length : 1;
}

/** What the list says: how many questions each host was asked. */
async function listed(page: Page): Promise<ReadonlyMap<string, number>> {
  const hosts = await list(page).getByRole('region').all();
  const rows = hosts.map(async (it) => {
    const name = await it.getByRole('heading', { level: 3 }).locator('bdi, span').first().innerText();
    const count = /([\d,]+) quer(?:y|ies), the last/.exec(await it.innerText())?.[1] ?? '';
    return [name, Number(count.replace(',', ''))] as const;
  });
  return new Map(await Promise.all(rows));
}

test('every request of the page to any host is in the list of what left this device', async ({
  page,
  watch,
}) => {
  for (const host of [...outside, new URL(gnosis.url).host]) watch.expectHost(host);
  watch.expectErrors(/Failed to load resource|ERR_FAILED|CORS/);
  await page.route(/^https:/, async (route) => {
    const isPicture = route.request().url().endsWith('.png');
    const png = practiceNames.find((it) => it.name === 'pilot.eth')?.avatar as string;
    const body = Buffer.from(png.split(',')[1] ?? '', 'base64');
    const headers = { 'access-control-allow-origin': '*' };
    await (isPicture
      ? route.fulfill({ contentType: 'image/png', body, headers })
      : route.fulfill({ status: 404, json: {}, headers }));
  });
  await page.addInitScript((rpc) => {
    const own = [{ chainId: 100, name: 'Gnosis', symbol: 'xDAI', rpc }];
    localStorage.setItem('readback.setting.networks', JSON.stringify({ own, nodes: {}, off: [] }));
  }, `${gnosis.url}/`);
  const asked = recordRequests(page);
  await page.goto('/');

  await test.step('before anything is done, nothing left', async () => {
    await expect(line(page)).toHaveText('No data sent');
  });

  await test.step('a connection, a Review, an account, a picture, and a node that is checked', async () => {
    await page.getByRole('button', { name: 'Connect wallet' }).first().click();
    await page.getByRole('button', { name: 'Watch an address' }).click();
    await page.getByLabel('Address to watch').fill(cloud);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await page.getByTestId('wallet').getByRole('button', { name: 'Watching' }).click();
    await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', /^https:\/\/ipfs\.io\//);
    await page.keyboard.press('Escape');
    await readBack(page, approveRouter.request(await setting(page)));
    const unknown = { to: `0x${'5e'.repeat(20)}`, data: '0x12345678', value: '0x0', chainId: '0x64' };
    await readBack(page, JSON.stringify({ method: 'eth_sendTransaction', params: [unknown] }));
    await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
    await page.getByRole('link', { name: /^Open/ }).first().click();
    await expect(page.getByTestId('holdings-31337').getByRole('listitem')).toHaveCount(5);
    await page.goto('/#/settings?section=networks');
    await page.getByRole('button', { name: 'Check this node for Gnosis' }).click();
    await expect(page.getByText('Checked just now')).toBeVisible();
  });

  await test.step('the line counts the hosts that are not this device', async () => {
    const away = [...asked.keys()].filter((it) => !it.startsWith('127.0.0.1'));
    await expect(line(page)).toHaveText(`Data sent to ${away.length} hosts`);
  });

  await test.step('the list has each host, and as many questions as the browser sent', async () => {
    await line(page).click();
    await expect.poll(async () => Object.fromEntries(await listed(page))).toEqual(Object.fromEntries(asked));
    expect(asked.size, 'hosts that were asked').toBeGreaterThanOrEqual(4);
    expect(await list(page).innerText()).not.toContain(gnosis.url);
  });

  await test.step('what a node learned is said with the values, and this device is said to be one', async () => {
    const own = list(page).getByRole('region', { name: new URL(page.url()).host });
    await expect(own).toContainText('this device');
    await expect(own).toContainText('Node of Practice chain');
    await expect(own).toContainText(/an address you watch.*0x7978/s);
    await expect(own.getByRole('switch', { name: 'Allow queries to Practice chain' })).toBeChecked();
  });

  await test.step('a switch is the one in Settings', async () => {
    await list(page).getByRole('switch', { name: 'Allow queries to IPFS gateway' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(line(page)).toBeFocused();
    await page.goto('/#/settings?section=sources');
    const inSettings = page.getByRole('region', { name: 'IPFS gateway', exact: true });
    await expect(inSettings.getByRole('switch')).not.toBeChecked();
  });
});

test('a Review says how many hosts were told for it, and opens the list of those questions', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await settled(page);
  await unfold(page, 'The request');
  const count = page.getByRole('button', { name: /^Contacted: no outside host/ }).first();
  await count.click();
  await expect(list(page).getByLabel('Queries for')).toHaveValue(/^\/review\//);
  const host = list(page).getByRole('region');
  await expect(host).toHaveCount(1);
  await host.getByRole('button', { name: /^Show all \d+ queries/ }).click();
  await expect(host.getByRole('listitem').filter({ hasText: 'A simulation' }).first()).toContainText(
    'answered',
  );
  for (const view of views) {
    await show(page, view);
    expect(await problems(page), `${view.theme} ${view.width}`).toEqual([]);
  }
});
