import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace, renewals, type Turn } from './renewals.ts';

// The clock of each test begins again, which that of a page never does.
vi.mock('../../data/base/steadyClock.ts', () => ({ steadyNow: () => Date.now() }));

const start = 1_700_000_000_000;
let visible = true;
let touchedAt = start;
let change: () => void = () => {};
const page = {
  isVisible: () => visible,
  touchedAt: () => touchedAt,
  onChange: (listener: () => void) => {
    change = listener;
    return () => {
      change = () => {};
    };
  },
};
/** When turns began, in seconds since the start. */
let begun: number[] = [];
let signals: AbortSignal[] = [];

const taking = (came: Turn, milliseconds = 0) =>
  vi.fn(async (signal: AbortSignal): Promise<Turn> => {
    begun.push((Date.now() - start) / 1_000);
    signals.push(signal);
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return came;
  });
const pass = async (seconds: number) => {
  for (let at = 0; at < seconds; at += 1) {
    touchedAt = touchedAt > 0 ? Date.now() : 0;
    await vi.advanceTimersByTimeAsync(1_000);
  }
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  visible = true;
  touchedAt = start;
  begun = [];
  signals = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is on the page is looked at again', () => {
  it('every four seconds, and not at once', async () => {
    const it = renewals(taking('done'), page);
    await pass(13);
    expect(begun).toEqual([4, 8, 12]);
    it.stop();
    await pass(20);
    expect(begun).toHaveLength(3);
  });

  it('counted from when it was read', async () => {
    const it = renewals(taking('done'), page, start - 3_000);
    await pass(6);
    expect(begun).toEqual([1, 5]);
    it.stop();
  });

  it('never twice at the same time, and less often where it takes long', async () => {
    const it = renewals(taking('done', 3_000), page);
    await pass(23);
    expect(begun).toEqual([4, 13, 22]);
    it.stop();
  });

  it('not while the page is hidden, and what is under way then is given up', async () => {
    const it = renewals(taking('done', 2_000), page);
    await pass(5);
    visible = false;
    change();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await pass(60);
    expect(begun).toEqual([4]);
    visible = true;
    change();
    await pass(1);
    expect(begun).toEqual([4, 65]);
    it.stop();
  });

  it('at once when a page comes back that was hidden for long, and no sooner than four seconds after the last', async () => {
    const it = renewals(taking('done'), page);
    await pass(4);
    for (const isVisible of [false, true, false, true]) {
      visible = isVisible;
      change();
    }
    await pass(3);
    expect(begun).toEqual([4]);
    await pass(1);
    expect(begun).toEqual([4, 8]);
    it.stop();
  });

  it('less and less often while nobody answers, until it is left alone', async () => {
    const it = renewals(taking('failed'), page);
    await pass(600);
    expect(begun).toEqual([4, 12, 28, 60, 120, 180]);
    it.stop();
  });

  it('as often as before once someone answers again', async () => {
    const turn = taking('done');
    turn.mockImplementationOnce(async () => {
      begun.push((Date.now() - start) / 1_000);
      throw new Error('not loaded');
    });
    const it = renewals(turn, page);
    await pass(17);
    expect(begun).toEqual([4, 12, 16]);
    it.stop();
  });

  it('not on a page that nobody touches any more, until someone does', async () => {
    const it = renewals(taking('done'), page);
    await vi.advanceTimersByTimeAsync(pace.idle * 2);
    const untouched = begun.length;
    expect(untouched).toBe(Math.ceil(pace.idle / pace.between) - 1);
    touchedAt = Date.now();
    change();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toHaveLength(untouched + 1);
    it.stop();
  });

  it('at once where it is due, also on a page that nobody touches, and once more if one was under way', async () => {
    const it = renewals(taking('done', 3_000), page);
    await vi.advanceTimersByTimeAsync(pace.idle * 2);
    const untouched = begun.length;
    it.now();
    it.now();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(untouched + 2);
    visible = false;
    it.now();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(untouched + 2);
    it.stop();
  });

  it('no more once there is nothing to look at', async () => {
    const it = renewals(taking('over'), page);
    await pass(30);
    expect(begun).toEqual([4]);
    it.stop();
  });
});
