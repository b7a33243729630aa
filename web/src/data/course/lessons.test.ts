import { flights } from '@readback/phrases/words/flights.ts';
import { wouldEnd } from '@readback/phrases/words/flightsRejected.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';

/** A number from one to another, both counted in. */
function between(least: number, most: number): unknown {
  return expect.toSatisfy((it: number) => it >= least && it <= most);
}

test('each flight has its words, and no words are for a flight that is not there', () => {
  expect(Object.keys(flights).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
});

test('each attack says what would have happened to whoever did not sign it, and nothing as if it had', () => {
  const attacks = lessons.filter(({ kind }) => kind === 'attack').map(({ id }) => id);
  expect(Object.keys(wouldEnd).toSorted()).toEqual(attacks.toSorted());
  for (const [id, says] of Object.entries(wouldEnd)) {
    expect([id, says.length], says).toEqual([id, between(20, 140)]);
    expect(says).toMatch(/\b(?:would|could)\b/);
    expect(says).not.toMatch(/\b(?:took|stole|lost)\b/);
  }
});

test('a rule that says a line is beside that line', () => {
  for (const { id, notice, noticedBy = [] } of lessons) {
    expect([id, noticedBy.length]).toEqual([id, between(0, notice.length)]);
    expect([id, notice.flatMap(({ rule }) => rule ?? [])]).toEqual([
      id,
      noticedBy.filter((it) => it !== null),
    ]);
  }
});

test('the texts are short enough to be read, and long enough to say something', () => {
  for (const { id, title, briefing, notice, ending } of lessons) {
    expect([id, title.length], title).toEqual([id, between(10, 60)]);
    expect([id, briefing.length], briefing).toEqual([id, between(40, 140)]);
    expect([id, ending.length], ending).toEqual([id, between(20, 140)]);
    expect([id, notice.length]).toEqual([id, between(1, 4)]);
    for (const { says } of notice) expect([id, says.length], says).toEqual([id, between(20, 140)]);
  }
});

test('titles and briefings do not say which of them is honest', () => {
  const telling =
    /attack|scam|thief|thieves|steal|rob|honest|fake|stranger|trap|drain|phish|hostile|malicious/i;
  for (const { id, title, briefing } of lessons) {
    expect([id, telling.exec(`${title} ${briefing}`)?.[0]]).toEqual([id, undefined]);
  }
});

test('a title stands once, but where owners of a Safe sign the same', () => {
  const titles = lessons.filter(({ id }) => id !== 'sign-safe-payment-2').map(({ title }) => title);
  expect(titles.filter((it, at) => titles.indexOf(it) !== at)).toEqual([]);
});
