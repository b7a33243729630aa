import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, effectsOf, offline, permit, transaction, waiting } from '../testing/views.ts';

describe('a signature that the chain would not take now', () => {
  const rule = 'signatures.notNow';
  const body = permit(contract, 1n);
  const effects = known(effectsOf([], { notNow: [{ is: 'expired' }] }));

  it('is a note for each reason, and no more: it may be usable tomorrow', () => {
    expect(told(rule, body, { effects })).toEqual([
      'note: signatures.notNow.says reason (effects.notNow why expired) | signatures.notNow.why | by',
    ]);
  });

  it('leaves transactions to the rules about their number and gas', () => {
    expect(answer(rule, transaction(contract, '0x', 1n), { effects })).toBe('notApplicable');
  });

  it('is silent where nothing stands against it', () => {
    expect(answer(rule, body)).toBe('clear');
  });

  it('comforts nobody, so that it is not missed where nobody looked', () => {
    expect(answer(rule, body, offline)).toBe('notApplicable');
    expect(answer(rule, body, waiting)).toBe('notApplicable');
  });
});
