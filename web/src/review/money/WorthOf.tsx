import { createContext, Suspense, use } from 'react';
import { useIsOn } from '../../data/sources/sources.ts';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import type { WorthProps } from './worthProps.ts';

/** Fetched only where the user wants to see values. */
const Worth = lazyPart(async () => (await import('./Worth.tsx')).Worth);

/** The entry for which prices are read, or none where a request has no entry; undefined in a record, for which nothing is read. */
export const MoneyContext = createContext<{ entry?: string } | undefined>(undefined);

/** What an amount is worth in dollars, beside it; nothing until the user switches that on. */
export function WorthOf(props: WorthProps) {
  const money = use(MoneyContext);
  const [onChain, byHost] = [useIsOn('prices'), useIsOn('priceHost')];
  if ((!onChain && !byHost) || money === undefined) return null;
  return (
    <Suspense>
      <Worth {...props} entry={money.entry} Failed={Nothing} />
    </Suspense>
  );
}

/** A value that does not load is not news: the amount is there. */
function Nothing() {
  return null;
}
