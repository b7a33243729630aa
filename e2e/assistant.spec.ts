import type { Page } from '@playwright/test';
import {
  answerTo,
  askedBrief,
  fakeModels,
  fakeProvider,
  type FakeProvider,
} from '@readback/assistant/testing/fakeProvider.ts';
import { hostileAnswer } from '@readback/assistant/testing/hostileAnswer.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { picture, problems, show, views } from './fixture/look.ts';
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

test('without an assistant there is no panel of it, and nobody is asked', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (it) => scripts.push(it.url()));
  await page.goto('/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  await expect(verdict(page)).toHaveText('Stop');
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
  await expect(explanation(page)).toHaveCount(0);
  expect(fake.asked).toEqual([]);
  const ofAssistant = /askModel|askChosen|ExplainPanel|anthropic|openaiCompatible|google-|browserModel/;
  expect(scripts.filter((it) => ofAssistant.test(it))).toEqual([]);
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
    await expect(panel.getByText('This will be sent')).toBeVisible();
    const shown = panel.getByRole('region', { name: 'Request body' });
    await expect(shown).toContainText('approvals.plainAccount.says');
    expect(fake.asked, 'the first request is shown before it goes').toHaveLength(1);
    const ids = await shown.innerText();
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel.getByText(/^\d+ facts mentioned\. No facts were left out\./)).toBeVisible();
    await expect(panel.locator('ol > li').first()).toContainText('Stop');
    await expect(
      panel.getByText('The model used 321 AI tokens for the question and 45 for the answer.'),
    ).toBeVisible();
    await expect(panel.locator('output')).toContainText('The explanation is ready.');
    expect(fake.asked).toHaveLength(2);
    for (const { id } of askedBrief(fake.asked[1]?.body ?? '').facts) expect(ids).toContain(id);
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
      await picture(page, `explain-asked-${view.theme}-${view.width}`);
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
    await expect(explanation(page).getByText('Readback’s own order', { exact: false })).toBeVisible();
    await expect(explanation(page).locator('ol > li').first()).toContainText('Stop');
    await expect(explanation(page).locator('details details')).toHaveCount(0);
    await expect(page.getByText('EVIL')).toHaveCount(0);
    await expect(verdict(page)).toHaveText('Stop');
    await expect(page.locator('main').getByText('You let', { exact: false }).first()).toBeVisible();
  }
});

for (const [preset, model] of [
  ['other', 'some-model'],
  ['anthropic', 'claude-sonnet-4-5'],
  ['anthropic', 'claude-3-newer-than-the-library'],
  ['google', 'gemini-2.5-flash'],
] as const) {
  test(`each kind of trouble has its words, and nothing is asked twice by itself: ${preset}, ${model}`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/Failed to load resource/);
    await ready(page, preset, model);
    for (const [behaviour, words] of [
      [{ as: 'status', status: 401 }, 'The provider rejected the key'],
      [{ as: 'status', status: 429 }, 'The provider is not accepting more requests right now'],
      [{ as: 'status', status: 404 }, 'The provider rejected the assistant’s request'],
      [{ as: 'breaksOff' }, 'The provider is having problems'],
      [{ as: 'redirect', to: 'http://127.0.0.1:9/elsewhere' }, 'The assistant could not be reached'],
      [{ as: 'refuses' }, 'The model refused to answer'],
      [{ as: 'text', text: '{"safe":true}' }, 'The model’s answer was not valid'],
      [{ as: 'flood' }, 'The model’s answer was too long'],
    ] as const) {
      const before = fake.asked.length;
      fake.behave(behaviour);
      await explainButton(page).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      if (behaviour.as === 'status')
        await expect(explanation(page)).toContainText(`answered with HTTP status ${behaviour.status}.`);
      expect(fake.asked.length).toBe(before + 1);
    }
    fake.behave({ as: 'silent' });
    await explainButton(page).click();
    await page
      .locator('button')
      .filter({ hasText: /^Stop$/ })
      .click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
    await explainButton(page).click();
    await expect(
      explanation(page).getByText(/^\d+ facts mentioned\. No facts were left out\./),
    ).toBeVisible();
  });
}

