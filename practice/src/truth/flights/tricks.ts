import { parseEther } from 'viem';
import { deployer } from '../../accounts.ts';
import { call, flown, pilot, prepared, type Route } from '../sky.ts';
import { flyer } from './payments.ts';
import { approve } from './supply.ts';

const transfer = 'function transfer(address to, uint256 value)';

/** Transfers of tokens that do something else than they say. */
export const payByTrick: Route = (sky) => {
  const { random, at } = sky;
  const to = random.pick([at.eventToken, at.feeToken, at.rebasingToken, at.silentToken, at.changingToken]);
  // Now and then more than there is: one of them says nothing about it.
  const value = random.below(4) === 0 ? parseEther('90000') : random.amount(parseEther('10'));
  return flown(sky, { from: flyer(sky), to, data: call(transfer, pilot(3).address, value) });
};

/** A gift that is only announced. */
export const claimByTrick: Route = (sky) => {
  const data = call('function claim(uint256)', sky.random.amount(parseEther('5000')));
  return flown(sky, { from: flyer(sky), to: sky.at.eventToken, data });
};

/** A receiver that calls back in the middle, and takes what it is allowed besides. */
export const payEcho: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  const value = random.amount(parseEther('10'));
  const allowed = random.pick([0n, value / 2n, value * 2n]);
  await prepared(sky, from, at.hookToken, approve(at.echo, allowed));
  const data = random.pick([
    call(transfer, at.echo, value),
    call('function send(address, uint256, bytes)', at.echo, value, '0x'),
    call('function authorizeOperator(address)', random.pick([at.trap, at.stranger])),
    call('function revokeOperator(address)', random.pick([at.trap, at.stranger])),
  ]);
  return flown(sky, { from, to: at.hookToken, data });
};

/** Bought without trouble, and not sold. */
export const tradeHoney: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  const token = random.pick([at.honeypotToken, at.feeToken]);
  const more = 'uint256 amountOutMin, address[] path, address to, uint256 deadline';
  if (random.below(2) === 0) {
    const data = call(
      `function swapExactETHForTokensSupportingFeeOnTransferTokens(${more})`,
      0n,
      [at.weth9, token],
      from,
      2n ** 40n,
    );
    return flown(sky, { from, to: at.router, data, value: random.amount(parseEther('0.1')) });
  }
  await prepared(sky, from, token, approve(at.router));
  const data = call(
    `function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, ${more})`,
    random.amount(parseEther('10')) + 1_000_000n,
    0n,
    [token, at.weth9],
    from,
    2n ** 40n,
  );
  return flown(sky, { from, to: at.router, data });
};

/** A contract that looks whether it is simulated. What it takes is put back before each flight. */
export const meetWatcher: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  await prepared(sky, deployer, at.watcherToken, call(transfer, from, parseEther('10')));
  const what = random.pick(['byCoinbase', 'byGasPrice', 'byBaseFee', 'byRandomness']);
  const flight = flown(sky, { from, to: at.watcherToken, data: call(`function ${what}()`) });
  return { ...flight, drawn: what === 'byRandomness' };
};
