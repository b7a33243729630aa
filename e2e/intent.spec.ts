import { askTransaction } from '@readback/scenarios/ask.ts';
import { lookAlikeOf } from '@readback/scenarios/lookAlikeOf.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import type { Page } from '@playwright/test';
import { type Address, createWalletClient, encodeFunctionData, erc20Abi, http, parseUnits } from 'viem';
import {
  armed,
  fillIn,
  openForm,
  form,
  heardSaid,
  readItBack,
  said,
  say,
  sayByKeys,
  question,
  sayFirst,
  takes,
  type Saying,
} from './fixture/intent.ts';
import { problems, show, views } from './fixture/look.ts';
import {
  confirm,
  connect,
  frozen,
  hearback,
  misbehave,
  readBack,
  sentence,
  setting,
  settled,
  signInWallet,
  signs,
  verdict,
} from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test('words typed on Start are what is meant, and a message only by choice', async ({ page }) => {
  await page.goto('/');
  const words = 'swap 10 PUSD for WETH';
  await page.getByRole('textbox', { name: 'Request to read back' }).fill(words);
  const preview = page.getByRole('status').filter({ hasText: 'Text, 21 characters' });
  await expect(preview).toContainText('This says what you want to do.');
  await page.getByRole('button', { name: 'Read back', exact: true }).click();
  const form = page.getByRole('form', { name: question });
  await expect(form.getByRole('textbox', { name: 'In your own words' })).toHaveValue(words);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByText('This says what you want to do.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read as a message' })).toBeVisible();
  await page.getByRole('button', { name: 'Say what you mean' }).click();
  await expect(form.getByRole('textbox', { name: 'In your own words' })).toHaveValue(words);
});

test('what was said first is compared with the next request: the same one is signed as ever, and Activity keeps it', async ({
  page,
  watch,
}) => {
  const { where, user, ana } = await begin(page);
  const told = await sayFirst(page, sends('25', ana));
  expect(told).toMatch(/25 PUSD/);
  expect(told).toContain('0x15d3');
  expect(await watch.signingCalls()).toEqual([]);

  const request = transfer(where, ana, '25');
  await readBack(page, request);
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(said(page)).toContainText('25 PUSD');
  await expect(verdict(page)).toHaveText('Read back');
  expect(await problems(page)).toEqual([]);

  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
  await expect(heardSaid(page)).toHaveAttribute('data-said', 'asSaid');
  const { method, params } = frozen(request, user);
  const calls = await watch.signingCalls();
  expect(calls.map(({ method: asked, params: given }) => [asked, given])).toEqual([[method, params]]);

  await page.goto('/#/activity');
  await page
    .getByRole('link', { name: /25 PUSD/ })
    .first()
    .click();
  await expect(page.getByTestId('entry-said')).toHaveAttribute('data-said', 'asSaid');
  await expect(page.getByTestId('entry-said')).toContainText('25 PUSD');
  await expect(heardSaid(page)).toContainText('Matches what you said');

  await readBack(page, transfer(where, ana, '1'));
  await expect(said(page), 'it was for one request').toHaveCount(0);
});

