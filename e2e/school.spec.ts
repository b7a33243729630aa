import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { firstFlights } from '@readback/web/data/course/firstFlights.ts';
import { lessons } from '@readback/web/data/course/lessons.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import {
  hearback,
  holdToSign,
  practiceWindow,
  setting,
  settled,
  signs,
  tabTo,
  unfold,
} from './fixture/pilot.ts';
import { problems } from './fixture/look.ts';
import { core, expect, test } from './fixture/test.ts';

const first = firstFlights.map(({ id }) => {
  const found = lessons.find((it) => it.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
});
const honest = first.filter(({ kind }) => kind === 'honest').length;
const all = lessons.length;

test('the first course is flown with the keyboard alone', async ({ page, watch }) => {
  // Hundreds of presses, one after the other.
  test.slow();
  const keys = page.keyboard;
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Try the first flight' }));
  await keys.press('Enter');

  for (const [at, { title, briefing, kind }] of first.entries()) {
    await test.step(title, async () => {
      if (at === 0) {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
        await expect(page.getByRole('main')).not.toContainText(/attack/i);
        await tabTo(page, page.getByRole('button', { name: 'Fly', exact: true }));
        await keys.press('Enter');
      }
      await expect(school(page)).toContainText(title);
      await expect(school(page)).toContainText(briefing);
      await settled(page);
      await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
      const decides = page.getByRole('button', {
        name: kind === 'honest' ? signs : 'Reject',
        exact: true,
      });
      await tabTo(page, decides.last());
      await keys.press('Enter');
      if (kind === 'honest') {
        await tabTo(page, practiceWindow(page).getByTestId('practice-confirm'));
        await keys.press('Enter');
        await expect(hearback(page)).toContainText('it matches the readback');
      }
      await expect(debrief(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(debrief(page)).toContainText(/^Right: /);
      await expect(debrief(page)).toContainText(`${at + 1} of ${all} flights flown, ${at + 1} right`);
      if (at + 1 === first.length) return;
      await tabTo(page, debrief(page).getByRole('link', { name: 'Next flight' }));
      await keys.press('Enter');
    });
  }
  expect(await watch.signingCalls()).toHaveLength(honest);
  await expect(page.getByTestId('course-card').getByRole('img')).toHaveAccessibleName(
    /^5 flights, 3 of 3 attacks caught, median \d+ seconds?$/,
  );
  const saved = page.waitForEvent('download');
  await page.getByTestId('course-card').getByRole('button', { name: 'Save picture' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^readback-flight-school-.*\.png$/);
  expect(pngSize(readFileSync(await file.path()))).toEqual([1200, 800]);
  expect(await problems(page)).toEqual([]);
  await page.goto('/#/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').or(page.locator('main li'))).toHaveCount(0);
});

test('who decides first sees no verdict before: the page, its buttons and what is folded tell nothing', async ({
  page,
}) => {
  await page.goto('/#/school');
  await page.getByRole('switch', { name: 'Decide first' }).click();
  await page.goto('/#/school/permit-to-stranger');
  await page.getByRole('button', { name: 'Fly', exact: true }).click();
  const main = page.getByRole('main');
  const decides = main.locator('[data-decision]');
  await expect(decides.getByRole('button')).toHaveText(['I would reject', 'I would sign']);
  await expect(decides.getByRole('button', { name: 'I would sign' })).toBeEnabled();
  await expect(main.locator('[data-verdict]')).toHaveCount(0);
  await expect(main.locator('[data-tone]:not([data-tone=pending])')).toHaveCount(0);
  await expect(main).not.toContainText(/Stop|Caution|Not fully|attack/);
  await expect(main.getByRole('region', { name: 'Checks' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^What changes/ })).toBeVisible();
  expect(await problems(page)).toEqual([]);

  await decides.getByRole('button', { name: 'I would sign' }).click();
  await expect(debrief(page)).toContainText(
    /^Wrong: the request was an attack, and you would have signed it/,
  );
  await expect(debrief(page)).toContainText('You decided before you saw the verdict.');
  await expect(main.locator('[data-verdict]').first()).toHaveText('Stop');
  const saved = page.waitForEvent('download');
  await debrief(page).getByRole('button', { name: 'Save picture' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^readback-flight-permit-to-stranger-.*\.png$/);
  expect(pngSize(readFileSync(await file.path()))).toEqual([1200, 800]);
});

/** Width and height, as a PNG says them; undefined where it is not one. */
function pngSize(file: Buffer): readonly number[] | undefined {
  if (file.subarray(1, 4).toString() !== 'PNG') return undefined;
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first course is flown with taps, and how it was flown is there after a reload', async ({
    page,
  }) => {
    await page.goto('/#/school');
    await page.getByRole('link', { name: 'Try the first flight' }).tap();
    await page.getByRole('button', { name: 'Fly', exact: true }).tap();
    for (const { title, kind } of first) {
      await expect(school(page)).toContainText(title);
      await settled(page);
      const fits = () => document.documentElement.scrollWidth <= innerWidth;
      expect(await page.evaluate(fits), `${title} is no wider than the phone`).toBe(true);
      if (kind === 'honest') {
        await page.getByRole('button', { name: signs }).tap();
        await practiceWindow(page).getByTestId('practice-confirm').tap();
      } else {
        await page.getByRole('button', { name: 'Reject', exact: true }).last().tap();
      }
      await expect(debrief(page).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(debrief(page)).toContainText(
        /^Right: .*\d+ seconds?, 1 tap, from the readback to your decision/,
      );
      expect(await page.evaluate(fits), `the debrief of ${title} is no wider than the phone`).toBe(true);
      await debrief(page).getByRole('link', { name: 'Next flight' }).tap();
    }
    await page.goto('/#/school');
    await page.reload();
    await expect(page.getByText(`5 of ${all} flights flown, 5 right`)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Right: the request was an attack' }),
    ).toHaveCount(5 - honest);
    expect(await problems(page)).toEqual([]);
  });
});

test('on a phone, what a permit changes is seen above the buttons, before its domain', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 'dai-permit');
  const changes = await page.getByRole('heading', { name: /^What changes/ }).boundingBox();
  await unfold(page, 'Typed data domain');
  const domain = await page.getByRole('heading', { name: 'Typed data domain' }).boundingBox();
  const buttons = await page.getByRole('button', { name: 'Reject', exact: true }).last().boundingBox();
  expect(changes?.height, 'the heading takes one line').toBeLessThan(30);
  expect(changes?.y).toBeLessThan((buttons?.y ?? 0) - 150);
  expect(domain?.y).toBeGreaterThan(changes?.y ?? 0);
});

