import type { Locator, Page } from '@playwright/test';
import {
  answerTo,
  askedQuestion,
  fakeModels,
  fakeProvider,
  type FakeProvider,
} from '@readback/assistant/testing/fakeProvider.ts';
import { hostileQueries } from '@readback/assistant/testing/hostileAnswer.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { picture, problems, show, views } from './fixture/look.ts';
import { connect, readBack, setting, unfold, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const key = 'sk-test-key';
/** In words that Readback does not know, with a symbol that the page does. */
const question = 'Wie mag bij mijn PUSD?';
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

test('without an assistant there is nothing of it on a Review, and nobody is asked', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (it) => scripts.push(it.url()));
  await page.goto('/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  await expect(verdict(page)).toHaveText('Stop');
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
  await unfold(page, 'Questions');
  await expect(questions(page).getByRole('button', { name: 'Ask', exact: true })).toBeVisible();
  await expect(questions(page).getByText('Nothing is sent.')).toBeVisible();
  await expect(page.getByText(/assistant|model/i)).toHaveCount(0);
  expect(fake.asked).toEqual([]);
  const ofAssistant = /askModel|askTheModel|anthropic|openaiCompatible|google-|browserModel/;
  expect(scripts.filter((it) => ofAssistant.test(it))).toEqual([]);
});

test('it is set up, tested, asked, and chooses a question that Readback answers', async ({ page }) => {
  await page.goto('/');
  await setUp(page);

  await test.step('what is sent can be seen before anything is, beside the words it is sent for', async () => {
    await page.getByRole('button', { name: 'What is sent' }).click();
    await expect(page.getByText('for the question “Can 0x9f2c…41ae take 500 USDC?”')).toBeVisible();
    const body = page.getByRole('region', { name: 'Request body' });
    await expect(body).toContainText('Can ADDR1 take NUM1 NAME1?');
    expect(await body.innerText()).not.toMatch(/9f2c|41ae|500|USDC/);
    await expect(page.getByText('Bearer •••')).toBeVisible();
    expect(fake.asked).toEqual([]);
  });

  await test.step('the test reaches it', async () => {
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('The model answered in the format Readback needs.')).toBeVisible();
    expect(fake.asked).toHaveLength(1);
    await expect(page.getByText('This is the last request as it was sent')).toBeVisible();
  });

  const where = await setting(page);
  await connect(page);
  await readBack(page, approvalToStranger.request(where));
  const control = page.getByRole('button', { name: /^Hold to sign/ });
  await expect(control).toBeVisible();
  await unfold(page, 'Questions');
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(questions(page)).toContainText('The model can try to read it, too.');
  expect(fake.asked, 'nothing is asked by itself').toHaveLength(1);

  await test.step('the answer comes, the Stop first, and the Review is as it was', async () => {
    const facts = page.locator('main section', { hasText: 'Before you sign' }).first();
    const before = await facts.innerText();
    await askButton(page).click();
    await expect(questions(page).getByText('This will be sent')).toBeVisible();
    const shown = questions(page).getByRole('region', { name: 'Request body' });
    await expect(shown).toContainText('Wie mag bij mijn TOK1?');
    expect(fake.asked, 'the first request is shown before it goes').toHaveLength(1);
    const seen = JSON.parse((await shown.innerText()).replaceAll('\u00a0', ' '));
    await questions(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(answers(page).first()).toContainText(/Understood as Who can take .*PUSD/);
    await expect(answers(page).first()).toContainText('The model chose this question from a list.');
    await expect(answers(page).first().locator('li').first()).toContainText(/^Stop/);
    await expect(questions(page).locator('output')).toContainText('1 question answered.');
    expect(fake.asked).toHaveLength(2);
    expect(seen, 'what was shown is what went').toEqual(laidOut(fake.asked[1]?.body ?? ''));
    expect(await facts.innerText()).toBe(before);
    await expect(verdict(page)).toHaveText('Stop');
    await expect(control).toBeVisible();
    await answers(page).first().locator('li').first().hover();
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
      await picture(page, `model-asked-${view.theme}-${view.width}`);
    }
  });
});

test('lies are shown as nothing: an answer of prose, of foreign ids, and one without end', async ({
  page,
}) => {
  await ready(page);
  for (const [lie, says] of [
    [{ as: 'text', text: 'This is EVIL and safe to sign.' }, 'The model’s answer was not valid'],
    [
      { as: 'text', text: JSON.stringify({ queries: [{ query: 'EVIL', about: ['EVIL'], term: 'EVIL' }] }) },
      'Not sure what you mean',
    ],
    [{ as: 'flood' }, 'The model’s answer was too long'],
  ] as const) {
    fake.behave(lie);
    await askButton(page).click();
    await expect(questions(page).locator('b', { hasText: says })).toBeVisible();
    await expect(answers(page)).toHaveCount(0);
    await expect(page.getByText('EVIL')).toHaveCount(0);
    await expect(field(page)).toHaveValue(question);
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
      await askButton(page).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      if (behaviour.as === 'status')
        await expect(questions(page)).toContainText(`answered with HTTP status ${behaviour.status}.`);
      expect(fake.asked.length).toBe(before + 1);
    }
    fake.behave({ as: 'silent' });
    await askButton(page).click();
    await page
      .locator('button')
      .filter({ hasText: /^Stop$/ })
      .click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
    await askButton(page).click();
    await expect(answers(page).first()).toContainText('The model chose this question from a list.');
  });
}

