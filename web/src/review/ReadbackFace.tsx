import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { sentencePlace } from '../ui/pointed/place.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { isSignedAlready } from '@readback/core/request/frozen/isSignedAlready.ts';
import { fill } from '@readback/phrases/fill.ts';
import { listed } from '@readback/phrases/listed.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as changeWords from '@readback/phrases/words/web/review/changes.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { memo, Suspense, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { alikeIn } from '../ui/said/alikeIn.ts';
import { Terms } from '../ui/said/Terms.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Asker } from './Asker.tsx';
import { Changes } from './changes/Changes.tsx';
import { type Change, changes } from './changes/changes.ts';
import changeStyles from './changes/Changes.module.css';
import { saysWhyItFails } from './changes/innerFailing.ts';
import { Failing } from './changes/later.ts';
import { alerts, saidOnce, isOfIntent } from '../readback/checks.ts';
import { Decided } from './Decided.tsx';
import { belowSentence, decidingPhrase } from './decidingPhrase.ts';
import look from '../ui/look/look.module.css';
import styles from './Face.module.css';
import { Findings } from './Findings.tsx';
import { Parties } from './parties/Parties.tsx';
import { Section } from '../ui/fold/Section.tsx';
import { isPending, lookedAt, stillLooking } from './signing/stillLooking.ts';
import { ToDecision } from './signing/ToDecision.tsx';
import { textPart } from './text/textPart.ts';
import { QuietBand, VeiledBand, VerdictBand } from './verdict/VerdictBand.tsx';

/** Only of what is a text, and only where it did not come with the reading. */
const LateText = lazyPart(async () => (await import('./text/Message.tsx')).Message);

/** Only where the user said what it should do. */
const WhatYouSaid = lazyPart(async () => (await import('../intent/WhatYouSaid.tsx')).WhatYouSaid);

/** Only where what happens could not be read. */
const KnownAnyway = lazyPart(async () => (await import('./steps/KnownAnyway.tsx')).KnownAnyway);

export type ReadbackFaceProps = {
  readback: Readback;
  facts: FindFact;
  own: ReadonlySet<string>;
  /** In lower case: the account that is connected, which its chip names already. */
  me?: string | undefined;
  /** In lower case: the account that the request is for, where nobody has said that it is the user. */
  asked?: string | undefined;
  /** Absent in a record: what was read then is not read again. */
  onRetry: (() => void) | undefined;
  /** The words that are signed are there to be read. */
  onText?: () => void;
  /** It is decided, or something else happened than was read back: it calms nobody any more. */
  muted?: boolean;
  /** It is decided: this is the record of what was read. */
  over?: boolean;
  /** What was found is not told yet. */
  veiled?: boolean;
};

/**
 * What is decided about, in one panel and in one order at every width: the verdict, the sentence, what decided it, the
 * asker, what changes, who receives it, and what was found. What is behind it is folded, in `ReadbackDetails`.
 */
export const ReadbackFace = memo(function ReadbackFace({
  readback,
  facts,
  own,
  me,
  asked,
  onRetry,
  onText,
  muted,
  over = false,
  veiled = false,
}: ReadbackFaceProps) {
  const { body } = readback.incoming.request;
  const below = new Set(readback.parties.map(({ address }) => address.toLowerCase()));
  const pending = readback.verdict === 'pending';
  const rows = useMemo(() => rowsOf(readback, facts, own), [readback, facts, own]);
  const sentence = useMemo(() => shownSentence(readback, rows), [readback, rows]);
  const heading = useSentenceSize(sentence, pending);
  // A Stop is said at once; the rest waits for its place below it.
  const fired = saidOnce(alerts(readback.findings), facts).filter(
    ({ severity }) => !pending || severity === 'stop',
  );
  const decided = muted || veiled ? undefined : decidingPhrase(readback.verdict, fired, readback.unread);
  const told = decided && belowSentence(decided, readback.sentence, fired);
  const compared = useMemo(() => (told ? alikeIn(told, facts) : none), [told, facts]);
  // The table of differences says in what.
  const isDifference =
    readback.incoming.intent !== undefined && fired.some((it) => it.says === decided && isOfIntent(it));
  const found = veiled ? null : (
    <Findings
      // The verdict puts what changes above it: it is mounted again there, instead of moving.
      key={pending ? 'draft' : 'whole'}
      alerts={fired}
      decided={decided}
      readback={readback}
      facts={facts}
      signed={isSignedAlready(body)}
      onRetry={onRetry}
    />
  );
  // What became of it is the title then.
  const Sentence = over ? 'p' : 'h1';
  const inside = (
    <div className={styles.inside}>
      <Meant readback={readback} facts={facts} />
      {pending ? (
        <>
          {found}
          {/* A Stop above it takes its place: it is another one then, and nothing that was read moves. */}
          <StillLooking key={fired.length} readback={readback} />
        </>
      ) : (
        <>
          {body.kind === 'message' ? <Text hex={body.bytes} onShown={onText} /> : null}
          <WhatChanges {...{ readback, facts, rows, below, veiled }} />
          <Parties
            parties={shownParties(readback, me)}
            facts={facts}
            own={own}
            asked={asked}
            compared={compared}
            chainId={chainOf(body)}
            findings={readback.findings}
          />
          <WhyItFails readback={readback} facts={facts} />
          {found}
        </>
      )}
    </div>
  );
  return (
    <Terms waits={pending}>
      <div className={styles.face} data-tone={muted || veiled ? 'pending' : readback.verdict}>
        <div className={styles.say}>
          {veiled ? (
            <VeiledBand />
          ) : muted ? (
            <QuietBand verdict={verdictName(readback)} muted />
          ) : (
            <VerdictBand readback={readback} />
          )}
          <Sentence
            ref={heading}
            className={`${styles.sentence} ${pending ? styles.draft : ''} ${body.kind === 'message' ? styles.one : ''}`}
            tabIndex={over ? undefined : -1}
            data-place={sentencePlace}
          >
            {sentence.length === 0 ? (
              words.reading
            ) : (
              // What was only asked for is another sentence: no word of it moves over to the next.
              <PhrasesText
                key={pending ? 'draft' : 'whole'}
                phrases={sentence}
                facts={facts}
                below={below}
                compared={compared}
              />
            )}
          </Sentence>
          {told ? (
            <Decided phrase={told} readback={readback} facts={facts} isDifference={isDifference} />
          ) : null}
          <ToDecision />
        </div>
        <Asker incoming={readback.incoming} />
        {inside}
      </div>
    </Terms>
  );
});

const none: ReadonlySet<string> = new Set();

/** The words that are signed: drawn at once with the verdict. */
function Text(of: Readonly<{ hex: Hex; onShown: (() => void) | undefined }>) {
  const [Shown] = useState(() => textPart() ?? LateText);
  return (
    <Suspense fallback={<Skeleton says={words.stillReading} lines={2} />}>
      <Shown {...of} />
    </Suspense>
  );
}

/** What the user said that it should do, beside what it does. */
function Meant({ readback, facts }: Pick<ReadbackFaceProps, 'readback' | 'facts'>) {
  const { intent } = readback.incoming;
  if (intent === undefined) return null;
  return (
    <Suspense fallback={<Skeleton says={words.openingSaid} lines={3} />}>
      <WhatYouSaid intent={intent} readback={readback} facts={facts} />
    </Suspense>
  );
}

/** Stands where the rest will stand, so that nothing moves which is already read. */
function StillLooking({ readback }: { readback: Readback }) {
  const looking = stillLooking(readback);
  return (
    <div className={styles.reserved}>
      <output className={look.hidden}>
        {looking.length === 0 ? words.puttingIntoWords : fill(words.checking, { what: listed(looking) })}
      </output>
      <ul aria-hidden className={styles.lookups}>
        {lookedAt.map((it) => (
          <li key={it} className={isPending(readback, it) ? styles.waits : styles.came}>
            {words.looking[it]}
          </li>
        ))}
      </ul>
      <div aria-hidden className={styles.rowsToCome}>
        {['out', 'in', 'whom'].map((it) => (
          <span key={it} className={styles.rowToCome} />
        ))}
      </div>
    </div>
  );
}

/** What changes, where it is known. */
function rowsOf(
  readback: Readback,
  facts: FindFact,
  own: ReadonlySet<string>,
): readonly Change[] | undefined {
  if (readback.stations.simulate === 'skipped' || !valueOf(readback.effects)) return undefined;
  const all = changes(readback, facts, own);
  // What it costs stands beside the buttons.
  return hasCost(readback.incoming.request.body) ? all.filter(({ what }) => what !== 'fee') : all;
}

/**
 * What is asked for is said once its tokens and accounts have their names, and not again with each name that comes; that
 * nothing changes stands where what changes does.
 */
function shownSentence(readback: Readback, rows: readonly Change[] | undefined): readonly Phrase[] {
  if (readback.verdict === 'pending' && isPending(readback, 'label')) return [];
  if (rows?.length !== 0) return readback.sentence;
  return readback.sentence.filter(({ id }) => !id.startsWith('sentence.nothingMoves'));
}

function WhatChanges({
  readback,
  facts,
  rows,
  below,
  veiled,
}: Pick<ReadbackFaceProps, 'readback' | 'facts' | 'veiled'> & {
  rows: readonly Change[] | undefined;
  below: ReadonlySet<string>;
}) {
  if (readback.stations.simulate === 'skipped') return null;
  const effects = valueOf(readback.effects);
  if (effects && rows) {
    return (
      <Section title={readback.incoming.mined ? changeWords.titleAgain : changeWords.title} help="changes">
        <Changes
          readback={veiled ? undefined : readback}
          said={timesIn(readback.sentence, facts)}
          below={below}
          effects={effects}
          rows={rows}
          facts={facts}
        />
      </Section>
    );
  }
  // Of a signature nothing is known then: no place is kept for it.
  if (!hasCost(readback.incoming.request.body)) return null;
  return (
    <Suspense fallback={<Skeleton says={words.stillReading} lines={2} />}>
      <KnownAnyway readback={readback} facts={facts} />
    </Suspense>
  );
}

/** Why a request fails is known last. While it is looked for, about as many lines are kept for it. */
function WhyItFails({ readback, facts }: Pick<ReadbackFaceProps, 'readback' | 'facts'>) {
  const effects = valueOf(readback.effects);
  if (!effects || effects.status === 'success') return null;
  const looking = effects.calls?.s === 'pending' && !effects.revert?.remedy;
  if (!looking && !saysWhyItFails(effects)) return null;
  const soon = <Skeleton says={words.stillReading} lines={3} />;
  return (
    <Section title={changeWords.whyFails}>
      <div className={changeStyles.failing} data-quiet>
        {looking ? (
          soon
        ) : (
          <Suspense fallback={soon}>
            <Failing effects={effects} facts={facts} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

/** The times that the sentence says, in seconds: a line of what changes does not say them again. */
function timesIn(phrases: readonly Phrase[], facts: FindFact): ReadonlySet<bigint> {
  const times = new Set<bigint>();
  const look = (it: unknown): void => {
    if (typeof it === 'string') {
      const value = valueOf(facts(it)?.value);
      if (value?.kind === 'time') times.add(value.seconds);
    } else if (typeof it === 'object' && it !== null) Object.values(it).forEach(look);
  };
  phrases.forEach(({ args }) => look(args));
  return times;
}

/** Of a token of which something changes, the line of that says which it is; the connected account has its chip. */
function shownParties({ parties, effects }: Readback, me: string | undefined): Readback['parties'] {
  const lines = valueOf(effects)?.lines ?? [];
  const said = new Set(
    lines.flatMap(({ asset }) => (asset && asset.kind !== 'native' ? [asset.address.toLowerCase()] : [])),
  );
  return parties.filter(({ role, address }) => {
    const at = address.toLowerCase();
    if (role === 'from' || role === 'signer') return at !== me;
    return role !== 'token' || !said.has(at);
  });
}

/** Whether it is sent, so that what it costs stands beside the buttons. */
function hasCost({ kind }: Body): boolean {
  return kind === 'transaction' || kind === 'calls';
}

/**
 * A sentence that is higher than the room that was kept for it is set smaller, so that what is below it stays
 * where it was read. How high it is, only the page knows once it is drawn; it says so before anything is seen.
 */
function useSentenceSize(
  sentence: unknown,
  pending: boolean,
): RefObject<(HTMLHeadingElement & HTMLParagraphElement) | null> {
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const fit = () => {
      const it = heading.current;
      if (!it) return;
      delete it.dataset.long;
      delete it.dataset.fitted;
      const room = Number.parseFloat(getComputedStyle(it).minHeight);
      for (const size of ['long', 'longer']) {
        // Half a pixel may be lost where lengths are rounded.
        if (room > 0 && it.offsetHeight > room + 1) it.dataset.long = size;
      }
      if (!pending) it.dataset.fitted = '';
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [sentence, pending]);

  return heading;
}
