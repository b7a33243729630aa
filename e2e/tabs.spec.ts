import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { countQuestions } from './fixture/node.ts';
import {
  confirm,
  connect,
  practiceWindow,
  readBack,
  setting,
  settled,
  signInWallet,
  signs,
} from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

// One request in two tabs, or on a screen that is left and come back to.

test('two tabs with the same Review each read it once, and then only look whether the chain went on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  const other = await context.newPage();
  const questions = [countQuestions(page), countQuestions(other)];
  await other.goto(page.url());
  await settled(other);
  // A verdict may be before all that was asked has come.
  let before = -1;
  await expect(async () => {
    const now = questions.reduce((sum, it) => sum + it.asked.length, 0);
    const isQuiet = now === before;
    before = now;
    expect(isQuiet).toBe(true);
  }).toPass({ intervals: [1_500] });
  const asked = questions.map((it) => it.asked.length);
  await page.waitForTimeout(8_500);
  for (const [n, { asked: all }] of questions.entries()) {
    const more = all.slice(asked[n]);
    expect(more.filter((it) => it !== 'eth_getBlockByNumber')).toEqual([]);
    expect(more.length, 'at most once in four seconds').toBeLessThanOrEqual(3);
  }
  await other.close();
});

test('a Review that is left while the wallet is asked still waits for it, and takes its answer', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, 'Good morning');
  const review = new URL(page.url()).hash;
  await signInWallet(page);
  await page.evaluate(() => {
    location.hash = '#/activity';
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Activity', includeHidden: true })).toBeAttached();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, review);
  await expect(page.getByText('Waiting for your wallet').first()).toBeAttached();
  await expect(page.getByRole('button', { name: /sign/i, includeHidden: true })).toHaveCount(0);
  await confirm(page);
  await expect(practiceWindow(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Hearback' })).toContainText('matches the readback');
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('a Review that is signed in one tab cannot be signed again in the other', { tag: core }, async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, 'Good morning');
  const other = await context.newPage();
  await other.goto(page.url());
  const sign = other.getByRole('button', { name: signs });
  await expect(sign).toBeVisible();
  await page.bringToFront();
  await signInWallet(page);
  await expect(other.getByText('another tab is waiting for it')).toBeVisible();
  await expect(sign).toHaveCount(0);
  await confirm(page);
  await expect(other.getByRole('region', { name: 'Hearback' })).toContainText('matches the readback');
  await expect(sign).toHaveCount(0);
  expect(await watch.signingCalls()).toHaveLength(1);
  await other.close();
});
