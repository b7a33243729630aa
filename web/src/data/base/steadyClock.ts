/** What the clock said when it was last inspected, and how long the page had been open by that time. */
let last = { at: Date.now(), passed: performance.now() };

/**
 * The time, in milliseconds since the epoch, by which ages are measured: it never goes back while the page is open.
 * Where the clock of the device is set back, it goes on from where it was, so that nothing gets younger.
 */
export function steadyNow(): number {
  const passed = performance.now();
  last = { at: Math.max(Date.now(), last.at + (passed - last.passed)), passed };
  return last.at;
}
