import type { Route } from '@playwright/test';
import { expect, test } from './fixture/test.ts';

// Parts that are a long time on their way: each press and each text is answered at once anyway.

test('a text says at once that it is read, and a list that was asked for before it came opens when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held: Route[] = [];
  let holds = true;
  await page.route(/\/assets\/(?:MorePlaces|UnderField)-[^/]*\.js$/, async (route) => {
    if (holds) held.push(route);
    else await route.continue();
  });
  await page.goto('/');
  const field = page.getByRole('textbox').first();
  await field.focus();
  // What the page shows when the browser comes to paint the frame after the paste.
  const painted = await field.evaluate(
    (it) =>
      new Promise<string>((done) => {
        const main = it.closest('main');
        it.ownerDocument.execCommand('insertText', false, '0x095ea7b3');
        requestAnimationFrame(() => done(main?.innerText ?? ''));
      }),
  );
  expect(painted, 'in the first frame').toContain('Reading the text');
  await expect(field).toHaveValue('0x095ea7b3');
  await expect(page.getByText('Reading the text', { exact: true })).toBeVisible();
  const more = page.getByRole('navigation').getByRole('button', { name: 'More' });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  expect(held.length, 'files that are on their way').toBe(2);
  holds = false;
  for (const route of held) await route.continue();
  await expect(page.getByRole('list').getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(more).not.toHaveAttribute('aria-busy');
});
