import { flights } from '@readback/phrases/words/flights.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';

/**
 * A scenario with its words. `title` and `briefing` are read before the flight: they say what the request looks like,
 * and never whether it is honest. `notice` is what a careful pilot sees, the gravest first. `ending` is what signing it
 * comes to.
 */
export type Lesson = Scenario &
  Readonly<{ title: string; briefing: string; notice: readonly Notice[]; ending: string }>;

/** A line of what a careful pilot sees; `rule` is the one whose finding says it, to which the debrief leads. */
type Notice = Readonly<{ says: string; rule?: string }>;

const words: Readonly<Record<string, LessonWords>> = flights;

type LessonWords = Readonly<{ title: string; briefing: string; notice: readonly string[]; ending: string }>;

/** Every scenario with its words. */
export const lessons: readonly Lesson[] = scenarios.map((it) => {
  const said = words[it.id];
  if (!said) throw new Error(`There are no words for the flight ${it.id}.`);
  const notice = said.notice.map((says, at): Notice => {
    const rule = it.noticedBy?.[at] ?? undefined;
    return rule === undefined ? { says } : { says, rule };
  });
  return { ...it, ...said, notice };
});
