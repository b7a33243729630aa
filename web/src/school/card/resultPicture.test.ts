import { expect, test } from 'vitest';
import { flightsInOrder } from '../../data/course/course.ts';
import { outcomeWords } from './decision.ts';
import { linesOf } from './drawing.ts';
import { resultPicture } from './resultPicture.ts';

const decided = {
  decision: 'reject',
  right: true,
  taps: 1,
  ms: 20_000,
  verdict: 'stop',
  first: true,
} as const;

test('the picture of a flight says how it was decided, when and how fast, and that it was decided first', () => {
  const outcome = outcomeWords({ kind: 'attack' }, 'reject', false);
  const picture = resultPicture({ flight: 'Swap <3,000> PUSD', outcome, decided }, '2026-11-29');
  const said = picture.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const it of [
    'Right: the request was an',
    'Stop',
    '20 seconds, 1 tap',
    'before the verdict',
    '2026-11-29',
  ])
    expect(said).toContain(it);
  expect(picture).toContain('Swap &#60;3,000&#62; PUSD');
});

test('it names nothing outside itself', () => {
  const outcome = outcomeWords({ kind: 'honest' }, 'reject', false);
  const picture = resultPicture({ flight: 'A', outcome, decided: { ...decided, right: false } }, 'today');
  expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<style|<image/);
});

test('the words of every flight fit', () => {
  for (const { title } of flightsInOrder) {
    const picture = resultPicture(
      { flight: title, outcome: outcomeWords({ kind: 'attack' }, 'sign', false), decided },
      'today',
    );
    const lows = [...picture.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...lows), title).toBeLessThan(400);
    const name = [...picture.matchAll(/ y="(\d+)"[^>]*font-size="22"/g)].map(([, y]) => Number(y));
    expect(Math.max(...name), `${title}: above what was measured`).toBeLessThan(310);
  }
});

test('a sentence is broken between words', () => {
  expect(linesOf('one two three', 8)).toEqual(['one two', 'three']);
  expect(linesOf('unbreakable', 4)).toEqual(['unbreakable']);
});
