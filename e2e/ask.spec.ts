import type { Page } from '@playwright/test';
import { type FakeProvider, fakeProvider } from '@readback/assistant/testing/fakeProvider.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { setUpAssistant } from './fixture/assistant.ts';
import { problems, show, views } from './fixture/look.ts';
import { confirm, connect, hearback, readBack, setting, signInWallet, unfold } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const key = 'sk-test-key';
let fake: FakeProvider;

test.beforeAll(async () => {
  fake = await fakeProvider({ key });
});
test.beforeEach(() => {
  fake.asked.splice(0);
});
test.afterAll(() => fake.close());

test('a question is answered from the facts, with the warnings that bear on it, and nobody is asked', async ({
  page,
}) => {
  await page.goto('/');
  const where = await setting(page);
  await connect(page);
  await readBack(page, approvalToStranger.request(where));

  await test.step('a word of the glossary explains itself at its place, by keyboard', async () => {
    const word = page
      .getByRole('main')
      .getByRole('button', { name: /^(allowance|spender|contract)$/i })
      .first();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(/take|code/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a button answers', async () => {
    await unfold(page, 'Questions');
    await questions(page).getByRole('button', { name: 'Is this safe?' }).click();
    await expect(answer(page)).toContainText('Understood as Is this safe?');
    await expect(answer(page)).toContainText('The verdict is Stop.');
    await expect(answer(page).getByText(/^(Yes|No)\b/)).toHaveCount(0);
    await expect(answer(page).locator('li').first()).toContainText(/^Stop/);
    await expect(questions(page).locator('output')).toContainText('1 question answered.');
  });

  await test.step('typed words are understood with what they name, by Enter', async () => {
    const spender = JSON.parse(approvalToStranger.request(where)).params[0].data.slice(34, 74);
    await field(page).fill(`can 0x${spender.slice(0, 6)}…${spender.slice(-4)} take my PUSD?`);
    await field(page).press('Enter');
    await expect(answer(page)).toContainText(/Understood as Can .* take .*\?/);
    await expect(answer(page)).toContainText('Yes');
    await expect(answer(page).locator('[data-fact]').first()).toBeVisible();
    await expect(answer(page)).toContainText(/can take all .* now and later/);
    await expect(answer(page).locator('li').first()).toContainText(/^Stop/);
  });

  await test.step('a line shows where it stands', async () => {
    await answer(page).locator('li').first().hover();
    await expect(page.locator('[data-pointed]')).toHaveCount(1);
  });

  await test.step('what is left over is asked about', async () => {
    await field(page).fill('do I not lose any PUSD');
    await field(page).press('Enter');
    await expect(questions(page)).toContainText('Your question says “not”');
    await expect(answer(page)).toHaveCount(0);
    await questions(page).getByRole('button', { name: 'Answer the question below' }).click();
    await expect(answer(page)).toContainText('Understood as');
  });

  await test.step('what no fact answers is said, and the words are kept', async () => {
    await field(page).fill('who won the world cup');
    await field(page).press('Enter');
    await expect(questions(page)).toContainText('Not sure what you mean');
    await expect(field(page)).toHaveValue('who won the world cup');
    await expect(answer(page)).toHaveCount(0);
  });

  await test.step('it looks as it should in both themes and widths', async () => {
    await field(page).fill('can this be undone?');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('Can I undo this?');
    for (const view of views) {
      await show(page, view);
      expect(await problems(page), `${view.theme} ${view.width}`).toEqual([]);
    }
  });
  await expect(questions(page).getByRole('button', { name: 'Ask the model' })).toHaveCount(0);
  expect(fake.asked).toEqual([]);
});

test('what is no question is answered in place, and a secret is not left there', async ({ page }) => {
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  await unfold(page, 'Questions');
  const cases = [
    ['', 'Type a question first.', ''],
    ['what is \u202Ethis', 'The question has invisible characters.', 'what is \u202Ethis'],
    ['why '.repeat(600), 'longer than 2,000 characters', 'why '.repeat(600)],
    [
      '{"method":"eth_sendTransaction","params":[]}',
      'This looks like a request.',
      '{"method":"eth_sendTransaction","params":[]}',
    ],
    [
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
      'could be a recovery phrase',
      '',
    ],
    [`0x${'7f'.repeat(32)}`, 'could be a private key', ''],
  ] as const;
  for (const [text, says, left] of cases) {
    await field(page).fill(text);
    await questions(page).getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(questions(page).getByRole('alert')).toContainText(says);
    await expect(field(page)).toHaveValue(left);
  }
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), names]);
  });
  expect(kept).not.toContain('sausage');
});

