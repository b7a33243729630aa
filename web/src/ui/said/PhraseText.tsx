import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { looksLike } from '@readback/core/actions/message/lookAlike.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { ifHere } from '@readback/phrases/message.ts';
import { type FindFact, say, type Span } from '@readback/phrases/say.ts';
import { Suspense, use } from 'react';
import { checkWords, lateWords } from '../../data/lateWords.ts';
import { TermsContext } from './Terms.tsx';
import { lazyPart } from '../late/lazyPart.tsx';
import { addressIn } from './alikeIn.ts';
import { FactValue } from './FactValue.tsx';
import { SafeText } from '../text/SafeText.tsx';

/** The glossary, fetched for whoever reads on. */
const TermText = lazyPart(async () => (await import('./TermText.tsx')).TermText);

type Said = {
  facts: FindFact;
  /** Lower-case addresses that stand whole right below: a token among them is said by its symbol. */
  below?: ReadonlySet<string> | undefined;
  /** Lower-case addresses that stand whole, beside one that is like them, in the next line. */
  compared?: ReadonlySet<string> | undefined;
  /** What its fact differs from, which stands beside the sentence. */
  against?: Fact | undefined;
};

/** A sentence of the engine: our words as they are, each fact drawn by its kind with its source. */
export function PhraseText(said: Said & { phrase: Phrase }) {
  const spans = ifHere(() => say(said.phrase, said.facts));
  if (spans !== undefined) return <Spans {...said} spans={spans} />;
  return (
    <Suspense fallback="…">
      <LatePhrase {...said} />
    </Suspense>
  );
}

/** The same where its words were not among the first: they are those of a reading, or those of its checks. */
function LatePhrase(said: Said & { phrase: Phrase }) {
  const spans = () => ifHere(() => say(said.phrase, said.facts));
  use(lateWords());
  const found = spans() ?? (use(checkWords()) ? spans() : undefined);
  return found === undefined ? words.notLoaded : <Spans {...said} spans={found} />;
}

function Spans({ spans, facts, below, compared, against }: Said & { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, at) =>
        span.kind === 'text' ? (
          // Our words, and words that were handed to them. Spans have no ids: their place is what they are.
          <OurWords key={`${at}text`} text={span.text} />
        ) : (
          <span key={`${at}${span.id}`} data-fact={span.id}>
            <FactValue
              fact={span.fact}
              facts={facts}
              below={below}
              against={against ?? doubleOf(span.fact, spans, compared)}
            />
          </span>
        ),
      )}
    </>
  );
}

const most = 4_000;

/** Nothing moves where its terms come to explain themselves. */
function OurWords({ text }: { text: string }) {
  const plain = <SafeText text={text} max={most} />;
  if (!use(TermsContext)) return plain;
  return (
    <Suspense fallback={plain}>
      <TermText text={text} max={most} Failed={() => plain} />
    </Suspense>
  );
}

/** The address in the same sentence that one could be taken for: in short both would read alike. */
function doubleOf(
  fact: Fact | undefined,
  spans: readonly Span[],
  compared: ReadonlySet<string> | undefined,
): Fact | undefined {
  const address = addressIn(fact);
  if (address === undefined || compared?.has(address.toLowerCase())) return undefined;
  const others = spans.flatMap((span) => (span.kind === 'fact' && span.fact ? [span.fact] : []));
  return others.find((it) => {
    const other = addressIn(it);
    return other !== undefined && looksLike(address, other) !== undefined;
  });
}

/** Several sentences, one after the other. */
export function PhrasesText({ phrases, ...said }: Said & { phrases: readonly Phrase[] }) {
  return (
    <>
      {phrases.map((phrase, at) => (
        <span key={`${at}${phrase.id}`}>
          {at > 0 ? ' ' : null}
          <PhraseText phrase={phrase} {...said} />
        </span>
      ))}
    </>
  );
}
