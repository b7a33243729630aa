import type { Page } from '@playwright/test';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { swap } from '@readback/scenarios/swap.ts';
import { connect, readBack, setting } from './fixture/pilot.ts';
import { expect, test, waits } from './fixture/test.ts';

/** Of the window, navigation included: how much of it a screen uses from the left edge of what it shows to the right edge. */
const least = 0.6;

const practiceAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test.use({ viewport: { width: 1920, height: 1080 } });

test('at 1920 px, each screen uses the width', { tag: waits }, async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const { info } = await setting(page);
  const places = [
    '/',
    '/compose?kind=send',
    '/compose?kind=token',
    '/compose?kind=message',
    '/compose?kind=typedData',
    '/contracts',
    `/contracts?chain=31337&address=${info.addresses.weth9}`,
    '/verify',
    '/accounts',
    `/accounts/${practiceAccount}`,
    '/activity',
    '/rules',
    '/school',
    `/school/${approvalToStranger.id}`,
    ...['networks', 'sources', 'checks', 'assistant', 'appearance', 'data'].map(
      (section) => `/settings?section=${section}`,
    ),
  ];
  for (const place of places) {
    await page.goto(`/#${place}`);
    // Nothing of the screen before is there while it is measured.
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await fills(page, place);
  }
});

test('at 1920 px, Start, a Review, its record and the list of records use the width', async ({ page }) => {
  await page.goto('/');
  // Flight school is beside the field there.
  await fills(page, 'Start', 0.8);
  for (const scenario of [plainMessage, approvalToStranger, swap]) {
    await readBack(page, scenario.request(await setting(page)));
    await fills(page, scenario.id);
  }
  await page.goto('/#/activity');
  await fills(page, 'Activity');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fills(page, 'an entry of Activity');
});

async function fills(page: Page, what: string, share = least): Promise<void> {
  await expect.poll(() => used(page), { message: what }).toBeGreaterThanOrEqual(share);
}

/** The share of the window's width between the left and the right edge of all that can be seen of the screen. */
async function used(page: Page): Promise<number> {
  return page.evaluate(() => {
    const edges: number[] = [];
    const note = ({ left, right, width }: DOMRect) => {
      if (width > 1) edges.push(left, right);
    };
    for (const it of document.querySelectorAll('main *')) {
      if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { borderInlineEndWidth, backgroundColor, position } = getComputedStyle(it);
      const drawn = borderInlineEndWidth !== '0px' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
      if ((drawn && position !== 'fixed') || it.matches('input, textarea, select, svg, img')) {
        note(it.getBoundingClientRect());
      }
      for (const node of it.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) note(rect);
      }
    }
    return (Math.max(...edges) - Math.min(...edges)) / innerWidth;
  });
}
