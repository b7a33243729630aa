import type { Page } from '@playwright/test';
import { approvalToStranger, permitToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { allowRewards } from '@readback/scenarios/flights/allowRewards.ts';
import { largeBatch } from '@readback/scenarios/largeBatch.ts';
import { plainMessage, unknownOrder } from '@readback/scenarios/messages.ts';
import { enableSafeModule, upgradeToken } from '@readback/scenarios/power.ts';
import { signSafeBatch } from '@readback/scenarios/safePayment.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import { buyPass } from '@readback/scenarios/seaport.ts';
import { approveRouter, swap } from '@readback/scenarios/swap.ts';
import { picture, pictureForReadme, problems, show, viewsOf } from './fixture/look.ts';
import { breakNode, heal } from './fixture/node.ts';
import {
  openCard,
  confirm,
  connect,
  hearback,
  misbehave,
  practiceWindow,
  readBack,
  setting,
  settled,
  signInWallet,
  signs,
  unfold,
  verdict,
} from './fixture/pilot.ts';
import { expect, test, type Watch } from './fixture/test.ts';

/**
 * A state of a screen. `set` brings the page there from the state before it; then it is inspected in both themes and
 * widths. `readme` is what its picture for the README is called. To look at one more state, add it to its list.
 */
type State = Readonly<{
  name: string;
  set: (page: Page, watch: Watch) => Promise<void>;
  readme?: string;
}>;

const states: Readonly<Record<string, readonly State[]>> = {
  start: [
    {
      name: 'empty',
      readme: 'start',
      set: async (page) => {
        await page.goto('/#/');
        await expect(page.getByRole('heading', { name: 'Flight school' })).toBeVisible();
      },
    },
    {
      name: 'what was pasted cannot be read',
      set: async (page) => {
        await paste(page, '0xabc');
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'asks for contract and network',
      set: async (page) => {
        await paste(page, `0xa9059cbb${'11'.repeat(64)}`);
        await expect(page.getByLabel('Contract to call')).toBeVisible();
      },
    },
    {
      name: 'asks, and the answer is not an address',
      set: async (page) => {
        await page.getByLabel('Contract to call').fill('0x12');
        await page.getByRole('button', { name: 'Read it back' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'with lately',
      set: async (page) => {
        await read(page, plainMessage);
        await read(page, approveRouter);
        await page.getByRole('link', { name: 'Start' }).click();
        await expect(page.getByRole('heading', { name: 'Recent' })).toBeVisible();
      },
    },
  ],

  school: [
    {
      name: 'nothing flown',
      set: async (page) => {
        await page.goto('/#/school');
        await expect(page.getByText(/^0 of \d+ flights flown/)).toBeVisible();
      },
    },
    {
      name: 'asks before the practice chain is reset',
      set: async (page) => {
        await page.getByRole('button', { name: 'Reset the practice chain' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'a briefing',
      set: async (page) => {
        await page.keyboard.press('Escape');
        await page.goto(`/#/school/${approvalToStranger.id}`);
        await expect(page.getByRole('button', { name: 'Fly', exact: true })).toBeVisible();
      },
    },
    {
      name: 'a debrief',
      set: async (page) => {
        await page.getByRole('button', { name: 'Fly', exact: true }).click();
        await settled(page);
        await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
        await expect(page.getByTestId('debrief')).toContainText(/^Right: the request was an attack/);
      },
    },
    {
      name: 'one flown, one subject',
      set: async (page) => {
        await page.goto('/#/school?subject=first');
        await expect(page.getByText(/^1 of \d+ flights flown, 1 right/)).toBeVisible();
      },
    },
  ],

  compose: [
    ...['Send', 'Message', 'Typed data'].flatMap((tab): State[] => [
      {
        name: tab,
        set: async (page) => {
          if (tab === 'Send') await page.goto('/#/compose');
          await page.getByRole('tab', { name: tab, exact: true }).click();
          await expect(
            page.getByRole('tabpanel', { name: tab, exact: true }).getByRole('form'),
          ).toBeVisible();
        },
      },
      {
        name: `${tab}, with errors`,
        set: async (page) => {
          await page.getByRole('button', { name: 'Read it back' }).click();
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
    ]),
    {
      name: 'a token that does not answer',
      set: async (page) => {
        await page.getByRole('tab', { name: 'Send', exact: true }).click();
        await page.getByLabel('Asset').selectOption({ label: 'Another token, by contract address' });
        await page.getByLabel('Token contract').fill('0x00000000000000000000000000000000000000ff');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
    },
  ],

  contracts: [
    {
      name: 'nothing opened',
      set: async (page) => {
        await page.goto('/#/contracts');
        await expect(page.getByText('No contracts yet')).toBeVisible();
      },
    },
    {
      name: 'an address that is none',
      set: async (page) => {
        await page.getByRole('combobox', { name: 'Contract', exact: true }).fill('0x12');
        await page.getByRole('button', { name: 'Open contract' }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
    {
      name: 'without an ABI',
      set: async (page) => {
        const { info } = await setting(page);
        await openContract(page, info.addresses.safe);
        await expect(page.getByText('No ABI is saved for this contract.')).toBeVisible();
      },
    },
    {
      name: 'an ABI that is none',
      set: async (page) => {
        await page.getByLabel('ABI', { exact: true }).fill('function f(Foo x)');
        await page.getByRole('button', { name: 'Save this ABI' }).click();
        await expect(page.getByRole('alert')).toContainText('Foo is not declared here');
      },
    },
    {
      name: 'values and functions of a proxy',
      set: async (page) => {
        await page.getByLabel('ABI', { exact: true }).fill(everyForm);
        await page.getByRole('button', { name: 'Save this ABI' }).click();
        await expect(page.getByText('1.4.1', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'a form of every type, with errors',
      set: async (page) => {
        await page.getByRole('button', { name: /^place/ }).click();
        const form = page.getByRole('form', { name: 'place' });
        await form.getByRole('button', { name: 'Add to legs' }).click();
        await form.getByRole('button', { name: 'Add to legs' }).click();
        await form.getByRole('button', { name: 'Read it back' }).click();
        await expect(form.getByRole('alert').first()).toBeVisible();
      },
    },
    {
      name: 'an answer',
      set: async (page) => {
        await page.getByRole('button', { name: /^isOwner/ }).click();
        const form = page.getByRole('form', { name: 'isOwner' });
        await form.getByRole('combobox').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
        await form.getByRole('button', { name: 'Query' }).click();
        await expect(form.getByText('Answered just now.')).toBeVisible();
      },
    },
    {
      name: 'what is kept',
      set: async (page) => {
        await page.goto('/#/contracts');
        await expect(page.getByText('Saved on this device')).toBeVisible();
      },
    },
    {
      name: 'a node that does not answer',
      set: async (page) => {
        await breakNode(page, 'down');
        await openContract(page, '0x00000000000000000000000000000000000000ff');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await heal(page);
      },
    },
    {
      name: 'filled in by a link',
      set: async (page) => {
        const { info } = await setting(page);
        const search = `chain=31337&address=${info.addresses.weth9}&fn=transfer(address to, uint256 amount)`;
        await page.goto(`/#/contracts?${search}`);
        await page.reload();
        await expect(page.getByText('A link filled in this form.')).toBeVisible();
      },
    },
  ],

  review: [
    {
      name: 'read back, without a wallet',
      set: (page) => read(page, approveRouter),
      readme: 'review-read-back',
    },
    {
      name: 'where a value comes from',
      set: async (page) => {
        await page.getByRole('heading', { level: 1 }).getByRole('button').first().click();
        await expect(page.getByRole('dialog', { name: 'Address' })).toBeVisible();
      },
    },
    {
      name: 'all checks open',
      set: async (page) => {
        await page.keyboard.press('Escape');
        await unfold(page, 'Checks');
      },
    },
    {
      name: 'a batch of many, a portion of its steps open',
      set: async (page) => {
        await readBack(page, largeBatch(await setting(page), 120));
        await unfold(page, 'Step by step');
        await page.getByRole('button', { name: /^Show 120 steps/ }).click();
        await expect(page.getByText('1 to 50 of 120 steps')).toBeVisible();
      },
    },
    { name: 'stop', set: (page) => read(page, approvalToStranger), readme: 'review-stop' },
    { name: 'stop, over typed data', set: (page) => read(page, permitToStranger) },
    { name: 'caution', set: (page) => read(page, allowRewards) },
    { name: 'not fully read', set: (page) => read(page, unknownOrder) },
    { name: 'read back, a Safe’s batch', set: (page) => read(page, signSafeBatch) },
    { name: 'read back, a message', set: (page) => read(page, plainMessage) },
    {
      name: 'reverts, with the call that fails and what would let it pass',
      set: async (page) => {
        await read(page, swap);
        await expect(page.getByRole('tree', { name: 'Simulated calls' })).toBeVisible();
        await expect(page.getByText('It fails, most likely because')).toBeVisible();
      },
    },
    {
      name: 'what moves, drawn, with the calls and how it was found',
      set: async (page) => {
        await read(page, buyPass);
        await expect(page.getByRole('heading', { name: 'Transfers' })).toBeVisible();
        await unfold(page, 'Transfers');
        await unfold(page, 'Simulated calls');
        await page.getByRole('tree', { name: 'Simulated calls' }).press('End');
        await unfold(page, 'How it was simulated');
        await expect(page.getByText('Assumed', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'what moves, as a table',
      set: async (page) => {
        await page.getByRole('button', { name: 'Show as a table' }).click();
        await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
      },
    },
    { name: 'changes of a Safe', set: (page) => read(page, enableSafeModule) },
    { name: 'changes of the code of a contract', set: (page) => read(page, upgradeToken) },
    {
      name: 'run on a node without eth_simulateV1',
      set: async (page) => {
        await breakNode(page, 'noSimulation');
        await read(page, approveRouter);
        await heal(page);
      },
    },
    {
      name: 'pending',
      set: async (page) => {
        const text = approveRouter.request(await setting(page));
        // What a node lacks is remembered until the page is loaded again.
        await page.goto('/#/');
        await page.reload();
        await breakNode(page, 'silent');
        await paste(page, text);
        await expect(page.getByText('being checked').filter({ visible: true }).first()).toBeVisible();
      },
    },
    {
      name: 'not fully read, node down',
      readme: 'review-not-fully-read',
      set: async (page) => {
        await breakNode(page, 'down');
        await read(page, approveRouter);
        const again = page.getByRole('button', { name: 'Retry', includeHidden: true });
        await openCard(page.locator('[data-place^="unread"]').filter({ has: again }).first());
        await expect(again.first()).toBeVisible();
      },
    },
    {
      name: 'rejected',
      set: async (page) => {
        await heal(page);
        await read(page, approvalToStranger);
        await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
        await expect(page.getByText('You rejected the request here')).toBeVisible();
      },
    },
    {
      name: 'with a wallet, to sign',
      set: async (page) => {
        await connect(page);
        await read(page, plainMessage);
        await expect(page.getByRole('button', { name: signs })).toBeEnabled();
      },
    },
    {
      name: 'the practice wallet asks',
      set: async (page) => signInWallet(page),
    },
    {
      name: 'the wallet rejected',
      set: async (page) => {
        await practiceWindow(page).getByTestId('practice-reject').click();
        await expect(page.getByText('Not signed here')).toBeVisible();
      },
    },
    {
      name: 'signed',
      set: async (page) => {
        await read(page, plainMessage);
        await signInWallet(page);
        await confirm(page);
        await expect(hearback(page)).toContainText('it matches the readback');
      },
    },
    {
      name: 'stop, with a wallet',
      set: async (page) => {
        await read(page, approvalToStranger);
        await expect(page.getByRole('button', { name: 'Hold to sign anyway' })).toBeVisible();
      },
    },
    {
      name: 'sent, with its hearback',
      set: async (page) => {
        await read(page, approveRouter);
        await signInWallet(page);
        await confirm(page);
        await expect(hearback(page)).toContainText('with the same effects');
      },
    },
    {
      name: 'sent, with its hearback line by line',
      set: async (page) => {
        await unfold(page, 'What was compared');
        await expect(hearback(page).getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'different',
      set: async (page) => {
        await read(page, approveRouter);
        await signInWallet(page);
        await misbehave(page, 'changeTransaction');
        await confirm(page);
        await expect(hearback(page)).toContainText(
          /Your wallet (let|signed an allowance that lets) .*, not .*, spend PUSD/,
        );
      },
    },
    {
      name: 'a request that is not here',
      set: async (page) => {
        await page.goto('/#/review/nothing');
        await expect(page.getByRole('heading', { name: 'Request not found' })).toBeVisible();
      },
    },
  ],

  activity: [
    {
      name: 'empty',
      set: async (page) => {
        await page.goto('/#/activity');
        await expect(page.getByText('Nothing has been read back here yet')).toBeVisible();
      },
    },
    {
      name: 'full',
      set: async (page) => {
        for (const it of [plainMessage, approvalToStranger, unknownOrder]) await read(page, it);
        await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
        await connect(page);
        for (const it of [plainMessage, approveRouter]) {
          await read(page, it);
          await signInWallet(page);
          await confirm(page);
          await expect(hearback(page)).toContainText('it matches the readback');
        }
        await page.getByRole('link', { name: 'Activity', exact: true }).click();
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
      },
    },
    {
      name: 'an entry',
      set: async (page) => {
        await page.getByRole('main').getByRole('listitem').first().click();
        await expect(page.getByRole('heading', { name: 'Exact data' })).toBeVisible();
        await expect(hearback(page)).toBeVisible();
      },
    },
    {
      name: 'an entry, with its exact texts open',
      set: async (page) => {
        const closed = page.locator('main details:not([open]) > summary');
        while ((await closed.count()) > 0) await closed.first().click();
      },
    },
    {
      name: 'asks before all is forgotten',
      set: async (page) => {
        await page.goto('/#/activity');
        await page.getByRole('button', { name: 'Forget all' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'entry not found',
      set: async (page) => {
        await page.keyboard.press('Escape');
        await page.goto('/#/activity/nothing');
        await expect(page.getByRole('heading', { name: 'Entry not found' })).toBeVisible();
      },
    },
    {
      name: 'page not found',
      set: async (page) => {
        await page.goto('/#/nowhere');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      },
    },
  ],

  wallet: [
    {
      name: 'no wallet found',
      set: async (page) => {
        await page.route('**/config.json', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, json: { ...(await answer.json()), practice: null } });
        });
        await page.reload();
        await page.getByRole('button', { name: 'Connect wallet' }).click();
        await expect(page.getByText('No wallet found in this browser')).toBeVisible();
      },
    },
    {
      name: 'connect dialog',
      set: async (page) => {
        await page.unrouteAll({ behavior: 'wait' });
        await page.reload();
        await page.getByRole('button', { name: 'Connect wallet' }).click();
        await expect(page.getByTestId('connect-practice')).toBeVisible();
      },
    },
    {
      name: 'the practice wallet asks for an account',
      set: async (page) => {
        await page.getByTestId('connect-practice').click();
        await expect(practiceWindow(page)).toBeVisible();
      },
    },
    {
      name: 'the practice wallet is locked',
      set: async (page) => {
        await misbehave(page, 'locked');
      },
    },
    {
      name: 'the wallet refused the connection',
      set: async (page) => {
        await practiceWindow(page).getByTestId('practice-unlock').click();
        await practiceWindow(page).getByTestId('practice-reject').click();
        await expect(page.getByRole('dialog').getByText('Rejected', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'connecting, and the wallet does not answer',
      set: async (page) => {
        await page.getByTestId('connect-practice').click();
        await misbehave(page, 'neverAnswer');
        await confirm(page);
        await expect(page.getByRole('dialog').getByText('Still waiting for the wallet')).toBeVisible();
      },
    },
    {
      name: 'watch form',
      set: async (page) => {
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Watch an address' }).click();
        await expect(page.getByLabel('Address to watch')).toBeFocused();
      },
    },
    {
      name: 'watch form, with an error',
      set: async (page) => {
        await page.getByLabel('Address to watch').fill('0x12');
        await page.getByRole('button', { name: 'Watch', exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'watching an address',
      set: async (page) => {
        await page.getByLabel('Address to watch').fill('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
        await page.getByRole('button', { name: 'Watch', exact: true }).click();
        await page.getByTestId('wallet').getByRole('button', { name: 'Watching' }).click();
        await expect(page.getByRole('button', { name: 'Stop watching' })).toBeVisible();
      },
    },
    {
      name: 'network menu, without a wallet',
      set: async (page) => {
        await page.getByRole('button', { name: 'Stop watching' }).click();
        await page.getByTestId('network').click();
        await expect(page.getByTestId('network-31338')).toBeVisible();
      },
    },
    {
      name: 'wallet menu',
      set: async (page) => {
        await page.keyboard.press('Escape');
        await page.evaluate(() => localStorage.removeItem('readback.practiceWallet'));
        await connect(page);
        await page.getByTestId('wallet').getByRole('button').first().click();
        await expect(page.getByRole('button', { name: 'Disconnect', exact: true })).toBeVisible();
      },
    },
    {
      name: 'network menu',
      set: async (page) => {
        await page.getByRole('button', { name: 'Switch network' }).click();
        await expect(page.getByTestId('network-31338')).toBeVisible();
      },
    },
    {
      name: 'asks before a network is added',
      set: async (page) => {
        await page.getByTestId('network-31338').click();
        await expect(page.getByRole('dialog').getByRole('button', { name: /^Add/ })).toBeVisible();
      },
    },
    {
      name: 'the wallet was not told of the network',
      set: async (page) => {
        await page.getByRole('button', { name: 'Not now' }).click();
        await page.getByTestId('network').click();
        await expect(page.getByTestId('network-31338')).toBeVisible();
      },
    },
    {
      name: 'reconnecting',
      set: async (page) => {
        await breakNode(page, 'silent');
        await page.reload();
        await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'reconnecting');
      },
    },
  ],
};

for (const [screen, list] of Object.entries(states)) {
  test(`${screen}: every state is accessible, whole, and fits, in both themes and widths`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(20_000 + list.length * 20_000);
    watch.expectErrors(/Failed to load resource: net::ERR_(CONNECTION_REFUSED|FAILED)/);
    await page.goto('/');
    for (const [at, { name, set, readme }] of list.entries()) {
      await test.step(name, async () => {
        await show(page, { theme: 'dark', width: 1280 });
        await set(page, watch);
        for (const view of viewsOf(at)) {
          await show(page, view);
          const { theme, width } = view;
          expect.soft(await problems(page), `${screen}, ${name}, ${theme}, ${width} px`).toEqual([]);
          const file = `${screen}-${at + 1}-${name.replace(/[^a-z0-9]+/gi, '-')}`;
          if ((theme === 'dark') === (width === 1280)) await picture(page, `${file}-${width}`);
          if (readme && width === 1280) await pictureForReadme(page, `${readme}-${theme}`);
          if (readme && width === 390 && theme === 'dark') await pictureForReadme(page, `${readme}-phone`);
        }
      });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** A function of every kind of argument, and some that a Safe has. */
const everyForm = `interface Demo {
  struct Leg { address who; uint256[] parts; Kind kind; }
  enum Kind { A, B }
  function place(Leg[] legs, bytes4 tag, bool now, string note, uint64 until, bytes data, uint8[2] pair,
    uint16[500] many) external payable;
  function isOwner(address owner) external view returns (bool);
  function VERSION() external view returns (string);
  function getOwners() external view returns (address[]);
  function domainSeparator() external view returns (bytes32);
  function getChainId() external view returns (uint256);
  function getThreshold() external view returns (uint256);
  function missing() external view returns (uint256);
}`;

async function openContract(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Contract', exact: true }).fill(address);
  await page.getByRole('button', { name: 'Open contract' }).click();
  await expect(page.getByTestId('contract')).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Request to read back' }).fill(text);
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
}

/** Reads a scenario back; it must get its verdict, unless the node is broken. */
async function read(page: Page, scenario: Scenario): Promise<void> {
  await readBack(page, scenario.request(await setting(page)));
  await expect(verdict(page)).toBeVisible();
}
