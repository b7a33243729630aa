import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { JsonRpcProvider } from 'ethers';
import { type Address, createPublicClient, createWalletClient, http, parseEther } from 'viem';
import {
  confirm,
  connect,
  hearback,
  practiceWindow,
  setting,
  settled,
  signInWallet,
} from './fixture/pilot.ts';
import { foundry, hardhat } from './fixture/clients.ts';
import { core, expect, test } from './fixture/test.ts';

const patience = { timeout: 120_000, retryCount: 0 };

test('viem reads, sends and signs through Review, and is told of a rejection', { tag: core }, async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  await connect(page);
  const endpoint = await endpointOf(page);
  const transport = http(endpoint, patience);
  const script = createWalletClient({ transport });
  const node = createPublicClient({ transport });

  await test.step('reads and questions are answered at once', async () => {
    expect(await node.getChainId()).toBe(31337);
    expect(await script.getAddresses()).toEqual([account]);
    expect(await node.getBalance({ address: account })).toBeGreaterThan(parseEther('1'));
    expect(await watch.signingCalls()).toEqual([]);
  });

  await test.step('a payment waits, is read back, and gives its hash', async () => {
    const sent = script.sendTransaction({ account, to: friend, value: parseEther('0.25'), chain: null });
    await openFirst(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('0.25 ETH');
    await expect(page.getByText('a script on this computer').last()).toBeVisible();
    await expect(page.getByText('is waiting for your answer')).toBeVisible();
    await signInWallet(page);
    await confirm(page);
    await expect(hearback(page)).toContainText('it matches the readback');
    const receipt = await node.waitForTransactionReceipt({ hash: await sent, pollingInterval: 200 });
    expect(receipt.status).toBe('success');
    expect((await node.getTransaction({ hash: await sent })).value).toBe(parseEther('0.25'));
    await expect(page.getByText('The script received the result.')).toBeVisible();
  });

  await test.step('a message gives its signature', async () => {
    const signed = script.signMessage({ account, message: 'Good morning' });
    await openFirst(page);
    await signInWallet(page);
    await confirm(page);
    expect(
      await node.verifyMessage({ address: account, message: 'Good morning', signature: await signed }),
    ).toBe(true);
  });

  await test.step('a rejection is one', async () => {
    const sent = script.sendTransaction({ account, to: friend, value: 1n, chain: null });
    const ended = sent.then(
      () => 'sent',
      (error: Error) => error.message,
    );
    await openFirst(page);
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    expect(await ended).toContain('rejected');
  });
  expect(await watch.signingCalls()).toHaveLength(2);
});

test('a request that waits survives a reload of the page, and one that nobody waits for says so', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  await connect(page);
  const provider = new JsonRpcProvider(await endpointOf(page), undefined, { batchMaxCount: 1 });
  const signer = await provider.getSigner(account);
  const sent = signer.sendTransaction({ to: friend, value: 7n });

  await expect(place(page)).toContainText('1');
  await page.reload();
  await openFirst(page);
  await signInWallet(page);
  await confirm(page);
  expect((await (await sent).wait())?.status).toBe(1);
  provider.destroy();

  await test.step('its asker leaves while it is reviewed', async () => {
    const gone = new AbortController();
    const left = fetch(await endpointOf(page), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendTransaction',
        params: [{ from: account, to: friend, value: '0x9' }],
      }),
      signal: gone.signal,
    }).catch(() => 'left');
    await openFirst(page);
    gone.abort();
    expect(await left).toBe('left');
    await expect(page.getByText('The script no longer waits')).toBeVisible();
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Requests' }).click();
    await expect(page.getByText('No requests are waiting')).toBeVisible();
    await expect(page.getByText('The script stopped waiting')).toBeVisible();
  });
  expect(await watch.signingCalls()).toHaveLength(1);
});

const script = `
pragma solidity ^0.8.0;
interface Vm { function startBroadcast() external; }
interface Token { function approve(address spender, uint256 amount) external returns (bool); }
contract Approve {
  function run(address token, address spender) external {
    Vm(address(uint160(uint256(keccak256("hevm cheat code"))))).startBroadcast();
    Token(token).approve(spender, 1500000000);
    Token(token).approve(spender, 0);
  }
}`;

