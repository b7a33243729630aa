import type { Page } from '@playwright/test';
import { answerTo, fakeProvider, type FakeProvider } from '@readback/assistant/testing/fakeProvider.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { problems, show, views } from './fixture/look.ts';
import { connect, readBack, setting, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const key = 'sk-test-key';
let fake: FakeProvider;

test.beforeAll(async () => {
  fake = await fakeProvider({ key });
});
test.beforeEach(({ watch }) => {
  fake.asked.splice(0);
  fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
  watch.expectHost(new URL(fake.url).host);
});
test.afterAll(() => fake.close());

test('off, the assistant is one quiet line that leads to Settings, and nobody is asked', async ({ page }) => {
  await page.goto('/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Set up in Settings' }).click();
  await expect(page.getByRole('form', { name: 'Assistant' })).toBeVisible();
  expect(fake.asked).toEqual([]);
});

test('it is set up, tested, asked, and gives the order of facts that are all still there', async ({
  page,
}) => {
  await page.goto('/');
  await setUp(page);

  await test.step('what is sent can be seen before anything is', async () => {
    await page.getByRole('button', { name: 'What is sent' }).click();
    const body = page.getByRole('region', { name: 'Request body' });
    await expect(body).toContainText('approvals.plainAccount.says');
    await expect(page.getByText('Bearer •••')).toBeVisible();
    expect(fake.asked).toEqual([]);
  });

  await test.step('the test reaches it', async () => {
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('The model answered in the format Readback needs.')).toBeVisible();
    expect(fake.asked).toHaveLength(1);
  });

  const where = await setting(page);
  await connect(page);
  await readBack(page, approvalToStranger.request(where));
  await expect(page.getByText('It learns no address, name or amount.')).toBeVisible();
  expect(fake.asked, 'nothing is asked by itself').toHaveLength(1);
  const control = page.getByRole('button', { name: /^Hold to sign/ });
  await expect(control).toBeVisible();

  await test.step('the order comes, warnings first, and all is there', async () => {
    const facts = page.locator('main section', { hasText: 'Before you sign' }).first();
    const before = await facts.innerText();
    await explainButton(page).click();
    const panel = explanation(page);
    await expect(panel.getByText(/^\d+ facts mentioned\. No facts were left out\./)).toBeVisible();
    await expect(panel.locator('ol > li').first()).toContainText('Stop');
    await expect(
      panel.getByText('The model used 321 AI tokens for the question and 45 for the answer.'),
    ).toBeVisible();
    await expect(panel.locator('output')).toContainText('The explanation is ready.');
    expect(fake.asked).toHaveLength(2);
    expect(await facts.innerText()).toBe(before);
    await expect(verdict(page)).toHaveText('Stop');
    await expect(control).toBeVisible();
    await panel.locator('ol > li').first().hover();
    await expect(page.locator('[data-pointed]')).toHaveCount(1);
  });

  await test.step('what was sent names nothing of the request', async () => {
    const sent = fake.asked[1]?.body ?? '';
    expect(sent).not.toMatch(/0x[0-9a-f]{4}/i);
    for (const address of Object.values(where.info.addresses))
      expect(sent).not.toContain(address.slice(2, 12));
    expect(sent).not.toMatch(/PUSD|pUSD|Practice/);
  });

  await test.step('it looks as it should in both themes and widths', async () => {
    for (const view of views) {
      await show(page, view);
      expect(await problems(page), `${view.theme} ${view.width}`).toEqual([]);
    }
  });
});

test('lies are shown as nothing: an answer of prose, of foreign ids, and one without end', async ({
  page,
}) => {
  await ready(page);
  for (const lie of [
    { as: 'text', text: 'This is EVIL and safe to sign.' },
    {
      as: 'text',
      text: JSON.stringify({ blocks: [{ fact: 'EVIL', link: 'EVIL', detail: 'EVIL' }], explain: ['EVIL'] }),
    },
    { as: 'flood' },
  ] as const) {
    fake.behave(lie);
    await explainButton(page).click();
    await expect(
      explanation(page).locator('b', { hasText: /answer was not valid|was too long/ }),
    ).toBeVisible();
    await expect(explanation(page).locator('ol > li')).toHaveCount(0);
    await expect(explanation(page).locator('details')).toHaveCount(0);
    await expect(page.getByText('EVIL')).toHaveCount(0);
    await expect(verdict(page)).toHaveText('Stop');
    await expect(page.locator('main').getByText('You let', { exact: false }).first()).toBeVisible();
  }
});

