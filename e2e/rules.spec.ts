import { flights } from '@readback/phrases/words/flights.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { picture, problems, show, viewsOf } from './fixture/look.ts';
import { readBack, setting } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test('a rule of a Review leads to what is said of it, and from there to where it can be flown', async ({
  page,
}) => {
  await page.goto('/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  const checks = page.getByRole('region', { name: 'Checks' });
  await checks.locator('summary').first().press('Enter');
  const fired = checks.getByRole('listitem').first();
  await expect(fired).toContainText('Stop');
  const link = fired.getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(page).toHaveURL(/#\/rules\?rule=approvals\.plainAccount$/);
  await expect(page.getByRole('searchbox', { name: 'Find a rule' })).toBeVisible();
  const rule = page.getByRole('group').filter({ hasText: title });
  await expect(rule).toHaveAttribute('open', '');
  await expect(rule.locator('summary')).toBeFocused();
  await expect(rule).toContainText('whether an account has code');
  await expect(rule).toContainText('account.<a>.code');
  await rule.getByRole('link', { name: flights['approval-to-stranger'].title }).press('Enter');
  await expect(page).toHaveURL(/#\/school\/approval-to-stranger$/);
});

test('rules are found by words and opened with the keyboard, in each theme and width', async ({ page }) => {
  await page.goto('/#/rules');
  const field = page.getByRole('searchbox', { name: 'Find a rule' });
  for (const view of viewsOf(1)) {
    const name = `${view.theme}-${view.width}`;
    await show(page, view);
    await expect(page.locator('summary').nth(60)).toBeAttached();
    expect(await problems(page), name).toEqual([]);
    await picture(page, `rules-${name}`);

    await field.fill('unlimited zebra');
    await expect(page.getByText('No rules match')).toBeVisible();
    expect(await problems(page), name).toEqual([]);
    await picture(page, `rules-none-${name}`);

    await field.fill('allowance');
    await expect(page.getByText(/^\d+ of \d+ rules$/)).toBeVisible();
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]').first()).toContainText('What to do');
    expect(await problems(page), name).toEqual([]);
    await picture(page, `rules-found-${name}`);
    await field.fill('');
  }
});
