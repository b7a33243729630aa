/**
 * What nodes were found not to do, by use, so that no node is asked twice in each reading. Kept as long as this
 * process lives, by endpoint and chain, and no longer than ten minutes: a node may learn. Only a plain "there is no
 * such method" counts; a node that is busy, late or broken was not found to lack anything.
 */
const lacking = new Map<string, number>();

/**
 * By which a node runs requests. `overrides`: an `eth_call` on state that is assumed, `traceOverrides` a trace, and
 * `estimateOverrides` an estimate of gas. `prevRandao`: runs in a block whose randomness is given.
 */
export type Ability =
  | 'eth_simulateV1'
  | 'debug_traceCall'
  | 'overrides'
  | 'traceOverrides'
  | 'estimateOverrides'
  | 'blockOverrides'
  | 'prestateTracer'
  | 'prevRandao';

export type Node = Readonly<{ endpoint: string; chainId: number }>;

export function lacks(node: Node, ability: Ability): boolean {
  const since = lacking.get(keyOf(node, ability));
  return since !== undefined && performance.now() - since < validFor;
}

/** A node whose handler crashed, or that does not allow it now, may do it the next time. */
export function rememberLack(node: Node, ability: Ability, said?: Readonly<{ message: string }>): void {
  if (said !== undefined && /crash|rate|limit|quota|temporar/i.test(said.message.slice(0, 300))) return;
  if (lacking.size >= most) lacking.clear();
  lacking.set(keyOf(node, ability), performance.now());
}

/** After this every node is asked again: the user changed something, or a test begins. */
export function forgetLacks(): void {
  lacking.clear();
}

/** Milliseconds. */
const validFor = 600_000;

const most = 1_000;

function keyOf({ endpoint, chainId }: Node, ability: Ability): string {
  return `${chainId} ${ability} ${endpoint}`;
}
