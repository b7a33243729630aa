import { settled } from './fixture/pilot.ts';
import { tasksDuring } from './fixture/tasks.ts';
import { expect, test } from './fixture/test.ts';

const mebibyte = 1_048_576;
const pair = '"0x2222222222222222222222222222222222222222"';

const pastes: readonly { what: string; text: string; ends: 'review' | 'refused' }[] = [
  {
    what: 'a transaction with a mebibyte of data',
    text: `{"chainId":31337,"to":${pair},"data":"0x${'ab'.repeat(mebibyte / 2 - 100)}"}`,
    ends: 'review',
  },
  {
    what: 'JSON that breaks off after a mebibyte',
    text: `{"to":${pair},"data":"0x${'ab'.repeat(mebibyte / 2 - 100)}`,
    ends: 'refused',
  },
  { what: 'a list of numbers', text: `[${'1,'.repeat(mebibyte / 2 - 2)}1]`, ends: 'refused' },
];

for (const { what, text, ends } of pastes) {
  test(`the page answers while it reads ${what}`, async ({ page, browser }) => {
    await page.goto('/');
    await page.getByRole('textbox').first().fill(text);
    await page.waitForTimeout(500);
    const tasks = await tasksDuring(browser, page, async () => {
      await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
      if (ends === 'review') await settled(page);
      else await expect(page.getByRole('alert').first()).toBeVisible();
      await page.waitForTimeout(500);
    });
    expect(tasks.length, 'tasks were seen').toBeGreaterThan(10);
    expect(
      tasks.filter(({ busy }) => busy > 50),
      'tasks that hold the page for more than 50 ms',
    ).toEqual([]);
  });
}
