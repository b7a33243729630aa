import type { Page } from '@playwright/test';
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
import {
  confirm,
  connect,
  hearback,
  practiceWindow,
  readBack,
  settled,
  signInWallet,
} from './fixture/pilot.ts';
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

const message = 'Good morning';

/** What is done from an empty field to the hearback, each with what must be there before the next. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['open', async (page) => expect(page.getByRole('textbox').first()).toBeVisible()],
  ['connect', (page) => connect(page)],
  [
    'read',
    async (page) => {
      await page.getByRole('textbox').first().fill(message);
      await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
      await settled(page);
    },
  ],
  ['sign', (page) => signInWallet(page)],
  ['confirm', (page) => confirm(page)],
  ['hear', async (page) => expect(hearback(page)).toContainText('the same as was read')],
];

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
    for (const [step, act] of steps.slice(0, at)) await test.step(step, () => act(page));
    await page.route(everything, (route) => route.abort());
    const [, act] = steps[at] ?? ['', async () => {}];
    await Promise.race([act(page).catch(() => {}), page.waitForTimeout(4_000)]);
    await stands(page, `after "${name}" without a server`);
    await page.unroute(everything);
    await repair(page);
    await goOn(page);
    // What looks for the outcome says only then that a part of it did not come.
    await expect(async () => {
      await repair(page);
      await expect(hearback(page)).toContainText('the same as was read', { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    expect(await watch.signingCalls()).toHaveLength(1);
  });
}

/** Goes on from wherever the page stands, as a person would. */
async function goOn(page: Page): Promise<void> {
  if ((await page.getByTestId('wallet').getAttribute('data-status')) !== 'connected') await connect(page);
  if (!page.url().includes('#/review/')) await readBack(page, message);
  await settled(page);
  const signed = hearback(page);
  if (await signed.isVisible()) return;
  if (!(await practiceWindow(page).isVisible())) {
    const button = page.getByRole('button', { name: 'Sign in wallet' }).first();
    await expect(button.or(signed)).toBeVisible();
    if (await signed.isVisible()) return;
    await signInWallet(page);
  }
  await confirm(page);
}
