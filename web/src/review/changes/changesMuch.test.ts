import { expect, it } from 'vitest';
import { changesMuch } from './changesMuch.ts';
import { step } from '../testing/sample.ts';

const called = (name: string) =>
  step({ fn: { name, signature: `${name}()`, selector: '0x12345678', from: [] } });

it('keeps much room only for calls that may move more than one thing', () => {
  expect(changesMuch({ steps: [called('approve')] })).toBe(false);
  expect(changesMuch({ steps: [step({ value: 1n })] })).toBe(false);
  expect(changesMuch({ steps: [] })).toBe(false);
  expect(changesMuch({ steps: [called('swapExactTokensForTokens')] })).toBe(true);
  expect(changesMuch({ steps: [called('approve'), called('transfer')] })).toBe(true);
  expect(changesMuch({ steps: [step({ ...called('approve'), steps: [step({ id: '0.0' })] })] })).toBe(true);
});