test('what a wallet sent instead is compared with what was said, in words of what happened', async ({
  page,
}) => {
  const { where, friend } = await begin(page);
  await sayFirst(page, sends('25', friend));
  await readBack(page, transfer(where, friend, '25'));
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await signInWallet(page);
  await misbehave(page, 'changeTransaction');
  await confirm(page);
  await expect(heardSaid(page)).toHaveAttribute('data-said', 'differs');
  await expect(heardSaid(page).getByRole('columnheader')).toHaveText(['Part', 'You said', 'What happened']);
  await expect(heardSaid(page).getByRole('row').last()).toContainText(
    /Send *the whole amount to .*0x7099.*only 0 PUSD/,
  );
  await expect(hearback(page).getByRole('alert')).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test('another amount, another receiver or an allowance besides is a Stop with both values, and nothing makes it milder', async ({
  page,
  watch,
}) => {
  test.setTimeout(240_000);
  const { where, user, ana, friend } = await begin(page);
  const { practiceDollar, router } = where.info.addresses;
  const others: readonly (readonly [string, string, RegExp])[] = [
    ['another amount', transfer(where, ana, '250'), /25 PUSD[^]*250 PUSD|250 PUSD[^]*25 PUSD/],
    ['another receiver', transfer(where, friend, '25'), /0x15d3[^]*0x7099|0x7099[^]*0x15d3/],
    [
      'an allowance',
      askTransaction(user, {
        to: practiceDollar,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, 25_000_000n] }),
      }),
      /25 PUSD/,
    ],
  ];
  for (const [what, request, values] of others) {
    await test.step(what, async () => {
      await sayFirst(page, sends('25', ana));
      await readBack(page, request);
      await expect(verdict(page)).toHaveText('Stop');
      await expect(said(page)).toHaveAttribute('data-said', 'differs');
      await expect(said(page)).toContainText(values);
      await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Reject', exact: true }).first()).toBeVisible();
      await expect(page.locator('[data-place*="intent."]').first()).toBeVisible();
      await expect(page.getByText('Stop', { exact: true }).filter({ visible: true }), 'one Stop').toHaveCount(
        1,
      );
      await expect(page.getByRole('button', { name: 'Reject', exact: true }), 'one Reject').toHaveCount(1);
      await expect(
        page.locator('[data-place*="intent."]').getByRole('button', { name: /mute/i }),
      ).toHaveCount(0);
      expect(await problems(page)).toEqual([]);
    });
  }
  expect(await watch.signingCalls()).toEqual([]);
});

test('a program’s request meets it; one of another account does nothing, and the Review says so', async ({
  page,
  watch,
}) => {
  const { where, user, ana, friend } = await begin(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).click();
  const endpoint = (await page.getByText(/^http:\/\/.*\/scripts\/[\w-]{20,}$/).innerText()).trim();
  const script = createWalletClient({ transport: http(endpoint, { timeout: 120_000, retryCount: 0 }) });

  await test.step('of the account', async () => {
    await sayFirst(page, sends('25', ana));
    const sent = script
      .writeContract({
        account: user,
        address: where.info.addresses.practiceDollar,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [friend, 25_000_000n],
        chain: null,
        gas: 100_000n,
      })
      .then(
        () => 'sent',
        () => 'refused',
      );
    await page.getByRole('navigation').getByRole('link', { name: 'Requests' }).click();
    await page.getByRole('button', { name: 'Review', exact: true }).first().click();
    await settled(page);
    await expect(verdict(page)).toHaveText('Stop');
    await expect(said(page)).toHaveAttribute('data-said', 'differs');
    await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
    expect(await sent).toBe('refused');
    await page.getByRole('button', { name: 'Compare my next request with what I said' }).click();
    await page.goto('/#/');
    await expect(armed(page)).toHaveAttribute('data-waits', 'true');
  });

  await test.step('of another account', async () => {
    await readBack(page, transfer(where, ana, '25', friend));
    await expect(said(page)).toHaveCount(0);
    await expect(page.getByTestId('armed-elsewhere')).toContainText('for another account');
    await page.goto('/#/');
    await expect(armed(page)).toHaveAttribute('data-waits', 'true');
  });
  expect(await watch.signingCalls()).toEqual([]);
});

test('it outlives a reload, ends after half an hour, and can be withdrawn before', async ({ page }) => {
  const { where, ana } = await begin(page);
  await sayFirst(page, sends('25', ana));
  await page.reload();
  await expect(armed(page)).toContainText('25 PUSD');
  await expect(armed(page)).toHaveAttribute('data-waits', 'true');

  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  await page.reload();
  await expect(armed(page)).toContainText('within 30 minutes');
  await expect(armed(page)).not.toHaveAttribute('data-waits', 'true');
  await readBack(page, transfer(where, ana, '1'));
  await expect(said(page)).toHaveCount(0);
  await expect(verdict(page)).toHaveText('Read back');

  await sayFirst(page, sends('25', ana));
  await armed(page).getByRole('button', { name: 'Remove' }).click();
  await expect(armed(page)).toHaveCount(0);
  await readBack(page, transfer(where, ana, '1'));
  await expect(said(page)).toHaveCount(0);
});

