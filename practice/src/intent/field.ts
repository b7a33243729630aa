/** Where intents are compared: the ground of the corpus, where every maker has a bit of everything, and some coins more. */
import { join } from 'node:path';
import { type Abi, type Address, type Hex, maxUint256, parseEther, parseUnits, toHex } from 'viem';
import { deployer } from '../accounts.ts';
import { compiledIn } from '../compiledIn.ts';
import { settlement } from '../attack/stage.ts';
import type { Ground } from '../corpus/ground.ts';
import { allowPermit2, approve, transfer } from '../corpus/moves.ts';
import { makeReady } from '../corpus/ready.ts';
import { chainAs } from '../deploy/chain.ts';
import type { Practice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import { must } from '../truth/node.ts';
import { call, pilot } from '../truth/sky.ts';

/**
 * `borrower` runs the code of a smart account at its own address (EIP-7702). `whole` is a token without decimals, `steps` one
 * whose allowances go down by steps, `rounding` one that takes a unit more than it says. `other` is a plain account, too. Each
 * maker has two passes of its own.
 */
export type Field = Ground &
  Readonly<{
    url: string;
    borrower: Address;
    other: Address;
    whole: Address;
    steps: Address;
    rounding: Address;
    thief: Address;
    passOf: (who: Address, which?: 0 | 1) => bigint;
    put: (name: string, ...args: readonly unknown[]) => Promise<Address>;
  }>;

/** What each maker has of the coins of this folder, and may be taken by the thief's contract. */
export const purse: bigint = 1_000_000n;

export async function makeField(practice: Practice): Promise<Field> {
  const ground = await makeReady(practice);
  const { rpcUrl: url } = practice;
  const { at } = ground;
  const chain = await chainAs(deployer, url);
  const contracts = await compiledIn(join(import.meta.dirname, 'contracts'));
  const put = (name: string, ...args: readonly unknown[]) => {
    const it = contracts.find((one) => one.name === name);
    if (it === undefined) throw new RangeError(`There is no ${name}.`);
    return chain.create({ abi: it.abi as Abi, bytecode: it.bytecode as Hex, args });
  };
  const [whole, steps, rounding] = [
    await put('Coin', 'WHOLE', 0),
    await put('Coin', 'STEPS', 18),
    await put('RoundingCoin'),
  ];
  const thief = await put('Thief', at.stranger);
  const borrower = pilot(5).address;
  const [user, trader] = [pilot(0).address, pilot(8).address];
  const makers = [user, trader, borrower, at.safe, at.smartAccount];
  const send = (to: Address, signature: string, ...args: readonly unknown[]) =>
    chain.send({ to, data: call(signature, ...args) });
  for (const [place, maker] of makers.entries()) {
    for (const coin of [whole, steps, rounding])
      await send(coin, 'function mint(address,uint256)', maker, purse);
    for (const [token, much] of [
      [at.weth9, parseEther('2')],
      [at.practiceToken, parseEther('100')],
      [at.practiceDollar, parseUnits('500', 6)],
      [at.feeToken, parseEther('100')],
    ] as const)
      await send(token, transfer, maker, much);
    await send(at.practicePass, 'function make(address,uint256)', maker, BigInt(40 + place));
    await send(at.practicePass, 'function make(address,uint256)', maker, BigInt(50 + place));
  }
  for (const coin of [whole, at.weth9, at.practiceDollar]) {
    const much = coin === whole ? purse : parseUnits('5', coin === at.weth9 ? 18 : 9);
    if (coin === whole) await send(coin, 'function mint(address,uint256)', thief, much);
    else await send(coin, transfer, thief, much);
  }
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  for (const maker of makers) {
    await rpc(url, 'anvil_setBalance', [maker, toHex(parseEther('50'))]);
    const lets = (token: Address, spender: Address) =>
      must(url, { from: maker, to: token, data: call(approve, spender, maxUint256) });
    for (const spender of [at.practiceSavings, thief]) await lets(at.practiceDollar, spender);
    for (const token of [at.weth9, at.practiceToken]) await lets(token, at.router);
    await must(url, { from: maker, to: steps, data: call(approve, at.router, 700n) });
    await must(url, { from: maker, to: at.practicePass, data: call(approve, thief, passOf(maker)) });
    if (maker === borrower) {
      for (const spender of [at.router, at.permit2]) await lets(at.practiceDollar, spender);
      const until = Number(ground.now) + 86_400;
      const data = call(allowPermit2, at.practiceDollar, at.universalRouter, parseUnits('500', 6), until);
      await must(url, { from: maker, to: at.permit2, data });
    }
    const saved = call('function deposit(uint256,address)', parseUnits('100', 6), maker);
    await must(url, { from: maker, to: at.practiceSavings, data: saved });
  }
  await rpc(url, 'anvil_autoImpersonateAccount', [false]);
  // CoW Protocol is known by its address: orders at it are read by its rules.
  await rpc(url, 'anvil_setCode', [settlement, await rpc<Hex>(url, 'eth_getCode', [thief, 'latest'])]);
  await rpc(url, 'anvil_setCode', [borrower, `0xef0100${at.simple7702Account.slice(2)}`]);

  function passOf(who: Address, which: 0 | 1 = 0): bigint {
    return BigInt(40 + 10 * which + makers.findIndex((it) => it.toLowerCase() === who.toLowerCase()));
  }
  return { ...ground, url, borrower, other: pilot(6).address, whole, steps, rounding, thief, passOf, put };
}
