import * as words from '@readback/phrases/words/web/review/compare.ts';
import { openingPart } from '@readback/phrases/words/web/review/screen.ts';
import { Suspense } from 'react';
import { Detail } from '../../ui/fold/Detail.tsx';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { FingerprintsProps } from './Fingerprints.tsx';

/** Fetched when it is opened: few devices show one. */
const Fingerprints = lazyPart(async () => (await import('./Fingerprints.tsx')).Fingerprints);

/** The fingerprints of the request, folded. */
export function Compare(props: FingerprintsProps) {
  if (props.fingerprints.length === 0) return null;
  return (
    <Detail icon="fingerprint" title={words.title} late>
      <Suspense fallback={<Skeleton says={openingPart} lines={3} />}>
        <Fingerprints {...props} />
      </Suspense>
    </Detail>
  );
}
