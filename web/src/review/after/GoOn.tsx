import * as words from '@readback/phrases/words/web/review/hearback.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { planShown } from '../../data/activity/planShown.ts';
import { useChanging } from '../../data/base/changing.ts';
import { DisconnectNow } from '../../hearback/DisconnectNow.tsx';
import { waiting } from '../../inbox/waiting/waiting.ts';
import { navigate } from '../../router/here.ts';
import { Button } from '../../ui/Button.tsx';
import { backTo } from './backTo.ts';
import { paysAgain } from './paysAgain.ts';
import { useHasPlan } from './useHasPlan.ts';

/** Where something else happened than was read, the wallet is disconnected first. Else back to where one came from, or on to the next request that waits; and after a payment, the same once more. */
export function GoOn({ entry, onPayAgain }: { entry: ActivityEntry; onPayAgain: (() => void) | undefined }) {
  const { hearback } = entry;
  const { asker } = entry.incoming.origin;
  const others = useChanging(waiting).filter(({ id, ended }) => id !== asker && ended === undefined);
  const plans = useHasPlan(entry);
  if (hearback?.verdict === 'different') return <DisconnectNow hearback={hearback} />;
  const { label, target, showsPlan } = backTo(entry, others.length, plans);
  return (
    <>
      <Button
        wide
        tone="primary"
        onClick={() => {
          if (showsPlan) planShown.set(true);
          navigate(target);
        }}
      >
        {label}
      </Button>
      {onPayAgain && entry.flight === undefined && paysAgain(entry) ? (
        <Button wide onClick={onPayAgain}>
          {words.payAgain}
        </Button>
      ) : null}
    </>
  );
}
