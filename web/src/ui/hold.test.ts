import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hold, type HoldEvent, hold, holdTime, idle, inSteps, progress } from './hold.ts';

const press = (at: number): HoldEvent => ({ is: 'press', by: 'pointer', at, seen: true });
const tick = (at: number, countsFrom = 0): HoldEvent => ({ is: 'tick', at, seen: true, countsFrom });
const run = (...events: HoldEvent[]): Hold => events.reduce(hold, idle);

describe('the held press', () => {
  it('signs after a second and a half', () => {
    expect(run(press(1_000), tick(2_499)).phase).toBe('held');
    expect(run(press(1_000), tick(2_500)).phase).toBe('done');
  });

  it('signs nothing when it is let go too early, and starts from nothing again', () => {
    const state = run(press(1_000), tick(2_400), { is: 'break', why: 'letGo' });
    expect(state).toEqual({ phase: 'broken', why: 'letGo' });
    expect(hold(hold(state, press(3_000)), tick(3_200)).phase).toBe('held');
  });

  it('does not count time in which the button had only just come to its place', () => {
    expect(run(press(1_000), tick(2_500, 1_400)).phase).toBe('held');
    expect(run(press(1_000), tick(2_900, 1_400)).phase).toBe('done');
  });

  it('breaks when something moves while it is held', () => {
    expect(run(press(1_000), tick(2_000, 2_400))).toEqual({ phase: 'broken', why: 'moved' });
  });

  it('breaks when the page is covered or loses the focus', () => {
    expect(run(press(1_000), { is: 'tick', at: 2_000, seen: false, countsFrom: 0 })).toEqual({
      phase: 'broken',
      why: 'notSeen',
    });
  });

  it('does not begin on a page that is not in front', () => {
    expect(run({ is: 'press', by: 'key', at: 0, seen: false }).phase).toBe('broken');
  });

  it('does not restart when a held key repeats', () => {
    expect(run(press(1_000), press(2_000), tick(2_500)).phase).toBe('done');
  });

  it('never signs within less than the time it takes, whatever happens', () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ is: fc.constant('press' as const), by: fc.constant('key' as const), seen: fc.boolean() }),
        fc.record({ is: fc.constant('break' as const), why: fc.constant('left' as const) }),
        fc.record({ is: fc.constant('tick' as const), seen: fc.boolean(), countsFrom: fc.nat(holdTime) }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(events, (list) => {
        let state: Hold = idle;
        // Each event comes 40 ms after the one before, so 30 of them take less than the hold does.
        for (const [at, event] of list.entries()) {
          state = hold(state, event.is === 'break' ? event : { ...event, at: at * 40 });
        }
        expect(state.phase).not.toBe('done');
      }),
    );
  });

  it('shows steps of a fifth to those who want no motion', () => {
    expect([0, 0.19, 0.2, 0.99, 1].map(inSteps)).toEqual([0, 0, 0.2, 0.8, 1]);
    expect(progress(run(press(0)), holdTime / 2, 0)).toBe(0.5);
  });
});