test('hostile answers, one after the other, show the catalogue and the facts, each once, warnings first', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await ready(page);
  fake.behave({ as: 'text', text: 'EVIL' });
  await explainButton(page).click();
  await expect(explanation(page).getByText('Readback’s own order', { exact: false })).toBeVisible();
  const own = await linesOf(page);
  const warnings = own.filter((it) => /^(?:Stop|Unknown|Caution) /.test(it));
  expect(warnings.length).toBeGreaterThan(1);
  expect(new Set(own).size).toBe(own.length);
  let seed = 7;
  const dice = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  // Two hundred in the long run: each costs a third of a second.
  const count = process.env.READBACK_LONG ? 200 : 50;
  let told = 0;
  fake.behave((request) => {
    const { facts, terms } = askedBrief(request.body);
    const ids = facts.map(({ id }) => id);
    return { as: 'answer', json: hostileAnswer(ids, terms, dice, { EVIL: ['EVIL', dice()] }) };
  });
  for (let at = 0; at < count; at += 1) {
    await explainButton(page).click();
    await expect(page.getByRole('button', { name: 'Explain again' })).toBeVisible();
    await page.evaluate(() => {
      for (const it of document.querySelectorAll('details')) it.open = true;
    });
    const lines = await linesOf(page);
    expect(lines.toSorted()).toEqual(own.toSorted());
    expect(lines.slice(0, warnings.length)).toEqual(warnings);
    expect(await page.locator('main').innerText()).not.toMatch(/EVIL|safe to sign/);
    if (await explanation(page).getByText('The assistant chose the order').isVisible()) told += 1;
  }
  // Many of them name a fact or two, and are answers.
  expect(told).toBeGreaterThan(count * 0.3);
  await expect(verdict(page)).toHaveText('Stop');
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
  await page
    .locator('button')
    .filter({ hasText: /^Stop$/ })
    .click();
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
  await page.getByLabel('Keep the key').selectOption('tab');
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('encrypted, until this tab is closed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('encrypted, until this tab is closed')).toBeVisible();
  await page.getByRole('button', { name: 'Forget the key', exact: true }).click();

  await page.getByLabel('Key, if the server requires one').fill(key);
  await page.getByLabel('Keep the key').selectOption('device');
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('kept on this device, encrypted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('kept on this device, encrypted')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(key);
  await page.getByRole('button', { name: 'Turn off and forget the key' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Key, if the server requires one')).toBeVisible();
});

test('models are listed by the provider, and a day has a limit', async ({ page }) => {
  await page.goto('/');
  await setUp(page);
  await page.getByRole('button', { name: 'List models' }).click();
  await page.getByLabel('Model from the list').selectOption(fakeModels[1]);
  await expect(
    page.getByRole('form', { name: 'Assistant' }).getByRole('textbox', { name: 'Model' }),
  ).toHaveValue(fakeModels[1]);
  await page.getByRole('textbox', { name: 'Daily limit in tokens' }).fill('1000');
  await page
    .getByRole('form', { name: 'Daily limit in tokens' })
    .getByRole('button', { name: 'Save' })
    .click();
  const asked = fake.asked.length;
  // Each answer counts 366.
  for (const used of [366, 732, 1_098]) {
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('The model answered in the format Readback needs.')).toBeVisible();
    await expect(page.getByText(`Used today: ${used.toLocaleString('en-US')}.`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('The model was not asked: your daily limit is used up.')).toBeVisible();
  expect(fake.asked.length).toBe(asked + 3);
});

test('the browser’s own model is only used where the browser says that it is there', async ({ page }) => {
  // What this Chromium says of itself depends on the machine.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
  await page.goto('/#/settings?section=assistant');
  const form = page.getByRole('form', { name: 'Assistant' });
  await form.getByLabel('Provider').selectOption('browser');
  await expect(form.getByText('This browser has no model of its own on this device.')).toBeVisible();
  await page.addInitScript(() => {
    class LanguageModel {
      static availability = async () => 'available';
      static create = async () => ({
        promptStreaming: (prompt: string) =>
          new ReadableStream<string>({
            start(controller) {
              const { facts } = JSON.parse(prompt) as { facts: { id: string }[] };
              const blocks = facts.map(({ id }) => ({ fact: id, detail: 'full' }));
              controller.enqueue(JSON.stringify({ blocks, explain: [] }));
              controller.close();
            },
          }),
        destroy: () => undefined,
      });
    }
    Reflect.set(globalThis, 'LanguageModel', LanguageModel);
  });
  await page.reload();
  await form.getByLabel('Provider').selectOption('browser');
  await expect(form.getByText('Nothing leaves the device.')).toBeVisible();
  await form.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('The model answered in the format Readback needs.')).toBeVisible();
  expect(fake.asked).toEqual([]);
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

/** The lines as they are said, without the reasons below them. */
async function linesOf(page: Page): Promise<readonly string[]> {
  return explanation(page)
    .locator('li')
    .evaluateAll((all) =>
      all.map((li) => {
        const it = li.cloneNode(true) as HTMLElement;
        for (const part of it.querySelectorAll('button, [data-more]')) part.remove();
        return (it.textContent ?? '').trim();
      }),
    );
}

/** A Review of a Stop with the assistant set up, and its first request seen. */
async function ready(page: Page, preset = 'other', model = 'some-model'): Promise<void> {
  await page.goto('/');
  await setUp(page, preset, model);
  const where = await setting(page);
  await connect(page);
  await readBack(page, approvalToStranger.request(where));
  await explainButton(page).click();
  await explanation(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Explain again' })).toBeVisible();
}

async function setUp(page: Page, preset = 'other', model = 'some-model'): Promise<void> {
  await page.goto('/#/settings?section=assistant');
  await fillProvider(page, preset, fake.url, model);
  await keyField(page).fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('in memory until the page is closed')).toBeVisible();
}

function keyField(page: Page) {
  return page.getByRole('form', { name: 'Key', exact: true }).locator('input');
}

/** Chooses a provider and turns the assistant on; the page is opened again for its host, and comes back to the key. */
async function fillProvider(page: Page, preset: string, url: string, model = 'some-model'): Promise<void> {
  const form = page.getByRole('form', { name: 'Assistant' });
  await form.getByLabel('Provider').selectOption(preset);
  await form.getByLabel('URL').fill(url);
  await form.getByRole('textbox', { name: 'Model' }).fill(model);
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(keyField(page)).toBeFocused();
}
