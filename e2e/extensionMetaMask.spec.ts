import { resolve } from 'node:path';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { type Hex, parseEther, verifyMessage } from 'viem';
import { bundled } from './fixture/bundle.ts';
import { installLibraries } from './fixture/clients.ts';
import { expect, fullChromium, signs, test } from './fixture/extension.ts';
import { pressToSign } from './fixture/pilot.ts';
import { badge } from './fixture/hub.ts';
import { waits } from './fixture/test.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

const title = 'wagmi’s own connector of MetaMask: what it asks past every provider is read back first';
test(title, { tag: waits }, async ({ installed: { context, dapp, hub, wallets, info, review } }) => {
  const [account, friend] = info.accounts.map((it) => it.address as Hex);
  const page = await context.newPage();
  await page.goto(dapp);
  const script = resolve(import.meta.dirname, 'fixture/dapp/metaMask.ts');
  const alias = { '@metamask/connect-evm': installLibraries('node_modules/@metamask/connect-evm') };
  await page.addScriptTag({ content: await bundled(script, alias) });
  const run = <T>(what: string) => page.evaluate<T>(`metaMask.${what}`);
  expect((await run<string>('connect()')).toLowerCase()).toBe(account?.toLowerCase());

  const signed = run<Hex>("sign('By its own connector')");
  const readback = await review();
  const heading = readback.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('By its own connector');
  await expect(readback.getByText(new URL(dapp).host).first()).toBeVisible();
  await pressToSign(readback.getByRole('button', signs));
  const message = { address: account as Hex, message: 'By its own connector' };
  expect(await verifyMessage({ ...message, signature: await signed })).toBe(true);

  const sent = run<string>(`send('${friend}', '${parseEther('0.375')}')`);
  await expect(heading).toContainText('0.375 ETH');
  await pressToSign(readback.getByRole('button', signs));
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);

  const refused = page.evaluate(
    "metaMask.sign('Never').then(() => 'signed', (error) => [error, error.cause].map((it) => it?.code))",
  );
  await expect(heading).toContainText('Never');
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();
  expect(await refused).toContain(4001);
  const asked = wallets.asked.filter((it) => isSigningMethod(it.method));
  const scope = 'eip155:31337';
  expect(asked).toMatchObject([
    { method: 'personal_sign', scope },
    { method: 'eth_sendTransaction', scope },
  ]);
  expect(await badge(hub, dapp)).toBe('');
});
