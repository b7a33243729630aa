import { expect, test } from 'vitest';
import { foreign, foreignLines } from './foreign.ts';

test('what the page marks is written as code points here', () => {
  expect(foreign('USD\u200bC')).toBe('USD⟨U+200B⟩C');
  expect(foreign('аррӏе')).not.toMatch(/[а-ӏ]/);
  expect(foreign('a\nb\u202e')).toBe('a⟨U+000A⟩b⟨U+202E⟩');
});

test('a text of many lines keeps its lines and indents, and nothing is pushed out of view', () => {
  expect(foreignLines('{\n    "a": 1\n\t}')).toEqual(['{', '    "a": 1', '    }']);
  const lines = foreignLines(`pay${'\n'.repeat(300)}mallory`);
  expect(lines.length).toBeLessThan(8);
  expect(lines.at(-1)).toBe('⟨U+000A⟩×296mallory');
});
