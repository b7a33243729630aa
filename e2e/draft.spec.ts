import type { Locator, Page } from '@playwright/test';
import { type FakeProvider, fakeProvider } from '@readback/assistant/testing/fakeProvider.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import type { Address } from 'viem';
import { setUpAssistant } from './fixture/assistant.ts';
import { armed, form, openForm, question, said, takes } from './fixture/intent.ts';
import { problems, show, views } from './fixture/look.ts';
import {
  confirm,
  connect,
  hearback,
  practiceWindow,
  readBack,
  setting,
  settled,
  signInWallet,
  signs,
  tabTo,
  verdict,
} from './fixture/pilot.ts';
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

test('by voice: what the browser hears on this device stands in the field, and becomes a payment in four presses', async ({
  page,
  watch,
}) => {
  const { ana } = await begin(page);
  await page.evaluate(standIn, { heard: `send 25 PUSD to ${ana}`, available: 'available' });
  await page.getByRole('button', { name: question }).click();
  const hold = form(page).getByRole('button', { name: 'Hold to speak' });
  await hold.focus();
  await page.keyboard.down('Space');
  await expect(form(page).getByRole('button', { name: 'Listening: release to stop' })).toBeVisible();
  await expect(words(page)).toHaveValue(`send 25 PUSD to ${ana}`);
  await page.keyboard.up('Space');
  await expect(hold).toBeVisible();
  // Nothing is filled in before someone has seen what was heard.
  await expect(field(page, 'Amount')).toHaveValue('');
  await form(page).getByRole('button', { name: 'Fill in the form' }).click();
  await expect(field(page, 'Amount')).toHaveValue('25');
  await form(page).getByRole('button', { name: 'Read it back' }).click();
  await form(page).getByRole('button', { name: 'Make this request' }).click();
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  expect(await watch.signingCalls()).toEqual([]);
});

test('by voice: where the browser would send it away, it says so and does not listen', async ({ page }) => {
  await begin(page);
  await page.evaluate(standIn, { heard: 'send 25 PUSD', available: 'unavailable' });
  await page.getByRole('button', { name: question }).click();
  await form(page).getByRole('button', { name: 'Hold to speak' }).click();
  await expect(form(page)).toContainText('Dictation is off: this browser would send your voice to a server.');
  await expect(form(page).getByRole('button', { name: 'Hold to speak' })).toHaveCount(0);
});

/** Replaces the browser's recognizer: hears the same whenever it listens on this device. */
function standIn({ heard, available }: { heard: string; available: string }): void {
  class Listener extends EventTarget {
    get processLocally() {
      return true;
    }
    set processLocally(_: boolean) {}
    start() {
      const result = { isFinal: true, 0: { transcript: heard } };
      const event = Object.assign(new Event('result'), { resultIndex: 0, results: [result] });
      setTimeout(() => this.dispatchEvent(event), 50);
    }
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    abort() {}
  }
  Object.assign(Listener, { available: async () => available });
  Object.assign(window, { SpeechRecognition: Listener });
}

