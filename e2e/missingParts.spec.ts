import {
  failures,
  missingErrors,
  partsOf,
  reviewOf,
  screens,
  tenth,
  withoutPart,
} from './fixture/missingParts.ts';
import { hearback } from './fixture/pilot.ts';
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
    await page.waitForLoadState('networkidle');
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
