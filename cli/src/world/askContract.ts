import { sourcifyRecord } from '@readback/core/abi/sources/sourcifyRecord.ts';
import { type Known, unknown } from '@readback/core/model/known.ts';
import { developmentChains } from '@readback/core/world/developmentChains.ts';
import type { Bounds, ContractRecord, Questions } from '@readback/core/world/world.ts';
import { fetchJson, type Source } from './askAbi.ts';

/**
 * Answers with what Sourcify has on record of a contract. `unsupported` on development chains, of which nobody keeps
 * records; not asked without a source.
 */
export function askContract(source: Source | undefined) {
  return async (
    question: Questions['contract']['ask'],
    { signal }: Bounds,
  ): Promise<Known<ContractRecord>> => {
    if (developmentChains.has(question.chainId)) return unknown('unsupported');
    if (source === undefined) return unknown('notAsked');
    return sourcifyRecord(question, source.base, fetchJson(source.host), signal);
  };
}
