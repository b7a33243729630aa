import { factOfAccount } from '../../model/factIds.ts';
import fc from 'fast-check';
import type { Fact } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { revisionOf } from '../../reading/state.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { anyRequest, everybody, milderThan, sample } from './importIsNeverMilder.ts';
import { viewOf } from './views.ts';

const texts = fc.constantFrom('Aave v3 pool', 'Uniswap V2 router', 'WETH9', 'PancakeSwap', 'Shop');

/** A name as the shipped tables, a name service or a published source gives it. */
const name = fc
  .tuple(fc.constantFrom(...everybody), fc.constantFrom('name', 'wouldBe', 'sourceName'), texts)
  .map(([address, what, text]): Fact => {
    const by = what === 'sourceName' ? 'Sourcify' : 'Readback';
    return {
      id: factOfAccount(address, what),
      value: known({ kind: 'text', text }),
      from: [{ by: 'source', name: by }],
    };
  });

/** What each rule says of `cases` requests whose accounts have names: nothing milder than without them. */
export function namingIsNeverMilder(cases: number): void {
  fc.assert(
    fc.property(anyRequest, fc.array(name, { minLength: 1, maxLength: 8 }), (body, names) => {
      const plain = viewOf(body, { ...sample, book: known([]) });
      const named: Evidence = {
        ...plain,
        facts: { ...plain.facts, ...Object.fromEntries(names.map((fact) => [fact.id, fact])) },
      };
      const milder = milderThan(revisionOf(plain, 0), revisionOf(named, 0));
      if (milder.length > 0) throw new Error(`Milder: ${milder.join()}`);
    }),
    { numRuns: cases, seed: 5 },
  );
}
