import { describe, expect, it } from 'vitest';
import { countSteps, placeWords } from './stepView.ts';
import { step } from '../testing/sample.ts';

describe('the tree of steps', () => {
  it('counts steps inside of steps', () => {
    expect(countSteps([step({ steps: [step(), step({ steps: [step()] })] })])).toBe(4);
  });

  it('says no place for typed data', () => {
    expect(placeWords([0, 0])).toBeUndefined();
    expect(placeWords([4, 36])).toBe('bytes 4 to 36');
  });
});
