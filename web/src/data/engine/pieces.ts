/**
 * How a readback crosses from the worker to the page: only what changed, and no message so large that taking it
 * would hold the page up. A batch of ten thousand calls arrives in pieces, between which the page can paint.
 */
import type { Fact, FactId } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { Step } from '@readback/core/model/step.ts';
import { packer, unpacked } from '../base/longText.ts';

/** `packed`: long strings which are in the text of the request are places in it (`longText.ts`). */
export type Piece = Readonly<{ packed?: true }> &
  (
    | /** Steps without those inside; `inner` says of each how many of the following belong into it. */
    Readonly<{ part: 'steps'; at: number; nodes: readonly Step[]; inner: readonly number[] }>
    | Readonly<{ part: 'facts'; facts: readonly Fact[]; gone: readonly FactId[] }>
  );

/** Everything else of a revision. `steps` is how many nodes its tree has. */
export type Rest = Omit<Readback, 'incoming' | 'facts' | 'steps'> & Readonly<{ steps: number }>;

/** Steps or facts in one piece. */
export const pieceSize = 200;

/** More nodes than any budget of the engine lets a tree have. */
const mostNodes = 1_000_000;

/** The worker's side: remembers what was sent, and gives what a revision adds to it. */
export function cutter({
  request,
}: Incoming): (readback: Readback) => Readonly<{ pieces: readonly Piece[]; rest: Rest }> {
  let sentSteps: readonly Step[] = [];
  let sentFacts: Readback['facts'] = {};
  const pack = packer(request.raw);
  return (readback) => {
    const { facts, steps } = readback;
    const nodes = flat(steps);
    const pieces = [...stepPieces(sentSteps, nodes), ...factPieces(sentFacts, facts)];
    sentSteps = nodes;
    sentFacts = facts;
    return { pieces: pieces.map((it) => packedPiece(it, pack)), rest: restOf(readback, nodes.length) };
  };
}

/** The page's side: puts the pieces together. What does not fit together gives no readback. */
export function assembler(incoming: Incoming) {
  const tree = treeOfNodes();
  let facts: Readback['facts'] = {};
  return {
    take(arrived: Piece): void {
      const piece = arrived.packed ? (unpacked(arrived, incoming.request.raw) as Piece) : arrived;
      if (piece.part === 'steps') return tree.take(piece);
      const next = { ...facts, ...Object.fromEntries(piece.facts.map((it) => [it.id, it])) };
      for (const id of piece.gone) delete (next as Record<FactId, Fact>)[id];
      facts = next;
    },
    readback({ steps: count, ...rest }: Rest): Readback | undefined {
      const steps = tree.steps(count);
      return steps && { ...rest, incoming, facts, steps };
    },
  };
}

/**
 * A tree that is put together from its nodes, parents before what is inside them. What arrived is used as it is, and
 * what did not change stays the same object: a tree that was given away never changes.
 */
function treeOfNodes() {
  const nodes: Step[] = [];
  const inner: number[] = [];
  /** Those that are in no tree that was given away. */
  const fresh = new Set<Step>();
  let given: { count: number; steps: readonly Step[] } | undefined = { count: 0, steps: [] };

  function take({ at, nodes: more, inner: counts }: Extract<Piece, { part: 'steps' }>): void {
    if (at > nodes.length || at + more.length > mostNodes || counts.length !== more.length) return;
    for (const [offset, node] of more.entries()) {
      nodes[at + offset] = node;
      inner[at + offset] = counts[offset] ?? 0;
      fresh.add(node);
    }
    given = undefined;
  }

  /** The whole of `count` nodes; undefined when one says that more belongs into it than there is. */
  function steps(count: number): readonly Step[] | undefined {
    if (given?.count === count) return given.steps;
    if (count > nodes.length) return undefined;
    const open: Step[] = [];
    for (let at = count - 1; at >= 0; at -= 1) {
      const node = nodes[at];
      const wants = inner[at] ?? 0;
      if (!node || !Number.isSafeInteger(wants) || wants < 0 || wants > open.length) return undefined;
      const inside = open.splice(open.length - wants, wants).reverse();
      nodes[at] = withSteps(node, inside);
      open.push(nodes[at] ?? node);
    }
    fresh.clear();
    given = { count, steps: open.reverse() };
    return given.steps;
  }

  function withSteps(node: Step, inside: readonly Step[]): Step {
    const before = node.steps;
    if (before.length === inside.length && before.every((it, at) => it === inside[at])) return node;
    if (!fresh.has(node)) return { ...node, steps: inside };
    (node as { steps: readonly Step[] }).steps = inside;
    return node;
  }

  return { take, steps };
}

function packedPiece(piece: Piece, pack: (it: unknown) => unknown): Piece {
  if (piece.part === 'steps') {
    const nodes = pack(piece.nodes) as readonly Step[];
    return nodes === piece.nodes ? piece : { ...piece, nodes, packed: true };
  }
  const facts = piece.facts.map(pack) as readonly Fact[];
  return facts.every((it, at) => it === piece.facts[at]) ? piece : { ...piece, facts, packed: true };
}

function restOf(readback: Readback, steps: number): Rest {
  const rest: Record<string, unknown> = { ...readback, steps };
  delete rest.incoming;
  delete rest.facts;
  return rest as Rest;
}

/** Every step before those inside it. */
function flat(steps: readonly Step[]): readonly Step[] {
  const nodes: Step[] = [];
  const open = [...steps].reverse();
  for (let step = open.pop(); step; step = open.pop()) {
    nodes.push(step);
    for (let at = step.steps.length - 1; at >= 0; at -= 1) {
      const inner = step.steps[at];
      if (inner) open.push(inner);
    }
  }
  return nodes;
}

function stepPieces(before: readonly Step[], now: readonly Step[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let run: Step[] = [];
  const cut = (end: number) => {
    const inner = run.map(({ steps }) => steps.length);
    const nodes = run.map((step) => (step.steps.length === 0 ? step : { ...step, steps: [] }));
    if (run.length > 0) pieces.push({ part: 'steps', at: end - run.length, nodes, inner });
    run = [];
  };
  for (const [at, step] of now.entries()) {
    const was = before[at];
    if (was !== undefined && sameNode(was, step)) cut(at);
    else run.push(step);
    if (run.length === pieceSize) cut(at + 1);
  }
  cut(now.length);
  return pieces;
}

/** Apart from what is inside it, which has nodes of its own. */
function sameNode(one: Step, other: Step): boolean {
  if (one === other) return true;
  if (one.steps.length !== other.steps.length) return false;
  const keys = Object.keys(one) as (keyof Step)[];
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => key === 'steps' || one[key] === other[key]);
}

function factPieces(before: Readback['facts'], now: Readback['facts']): readonly Piece[] {
  const changed = Object.entries(now).flatMap(([id, fact]) => (before[id] === fact ? [] : [fact]));
  const gone = Object.keys(before).filter((id) => !Object.hasOwn(now, id));
  const pieces: Piece[] = [];
  for (let at = 0; at < changed.length; at += pieceSize) {
    pieces.push({ part: 'facts', facts: changed.slice(at, at + pieceSize), gone: [] });
  }
  return gone.length > 0 ? [...pieces, { part: 'facts', facts: [], gone }] : pieces;
}
