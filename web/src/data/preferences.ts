/** What the user wants of the checks: the figures they measure by, what is muted, and which sites are blocked. */
import { mostAuditors, standardPreferences } from '@readback/core/model/preferences.ts';
import * as v from 'valibot';
import { auditorAt } from './names/auditorAt.ts';
import { openSetting } from './setting.ts';
import { isAddress } from './shapes.ts';

const figure = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

const address = v.custom<`0x${string}`>(isAddress);

const schema = v.object({
  thresholds: v.object({
    newContractDays: figure(3_650),
    longPermissionDays: figure(36_500),
    slippagePercent: figure(100),
    feePercent: figure(100),
    priorityFeeGwei: figure(1_000_000),
  }),
  mutes: v.array(v.object({ rule: v.string(), address, chainId: v.number() })),
  blockedSites: v.array(v.string()),
  // Kept before there were auditors to choose: the standard ones then.
  auditors: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.object({ address }),
          v.transform((it) => auditorAt(it.address)),
        ),
      ),
      v.maxLength(mostAuditors),
    ),
    [...standardPreferences.auditors],
  ),
});

export const preferences = openSetting({ name: 'preferences', schema, standard: standardPreferences });
