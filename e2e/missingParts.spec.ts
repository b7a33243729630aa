import {
  missingErrors,
  partsOf,
  repair,
  reviewOf,
  screens,
  stands,
  tenth,
  withoutPart,
} from './fixture/missingParts.ts';
import { hearback } from './fixture/pilot.ts';
import { goOn, message, steps } from './fixture/steps.ts';
import { expect, test } from './fixture/test.ts';

// Files of the page that do not come. All of them, one after the other: long/missingParts.spec.ts.

const everything = '**/assets/**';

for (const [at, screen] of screens.entries()) {
  test(`${screen} stands without a part of itself, and takes it by a press`, async ({ page, watch }) => {
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
  test(`the server is gone before "${name}": nothing is blank, nothing is lost, and it is signed once`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingErrors);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    for (const [step, act] of steps.slice(0, at)) await test.step(step, () => act(page, message));
    await page.route(everything, (route) => route.abort());
    const [, act] = steps[at] ?? ['', async () => {}];
    await Promise.race([act(page, message).catch(() => {}), page.waitForTimeout(4_000)]);
    await stands(page, `after "${name}" without a server`);
    await page.unroute(everything);
    await repair(page);
    await goOn(page, message);
    // What looks for the outcome says only then that a part of it did not come.
    await expect(async () => {
      await repair(page);
      await expect(hearback(page)).toContainText(message.heard, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    expect(await watch.signingCalls()).toHaveLength(1);
  });
}
