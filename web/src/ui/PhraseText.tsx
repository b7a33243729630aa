import type { Phrase } from '@readback/core/model/phrase.ts';
import { type FindFact, say } from '@readback/phrases/say.ts';
import { FactValue } from './FactValue.tsx';
import { SafeText } from './SafeText.tsx';

type Said = {
  facts: FindFact;
  /** Lower-case addresses that stand whole right below: a token among them is said by its symbol. */
  below?: ReadonlySet<string> | undefined;
};

/** A sentence of the engine: our words as they are, each fact drawn by its kind with its source. */
export function PhraseText({ phrase, facts, below }: Said & { phrase: Phrase }) {
  return (
    <>
      {say(phrase, facts).map((span, at) =>
        span.kind === 'text' ? (
          // Our words, and words that were handed to them. Spans have no ids: their place is what they are.
          <SafeText key={`${at}text`} text={span.text} max={4_000} />
        ) : (
          <FactValue key={`${at}${span.id}`} fact={span.fact} facts={facts} below={below} />
        ),
      )}
    </>
  );
}

/** Several sentences, one after the other. */
export function PhrasesText({ phrases, facts, below }: Said & { phrases: readonly Phrase[] }) {
  return (
    <>
      {phrases.map((phrase, at) => (
        <span key={`${at}${phrase.id}`}>
          {at > 0 ? ' ' : null}
          <PhraseText phrase={phrase} facts={facts} below={below} />
        </span>
      ))}
    </>
  );
}
