import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { parseEther, verifyMessage } from 'viem';
import { bundled } from './fixture/bundle.ts';
import { expect, fullChromium, signs, test } from './fixture/extension.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

/** Runs something of the site's own script. */
function run<T>(page: Page, what: string): Promise<T> {
  return page.evaluate(what);
}

test('wagmi finds both wallets, connects, follows them, sends and signs, and hears a rejection', async ({
  installed: { context, dapp, wallets, info, review },
}) => {
  const friend = info.accounts[2]?.address;
  const page = await open(context, dapp);
  await expect.poll(() => run(page, 'wagmi.found()')).toEqual(['Alpha', 'Beta']);
  const account = await run<`0x${string}`>(page, "wagmi.connect('Beta')");
  expect(account.toLowerCase()).toBe(info.accounts[1]?.address.toLowerCase());
  await run(page, 'wagmi.switchTo()');

  const sent = run<string>(page, `wagmi.send('${friend}', '${parseEther('0.125')}')`);
  const readback = await review();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('0.125 ETH');
  await readback.getByRole('button', signs).click();
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);

  const signed = run<`0x${string}`>(page, "wagmi.message('From wagmi')");
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('From wagmi');
  await readback.getByRole('button', signs).click();
  expect(await verifyMessage({ address: account, message: 'From wagmi', signature: await signed })).toBe(
    true,
  );

  const typed = run<string>(page, 'wagmi.typed().catch((error) => error.name)');
  await expect(readback.getByText('Mail').first()).toBeVisible();
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
  expect(await typed).toBe('UserRejectedRequestError');

  const other = info.accounts[0]?.address ?? '';
  await page.evaluate(
    (value) =>
      postMessage({ target: 'test-wallet-page', wallet: 'Beta', event: 'accountsChanged', value }, '*'),
    [other],
  );
  await expect.poll(() => run<string>(page, 'wagmi.account()')).toBe(other);
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toHaveLength(2);
});

test('ethers signs and sends with the wallet that window.ethereum is', async ({
  installed: { context, dapp, info, review },
}) => {
  const [account, friend] = info.accounts.map((it) => it.address);
  const page = await open(context, dapp);
  const signed = run<`0x${string}`>(page, "ethers.message('From ethers')");
  const readback = await review();
  await readback.getByRole('button', signs).click();
  expect(
    await verifyMessage({
      address: account as `0x${string}`,
      message: 'From ethers',
      signature: await signed,
    }),
  ).toBe(true);
  const sent = run<string>(page, `ethers.send('${friend}', '${parseEther('0.375')}')`);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('0.375 ETH');
  await readback.getByRole('button', signs).click();
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);
});

async function open(context: import('@playwright/test').BrowserContext, dapp: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(dapp);
  await page.addScriptTag({
    content: await bundled(resolve(import.meta.dirname, 'fixture/dapp/libraries.ts')),
  });
  return page;
}