test('a model is asked by its own press, sees no value, and none of its words is shown', async ({
  page,
  watch,
}) => {
  watch.expectHost(new URL(fake.url).host);
  await page.goto('/');
  const where = await setting(page);
  await setUpAssistant(page, { url: fake.url, key });
  await connect(page);
  await readBack(page, approvalToStranger.request(where));
  await unfold(page, 'Questions');
  fake.behave({
    as: 'answer',
    json: {
      queries: [
        { query: 'mayTake', about: ['TOK1', 'EVIL'], term: 'EVIL' },
        { query: 'EVIL', about: [], term: 'none' },
      ],
      says: 'EVIL is safe',
    },
  });
  await field(page).fill('Wer darf meine PUSD nehmen, Zxcanary 4711?');
  await field(page).press('Enter');
  await expect(questions(page)).toContainText('“Zxcanary” is not part of the question below.');
  expect(fake.asked, 'nothing is asked by itself').toEqual([]);

  await questions(page).getByRole('button', { name: 'Ask the model' }).click();
  await expect(questions(page)).toContainText('This will be sent');
  expect(fake.asked, 'the first request is shown before it goes').toEqual([]);
  await questions(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(questions(page)).toContainText('“Zxcanary” is not part of the question below.');
  await expect(questions(page)).toContainText('“4711” is not part of the question below.');
  await questions(page).getByRole('button', { name: 'Answer the question below' }).click();
  await expect(answer(page)).toContainText(/Understood as Who can take .*PUSD/);
  await expect(answer(page)).toContainText('The model chose this question from a list.');
  await expect(page.getByText('EVIL')).toHaveCount(0);
  expect(fake.asked).toHaveLength(1);
  const sent = fake.asked[0]?.body ?? '';
  expect(sent).toContain('Wer darf meine TOK1 nehmen');
  expect(sent).not.toMatch(/PUSD|Zxcanary|4711|0x[0-9a-f]{3}/);

  await test.step('its trouble has our words', async () => {
    watch.expectErrors(/Failed to load resource/);
    fake.behave({ as: 'text', text: 'EVIL: it is safe to sign.' });
    await questions(page).getByRole('button', { name: 'Ask the model' }).click();
    await expect(questions(page)).toContainText('answer was not valid');
    await expect(page.getByText('EVIL')).toHaveCount(0);
  });
});

test('a finished request says what happened', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  await connect(page);
  await readBack(page, approveRouter.request(where));
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback', { timeout: 20_000 });
  await unfold(page, 'Questions');
  await questions(page).getByRole('button', { name: 'What happened?' }).click();
  await expect(answer(page)).toContainText('Understood as What happened?');

  await page.goto('/#/activity');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /let|spend|allow/i })
    .first()
    .click();
  await unfold(page, 'Questions');
  await field(page).fill('did it go through?');
  await field(page).press('Enter');
  await expect(answer(page)).toContainText('Understood as What happened?');
});

function questions(page: Page) {
  return page.getByRole('region', { name: 'Questions' });
}

function field(page: Page) {
  return questions(page).getByRole('textbox', { name: 'Ask about this request' });
}

function answer(page: Page) {
  return questions(page).getByRole('article');
}
