import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, fullChromium, signs, test } from '../fixture/extension.ts';
import { badge } from '../fixture/hub.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

type Outcome = { wallet: string; method: string; result?: unknown; code?: unknown };

/** Buttons that ask no wallet of this browser, leave the page, take the connection away, or ask for what they have. */
const others =
  /^(|useWindowProviderButton|connectButton|walletConnect|sdkConnect|revokeAccountsPermission|openNetworkPicker|eip5792SendCallsEdit|eip5792AddCall|.*Reset.*|resetConfigButton|submitForm|ensSubmit)$/;

/** Buttons that deploy what other buttons use. */
const creates = /^(deploy|create)/;

/** The site works with wallets that call themselves MetaMask, as the first of the two does. */
const wallet = 'Alpha';

test('every button of MetaMask’s own test site, beside a second wallet: read back, and answered', async ({
  installed: { context, dapp, hub, wallets, review },
}) => {
  test.setTimeout(1_500_000);
  const page = await context.newPage();
  await page.goto(`${dapp}/test-dapp/index.html`);
  await page.getByRole('button', { name: `Use ${wallet}` }).click();
  await expect.poll(() => ids(page)).toContain('personalSign');
  const outcomes = () => page.evaluate<readonly Outcome[]>('outcomes');
  // Only a request opens a Review: the first one.
  await page.locator('#personalSign').click();
  const readback = await review();
  const site = new URL(dapp).host;
  /** The signing calls that our presses let through. */
  let signed = 0;
  const count = () => wallets.asked.filter((it) => isSigningMethod(it.method)).length;
  const pressed = new Set<string>();
  let now = 'personalSign';
  const unanswered = async () =>
    (await outcomes()).filter((it) => !('result' in it) && it.code === undefined);

  /** Decides on all that waits: signs what a press signs, rejects everything else. */
  const decide = async () => {
    for (let round = 0; round < 14; round += 1) {
      if ((await unanswered()).length === 0) return;
      const reject = readback.locator('[data-reject]');
      const isOpen = await reject
        .waitFor({ timeout: 4_000 })
        .then(() => true)
        .catch(() => false);
      if (!isOpen) {
        await rejectWaiting(readback);
        continue;
      }
      await expect(readback.getByText(site).first()).toBeVisible();
      const sign = readback.getByRole('button', signs);
      const connected = await sign
        .waitFor({ timeout: 6_000 })
        .then(() => true)
        .catch(() => false);
      const before = await unanswered();
      expect(count(), 'nothing reached a wallet before its press').toBe(signed);
      const hold = readback.getByRole('button', { name: /^Hold to sign/ });
      // Without its contract a section of the site stays closed, and nobody has read the code of a new one.
      const holds = !connected && creates.test(now) && (await hold.isVisible());
      if (holds) await held(readback, hold);
      else await (connected ? sign : reject.last()).click();
      // Where its readback grew old, the press reads it again.
      for (let at = 0; at < 40 && (await unanswered()).length >= before.length; at += 1) {
        await page.waitForTimeout(250);
      }
      if ((connected || holds) && count() > signed) signed += 1;
    }
  };

  await decide();
  pressed.add('personalSign');
  for (;;) {
    const next = (await ids(page)).find((it) => !others.test(it) && !pressed.has(it));
    if (next === undefined) break;
    pressed.add(next);
    now = next;
    await page.locator(`#${next}`).click({ force: true });
    await page.waitForTimeout(300);
    await decide();
    // The site waits for the receipt before it opens what needs the contract.
    if (creates.test(next)) await page.waitForTimeout(5_000);
    expect(await unanswered(), `${next} was answered`).toEqual([]);
    expect(count(), `${next} reached no wallet past a Review`).toBe(signed);
  }
  const all = await outcomes();
  expect(pressed.size).toBeGreaterThan(60);
  expect(signed).toBeGreaterThanOrEqual(20);
  const asked = all.filter((it) => isSigningMethod(it.method)).map((it) => it.wallet);
  expect(new Set(asked)).toEqual(new Set([wallet]));
  // Each refusal has a code, and what no Review takes has its own.
  for (const it of all) if (!('result' in it)) expect(typeof it.code, it.method).toBe('number');
  // Version 3 is read as version 4 is, and answered by what the reader does.
  const third = all.filter((it) => it.method === 'eth_signTypedData_v3').map(({ code }) => code);
  expect(new Set(third)).toEqual(new Set([4001]));
  expect(all.find(({ method }) => method === 'eth_getEncryptionPublicKey')?.code).toBe(4200);
  expect(await badge(hub, dapp)).toBe('');
});

async function held(readback: Page, button: Locator): Promise<void> {
  await button.hover();
  await readback.mouse.down();
  await readback.waitForTimeout(2_500);
  await readback.mouse.up();
}

/** The buttons that can be pressed now. */
function ids(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    `[...document.querySelectorAll('button')].filter((it) => !it.disabled && it.offsetParent !== null).map((it) => it.id)`,
  );
}

/** What waits behind the one that is decided: rejected from the list, or passed on where it signs nothing. */
async function rejectWaiting(readback: Page): Promise<void> {
  await readback.evaluate(() => {
    location.hash = '#/waiting';
  });
  const pass = readback.getByRole('button', { name: 'Let the wallet ask me' });
  const reject = readback.getByRole('button', { name: 'Reject', exact: true });
  await pass
    .or(reject)
    .first()
    .waitFor({ timeout: 4_000 })
    .catch(() => undefined);
  for (let at = 0; at < 12; at += 1) {
    if (await pass.first().isVisible()) await pass.first().click();
    else if (await reject.first().isVisible()) await reject.first().click();
    else return;
    await readback.waitForTimeout(150);
  }
}
