import type { Page } from '@playwright/test';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { encodeFunctionData, erc20Abi, pad, toHex } from 'viem';
import { setting, settled, unfold } from '../fixture/pilot.ts';
import { tasksDuring } from '../fixture/tasks.ts';
import { expect, test } from '../fixture/test.ts';

/** Milliseconds of the processor that one task of the page's thread may take. */
const longest = 50;

/** How often it is done: the middle one counts. */
const runs = 3;

test('five hundred calls are run, drawn and walked through, and never hold the page', async ({
  page,
  browser,
}, { annotations }) => {
  await page.goto('/');
  const where = await setting(page);
  const { from, to } = JSON.parse(approveRouter.request(where)).params[0] as { from: string; to: string };
  const calls = Array.from({ length: 500 }, (_, n) => {
    const receiver = pad(toHex(5_000 + n), { size: 20 });
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [receiver, BigInt(n + 1)],
    });
    return { to, data };
  });
  const batch = { version: '2.0.0', chainId: '0x7a69', from, atomicRequired: true, calls };
  const text = JSON.stringify({ method: 'wallet_sendCalls', params: [batch] });
  const held: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto('/#/');
    await page.reload();
    await page.getByRole('textbox', { name: 'Request to read back' }).fill(text);
    // What is typed is laid out, and the wallet's code arrives, before the measure begins.
    await page.waitForTimeout(2_000);
    const tasks = await tasksDuring(browser, page, async () => {
      await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
      await settled(page);
      await page.waitForTimeout(2_000);
      await unfold(page, 'Simulated calls');
      await page.waitForTimeout(1_000);
      await walk(page);
      await page.getByRole('button', { name: 'Show as a table' }).click();
      await page.waitForTimeout(500);
    });
    held.push(Math.max(...tasks.map(({ busy }) => busy)));
  }
  const middle = held.toSorted((one, other) => one - other)[1] ?? Number.NaN;
  annotations.push({ type: '500 calls', description: `longest task ${Math.round(middle)} ms` });
  expect(await page.getByRole('treeitem').count(), 'calls that are drawn').toBeLessThan(150);
  expect(middle, 'longest task, ms of the processor').toBeLessThan(longest);
});

/** Goes through the calls by keys, and scrolls through them. */
async function walk(page: Page): Promise<void> {
  const tree = page.locator('[role="tree"]');
  await tree.focus();
  for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  await tree.hover();
  for (let at = 0; at < 10; at += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
}
