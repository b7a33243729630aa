import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { confirm, connect, disconnect, practiceWindow, readBack, setting, verdict } from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

test('the connection is disconnected, connecting, connected, reconnecting, and looks so each time', async ({
  page,
}) => {
  await page.goto('/');
  const wallet = page.getByTestId('wallet');
  await expect(wallet).toHaveAttribute('data-status', 'disconnected');
  await expect(wallet).toContainText('Connect');

  await wallet.getByRole('button').click();
  await page.getByTestId('connect-practice').click();
  await expect(wallet).toHaveAttribute('data-status', 'connecting');
  await expect(wallet).toContainText('Connecting');

  await confirm(page);
  await expect(wallet).toHaveAttribute('data-status', 'connected');
  await expect(wallet).toContainText('Connected');

  // After a reload the wallet announces itself only when its chain has answered: held back, so that it can be seen.
  await page.route('**/practice/rpc', async (route) => {
    await new Promise((settle) => setTimeout(settle, 2000));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(wallet).toHaveAttribute('data-status', 'reconnecting');
  await expect(wallet).toContainText('Reconnecting');
  await expect(wallet).toHaveAttribute('data-status', 'connected');
});

test('a wallet that rejects the connection leaves the page disconnected, and says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByTestId('connect-practice').click();
  await practiceWindow(page).getByTestId('practice-reject').click();
  await expect(page.getByRole('dialog')).toContainText(/rejected/i);
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
});

test('the account that the user disconnects is not asked again by itself', async ({ page, watch }) => {
  await page.goto('/');
  await connect(page);
  await disconnect(page);
  const asked = (await watch.calls()).length;
  await page.reload();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
  await page.waitForTimeout(1000);
  const since = (await watch.calls()).slice(asked).map((it) => it.method);
  expect(since.filter((it) => it === 'eth_requestAccounts' || it === 'wallet_requestPermissions')).toEqual(
    [],
  );
});

test('an address can be watched without a wallet: requests are read for it, and nothing can be signed', async ({
  page,
}) => {
  await page.goto('/');
  const { info, ...now } = await setting(page);
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByRole('button', { name: 'Watch an address' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(info.accounts[0]?.address ?? '');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
  await readBack(page, approvalToStranger.request({ info, ...now }));
  await expect(verdict(page)).toHaveText('Stop');
  await expect(page.getByRole('button', { name: /^(Sign in wallet|Sign, with|Hold to sign)/ })).toHaveCount(
    0,
  );
});

test('a wallet on another network than the request asks for must switch before it can sign', {
  tag: core,
}, async ({ page, watch }) => {
  await page.goto('/');
  await connect(page);
  await page.getByTestId('network').click();
  await page.getByTestId('network-31338').click();
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
  await confirm(page);
  await expect(page.getByTestId('network')).toContainText('Empty practice chain');
  await readBack(page, approvalToStranger.request(await setting(page)));
  await expect(page.getByRole('button', { name: /^(Sign in wallet|Sign, with|Hold to sign)/ })).toHaveCount(
    0,
  );
  await page
    .getByRole('button', { name: /Switch to/ })
    .first()
    .click();
  await confirm(page);
  await expect(page.getByTestId('network')).not.toContainText('Empty');
  await expect(page.getByRole('button', { name: 'Hold to sign anyway' })).toBeVisible();
  expect(await watch.signingCalls()).toEqual([]);
});
