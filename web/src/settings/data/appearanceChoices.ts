import * as words from '@readback/phrases/words/web/settings/data.ts';
import { setTheme, type Theme, theme } from '../../data/settings.ts';
import { units } from '../../data/units.ts';
import type { Choice } from './choice.ts';

const harmless = true;

/** What of the page's looks and units differs in a file. */
export function appearanceChoices({
  theme: named,
  units: given,
}: Record<string, unknown>): readonly Choice[] {
  const choices: Choice[] = [];
  if ((named === 'system' || named === 'light' || named === 'dark') && named !== theme()) {
    const next: Theme = named;
    choices.push({
      id: 'theme',
      title: words.theme,
      now: words.themes[theme()],
      next: words.themes[next],
      harmless,
      apply: () => setTheme(next),
    });
  }
  const next = units.read(given);
  const now = units.get();
  if (next && next.times !== now.times)
    choices.push({
      id: 'times',
      title: words.times,
      now: words.timeUnits[now.times],
      next: words.timeUnits[next.times],
      harmless,
      apply: () => units.set({ ...units.get(), times: next.times }),
    });
  if (next && next.fees !== now.fees)
    choices.push({
      id: 'fees',
      title: words.fees,
      now: words.feeUnits[now.fees],
      next: words.feeUnits[next.fees],
      harmless,
      apply: () => units.set({ ...units.get(), fees: next.fees }),
    });
  return choices;
}
