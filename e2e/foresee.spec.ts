import type { Page } from '@playwright/test';
import { swap } from '@readback/scenarios/swap.ts';
import { approveAndSwap } from './fixture/approveAndSwap.ts';
import { breakNode, heal } from './fixture/node.ts';
import { readBack, setting, settled, unfold } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test('the calls that were made are a tree that is walked and folded with the keyboard', async ({ page }) => {
  await page.goto('/');
  await readBack(page, approveAndSwap(await setting(page)));
  await unfold(page, 'Simulated calls');
  const tree = page.getByRole('tree', { name: 'Simulated calls' });
  await expect(tree.getByRole('treeitem')).toHaveCount(8);

  await tree.press('Home');
  await tree.press('ArrowDown');
  await expect(active(page)).toContainText('swapExactTokensForTokens');
  await expect(active(page)).toHaveAttribute('aria-expanded', 'true');
  await tree.press('ArrowLeft');
  await expect(active(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  await tree.press('ArrowRight');
  await tree.press('ArrowRight');
  await expect(active(page)).toContainText('getReserves');
  await expect(active(page)).toHaveAttribute('aria-level', '2');
  await tree.press('End');
  await expect(active(page)).toContainText('balanceOf on Practice Dollar');
});

test('what moves is drawn, and a table for those who hear it or have a narrow screen', async ({ page }) => {
  await page.goto('/');
  await readBack(page, approveAndSwap(await setting(page)));
  await unfold(page, 'Transfers');
  const table = page.getByRole('table', { name: 'Transfers, in order' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toContainText(/Practice account 1.*3,000 PUSD/);
  await expect(table.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(table.getByRole('button', { name: '3,000 PUSD' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Show as a diagram' })).toHaveCount(0);
  await expect(table.getByRole('button', { name: '3,000 PUSD' })).toBeVisible();
});

test('a request that fails shows the call in which it fails, and what would let it pass', async ({
  page,
}) => {
  await page.goto('/');
  await readBack(page, swap.request(await setting(page)));
  await expect(page.getByRole('main')).toContainText(
    'The contract’s error: TransferHelper: TRANSFER_FROM_FAILED',
  );
  await expect(page.getByRole('region', { name: 'Why it fails' })).toContainText(
    /can take only 0 PUSD but needs 3,000 PUSD/,
  );
  await expect(active(page)).toContainText('Failed transferFrom on');
});

for (const width of [390, 1280]) {
  test(`little of what is read moves while a slow node is waited for, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.route('**/practice/rpc', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.fallback();
    });
    await page.goto('/');
    await page
      .getByRole('textbox')
      .first()
      .fill(swap.request(await setting(page)));
    // What is typed is laid out before the measure begins.
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
    // The Review is open: what moves from now on moves under the eyes of someone.
    await page.waitForURL(/#\/review\//);
    await page.evaluate(watchShifts);
    await settled(page);
    await page.waitForTimeout(1_000);
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    expect(shift, 'layout shift').toBeLessThan(0.05);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a node that cannot be reached is said, with what stands without it and the way to another', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: net::ERR_(CONNECTION_REFUSED|FAILED)/);
  await page.goto('/');
  const text = swap.request(await setting(page));
  await breakNode(page, 'down');
  await readBack(page, text);
  const unknown = page.getByRole('group').filter({ hasText: 'come from the bytes alone and stay valid' });
  await unknown.getByText('Why?', { exact: true }).click();
  await expect(unknown.getByRole('link', { name: 'Use another node' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Step by step' })).toContainText('swapExactTokensForTokens');
  await heal(page);
});

/** The call that the keyboard is on. */
function active(page: Page) {
  return page.getByRole('treeitem', { selected: true });
}

function watchShifts(): void {
  const seen = globalThis as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}
