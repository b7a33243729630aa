import type { Address, Hex } from 'viem';
import { rpc } from './rpc.ts';

/** A transaction that someone on the practice chain sends, whoever holds the key. `value` in wei. */
export type SentByOther = Readonly<{ from: Address; to: Address; data: Hex; value: bigint }>;

/**
 * Sends a transaction as `from`, also where nobody holds the key, and waits until it is mined. Resolves with whether it
 * went through. The fee is the chain's gift, so that an account without a coin can act. Rejects with the node's words.
 */
export async function sendAs(url: string, { from, to, data, value }: SentByOther): Promise<boolean> {
  const held = BigInt(await rpc<Hex>(url, 'eth_getBalance', [from, 'latest']));
  if (held < value + fee) await rpc(url, 'anvil_setBalance', [from, hex(held + fee)]);
  await rpc(url, 'anvil_impersonateAccount', [from]);
  try {
    // A limit of its own: what would fail is sent anyway, and fails on the chain.
    const call = { from, to, data, value: hex(value), gas: hex(5_000_000n) };
    const hash = await rpc<Hex>(url, 'eth_sendTransaction', [call]);
    for (let tries = 0; tries < 100; tries += 1) {
      const receipt = await rpc<Readonly<{ status: Hex }> | null>(url, 'eth_getTransactionReceipt', [hash]);
      if (receipt) return receipt.status === '0x1';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The practice chain did not mine it.');
  } finally {
    await rpc(url, 'anvil_stopImpersonatingAccount', [from]);
  }
}

/** In wei: more than any call of a scenario costs. */
const fee = 10n ** 18n;

/**
 * Lets what is sent wait in the pool, or mines it and all that follows at once again, as a practice chain usually does.
 * A page that is closed meanwhile holds nothing back for long: after `most` milliseconds blocks go on by themselves.
 */
export async function holdBlocks(url: string, hold: boolean, most = 120_000): Promise<void> {
  clearTimeout(held.get(url));
  await rpc(url, 'evm_setAutomine', [!hold]);
  if (!hold) await rpc(url, 'evm_mine');
  else held.set(url, setTimeout(() => void holdBlocks(url, false).catch(() => {}), most).unref());
}

const held = new Map<string, NodeJS.Timeout>();

/** No block is held back, and nothing waits. */
export async function freeBlocks(url: string): Promise<void> {
  clearTimeout(held.get(url));
  await rpc(url, 'anvil_dropAllTransactions');
  await rpc(url, 'evm_setAutomine', [true]);
}

function hex(it: bigint): Hex {
  return `0x${it.toString(16)}`;
}
