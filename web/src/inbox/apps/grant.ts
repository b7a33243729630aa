/** What of an app's proposal is granted: Ethereum networks that are enabled here, one account, and what is answered. */
import type { Address } from 'viem';
import { isRecord } from '../../data/base/shapes.ts';
import { answered, reviewed } from './methods.ts';

/** A part of a proposal, as the app wrote it (CAIP-25). */
type Part = Readonly<{ chains?: unknown; methods?: unknown; events?: unknown }>;

export type Proposed = Readonly<{
  requiredNamespaces?: Readonly<Record<string, Part>> | undefined;
  optionalNamespaces?: Readonly<Record<string, Part>> | undefined;
}>;

export type Namespaces = Readonly<{
  eip155: { chains: string[]; accounts: string[]; methods: string[]; events: string[] };
}>;

/**
 * `chains` and `methods` are granted; `left` are methods that it asks for in vain. `lacks`: why there can be no session.
 */
export type Grant = Readonly<{
  chains: readonly number[];
  methods: readonly string[];
  events: readonly string[];
  left: readonly string[];
  lacks?: 'network' | 'method';
}>;

/** Events that apps listen for. Only the first two ever happen here. */
const events: ReadonlySet<unknown> = new Set([
  'accountsChanged',
  'chainChanged',
  'connect',
  'disconnect',
  'message',
]);

/** `known`: the networks that are enabled here. */
export function grantOf(
  { requiredNamespaces, optionalNamespaces }: Proposed,
  known: readonly number[],
): Grant {
  const must = partsOf(requiredNamespaces);
  const may = partsOf(optionalNamespaces);
  const wanted = { chains: [...must.chains, ...may.chains], methods: [...must.methods, ...may.methods] };
  const chains = [...new Set(wanted.chains)].filter((it) => known.includes(it));
  const canDo = (it: string) => reviewed.has(it) || answered.has(it);
  const methods = [...new Set(wanted.methods)];
  const granted = {
    chains,
    methods: methods.filter(canDo),
    events: [...new Set([...must.events, ...may.events])].filter((it) => events.has(it)),
    left: methods.filter((it) => !canDo(it)),
  };
  const lacksNetwork = chains.length === 0 || must.isOther || must.chains.some((it) => !known.includes(it));
  if (lacksNetwork) return { ...granted, lacks: 'network' };
  const lacksMethod =
    !granted.methods.some((it) => reviewed.has(it)) ||
    !must.methods.every(canDo) ||
    !must.events.every((it) => events.has(it));
  return lacksMethod ? { ...granted, lacks: 'method' } : granted;
}

/** The session that is offered for an account. */
export function namespacesOf(
  { chains, methods, events: told }: Pick<Grant, 'chains' | 'methods' | 'events'>,
  account: Address,
): Namespaces {
  const ids = chains.map((it) => `eip155:${it}`);
  return {
    eip155: {
      chains: ids,
      accounts: ids.map((it) => `${it}:${account}`),
      methods: [...methods],
      events: [...told],
    },
  };
}

function partsOf(namespaces: unknown) {
  const all = isRecord(namespaces) ? Object.entries(namespaces) : [];
  const parts = all.flatMap(([key, it]): readonly [string, Part][] =>
    /^eip155(:\d+)?$/.test(key) && isRecord(it) && !isTooLong(it) ? [[key, it]] : [],
  );
  const chains = parts.flatMap(([key, it]) => [key, ...texts(it.chains)]).map(chainIn);
  return {
    chains: chains.filter((it) => it !== undefined),
    methods: parts.flatMap(([, it]) => texts(it.methods)),
    events: parts.flatMap(([, it]) => texts(it.events)),
    isOther: parts.length < all.length,
  };
}

/** The number in `eip155:1`. */
export function chainIn(id: unknown): number | undefined {
  const said = typeof id === 'string' ? /^eip155:(\d{1,15})$/.exec(id)?.[1] : undefined;
  return said === undefined ? undefined : Number(said);
}

/** What is longer than anybody asks for is not searched: it is not an Ethereum network that is known here. */
function isTooLong({ chains, methods, events: told }: Part): boolean {
  return [chains, methods, told].some((it) => Array.isArray(it) && it.length > 2_000);
}

function texts(it: unknown): readonly string[] {
  if (!Array.isArray(it)) return [];
  return it.filter((each) => typeof each === 'string' && each.length <= 100);
}
