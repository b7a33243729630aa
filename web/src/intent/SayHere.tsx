import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { WithWallet } from '../connect/WithWallet.tsx';
import { activity } from '../data/activity/activity.ts';

const SayIt = lazyPart(async () => (await import('./SayIt.tsx')).SayIt);

/** Says what the request on this page was meant to do: it is read again with that. */
export function SayHere({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <WithWallet>
      <Suspense>
        <SayIt
          here
          onClose={onClose}
          onMeant={(intent) => {
            activity.say(id, intent);
            onClose();
          }}
        />
      </Suspense>
    </WithWallet>
  );
}
