import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { type Hex, parseEther, verifyMessage } from 'viem';
import { bundled } from './fixture/bundle.ts';
import { installLibraries } from './fixture/clients.ts';
import { expect, fullChromium, signs, test } from './fixture/extension.ts';
import { pressToSign } from './fixture/pilot.ts';
import { waits } from './fixture/test.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

/** The way in which a site finds wallets, and which of the two wallets it then connects. */
const libraries = [
  ['wagmi', 'Beta', undefined],
  ['web3-onboard', 'Beta', waits],
  ['RainbowKit’s way', 'Alpha', waits],
  ['Reown’s way', 'Beta', waits],
  ['ethers', 'Alpha', waits],
  ['window.ethereum', 'Alpha', undefined],
] as const;

for (const [library, wallet, tag] of libraries) {
  const title = `${library}: connects, follows the wallet, signs and sends through Review, and hears a rejection`;
  test(title, { tag: tag ?? [] }, async ({ installed: { context, dapp, wallets, info, review } }) => {
    const of = (call: string) => `libraries[${JSON.stringify(library)}].${call}`;
    const [first, second, friend] = info.accounts.map((it) => it.address as Hex);
    const account = (wallet === 'Alpha' ? first : second) as Hex;
    const page = await open(context, dapp, library);
    const connected = await run<Hex>(page, of(`connect('${wallet}')`));
    expect(connected.toLowerCase()).toBe(account.toLowerCase());
    expect(wallets.asked.map((it) => it.wallet)).toContain(wallet);

    const changes = (event: string, value: unknown) =>
      page.evaluate((it) => postMessage({ target: 'test-wallet-page', ...it }, '*'), {
        wallet,
        event,
        value,
      });
    const accountNow = () => run<string>(page, of('account()')).then((it) => it.toLowerCase());
    await changes('accountsChanged', [friend]);
    await expect.poll(accountNow).toBe(friend?.toLowerCase());
    await changes('accountsChanged', [account]);
    await expect.poll(accountNow).toBe(account.toLowerCase());
    // A library that still asks for the network of the changed account would set it back: wallets say it again, too.
    const chainAfter = async (id: string) => {
      await changes('chainChanged', id);
      return run(page, of('chain()'));
    };
    await expect.poll(() => chainAfter('0x7a6a')).toBe(31338);
    await expect.poll(() => chainAfter('0x7a69')).toBe(31337);

    const text = `From ${library}`;
    const signed = run<Hex>(page, of(`sign(${JSON.stringify(text)})`));
    const readback = await review();
    const heading = readback.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(text);
    expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toEqual([]);
    await pressToSign(readback.getByRole('button', signs));
    expect(await verifyMessage({ address: account, message: text, signature: await signed })).toBe(true);

    const sent = run<string>(page, of(`send('${friend}', '${parseEther('0.375')}')`));
    await expect(heading).toContainText('0.375 ETH');
    await pressToSign(readback.getByRole('button', signs));
    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);

    const refused = page.evaluate(
      `${of("sign('Never')")}.then(() => 'signed', (error) => [error, error.cause, error.info?.error].map((it) => it?.code))`,
    );
    await expect(heading).toContainText('Never');
    await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
    expect(await refused).toContain(4001);
    const asked = wallets.asked.filter((it) => isSigningMethod(it.method));
    expect(asked.map((it) => [it.wallet, it.method])).toEqual([
      [wallet, 'personal_sign'],
      [wallet, 'eth_sendTransaction'],
    ]);
  });
}

/** Runs something of the site's own script. */
function run<T>(page: Page, what: string): Promise<T> {
  return page.evaluate(what);
}

async function open(context: BrowserContext, dapp: string, library: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(dapp);
  const script =
    library === 'web3-onboard'
      ? installLibraries('web3Onboard.mjs')
      : resolve(import.meta.dirname, 'fixture/dapp/libraries.ts');
  await page.addScriptTag({ content: await bundled(script) });
  return page;
}
