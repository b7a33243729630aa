import type { Page } from '@playwright/test';
import { askTransaction } from '@readback/scenarios/ask.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { plainMessage, signInElsewhere } from '@readback/scenarios/messages.ts';
import { approveRouter, swap } from '@readback/scenarios/swap.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import type { Address } from 'viem';
import { lessons } from '@readback/web/school/lessons.ts';
import { connect, readBack, setting, settled } from '../fixture/pilot.ts';
import { expect, test } from '../fixture/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** In CSS pixels: so much of the first change is seen at least, which is what it is of and how much. */
const seen = 60;

/** Where the parts that decide end or begin, and where the buttons begin, once nothing moves any more. */
async function places(page: Page) {
  return page.evaluate(async (enough) => {
    const look = () => {
      const main = document.querySelector('main');
      const buttons =
        document.querySelector('[data-decision]')?.parentElement?.getBoundingClientRect().top ?? 0;
      const bottom = (it: Element | null | undefined) => it?.getBoundingClientRect().bottom ?? 0;
      const [section] = main?.querySelectorAll('section[aria-labelledby]') ?? [];
      const first = section?.querySelector('h2')?.nextElementSibling;
      return {
        buttons: Math.round(buttons),
        verdict: Math.round(bottom(main?.querySelector('[data-verdict]')?.parentElement)),
        sentence: Math.round(bottom(main?.querySelector('h1'))),
        section: section?.querySelector('h2')?.textContent ?? '',
        change: Math.round((first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) + enough),
      };
    };
    let last = '';
    for (let turn = 0; turn < 50; turn += 1) {
      const now = JSON.stringify(look());
      if (now === last) break;
      last = now;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return look();
  }, seen);
}

async function holds(page: Page, what: string): Promise<void> {
  const { buttons, verdict, sentence, change, section } = await places(page);
  expect.soft(verdict, `${what}: the verdict with its finding`).toBeLessThanOrEqual(buttons);
  expect.soft(sentence, `${what}: the sentence`).toBeLessThanOrEqual(buttons);
  expect.soft(change, `${what}: “${section}”`).toBeLessThanOrEqual(buttons);
}

test('on a phone, every flight shows verdict, finding, sentence and what changes above the buttons', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.goto('/');
  for (const { id } of lessons) {
    await page.evaluate((to) => (location.hash = `#/school/${to}`), id);
    await page.getByRole('button', { name: 'Fly', exact: true }).click();
    await settled(page);
    await holds(page, id);
  }
});

test('so do ten requests that are pasted', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await connect(page);
  const where = await setting(page);
  for (const [what, text] of pasted(where)) {
    await readBack(page, text);
    await holds(page, what);
  }
});

function pasted(where: Setting): readonly (readonly [string, string])[] {
  const { info } = where;
  const [user, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  const of = (id: string) => {
    const found = scenarios.find((it) => it.id === id);
    if (!found) throw new Error(`There is no flight ${id}.`);
    return [id, found.request(where)] as const;
  };
  return [
    ['an approval', approveRouter.request(where)],
    ['a swap', swap.request(where)],
    ['an approval to a stranger', approvalToStranger.request(where)],
    ['a message', plainMessage.request(where)],
    ['a sign-in elsewhere', signInElsewhere.request(where)],
    ['a payment', askTransaction(user, { to: friend, value: 10n ** 18n })],
    ['an unknown call', askTransaction(user, { to: info.addresses.practiceDollar, data: '0x12345678' })],
    of('permit-to-stranger'),
    of('sign-safe-payment-1'),
    of('seaport-bulk'),
  ];
}
