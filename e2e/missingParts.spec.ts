import {
  failures,
  missingErrors,
  partsOf,
  reviewOf,
  screens,
  tenth,
  withoutPart,
} from './fixture/missingParts.ts';
import { hearback, loaded, readBack, sentence, signs, verdict } from './fixture/pilot.ts';
import { message, steps, throughTrouble } from './fixture/steps.ts';
import { expect, test, waits } from './fixture/test.ts';

// Files of the page that do not come. All of them, one after the other: long/missingParts.spec.ts.

const everything = '**/assets/**';

/** Of each kind of screen one: a start, a list, a form, a request. */
const always: readonly string[] = ['#/', '#/activity', '#/compose?kind=send', '#/review/$id'];

for (const [at, screen] of screens.entries()) {
  const tag = always.includes(screen) ? [] : waits;
  test(`${screen} stands without a part of itself, and takes it by a press`, { tag }, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingErrors);
    await page.goto('/');
    const hash = screen === '#/review/$id' ? await reviewOf(page) : screen;
    const parts = await partsOf(page, hash);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of tenth(parts, at)) await withoutPart(page, hash, part);
  });
}

for (const [at, [name]] of steps.entries()) {
  // What is heard begins with the answer: it is gone with the step before.
  if (name === 'open' || name === 'hear') continue;
  const tag = name === 'sign' ? [] : waits;
  const title = `the server is gone before "${name}": nothing is blank, nothing is lost, and it is signed once`;
  test(title, { tag }, async ({ page, watch }) => {
    watch.expectErrors(missingErrors);
    await page.goto('/');
    await loaded(page);
    const trouble = {
      what: 'no server',
      begin: async () => void (await page.route(everything, (route) => route.abort())),
      end: () => page.unroute(everything),
    };
    await throughTrouble(page, { at, flight: message, trouble });
    expect(await watch.signingCalls()).toHaveLength(1);
  });
}

test('what hears the outcome did not come, and is taken by itself once the browser is online', async ({
  page,
  watch,
}) => {
  watch.expectErrors(missingErrors);
  await page.goto('/');
  const before = steps.findIndex(([name]) => name === 'confirm');
  for (const [, act] of steps.slice(0, before)) await act(page, message);
  await page.route(everything, (route) => route.abort());
  await steps[before]?.[1](page, message);
  await expect(failures(page).first()).toBeVisible();
  await page.unroute(everything);
  // A connection that comes back says so more than once; nothing is pressed.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(failures(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(hearback(page)).toContainText(message.heard);
});

test('the contracts of a network did not come: the reading has failed, and reads by a press', {
  tag: waits,
}, async ({ page, watch }) => {
  watch.expectErrors(/./);
  for (const host of ['ethereum.reth.rs', 'raw.githubusercontent.com']) watch.expectHost(host);
  await page.route(/reth\.rs|githubusercontent/, (route) => route.abort());
  await page.route(/_places-/, (route) => route.abort());
  await page.goto('/');
  await readBack(page, allowAave);
  await expect(verdict(page)).toHaveText('Not fully read');
  await expect(sentence(page)).toHaveText('Reading the request');
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
  await page.unroute(/_places-/);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(sentence(page)).toContainText('Aave v3 pool');
});

/** On Ethereum, USDT for the pool of Aave v3. */
const allowAave = JSON.stringify({
  method: 'eth_sendTransaction',
  params: [
    {
      chainId: '0x1',
      from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      value: '0x0',
      data: `0x095ea7b3${'00'.repeat(12)}87870bca3f3fd6335c3f4ce8392d69350b4fa4e2${'03e8'.padStart(64, '0')}`,
    },
  ],
});
