import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { type Address, createWalletClient, defineChain, type Hex, http } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { hearback, readBack, setting, verdict } from './fixture/pilot.ts';
import { problems } from './fixture/look.ts';
import { expect, test } from './fixture/test.ts';

/** The account of the practice wallet, here in a wallet that Readback knows nothing of. */
const elsewhere = mnemonicToAccount('test test test test test test test test test test test junk');

test('a request is signed where it came from, and what came back is heard', async ({
  page,
  watch,
  app: { url },
}) => {
  await page.goto('/');
  const where = await setting(page);
  const text = approveRouter.request(where);
  const [params] = JSON.parse(text).params;
  await readBack(page, text);
  await expect(verdict(page)).toHaveText(/Read back|Caution/);
  await test.step('nothing overlaps in the box of the decision', async () => {
    const line = await page.getByTestId('renewed').boundingBox();
    const button = await page.getByRole('button', { name: 'Sign it elsewhere' }).boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
  await page.getByRole('button', { name: 'Sign it elsewhere' }).click();
  const panel = page.getByRole('region', { name: 'Sign in the original app' });

  await test.step('each value is compared', async () => {
    const to = panel.getByRole('textbox', { name: /“To”/ });
    await to.fill('0x000000000000000000000000000000000000dEaD');
    await expect(panel).toContainText('Different: do not sign there');
    await to.fill(params.to);
    await expect(panel).toContainText('The same');
    await panel.getByRole('textbox', { name: /“Network”/ }).fill('31337');
    await expect(panel.getByText('The same', { exact: true })).toHaveCount(2);
    expect(await problems(page)).toEqual([]);
  });

  await test.step('what is no hash is refused, and kept', async () => {
    const field = panel.getByRole('textbox', { name: 'Transaction hash' });
    await field.fill('0x12');
    await panel.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(panel).toContainText('This is not a transaction hash');
    await expect(field).toHaveValue('0x12');
  });

  const hash = await signElsewhere(url, params);
  await panel.getByRole('textbox', { name: 'Transaction hash' }).fill(hash);
  await panel.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(await watch.signingCalls()).toEqual([]);
});

test('another transaction than the one that was read is heard as a difference', async ({
  page,
  app: { url },
}) => {
  await page.goto('/');
  const text = approveRouter.request(await setting(page));
  const [params] = JSON.parse(text).params;
  await readBack(page, text);
  await page.getByRole('button', { name: 'Sign it elsewhere' }).click();
  const hash = await signElsewhere(url, { ...params, data: `${params.data.slice(0, -1)}7` });
  await page.getByRole('textbox', { name: 'Transaction hash' }).fill(hash);
  await page.getByRole('button', { name: 'Compare', exact: true }).last().click();
  await expect(hearback(page)).toContainText(/differ/i);
});

test('an equal transaction of earlier is not taken for the one that was signed now', async ({
  page,
  app: { url },
}) => {
  await page.goto('/');
  const text = approveRouter.request(await setting(page));
  const [params] = JSON.parse(text).params;
  const before = await signElsewhere(url, params);
  for (let count = 0; count < 4; count += 1) await signElsewhere(url, { to: elsewhere.address, data: '0x' });
  await readBack(page, text);
  await page.getByRole('button', { name: 'Sign it elsewhere' }).click();
  await page.getByRole('textbox', { name: 'Transaction hash' }).fill(before);
  await page.getByRole('button', { name: 'Compare', exact: true }).last().click();
  await expect(hearback(page)).toContainText('was mined before the request was read');
  await expect(hearback(page)).not.toContainText('it matches the readback');
});

async function signElsewhere(url: string, { to, data }: { to: Address; data: Hex }): Promise<Hex> {
  const chain = defineChain({
    id: practiceMarker.chainId,
    name: 'Practice',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${url}/practice/rpc`] } },
  });
  const transport = http(undefined, { fetchOptions: { headers: { origin: url } } });
  return createWalletClient({ account: elsewhere, chain, transport }).sendTransaction({ to, data });
}
