import { describe, expect, it } from 'vitest';
import { presetIds } from './presetIds.ts';
import { presets } from './presets.ts';
import { readBaseUrl } from './readBaseUrl.ts';

describe('the address of a model', () => {
  it.each([
    [' https://ai.example/v1/ ', 'https://ai.example/v1'],
    ['https://AI.example', 'https://ai.example'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
  ])('%s is taken', (typed, url) => {
    expect(readBaseUrl(typed)).toEqual({ ok: true, url });
  });

  it.each([
    '',
    'ai.example/v1',
    'http://ai.example/v1',
    'http://192.168.1.5:11434/v1',
    'ftp://ai.example',
    'https://user:pass@ai.example/v1',
    'https://ai.example/v1?key=1',
    'https://*.example/v1',
    'javascript:alert(1)',
    `https://ai.example/${'a'.repeat(600)}`,
  ])('%s is not taken, and the error says why', (typed) => {
    const read = readBaseUrl(typed);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.error).toMatch(/\.$/);
  });

  it('of every provider in the list is taken as it stands', () => {
    for (const id of presetIds) {
      const { baseUrl } = presets[id];
      if (baseUrl !== '') expect(readBaseUrl(baseUrl)).toEqual({ ok: true, url: baseUrl });
    }
  });
});
