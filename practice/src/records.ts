import { type Known, known } from '@readback/core/model/known.ts';
import type { ContractRecord, Questions } from '@readback/core/world/world.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';

/** What the practice chain has on record of its contracts, as the page asks for it; of any other it has nothing. */
export function recordsOf(info: Pick<PracticeInfo, 'records'>) {
  const from = { by: 'source', name: 'practice chain' } as const;
  const records = new Map(info.records.map((it) => [it.address.toLowerCase(), it]));
  return ({ address }: Questions['contract']['ask']): Known<ContractRecord> => {
    const record = records.get(address.toLowerCase());
    if (record === undefined) return known({ verified: false, from });
    return known({ verified: record.verified, createdAt: BigInt(record.createdAt), from });
  };
}
