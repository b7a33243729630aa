import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { steadyNow } from '../../data/base/steadyClock.ts';
import { useNow } from '../../ui/time/useNow.ts';
import { useCannotSign } from '../../wallet/useCannotSign.ts';
import { useWallet, type Wallet } from '../../wallet/useWallet.ts';
import { frameView, isFramed } from '../../wallet/base/framed.ts';
import { handing, useHanding } from '../../data/activity/handing.ts';
import { isToHear } from '../../hearback/hearing.ts';
import { Outcome } from './Outcome.tsx';
import styles from '../look/Review.module.css';
import { cautionsIn } from './cautionsIn.ts';
import { isSignedAlready } from '@readback/core/request/frozen/isSignedAlready.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { useChanging } from '../../data/base/changing.ts';
import { waiting } from '../../inbox/waiting/waiting.ts';
import type { Broadcast } from '../../handing/broadcast.ts';
import { readAgain } from '../../inbox/readAgain.ts';
import { reject } from '../../handing/reject.ts';
import { isTooOld, maySignHere, signControl } from './signControl.ts';
import { signedForAsker } from '../../inbox/waiting/signedForAsker.ts';
import { SignPanel } from './SignPanel.tsx';
import { isDue } from '../drift/whenDue.ts';
import type { Reading } from '../reading/useReading.ts';
import { type Problem, useSigning } from '../../handing/useSigning.ts';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { wayOf } from '@readback/core/model/ways.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { takeUpAll } from '../../handing/takeUp.ts';

/** Seldom wanted. */
const Elsewhere = lazyPart(async () => (await import('../elsewhere/Elsewhere.tsx')).Elsewhere);
/** Only where a program asked. */
const AskerLine = lazyPart(async () => (await import('./AskerLine.tsx')).AskerLine);

export type ActionsProps = {
  entry: ActivityEntry;
  reading: Reading;
  facts: FindFact;
  /** Whether the device is said to show other digits. */
  mismatch?: boolean;
  /** Looks once more what became of it. */
  onLook: () => void;
  onProblem: (problem: Problem | undefined) => void;
};