test('said on an open Review it is read again with it; said again, withdrawn, kept over a reload', async ({
  page,
  watch,
}) => {
  const { where, ana } = await begin(page);
  await readBack(page, transfer(where, ana, '250'));
  await expect(verdict(page)).toHaveText('Read back');
  const address = page.url();

  await openForm(page);
  await say(page, sends('25', ana));
  await expect(said(page)).toHaveAttribute('data-said', 'differs');
  await expect(verdict(page)).toHaveText('Stop');
  expect(page.url()).toBe(address);

  await page.reload();
  await expect(said(page)).toHaveAttribute('data-said', 'differs');

  await said(page).getByRole('button', { name: 'Edit it' }).click();
  await say(page, sends('250', ana));
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(verdict(page)).toHaveText('Read back');

  await said(page).getByRole('button', { name: 'Remove it' }).click();
  const asks = page.getByRole('dialog', { name: 'Remove what you said?' });
  await expect(asks).toContainText('no longer stops');
  await asks.getByRole('button', { name: 'Keep it' }).click();
  await expect(said(page)).toHaveCount(1);
  await said(page).getByRole('button', { name: 'Remove it' }).click();
  await asks.getByRole('button', { name: 'Remove it' }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByTestId('withdrawn')).toContainText('250 PUSD');
  await settled(page);
  expect(await watch.signingCalls()).toEqual([]);
});

