import { type Address, encodeAbiParameters, type Hex, parseAbiParameters, parseEther } from 'viem';
import {
  call,
  type Flight,
  flown,
  pilot,
  prepared,
  type Route,
  signTyped,
  type Sky,
  timeOf,
} from '../sky.ts';
import { permitSingle } from '@readback/scenarios/permit2Typed.ts';
import { flyer } from './payments.ts';
import { permit2Approve, permitNonce } from './permit2.ts';
import { approve } from './supply.ts';

const far = 2n ** 40n;

/** By the V2 router, some with a minimum that nothing meets. */
export const swapV2: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  const token = random.pick([at.practiceDollar, at.practiceToken]);
  const to = random.pick([from, from, at.stranger]);
  const least = random.below(5) === 0 ? parseEther('1000000') : 1n;
  const amount = 1_000_000n + random.amount(10n ** 9n);
  switch (random.below(3)) {
    case 0: {
      const path = random.pick([
        [token, at.weth9],
        [at.weth9, token],
      ]);
      await prepared(sky, from, token, approve(at.router));
      await prepared(sky, from, at.weth9, approve(at.router));
      const swap =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      return flown(sky, { from, to: at.router, data: call(swap, amount, least - 1n, path, to, far) });
    }
    case 1: {
      const swap =
        'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      const data = call(swap, least - 1n, [at.weth9, token], to, far);
      return flown(sky, { from, to: at.router, data, value: random.amount(parseEther('0.5')) });
    }
    default: {
      await prepared(sky, from, token, approve(at.router));
      const swap =
        'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      return flown(sky, {
        from,
        to: at.router,
        data: call(swap, amount, least - 1n, [token, at.weth9], to, far),
      });
    }
  }
};

const caller: Address = '0x0000000000000000000000000000000000000001';
const router: Address = '0x0000000000000000000000000000000000000002';
/** By the Universal Router: dollars through Permit2, or ETH that it wraps. */
export const swapUniversal: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  if (random.below(2) === 0) {
    const value = random.amount(parseEther('0.3'));
    const wrap = encodeAbiParameters(parseAbiParameters('address, uint256'), [router, value]);
    const path = [at.weth9, random.pick([at.practiceDollar, at.practiceToken])];
    return execute(sky, from, '0x0b08', [wrap, swapIn(value, path, false)], value);
  }
  const amount = 1_000_000n + random.amount(10n ** 9n);
  await prepared(sky, from, at.practiceDollar, approve(at.permit2));
  const until = Number((await timeOf(sky)) + 3_600n);
  const given = random.pick([amount, amount * 2n, 2n ** 160n - 1n]);
  const data = call(permit2Approve, at.practiceDollar, at.universalRouter, given, until);
  await prepared(sky, from, at.permit2, data);
  return execute(sky, from, '0x08', [swapIn(amount, [at.practiceDollar, at.weth9], true)]);
};

/** The same with a permit that travels inside. */
export const swapWithPermit: Route = async (sky) => {
  const { random, at } = sky;
  const flying = pilot(random.pick([0, 8]));
  const from = flying.address;
  await prepared(sky, from, at.practiceDollar, approve(at.permit2));
  const amount = 1_000_000n + random.amount(10n ** 9n);
  const nonce = await permitNonce(sky, from);
  const setting = { info: sky.info, now: await timeOf(sky) };
  const typed = permitSingle(setting, { spender: at.universalRouter, amount });
  const message = { ...typed.message, details: { ...typed.message.details, nonce } };
  const signature = await signTyped(flying, { ...typed, message });
  const { token, expiration } = message.details;
  const permit = encodeAbiParameters(
    parseAbiParameters('((address, uint160, uint48, uint48), address, uint256), bytes'),
    [[[token, amount, expiration, nonce], message.spender, message.sigDeadline], signature],
  );
  return execute(sky, from, '0x0a08', [permit, swapIn(amount, [token, at.weth9], true)]);
};

function swapIn(amount: bigint, path: readonly Address[], callerPays: boolean): Hex {
  return encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
    caller,
    amount,
    0n,
    path,
    callerPays,
    [],
  ]);
}

function execute(sky: Sky, from: Address, commands: Hex, inputs: readonly Hex[], value = 0n): Flight {
  const data = call(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
    commands,
    inputs,
    far,
  );
  return flown(sky, { from, to: sky.at.universalRouter, data, value });
}
