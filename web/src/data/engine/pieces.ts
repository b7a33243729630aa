/**
 * How a readback crosses from the worker to the page: only what changed, and no message so large that taking it
 * would hold the page up. A batch of ten thousand calls arrives in pieces, between which the page can paint.
 */
import type { Fact, FactId } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { Step } from '@readback/core/model/step.ts';

/** A step without those inside; `inner` is how many of the following belong into it. */
export type FlatStep = Omit<Step, 'steps'> & Readonly<{ inner: number }>;

export type Piece =
  | Readonly<{ part: 'steps'; at: number; nodes: readonly FlatStep[] }>
  | Readonly<{ part: 'facts'; facts: readonly Fact[]; gone: readonly FactId[] }>;

/** Everything else of a revision. `steps` is how many nodes its tree has. */
export type Rest = Omit<Readback, 'incoming' | 'facts' | 'steps'> & Readonly<{ steps: number }>;

/** Steps or facts in one piece. */
export const pieceSize = 200;

/** More nodes than any budget of the engine lets a tree have. */
const mostNodes = 1_000_000;

/** The worker's side: remembers what was sent, and gives what a revision adds to it. */
export function cutter(): (readback: Readback) => Readonly<{ pieces: readonly Piece[]; rest: Rest }> {
  let sentSteps: readonly Step[] = [];
  let sentFacts: Readback['facts'] = {};
  return (readback) => {
    const { facts, steps } = readback;
    const nodes = flat(steps);
    const pieces = [...stepPieces(sentSteps, nodes), ...factPieces(sentFacts, facts)];
    sentSteps = nodes;
    sentFacts = facts;
    return { pieces, rest: restOf(readback, nodes.length) };
  };
}

/** The page's side: puts the pieces together. What does not fit together gives no readback. */
export function assembler(incoming: Incoming) {
  const nodes: FlatStep[] = [];
  let facts: Readback['facts'] = {};
  let steps: readonly Step[] | undefined = [];
  let built = 0;
  return {
    take(piece: Piece): void {
      if (piece.part === 'facts') {
        const next = { ...facts, ...Object.fromEntries(piece.facts.map((it) => [it.id, it])) };
        for (const id of piece.gone) delete (next as Record<FactId, Fact>)[id];
        facts = next;
        return;
      }
      if (piece.at > nodes.length || piece.at + piece.nodes.length > mostNodes) return;
      for (const [offset, node] of piece.nodes.entries()) nodes[piece.at + offset] = node;
      steps = undefined;
    },
    readback({ steps: count, ...rest }: Rest): Readback | undefined {
      if (count > nodes.length) return undefined;
      if (steps === undefined || built !== count) steps = tree(nodes.slice(0, count));
      built = count;
      return steps && { ...rest, incoming, facts, steps };
    },
  };
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

/** Undefined when the nodes say that more belongs into them than there is. */
function tree(nodes: readonly FlatStep[]): readonly Step[] | undefined {
  const roots: Step[] = [];
  const open: { into: Step[]; left: number }[] = [{ into: roots, left: nodes.length }];
  for (const { inner, ...node } of nodes) {
    while (open.length > 1 && open.at(-1)?.left === 0) open.pop();
    const level = open.at(-1);
    if (!level || level.left === 0 || !Number.isSafeInteger(inner) || inner < 0) return undefined;
    const steps: Step[] = [];
    level.into.push({ ...node, steps });
    level.left -= 1;
    if (inner > 0) open.push({ into: steps, left: inner });
  }
  return open.slice(1).every(({ left }) => left === 0) ? roots : undefined;
}

function stepPieces(before: readonly Step[], now: readonly Step[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let run: FlatStep[] = [];
  const cut = (end: number) => {
    if (run.length > 0) pieces.push({ part: 'steps', at: end - run.length, nodes: run });
    run = [];
  };
  for (const [at, step] of now.entries()) {
    const was = before[at];
    if (was !== undefined && sameNode(was, step)) cut(at);
    else run.push(flatStep(step));
    if (run.length === pieceSize) cut(at + 1);
  }
  cut(now.length);
  return pieces;
}

function flatStep({ steps, ...step }: Step): FlatStep {
  return { ...step, inner: steps.length };
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