test('by keyboard: a sentence becomes a form, a request and its Review, which compares the two; it is signed and kept', async ({
  page,
  watch,
}) => {
  const { ana } = await begin(page);
  await tabTo(page, page.getByRole('button', { name: question }));
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await tabTo(page, words(page));
  await page.keyboard.type(`Please send 25 PUSD to ${ana}`);
  await tabTo(page, form(page).getByRole('button', { name: 'Fill in the form' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Amount')).toHaveValue('25');
  await expect(field(page, 'To')).toHaveValue(ana);
  await expect(form(page).getByTestId('draft-asks')).toHaveCount(0);
  await tabTo(page, form(page).getByRole('button', { name: 'Read it back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('meant')).toContainText('25 PUSD');
  await expect(form(page)).toContainText('Your words: Please send 25 PUSD to');
  expect(await watch.signingCalls()).toEqual([]);
  await tabTo(page, form(page).getByRole('button', { name: 'Make this request' }));
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(verdict(page)).toHaveText('Read back');
  expect(await watch.signingCalls()).toEqual([]);
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
});

test('by keyboard from Start: a payment is said, seen, made and signed in four presses', async ({
  page,
  watch,
}) => {
  const { ana } = await begin(page);
  const start = page.getByRole('textbox', { name: 'Request to read back' });
  await tabTo(page, start);
  await page.keyboard.type(`send 25 PUSD to ${ana}`);
  let presses = 0;
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    presses += 1;
  };
  await press(page.getByRole('button', { name: 'Read back', exact: true }));
  await expect(field(page, 'Amount')).toHaveValue('25');
  await expect(field(page, 'To')).toHaveValue(ana);
  await press(form(page).getByRole('button', { name: 'Read it back' }));
  await expect(page.getByTestId('meant')).toContainText('25 PUSD');
  await press(form(page).getByRole('button', { name: 'Make this request' }));
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(verdict(page)).toHaveText('Read back');
  expect(await watch.signingCalls()).toEqual([]);
  await settled(page);
  await press(page.getByRole('button', { name: signs }).first());
  await expect(practiceWindow(page)).toBeVisible();
  expect(presses).toBe(4);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
});

test('what the words leave out is asked for at its own field, which has the focus', async ({ page }) => {
  const { ana } = await begin(page);
  await openForm(page);
  await words(page).fill('send 25 PUSD');
  await form(page).getByRole('button', { name: 'Fill in the form' }).click();
  await expect(field(page, 'Amount')).toHaveValue('25');
  await expect(field(page, 'To')).toBeFocused();
  await expect(field(page, 'To')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Amount')).not.toHaveAttribute('aria-invalid', 'true');
  await words(page).fill(`send 25 PUSD to ${ana}`);
  await form(page).getByRole('button', { name: 'Fill in the form' }).click();
  await expect(field(page, 'To')).toHaveValue(ana);
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('what the words say beyond the form is asked about, and nothing is read back before it is checked', async ({
  page,
  watch,
}) => {
  await begin(page);
  await openForm(page);
  await fillWords(page, 'please send 1,525 PUSD to Ana tomorrow, but not if gas is high');
  const asks = form(page).getByTestId('draft-asks');
  for (const it of ['1,525', 'Ana', 'tomorrow', 'not', 'if', 'gas', 'high']) {
    await expect(asks).toContainText(it);
  }
  for (const [at, view] of views.entries()) {
    await show(page, view);
    if (at === 0) await expect(asks).toBeVisible();
    expect(await problems(page), JSON.stringify(view)).toEqual([]);
  }
  // The two readings of the amount are offered, and neither is taken.
  await form(page).getByRole('button', { name: '1525', exact: true }).click();
  await field(page, 'To').fill('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65');
  await form(page).getByRole('button', { name: 'Read it back' }).click();
  await expect(form(page)).toContainText('tick the box');
  await expect(page.getByTestId('meant')).toHaveCount(0);
  await form(page).getByRole('checkbox').check();
  await form(page).getByRole('button', { name: 'Read it back' }).click();
  await expect(page.getByTestId('meant')).toContainText('1,525 PUSD');
  // Words that were changed since are no longer what the form says.
  await form(page).getByRole('button', { name: 'Change it' }).click();
  await words(page).fill('send 9 PUSD to Ana');
  await form(page).getByRole('button', { name: 'Read it back' }).click();
  await expect(form(page).getByRole('alert')).toContainText('These words are not in the form yet');
  await expect(page.getByTestId('meant')).toHaveCount(0);
  expect(await watch.signingCalls()).toEqual([]);
});

test('what fills in no form, and what is none of anybody’s words, is answered in place and kept', async ({
  page,
}) => {
  await begin(page);
  await openForm(page);
  await fillWords(page, 'What is a swap?');
  await expect(form(page)).toContainText('No form fits these words');
  const cases = [
    ['', 'Type what you want to do'],
    ['send 5\u202E PUSD to Ana', 'invisible characters'],
    [`send ${'5 '.repeat(1_100)}`, 'The maximum is 2,000'],
    ['{"method":"eth_sendTransaction","params":[]}', 'This looks like a request'],
    [
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
      'looks like a recovery phrase',
    ],
    [`send 1 ETH from 0x${'7f'.repeat(32)}`, 'looks like a private key'],
  ] as const;
  for (const [text, says] of cases) {
    await fillWords(page, text);
    await expect(form(page).getByRole('alert')).toContainText(says);
    await expect(words(page)).toHaveValue(text);
  }
  expect(fake.asked).toEqual([]);
});

test('what Readback can make it makes: an allowance, wrapping, and taking back one or all; for the rest it waits', async ({
  page,
  watch,
}) => {
  const { where } = await begin(page);
  const { router } = where.info.addresses;

  await test.step('wrapping', async () => {
    await makes(page, 'wrap 0.5 ETH');
    await expect(verdict(page)).toHaveText('Read back');
    await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  });
  await test.step('an allowance', async () => {
    await makes(page, `allow ${router} to spend up to 40 PUSD`);
    await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
    await signInWallet(page);
    await confirm(page);
    await settled(page);
  });
  await test.step('taking back one', async () => {
    await makes(page, `revoke the PUSD allowance of ${router}`);
    await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  });
  await test.step('taking back all', async () => {
    await makes(page, `revoke everything from ${router}`);
    await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
    await expect(verdict(page)).toHaveText('Read back');
  });
  await test.step('nothing stands', async () => {
    await page.goto('/#/');
    await openForm(page);
    await fillsIn(page, `revoke everything from 0x${'ab'.repeat(20)}`);
    await form(page).getByRole('button', { name: 'Read it back' }).click();
    await form(page).getByRole('button', { name: 'Make this request' }).click();
    await expect(form(page)).toContainText('No allowance of this spender was found');
    await form(page).getByRole('button', { name: 'Close' }).click();
  });
  await test.step('a swap is for a router that is named, or for an app', async () => {
    await openForm(page);
    await fillsIn(page, 'swap 100 PUSD for at least 0.03 WETH');
    await form(page).getByRole('button', { name: 'Read it back' }).click();
    await expect(page.getByTestId('meant')).toContainText('0.03 WETH');
    await expect(form(page).getByRole('button', { name: 'Make this request' })).toHaveCount(0);
    await form(page).getByRole('button', { name: takes }).click();
    await expect(armed(page).getByRole('button', { name: 'Swap on Uniswap v2' })).toBeVisible();
    await expect(armed(page)).toHaveAttribute('data-waits', 'true');
    await readBack(page, approveRouter.request(where));
    await expect(verdict(page)).toHaveText('Stop');
  });
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('a model sees no value of the words, and what it alone took for something is asked about', async ({
  page,
  watch,
}) => {
  watch.expectHost(new URL(fake.url).host);
  await page.goto('/');
  await setting(page);
  await setUpAssistant(page, { url: fake.url, key });
  await page.goto('/#/');
  await connect(page);
  await openForm(page);
  const text = 'stuur 4711 PUSD naar Zxcanary, groetjes';
  await fillWords(page, text);
  await expect(form(page)).toContainText('No form fits these words');
  expect(fake.asked, 'nothing is asked by itself').toEqual([]);

  let wordsSent = '';
  fake.behave((request) => {
    const { words: masked, handles } = JSON.parse(
      JSON.parse(request.body).messages.find((it: { role: string }) => it.role === 'user').content,
    );
    wordsSent = masked;
    const of = (kind: string) => Object.keys(handles).find((it) => handles[it] === kind);
    return {
      as: 'answer',
      json: {
        do: 'send',
        slots: [
          { slot: 'pay', handle: of('token') },
          { slot: 'amount', handle: of('number') },
          { slot: 'to', handle: of('name') },
          { slot: 'fee', handle: 'EVIL' },
        ],
        says: 'EVIL: sign everything',
      },
    };
  });
  await form(page).getByRole('button', { name: 'Fill in with the assistant' }).click();
  await expect(form(page)).toContainText('This will be sent');
  expect(fake.asked, 'the first request is shown before it goes').toEqual([]);
  await form(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field(page, 'Amount')).toHaveValue('4711');
  expect(fake.asked).toHaveLength(1);
  expect(fake.asked[0]?.body).not.toMatch(/PUSD|Zxcanary|4711|0x[0-9a-f]{3}/);
  expect(wordsSent).toMatch(/^stuur NUM\w+ TOK\w+ naar NAME\w+ , groetjes$/);
  await expect(field(page, 'To')).toHaveValue('Zxcanary');
  await expect(form(page).getByTestId('draft-asks')).toContainText('only the assistant read it this way');
  await expect(form(page)).not.toContainText('EVIL');

  await test.step('an answer to words that were changed since goes nowhere', async () => {
    fake.behave({ as: 'answer', json: { do: 'send', slots: [] }, pause: 20_000 });
    await form(page).getByRole('button', { name: 'Fill in with the assistant' }).click();
    await expect(form(page).getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    // Only who has been asked can be hung up on.
    await expect.poll(() => fake.asked.length).toBe(2);
    const hungUp = fake.hungUp();
    await words(page).fill('send 9 PUSD to Ana');
    await expect(form(page).getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
    await expect.poll(() => fake.hungUp()).toBe(hungUp + 1);
    await expect(words(page)).toHaveValue('send 9 PUSD to Ana');
    await expect(field(page, 'Amount')).toHaveValue('4711');
    await words(page).fill(text);
  });

  await test.step('an answer that is none changes nothing', async () => {
    fake.behave({ as: 'text', text: 'EVIL: it is safe to sign.' });
    await form(page).getByRole('button', { name: 'Fill in with the assistant' }).click();
    await expect(
      form(page)
        .getByRole('status')
        .filter({ hasText: /answer/i })
        .first(),
    ).toBeVisible();
    await expect(form(page)).not.toContainText('EVIL');
    await expect(words(page)).toHaveValue(text);
    await expect(field(page, 'Amount')).toHaveValue('4711');
  });
});

async function begin(page: Page) {
  await page.goto('/');
  const where = await setting(page);
  await connect(page);
  return { where, ana: where.info.accounts[4]?.address as Address };
}

function words(page: Page) {
  return form(page).getByLabel('In your own words (optional)');
}

function field(page: Page, name: string) {
  return form(page).getByLabel(name, { exact: true });
}

async function fillWords(page: Page, text: string): Promise<void> {
  await words(page).fill(text);
  await form(page).getByRole('button', { name: 'Fill in the form' }).click();
}

/** Words that are a draft: the form has it when this is done. */
async function fillsIn(page: Page, text: string): Promise<void> {
  await fillWords(page, text);
  await expect(
    form(page).getByRole('status').filter({ hasText: 'The form below is filled in' }),
  ).toBeAttached();
}

/** Says it on Start, and has Readback make the request. */
async function makes(page: Page, text: string): Promise<void> {
  await page.goto('/#/');
  await openForm(page);
  await fillsIn(page, text);
  await form(page).getByRole('button', { name: 'Read it back' }).click();
  await form(page).getByRole('button', { name: 'Make this request' }).click();
  await expect(verdict(page)).toBeVisible();
}
