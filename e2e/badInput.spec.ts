import type { Page } from '@playwright/test';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { breakNode, heal, type NodeTrouble } from './fixture/node.ts';
import {
  confirm,
  connect,
  finder,
  hearback,
  holdToSign,
  practiceWindow,
  readBack,
  sentence,
  setting,
  signInWallet,
  signs,
  unfold,
  verdict,
} from './fixture/pilot.ts';
import { expect, test, waits } from './fixture/test.ts';

const someone = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const pastes: readonly { what: string; text: string; says: string }[] = [
  { what: 'odd-length hex', text: '0xa9059cbb123', says: 'This hex has an odd number of digits (11)' },
  {
    what: 'an address with a wrong checksum',
    text: ask(`{"from":"${someone}","to":"${someone.replace('f39F', 'F39F')}","value":"0x1"}`),
    says: 'to: This address has a typo: its checksum does not match',
  },
  {
    what: 'JSON that ends too early',
    text: '{"method":"personal_sign","params":[',
    says: 'The JSON ends too early',
  },
  {
    what: 'a key that stands twice',
    text: `{"to":"${someone}","to":"${someone}","value":"0x1","chainId":"0x7a69"}`,
    says: 'This key appears twice in one object',
  },
  {
    what: 'a field that no transaction has',
    text: `{"to":"${someone}","valeu":"0x2","chainId":"0x7a69"}`,
    says: 'This transaction has a field that Readback does not know',
  },
  {
    what: 'ten megabytes',
    text: `0x${'ab'.repeat(5_000_000)}`,
    says: 'This text is larger than 4 MB, the maximum for a request.',
  },
];

test('pasting what is no request says what is wrong with it, and keeps it', async ({ page }) => {
  for (const { what, text, says } of pastes)
    await test.step(what, async () => {
      await page.goto('/#/');
      await page.reload();
      const field = page.getByRole('textbox', { name: 'Request to read back' });
      await field.fill(text);
      await page.getByRole('button', { name: 'Read back', exact: true }).click();
      await expect(page.getByRole('alert'), what).toContainText(says);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const shown = await field.inputValue();
      expect(text.startsWith(shown) && shown !== '', 'what was pasted is still there').toBe(true);
      if (shown !== text) {
        await expect(page.getByText(`${text.length.toLocaleString('en')} characters`)).toBeVisible();
      }
      await alive(page);
    });
});

test('what the header cannot read is taken to Start with its reason', async ({ page }) => {
  await page.goto('/#/activity');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Find anything/ })
    .click();
  await finder(page).fill('0xa9059cbb123');
  await finder(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('an odd number');
  await expect(page.getByRole('textbox', { name: 'Request to read back' })).toHaveValue('0xa9059cbb123');
});

test('a form says at the field what is wrong, and keeps what was typed', async ({ page }) => {
  // A busy machine draws seldom: what was left may not be there until then.
  await page.addInitScript(() => {
    const draw = requestAnimationFrame;
    globalThis.requestAnimationFrame = (then) => Number(setTimeout(() => draw(then), 700));
  });
  await page.goto('/#/compose?kind=send');
  const to = page.getByLabel('To', { exact: true });
  await to.fill(someone.replace('f39F', 'F39F'));
  await page.getByLabel('Amount').fill('1,5,0');
  await page.getByRole('button', { name: 'Read it back' }).click();
  await expect(page.getByRole('alert').first()).toContainText('checksum');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toBeFocused();
  await page.getByRole('tab', { name: 'Typed data' }).click();
  await page.getByLabel('Typed data as JSON').fill('{"types":');
  await page.getByRole('button', { name: 'Read it back' }).click();
  await expect(page.getByRole('alert')).toContainText('The JSON ends too early');
  await page.getByRole('tab', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('1,5,0');
  await alive(page);
});

type BrokenNode = Readonly<{
  trouble: NodeTrouble;
  what: string;
  /** What the page must say of it. */
  reason: RegExp;
  /** Asking the same node again cannot help: no Retry is offered. What was run in a lesser way is said as run. */
  final?: true;
}>;

const nodes: readonly BrokenNode[] = [
  { trouble: 'down', what: 'is down', reason: /127\.0\.0\.1:\d+ could not be reached/ },
  { trouble: 'silent', what: 'never answers', reason: /answer(ed)? in time/ },
  {
    trouble: 'nonsense',
    what: 'talks nonsense',
    reason: /127\.0\.0\.1:\d+ sent an invalid answer/,
  },
  { trouble: 'tenMegabytes', what: 'answers ten megabytes', reason: /127\.0\.0\.1:\d+ .*(large|long)/ },
  {
    trouble: 'noSimulation',
    what: 'cannot simulate',
    reason: /The node does not report events/,
    final: true,
  },
];

test('with a node that has no eth_simulateV1, a request is read in another way, which is said', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const text = approveRouter.request(await setting(page));
  await breakNode(page, 'noSimulateV1');
  await readBack(page, text);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(await unfold(page, 'How it was simulated')).toContainText('debug_traceCall');
});

