import type { AskSubject } from '@readback/core/ask/answer.ts';
import type { Query } from '@readback/core/ask/query.ts';
import { queryPhrase } from '@readback/core/ask/queryPhrase.ts';
import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { glossary } from '@readback/phrases/words/glossary.ts';
import { help } from '@readback/phrases/words/web/ask/help.ts';
import { PhraseText } from '../ui/said/PhraseText.tsx';

/** A question in our own words. */
export function QueryWords({
  query,
  subject,
  facts,
}: {
  query: Query;
  subject: AskSubject;
  facts: FindFact;
}) {
  return <PhraseText phrase={queryPhrase(subject, query, termWords, helpWords)} facts={facts} />;
}

function termWords(term: string): string {
  return Object.hasOwn(glossary, term) ? glossary[term as GlossaryId].term : term;
}

function helpWords(entry: string): string {
  return Object.hasOwn(help, entry) ? help[entry as keyof typeof help].title : entry;
}