test('an attack that is signed is wrong, and what is let happen is read from the chain', {
  tag: core,
}, async ({ page, watch }) => {
  await begin(page, 'permit-to-stranger');
  await holdToSign(page);
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(debrief(page)).toContainText(/^Wrong: the request was an attack, and you signed it/);
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(await problems(page)).toEqual([]);

  await debrief(page).getByRole('button', { name: 'Show what would have happened' }).click();
  await expect(replay(page).getByRole('heading', { name: 'What happened' })).toBeFocused();
  await expect(replay(page)).not.toContainText('practice key');
  await expect(steps(page).first()).toContainText('Signed');
  await expect(replay(page)).toContainText(/Block \d+.*took 25,000 PUSD from your account/);
  await expect(page.getByTestId('gone')).toContainText(/^0.*25,000 before$/);

  await page.reload();
  await expect(debrief(page)).toContainText(/^Wrong: /);
  await expect(page.getByTestId('gone')).toContainText(/^0.*25,000 before$/);
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('what was allowed in a flight is revoked from Accounts', async ({ page }) => {
  await begin(page, 'approval-to-stranger');
  await holdToSign(page);
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(debrief(page)).toContainText(/^Wrong: /);
  await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('link', { name: /^Open/ }).click();
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/0x6650/);
});

test('what was rejected is watched in one press, and undone', { tag: core }, async ({ page, watch }) => {
  await begin(page, 'approval-to-stranger');
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect(debrief(page)).toContainText(/^Right: the request was an attack/);
  await expect(debrief(page)).toContainText('A stranger would have taken all 25,000 PUSD');
  await expect(debrief(page)).not.toContainText('took');

  await watchRunning(page);
  await debrief(page).getByRole('button', { name: 'Show what would have happened' }).click();
  await expect(replay(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(replay(page)).toContainText(
    'Readback signed the request with the practice key so that you can watch',
  );
  await expect(steps(page)).toHaveCount(3);
  const [allowed, took] = [steps(page).nth(0), steps(page).nth(1)];
  await expect(allowed).toContainText(/^Block \d+You allowed .*0x6650…693A.* to take any amount of PUSD\.$/);
  await expect(took).toContainText(/^Block \d+.*0x6650…693A.* took 25,000 PUSD from your account\.$/);
  expect((await blockIn(took)) - (await blockIn(allowed))).toBe(1);
  await expect(steps(page).nth(2)).toContainText(/^You now/);
  await expect(page.getByTestId('running')).toHaveText('0');
  expect(await valuesSeen(page)).toMatchObject({ first: '25,000', last: '0', said: ['0'] });
  await expect(replay(page).locator(':scope > p').last()).toContainText(/^Gas fee: 0\.0\d+ ETH$/);
  expect(await watch.signingCalls()).toHaveLength(0);
  expect(await problems(page)).toEqual([]);

  await page.reload();
  await expect(page.getByTestId('gone')).toContainText(/25,000 before/);
  await replay(page).getByRole('button', { name: 'Undo and try again' }).click();
  await settled(page);
  await expect(replay(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reject', exact: true }).last()).toBeVisible();
  const { info } = await setting(page);
  expect(await dollarsOf(page, info)).toBe(25_000_000_000n);

  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('link', { name: 'Open Flight school' }).click();
  await expect(page.getByText(`1 of ${all} flights flown, 1 right`)).toBeVisible();
});

test('nothing runs for a reader who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'approval-to-stranger');
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await watchRunning(page);
  await debrief(page).getByRole('button', { name: 'Show what would have happened' }).click();
  await expect(page.getByTestId('running')).toHaveText('0');
  expect(await valuesSeen(page)).toMatchObject({ first: '0', last: '0' });
});

const led: readonly (readonly [flight: string, says: RegExp])[] = [
  ['collection-to-contract', /allowed .* to take every PASS.*took 1 PASS from your account.*2 before/s],
  ['safe-enable-module', /can now move what .*Practice Safe.* holds.*50,000 PUSD/s],
  ['safe-one-is-enough', /is now an owner of .*1 signature is now enough for .*10 ETH/s],
  ['delegatecall', /Practice Safe.* now runs the code of/],
  ['delegate-sweeper', /Your account now runs the code of .*25,000 before/s],
  ['claim-fee', /0\.4 ETH/],
];
for (const [id, says] of led)
  test(`what ${id} would have led to is said in its own terms`, async ({ page, watch }) => {
    await begin(page, id);
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await debrief(page).getByRole('button', { name: 'Show what would have happened' }).click();
    await expect(replay(page)).toContainText(says);
    expect(await watch.signingCalls()).toHaveLength(0);
  });

test('after a flight Start offers the next by its title, and it begins at once', async ({ page }) => {
  const [one, two] = first;
  await begin(page, one?.id ?? '');
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect(debrief(page)).toContainText(/^Wrong: /);
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: 'Try the first flight' })).toHaveCount(0);
  await page
    .getByRole('link', { name: two?.title ?? '' })
    .first()
    .click();
  await settled(page);
  await expect(school(page)).toContainText(two?.briefing ?? '');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Fly', exact: true })).toBeVisible();
});

test('a wallet that changes what it is asked does so in its flight, and nowhere else', async ({ page }) => {
  await begin(page, 'wallet-alters');
  await page.getByRole('button', { name: signs }).click();
  await expect(practiceWindow(page).getByTestId('practice-misbehave')).toHaveCount(0);
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(hearback(page).getByRole('alert')).toContainText(
    /Your wallet sent 200 PUSD to .*0x15d3…6A65, not to Ana/,
  );
  await expect(debrief(page)).toContainText(/^Your wallet sent something else/);
  await expect(debrief(page)).toContainText('Signing was right: the request was honest');
  await expect(debrief(page)).not.toContainText('Right:');
  await expect(debrief(page)).toHaveCount(1);
  const [heard, result] = await Promise.all([hearback(page).boundingBox(), debrief(page).boundingBox()]);
  expect(heard?.y).toBeLessThan(result?.y ?? 0);
  await expect(hearback(page).getByRole('alert')).toBeInViewport();
  expect(await problems(page)).toEqual([]);

  await begin(page, 'approve-router');
  await page.getByRole('button', { name: signs }).click();
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
});

test('a host without a practice chain says what the school needs, and does not lead to it', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), practice: null } });
  });
  await page.goto('/#/school');
  await expect(page.getByRole('main')).toContainText('npm start');
  await page.goto('/#/learn');
  await expect(page.getByRole('link', { name: 'See all rules' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Flight school' })).toHaveCount(0);
  await page.goto('/#/school/approve-router');
  await expect(page.getByRole('main')).toContainText('npm start');
  await expect(page.getByRole('button', { name: 'Fly', exact: true })).toHaveCount(0);
});

async function begin(page: Page, id: string): Promise<void> {
  await page.goto(`/#/school/${id}`);
  await page.getByRole('button', { name: 'Fly', exact: true }).click();
  await settled(page);
}

function debrief(page: Page): Locator {
  return page.getByTestId('debrief');
}

function school(page: Page): Locator {
  return page.getByRole('region', { name: 'Flight school' });
}

function replay(page: Page): Locator {
  return page.getByTestId('replay');
}

function steps(page: Page): Locator {
  return replay(page).locator('ol > li');
}

async function blockIn(step: Locator): Promise<number> {
  return Number(/\d+/.exec((await step.locator('b').first().textContent()) ?? '')?.[0]);
}

/** Notes what the balance that runs shows, and what is said beside it for a screen reader. */
async function watchRunning(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { shown: string[]; said: string[] } = { shown: [], said: [] };
    Object.assign(window, { seenRunning: seen });
    const look = () => {
      const it = document.querySelector('[data-testid="running"]');
      if (!it) return;
      seen.shown.push(it.textContent);
      seen.said.push(it.previousElementSibling?.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

async function valuesSeen(page: Page): Promise<{ first: string; last: string; said: string[] }> {
  const { shown, said } = await page.evaluate(
    () => (window as unknown as { seenRunning: { shown: string[]; said: string[] } }).seenRunning,
  );
  return { first: shown.at(0) ?? '', last: shown.at(-1) ?? '', said: [...new Set(said)] };
}

/** What the flyer has of the practice dollar, in its smallest unit: asked of the chain apart from the page. */
async function dollarsOf(page: Page, { accounts, addresses }: PracticeInfo): Promise<bigint> {
  const data = `0x70a08231${accounts[0]?.address.slice(2).padStart(64, '0')}`;
  const answer = await page.request.post('/practice/rpc', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_call',
      params: [{ to: addresses.practiceDollar, data }, 'latest'],
    },
  });
  return BigInt((await answer.json()).result);
}
