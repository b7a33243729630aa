import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';
import { activity } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { askedAgain } from '../data/askedAgain.ts';
import { openReview } from '../data/openReview.ts';
import { recorded } from '../data/recorded.ts';
import { useNow } from '../ui/useNow.ts';
import { useCannotSign } from '../wallet/useCannotSign.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { useAsking } from './asking.ts';
import { frameView, isFramed } from '../wallet/framed.ts';
import { isToHear } from './hearing.ts';
import { Outcome } from './Outcome.tsx';
import { chainOf } from '@readback/core/request/chainOf.ts';
import { isTooOld, signControl } from './signControl.ts';
import { SignPanel } from './SignPanel.tsx';
import type { Reading } from './useReading.ts';
import { type Problem, useSigning } from './useSigning.ts';

export type ActionsProps = {
  entry: ActivityEntry;
  reading: Reading;
  facts: FindFact;
  /** Looks once more what became of it. */
  onLook: () => void;
  onProblem: (problem: Problem | undefined) => void;
};

/** What can be done with a request, or what became of it. It needs the wallet: the readback is drawn without it. */
export function Actions({ entry, reading, facts, onLook, onProblem }: ActionsProps) {
  const { incoming, state } = entry;
  const { current, readFor, readAt, retry, drifting, isHeld, accept } = reading;
  const wallet = useWallet(chainOf(incoming.request.body));
  const sign = useSigning(entry, wallet, onProblem);
  const asking = useAsking(entry.id);
  const now = useNow();
  const control = signControl({
    readback: current,
    wallet,
    readFor,
    age: now - readAt,
    changed: drifting?.held !== undefined,
    framed: isFramed(frameView()),
    cannot: useCannotSign(wallet, incoming.request.body),
  });

  /** Once more by the clock: the page may have slept between the last look at it and the press. */
  const press = (account: Address) => {
    // What was found a moment ago may not be drawn yet.
    if (!current || isHeld()) return;
    if (isTooOld(current, Date.now() - readAt)) retry();
    else sign(account, current);
  };

  // What was read a moment ago is not written down yet.
  const reject = () => {
    const read = current && current.verdict !== 'pending' ? recorded(current) : {};
    activity.update(entry.id, { ...read, state: 'rejected' }, 'open');
  };

  if (state !== 'open') {
    return (
      <Outcome
        entry={entry}
        asking={asking}
        onReadAgain={() => openReview(askedAgain(entry))}
        onLook={isToHear(entry) || entry.hearback?.verdict === 'cannotTell' ? onLook : undefined}
      />
    );
  }
  return (
    <SignPanel
      control={control}
      verdict={current?.verdict}
      wallet={wallet}
      facts={facts}
      raw={incoming.request.raw}
      onSign={press}
      onReject={reject}
      onReadAgain={retry}
      drifting={drifting}
      onAccept={accept}
    />
  );
}
