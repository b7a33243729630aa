import { plainMessage, mail } from '@readback/scenarios/messages.ts';
import { executeSafePayment, signSafePayment } from '@readback/scenarios/safePayment.ts';
import { approveRouter, swap } from '@readback/scenarios/swap.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import type { Page } from '@playwright/test';
import type { Address, Hex } from 'viem';
import {
  changeAccount,
  confirm,
  connect,
  disconnect,
  frozen,
  hearback,
  readBack,
  sentence,
  setting,
  settled,
  signInWallet,
  unfold,
  verdict,
} from './fixture/pilot.ts';
import { core, expect, test, type Watch } from './fixture/test.ts';

test('the whole loop: connect, approve, swap, Safe payment, message, typed data, switch, disconnect, reload', {
  tag: core,
}, async ({ page, watch }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const where = await setting(page);
  const [user, , , , payee] = where.info.accounts.map((it) => it.address) as [
    Address,
    Address,
    Address,
    Address,
    Address,
  ];
  const owners = [1, 2].map((it) => where.info.accounts[it]?.address as Address);

  await test.step('connect', () => connect(page));

  await test.step('let the router spend', async () => {
    const request = await read(page, approveRouter, where);
    await expect(sentence(page)).toContainText('spend up to 3,000 PUSD');
    await sign(page, watch, request, user);
    await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
  });

  await test.step('swap on Uniswap V2', async () => {
    const request = await read(page, swap, where);
    await expect(sentence(page)).toContainText('You swap 3,000 PUSD for at least 0.98 WETH');
    await sign(page, watch, request, user);
    await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
    await expect(hearback(page)).not.toContainText('different');
  });

  const signatures = await test.step('two owners sign the payment of the Safe', async () => {
    const signed: { owner: Address; signature: Hex }[] = [];
    for (const [at, owner] of owners.entries()) {
      await changeAccount(page, at + 1);
      const request = await read(page, signSafePayment((at + 1) as 1 | 2), where);
      await expect(sentence(page)).toContainText('1,000 PUSD');
      await expect(
        (await unfold(page, 'Compare on your device')).getByText('Safe Transaction Hash'),
      ).toBeVisible();
      await sign(page, watch, request, owner);
      await expect(hearback(page)).toContainText('it matches the readback');
      const signature = (await hearback(page).innerText()).match(/0x[0-9a-f]{130}/)?.[0] as Hex;
      expect(signature, 'the signature is shown, to be copied').toBeTruthy();
      signed.push({ owner, signature });
    }
    return signed;
  });

  await test.step('a third request carries the payment out', async () => {
    await changeAccount(page, 0);
    const request = await read(page, executeSafePayment(signatures), where);
    await expect(sentence(page)).toContainText('1,000 PUSD');
    await sign(page, watch, request, user);
    await expect(hearback(page)).toContainText('it matches the readback');
    expect(await balanceOf(page, where.info.addresses.practiceDollar, payee)).toBeGreaterThanOrEqual(
      1_000_000_000n,
    );
  });

  await test.step('a message, written here', async () => {
    await page.getByRole('link', { name: 'Create' }).first().click();
    await page.getByRole('tab', { name: 'Message' }).click();
    await page
      .getByRole('textbox', { name: 'Message', exact: true })
      .fill('I am learning to read before I sign.');
    await page.getByRole('button', { name: 'Read it back' }).click();
    await settled(page);
    await expect(verdict(page)).toHaveText('Read back');
    await sign(page, watch, plainMessage.request(where), user);
    await expect(hearback(page)).toContainText('it matches the readback');
    await expect(hearback(page).getByRole('button', { name: 'Copy as proof' })).toBeVisible();
    await hearback(page).getByRole('link', { name: 'Verify this signature' }).click();
    await expect(page.getByTestId('verified')).toContainText('Match Signed by this account');
    await expect(page.getByTestId('verified').getByRole('heading')).toBeFocused();
  });

  await test.step('typed data', async () => {
    const request = await read(page, mail, where);
    await sign(page, watch, request, user);
    await expect(hearback(page)).toContainText('it matches the readback');
  });

  await test.step('switch to a network that the wallet does not know, after asking', async () => {
    await page.getByTestId('network').click();
    await page.getByTestId('network-31338').click();
    await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
    await confirm(page);
    await expect(page.getByTestId('network')).toContainText('Empty practice chain');
  });

  await test.step('reload: reconnecting, then connected', async () => {
    await page.reload();
    await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
    await expect(page.getByTestId('network')).toContainText('Empty practice chain');
  });

  await test.step('disconnect, and stay so after a reload', async () => {
    await disconnect(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeVisible();
    await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
  });

  await test.step('Activity has it all', async () => {
    await page.getByRole('link', { name: 'Activity' }).first().click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  });
});

/** Pastes a scenario's request, checks its verdict, and answers the text. */
async function read(
  page: Page,
  scenario: Scenario,
  where: Awaited<ReturnType<typeof setting>>,
): Promise<string> {
  const request = scenario.request(where);
  await readBack(page, request);
  await expect(verdict(page)).toHaveText('Read back');
  return request;
}

/** Signs what is on the screen; the wallet must receive what was frozen, byte for byte, and nothing else. */
async function sign(page: Page, watch: Watch, request: string, account: Address): Promise<void> {
  const before = (await watch.signingCalls()).length;
  await signInWallet(page);
  await confirm(page);
  const asked = (await watch.signingCalls()).slice(before);
  expect(asked.map(({ method, params }) => ({ method, params }))).toEqual([frozen(request, account)]);
}

async function balanceOf(page: Page, token: Address, holder: Address): Promise<bigint> {
  const data = `0x70a08231${holder.slice(2).padStart(64, '0')}`;
  const answer = await page.evaluate(
    async (call) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] });
      const it = await fetch('/practice/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return ((await it.json()) as { result: string }).result;
    },
    { to: token, data },
  );
  return BigInt(answer);
}
