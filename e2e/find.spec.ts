import type { Page } from '@playwright/test';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { picture, problems, show, views } from './fixture/look.ts';
import { fillActivity } from './fixture/manyEntries.ts';
import { finder, readBack, sentence, setting, settled, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const highlighted = (page: Page) => page.locator('[role=option][data-highlighted]');

test('Ctrl K finds a screen, a rule, a flight and an act, and Escape leads back to where the focus was', async ({
  page,
}) => {
  await page.goto('/#/activity');
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  const keys = page.keyboard;

  await test.step('Escape changes nothing', async () => {
    const settings = page.getByRole('navigation').getByRole('link', { name: 'Settings' });
    await settings.focus();
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.press('Escape');
    await expect(finder(page)).toHaveCount(0);
    await expect(settings).toBeFocused();
  });

  await test.step('a screen, by a few letters', async () => {
    await keys.press('Meta+k');
    await expect(finder(page)).toBeFocused();
    await keys.type('stgs');
    await expect(highlighted(page)).toHaveText('Settings');
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  });

  await test.step('arrow keys go through what was found', async () => {
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.type('flight');
    await expect(highlighted(page)).toContainText('Flight school');
    await keys.press('ArrowDown');
    await expect(highlighted(page)).toHaveCount(1);
    await expect(highlighted(page)).not.toHaveText('Flight school');
    await expect(page.getByRole('group', { name: 'Flights' })).toBeVisible();
    await keys.press('Escape');
  });

  await test.step('an act', async () => {
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.type('>light');
    await expect(page.getByRole('option')).toHaveCount(1);
    await keys.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(finder(page)).toHaveCount(0);
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.type('connect wal');
    await keys.press('Enter');
    await expect(page.getByTestId('connect-practice')).toBeVisible();
  });
});

test('a request that is pasted is read back; words are no message unless that is chosen', async ({
  page,
}) => {
  await page.goto('/#/activity');
  const where = await setting(page);
  const keys = page.keyboard;

  await test.step('a screen’s name and Enter goes to the screen', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Find anything/ })
      .click();
    await finder(page).fill('settings');
    await keys.press('Enter');
    await expect(page).toHaveURL(/#\/settings/);
  });

  await test.step('a request and Enter at once', async () => {
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.insertText(plainMessage.request(where));
    await keys.press('Enter');
    await settled(page);
    await expect(sentence(page)).toBeFocused();
  });

  await test.step('lines are kept as they were pasted', async () => {
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await paste(page, 'One line\nand another');
    await expect(page.getByText('2 lines, 20 characters, kept exactly as pasted.')).toBeVisible();
    await option(page, /^Read as a message/).click();
    await settled(page);
    await expect(page.getByRole('main')).toContainText('and another');
  });

  await test.step('on Start, a word and a command ask first', async () => {
    for (const text of ['settings', 'cast send 0x1111111111111111111111111111111111111111 "f()"']) {
      await page.goto('/#/');
      const field = page.getByRole('textbox', { name: 'Request to read back' });
      await field.fill(text);
      await field.press('Enter');
      await expect(page.getByRole('main')).toContainText(
        'Readback does not recognize this as a request. Read it as a message?',
      );
      await expect(page).toHaveURL(/#\/$/);
    }
    await page.getByRole('button', { name: 'Read as a message' }).click();
    await settled(page);
  });

  await test.step('JSON that is no request says so, from the header too', async () => {
    await page.goto('/#/activity');
    await keys.press('Control+k');
    await finder(page).fill('{"foo":1}');
    await keys.press('Enter');
    await expect(page.getByRole('alert')).toContainText('not a request that Readback knows');
    await expect(page).toHaveURL(/#\/$/);
  });
});

test('on an open Review, D leads to the decision, R rejects, ? lists the keys, and no key signs', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const where = await setting(page);
  const keys = page.keyboard;
  await readBack(page, approvalToStranger.request(where));
  await expect(verdict(page)).toHaveText('Stop');
  await expect(sentence(page)).toBeFocused();
  const signs = page.getByRole('complementary', { name: 'Sign and compare' });
  const reject = signs.getByRole('button', { name: 'Reject', exact: true });

  await test.step('D, from the sentence', async () => {
    await expect(reject).toBeVisible();
    await keys.press('d');
    await expect(reject).toBeFocused();
  });

  await test.step('the skip link does the same', async () => {
    const skip = page.getByRole('link', { name: 'Go to the decision' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await keys.press('Enter');
    await expect(reject).toBeFocused();
  });

  await test.step('? lists the keys', async () => {
    await keys.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toContainText('No other key signs a request.');
    await keys.press('r');
    await keys.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(reject).toBeFocused();
  });

  await test.step('neither with modifiers nor in a field', async () => {
    await keys.press('Shift+R');
    await keys.press('Alt+r');
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.type('r');
    await expect(finder(page)).toHaveValue('r');
    await keys.press('Escape');
    await expect(reject).toBeVisible();
  });

  await test.step('every other key of the keyboard signs nothing', async () => {
    for (const key of 'abcefghijklmnopqstuvwxyz') await keys.press(key);
    expect(await watch.signingCalls()).toEqual([]);
    await expect(reject).toBeVisible();
  });

  await test.step('R rejects', async () => {
    await keys.press('r');
    await expect(page.getByRole('main')).toContainText('Rejected');
    await expect(sentence(page)).toBeFocused();
    expect(await watch.signingCalls()).toEqual([]);
  });
});

test('thousands of requests are found without making the keys wait', async ({ page }) => {
  test.setTimeout(120_000);
  await fillActivity(page, { count: 2_000 });
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(finder(page)).toBeFocused();
  await page.keyboard.type('Entry #17.');
  await expect(option(page, /Entry #17\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/activity\//);
});

test('the list is looked at in both themes and widths', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/#/settings');
  for (const view of views) {
    await show(page, view);
    await page.keyboard.press('Control+k');
    for (const text of ['', 're', 'zzzzzz']) {
      await finder(page).fill(text);
      await picture(page, `find-${text}-${view.theme}-${view.width}`);
      expect(await problems(page), `${text} ${JSON.stringify(view)}`).toEqual([]);
    }
    await finder(page).fill('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await problems(page), `keys ${JSON.stringify(view)}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

/** As from the clipboard: a field of one line gets all of them. */
async function paste(page: Page, text: string): Promise<void> {
  await finder(page).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
