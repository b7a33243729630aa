import { fill } from '@readback/phrases/fill.ts';
import * as app from '@readback/phrases/words/web/app.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import * as settings from '@readback/phrases/words/web/settings.ts';
import { checksummed } from '@readback/core/text/address.ts';
import type { Address } from 'viem';
import { navigationEntries } from '../router/navigationEntries.ts';
import { settingsSections } from '../router/settingsSection.ts';
import type { BookRow } from '../data/own/book.ts';
import type { KeptAbi } from '../data/own/abis.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import type { Theme } from '../data/settings.ts';
import type { PastedReading } from '@readback/core/request/parse/parsed.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { Target } from '../router/places.ts';
import { shortAddress } from '../ui/text/address.ts';
import type { Paste } from '../inbox/pasteOutcome.ts';

export type GroupId = keyof typeof words.groups;

/** What choosing an item does. Nothing here signs, nor asks a wallet to sign. */
export type Does =
  | Readonly<{ kind: 'go'; target: Target }>
  | Readonly<{ kind: 'contract'; chainId: number; address: Address }>
  | Readonly<{ kind: 'open'; incoming: Incoming }>
  | Readonly<{ kind: 'message'; reading: PastedReading | undefined }>
  | Readonly<{ kind: 'start'; outcome: Paste }>
  | Readonly<{ kind: 'say'; text?: string }>
  | Readonly<{ kind: 'theme'; theme: Theme }>
  | Readonly<{ kind: Press }>;

/** What is done by one press, without more to be said. */
export type Press = 'connect' | 'disconnect' | 'network' | 'reject' | 'decision' | 'keys';

export type Item = Readonly<{
  id: string;
  /** What it is called: ours, or foreign where `foreign` says so. */
  title: string;
  foreign?: true;
  /** A second line of ours. */
  note?: string | undefined;
  /** What else it is found by. */
  more?: string | undefined;
  address?: Address;
  does: Does;
}>;

/** What can be found at once, before anything was looked for in Activity. */
export type Sources = Readonly<{
  canReject: boolean;
  canDecide: boolean;
  practice: boolean;
  theme: Theme;
  connected: boolean;
  networks: readonly Network[];
  book: readonly BookRow[];
  abis: readonly KeptAbi[];
  shipped: Readonly<Record<'rules' | 'flights', readonly (readonly [string, string])[]>>;
}>;

/** Everything that can be found, by group, each in the order in which it is listed while nothing was typed. */
export function itemsOf(sources: Sources): Readonly<Record<Exclude<GroupId, 'read' | 'activity'>, Item[]>> {
  return {
    tasks: tasks(),
    acts: acts(sources),
    screens: screens(sources),
    accounts: sources.book.filter(({ own, name }) => own || name).map(account),
    contracts: contracts(sources),
    rules: sources.shipped.rules.map(([id, title]) => ({
      id: `rule ${id}`,
      title,
      more: id,
      does: go({ to: '/rules', search: { rule: id } }),
    })),
    flights: !sources.practice
      ? []
      : sources.shipped.flights.map(([id, title]) => ({
          id: `flight ${id}`,
          title,
          more: app.school,
          does: go({ to: '/school/$id', params: { id } }),
        })),
  };
}

function go(target: Target): Does {
  return { kind: 'go', target };
}

function acts({ canReject, canDecide, connected, theme, networks }: Sources): Item[] {
  const act = (kind: Press, title: string): Item => ({ id: kind, title, does: { kind } });
  const themes = (['light', 'dark', 'system'] as const).filter((it) => it !== theme);
  return [
    ...(canDecide ? [act('decision', words.toDecision)] : []),
    ...(canReject ? [act('reject', words.reject)] : []),
    connected ? act('disconnect', words.disconnect) : act('connect', words.connect),
    ...themes.map(
      (it): Item => ({ id: `theme ${it}`, title: words.themes[it], does: { kind: 'theme', theme: it } }),
    ),
    ...(networks.length > 1 ? [act('network', words.network)] : []),
    act('keys', words.showKeys),
  ];
}

/** What people come for, by the words that they have for it. */
function tasks(): Item[] {
  const says = { kind: 'say' } as const;
  const all: Readonly<Record<keyof typeof words.tasks, Does>> = {
    paste: go({ to: '/' }),
    send: go({ to: '/compose', search: { kind: 'send' } }),
    say: says,
    revoke: go({ to: '/approvals' }),
    watch: go({ to: '/accounts' }),
    message: go({ to: '/compose', search: { kind: 'message' } }),
    call: go({ to: '/contracts' }),
    verify: go({ to: '/verify' }),
    script: go({ to: '/connections' }),
    app: go({ to: '/connections' }),
    extension: go({ to: '/connections' }),
    device: go({ to: '/connections' }),
    dapp: go({ to: '/dapp' }),
    node: go({ to: '/settings', search: { section: 'networks' } }),
    data: go({ to: '/settings', search: { section: 'data' } }),
    sent: go({ to: '/settings', search: { section: 'sources' } }),
    help: go({ to: '/learn' }),
  };
  return (Object.keys(all) as (keyof typeof all)[]).map((id) => {
    const [title, more] = words.tasks[id];
    return { id: `task ${id}`, title, more, does: all[id] };
  });
}

function screens({ practice }: Sources): Item[] {
  const { dapps, rules, school } = words.otherScreens;
  return [
    ...navigationEntries.map(({ word, link }) => ({ id: `screen ${link.to}`, title: word, does: go(link) })),
    { id: 'screen /dapp', title: dapps, does: go({ to: '/dapp' }) },
    { id: 'screen /rules', title: rules, does: go({ to: '/rules' }) },
    ...(practice ? [{ id: 'screen /school', title: school, does: go({ to: '/school' }) }] : []),
    ...settingsSections.map((section) => ({
      id: `settings ${section}`,
      title: fill(words.settings, { section: settings.sections[section] }),
      does: go({ to: '/settings', search: { section } }),
    })),
  ];
}

function account({ address, name, own }: BookRow): Item {
  const digits = checksummed(address);
  const named = name ? ({ title: name, foreign: true } as const) : { title: words.ownAccount };
  return {
    id: `account ${address.toLowerCase()}`,
    ...named,
    note: shortAddress(digits),
    more: own ? `${digits} ${words.ownAccount}` : digits,
    address: digits,
    does: go({ to: '/accounts/$address', params: { address: digits } }),
  };
}

/** Of each contract the ABI that was kept last. */
function contracts({ abis, networks }: Sources): Item[] {
  const newest = new Map<string, KeptAbi>();
  for (const it of abis) {
    const place = `${it.chainId} ${it.address.toLowerCase()}`;
    if (!newest.has(place)) newest.set(place, it);
  }
  return [...newest].map(([place, { chainId, address, name }]) => {
    const network =
      networks.find((it) => it.chainId === chainId)?.name ?? fill(words.onChain, { id: String(chainId) });
    return {
      id: `contract ${place}`,
      ...(name === '' ? { title: words.unnamed } : { title: name, foreign: true as const }),
      note: `${shortAddress(address)}, ${network}`,
      more: `${address} ${network}`,
      address,
      does: { kind: 'contract', chainId, address },
    };
  });
}
