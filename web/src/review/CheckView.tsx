import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/check.ts';
import { type ReactNode, useState } from 'react';
import { useBook } from '../data/own/book.ts';
import { networkOf, useConfig } from '../data/networks/config.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import { Compare } from './compare/Compare.tsx';
import { findFact } from '../data/findFact.ts';
import { Words } from '../ui/text/Words.tsx';
import { ownAccounts } from '../readback/own.ts';
import { NoFace } from './NoFace.tsx';
import { ReadbackDetails } from './ReadbackDetails.tsx';
import { MoneyContext } from './money/WorthOf.tsx';
import { ReadbackFace } from './ReadbackFace.tsx';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './look/Review.module.css';
import { Said } from './Said.tsx';
import { SameFingerprint, type Sameness } from './compare/SameFingerprint.tsx';
import { SecondDevice } from './compare/SecondDevice.tsx';
import { Strip } from './Strip.tsx';
import { useChecking } from './useChecking.ts';

export type CheckViewProps = {
  incoming: Incoming;
  /** The user takes the request over. */
  onMakeMine: () => void;
  onLeave: () => void;
};

/** Nothing is noted: no entry is kept of it. */
const noEntry = {};

/**
 * A request that is only being checked: decoded, run if the user allows it, and fingerprinted. There is no
 * wallet here and nothing to sign with.
 */
export function CheckView({ incoming, onMakeMine, onLeave }: CheckViewProps) {
  const { readback, unasked, ask, retry } = useChecking(incoming);
  const [sameness, setSameness] = useState<Sameness>();
  const differs = sameness === 'different';
  const book = useBook();
  const facts: FindFact = readback ? findFact(readback) : () => undefined;
  const own = readback ? ownAccounts(readback, undefined, book) : new Set<string>();
  const checked = onlyChecked(incoming);
  const asked = askedAccount(incoming.request.body)?.toLowerCase();
  const mine = book.some((it) => it.own && it.address.toLowerCase() === asked);
  return (
    <div className={styles.review}>
      <div className={styles.main}>
        <Said readback={readback} />
        <SameFingerprint
          fingerprints={readback?.fingerprints ?? []}
          digest={incoming.request.digest}
          verdict={readback && verdictName(readback)}
          answer={sameness}
          onAnswer={setSameness}
        />
        {unasked === undefined ? null : <NotAsked chainId={unasked} onAsk={ask} />}
        {readback ? (
          <MoneyContext value={noEntry}>
            <ReadbackFace
              readback={readback}
              facts={facts}
              own={own}
              asked={mine ? undefined : asked}
              onRetry={unasked === undefined ? retry : undefined}
              muted={differs}
            />
          </MoneyContext>
        ) : (
          <NoFace />
        )}
      </div>
      <aside className={styles.aside} aria-label={words.side}>
        <Strip incoming={incoming} readback={readback} facts={facts}>
          <div className={styles.buttons}>
            {differs ? null : (
              <p className={styles.says}>
                {checked ? <PhraseText phrase={{ id: checked.control, args: {} }} facts={facts} /> : null}
                {asked && !mine ? <> {words.you}</> : null}
              </p>
            )}
            <div className={styles.two}>
              <Button wide tone={differs ? 'primary' : 'plain'} onClick={onLeave}>
                {words.discard}
              </Button>
              {differs ? null : (
                <Button wide onClick={onMakeMine}>
                  {words.makeMine}
                </Button>
              )}
            </div>
          </div>
        </Strip>
      </aside>
      {readback ? (
        <div className={styles.behind}>
          <ReadbackDetails
            readback={readback}
            facts={facts}
            own={own}
            onRetry={unasked === undefined ? retry : undefined}
            alone={unasked !== undefined}
          >
            <Compare fingerprints={readback.fingerprints} />
            <SecondDevice request={incoming.request} verdict={verdictName(readback)} />
          </ReadbackDetails>
        </div>
      ) : null}
    </div>
  );
}

function NotAsked({ chainId, onAsk }: { chainId: number; onAsk: () => void }): ReactNode {
  const config = useConfig();
  const network = networkOf(chainId);
  const name = <NetworkName chainId={chainId} />;
  return (
    <div className={styles.problem}>
      <Notice
        title={<Words of={words.notAsked} values={{ network: name }} />}
        actions={
          network ? (
            <Button tone="primary" onClick={onAsk}>
              <span>
                <Words of={words.ask} values={{ network: name }} />
              </span>
            </Button>
          ) : null
        }
      >
        {network || !config ? words.readHere : words.noNode}
      </Notice>
    </div>
  );
}