test('each kind of trouble has its words, and nothing is asked twice by itself', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource/);
  await ready(page);
  for (const [behaviour, words] of [
    [{ as: 'status', status: 401 }, 'The provider rejected the key'],
    [{ as: 'status', status: 429 }, 'The provider is not accepting more requests right now'],
    [{ as: 'status', status: 404 }, 'The provider rejected the assistant’s request'],
    [{ as: 'breaksOff' }, 'The provider is having problems'],
    [{ as: 'redirect', to: 'http://127.0.0.1:9/elsewhere' }, 'The assistant could not be reached'],
    [{ as: 'refuses' }, 'The model refused to answer'],
  ] as const) {
    const before = fake.asked.length;
    fake.behave(behaviour);
    await explainButton(page).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    if (behaviour.as === 'status')
      await expect(explanation(page)).toContainText(`answered with HTTP status ${behaviour.status}.`);
    expect(fake.asked.length).toBe(before + 1);
  }
});

test('a slow answer can be stopped by its button and by Escape, and closed blocks come one by one', async ({
  page,
}) => {
  await ready(page);
  fake.behave((request) => ({ as: 'waits', json: answerTo(request), until: '},{' }));
  const before = fake.hungUp();
  await explainButton(page).click();
  await expect(explanation(page).locator('ol > li').first()).toBeVisible();
  await expect(explanation(page).getByText('Also')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await explainButton(page).click();
  // The answer has begun: what is stopped before it reaches the provider hangs nothing up there.
  await expect(explanation(page).locator('ol > li').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect.poll(() => fake.hungUp()).toBe(before + 2);
});

test('a key in memory goes with the page, a remembered one stays, and turning off forgets it', async ({
  page,
}) => {
  await ready(page);
  await page.reload();
  await expect(page.getByText('The assistant needs its key')).toHaveCount(0);
  await page.goto('/#/settings?section=assistant');
  await expect(page.getByLabel('Key, if the server requires one')).toBeVisible();

  await page.getByLabel('Key, if the server requires one').fill(key);
  await page.getByText('On', { exact: true }).first().waitFor();
  await page.getByRole('switch', { name: 'Remember on this device' }).check({ force: true });
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('remembered on this device, encrypted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('remembered on this device, encrypted')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(key);
  await page.getByRole('button', { name: 'Turn off and forget the key' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Key, if the server requires one')).toBeVisible();
});

test('the test says that a server cannot be reached, and what helps', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource|ERR_|Content Security Policy/);
  watch.expectHost('127.0.0.1:9');
  await page.goto('/#/settings?section=assistant');
  await fillProvider(page, 'ollama', 'http://127.0.0.1:9/v1');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('Could not be reached')).toBeVisible();
  await expect(page.getByText('OLLAMA_ORIGINS')).toBeVisible();
});

function explanation(page: Page) {
  return page.getByRole('region', { name: 'Explanation' });
}

function explainButton(page: Page) {
  return page.getByRole('button', { name: /^Explain( again)?$/ });
}

/** A Review of a Stop with the assistant set up. */
async function ready(page: Page): Promise<void> {
  await page.goto('/');
  await setUp(page);
  const where = await setting(page);
  await connect(page);
  await readBack(page, approvalToStranger.request(where));
}

async function setUp(page: Page): Promise<void> {
  await page.goto('/#/settings?section=assistant');
  await fillProvider(page, 'other', fake.url);
  await page.getByLabel('Key, if the server requires one').fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('in memory until the page is closed')).toBeVisible();
}

/** Chooses a provider and turns the assistant on; the page is opened again for its host, and comes back to the key. */
async function fillProvider(page: Page, preset: string, url: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Assistant' });
  await form.getByLabel('Provider').selectOption(preset);
  await form.getByLabel('Address').fill(url);
  await form.getByRole('textbox', { name: 'Model' }).fill('some-model');
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Key, if the server requires one')).toBeFocused();
}
