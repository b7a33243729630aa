import { mostAuditors, type Thresholds } from '@readback/core/model/preferences.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import { isSame, mute } from '../../data/mutes.ts';
import { auditorAt } from '../../names/auditorName.ts';
import { preferences } from '../../data/preferences.ts';
import { siteHost } from '../checks/siteHost.ts';
import { standardThresholds, thresholdFields } from '../checks/thresholdFields.ts';
import type { Choice } from './choice.ts';

/** The figures that a file would make less strict. A file cannot do that: they are left out, and it is said. */
export function looserFigures({ preferences: given }: Record<string, unknown>): readonly string[] {
  const next = preferences.read(given)?.thresholds;
  if (!next) return [];
  const now = preferences.get().thresholds;
  return thresholdFields.flatMap(({ name, label, unit }) =>
    isStricter(name, now[name], next[name]) ? [`“${label}” at ${next[name]} ${unit}`] : [],
  );
}

/** Whether one figure makes its check warn of more than another. */
function isStricter(name: keyof Thresholds, one: number, other: number): boolean {
  return name === 'newContractDays' ? one > other : one < other;
}

/**
 * What a file would change of the checks: figures only where they become stricter. What it does not mute or block stays
 * as it is here.
 */
export function checksChoices({ preferences: given }: Record<string, unknown>): readonly Choice[] {
  const next = preferences.read(given);
  if (!next) return [];
  const now = preferences.get();
  const thresholds = thresholdFields.flatMap(({ name, label, unit }): Choice[] => {
    const value = next.thresholds[name];
    if (!isStricter(name, value, now.thresholds[name])) return [];
    const risk = `The standard is ${standardThresholds[name]} ${unit}. The check then warns more often.`;
    const apply = () => {
      const { thresholds: all, ...rest } = preferences.get();
      preferences.set({ ...rest, thresholds: { ...all, [name]: value } });
    };
    return [
      {
        id: `threshold-${name}`,
        title: label,
        now: `${now.thresholds[name]} ${unit}`,
        next: `${value} ${unit}`,
        risk,
        apply,
      },
    ];
  });
  const mutes = next.mutes
    .filter((it) => !now.mutes.some((other) => isSame(it, other)))
    .map(
      (it): Choice => ({
        id: `mute-${it.rule}-${it.chainId}-${it.address}`,
        title: `“${ruleWords[it.rule]?.title ?? it.rule}” for ${it.address} on ${chainName(it.chainId)}`,
        now: 'heard',
        next: 'muted',
        risk: 'This check will no longer count for that address on that network. Check this only if you muted it yourself.',
        apply: () => mute(it),
      }),
    );
  const sites = next.blockedSites.flatMap((it): Choice[] => {
    const read = siteHost(it);
    if (!read.ok || read.host !== it || now.blockedSites.includes(it)) return [];
    const apply = () => {
      const { blockedSites, ...rest } = preferences.get();
      preferences.set({ ...rest, blockedSites: [...blockedSites, it] });
    };
    return [{ id: `site-${it}`, title: `Block the site ${it}`, now: 'not blocked', next: 'blocked', apply }];
  });
  const auditors = next.auditors.flatMap(({ address }): Choice[] => {
    const isThere = () => preferences.get().auditors.some((it) => it.address === address);
    if (isThere() || now.auditors.length >= mostAuditors) return [];
    const apply = () => {
      const { auditors: all, ...rest } = preferences.get();
      if (!isThere() && all.length < mostAuditors)
        preferences.set({ ...rest, auditors: [...all, auditorAt(address)] });
    };
    const risk =
      'What this account signs will be shown beside contract descriptions. Check this only if you chose it.';
    return [
      {
        id: `auditor-${address}`,
        title: `Auditor ${address}`,
        now: 'not listed',
        next: 'listed',
        risk,
        apply,
      },
    ];
  });
  return [...thresholds, ...mutes, ...sites, ...auditors];
}
