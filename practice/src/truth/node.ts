import type { Address, Hex } from 'viem';
import { rpc } from '../rpc.ts';

/** A transaction as a node sends it for an account that it has the key of. */
export type Sent = Readonly<{
  from: Address;
  to?: Address;
  data?: Hex;
  value?: Hex;
  authorizationList?: readonly object[];
}>;

export type Receipt = Readonly<{
  status: Hex;
  blockNumber: Hex;
  gasUsed: Hex;
  effectiveGasPrice: Hex;
  from: Address;
  transactionHash: Hex;
}>;

/** Sends and waits for the receipt, also of a transaction that fails. */
export async function mine(url: string, sent: Sent): Promise<Receipt> {
  // With a gas limit of its own, nothing is tried out before: what fails is mined as failed.
  const hash = await rpc<Hex>(url, 'eth_sendTransaction', [{ gas: '0x3d0900', ...sent }]);
  for (let asked = 0; asked < 500; asked++) {
    const receipt = await rpc<Receipt | null>(url, 'eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${hash} was not mined.`);
}

/** What has to be so before a flight, and cannot fail. */
export async function must(url: string, sent: Sent): Promise<void> {
  const { status } = await mine(url, sent);
  if (status !== '0x1') throw new Error(`What a flight needs failed: ${JSON.stringify(sent)}`);
}

export type Question = Readonly<{ method: string; params: readonly unknown[] }>;

/** Many questions in one request. What the node refuses is undefined. */
export async function askAll(
  url: string,
  questions: readonly Question[],
): Promise<readonly (Hex | undefined)[]> {
  const body = questions.map((it, id) => ({ jsonrpc: '2.0', id, ...it }));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answers = (await response.json()) as readonly { id: number; result?: Hex }[];
  const found = new Map(answers.map(({ id, result }) => [id, result]));
  return questions.map((_, id) => found.get(id));
}
