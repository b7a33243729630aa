import type { Fact, FactId } from '@readback/core/model/fact.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { ActivityEntry } from '../data/activity.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { kindWord } from './requestWords.ts';

/** The sentence of an entry's readback; what kind of request it is while there is none. */
export function EntryTitle({ entry }: { entry: ActivityEntry }) {
  const { readback, incoming } = entry;
  if (!readback || readback.sentence.length === 0) return kindWord(incoming.request.body);
  const factOf = (id: FactId): Fact | undefined =>
    Object.hasOwn(readback.facts, id) ? readback.facts[id] : undefined;
  return <SafeText text={plain(readback.sentence, factOf)} max={160} cut="mark" />;
}
