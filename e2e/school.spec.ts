import type { Locator, Page } from '@playwright/test';
import { firstFlights } from '@readback/web/school/firstFlights.ts';
import { lessons } from '@readback/web/school/lessons.ts';
import { hearback, holdToSign, practiceWindow, settled, signs, tabTo } from './fixture/pilot.ts';
import { problems } from './fixture/look.ts';
import { expect, test } from './fixture/test.ts';

const first = firstFlights.map(({ id }) => {
  const found = lessons.find((it) => it.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
});
const honest = first.filter(({ kind }) => kind === 'honest').length;
const all = lessons.length;

test('the first course is flown with the keyboard alone', async ({ page, watch }) => {
  const keys = page.keyboard;
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Fly the first flight' }));
  await keys.press('Enter');

  for (const [at, { title, kind }] of first.entries()) {
    await test.step(title, async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(page.getByRole('main')).not.toContainText(/attack/i);
      await tabTo(page, page.getByRole('button', { name: 'Fly', exact: true }));
      await keys.press('Enter');
      await settled(page);
      await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
      const decides = page.getByRole('button', {
        name: kind === 'honest' ? signs : 'Reject',
        exact: true,
      });
      await tabTo(page, decides.last());
      await keys.press('Enter');
      if (kind === 'honest') {
        await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
        await keys.press('Enter');
        await expect(hearback(page)).toContainText('it matches the readback');
      }
      await expect(debrief(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(debrief(page)).toContainText(/^Right: /);
      await expect(debrief(page)).toContainText(`${at + 1} of ${all} flights flown, ${at + 1} right`);
      if (at + 1 === first.length) return;
      await tabTo(page, debrief(page).getByRole('link', { name: 'Next flight' }));
      await keys.press('Enter');
    });
  }
  expect(await watch.signingCalls()).toHaveLength(honest);
  await page.goto('/#/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').or(page.locator('main li'))).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first course is flown with taps, and how it was flown is there after a reload', async ({
    page,
  }) => {
    await page.goto('/#/school');
    await page.getByRole('link', { name: 'Fly the first flight' }).tap();
    for (const { title, kind } of first) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Fly', exact: true }).tap();
      await settled(page);
      const fits = () => document.documentElement.scrollWidth <= innerWidth;
      expect(await page.evaluate(fits), `${title} is no wider than the phone`).toBe(true);
      if (kind === 'honest') {
        await page.getByRole('button', { name: signs }).tap();
        await practiceWindow(page).getByTestId('practice-confirm').tap();
      } else {
        await page.getByRole('button', { name: 'Reject', exact: true }).last().tap();
      }
      await expect(debrief(page).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(debrief(page)).toContainText(
        /^Right: .*\d+ seconds?, 1 tap, from the readback to your decision/,
      );
      expect(await page.evaluate(fits), `the debrief of ${title} is no wider than the phone`).toBe(true);
      await debrief(page).getByRole('link', { name: 'Next flight' }).tap();
    }
    await page.goto('/#/school');
    await page.reload();
    await expect(page.getByText(`5 of ${all} flights flown, 5 right`)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Right: the request was an attack' }),
    ).toHaveCount(5 - honest);
    expect(await problems(page)).toEqual([]);
  });
});

test('an attack that is signed is wrong, and what is let happen is read from the chain', async ({
  page,
  watch,
}) => {
  await begin(page, 'permit-to-stranger');
  await holdToSign(page);
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(debrief(page)).toContainText(/^Wrong: the request was an attack, and you signed it/);
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(await problems(page)).toEqual([]);

  await debrief(page).getByRole('button', { name: 'Let it happen' }).click();
  await expect(page.getByTestId('gone')).toContainText(/25,000 before, 0 now.*−25,000 PUSD/);

  await page.reload();
  await expect(debrief(page)).toContainText(/^Wrong: /);
  await expect(page.getByTestId('gone')).toContainText('−25,000 PUSD');
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('what was rejected is watched: signed on the Review, heard back, and gone', async ({ page, watch }) => {
  await begin(page, 'approval-to-stranger');
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect(debrief(page)).toContainText(/^Right: the request was an attack/);
  await expect(debrief(page)).toContainText('A stranger would have taken all 25,000 PUSD');
  await expect(debrief(page)).not.toContainText('took');
  expect(await watch.signingCalls()).toHaveLength(0);

  await debrief(page).getByRole('button', { name: 'Let it happen' }).click();
  await expect(page.getByText('Sign it this time to see what happens')).toBeVisible();
  await settled(page);
  await holdToSign(page);
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
  await expect(page.getByTestId('gone')).toContainText(/−25,000 PUSD/);

  await page.getByRole('link', { name: 'All flights' }).click();
  await expect(page.getByText(`1 of ${all} flights flown, 1 right`)).toBeVisible();
});

test('a wallet that changes what it is asked does so in its flight, and nowhere else', async ({ page }) => {
  await begin(page, 'wallet-alters');
  await page.getByRole('button', { name: signs }).click();
  await expect(practiceWindow(page).getByTestId('practice-misbehave')).toHaveCount(0);
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(hearback(page).getByRole('alert')).toContainText(
    /Your wallet sent 200 PUSD to .*0x15d3…6A65, not to Ana/,
  );
  await expect(debrief(page)).toContainText(/^Your wallet sent something else/);
  await expect(debrief(page)).toContainText('Signing was right: the request was honest');
  await expect(debrief(page)).not.toContainText('Right:');
  await expect(debrief(page)).toHaveCount(1);
  const [heard, result] = await Promise.all([hearback(page).boundingBox(), debrief(page).boundingBox()]);
  expect(heard?.y).toBeLessThan(result?.y ?? 0);
  await expect(hearback(page).getByRole('alert')).toBeInViewport();
  expect(await problems(page)).toEqual([]);

  await begin(page, 'approve-router');
  await page.getByRole('button', { name: signs }).click();
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
});

test('a host without a practice chain says what the school needs, and does not lead to it', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), practice: null } });
  });
  await page.goto('/#/school');
  await expect(page.getByRole('main')).toContainText('npm start');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Flight school' })).toHaveCount(0);
  await page.goto('/#/school/approve-router');
  await expect(page.getByRole('main')).toContainText('npm start');
  await expect(page.getByRole('button', { name: 'Fly', exact: true })).toHaveCount(0);
});

async function begin(page: Page, id: string): Promise<void> {
  await page.goto(`/#/school/${id}`);
  await page.getByRole('button', { name: 'Fly', exact: true }).click();
  await settled(page);
}

function debrief(page: Page): Locator {
  return page.getByTestId('debrief');
}
