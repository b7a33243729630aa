import { phrases } from '../model/phrases.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { rules } from './rules.ts';
import { permit, contract, transaction, viewOf } from './testing/views.ts';

describe('the rules', () => {
  it('have names of their own', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });

  it('are in the folder of their family', () => {
    const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
    const stray = files
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
      .flatMap((file) => {
        const text = readFileSync(new URL(file, import.meta.url), 'utf8');
        const families = [...text.matchAll(/^ {4}id: '(\w+)\.\w+',\n {4}severity/gm)].map(
          ([, family]) => family,
        );
        return families
          .filter((family) => family !== file.split('/')[0])
          .map((family) => `${file}: ${family}`);
      });
    expect(stray).toEqual([]);
  });

  it('have their sentences under their own names', () => {
    const ids = Object.keys(phrases);
    for (const rule of rules) {
      const shared = rule.id === 'signatures.plainAccount';
      expect(ids.some((id) => id.startsWith(`${rule.id}.${shared ? 'why' : 'says'}`))).toBe(true);
    }
  });

  it('each answer at least once, whatever the request is', () => {
    for (const body of [
      transaction(contract, '0x'),
      permit(contract, 1n),
      { kind: 'message', bytes: '0x' } as const,
    ]) {
      const answered = new Set(check(viewOf(body)).map((finding) => finding.rule));
      expect([...answered].sort()).toEqual(rules.map((rule) => rule.id).sort());
    }
  });
});
