import { problems } from './fixture/look.ts';
import { expect, test } from './fixture/test.ts';

test('what is removed from a list leaves it at once, and comes back by a press', async ({ page, watch }) => {
  await page.goto('/#/settings?section=checks');
  await page.getByLabel('Site', { exact: true }).fill('evil.example');
  await page.getByRole('button', { name: 'Block this site' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'evil.example' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Site no longer blocked')).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await undo.click();
  await expect(row).toHaveCount(1);
  await expect(undo).toHaveCount(0);

  await test.step('until another screen is opened', async () => {
    await row.getByRole('button').click();
    await expect(undo).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
    await expect(undo).toHaveCount(0);
    await page.goto('/#/settings?section=checks');
    await expect(page.getByText('No sites are blocked.')).toBeVisible();
  });
  expect(await watch.signingCalls()).toEqual([]);
});
