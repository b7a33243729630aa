import type { AskAnswer, AskSubject, Said } from '@readback/core/ask/answer.ts';
import { findingSaid } from '@readback/core/ask/verdicts.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { glossary } from '@readback/phrases/words/glossary.ts';
import * as words from '@readback/phrases/words/web/ask.ts';
import { help as helpWords, helpLinks } from '@readback/phrases/words/web/ask/help.ts';
import { useId } from 'react';
import { wordsOf } from '../ui/said/fingerprintWords.ts';
import { Button } from '../ui/Button.tsx';
import { Fingerprint } from '../ui/said/Fingerprint.tsx';
import { useIsOn } from '../data/sources/sources.ts';
import { Link } from '../router/Link.tsx';
import { AnswerLine, type ShowWorth } from './AnswerLine.tsx';
import look from '../ui/look/look.module.css';
import styles from './Ask.module.css';
import { helpPlaces } from './helpPlaces.ts';
import { QueryWords } from './QueryWords.tsx';

/** One answer: what was understood, yes or no where that was asked and code computed it, the statements, what is unknown, and the warnings that bear on it. */
export function Answered({
  answer,
  subject,
  facts,
  worthOf,
  whether,
  byModel,
  onClear,
}: {
  answer: AskAnswer;
  subject: AskSubject;
  facts: FindFact;
  worthOf?: ShowWorth | undefined;
  whether: boolean;
  byModel: boolean;
  onClear: () => void;
}) {
  const { query, isIt, says, unknown, warnings, terms, help, hashes } = answer;
  const shown = { facts, readback: subject.readback, worthOf };
  const id = useId();
  const [onChain, byHost] = [useIsOn('prices'), useIsOn('priceHost')];
  const stops = warnings.filter(({ severity }) => severity === 'stop');
  const cautions = warnings.filter(({ severity }) => severity !== 'stop');
  return (
    <article className={styles.answer} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={look.wrap} id={id}>
          <span className={styles.quiet}>{words.understood}</span>{' '}
          <b>
            <QueryWords {...{ query, subject, facts }} />
          </b>
        </p>
        <Button tone="quiet" onClick={onClear} className={styles.clear}>
          {words.clear}
        </Button>
      </div>
      {byModel ? <p className={styles.quiet}>{words.byModel}</p> : null}
      {stops.length > 0 ? (
        <Lines lines={stops.map((it) => findingSaid(it))} {...shown} tag={words.grades.stop} tone="stop" />
      ) : null}
      {isIt === undefined || !whether ? null : (
        <p className={`${styles.isIt} ${styles[isIt]}`}>{words.isIt[isIt]}</p>
      )}
      <Lines lines={says} {...shown} />
      {query.id === 'worth' && worthOf && !onChain && !byHost ? <PricesOff /> : null}
      {unknown.length > 0 ? <Lines lines={unknown} {...shown} tag={words.unknown} tone="open" /> : null}
      {cautions.length > 0 ? (
        <>
          <h3 className={styles.sub}>{words.warnings}</h3>
          <Lines
            lines={cautions.map((it) => findingSaid(it))}
            {...shown}
            tag={words.grades.caution}
            tone="caution"
          />
        </>
      ) : null}
      {terms.filter(isTerm).map((term) => (
        <p key={term} className={styles.term}>
          {glossary[term].says}
        </p>
      ))}
      {help.filter(isHelp).map((entry) => (
        <HelpEntry key={entry} entry={entry} />
      ))}
      {hashes ? <Hashes subject={subject} /> : null}
    </article>
  );
}

function Lines({
  lines,
  facts,
  readback,
  worthOf,
  tag,
  tone,
}: {
  lines: readonly Said[];
  facts: FindFact;
  readback: Readback;
  worthOf?: ShowWorth | undefined;
  tag?: string;
  tone?: 'stop' | 'open' | 'caution';
}) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <AnswerLine key={`${at}${line.says.id}`} {...{ line, facts, readback, worthOf, tag, tone }} />
      ))}
    </ul>
  );
}

/** That values are a source like any other, which is off until it is turned on. */
function PricesOff() {
  return (
    <p className={styles.quiet}>
      {words.pricesOff}{' '}
      <Link to="/settings" search={{ section: 'sources' }}>
        {words.switchOn}
      </Link>
    </p>
  );
}

function HelpEntry({ entry }: { entry: keyof typeof helpWords }) {
  return (
    <p className={styles.term}>
      {helpWords[entry].says} {hasLink(entry) ? <Link {...helpPlaces[entry]}>{helpLinks[entry]}</Link> : null}
    </p>
  );
}

function hasLink(entry: string): entry is keyof typeof helpLinks {
  return Object.hasOwn(helpLinks, entry);
}

function isHelp(entry: string): entry is keyof typeof helpWords {
  return Object.hasOwn(helpWords, entry);
}

/** How many are shown: those of the calls inside are beside the request. */
const most = 4;

function Hashes({ subject }: { subject: AskSubject }) {
  const own = subject.readback.fingerprints.filter(({ step }) => step === undefined).slice(0, most);
  if (own.length === 0) return null;
  return (
    <>
      <h3 className={styles.sub}>{words.hashes}</h3>
      {own.map((it) => (
        <Fingerprint key={`${it.kind}${it.hex}`} hex={it.hex} label={wordsOf(it).label} />
      ))}
    </>
  );
}

function isTerm(term: string): term is GlossaryId {
  return Object.hasOwn(glossary, term);
}