test('a request that is amended is compared again with the same', async ({ page }) => {
  const { user, ana } = await begin(page);
  await page.goto('/#/accounts');
  await page.getByRole('button', { name: 'Save an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address', { exact: true }).fill(ana);
  await dialog.getByLabel('Name', { exact: true }).fill('Rent');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await sayFirst(page, { want: 'Send', choose: { 'You send': 'ETH:' }, fill: { Amount: '1', To: 'Rent' } });
  await readBack(page, askTransaction(user, { to: lookAlikeOf(ana), value: 10n ** 18n }));
  await expect(said(page)).toHaveAttribute('data-said', 'differs');
  await expect(verdict(page)).toHaveText('Stop');
  const former = page.url();
  await page.getByRole('button', { name: 'Use the address you saved' }).click();
  await expect(page).not.toHaveURL(former);
  await expect(sentence(page)).toContainText('Rent');
  await settled(page);
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(verdict(page)).not.toHaveText('Stop');
});

test('no link to another device holds it', async ({ page, browser }) => {
  const { where, ana } = await begin(page);
  await sayFirst(page, sends('25', ana));
  await readBack(page, transfer(where, ana, '25'));
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  const link = await linkOf(page);

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('25,000,000');
  await expect(said(other)).toHaveCount(0);
  await device.close();

  await readBack(page, transfer(where, ana, '25'));
  await expect(said(page)).toHaveCount(0);
  expect(await linkOf(page), 'the same link as of the same request of which nothing was said').toBe(link);
});

test('what cannot be read is asked about in its place, and kept there', async ({ page }) => {
  await begin(page);
  await page.goto('/#/');
  await openForm(page);
  const amount = form(page).getByLabel('Amount', { exact: true });

  await test.step('an amount that can be read in two ways', async () => {
    await fillIn(page, { want: 'Send', choose: { 'You send': 'PUSD' }, fill: { Amount: '1,500' } });
    await expect(form(page)).toContainText('Which amount is it?');
    await form(page).getByRole('button', { name: 'Read it back' }).click();
    await expect(amount).toHaveValue('1,500');
    await form(page).getByRole('button', { name: '1500', exact: true }).click();
    await expect(amount).toHaveValue('1500');
  });

  await test.step('more decimals than the token has', async () => {
    await amount.fill('1.1234567');
    await form(page).getByRole('button', { name: 'Read it back' }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue('1.1234567');
  });

  await test.step('a time that is over', async () => {
    await fillIn(page, { want: 'Allow a spender', fill: { Until: '2020-01-01T10:00' } });
    await form(page).getByRole('button', { name: 'Read it back' }).click();
    await expect(form(page)).toContainText('in the past');
  });

  const answers: readonly (readonly [string, string])[] = [
    ['', 'Type the text'],
    ['x'.repeat(2_001), '2,001 characters'],
    ['pay\u200bme', 'invisible characters'],
    ['{"method":"personal_sign","params":["0x68"]}', 'looks like a request'],
    [`0x${'ab'.repeat(32)}`, 'private key'],
    ['test test test test test test test test test test test junk', 'recovery phrase'],
  ];
  for (const [typed, answer] of answers) {
    await test.step(`a text: ${answer}`, async () => {
      await fillIn(page, { want: 'Sign a text', fill: { Text: typed } });
      await form(page).getByRole('button', { name: 'Read it back' }).click();
      await expect(form(page)).toContainText(answer);
      await expect(form(page).getByLabel('Text', { exact: true })).toHaveValue(typed);
    });
  }
  expect(await problems(page)).toEqual([]);
  await form(page).getByRole('button', { name: 'Close' }).click();
  expect(await onDisk(page), 'a phrase is on no disk').not.toContain('junk');
});

test('nothing in the form comes from the request that is open', async ({ page }) => {
  const { where, friend } = await begin(page);
  await readBack(page, transfer(where, friend, '4321'));
  await openForm(page);
  for (const want of await wants(page)) {
    await form(page).getByLabel('I want to').selectOption({ label: want });
    for (const field of await form(page).locator('input:not([type=radio]), textarea').all())
      expect(await field.inputValue(), want).toBe('');
  }
  await expect(form(page)).not.toContainText('4321');
});

test('several things are said of one request: each can be edited and removed, and all are compared', async ({
  page,
}) => {
  const { where, user, ana, friend } = await begin(page);
  await page.goto('/#/');
  await openForm(page);
  const parts = form(page).getByTestId('said-parts').getByRole('listitem');
  const also = form(page).getByRole('button', { name: 'And also…' });

  await fillIn(page, sends('25', ana));
  await also.click();
  await expect(parts).toHaveCount(1);
  await expect(parts).toContainText('25 PUSD');
  await expect(form(page).getByLabel('I want to')).toBeFocused();
  await expect(form(page).getByLabel('Amount', { exact: true })).toHaveValue('');

  await test.step('what is not whole is asked about, and what was said stays', async () => {
    await form(page).getByLabel('Amount', { exact: true }).fill('7');
    await also.click();
    await expect(wrongIn(page).first()).toBeVisible();
    await expect(parts).toHaveCount(1);
    await form(page).getByLabel('I want to').selectOption({ label: 'Nothing' });
    await form(page).getByRole('button', { name: 'Read it back' }).click();
    await expect(form(page)).toContainText('must be the only entry');
  });

  await fillIn(page, { want: 'Send', choose: { 'You send': 'ETH:' }, fill: { Amount: '1', To: friend } });
  await parts.getByRole('button', { name: 'Edit' }).click();
  await expect(parts).toContainText('1 ETH');
  await expect(form(page).getByLabel('Amount', { exact: true })).toHaveValue('25');
  await form(page).getByLabel('Amount', { exact: true }).fill('30');
  await also.click();
  await expect(parts).toHaveCount(2);
  await fillIn(page, { want: 'Nothing' });
  await form(page).getByRole('button', { name: 'Leave this out' }).click();

  expect(await problems(page)).toEqual([]);
  const told = await readItBack(page);
  expect(told).toMatch(/1 ETH[^]*30 PUSD[^]*nothing else/);
  await form(page).getByRole('button', { name: 'Change it' }).click();
  await expect(parts).toHaveCount(2);
  await readItBack(page);
  await form(page).getByRole('button', { name: takes }).click();
  await expect(armed(page)).toHaveAttribute('data-waits', 'true');

  const dollars = (amount: string) => ({
    to: where.info.addresses.practiceDollar,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ana, parseUnits(amount, 6)] }),
  });
  const ether = { to: friend, value: '0xde0b6b3a7640000' };
  await readBack(page, calls(user, [ether, dollars('30')]));
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');

  await page.goto('/#/');
  await openForm(page);
  await expect(parts, 'it was said, and is not said again').toHaveCount(0);
  await fillIn(page, sends('30', ana));
  await also.click();
  await fillIn(page, { want: 'Send', choose: { 'You send': 'ETH:' }, fill: { Amount: '1', To: friend } });
  await also.click();
  await parts.first().getByRole('button', { name: 'Remove' }).click();
  expect(await readItBack(page)).not.toContain('PUSD');
  await form(page).getByRole('button', { name: takes }).click();
  await readBack(page, calls(user, [ether, dollars('30')]));
  await expect(said(page)).toHaveAttribute('data-said', 'differs');
});

