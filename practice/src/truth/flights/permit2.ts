import { permitSingle } from '@readback/scenarios/permit2Typed.ts';
import type { Address, Hex } from 'viem';
import { rpc } from '../../rpc.ts';
import { call, flown, pilot, prepared, type Route, signed, type Sky, timeOf } from '../sky.ts';
import { flyer } from './payments.ts';

export const permit2Approve =
  'function approve(address token, address spender, uint160 amount, uint48 expiration)';

/** Through Permit2 itself: an allowance in it, or all of them taken back. */
export const allowPermit2: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  const token = random.pick([at.practiceDollar, at.weth9]);
  const spender = random.pick([at.universalRouter, at.stranger, at.trap]);
  const until = Number((await timeOf(sky)) + random.amount(86_400n) + 60n);
  if (random.below(4) > 0) {
    const data = call(permit2Approve, token, spender, random.amount(10n ** 12n), until);
    return flown(sky, { from, to: at.permit2, data });
  }
  await prepared(sky, from, at.permit2, call(permit2Approve, token, spender, 5n, until));
  const lockdown = 'function lockdown((address token, address spender)[] approvals)';
  return flown(sky, { from, to: at.permit2, data: call(lockdown, [{ token, spender }]) });
};

/** A signed permit that its holder shows to Permit2. */
export const signPermit2: Route = async (sky) => {
  const { random, at } = sky;
  const signer = pilot(8);
  const spender = random.pick([at.universalRouter, at.trap, at.stranger]);
  const nonce = await permitNonce(sky, signer.address, spender);
  const setting = { info: sky.info, now: await timeOf(sky) };
  const single = permitSingle(setting, { spender, amount: random.amount(10n ** 11n) });
  const details = { ...single.message.details, nonce };
  const typed = { ...single, message: { ...single.message, details } };
  const permit =
    'function permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)';
  return signed(sky, {
    signer,
    typed,
    whose: [signer.address],
    carry: (signature) => ({
      from: pilot(5).address,
      to: at.permit2,
      data: call(permit, signer.address, typed.message, signature),
    }),
  });
};

/** What the next permit of an owner for a spender has to say. */
export async function permitNonce(
  { url, at }: Sky,
  owner: Address,
  spender = at.universalRouter,
): Promise<number> {
  const data = call('function allowance(address, address, address)', owner, at.practiceDollar, spender);
  const answer = await rpc<Hex>(url, 'eth_call', [{ to: at.permit2, data }, 'latest']);
  return Number(BigInt(`0x${answer.slice(2 + 128)}`));
}
