import type { Page } from '@playwright/test';
import { mainnetRequests } from '@readback/scenarios/mainnetRequests.ts';
import { expect, test } from '../fixture/test.ts';

/** In milliseconds, with nobody to ask: from the press to the whole tree on the page, the median of five. */
const bar = 50;
const runs = 5;

/** What a Review of a request on Ethereum asks: each is refused at once, as without a network. */
const asked = ['ethereum.reth.rs', 'raw.githubusercontent.com', 'api.4byte.sourcify.dev', 'sourcify.dev'];

for (const { title, request, inner } of mainnetRequests) {
  test(`${title}: its tree is there within ${bar} ms of the press, without a network`, async ({
    page,
    watch,
  }, { annotations }) => {
    watch.expectErrors(/Failed to load resource/);
    for (const host of asked) watch.expectHost(host);
    // A route would take every file of the page through this process.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
    const times: number[] = [];
    for (let run = 0; run < runs + 1; run += 1) times.push(await pasted(page, request, inner));
    // The first of them also fetches the code.
    const median = times.slice(1).toSorted((one, other) => one - other)[2] ?? Number.NaN;
    annotations.push({ type: title, description: times.map(Math.round).join(', ') });
    console.log(title, times.map(Math.round).join(', '));
    expect(median).toBeLessThanOrEqual(bar);
  });
}

/** Pastes a request and reads it back; how long after the press all of its calls are listed. */
async function pasted(page: Page, request: string, inner: number): Promise<number> {
  await page.goto('/#/');
  await page.getByRole('textbox', { name: 'Request to read back' }).fill(request);
  await page.waitForTimeout(1_500);
  await page.evaluate((count) => {
    const seen = globalThis as unknown as { tree?: number; pressed?: number };
    delete seen.tree;
    document.addEventListener('click', () => (seen.pressed = performance.now()), {
      once: true,
      capture: true,
    });
    const look = () => {
      const region = [...document.querySelectorAll('section, [role=region]')].find((it) =>
        it.textContent?.startsWith('Step by step'),
      );
      if (region && region.querySelectorAll('li').length >= Math.max(count, 1)) seen.tree = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, inner);
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await page.waitForFunction(() => (globalThis as unknown as { tree?: number }).tree !== undefined);
  return page.evaluate(() => {
    const { tree = 0, pressed = 0 } = globalThis as unknown as { tree?: number; pressed?: number };
    return tree - pressed;
  });
}
