import type { BrowserContext, Page } from '@playwright/test';
import { breakNode, countQuestions, heal } from './fixture/node.ts';
import { loaded, setting } from './fixture/pilot.ts';
import { fetchedIsKept } from './fixture/storage.ts';
import { expect, test } from './fixture/test.ts';

const hour = 60 * 60 * 1000;

test('a page that is only opened asks nobody but its own host, and of the practice chain only what it is', async ({
  page,
  baseURL,
}) => {
  const files: string[] = [];
  page.on('request', (it) => files.push(it.url().replace(baseURL ?? '', '')));
  const { asked } = countQuestions(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Flight school' })).toBeVisible();
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['eth_chainId', 'eth_getCode']);
  await loaded(page);
  await page.waitForTimeout(1_000);
  const known = /^\/(#\/)?$|^\/assets\/[\w.-]+$|^\/(config\.json|theme\.js|icon\.svg|practice\/rpc)$/;
  expect(files.filter((it) => !known.test(it))).toEqual([]);
  expect(asked).toHaveLength(2);

  await test.step('nor do the other screens', async () => {
    for (const screen of ['Create', 'Activity', 'Start']) {
      await page.getByRole('navigation').getByRole('link', { name: screen }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await loaded(page);
    expect(asked).toHaveLength(2);
  });
});

test('a question that failed is asked again only when Retry is pressed', async ({ page, context, watch }) => {
  watch.expectErrors(/Failed to load resource: net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/);
  await page.goto('/#/compose');
  const { info } = await setting(page);
  await breakNode(page, 'down');
  const { asked } = countQuestions(page);
  await typeToken(page, info.addresses.practiceDollar);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('the connection failed')).toBeVisible();
  await loaded(page);
  const once = asked.length;

  await test.step('not by itself, on focus, on reconnect, or when the form opens again', async () => {
    await comeAndGo(page, context);
    await page.getByRole('tab', { name: 'Message' }).click();
    await page.getByRole('tab', { name: 'Send', exact: true }).click();
    await expect(retry).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(asked.length).toBe(once);
  });

  await heal(page);
  await retry.click();
  await expect(page.getByText('The token reports 6 decimals.')).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('what was fetched is not fetched again on focus or reconnect', async ({ page, context, watch }) => {
  watch.expectErrors(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/#/compose');
  await readDecimals(page);
  await expect(page.getByText('The token reports 6 decimals.')).toBeVisible();
  const { asked } = countQuestions(page);
  await comeAndGo(page, context);
  await page.waitForTimeout(1_000);
  expect(asked).toEqual([]);
});

test('what was fetched earlier is shown after a reload with its age, while its node is down, for one day', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.goto('/#/compose');
  await readDecimals(page);
  await expect(page.getByText('The token reports 6 decimals.')).toBeVisible();
  await fetchedIsKept(page, 'decimals');
  await breakNode(page, 'down');

  await page.clock.setSystemTime(Date.now() + 2.1 * hour);
  await page.reload();
  await readDecimals(page);
  await expect(page.getByText('The token reported 6 decimals 2 hours ago.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.clock.setSystemTime(Date.now() + 25 * hour);
  await page.reload();
  await readDecimals(page);
  await expect(page.getByText('The token’s decimals could not be read', { exact: false })).toBeVisible();
  await expect(page.getByText(/The token report(s|ed) 6 decimals/)).toHaveCount(0);
});

test('what was fetched is used for 23 hours and 59 minutes, and no longer than 24 hours', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.goto('/#/compose');
  await readDecimals(page);
  await expect(page.getByText('The token reports 6 decimals.')).toBeVisible();
  const fetchedAt = Date.now();
  await fetchedIsKept(page, 'decimals');
  await breakNode(page, 'down');
  await page.clock.setSystemTime(fetchedAt + 24 * hour - 60_000);
  await page.reload();
  await readDecimals(page);
  await expect(page.getByText('The token reported 6 decimals 23 hours ago.')).toBeVisible();
  await page.clock.setSystemTime(fetchedAt + 24 * hour + 60_000);
  await page.reload();
  await readDecimals(page);
  await expect(page.getByText('The token’s decimals could not be read', { exact: false })).toBeVisible();
  await expect(page.getByText(/The token report(s|ed) 6 decimals/)).toHaveCount(0);
});

test('a clock that is set back between two visits makes nothing young: it is fetched again', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.goto('/#/compose');
  await readDecimals(page);
  await expect(page.getByText('The token reports 6 decimals.')).toBeVisible();
  await fetchedIsKept(page, 'decimals');
  await page.clock.setSystemTime(Date.now() - 25 * hour);
  const { asked } = countQuestions(page);
  await page.reload();
  await readDecimals(page);
  await expect(page.getByText('The token reports 6 decimals.')).toBeVisible();
  expect(asked.filter((it) => it === 'eth_call').length).toBeGreaterThan(0);

  await page.waitForTimeout(500);
  await breakNode(page, 'down');
  await page.clock.setSystemTime(Date.now() - 50 * hour);
  await page.reload();
  await readDecimals(page);
  await expect(page.getByText('The token’s decimals could not be read', { exact: false })).toBeVisible();
  await expect(page.getByText(/The token report(s|ed) 6 decimals/)).toHaveCount(0);
});

async function readDecimals(page: Page): Promise<void> {
  const { info } = await setting(page);
  await typeToken(page, info.addresses.practiceDollar);
}

/** Names a token that is not in the list of the form. */
async function typeToken(page: Page, address: string): Promise<void> {
  await page.getByLabel('Asset').selectOption({ label: 'Another token, by contract address' });
  await page.getByLabel('Token contract').fill(address);
}

/** The window loses and takes the focus, is hidden and seen, and the device goes offline and online. */
async function comeAndGo(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(() => {
    for (const seen of [false, true]) {
      Object.defineProperty(document, 'visibilityState', {
        value: seen ? 'visible' : 'hidden',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event(seen ? 'focus' : 'blur'));
    }
  });
  await context.setOffline(true);
  await expect(page.getByText('This device is offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('This device is offline.')).toHaveCount(0);
}
