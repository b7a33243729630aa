import { lessons } from '@readback/web/data/course/lessons.ts';
import { belowButtons, phone } from '../fixture/firstScreen.ts';
import { settled } from '../fixture/pilot.ts';
import { expect, test } from '../fixture/test.ts';

test.use(phone);

test('on a phone, every flight shows above the buttons what is decided about', async ({ page }) => {
  await page.goto('/');
  for (const { id } of lessons) {
    await page.evaluate((to) => {
      location.hash = `#/school/${to}`;
    }, id);
    await page.getByRole('button', { name: 'Fly', exact: true }).click();
    await settled(page);
    expect.soft(await belowButtons(page), id).toEqual([]);
  }
});
