import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/activity/entry.ts';
import { Suspense } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import look from '../ui/look/look.module.css';
import styles from './EntryRecord.module.css';
import { safeString } from '@readback/core/text/safeString.ts';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const HearbackPanel = lazyPart(async () => (await import('../hearback/HearbackPanel.tsx')).HearbackPanel);

/** What was compared after that; of an old entry only the word on it is left. */
export function EntryHearback({
  entry: { hearback, readback, hash, signature, imported, openedAt, answeredAt },
}: {
  entry: ActivityEntry;
}) {
  if (!hearback || !readback) return null;
  return (
    <Suspense fallback={<Skeleton says={words.openingHearback} lines={2} />}>
      <HearbackPanel
        hearback={hearback}
        readback={readback}
        hash={hash}
        signature={signature}
        openedAt={openedAt}
        answeredAt={answeredAt}
        acts={!imported}
      />
    </Suspense>
  );
}

/** The exact texts of an entry. */
export function EntryRecord({ entry }: { entry: ActivityEntry }) {
  const { call, signature, hash, batch, safeTxHash, incoming } = entry;
  return (
    <>
      <h2>{words.texts}</h2>
      <div className={look.panel}>
        {hash ? <Text what={words.hash} text={hash} open /> : null}
        {safeTxHash ? <Text what={words.safeTxHash} text={safeTxHash} open /> : null}
        {batch ? <Text what={words.batch} text={batch} /> : null}
        {signature ? <Text what={words.signature} text={signature} /> : null}
        {call ? (
          <Text what={fill(words.call, { method: safeString(call.method) })} text={callText(call.params)} />
        ) : null}
        <Text what={words.raw} text={incoming.request.raw} />
        <Text what={words.digest} text={incoming.request.digest} />
      </div>
    </>
  );
}

function Text({ what, text, open }: { what: string; text: string; open?: boolean }) {
  return (
    <details className={styles.text} open={open}>
      <summary>{what}</summary>
      <div className={styles.exact}>
        <SafeText text={text} lines="many" max={4_000} />
        <CopyButton value={text} what={what} />
      </div>
    </details>
  );
}

function callText(params: readonly unknown[]): string {
  return JSON.stringify(params, (_, value) => (typeof value === 'bigint' ? value.toString() : value), 2);
}
