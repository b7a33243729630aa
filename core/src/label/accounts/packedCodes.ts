import { factOfAccount } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { packedAccount } from '../../actions/purpose/packedAccounts.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { chainFact, type ReadAt, readAccountState } from '../../world/chainRead.ts';
import { hexBytes } from '../../world/schema.ts';
import { codeValue } from './accountFacts.ts';

/** The code of what numbers and words carry beside flags: a pool that the call names, or what may be one. */
export async function packedCodes(
  at: ReadAt,
  steps: readonly Step[],
  asked: readonly Address[],
): Promise<readonly Fact[]> {
  const seen = new Set(asked.map((it) => it.toLowerCase()));
  const found: Address[] = [];
  for (const step of everyStep(steps))
    for (const word of purposeWordsOf(step)) {
      const isPool = word.role === 'pool' && word.holds === 'address';
      const address = isPool ? word.address : packedAccount(word);
      if (address === undefined || seen.has(address.toLowerCase())) continue;
      seen.add(address.toLowerCase());
      found.push(address);
    }
  return Promise.all(
    found.slice(0, most).map(async (address) => {
      const code = await readAccountState(at, 'eth_getCode', address, hexBytes);
      return chainFact(factOfAccount(address, 'code'), at.block, code, codeValue);
    }),
  );
}

const most = 12;
