import type { Flying } from './flying.ts';
import type { Node } from './node.ts';
import { signAndSend, type ToSend } from './sign.ts';

/** So long the network sees what was asked, before a wallet that replaces sends something else, in milliseconds. */
const seenFor = 4_000;

/**
 * Sends a transaction as the wallet of a flight does: as it was asked; changed; as it was asked, and never mined; or
 * as it was asked, and before it is mined another one in its place. Gives the hash of what it says that it sent.
 */
export async function sendInFlight(
  it: ToSend,
  { wallet, holdBlocks = async () => {} }: Flying,
  node: Node,
  sleep: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<unknown> {
  if (wallet === undefined) return signAndSend(it, 'honest', node);
  if (wallet === 'alters') return signAndSend(it, 'changeTransaction', node);
  await holdBlocks(true);
  const hash = await signAndSend(it, 'honest', node);
  if (wallet === 'replaces') void replace(it, { holdBlocks, node, sleep });
  return hash;
}

async function replace(
  it: ToSend,
  {
    holdBlocks,
    node,
    sleep,
  }: { holdBlocks: (hold: boolean) => Promise<void>; node: Node; sleep: (ms: number) => Promise<void> },
): Promise<void> {
  await sleep(seenFor);
  const { fees } = it.tx;
  const raised =
    'gasPrice' in fees
      ? { gasPrice: fees.gasPrice * 2n }
      : {
          maxFeePerGas: fees.maxFeePerGas * 2n,
          maxPriorityFeePerGas: fees.maxPriorityFeePerGas * 2n,
        };
  // A node that does not take it mines what was asked: the hearback says what became of it either way.
  await signAndSend({ ...it, tx: { ...it.tx, fees: raised } }, 'signElse', node).catch(() => undefined);
  await holdBlocks(false);
}
