import type { Readback } from '@readback/core/model/readback.ts';
import type { Step } from '@readback/core/model/step.ts';
import { describe, expect, it } from 'vitest';
import { recorded } from './recorded.ts';

const step = (id: string, steps: readonly Step[] = []) => ({ id, steps }) as unknown as Step;
const readback = (steps: readonly Step[]) => ({ steps, verdict: 'caution' }) as unknown as Readback;
const ids = (steps: readonly Step[]): readonly string[] => steps.flatMap((it) => [it.id, ...ids(it.steps)]);

describe('what is recorded of a readback', () => {
  it('is all of it, when it has few steps', () => {
    const whole = readback([step('0', [step('0.0')])]);
    expect(recorded(whole, 2)).toEqual({ readback: whole });
    expect(recorded(whole, 2).readback).toBe(whole);
  });

  it('are the first steps of many, in the order in which they run, and how many there were', () => {
    const many = readback([step('0', [step('0.0', [step('0.0.0')]), step('0.1'), step('0.2')]), step('1')]);
    const { readback: kept, allSteps } = recorded(many, 4);
    expect(ids(kept.steps)).toEqual(['0', '0.0', '0.0.0', '0.1']);
    expect(allSteps).toBe(6);
    expect(kept.verdict).toBe('caution');
    expect(kept.stations.decode, 'what is left is a part').toBe('partial');
    expect(ids(many.steps)).toHaveLength(6);
  });
});
