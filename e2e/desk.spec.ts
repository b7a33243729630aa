import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import type { Page } from '@playwright/test';
import { mnemonicToAccount } from 'viem/accounts';
import { confirm, connect, hearback, setting, settled, signAsAsked, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const zero = '0x0000000000000000000000000000000000000000';
const chainId = 31337;

/** The keys of the practice chain, which everybody knows. */
const keyOf = (addressIndex: number) =>
  mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex });

/** A payment of 1 ETH from the practice Safe, as its service has it. */
async function payment(page: Page, nonce = 0n) {
  const { info } = await setting(page);
  const { safe } = info.addresses;
  const to = info.accounts[4]?.address ?? zero;
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zero, refundReceiver: zero } as const;
  const tx = { to, value: 10n ** 18n, data: '0x', operation: 0, ...gas, nonce } as const;
  const { digest } = safeTransactionHashes({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx });
  const text = (more: object) =>
    JSON.stringify({ safe, chainId, ...tx, safeTxHash: digest, ...more }, (_, it: unknown) =>
      typeof it === 'bigint' ? String(it) : it,
    );
  return { safe, digest, text };
}

const queue = (page: Page) => page.getByRole('region', { name: 'What waits' });

async function add(page: Page, text: string): Promise<void> {
  await page.getByLabel('Transactions of this Safe').fill(text);
  await page.getByRole('button', { name: 'Add to the queue' }).click();
}

test('an owner finds what waits for a Safe, signs it, adds what another signed, and executes it', async ({
  page,
}) => {
  const { safe, digest, text } = await payment(page);
  await page.goto('/');
  await connect(page, 1);
  await page.goto(`/#/accounts/${safe}`);
  await page
    .getByRole('button', { name: /Ask this network/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'What waits for this Safe' }).click();
  await page.getByRole('button', { name: 'Read this Safe' }).click();
  await expect(page.getByText('2 of 3 owners must sign')).toBeVisible();
  await expect(queue(page)).toContainText('Nothing waits here');

  await add(page, text({}));
  await expect(queue(page)).toContainText('0 of 2 signed');
  await expect(queue(page).locator('[data-verdict]')).toHaveText('Read back');
  await expect(queue(page)).toContainText(digest);
  await queue(page).getByRole('link', { name: 'Review' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('has not executed the transaction yet');

  await page.goto(`/#/safe/${chainId}:${safe}`);
  await page.getByRole('button', { name: 'Read this Safe' }).click();
  await expect(queue(page)).toContainText('1 of 2 signed');
  const other = keyOf(2);
  await add(
    page,
    text({ confirmations: [{ owner: other.address, signature: await other.sign({ hash: digest }) }] }),
  );
  await expect(queue(page)).toContainText('Enough owners signed');
  await queue(page).getByRole('button', { name: 'Execute' }).click();
  await settled(page);
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText(/mined|executed/i);

  await page.goto(`/#/safe/${chainId}:${safe}`);
  await page.getByRole('button', { name: 'Read this Safe' }).click();
  await expect(queue(page)).toContainText('One more with a nonce that the Safe has used');
});

test('what does not hold is not counted, and what was typed stays where it cannot be taken', async ({
  page,
}) => {
  const { safe, digest, text } = await payment(page);
  await page.goto(`/#/safe/${chainId}:${safe}`);
  await page.getByRole('button', { name: 'Read this Safe' }).click();
  await add(page, 'no transaction');
  await expect(page.getByLabel('Transactions of this Safe')).toHaveValue('no transaction');
  await expect(page.getByLabel('Transactions of this Safe')).toHaveAttribute('aria-invalid', 'true');
  await add(page, text({ safe: zero.replace(/0$/, '7') }));
  await expect(page.getByText('for another Safe or network: nothing was added')).toBeVisible();

  const stranger = keyOf(7);
  const byStranger = { owner: stranger.address, signature: await stranger.sign({ hash: digest }) };
  await add(
    page,
    text({ confirmations: [byStranger, { owner: keyOf(2).address, signature: `0x${'11'.repeat(53)}` }] }),
  );
  await expect(queue(page)).toContainText('0 of 2 signed');
  await expect(queue(page)).toContainText('2 signatures are not counted: not an owner’s, not readable');
  await add(page, text({ nonce: '0', value: '7', safeTxHash: digest }));
  await expect(queue(page)).toContainText('Only one of these 2 can be executed');
  await expect(queue(page)).toContainText('The file states another hash');
  await expect(queue(page).getByRole('button', { name: 'Execute' })).toHaveCount(0);
});

test('of a long queue a page is read back at a time, and the rest is counted', async ({ page }) => {
  const { safe } = await payment(page);
  const each = await Promise.all(Array.from({ length: 25 }, (_, at) => payment(page, BigInt(at))));
  await page.goto(`/#/safe/${chainId}:${safe}`);
  await page.getByRole('button', { name: 'Read this Safe' }).click();
  await add(page, each.map(({ text }) => text({})).join('\n'));
  await expect(queue(page)).toContainText('20 of 25 are shown and read back');
  await expect(queue(page).locator('[data-verdict]')).toHaveCount(20);
  await queue(page).getByRole('button', { name: 'Show 5 more' }).click();
  await expect(queue(page).locator('[data-verdict]')).toHaveCount(25);
  await expect(queue(page)).not.toContainText('are shown and read back');
});
