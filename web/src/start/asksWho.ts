import type { Parsed } from '@readback/core/request/parse/parsed.ts';
import { lacksAccount } from '../inbox/lacksAccount.ts';

/** Whether a text leaves open whose account would sign it. */
export function asksWho(parsed: Parsed): boolean {
  const reading = parsed.ok ? parsed : parsed.open;
  return reading !== undefined && lacksAccount(reading.request.body);
}
