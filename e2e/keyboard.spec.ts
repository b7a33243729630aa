import type { Locator, Page } from '@playwright/test';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { payFriend } from '@readback/scenarios/flights/payFriend.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import {
  connect,
  finder,
  hearback,
  practiceWindow,
  readBack,
  setting,
  settled,
  signs,
  tabTo,
  verdict,
} from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test('a request is approved by keyboard alone: connect, paste, read, sign, hear', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  const keys = page.keyboard;

  await test.step('connect', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Connect wallet' }));
    await keys.press('Enter');
    await tabTo(page, page.getByTestId('connect-practice'));
    await keys.press('Enter');
    await expect(practiceWindow(page).getByRole('heading')).toBeFocused();
    await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
    await keys.press('Space');
    await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  });

  await test.step('sign what was read back', async () => {
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.insertText(plainMessage.request(where));
    await keys.press('Enter');
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: signs }));
    await keys.press('Enter');
    await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
    await keys.press('Enter');
    await expect(hearback(page)).toContainText('it matches the readback');
  });

  await test.step('hold a Stop with Space: a short press signs nothing, a long one asks the wallet', async () => {
    await keys.press('Control+k');
    await expect(finder(page)).toBeFocused();
    await keys.insertText(approvalToStranger.request(where));
    await keys.press('Enter');
    await settled(page);
    await expect(verdict(page)).toHaveText('Stop');
    const hold = page.getByRole('button', { name: 'Hold to sign anyway' });
    await tabTo(page, hold);
    await keys.press('Space');
    await expect(page.getByText('Released too early. Nothing was signed.')).toBeVisible();
    await expect(practiceWindow(page)).toHaveCount(0);

    await keys.down('Space');
    await expect(practiceWindow(page)).toBeVisible();
    await keys.up('Space');
    await keys.press('Escape');
    await expect(page.getByText('Not signed here')).toBeVisible();
  });
});

test('a transaction is pasted on Start, read, signed and heard of by keys alone', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  const keys = page.keyboard;
  await tabTo(page, page.getByRole('button', { name: 'Connect wallet' }));
  await keys.press('Enter');
  await tabTo(page, page.getByTestId('connect-practice'));
  await keys.press('Enter');
  await expect(practiceWindow(page).getByRole('heading')).toBeFocused();
  await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
  await keys.press('Enter');
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');

  const field = page.getByRole('textbox', { name: 'Request to read back' });
  await tabTo(page, field);
  await keys.insertText(payFriend.request(where));
  // In a field of several lines Enter is a line: the button is the next stop.
  const go = page.getByRole('main').getByRole('button', { name: 'Read back', exact: true });
  await expect(go).toBeEnabled();
  await tabTo(page, go);
  await keys.press('Enter');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: signs }));
  await keys.press('Enter');
  await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
  await keys.press('Enter');
  await expect(hearback(page)).toContainText('it matches the readback');
});

test('the network is switched by keyboard: of the page, and of the wallet, which is told of one it does not know', async ({
  page,
}) => {
  await page.goto('/');
  const network = page.getByTestId('network');
  const keys = page.keyboard;
  const choose = async () => {
    await tabTo(page, network);
    await keys.press('Enter');
    await tabTo(page, page.getByTestId('network-31338'));
    await keys.press('Enter');
  };

  await test.step('of the page', async () => {
    await expect(network).toContainText('31337');
    await choose();
    await expect(network).toContainText('31338');
    await expect(network).toBeFocused();
  });

  await test.step('of the wallet', async () => {
    await connect(page);
    await expect(network).toContainText('31337');
    await choose();
    const asks = page.getByRole('dialog', { name: /^Add .* to your wallet/ });
    await tabTo(page, asks.getByRole('button', { name: 'Add to wallet' }));
    await keys.press('Enter');
    await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
    await keys.press('Enter');
    await expect(network).toContainText('31338');
  });
});

test('the skip link is the first stop, and leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Request to read back' })).toBeFocused();
});

test('Escape closes what is open, and the focus is where it was', async ({ page }) => {
  await page.goto('/#/school');
  const dialog = page.getByRole('dialog');
  const opens = [
    page.getByRole('button', { name: 'Reset the practice chain' }),
    page.getByRole('button', { name: 'Connect wallet' }),
    page.getByTestId('network'),
  ];
  for (const opener of opens) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect.poll(() => focusIsIn(dialog), 'the focus moves in').toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  await test.step('a wallet that is waiting, too', async () => {
    await connect(page);
    const chip = page.getByTestId('wallet').getByRole('button').first();
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Disconnect', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
  });
});

test('Ctrl K leaves an open dialog alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  expect(await focusIsIn(page.getByRole('dialog'))).toBe(true);
});

test('where a value comes from opens and closes by keyboard', async ({ page }) => {
  await page.goto('/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  const amount = page.getByRole('main').getByRole('button', { name: 'Unlimited PUSD' }).last();
  await tabTo(page, amount);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Where this comes from' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(amount).toBeFocused();
});

for (const [screen, open] of [
  ['Start', (page: Page) => page.goto('/#/')],
  ['Compose', (page: Page) => page.goto('/#/compose')],
  ['Contracts', (page: Page) => page.goto('/#/contracts')],
  ['Review', async (page: Page) => readBack(page, approvalToStranger.request(await setting(page)))],
  ['Activity', (page: Page) => page.goto('/#/activity')],
] as const) {
  test(`on ${screen}, every stop of the Tab key can be seen`, async ({ page }) => {
    await page.goto('/');
    await open(page);
    await expect(page.getByTestId('wallet')).toBeVisible();
    await expect(page.getByTestId('network')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    const stops: string[] = [];
    const unseen: string[] = [];
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop || stops.includes(stop.path)) break;
      stops.push(stop.path);
      if (!stop.seen) unseen.push(stop.path);
    }
    expect(stops.length).toBeGreaterThan(8);
    expect(unseen).toEqual([]);
  });
}

async function focusIsIn(place: Locator): Promise<boolean> {
  return await place.evaluate((it) => it.contains(document.activeElement));
}

/** What has the focus, and whether an outline of at least two pixels says so, on it or on its label. */
async function focused(page: Page): Promise<{ path: string; seen: boolean } | undefined> {
  return await page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return undefined;
    const outlined = [it, it.nextElementSibling, it.parentElement].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = it.getBoundingClientRect();
    const path: string[] = [];
    for (let at: Element | null = it; at; at = at.parentElement) {
      path.unshift(`${at.localName}${[...(at.parentElement?.children ?? [])].indexOf(at)}`);
    }
    return {
      path: `${it.textContent?.slice(0, 30) || it.getAttribute('aria-label')} (${path.join('/')})`,
      seen: outlined && box.bottom > 0 && box.top < innerHeight,
    };
  });
}

test('on a phone the foot belongs to the decision, which can wait', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await readBack(page, plainMessage.request(await setting(page)));
  await settled(page);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs).toBeHidden();
  await page.getByRole('link', { name: 'Decide later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what you sign.');
  await tabs.getByRole('link', { name: 'Review' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(tabs).toBeVisible();
});
