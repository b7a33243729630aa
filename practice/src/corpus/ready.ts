import { type Address, parseEther, parseUnits, toHex } from 'viem';
import { accounts, deployer } from '../accounts.ts';
import type { Practice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import { must } from '../truth/node.ts';
import { call } from '../truth/sky.ts';
import type { Ground } from './ground.ts';
import { allowPermit2, approve, transfer } from './moves.ts';

const held = parseUnits('500', 6);

/**
 * Makes the ground that attacks are played on: the user, the trader, the Safe and the smart account hold practice
 * dollars and coins, and routers may spend what a swap needs.
 */
export async function makeReady({ rpcUrl: url, info }: Practice): Promise<Ground> {
  const at = info.addresses;
  const [user, , , , friend] = accounts;
  const trader = accounts[8];
  if (!user || !friend || !trader) throw new Error('The practice accounts are not all there.');
  const now = BigInt(Math.floor(Date.now() / 1_000));
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  const makers = [user.address, trader.address, at.safe, at.smartAccount];
  for (const maker of makers) {
    await rpc(url, 'anvil_setBalance', [maker, toHex(parseEther('50'))]);
    await must(url, { from: deployer, to: at.practiceDollar, data: call(transfer, maker, held) });
    for (const spender of [at.router, at.permit2])
      await must(url, { from: maker, to: at.practiceDollar, data: call(approve, spender, held) });
    const allowed = call(allowPermit2, at.practiceDollar, at.universalRouter, held, Number(now) + 86_400);
    await must(url, { from: maker, to: at.permit2, data: allowed });
  }
  await rpc(url, 'anvil_autoImpersonateAccount', [false]);
  const balances = new Map<Address, bigint>();
  for (const maker of makers) {
    const data = call('function balanceOf(address)', maker);
    balances.set(
      maker,
      BigInt(await rpc<string>(url, 'eth_call', [{ to: at.practiceDollar, data }, 'latest'])),
    );
  }
  return {
    info,
    at,
    now,
    friend: friend.address,
    lookAlike: alike(friend.address),
    holds: (account) => balances.get(account) ?? 0n,
  };
}

/** An address with the same ends and another middle, in lower case. */
function alike(address: Address): Address {
  const it = address.toLowerCase();
  return `0x${it.slice(2, 8)}${'5ca1ab1e'.repeat(4).slice(0, 28)}${it.slice(-6)}`;
}
