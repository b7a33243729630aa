import { expect, it } from 'vitest';
import { dayFrom } from './relativeDay.ts';

/** A Monday. */
const today = '2026-11-30';

it.each([
  ['Friday', '2026-12-04'],
  ['sunday', '2026-12-06'],
  ['tomorrow', '2026-12-01'],
  ['30 days', '2026-12-30'],
  ['2 weeks', '2026-12-14'],
  ['3 months', '2027-02-28'],
  ['1 year', '2027-11-30'],
  ['end of the week', '2026-12-06'],
  ['end of the month', '2026-11-30'],
  ['end of the year', '2026-12-31'],
  ['Freitag', '2026-12-04'],
  ['Ende der Woche', '2026-12-06'],
  ['miércoles', '2026-12-02'],
  ['30 días', '2026-12-30'],
  ['vendredi', '2026-12-04'],
  ['3 mois', '2027-02-28'],
  ['周五', '2026-12-04'],
  ['30天', '2026-12-30'],
])('%s is %s, said on a Monday', (text, day) => {
  expect(dayFrom(text, today)).toBe(day);
});

it('the weekday that it is may be today or in a week, and other words are no days', () => {
  for (const text of ['Monday', 'soon', '0 days', '30', '9999 days', '30 blocks', '']) {
    expect(dayFrom(text, today), text).toBeUndefined();
  }
});
