import { standardPreferences, type Thresholds } from '../model/preferences.ts';
import { valueOf } from '../model/known.ts';
import type { View } from './view.ts';

/** The figures to measure by: the user's own, or the standard ones where the user's are not known. */
export function thresholdsOf({ preferences }: Pick<View, 'preferences'>): Thresholds {
  return (valueOf(preferences) ?? standardPreferences).thresholds;
}
