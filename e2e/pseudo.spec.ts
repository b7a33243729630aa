import type { Page } from '@playwright/test';
import { knownChains } from '@readback/core/world/chains.ts';
import { isEnglish } from '@readback/phrases/testing/pseudoWords.ts';
import { approvalToStranger, permitToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { allowRewards } from '@readback/scenarios/flights/allowRewards.ts';
import { plainMessage, unknownOrder } from '@readback/scenarios/messages.ts';
import { enableSafeModule } from '@readback/scenarios/power.ts';
import { signSafeBatch } from '@readback/scenarios/safePayment.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import { approveRouter, swap } from '@readback/scenarios/swap.ts';
import { show } from './fixture/look.ts';
import { practiceWindow, setting } from './fixture/pilot.ts';
import { expect, test, waits } from './fixture/test.ts';
import { crowded, ownTexts } from './fixture/wording.ts';

// The page in a language that nobody speaks: accented, longer, from right to left. What is English there was not taken
// from a catalogue; what reaches over something else would do so in German.
test.use({ language: 'pseudo' });

/** Names of ours, of the practice chain and of units of time. */
const ours = [
  'Readback',
  'Empty practice chain',
  'Practice chain',
  'Practice Dollar',
  'Practice Token',
  'Wrapped Ether',
  'UTC',
  'WalletConnect',
  'PUSD',
  'PRAC',
];

const screens: Readonly<Record<string, readonly string[]>> = {
  'Start, Verify, Activity and what is not there': [
    '/',
    '/verify',
    '/activity',
    '/activity/nothing',
    '/nowhere',
  ],
  Compose: ['/compose?kind=send', '/compose?kind=message', '/compose?kind=typedData'],
  'Accounts, Contracts and Dapps': [
    '/accounts',
    '/accounts/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '/contracts',
    '/dapp',
    '/dapp?url=https%3A%2F%2Fapp.example',
  ],
  Settings: ['networks', 'sources', 'checks', 'assistant', 'appearance', 'data'].map(
    (section) => `/settings?section=${section}`,
  ),
  'Learn, Rules and Flight school': ['/learn', '/rules', '/school', `/school/${approvalToStranger.id}`],
  'Requests and Connections': ['/waiting', '/connections'],
  'Review without a request': ['/review/nothing', '/check?r=v1.nothing'],
};

for (const [name, places] of Object.entries(screens)) {
  test(`${name}: no English, and nothing over anything else`, async ({ page }) => {
    for (const place of places) {
      await page.goto(`/#${place}`);
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await looked(page, place);
    }
  });
}

test('Connections, where apps can connect: no English, and nothing over anything else', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('readback.setting.walletConnect', JSON.stringify({ projectId: 'a'.repeat(32) }));
    localStorage.setItem(
      'readback.setting.sources',
      JSON.stringify({ on: { walletConnect: true }, urls: {} }),
    );
  });
  await page.goto('/#/connections');
  await expect(page.locator('main form').first()).toBeVisible();
  await looked(page, '/connections');
});

const requests: readonly Scenario[] = [
  approveRouter,
  approvalToStranger,
  permitToStranger,
  allowRewards,
  unknownOrder,
  signSafeBatch,
  plainMessage,
  enableSafeModule,
  swap,
];

for (const [at, scenario] of requests.entries()) {
  const tag = at % 3 === 0 ? [] : waits;
  test(`Review of ${scenario.id}: no English, and nothing over anything else`, { tag }, async ({ page }) => {
    await read(page, scenario);
    await looked(page, scenario.id);
  });
}

test('signing, hearback and the practice wallet: no English, and nothing over anything else', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByTestId('wallet').getByRole('button').first().click();
  await page.getByTestId('connect-practice').click();
  await expect(practiceWindow(page)).toBeVisible();
  await looked(page, 'the practice wallet asks');
  await practiceWindow(page).getByTestId('practice-confirm').click();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  await read(page, plainMessage);
  await looked(page, 'to be signed');
});

test('what is pasted and is not a request: no English, and nothing over anything else', async ({ page }) => {
  await page.goto('/');
  for (const text of ['0xabc', `0xa9059cbb${'11'.repeat(64)}`, '{"method":"eth_sendTransaction"}', 'hello']) {
    await paste(page, text);
    await expect(
      page.locator('main :is([role=alert], output b, select, fieldset, label)').first(),
    ).toBeVisible();
    await looked(page, text.slice(0, 40));
  }
});

async function paste(page: Page, text: string): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill(text);
  await field.locator('xpath=ancestor::form').locator('button[type=submit]').click();
}

async function read(page: Page, scenario: Scenario): Promise<void> {
  await page.goto('/#/');
  await paste(page, scenario.request(await setting(page)));
  await expect(page).toHaveURL(/#\/review\//);
  await expect(page.locator('main [data-verdict]').first()).not.toHaveAttribute('data-verdict', 'pending');
}

/** Everything open, in both widths. */
async function looked(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((it) => (it.open = true)));
  const texts = (await ownTexts(page)).filter(({ text }) => isEnglish(nameless(text)));
  expect.soft(texts, `${name}: English`).toEqual([]);
  for (const width of [1280, 390] as const) {
    await show(page, { theme: width === 390 ? 'dark' : 'light', width });
    expect.soft(await crowded(page), `${name}, ${width} px`).toEqual([]);
  }
}

/** What is called the same in every language: names of networks and tokens, what is quoted, hosts, digits, code. */
function nameless(text: string): string {
  return text
    .replace(/“[^”]*”/g, '')
    .replace(names, '')
    .replace(/\S*[\d_]\S*|[\w-]+(?:\.[\w-]+)+/g, '');
}

const names = new RegExp(
  [...[...knownChains().values()].flatMap(({ name, symbol }) => [name, symbol]), ...ours]
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'g',
);