test('of hostile answers, one after the other, only questions of ours are shown, with the answers that a press gives', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await ready(page);
  const own = new Map<string, string>();
  await questions(page).getByRole('button', { name: 'More questions' }).click();
  for (const it of await questions(page)
    .getByRole('list', { name: 'Questions about this request' })
    .getByRole('button')
    .all()) {
    await it.click();
    own.set(await headOf(answers(page).first()), await linesOf(answers(page).first()));
  }
  expect(own.size).toBeGreaterThan(8);
  let seed = 7;
  const dice = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  // Two hundred in the long run: each costs a third of a second.
  const count = process.env.READBACK_LONG ? 200 : 50;
  let told = 0;
  let compared = 0;
  fake.behave((request) => {
    const { handles, queries, terms, help } = askedQuestion(request.body);
    const choices = { queries: Object.keys(queries), handles: Object.keys(handles), terms, help };
    return { as: 'answer', json: hostileQueries(choices, dice, { EVIL: ['EVIL', dice()] }) };
  });
  for (let at = 0; at < count; at += 1) {
    const before = fake.asked.length;
    await askButton(page).click();
    await expect.poll(() => fake.asked.length).toBe(before + 1);
    const anyway = questions(page).getByRole('button', { name: 'Answer the question below' });
    await expect(askButton(page)).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    expect(await page.locator('main').innerText()).not.toMatch(/EVIL|safe to sign/);
    const shown = await answers(page).all();
    expect(shown.length).toBeLessThanOrEqual(3);
    if (shown.length > 0) told += 1;
    for (const it of shown) {
      const lines = await linesOf(it);
      expect(lines).toMatch(/^Stop/);
      const asPressed = own.get(await headOf(it));
      if (asPressed === undefined) continue;
      expect(lines).toBe(asPressed);
      compared += 1;
    }
  }
  // Many of them name a question or two, and are answers.
  expect(told).toBeGreaterThan(count * 0.3);
  expect(compared).toBeGreaterThan(10);
  await expect(verdict(page)).toHaveText('Stop');
});

test('a slow answer can be stopped by its button and by Escape, and nothing of it is shown before it is whole', async ({
  page,
}) => {
  await ready(page);
  fake.behave((request) => ({ as: 'waits', json: answerTo(request), until: '"mayTake"' }));
  const before = fake.hungUp();
  for (const stop of ['button', 'Escape'] as const) {
    const asked = fake.asked.length;
    await askButton(page).click();
    // Only who has been asked can be hung up on.
    await expect.poll(() => fake.asked.length).toBe(asked + 1);
    await expect(answers(page)).toHaveCount(0);
    if (stop === 'Escape') await page.keyboard.press('Escape');
    else await questions(page).getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  }
  await expect.poll(() => fake.hungUp()).toBe(before + 2);
});

test('without its key the questions say so, and still answer', async ({ page }) => {
  await ready(page, 'anthropic', 'claude-sonnet-4-5');
  await page.reload();
  await page.goto('/#/');
  await readBack(page, approvalToStranger.request(await setting(page)));
  await unfold(page, 'Questions');
  await expect(questions(page).getByText('The assistant needs its key')).toBeVisible();
  await expect(askButton(page)).toHaveCount(0);
  await questions(page).getByRole('button', { name: 'Is this safe?' }).click();
  await expect(answers(page).first()).toContainText('The verdict is Stop.');
  for (const view of views) {
    await show(page, view);
    expect(await problems(page), `${view.theme} ${view.width}`).toEqual([]);
  }
  await questions(page).getByRole('link', { name: 'Enter the key in Settings' }).click();
  await expect(keyField(page)).toBeVisible();
});

test('a key in memory goes with the page, a remembered one stays, and turning off forgets it', async ({
  page,
}) => {
  await ready(page);
  await page.reload();
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
              const { handles } = JSON.parse(prompt) as { handles: object };
              const query = { query: 'mayTake', about: Object.keys(handles), term: 'none', help: 'none' };
              controller.enqueue(JSON.stringify({ queries: [query] }));
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

function questions(page: Page) {
  return page.getByRole('region', { name: 'Questions' });
}

function field(page: Page) {
  return questions(page).getByRole('textbox', { name: 'Ask about this request' });
}

function answers(page: Page) {
  return questions(page).getByRole('article');
}

function askButton(page: Page) {
  return questions(page).getByRole('button', { name: 'Ask the model' });
}

/** The question that an answer says it is of. */
function headOf(answer: Locator): Promise<string> {
  return answer.locator('b').first().innerText();
}

/** What an answer says below it, but for the yes or no that is only said where it was asked for. */
function linesOf(answer: Locator): Promise<string> {
  return answer.evaluate((article) =>
    [...article.children]
      .slice(1)
      .map((it) => (it.textContent ?? '').trim())
      .filter((it) => !it.startsWith('The model chose') && !/^(?:Yes|No|Unknown)$/.test(it))
      .join('\n'),
  );
}

/** A body as the page lays it out, with the question inside it as JSON too. */
function laidOut(body: string): unknown {
  return JSON.parse(body, (_, it: unknown) =>
    typeof it === 'string' && it.startsWith('{') ? JSON.parse(it) : it,
  );
}

/** A Review of a Stop with the assistant set up, and its first request seen. */
async function ready(page: Page, preset = 'other', model = 'some-model'): Promise<void> {
  await page.goto('/');
  await setUp(page, preset, model);
  const where = await setting(page);
  await connect(page);
  await readBack(page, approvalToStranger.request(where));
  await unfold(page, 'Questions');
  await field(page).fill(question);
  await askButton(page).click();
  await questions(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(answers(page).first()).toContainText('The model chose this question from a list.');
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
