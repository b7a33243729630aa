import type { Page, Request } from '@playwright/test';
import { namehash } from 'viem/ens';
import { connect, loaded, setting, verdict } from './fixture/pilot.ts';
import { expect, test, waits } from './fixture/test.ts';

function formLink(contract: string, args: readonly string[]): string {
  const fn = encodeURIComponent('transfer(address to, uint256 amount)');
  const state = encodeURIComponent(JSON.stringify(args));
  return `?chain=31337&address=${contract}&fn=${fn}&args=${state}`;
}

/** Opens a link as someone does who was sent one: in a web page that shows nothing yet. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

const fromLink = (page: Page) => page.getByText('A link filled in this form.');

test('however oddly a link writes its path, what it fills in stays the link’s', { tag: waits }, async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  const link = formLink(info.addresses.practiceDollar, [info.addresses.stranger, '5000000']);
  await connect(page);
  for (const odd of ['/contracts/', '/%63ontracts', '/contracts//', '/contracts/?x=1']) {
    // What was read for the link before has come to its end.
    await page.goto('about:blank');
    const told: string[] = [];
    const listen = (it: Request) => void told.push(it.postData() ?? '');
    page.on('request', listen);
    await follow(page, `/#${odd}${odd.includes('?') ? link.replace('?', '&') : link}`);
    await expect(fromLink(page), odd).toBeVisible();
    await loaded(page);
    page.off('request', listen);
    const { practiceDollar } = info.addresses;
    expect(told.filter((it) => it.toLowerCase().includes(practiceDollar.slice(2).toLowerCase()))).toEqual([]);
    await page.reload();
    await expect(fromLink(page), `${odd} after a reload`).toBeVisible();
    await page.getByRole('button', { name: 'Open contract' }).click();
    await expect(page.getByText('A contract with')).toBeVisible();
    await expect(fromLink(page), `${odd} once it is opened`).toBeVisible();
    await page.getByRole('button', { name: 'Read it back' }).click();
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make this my request' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Sign in wallet|Sign, with|Hold to sign/ })).toHaveCount(0);
  }
  expect(await watch.signingCalls()).toEqual([]);
});

test('leaving what a link filled in asks nobody about it either', async ({ page }) => {
  await page.goto('/');
  const { info } = await setting(page);
  const { practiceDollar, stranger } = info.addresses;
  const told: string[] = [];
  page.on('request', (it) => told.push(it.postData() ?? ''));
  for (const [to, title = to] of [
    ['Activity'],
    ['Settings'],
    ['Create', 'Create a request'],
    ['Accounts'],
  ] as const) {
    await follow(page, `/#/contracts${formLink(practiceDollar, [stranger, '5000000'])}`);
    await expect(fromLink(page)).toBeVisible();
    await page.getByRole('link', { name: to, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await loaded(page);
  }
  expect(told.filter((it) => it.toLowerCase().includes(practiceDollar.slice(2).toLowerCase()))).toEqual([]);
});

test('a name that a link put into a form is looked up when asked for, and never said to be typed', async ({
  page,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  await connect(page);
  const told: string[] = [];
  page.on('request', (it) => told.push(it.postData() ?? ''));
  const lookedUp = () => told.filter((it) => it.includes(namehash('visitor.eth').slice(2)));
  const link = formLink(info.addresses.practiceDollar, ['visitor.eth', '5000000']);
  await follow(page, `/#/contracts${link}`);
  await expect(fromLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open contract' }).click();
  await expect(page.getByText('A contract with')).toBeVisible();
  await expect(page.getByText('This name came from a link')).toBeVisible();
  await loaded(page);
  expect(lookedUp()).toEqual([]);
  await page.getByRole('button', { name: 'Look up this name' }).click();
  await expect(page.getByTestId('typed-address').filter({ hasText: 'visitor.eth' })).toBeVisible();
  expect(lookedUp()).not.toEqual([]);
  await page.getByRole('button', { name: 'Read it back' }).click();
  await page.getByRole('button', { name: 'Make this my request' }).click();
  await expect(page.getByRole('button', { name: /Sign in wallet|Sign, with|Hold to sign/ })).toBeVisible();
  await expect(page.getByText('the name you typed')).toHaveCount(0);
});
