import { type Known, unknown } from '@readback/core/model/known.ts';
import type { ContractRecord, Questions } from '@readback/core/world/world.ts';
import { recordOnPracticeChain } from '../practiceInfo.ts';

/** What is on record of a contract: on the practice chain what that says of itself. */
export async function askContract({
  chainId,
  address,
}: Questions['contract']['ask']): Promise<Known<ContractRecord>> {
  return (await recordOnPracticeChain(chainId, address)) ?? unknown('notAsked');
}
