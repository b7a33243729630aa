import type { Known } from '@readback/core/model/known.ts';
import type { Bounds, ContractRecord, Questions } from '@readback/core/world/world.ts';
import { recordOnPracticeChain } from '../practiceInfo.ts';

/** What is on record of a contract: on the practice chain what that says of itself, else what Sourcify has. */
export async function askContract(
  question: Questions['contract']['ask'],
  bounds: Bounds,
): Promise<Known<ContractRecord>> {
  const practice = await recordOnPracticeChain(question.chainId, question.address);
  if (practice !== undefined) return practice;
  return (await import('./askSourcifyRecord.ts')).askSourcifyRecord(question, bounds);
}
