import { permitToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { payFriend } from '@readback/scenarios/flights/payFriend.ts';
import { sendEther } from '@readback/scenarios/flights/sendEther.ts';
import { signInHere } from '@readback/scenarios/flights/signInHere.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { signSafePayment } from '@readback/scenarios/safePayment.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { approveRouter, swap } from '@readback/scenarios/swap.ts';
import { approveAndSwap } from './fixture/approveAndSwap.ts';
import { belowButtons, phone } from './fixture/firstScreen.ts';
import { readBack, setting } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test.use(phone);

const pasted: Readonly<Record<string, (where: Setting) => string>> = {
  approval: approveRouter.request,
  swap: swap.request,
  transfer: payFriend.request,
  'native payment': sendEther.request,
  message: plainMessage.request,
  permit: permitToStranger.request,
  'Safe transaction': signSafePayment(1).request,
  'batch of calls': approveAndSwap,
  'calldata of an unknown function, from nobody': ({ info }) =>
    `to: ${info.addresses.router}\ndata: 0xdeadbeef${'11'.repeat(64)}\nchain: 31337`,
  'sign-in': signInHere.request,
};

test('on a phone, what is pasted shows above the buttons what is decided about', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  for (const [kind, request] of Object.entries(pasted)) {
    await readBack(page, request(where));
    expect.soft(await belowButtons(page), kind).toEqual([]);
  }
});
