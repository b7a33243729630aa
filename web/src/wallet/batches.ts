import type { Address } from 'viem';
import type { Batches } from './base/ability.ts';
import { asking, within } from './base/deadline.ts';
import { field } from './base/field.ts';
import { walletError } from './base/problem.ts';
import type { Provider } from './base/provider.ts';

/**
 * Whether a wallet takes batches of calls on a chain (EIP-5792, `wallet_getCapabilities`). It shows nothing to its
 * user for it. A wallet that does not know the question takes none; one that gives no readable answer within two
 * seconds is `unsaid`. Never rejects.
 */
export async function askBatches(provider: Provider, account: Address, chainId: number): Promise<Batches> {
  const key = `0x${chainId.toString(16)}`;
  const call = { method: 'wallet_getCapabilities', params: [account, [key]] };
  const asked = asking(() => provider.request(call)).then(
    (answer) => batchesIn(answer, key),
    (thrown: unknown) => (walletError(thrown).kind === 'unsupported' ? 'no' : 'unsaid'),
  );
  const said = await within(asked, 2_000);
  return said.late ? 'unsaid' : said.value;
}

/** Version 2.0.0 says `atomic.status`; the drafts before it `atomicBatch.supported`. `0x0` represents every chain. */
function batchesIn(answer: unknown, key: string): Batches {
  const here = field(answer, key) ?? field(answer, '0x0');
  const status = field(field(here, 'atomic'), 'status');
  if (status === 'supported' || status === 'ready') return 'atomic';
  if (field(field(here, 'atomicBatch'), 'supported') === true) return 'atomic';
  return typeof answer === 'object' && answer !== null ? 'apart' : 'unsaid';
}
