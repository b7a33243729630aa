import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { payFriend } from '@readback/scenarios/flights/payFriend.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { faceOf, windows } from './fixture/face.ts';
import { connect, readBack, setting } from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

test('a request is understood without scrolling, in few words, and nothing is said twice', {
  tag: core,
}, async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const where = await setting(page);
  for (const scenario of [approveRouter, approvalToStranger, payFriend, plainMessage]) {
    await readBack(page, scenario.request(where));
    for (const { width, height, mostAbove } of windows) {
      await page.setViewportSize({ width, height });
      const { above, all, missing, twice } = await faceOf(page);
      const what = `${scenario.id} at ${width} × ${height}`;
      expect.soft(above, `${what}: words above the fold`).toBeLessThanOrEqual(mostAbove);
      expect.soft(all, `${what}: words in all`).toBeLessThanOrEqual(220);
      expect.soft(missing, `${what}: above the fold`).toEqual([]);
      expect.soft(twice, `${what}: said once`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
