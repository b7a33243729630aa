import { askerOf } from '@readback/core/model/ways.ts';
import { isRecord } from '../../data/base/shapes.ts';
import { activityTable } from '../../data/activity/activity.ts';
import type { askNode } from '../../data/world/askNode.ts';
import type { As } from './callOf.ts';

/**
 * What became of something that a dapp's site asked for and got `name` for: a transaction's hash, the name of a batch or of
 * a Safe's proposal. In the shape of Safe's own service, as far as it is known. Undefined for what the site was never given.
 */
export async function sentOf({
  name,
  host,
  as: { account, chainId },
  ask,
  signal,
}: Readonly<{
  name: string;
  host: string;
  as: As;
  ask: typeof askNode;
  signal: AbortSignal;
}>): Promise<object | undefined> {
  const entry = [...activityTable.rows().values()].find(
    ({ incoming: { origin }, state, imported, ...it }) =>
      askerOf(origin.via)?.through === 'frame' &&
      origin.verified === host &&
      state === 'sent' &&
      imported !== true &&
      [it.hash, it.batch, it.safeTxHash].includes(name),
  );
  if (!entry) return undefined;
  const { hash } = entry;
  const question = { chainId, method: 'eth_getTransactionReceipt', params: [hash] };
  const answer = hash && (await ask(question, { deadline: 15_000, maxBytes: 2 ** 20, signal }));
  const receipt = answer && answer.s === 'known' && 'result' in answer.v ? answer.v.result : undefined;
  const status = isRecord(receipt) ? receipt['status'] : undefined;
  return {
    txId: name,
    safeAddress: account,
    txStatus: status === '0x1' ? 'SUCCESS' : status === '0x0' ? 'FAILED' : 'AWAITING_EXECUTION',
    txHash: hash ?? null,
    executedAt: null,
    txInfo: { type: 'Custom', to: { value: account }, dataSize: '0', value: '0', isCancellation: false },
    txData: null,
    detailedExecutionInfo: null,
  };
}
