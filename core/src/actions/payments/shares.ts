/** An amount less so many percent of it, rounded up; nothing from a hundred on. `percent` may have decimals. */
export function lessBy(amount: bigint, percent: number): bigint {
  const left = whole - parts(percent);
  return left <= 0n ? 0n : (amount * left + whole - 1n) / whole;
}

/** Whether a part is more than so many percent of the whole of it. */
export function isMoreThan(part: bigint, percent: number, of: bigint): boolean {
  return part * whole > of * parts(percent);
}

/** A hundred percent, in millionths of a percent. */
const whole = 100_000_000n;

function parts(percent: number): bigint {
  return Number.isFinite(percent) && percent > 0 ? BigInt(Math.round(percent * 1_000_000)) : 0n;
}
