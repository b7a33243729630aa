import { safeString } from '@readback/core/text/safeString.ts';
import { ifHere } from '@readback/phrases/message.ts';
import * as words from '@readback/phrases/words/web/requestLog.ts';
import { entryTitle } from '../entries/entryTitle.ts';
import { activity } from '../data/activity/activity.ts';
import type { Units } from '../data/units.ts';
import { kindWords } from '../readback/requestWords.ts';
import { matchPath } from '../router/address.ts';

/** In characters of a request's sentence. */
const most = 90;

/** What was asked for, in words: the sentence of a request, else the name of a screen. */
export function duringWords(path: string, times: Units['times']): string {
  const id = reviewOf(path);
  if (id === undefined) {
    const first = `/${path.split('/', 2)[1] ?? ''}`;
    return isScreen(first) ? words.screens[first] : words.otherScreen;
  }
  const entry = activity.entry(id);
  if (!entry) return words.requestGone;
  const title = safeString(
    ifHere(() => entryTitle(entry, times)) ?? kindWords[entry.incoming.request.body.kind],
  );
  return title.length > most ? `${title.slice(0, most)}…` : title;
}

/** The id of the request whose Review, or record, a path is. */
export function reviewOf(path: string): string | undefined {
  return matchPath('/review/$id', path)?.['id'] ?? matchPath('/activity/$id', path)?.['id'];
}

function isScreen(path: string): path is keyof typeof words.screens {
  return Object.hasOwn(words.screens, path);
}
