/** Where something is on the screen, in CSS pixels. */
export type Box = Readonly<{ left: number; top: number; width: number; height: number }>;

/** What is known of how still something is. Times in milliseconds of one clock. */
export type Steady = Readonly<{ box: Box | undefined; since: number }>;

/** How long nothing may have moved under the pointer before a press counts, in milliseconds. */
export const settleTime = 500;

/** Notes where it stands now; a place that differs by more than a pixel starts the time again. */
export function look(steady: Steady | undefined, box: Box, now: number): Steady {
  const moved = steady?.box === undefined || differs(steady.box, box);
  return moved ? { box, since: now } : { ...steady, box };
}

/** Something else happened that makes a press untrustworthy: the window came to the front, the words changed. */
export function disturbed(steady: Steady | undefined, now: number): Steady {
  return { box: steady?.box, since: now };
}

/** From when on a press counts. */
export function countsFrom(steady: Steady | undefined): number {
  return steady === undefined ? Number.POSITIVE_INFINITY : steady.since + settleTime;
}

function differs(one: Box, other: Box): boolean {
  return (
    Math.abs(one.left - other.left) > 1 ||
    Math.abs(one.top - other.top) > 1 ||
    Math.abs(one.width - other.width) > 1 ||
    Math.abs(one.height - other.height) > 1
  );
}
