import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { isOn, replaceUrl, sourceChoices, sources, switchSource, urlOf } from '../../data/sources.ts';
import { sourceWords } from '../../data/sourceWords.ts';
import { sourceUrl } from '../sources/sourceUrl.ts';
import type { Choice } from './choice.ts';

/** Which hosts a file would switch, or ask elsewhere: only what could be typed here too. */
export function sourcesChoices({ sources: given }: Record<string, unknown>): readonly Choice[] {
  const next = sourceChoices.read(given);
  if (!next) return [];
  return sources.flatMap((source): Choice[] => {
    const { id, name, url, replaceable } = source;
    const choices: Choice[] = [];
    if (isOn(id, next) !== isOn(id))
      choices.push({
        id: `source-${id}`,
        title: fill(words.source, { source: name }),
        now: isOn(id) ? words.on : words.off,
        next: isOn(id, next) ? words.on : words.off,
        risk: isOn(id, next) ? sourceWords[id].told : words.sourceRisk,
        apply: () => switchSource(id, isOn(id, next)),
      });
    const read = replaceable ? sourceUrl(urlOf(id, next), url) : undefined;
    if (read?.ok && read.url !== urlOf(id))
      choices.push({
        id: `url-${id}`,
        title: fill(words.host, { source: name }),
        now: urlOf(id),
        next: read.url,
        risk: words.hostRisk,
        apply: () => replaceUrl(id, read.url),
      });
    return choices;
  });
}
