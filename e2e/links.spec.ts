import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { signInElsewhere, mail } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { linkIncoming, requestLink } from '@readback/web/inbox/link.ts';
import { qrPath, quiet } from '@readback/web/ui/qr/qrPath.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import type { SigningRequest } from '@readback/core/model/request.ts';
import type { Page } from '@playwright/test';
import { picture, problems, show, views } from './fixture/look.ts';
import { countQuestions } from './fixture/node.ts';
import {
  confirm,
  connect,
  frozen,
  hearback,
  loaded,
  practiceWindow,
  readBack,
  sentence,
  setting,
  settled,
  signInWallet,
  unfold,
  verdict,
} from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

/** The request of a pasted text, as this test and the page both freeze it. */
function requestOf(text: string): SigningRequest {
  const read = parse(text, { chainId: practiceMarker.chainId });
  if (!read.ok) throw read.error;
  return read.request;
}

async function linkTo(page: Page, text: string): Promise<string> {
  const link = await requestLink(requestOf(text), new URL('/', page.url()).href);
  if (!link.ok) throw link.error;
  return link.value;
}

/** Opens a link as someone does who was sent one: in a web page that shows nothing yet. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

/** What the page asks its own host whenever it opens, to recognize the practice chain: no link has a part in it. */
const recognising = ['eth_chainId', 'eth_getCode'];

function byTheLink({ asked }: { asked: readonly string[] }): readonly string[] {
  return asked.filter((method) => !recognising.includes(method));
}

const signs = /Sign|Hold to|Connect wallet$/;

function controls(page: Page) {
  return page.getByRole('complementary').getByRole('button', { name: signs });
}

test('a link asks no node on a network not used before, and has nothing to sign with', { tag: core }, async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const where = await setting(page);
  const link = await linkTo(page, approveRouter.request(where));
  await page.evaluate(() => localStorage.clear());
  const asked = countQuestions(page);
  await follow(page, link);
  await expect(verdict(page)).toHaveText('Not fully checked');
  await expect(sentence(page)).toContainText('Asks');
  await expect(page.getByText('Calldata digest').first()).toBeVisible();
  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByText('so its node was not contacted')).toBeVisible();
  await loaded(page);
  expect(byTheLink(asked), 'questions to the node').toEqual([]);
  expect(await watch.calls(), 'the wallet is not spoken to').toEqual([]);
  for (const view of views) {
    await show(page, view);
    await picture(page, `check-not-asked-${view.theme}-${view.width}`);
    expect(await problems(page)).toEqual([]);
  }

  await page.getByRole('button', { name: /^Ask .* node$/ }).click();
  await expect(verdict(page)).toHaveText('Read back');
  await expect(sentence(page)).toContainText('spend up to 3,000 PUSD');
  await expect(page.getByText('This request came from a link').first()).toBeVisible();
  await expect(controls(page)).toHaveCount(0);
  expect(asked.asked).toContain('eth_simulateV1');
  await picture(page, 'check-asked');

  await page.reload();
  await expect(verdict(page), 'a network that was used is asked by itself').toHaveText('Read back');

  // The last view is that of a phone.
  await page.locator('#more-places').waitFor({ state: 'attached' });
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Activity' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  await expect(page.getByRole('main').getByRole('listitem'), 'a link keeps nothing').toHaveCount(0);
});

