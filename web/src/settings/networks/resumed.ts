/**
 * What was under way in this section when the page was opened again to reach a node. It is taken up once; what is
 * typed lives as long as the page.
 */
import * as v from 'valibot';
import { goOn } from '../../data/sources/hosts.ts';
import { emptyNetwork, type NetworkDraft } from '../../data/networks/ownNetwork.ts';

export type Resumed =
  | Readonly<{ kind: 'add'; draft: NetworkDraft }>
  | Readonly<{ kind: 'node'; chainId: number; url: string }>
  | Readonly<{ kind: 'done'; name: string; what: 'added' | 'replaced' }>;

const prefix = 'networks ';
const text = v.pipe(v.string(), v.maxLength(4_000));

const schema: v.GenericSchema<unknown, Resumed> = v.union([
  v.object({
    kind: v.literal('add'),
    draft: v.object({ chainId: text, name: text, symbol: text, rpc: text, explorer: text }),
  }),
  v.object({ kind: v.literal('node'), chainId: v.number(), url: text }),
  v.object({ kind: v.literal('done'), name: text, what: v.picklist(['added', 'replaced']) }),
]);

let resumed = read(goOn(prefix));

/** What is to be taken up, until `forgetResumed`. */
export function resumedHere(): Resumed | undefined {
  return resumed;
}

export function forgetResumed(): void {
  resumed = undefined;
}

/** What `reloadToReach` and `reloadWith` are to give back to this section. */
export function toResume(it: Resumed): string {
  return prefix + JSON.stringify(it);
}

let draft: NetworkDraft = resumed?.kind === 'add' ? resumed.draft : emptyNetwork;

export function keptDraft(): NetworkDraft {
  return draft;
}

export function keepDraft(next: NetworkDraft): void {
  draft = next;
}

const nodes = new Map<number, string>(resumed?.kind === 'node' ? [[resumed.chainId, resumed.url]] : []);

/** What was typed as another node of a network. */
export function keptNode(chainId: number): string {
  return nodes.get(chainId) ?? '';
}

export function keepNode(chainId: number, url: string): void {
  nodes.set(chainId, url);
}

function read(it: string | undefined): Resumed | undefined {
  if (it === undefined) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(it));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
