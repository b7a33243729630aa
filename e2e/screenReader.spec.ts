import type { Page } from '@playwright/test';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { confirm, connect, hearback, readBack, setting, signInWallet } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

// What a screen reader meets: names, roles and headings in the order in which they are read, and what is said by
// itself when something comes to be known.

test('Start is read in its order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Flight school' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  expect(await landmarks(page)).toEqual(['navigation Main', 'banner', 'main']);
  await ordered(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Know what you sign." [level=1]
    - paragraph
    - textbox "Request to read back"
    - button "Read back"
    - heading "New here?" [level=2]
    - heading "Flight school" [level=3]
    - paragraph
    - link "Try the first flight"
    - list:
      - listitem:
        - link
    - link "All flights"
  `);
});

test('a Review is read in its order: verdict, sentence, who asks, what changes, to whom, the buttons, and what is folded', async ({
  page,
}) => {
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  const aside = page.getByRole('complementary', { name: 'Sign and compare' });
  await expect(aside.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  expect(await landmarks(page)).toEqual([
    'navigation Main',
    'banner',
    'main',
    'complementary Sign and compare',
  ]);
  await ordered(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - status: "Verdict: Read back."
      - button "Read back"
      - heading /spend up to 3,000 PUSD/ [level=1]
      - term: Asked by
      - definition:
        - button "pasted text"
      - term: Network
      - definition:
        - button "Practice chain"
      - region "What changes":
        - heading "What changes" [level=2]:
          - button "What changes"
      - term:
        - button "Spender"
      - definition
      - complementary "Sign and compare":
        - button "Connect wallet"
        - button "Reject"
      - group:
        - region "Step by step":
          - group:
            - heading "Step by step" [level=2]
        - region "Checks":
          - group:
            - heading "Checks" [level=2]
  `);
});

test('the dialog that connects is a named dialog, and the page behind it is not read', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Connect a wallet":
      - heading "Connect a wallet" [level=2]
      - button "Close"
      - paragraph
      - paragraph: No wallet found in this browser.
      - list:
        - listitem:
          - button /Practice wallet/
        - listitem:
          - button /WalletConnect/
      - paragraph:
        - button "Watch an address"
  `);
  await expect(page.getByRole('main')).toHaveCount(0);
});

test('the verdict and the hearback are said when they come', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const said = await listen(page);
  await readBack(page, plainMessage.request(await setting(page)));
  await expect.poll(said).toContain('Verdict: Read back.');
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
  await expect.poll(async () => (await said()).join('\n')).toContain('Heard back: it matches the readback');
});

/** The landmarks of the page, in its order, each with its name. */
function landmarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roles: Readonly<Record<string, string>> = {
      NAV: 'navigation',
      HEADER: 'banner',
      MAIN: 'main',
      ASIDE: 'complementary',
      FOOTER: 'contentinfo',
    };
    return [...document.querySelectorAll('nav, header, main, aside, footer')]
      .filter((it) => it.checkVisibility())
      .map((it) => `${roles[it.tagName]} ${it.getAttribute('aria-label') ?? ''}`.trim());
  });
}

/** There is one heading of the first level, it is the first, and none skips a level. */
async function ordered(page: Page): Promise<void> {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((it) => it.checkVisibility())
      .map((it) => Number(it.tagName.slice(1))),
  );
  expect(levels.filter((it) => it === 1)).toHaveLength(1);
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);
}

/**
 * Listens as a screen reader does: to changes within a live region that was there before, and to alerts as they
 * appear. Gives what was said so far.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = 'output, [role=status], [role=alert], [aria-live]';
    const heard: string[] = [];
    (globalThis as unknown as { heard: string[] }).heard = heard;
    const known = new Set<Element>(document.querySelectorAll(live));
    const hear = (it: Element) => {
      const text = it.textContent?.trim() ?? '';
      if (text !== '') heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region && known.has(region)) hear(region);
      }
      for (const it of document.querySelectorAll(live)) {
        if (!known.has(it) && it.getAttribute('role') === 'alert') hear(it);
        known.add(it);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}
