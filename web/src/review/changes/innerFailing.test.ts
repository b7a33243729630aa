import type { Effects, TracedCall } from '@readback/core/model/effects.ts';
import { known, pending } from '@readback/core/model/known.ts';
import { describe, expect, it } from 'vitest';
import { innerFailing, saysWhyItFails } from './innerFailing.ts';

const call = (id: string): TracedCall => ({
  id,
  op: 'call',
  from: '0x1111111111111111111111111111111111111111',
  to: '0x2222222222222222222222222222222222222222',
  value: 0n,
  gasUsed: 1n,
  selector: '0x',
  size: 0,
  ok: false,
});

const effects = (some: Partial<Effects>) => ({ status: 'revert', lines: [], ...some }) as unknown as Effects;

describe('why a request fails', () => {
  it('is said where the contract says it, where it is known what would let it pass, or where it begins inside', () => {
    expect(saysWhyItFails(effects({ revert: { data: '0x12', reason: 'paused' } }))).toBe(true);
    expect(saysWhyItFails(effects({ revert: { data: '0x' } }))).toBe(true);
    const inside = effects({ revert: { data: '0x12', at: '0.1' }, calls: known([call('0'), call('0.1')]) });
    expect(saysWhyItFails(inside)).toBe(true);
    expect(innerFailing(inside)?.id).toBe('0.1');
  });

  it('is not said of what succeeds, nor where nobody knows, so that no heading stands alone', () => {
    expect(saysWhyItFails(effects({ status: 'success', revert: { data: '0x' } }))).toBe(false);
    expect(saysWhyItFails(effects({ revert: { data: '0x12' } }))).toBe(false);
    expect(saysWhyItFails(effects({ revert: { data: '0x12', at: '0' }, calls: known([call('0')]) }))).toBe(
      false,
    );
    expect(saysWhyItFails(effects({ revert: { data: '0x12', at: '0.1' }, calls: pending }))).toBe(false);
  });
});