for (const { trouble, what, reason, final } of nodes) {
  test(`with a node that ${what}, a request is not fully checked, says why, and can be read again`, {
    tag: trouble === 'silent' ? waits : [],
  }, async ({ page, watch }) => {
    test.setTimeout(150_000);
    watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
    await page.goto('/');
    await connect(page);
    const text = approveRouter.request(await setting(page));
    await breakNode(page, trouble);
    await readSlowly(page, text);
    await expect(verdict(page)).toHaveText('Not fully checked');
    await expect(sentence(page)).toContainText(final ? /^You let/ : /^Asks/);
    const unknown = page.getByRole('main');
    await expect(unknown).toContainText(reason);

    await test.step('it is signed by a held press only', async () => {
      await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
      await page.getByRole('button', { name: /^Hold to sign/ }).click();
      await page.waitForTimeout(500);
      expect(await watch.signingCalls(), 'a short press signs nothing').toEqual([]);
      await holdToSign(page);
      await practiceWindow(page).getByTestId('practice-reject').click();
      await expect(page.getByText('Not signed here')).toBeVisible();
    });

    await test.step('the rest of the page is alive', async () => {
      await page.getByRole('link', { name: 'Start' }).click();
      await alive(page);
      await readSlowly(page, text);
    });

    await test.step('it is read once the node is back', async () => {
      await heal(page);
      const retry = unknown.getByRole('button', { name: 'Retry' });
      if (final) {
        await expect(retry).toHaveCount(0);
        await readBack(page, text);
      } else {
        await unknown.getByText('Why?', { exact: true }).first().click();
        await retry.first().click();
      }
      await expect(verdict(page)).toHaveText('Read back');
      await expect(sentence(page)).toContainText('spend up to 3,000 PUSD');
    });
  });
}

test('a node that is on another chain than it should be is a Stop, until it is right again', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const text = approveRouter.request(await setting(page));
  await breakNode(page, 'wrongChain');
  await readBack(page, text);
  await expect(verdict(page)).toHaveText('Stop');
  await expect(page.getByRole('main')).toContainText(/Ethereum/);
  await expect(page.getByRole('button', { name: 'Hold to sign anyway' })).toBeVisible();
  await alive(page);
  await heal(page);
  await readBack(page, text);
  await expect(verdict(page)).toHaveText('Read back');
});

for (const [what, block] of [
  ['IndexedDB is blocked', blockIndexedDb],
  ['local storage is blocked', blockLocalStorage],
] as const) {
  test(`when ${what}, everything runs for as long as the page is open`, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('/');
    await connect(page);
    for (const scenario of [plainMessage, approveRouter]) {
      await readBack(page, scenario.request(await setting(page)));
      await expect(verdict(page)).toHaveText('Read back');
      if (block === blockIndexedDb) {
        await page.getByRole('button', { name: signs }).first().click();
        await page.getByRole('button', { name: 'Sign without saving' }).first().click();
      } else {
        await signInWallet(page);
      }
      await confirm(page);
      await expect(hearback(page)).toContainText('it matches the readback');
    }
    await page.getByRole('radio', { name: 'Light' }).first().check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    if (block === blockIndexedDb) {
      await expect(page.getByText('does not let this page store anything')).toBeVisible();
    }
  });
}

test('when the engine’s worker cannot start, the page says so and lives', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource|worker/i);
  await page.route('**/assets/engine.worker*', (route) => route.abort());
  await page.goto('/');
  await connect(page);
  const text = plainMessage.request(await setting(page));
  await readBack(page, text);
  await expect(verdict(page)).toHaveText('Not fully read');
  await expect(page.getByRole('main')).toContainText('The readback stopped before it was complete');
  await expect(page.getByRole('button', { name: /Sign in wallet|Sign, with|Hold to sign/ })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByText('Why?', { exact: true }).click();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(verdict(page)).toHaveText('Read back');
});

/** Reads back what may take until everything has timed out. */
async function readSlowly(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Request to read back' }).fill(text);
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/review\//);
  await expect(verdict(page)).not.toHaveText('Still reading', { timeout: 60_000 });
}

/** Start reads, Compose opens, the wallet answers to a press. */
async function alive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('tabpanel').getByRole('form')).toBeVisible();
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what you sign.');
  await page.getByTestId('network').click();
  await expect(page.getByTestId('network-31337')).toBeVisible();
  await page.keyboard.press('Escape');
}

function ask(transaction: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[${transaction}]}`;
}

function blockIndexedDb(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
}

function blockLocalStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('Blocked.', 'SecurityError');
    },
  });
}
