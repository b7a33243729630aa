import type { PhraseId } from '@readback/core/model/phrase.ts';
import { phrases } from '@readback/core/model/phrases.ts';
import { describe, expect, it } from 'vitest';
import { engine } from '#words/engine.ts';
import { message } from './message.ts';
import { argumentsOf } from './testing/argumentsOf.ts';

const ids = Object.keys(phrases) as PhraseId[];

describe('English', () => {
  it('has a message for each phrase and no other', () => {
    expect(Object.keys(engine).sort()).toEqual([...ids].sort());
  });

  it.each(ids)('%s uses exactly the arguments that the phrase declares', (id) => {
    const declared: Readonly<Record<string, string>> = phrases[id];
    const used = argumentsOf(message(id));
    expect([...new Set(used.map((use) => use.name))].sort()).toEqual(Object.keys(declared).sort());
    for (const use of used) {
      const kind = declared[use.name];
      if (use.how === 'select') expect(kind).toBe('word');
      if (use.how === 'plural') expect(kind).toBe('number');
    }
  });

  it.each(ids)('%s is written in plain words, without exclamation marks or straight apostrophes', (id) => {
    expect(engine[id]).not.toMatch(/[!'"]|\s{2}|\p{Extended_Pictographic}/u);
    expect(engine[id].trim()).toBe(engine[id]);
  });
});
