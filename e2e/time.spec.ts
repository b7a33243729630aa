import type { Page } from '@playwright/test';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { connect, readBack, sentence, setting, settled, signs, unfold, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const minute = 60_000;

/** A sign-in by EIP-4361 for the first account of the practice wallet, made now. */
async function signIn(
  page: Page,
  { host, endsAt }: { host?: string; endsAt?: number } = {},
): Promise<string> {
  const { info } = await setting(page);
  const now = await page.evaluate(() => Date.now());
  const site = host ?? (await page.evaluate(() => location.host));
  return [
    `${site} wants you to sign in with your Ethereum account:`,
    info.accounts[0]?.address,
    '',
    '',
    `URI: https://${site}`,
    'Version: 1',
    `Chain ID: ${practiceMarker.chainId}`,
    'Nonce: 7f2k90dm3x',
    `Issued At: ${new Date(now).toISOString()}`,
    ...(endsAt === undefined ? [] : [`Expiration Time: ${new Date(endsAt).toISOString()}`]),
  ].join('\n');
}

test('a sign-in that expires while its Review is open does not stay Read back', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  // Five minutes are allowed for clocks that differ, and a busy machine takes a while to read it.
  await readBack(page, await signIn(page, { endsAt: Date.now() - 5 * minute + 25_000 }));
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByRole('button', { name: signs }).first()).toBeVisible();
  await expect(verdict(page)).toHaveText('Caution', { timeout: 60_000 });
  await expect(page.getByText('The sign-in has expired.').first()).toBeVisible();
});

test('what expired while the device slept is read again at the press, before the wallet is asked', async ({
  page,
  watch,
}) => {
  await page.clock.install();
  await page.goto('/');
  await connect(page);
  const now = await page.evaluate(() => Date.now());
  await readBack(page, await signIn(page, { endsAt: now + 10 * minute }));
  await expect(verdict(page)).toHaveText('Read back');
  const button = page.getByRole('button', { name: signs }).first();
  await expect(button).toBeEnabled();
  // No timer runs while a device sleeps.
  await page.clock.setSystemTime(now + 60 * minute);
  await button.click();
  await expect(verdict(page)).toHaveText('Caution');
  await expect(page.getByText('The sign-in has expired.').first()).toBeVisible();
  expect(await watch.signingCalls()).toEqual([]);
});

test('a sign-in of another site is held against the site that the user says, and is not signed here', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, await signIn(page, { host: 'app.example.org' }));
  await expect(verdict(page)).toHaveText('Stop');
  const field = page.getByRole('textbox', { name: 'Requesting site' });
  const compare = page.getByRole('button', { name: 'Compare with this site' });

  await unfold(page, 'Which site asked you to sign?');
  await field.fill('the app');
  await compare.click();
  await expect(page.getByText('This is not a web address.')).toBeVisible();

  await unfold(page, 'Which site asked you to sign?');
  await field.fill('app.example.evil.test');
  await compare.click();
  await expect(page.getByText(/app\.example\.evil\.test is asking you to sign it/).first()).toBeVisible();
  await expect(verdict(page)).toHaveText('Stop');

  await unfold(page, 'Which site asked you to sign?');
  await field.fill('https://App.Example.org/log-in?next=/swap');
  await compare.click();
  await expect(verdict(page)).toHaveText('Read back');
  await expect(sentence(page)).toContainText('app.example.org');
  await unfold(page, 'Which site asked you to sign?');
  await expect(field).toHaveValue('app.example.org');
  await expect(page.getByText('read here, but not signed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);

  await page.reload();
  await settled(page);
  await unfold(page, 'Which site asked you to sign?');
  await expect(field).toHaveValue('app.example.org');
});
