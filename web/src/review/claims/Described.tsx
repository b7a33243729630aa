import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { Suspense } from 'react';
import type { Claim } from './claim.ts';
import { lazyPart } from '../../ui/late/lazyPart.tsx';

const Claims = lazyPart(async () => (await import('./Claims.tsx')).Claims);

/** What contracts’ own descriptions say, where there are any. Readback's own of a standard stand with their steps. */
export function Described({ readback, facts }: { readback: Readback; facts: FindFact }) {
  const claims = (readback.descriptions ?? []).filter(
    (it): it is Claim => it.kind === 'said' && it.binding !== 'interface',
  );
  if (claims.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Claims
        claims={claims}
        steps={readback.steps}
        facts={facts}
        chainId={chainOf(readback.incoming.request.body)}
      />
    </Suspense>
  );
}
