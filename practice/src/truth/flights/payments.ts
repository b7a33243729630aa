import { maxUint256, parseEther } from 'viem';
import { call, flown, pilot, type Route, type Sky } from '../sky.ts';
import { approve, flyers } from './supply.ts';

const transfer = 'function transfer(address to, uint256 value)';

export const payCoins: Route = (sky) => {
  const { random, at } = sky;
  const to = random.pick([at.stranger, pilot(3).address, at.safe, at.smartAccount, at.practiceVault]);
  return flown(sky, { from: flyer(sky), to, value: random.amount(parseEther('2')) });
};

export const payTokens: Route = (sky) => {
  const { random, at } = sky;
  const to = random.pick([at.practiceDollar, at.practiceToken, at.weth9]);
  const receiver = random.pick([at.stranger, pilot(4).address, at.safe, flyer(sky)]);
  return flown(sky, { from: flyer(sky), to, data: call(transfer, receiver, random.amount(10n ** 10n)) });
};

export const payTooMuch: Route = (sky) => {
  const { random, at } = sky;
  const to = random.pick([at.practiceDollar, at.practiceToken, at.weth9, at.practiceUnits]);
  const data =
    to === at.practiceUnits
      ? call('function transfer(address, uint256, uint256)', at.stranger, 1n, 10n ** 20n)
      : call(transfer, at.stranger, 10n ** 30n + random.amount(10n ** 9n));
  return flown(sky, { from: flyer(sky), to, data });
};

export const takeFromOther: Route = (sky) => {
  const { random, at } = sky;
  const args = [pilot(3).address, flyer(sky), random.amount(100n)] as const;
  const data = call('function transferFrom(address from, address to, uint256 value)', ...args);
  return flown(sky, { from: flyer(sky), to: at.practiceDollar, data });
};

export const allow: Route = (sky) => {
  const { random, at } = sky;
  const to = random.pick([at.practiceDollar, at.practiceToken, at.weth9, at.silentToken]);
  const spender = random.pick([at.router, at.stranger, at.universalRouter, at.trap, at.permit2]);
  const value = random.pick([0n, maxUint256, random.amount(10n ** 12n)]);
  return flown(sky, { from: flyer(sky), to, data: approve(spender, value) });
};

export const wrap: Route = (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  const value = random.amount(parseEther('1'));
  return random.below(2) === 0
    ? flown(sky, { from, to: at.weth9, value, data: call('function deposit()') })
    : flown(sky, { from, to: at.weth9, data: call('function withdraw(uint256)', value) });
};

export function flyer({ random }: Sky): `0x${string}` {
  return pilot(random.pick(flyers)).address;
}