test('the user takes a request over, is warned, and signs exactly that', async ({ page, watch }) => {
  await page.goto('/');
  const where = await setting(page);
  const user = where.info.accounts[0]?.address ?? '0x';
  const text = mail.request(where);
  await follow(page, await linkTo(page, text));
  await connect(page);
  await expect(controls(page), 'a wallet changes nothing about a link').toHaveCount(0);
  await page.getByRole('button', { name: 'Make this my request' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Caution');
  await expect(page.getByRole('main')).toContainText('a link or QR code (you made it your request)');
  await picture(page, 'check-made-mine');
  await signInWallet(page);
  await confirm(page);
  const [call, ...others] = await watch.signingCalls();
  expect(others).toEqual([]);
  expect({ method: call?.method, params: call?.params }).toEqual(frozen(text, user));
  await expect(hearback(page)).toContainText('it matches the readback');
});

test('the fingerprint comes first, and two that differ are a Stop of their own', async ({ page, watch }) => {
  await page.goto('/');
  const where = await setting(page);
  await follow(page, await linkTo(page, approveRouter.request(where)));
  await expect(verdict(page)).toHaveText('Not fully checked');
  const first = page.getByRole('region', { name: 'Fingerprint of this request' });
  const { y = 0 } = (await first.boundingBox()) ?? {};
  expect(y).toBeLessThan((await sentence(page).boundingBox())?.y ?? 0);

  await first.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(first.getByRole('status')).toContainText('This does not make the request safe.');
  await expect(verdict(page)).toHaveText('Not fully checked');

  await first.getByRole('button', { name: 'Compare again' }).click();
  await first.getByRole('button', { name: 'Yes, but a different verdict' }).click();
  await expect(first.getByRole('status')).toContainText('Go by the more severe verdict');

  await first.getByRole('button', { name: 'Compare again' }).click();
  await first.getByRole('button', { name: 'No', exact: true }).click();
  await expect(first.getByRole('alert')).toContainText('Do not sign on either device.');
  await expect(page.getByText('Before signing: Not fully checked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make this my request' })).toHaveCount(0);
  for (const view of views) {
    await show(page, view);
    expect(await problems(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what you sign.');
  expect(await watch.signingCalls()).toEqual([]);
});

test('a sign-in at another site is read from a link, and never signed here', { tag: core }, async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await connect(page);
  const where = await setting(page);
  await page.goto(await linkTo(page, signInElsewhere.request(where)));
  await expect(verdict(page)).toHaveText('Stop');
  await page.getByRole('button', { name: 'Make this my request' }).click();
  await settled(page);
  await expect(page.getByText('can be read here, but not signed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Sign|Hold)/ })).toHaveCount(0);
  expect(await watch.signingCalls()).toEqual([]);
});

test('links that were cut, forged or blown up say what is wrong, and open nothing', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  const asked = countQuestions(page);
  const link = await linkTo(page, mail.request(where));
  const other = await linkTo(page, signInElsewhere.request(where));
  const head = (it: string) => it.slice(0, it.indexOf('v1.') + 3 + 43);
  const tail = (it: string) => it.slice(it.indexOf('v1.') + 3 + 43);
  const hostile: readonly [what: string, link: string, says: RegExp][] = [
    ['cut', link.slice(0, -20), /damaged or cut/],
    ['the digest of another request', head(other) + tail(link), /damaged or cut/],
    ['a megabyte', `${link}${'A'.repeat(1_048_576)}`, /longer than any/],
    ['another version', link.replace('v1.', 'v7.'), /format of this link is unknown/],
    ['the prototype', link.replace('?r=', '?__proto__='), /contains no request/],
    ['nothing', `${link.split('#')[0]}#/check`, /contains no request/],
  ];
  for (const [what, it, says] of hostile) {
    await test.step(what, async () => {
      await follow(page, it);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be read');
      await expect(page.getByRole('main')).toContainText(says);
      await expect(page.getByRole('button', { name: /Sign|Make this/ })).toHaveCount(0);
    });
  }
  expect(byTheLink(asked)).toEqual([]);
  for (const view of views) {
    await show(page, view);
    expect(await problems(page)).toEqual([]);
  }
  await picture(page, 'check-refused');
});

test('a link cannot name a network that the page may not reach', async ({ page }) => {
  await page.goto('/');
  const body = requestOf(
    '{"to":"0x2222222222222222222222222222222222222222","value":"1","chainId":424242}',
  ).body;
  const link = await requestLink(freeze(body, ''), new URL('/', page.url()).href);
  if (!link.ok) throw link.error;
  await follow(page, link.value);
  await expect(page.getByText('not enabled here')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask\b/ })).toHaveCount(0);
  await expect(verdict(page)).toHaveText('Not fully checked');
});

/** All that a device can show of the request. */
async function fingerprints(page: Page): Promise<string> {
  const part = await unfold(page, 'Compare on your device');
  await expect(part.getByRole('textbox')).toBeVisible();
  return part.innerText();
}

test('a second device gets the very same request by link and by QR code', async ({ page, browser }) => {
  await page.goto('/');
  const where = await setting(page);
  const text = approveRouter.request(where);
  await readBack(page, text);
  const prints = await fingerprints(page);
  await page.getByRole('button', { name: 'Check on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check on another device' });
  const link = await dialog.getByTestId('request-link').innerText();

  const opened = await linkIncoming(link);
  expect(opened.ok && opened.value.request.digest).toBe(requestOf(text).digest);

  const drawn = await dialog.getByTestId('qr').getAttribute('d');
  expect(drawn, 'the code that is drawn is that of the link').toBe(qrPath(link)?.path);
  expect(finders(drawn ?? '', (qrPath(link)?.size ?? 0) - 2 * quiet)).toBe(true);
  for (const view of views) {
    await show(page, view);
    await picture(page, `second-device-${view.theme}-${view.width}`);
  }
  await dialog.getByLabel('Readback on the other device').fill('https://readback.example/app/');
  await expect(dialog.getByTestId('request-link')).toContainText(
    'https://readback.example/app/#/check?r=v1.',
  );
  await dialog.getByLabel('Readback on the other device').fill('javascript:alert(1)');
  await expect(dialog.getByText('Type a web address that begins with')).toBeVisible();
  await expect(dialog.getByTestId('request-link')).toHaveCount(0);

  const device = await browser.newContext();
  const second = await device.newPage();
  await second.goto(link);
  await expect(verdict(second)).toHaveText('Not fully checked');
  expect(await fingerprints(second)).toBe(prints);
  await device.close();
});

test('a link that is opened while a request of the user’s own is reviewed does not touch it', async ({
  page,
}) => {
  await page.goto('/');
  const where = await setting(page);
  await readBack(page, approveRouter.request(where));
  const link = await linkTo(page, mail.request(where));
  await page.evaluate(
    (it) => {
      location.hash = it;
    },
    `#${link.split('#')[1]}`,
  );
  await expect(page.getByRole('button', { name: 'Make this my request' })).toBeVisible();
  await expect(practiceWindow(page)).toHaveCount(0);
  await page.goBack();
  await settled(page);
  await expect(sentence(page)).toContainText('PUSD');
});

/** Whether the three squares by which a camera finds a code are in its corners. */
function finders(path: string, size: number): boolean {
  const rows = new Map<number, string>();
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const row = rows.get(Number(y) - quiet) ?? ' '.repeat(size);
    const from = Number(x) - quiet;
    rows.set(Number(y) - quiet, row.slice(0, from) + '#'.repeat(Number(run)) + row.slice(from + Number(run)));
  }
  const square = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  return square.every(
    (line, y) =>
      rows.get(y)?.startsWith(line) === true &&
      rows.get(y)?.endsWith(line) === true &&
      rows.get(size - 7 + y)?.startsWith(line) === true,
  );
}