// One after the other: each begins by installing what is not there yet.
test.describe
  .serial('Foundry and Hardhat', () => {
    test('cast reads, sends through Review, and is told of a rejection', async ({ page, watch }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      const { info } = await setting(page);
      const account = info.accounts[0]?.address as Address;
      const { router, practiceDollar } = info.addresses;
      await connect(page);
      const endpoint = await endpointOf(page);
      const folder = mkdtempSync(join(tmpdir(), 'readback-foundry-'));
      const cast = (...args: string[]) =>
        foundry('cast', [...args, '--rpc-url', endpoint, '--rpc-timeout', '600'], folder);

      await test.step('cast asks the node through Readback', async () => {
        const read = await cast('call', practiceDollar, 'decimals()(uint8)');
        expect(read.out.trim(), read.err).toBe('6');
      });

      await test.step('cast send --unlocked', async () => {
        const args = [practiceDollar, 'approve(address,uint256)', router, '3000000000'];
        const sent = cast('send', '--unlocked', '--from', account, '--json', ...args);
        await openFirst(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('3,000 PUSD');
        await signInWallet(page);
        await confirm(page);
        await expect(hearback(page)).toContainText('it matches the readback');
        const { ok, out, err } = await sent;
        expect(ok, err).toBe(true);
        expect(JSON.parse(out)).toMatchObject({ status: '0x1' });
      });

      await test.step('a rejection reaches cast', async () => {
        const sent = cast(
          'send',
          '--unlocked',
          '--from',
          account,
          practiceDollar,
          'transfer(address,uint256)',
          router,
          '1',
        );
        await openFirst(page);
        await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
        const { ok, err } = await sent;
        expect(ok).toBe(false);
        expect(err).toContain('User denied the request in Readback.');
      });
      expect(await watch.signingCalls()).toHaveLength(1);
    });

    test('forge script --unlocked --broadcast: each transaction is reviewed, in order', async ({
      page,
      watch,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      const { info } = await setting(page);
      const account = info.accounts[0]?.address as Address;
      const { router, practiceDollar } = info.addresses;
      await connect(page);
      const endpoint = await endpointOf(page);
      const folder = mkdtempSync(join(tmpdir(), 'readback-forge-'));
      writeFileSync(join(folder, 'Approve.sol'), script);
      writeFileSync(join(folder, 'foundry.toml'), '[profile.default]\nsrc = "."\nlibs = []\n');
      const ran = foundry(
        'forge',
        [
          ['script', 'Approve.sol', '--sig', 'run(address,address)', practiceDollar, router],
          ['--use', resolve(import.meta.dirname, 'fixture/solc.mjs'), '--rpc-url', endpoint],
          ['--unlocked', '--sender', account, '--broadcast', '--slow', '--timeout', '600'],
        ].flat(),
        folder,
      );
      for (const said of ['1,500 PUSD', /revoke/i]) {
        await openFirst(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(said);
        await signInWallet(page);
        await confirm(page);
        await expect(hearback(page)).toContainText('it matches the readback');
      }
      const { ok, out, err } = await ran;
      expect(ok, `${out}${err}`).toBe(true);
      expect(out).toContain('ONCHAIN EXECUTION COMPLETE');
      expect(await watch.signingCalls()).toHaveLength(2);
    });

    test('a script of Hardhat asks, sends through Review, and is told of a rejection', async ({
      page,
      watch,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      const { info } = await setting(page);
      const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
      await connect(page);
      const run = hardhat(
        await endpointOf(page),
        `
          import { network } from 'hardhat';
          const { provider } = await network.create();
          const [from] = await provider.request({ method: 'eth_accounts' });
          const send = (value: string) =>
            provider.request({ method: 'eth_sendTransaction', params: [{ from, to: '${friend}', value }] });
          const hash = await send('0x3b9aca00');
          const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] });
          const rejected = await send('0x1').catch((error) => ({ code: error.code, message: error.message }));
          console.log(JSON.stringify({ from, status: receipt.status, rejected }));
        `,
      );
      await openFirst(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('0.000000001 ETH');
      await signInWallet(page);
      await confirm(page);
      await expect(hearback(page)).toContainText('it matches the readback');
      await openFirst(page);
      await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
      const { ok, out, err } = await run;
      expect(ok, `${out}${err}`).toBe(true);
      expect(JSON.parse(out)).toMatchObject({
        from: account,
        status: '0x1',
        rejected: { code: 4001, message: 'User denied the request in Readback.' },
      });
      expect(await watch.signingCalls()).toHaveLength(1);
    });
  });

function place(page: Page) {
  return page.locator('#waiting-place');
}

/** The address that the page shows. */
async function endpointOf(page: Page): Promise<string> {
  await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).click();
  return (await page.getByText(/^http:\/\/.*\/scripts\/[\w-]{20,}$/).innerText()).trim();
}

/** Opens the Review of the request that has waited longest. */
async function openFirst(page: Page): Promise<void> {
  await expect(place(page)).toContainText('1');
  await page.getByRole('navigation').getByRole('link', { name: 'Requests' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).first().click();
  await settled(page);
  await expect(practiceWindow(page)).toBeHidden();
}
