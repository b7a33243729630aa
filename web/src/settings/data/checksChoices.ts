import { mostAuditors, type Thresholds } from '@readback/core/model/preferences.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as checks from '@readback/phrases/words/web/settings/checks.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { isSame, mute } from '../../data/mutes.ts';
import { auditorAt } from '../../data/names/auditorAt.ts';
import { preferences } from '../../data/preferences.ts';
import { siteHost } from '../checks/siteHost.ts';
import { figureWords, standardThresholds, thresholdFields } from '../checks/thresholdFields.ts';
import type { Choice } from './choice.ts';

/** The figures that a file would make less strict. A file cannot do that: they are left out, and it is said. */
export function looserFigures({ preferences: given }: Record<string, unknown>): readonly string[] {
  const next = preferences.read(given)?.thresholds;
  if (!next) return [];
  const now = preferences.get().thresholds;
  return thresholdFields.flatMap(({ name }) => {
    const { label } = checks.thresholds[name];
    const figure = figureWords(name, next[name]);
    return isStricter(name, now[name], next[name]) ? [fill(words.looserFigure, { label, figure })] : [];
  });
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
  const thresholds = thresholdFields.flatMap(({ name }): Choice[] => {
    const value = next.thresholds[name];
    if (!isStricter(name, value, now.thresholds[name])) return [];
    const risk = fill(words.stricter, { figure: figureWords(name, standardThresholds[name]) });
    const apply = () => {
      const { thresholds: all, ...rest } = preferences.get();
      preferences.set({ ...rest, thresholds: { ...all, [name]: value } });
    };
    return [
      {
        id: `threshold-${name}`,
        title: checks.thresholds[name].label,
        now: figureWords(name, now.thresholds[name]),
        next: figureWords(name, value),
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
        title: fill(words.mute, {
          rule: ruleWords[it.rule]?.title ?? it.rule,
          address: it.address,
          network: chainName(it.chainId),
        }),
        now: words.heard,
        next: words.muted,
        risk: words.muteRisk,
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
    return [
      {
        id: `site-${it}`,
        title: fill(words.blockSite, { site: it }),
        now: words.notBlocked,
        next: words.siteBlocked,
        apply,
      },
    ];
  });
  const auditors = next.auditors.flatMap(({ address }): Choice[] => {
    const isThere = () => preferences.get().auditors.some((it) => it.address === address);
    if (isThere() || now.auditors.length >= mostAuditors) return [];
    const apply = () => {
      const { auditors: all, ...rest } = preferences.get();
      if (!isThere() && all.length < mostAuditors)
        preferences.set({ ...rest, auditors: [...all, auditorAt(address)] });
    };
    return [
      {
        id: `auditor-${address}`,
        title: fill(words.auditor, { address }),
        now: words.notListed,
        next: words.listed,
        risk: words.auditorRisk,
        apply,
      },
    ];
  });
  return [...thresholds, ...mutes, ...sites, ...auditors];
}