test('everything of a spender is revoked: what events name is gone, or is named', async ({ page }) => {
  const { where, user } = await begin(page);
  const { practiceDollar, router } = where.info.addresses;
  const approve = (amount: bigint) =>
    askTransaction(user, {
      to: practiceDollar,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] }),
    });
  await readBack(page, approve(25_000_000n));
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');

  const revokes: Saying = {
    want: 'Revoke an allowance',
    fill: { Spender: router },
    press: ['All allowances of this spender'],
  };
  await sayFirst(page, revokes);
  await readBack(page, approve(5_000_000n));
  await expect(said(page)).toHaveAttribute('data-said', 'differs');
  const left = page.locator('[data-place*="intent."]').filter({ hasText: /all revoked:.*PUSD\s*stays/ });
  await expect(left.first()).toBeVisible();
  await expect(verdict(page)).toHaveText('Stop');

  await sayFirst(page, revokes);
  await readBack(page, approve(0n));
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(said(page)).toContainText('A permission that no event names may not be found.');
  expect(await problems(page)).toEqual([]);
});

test('it is said and taken with the keyboard alone', async ({ page }) => {
  await begin(page);
  await page.goto('/#/');
  await sayByKeys(page, async () => {
    const want = form(page).getByLabel('I want to');
    await want.focus();
    await page.keyboard.type('Nothing');
    await expect(want).toHaveValue('nothing');
  });
  await expect(armed(page)).toHaveAttribute('data-waits', 'true');
});

for (const view of views) {
  test(`its screens have no faults: ${view.theme}, ${view.width}`, async ({ page }) => {
    const { ana } = await begin(page);
    await page.goto('/#/');
    await show(page, view);
    await openForm(page);
    for (const want of await wants(page)) {
      await form(page).getByLabel('I want to').selectOption({ label: want });
      await form(page).getByRole('button', { name: 'Read it back' }).click();
      await expect(wrongIn(page).or(page.getByTestId('meant')).first()).toBeVisible();
      expect(await problems(page), want).toEqual([]);
      // What needs nothing more is read back at once.
      if (await page.getByTestId('meant').isVisible())
        await form(page).getByRole('button', { name: 'Change it' }).click();
    }
    await fillIn(page, sends('25', ana));
    await form(page).getByRole('button', { name: 'And also…' }).click();
    await expect(form(page).getByTestId('said-parts')).toContainText('25 PUSD');
    expect(await problems(page)).toEqual([]);
    await readItBack(page);
    expect(await problems(page)).toEqual([]);
    await form(page).getByRole('button', { name: takes }).click();
    await expect(armed(page)).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });
}

/** All that can be said. */
async function wants(page: Page): Promise<readonly string[]> {
  const options = form(page).getByLabel('I want to').locator('option');
  await expect(options).toHaveCount(17);
  return options.allTextContents();
}

/** A field that says what is wrong with it. */
function wrongIn(page: Page) {
  return form(page).locator('[aria-invalid=true]');
}

const sends = (amount: string, to: string): Saying => ({
  want: 'Send',
  choose: { 'You send': 'PUSD' },
  fill: { Amount: amount, To: to },
});

function account(where: Setting, at: number): Address {
  return where.info.accounts[at]?.address as Address;
}

async function begin(page: Page) {
  await page.goto('/');
  const where = await setting(page);
  await connect(page);
  return { where, user: account(where, 0), friend: account(where, 1), ana: account(where, 4) };
}

function transfer(where: Setting, to: Address, amount: string, from = account(where, 0)): string {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseUnits(amount, 6)],
  });
  return askTransaction(from, { to: where.info.addresses.practiceDollar, data });
}

/** A batch that is carried out as a whole (EIP-5792). */
function calls(from: Address, all: readonly object[]): string {
  const params = [{ version: '2.0.0', from, chainId: '0x7a69', atomicRequired: true, calls: all }];
  return JSON.stringify({ method: 'wallet_sendCalls', params });
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check on another device' });
  const link = (
    await dialog
      .getByText(/#\/check\?r=/)
      .first()
      .innerText()
  ).trim();
  await page.keyboard.press('Escape');
  return link;
}

/** All that this browser keeps of the page, as text. */
async function onDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const rows: unknown[] = [localStorage, sessionStorage].map((it) => Object.entries(it));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((settle, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => settle(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of database.objectStoreNames) {
        rows.push(
          await new Promise((settle, fail) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => settle(all.result);
            all.onerror = () => fail(all.error);
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(rows, (_, it: unknown) => (typeof it === 'bigint' ? it.toString() : it));
  });
}