/** What can be done with a request, or what became of it. It needs the wallet: the readback is drawn without it. */
export function Actions({ entry, reading, facts, mismatch = false, onLook, onProblem }: ActionsProps) {
  const { incoming, state } = entry;
  const { current, readFor, readAt, retry, drifting, isHeld, accept } = reading;
  const found = useWallet(chainOf(incoming.request.body));
  const wallet = entry.flight === undefined ? found : { ...found, connect: () => practise(entry, onProblem) };
  const sign = useSigning(entry, wallet, onProblem);
  const { phase, unrecorded } = useHanding(entry.id);
  const takenUp = useTakenUp();
  const [elsewhere, setElsewhere] = useState(false);
  const now = useNow(steadyNow);
  const { via, asker } = incoming.origin;
  const awaited = useChanging(waiting).some(({ id, ended }) => id === asker && ended === undefined);
  const broadcasting = useBroadcasting(entry, awaited);
  const control = signControl({
    readback: current,
    wallet,
    readFor,
    age: now - readAt,
    due: current !== undefined && isDue(current, now),
    changed: drifting?.held !== undefined,
    mismatch,
    framed: isFramed(frameView()),
    broadcasts: awaited && broadcasting !== undefined,
    cannot: useCannotSign(wallet, incoming.request.body) ?? otherInFlight(entry, wallet),
  });

  /** Once more by the clock: the page may have slept between the last look at it and the press. */
  const press = (account: Address) => {
    // What was found a moment ago may not be drawn yet.
    if (!current || isHeld()) return;
    const at = steadyNow();
    if (isDue(current, at) || isTooOld(current, at - readAt)) retry();
    else {
      // The wallet is compared with what was read: both are in sight.
      scrollTo({ top: 0 });
      sign(account, current, unrecorded !== undefined);
    }
  };

  const send = async () => {
    if (!current || isHeld()) return;
    const at = steadyNow();
    if (isDue(current, at) || isTooOld(current, at - readAt)) return retry();
    onProblem(undefined);
    onProblem(await broadcasting?.(entry, current));
  };

  const asks =
    asker === undefined ? null : (
      <Suspense>
        <AskerLine via={via} asker={asker} open={state === 'open'} signable={maySignHere(control)} />
      </Suspense>
    );

  if (state !== 'open' || phase) {
    return (
      <>
        <Outcome
          entry={entry}
          onReadAgain={entry.flight === undefined ? () => readAgain(entry) : undefined}
          onLook={isToHear(entry) || entry.hearback?.verdict === 'cannotTell' ? onLook : undefined}
        />
        {asks}
      </>
    );
  }
  // What an earlier visit handed over is not offered again, not even for a moment.
  if (!takenUp) return null;
  return (
    <>
      {asks}
      <SignPanel
        control={control}
        entry={entry}
        readback={current}
        cautions={current ? cautionsIn(current.findings, facts) : 0}
        wallet={wallet}
        facts={facts}
        raw={incoming.request.raw}
        chainId={chainOf(incoming.request.body)}
        awaited={awaited}
        onSign={press}
        onBroadcast={send}
        onReject={() => reject(entry.id, current)}
        onReadAgain={retry}
        drifting={drifting}
        onAccept={accept}
        unrecorded={unrecorded}
        onRecord={() => handing.change(entry.id, { unrecorded: undefined })}
        repeats={entry.repeats ?? signedForAsker(entry)}
      />
      {elsewhere && current ? (
        <Suspense>
          <Elsewhere entry={entry} readback={current} facts={facts} onClose={() => setElsewhere(false)} />
        </Suspense>
      ) : hasElsewhere(entry) && current?.verdict !== 'stop' ? (
        // Its place is kept until there is a verdict: a Stop is to be rejected there as well.
        <div className={styles.elsewhere}>
          {current && current.verdict !== 'pending' ? (
            <Button tone="quiet" onClick={() => setElsewhere(true)}>
              {words.elsewhere}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/**
 * What this page made has no other place where it could be signed; what someone waits for here, none that would answer
 * them; and what is signed already, nowhere.
 */
function hasElsewhere({ incoming }: ActivityEntry): boolean {
  const { via, asker } = incoming.origin;
  return asker === undefined && !wayOf(via).isOfPage && !isSignedAlready(incoming.request.body);
}

/** What sends a transaction that came signed, where its bytes are here and someone waits: seldom wanted. */
function useBroadcasting({ incoming }: ActivityEntry, awaited: boolean): Broadcast | undefined {
  const [found, setFound] = useState<{ of: unknown; broadcast: Broadcast }>();
  const wanted = awaited && isSignedAlready(incoming.request.body);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    void import('../../handing/broadcast.ts').then(
      ({ broadcast, signedBytes }) => {
        if (!over && signedBytes({ incoming }) !== undefined) setFound({ of: incoming, broadcast });
      },
      // Without this part it can be read and rejected, as before.
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [wanted, incoming]);
  return wanted && found?.of === incoming ? found.broadcast : undefined;
}

/** In a flight of the school one press connects the practice wallet. */
function practise(entry: ActivityEntry, onProblem: ActionsProps['onProblem']): void {
  onProblem(undefined);
  import('../../school/connectForFlight.ts')
    .then((it) => it.connectForFlight(entry))
    .catch((thrown: unknown) =>
      onProblem({
        says: words.noPractice,
        details: String(thrown),
      }),
    );
}

/** No wallet of real money signs what is flown in the school. */
function otherInFlight({ flight }: ActivityEntry, { status, kind }: Wallet): string | undefined {
  const other = status === 'connected' && kind !== 'practice';
  return flight !== undefined && other ? words.onlyPractice : undefined;
}

let done = false;
// Begun with this part of the page, so that a Review which opens finds it done and draws its control at once.
const taken = takeUpAll().then(() => {
  done = true;
});

/** Whether what earlier visits handed over was taken up, as far as the disk answers in time. */
function useTakenUp(): boolean {
  return useSyncExternalStore(subscribe, () => done);
}

function subscribe(listener: () => void): () => void {
  void taken.then(listener);
  return () => undefined;
}
