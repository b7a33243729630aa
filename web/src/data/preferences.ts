/** What the user wants of the checks: the figures they measure by, what is muted, and which sites are blocked. */
import { mostAuditors, type Preferences, standardPreferences } from '@readback/core/model/preferences.ts';
import { auditorAt } from './names/auditorAt.ts';
import { openSetting } from './base/setting.ts';
import { isAddress, isRecord, listOfAll } from './base/shapes.ts';

type Thresholds = Preferences['thresholds'];

/** How much each figure may be at most. */
const most = {
  newContractDays: 3_650,
  longPermissionDays: 36_500,
  slippagePercent: 100,
  feePercent: 100,
  priorityFeeGwei: 1_000_000,
} as const satisfies Readonly<Record<keyof Thresholds, number>>;

function read(it: unknown): Preferences | undefined {
  if (!isRecord(it)) return undefined;
  const thresholds = thresholdsIn(it.thresholds);
  const mutes = listOfAll(it.mutes, muteIn);
  const blockedSites = listOfAll(it.blockedSites, (each) => (typeof each === 'string' ? each : undefined));
  // Kept before there were auditors to choose: the standard ones then.
  const auditors =
    it.auditors === undefined
      ? standardPreferences.auditors
      : listOfAll(it.auditors, (each) =>
          isRecord(each) && isAddress(each.address) ? auditorAt(each.address) : undefined,
        );
  if (!thresholds || !mutes || !blockedSites || !auditors || auditors.length > mostAuditors) return undefined;
  return { thresholds, mutes, blockedSites, auditors };
}

function thresholdsIn(it: unknown): Thresholds | undefined {
  if (!isRecord(it)) return undefined;
  const { newContractDays, longPermissionDays, slippagePercent, feePercent, priorityFeeGwei } = it;
  const all = { newContractDays, longPermissionDays, slippagePercent, feePercent, priorityFeeGwei };
  return areFigures(all) ? all : undefined;
}

function areFigures(them: Readonly<Record<keyof Thresholds, unknown>>): them is Thresholds {
  return (Object.keys(most) as (keyof Thresholds)[]).every((name) => {
    const it = them[name];
    return typeof it === 'number' && it >= 0 && it <= most[name];
  });
}

function muteIn(it: unknown): Preferences['mutes'][number] | undefined {
  if (!isRecord(it)) return undefined;
  const { rule, address, chainId } = it;
  const fits = typeof rule === 'string' && isAddress(address) && typeof chainId === 'number';
  return fits ? { rule, address, chainId } : undefined;
}

export const preferences = openSetting<Preferences>({
  name: 'preferences',
  schema: read,
  standard: standardPreferences,
});
