/** Median of the times, in milliseconds, of `runs` calls after `warm` unmeasured ones. */
export async function median(work: () => unknown, { runs = 7, warm = 2 } = {}): Promise<number> {
  for (let i = 0; i < warm; i += 1) await work();
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Prints rows of text in columns, the first left, the others right. */
export function table(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('   '),
    );
  }
}

export const ms = (time: number) => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`;
