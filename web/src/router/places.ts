import type { ActivityFilter } from './activityFilter.ts';
import type { ComposeKind } from './composeKind.ts';
import type { ContractsSearch } from './contractsSearch.ts';
import type { SettingsSection } from './settingsSection.ts';
import { fillPath, writePlace } from './address.ts';

/** Every screen's path, with what its address may hold. `$name` represents a value. */
export type Places = {
  '/': Nothing;
  '/review/$id': Nothing;
  '/waiting': Nothing;
  '/connections': Nothing;
  '/check': { r?: string };
  '/compose': { kind?: ComposeKind };
  '/verify': Nothing;
  '/contracts': ContractsSearch;
  '/dapp': { url?: string };
  '/activity': ActivityFilter;
  '/activity/$id': Nothing;
  '/accounts': Nothing;
  '/accounts/$address': Nothing;
  '/safe/$safe': Nothing;
  '/approvals': Nothing;
  '/school': { subject?: string | undefined };
  '/school/$id': Nothing;
  '/settings': { section?: SettingsSection | undefined };
  '/learn': Nothing;
  '/rules': { rule?: string };
};

export type Path = keyof Places;

/** The values that a path has places for. */
export type Params<P extends string> = P extends `${string}$${infer Name}` ? Record<Name, string> : Nothing;

/** Where a link or a press leads. */
export type Target = { [P in Path]: TargetOf<P> }[Path];

type TargetOf<P extends Path> = Readonly<{ to: P; search?: Places[P] }> &
  (P extends `${string}$${string}` ? Readonly<{ params: Params<P> }> : unknown);

type Nothing = Record<never, never>;

/** The address of a place on this page, from its `#` on. */
export function hrefOf(target: Target): string {
  const params = 'params' in target ? target.params : {};
  return `#${writePlace(fillPath(target.to, params), target.search)}`;
}
