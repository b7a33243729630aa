import type { Page } from '@playwright/test';
import { paymentOf, practiceKey, serveSafe } from './fixture/safeService.ts';
import { confirm, connect, hearback, settled, signAsAsked } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const queue = (page: Page) => page.getByRole('region', { name: 'What waits' });
const service = (page: Page) => page.getByRole('region', { name: 'Transaction service' });

async function open(page: Page, safe: string): Promise<void> {
  await page.goto(`/#/safe/31337:${safe}`);
  await page.getByRole('button', { name: 'Read this Safe' }).click();
}

test('an owner signs what the service has, and passes the signature on by a press, after seeing it whole', async ({
  page,
}) => {
  await page.goto('/');
  const it = await paymentOf(page, { by: [2] });
  await open(page, it.safe);
  await expect(service(page)).toContainText('The transaction service is off');
  const stand = await serveSafe(page, [it]);
  await connect(page, 1);
  await open(page, it.safe);
  await expect(service(page)).toContainText('lists 1 transaction');
  await expect(queue(page)).toContainText('1 of 2 signed. At the service');
  await expect(queue(page).locator('[data-verdict]')).toHaveText('Read back');
  await queue(page).getByRole('button', { name: 'Review' }).click();
  await settled(page);
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('has not executed the transaction yet');
  expect(stand.asked.filter(({ method }) => method === 'POST')).toEqual([]);

  await open(page, it.safe);
  await expect(queue(page)).toContainText('Enough owners signed');
  await queue(page).getByRole('button', { name: 'Pass on signatures' }).click();
  await expect(queue(page)).toContainText(`multisig-transactions/${it.hash}/confirmations/`);
  expect(stand.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await queue(page)
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(queue(page)).toContainText('The service has the signatures.');
  expect(stand.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(stand.all()[0]?.confirmations.map(({ owner }) => owner)).toEqual([
    practiceKey(2).address,
    practiceKey(1).address,
  ]);
});

test('a transaction that the service does not know goes there with its signature; a service that is down takes nothing away', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  await page.goto('/');
  const it = await paymentOf(page, { by: [2] });
  let status: number | undefined;
  const stand = await serveSafe(page, [], { fails: () => status });
  await open(page, it.safe);
  await expect(service(page)).toContainText('lists nothing');
  const { safe, tx, hash, confirmations } = it;
  const text = JSON.stringify(
    { safe, chainId: 31337, ...tx, safeTxHash: hash, confirmations },
    (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one),
  );
  await page.getByLabel('Transactions of this Safe').fill(text);
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect(queue(page)).toContainText('1 of 2 signed. Only on this device');

  await queue(page).getByRole('button', { name: 'Pass on signatures' }).click();
  status = 503;
  await queue(page)
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(queue(page)).toContainText('The service did not accept it');
  await expect(queue(page)).toContainText('1 of 2 signed');
  status = undefined;
  await queue(page)
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(queue(page)).toContainText('At the service');
  expect(stand.all().map((one) => one.hash)).toEqual([hash]);

  status = 429;
  await service(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(service(page)).toContainText('Try again in 7 seconds.');
  await expect(queue(page)).toContainText('1 of 2 signed');
});

test('a service that lies is named: fields, signatures, owners and modules', async ({ page }) => {
  await page.goto('/');
  const [it, other] = [await paymentOf(page, { by: [1, 2] }), await paymentOf(page, { nonce: 1n })];
  const foreign = await practiceKey(7).sign({ hash: other.hash });
  const forged = { ...other, confirmations: [{ owner: practiceKey(3).address, signature: foreign }] };
  const stranger = practiceKey(7).address;
  await serveSafe(page, [it, forged], {
    lie: (answer, path) => {
      const said = answer as { results?: readonly { safeTxHash: string }[] };
      if (said.results === undefined) return { ...said, modules: [stranger], threshold: 1 };
      const results = said.results.map((one) =>
        one.safeTxHash === it.hash ? { ...one, to: stranger } : one,
      );
      return path.includes('multisig-transactions') ? { ...said, results } : said;
    },
  });
  await open(page, it.safe);
  await expect(service(page)).toContainText('It says that 1 must sign. The chain says 2.');
  await expect(service(page)).toContainText('not a module on chain');
  await expect(service(page)).toContainText('Its fields do not give the hash that it states.');
  await expect(queue(page)).toContainText('The service shows a signature of');
  await expect(queue(page).locator('[data-verdict]')).toHaveText('Stop');
  await expect(queue(page).getByRole('button', { name: 'Review' })).toHaveCount(0);
  await expect(queue(page).getByRole('button', { name: 'Execute' })).toHaveCount(0);
});
