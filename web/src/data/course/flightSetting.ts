import type { Setting } from '@readback/scenarios/scenario.ts';
import { practiceInfo } from '../practiceInfo.ts';

/** Where and when a flight is flown that began then (milliseconds since the epoch); undefined without a practice chain. */
export async function flightSetting(begunAt: number): Promise<Setting | undefined> {
  const info = await practiceInfo();
  return info && { info, now: BigInt(Math.floor(begunAt / 1_000)), host: location.host };
}
