import { maxUint256, parseEther, parseUnits } from 'viem';
import { deployer } from '../../accounts.ts';
import { call, pilot, prepared, type Sky } from '../sky.ts';

/** Who flies: the user and the trader. */
export const flyers = [0, 8] as const;

const transfer = 'function transfer(address to, uint256 value)';

/** Enough of everything for many flights, and pairs deep enough for them. */
export async function supply(sky: Sky): Promise<void> {
  const { at } = sky;
  for (const place of flyers) {
    const { address } = pilot(place);
    await prepared(sky, deployer, at.practiceDollar, call(transfer, address, parseUnits('100000', 6)));
    await prepared(sky, deployer, at.weth9, call(transfer, address, parseEther('50')));
    for (const token of [at.practiceToken, at.feeToken, at.rebasingToken, at.silentToken])
      await prepared(sky, deployer, token, call(transfer, address, parseEther('5000')));
    for (const token of [at.hookToken, at.honeypotToken, at.watcherToken])
      await prepared(sky, deployer, token, call(transfer, address, parseEther('5000')));
    const give = call('function give(address to, uint256 value)', address, parseEther('5000'));
    await prepared(sky, deployer, at.eventToken, give);
    for (const collection of [at.practiceItems, at.practiceUnits]) {
      const make = call('function make(address to, uint256 id, uint256 amount)', address, 1n, 100_000n);
      await prepared(sky, deployer, collection, make);
    }
    for (const token of [at.practiceDollar, at.practiceToken, at.weth9, at.feeToken, at.honeypotToken])
      await prepared(sky, address, token, approve(at.router));
    for (const token of [at.practiceDollar, at.weth9])
      await prepared(sky, address, token, approve(at.permit2));
    const pass = [100n, 101n, 102n].map((id) => id + (place === 0 ? 0n : 3n));
    for (const id of pass) {
      const make = call('function make(address to, uint256 id)', address, id);
      await prepared(sky, deployer, at.practicePass, make);
    }
    const operator = call('function setApprovalForAll(address, bool)', at.seaport, true);
    await prepared(sky, address, at.practicePass, operator);
  }
}

export function approve(spender: `0x${string}`, value: bigint = maxUint256): `0x${string}` {
  return call('function approve(address spender, uint256 value)', spender, value);
}
