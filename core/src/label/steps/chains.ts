import type { Fact } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import { chainInfo } from '../../world/chains.ts';

/** The fact `chain.name`. */
export function chainName(chainId: number): Fact {
  const name = chainInfo(chainId)?.name;
  return {
    id: 'chain.name',
    value: name === undefined ? unknown('notFound') : known({ kind: 'text', text: name }),
    from: [{ by: 'source', name: 'Readback' }],
  };
}
