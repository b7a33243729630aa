import { compiled } from '@readback/core/simulate/testing/contracts.ts';
import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { asksOnly } from './fixture/asksOnly.ts';
import { startDollarNode, usdc } from './fixture/dollars.ts';
import { armed, fillIn, form, openForm, said, type Saying } from './fixture/intent.ts';
import { connect, sentence, setting, settled } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const market = '0xc3d688B66703497DAA19211EEdff47f25384cdc3';

test('a deposit that is said takes its allowance first and waits, and a withdrawal is one request: nothing is signed before a Review', async ({
  page,
  watch,
  baseURL,
}) => {
  test.slow();
  const { info } = await setting(page);
  const [mine] = info.accounts.map(({ address }) => address);
  if (mine === undefined) throw new Error('The practice chain has no accounts.');
  const node = await startDollarNode(page, baseURL ?? '', mine);
  watch.expectHost(new URL(node.url).host);
  const contracts = compiled(new URL('./fixture/market.sol', import.meta.url));
  const send = async (it: object) =>
    (await node.ask('eth_sendTransaction', [{ from: mine, gas: '0x4c4b40', ...it }])) as Hex;
  const place = async (name: string, at: string) => {
    const hash = await send({ data: contracts[name]?.bytecode });
    const made = (await node.ask('eth_getTransactionReceipt', [hash])) as { contractAddress: Hex };
    await node.ask('anvil_setCode', [at, await node.ask('eth_getCode', [made.contractAddress, 'latest'])]);
  };
  try {
    await node.ask('anvil_impersonateAccount', [mine]);
    await node.ask('anvil_setBalance', [mine, '0x8ac7230489e80000']);
    await place('Market', market);
    await place('Coin', usdc);
    await asksOnly(page, node.url);
    await page.goto('/#/');
    await connect(page);
    const say = async (saying: Saying) => {
      await page.goto('/#/');
      await openForm(page);
      await form(page).getByText('Network and fee').click();
      await fillIn(page, saying);
      await form(page).getByRole('button', { name: 'Read it back' }).click();
    };
    const onEthereum = { Network: 'Ethereum' };

    await test.step('the allowance comes first, of exactly what is put in', async () => {
      await say({
        want: 'Deposit',
        choose: { ...onEthereum, 'You deposit': 'USDC' },
        fill: { Amount: '25', Into: market },
      });
      await expect(form(page)).toContainText('this takes two requests');
      await form(page).getByRole('button', { name: 'Make this request' }).click();
      await settled(page);
      await expect(sentence(page)).toContainText(/spend up to 25 USDC/);
      await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
      await expect(said(page)).toContainText(/Next in your plan: .* 25 USDC/);
    });

    await test.step('then the deposit, which waited', async () => {
      await send({
        to: usdc,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [market, 25_000_000n] }),
      });
      await page.getByRole('link', { name: 'Plan set' }).click();
      await armed(page).getByRole('button', { name: 'Make this request' }).click();
      await settled(page);
      await expect(sentence(page)).toContainText('25 USDC');
      // Nobody vouches for the contract that is placed here.
      await expect(said(page)).toHaveAttribute('data-said', /^(?:asSaid|cannotCompare)$/);
      await expect(page.getByRole('link', { name: 'Plan set' })).toHaveCount(0);
    });

    await test.step('what was put in is taken out by one request', async () => {
      await send({
        to: market,
        data: encodeFunctionData({
          abi: contracts.Market?.abi ?? [],
          functionName: 'supply',
          args: [usdc, 25_000_000n],
        }),
      });
      await say({
        want: 'Withdraw',
        choose: { ...onEthereum, 'You take out': 'USDC' },
        fill: { 'At least': '10', 'Out of': market },
      });
      await form(page).getByRole('button', { name: 'Make this request' }).click();
      await settled(page);
      await expect(sentence(page)).toContainText('10 USDC');
      await expect(said(page)).toHaveAttribute('data-said', /^(?:asSaid|cannotCompare)$/);
    });
    expect(await watch.signingCalls()).toEqual([]);
  } finally {
    await node.stop();
  }
});
