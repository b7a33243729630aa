import { type Known, valueOf } from './known.ts';
import { type Preferences, standardPreferences, type Thresholds } from './preferences.ts';

/** The figures to measure by: the user's own, or the standard ones where the user's are not known. */
export function thresholdsOf({ preferences }: Readonly<{ preferences: Known<Preferences> }>): Thresholds {
  return (valueOf(preferences) ?? standardPreferences).thresholds;
}
