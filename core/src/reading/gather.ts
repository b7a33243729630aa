import { typedIn } from '../names/typedNames.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { siteDomains } from '../actions/message/siteDomains.ts';
import { sitesOf } from '../actions/message/sites.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { knowChain } from '../world/chains.ts';
import { effectLabels } from '../label/steps/effectLabels.ts';
import { label } from '../label/steps/label.ts';
import { listings, listingsMet } from '../label/accounts/listings.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, Facts } from '../model/fact.ts';
import { type Known, known, unknown, valueOf } from '../model/known.ts';
import type { StationState } from '../model/readback.ts';
import type { Incoming, Mined } from '../model/request.ts';
import type { SimulationOverrides } from '../simulate/simulated.ts';
import { planOf } from '../simulate/plan.ts';
import { simulate } from '../simulate/simulate.ts';
import { askedOnce } from '../world/askedOnce.ts';
import { endingBy } from '../world/endingBy.ts';
import { pin } from '../world/pin.ts';
import { ofTheUser, ordinary } from '../world/rpc.ts';
import type { Session, World } from '../world/world.ts';
import { type Described, described, type Labels } from './descriptions.ts';
import {
  awaitedEarlier,
  earlierFact,
  type EarlierPair,
  earlierPairs,
  pairsBehind,
} from '../evidence/spending/earlier.ts';
import { awaitedSpenders, revokedWhole } from '../intent/spenders.ts';
import { grow } from './grow.ts';
import { type LookedAt, lookedAt, sayingLeftOut } from './lookedAt.ts';
import { type ContractInspector, contractInspector } from '../label/accounts/contracts.ts';
import { calledContracts, withAbis } from './withAbis.ts';

/** What one answer changes about what is known. */
export type Revise = (view: Evidence) => Evidence;

/** Where what is found goes, who may end it, what is given for the run, and how long all may take, in milliseconds. */
export type Gathering = Readonly<{
  put: (change: Revise) => void;
  signal: AbortSignal;
  given?: SimulationOverrides | undefined;
  whole: number;
}>;

/**
 * By when each part of a reading has ended, of the time that all of it may take: what is slow at first leaves time to look
 * at what is still to come, and everything is said before the reading ends.
 */
const stationDeadlines = { begun: 0.4, decoded: 0.6, simulated: 0.88, all: 0.96 } as const;

/**
 * Asks the world: who the user is, then the block to pin, then which functions are called, then labels and the
 * simulation side by side. Each answer is put as a change. Never rejects: a station that throws has failed, and its unknowns are said.
 */
export async function gather(
  first: Evidence,
  outside: World,
  { put, signal, given, whole }: Gathering,
): Promise<void> {
  const begunAt = performance.now();
  const at = (station: keyof typeof stationDeadlines) => begunAt + whole * stationDeadlines[station];
  const world = askedOnce(endingBy(outside, at('all')), signal);
  const beginning = endingBy(world, at('begun'));
  const { request } = first.incoming;
  const chainId = chainOf(request.body);
  const pinning =
    chainId === undefined
      ? Promise.resolve(noChain)
      : pinned(beginning, chainId, signal, first.incoming.mined);
  // Its name and its currency, where they are in the long list.
  await knowChain(chainId);
  const [session, book, preferences, now] = await Promise.all([
    beginning.ask('session', {}, ordinary(signal)),
    beginning.ask('book', {}, ofTheUser(signal)),
    beginning.ask('preferences', {}, ofTheUser(signal)),
    beginning.ask('time', {}, ordinary(signal)),
  ]);
  const users: Revise = (view) => ({
    ...view,
    session,
    book,
    preferences,
    now,
    facts: grow(view.facts, sessionFacts(session)),
  });
  put(users);
  const { block, facts } = await pinning;
  // After the block was asked for: what its node says of it is among them.
  const heads = await beginning.ask('heads', {}, ordinary(signal));
  put((view) => ({ ...view, heads, facts: grow(view.facts, facts) }));
  const decoding = endingBy(world, at('decoded'));
  const { view: begun, facts: asked } = await withAbis(first, block, decoding, signal);
  // A contract that was not inspected in time is inspected again: what was answered is not asked twice.
  const look = contractInspector(world, block, signal);
  put((view) => {
    const now = begun === first ? view : readWith(view, begun);
    return { ...now, facts: grow(now.facts, asked) };
  });
  const knowing = users(begun);
  const looked = lookedAt(knowing);
  const contracts = calledContracts(begun, block, look);
  await Promise.all([
    labelled(knowing, block, look, world, put, signal),
    simulated(begun, block, looked, contracts, world, put, signal, { given, end: at('simulated') }),
    contracts.then((more) => put((view) => ({ ...view, facts: grow(view.facts, more) }))),
    spendersOf(first, block, world, put, signal),
    earlierOf(begun, block, world, put, signal),
  ]);
}

/** The steps as ABIs read them. Facts of the former steps go: their names may mean something else now. */
function readWith(view: Evidence, { steps, facts, fingerprints, stations }: Evidence): Evidence {
  const others = Object.entries(view.facts).filter(([id]) => !id.startsWith('step.'));
  return {
    ...view,
    steps,
    fingerprints,
    facts: { ...facts, ...Object.fromEntries(others) },
    stations: { ...view.stations, decode: stations.decode, fingerprint: stations.fingerprint },
  };
}

type Pinned = Readonly<{ block: Known<PinnedBlock>; facts: Facts }>;

const noChain: Pinned = { block: unknown('notAsked'), facts: {} };

async function pinned(world: World, chainId: number, signal: AbortSignal, mined?: Mined): Promise<Pinned> {
  try {
    return await pin(world, chainId, signal, mined);
  } catch {
    return { block: unknown('malformed'), facts: {} };
  }
}

async function labelled(
  { incoming, steps, session }: Evidence,
  block: Known<PinnedBlock>,
  look: ContractInspector,
  world: World,
  put: (change: Revise) => void,
  signal: AbortSignal,
): Promise<void> {
  let state: StationState = 'pending';
  // Where the list cannot be loaded, nothing is known to be the same site.
  const domains = siteDomains(incoming, valueOf(session)?.host).catch((): Facts => ({}));
  const named = namesOf(incoming, block, world, signal);
  const listed = listings({ steps, sites: sitesOf(incoming) }, world, signal);
  const claims = claimed(incoming, steps, block, look, world, signal);
  try {
    for await (const it of label({ ...incoming, steps, block }, world, signal)) {
      const isLast = it.state !== 'pending';
      const names = isLast ? { ...(await named), ...byId(await listed), ...(await domains) } : {};
      const found: Revise = (view) => ({
        ...view,
        steps: it.steps,
        facts: grow(view.facts, { ...it.facts, ...names }),
      });
      put(found);
      if (!isLast) continue;
      const { descriptions, facts } = await claims(it);
      state = it.state;
      put((view) => ({
        ...view,
        facts: grow(view.facts, facts),
        stations: { ...view.stations, label: it.state },
        ...(descriptions.length === 0 ? {} : { descriptions }),
      }));
    }
  } catch {
    state = 'failed';
  }
  if (state === 'pending' || state === 'failed') {
    put((view) => ({ ...view, stations: { ...view.stations, label: 'failed' } }));
  }
}

/** What spenders may take of whom the user said nothing may be left: read only where they said so. */
async function spendersOf(
  { incoming: { intent } }: Evidence,
  block: Known<PinnedBlock>,
  world: World,
  put: (change: Revise) => void,
  signal: AbortSignal,
): Promise<void> {
  if (intent === undefined) return;
  const said = revokedWhole(intent);
  if (said.length === 0) return;
  const add = (facts: Facts) => put((view) => ({ ...view, facts: grow(view.facts, facts) }));
  add(awaitedSpenders(said));
  try {
    const { spenderFacts } = await import('./spenderFacts.ts');
    await Promise.all(
      said.map(async (spender) =>
        add(await spenderFacts({ owner: intent.account, spender, block }, world, signal)),
      ),
    );
  } catch {
    // What is still awaited is not known when the reading ends.
  }
}

/** What the contracts that are called may take by earlier permissions, where Readback ships no name of them. */
async function earlierOf(
  { steps }: Evidence,
  block: Known<PinnedBlock>,
  world: World,
  put: (change: Revise) => void,
  signal: AbortSignal,
): Promise<void> {
  if (block.s !== 'known') return;
  const { chainId } = block.v;
  const pairs = [...earlierPairs(chainId, steps), ...pairsBehind(chainId, steps)];
  put((view) => ({ ...view, facts: grow(view.facts, awaitedEarlier(pairs)) }));
  await askEarlier(pairs, steps, block.v, world, put, signal);
}

async function askEarlier(
  pairs: readonly EarlierPair[],
  steps: Evidence['steps'],
  block: PinnedBlock,
  world: World,
  put: (change: Revise) => void,
  signal: AbortSignal,
): Promise<void> {
  if (pairs.length === 0) return;
  try {
    const { earlierAllowances } = await import('./earlierAllowances.ts');
    const facts = await earlierAllowances(pairs, steps, block, world, signal);
    put((view) => ({ ...view, facts: grow(view.facts, facts) }));
  } catch {
    // What is still awaited is not known when the reading ends.
  }
}

/** The contracts that a run shows to be called by those that the request calls, and that no call names. */
function reachedPairs(steps: Evidence['steps'], effects: Evidence['effects']): readonly EarlierPair[] {
  if (effects.s !== 'known' || effects.v.calls?.s !== 'known') return [];
  const { chainId } = effects.v.block;
  const named = new Set(pairsBehind(chainId, steps).map((it) => earlierFact(it.owner, it.spender)));
  return pairsBehind(chainId, steps, effects.v.calls.v).filter(
    (it) => !named.has(earlierFact(it.owner, it.spender)),
  );
}

function byId(facts: readonly Fact[]): Facts {
  return Object.fromEntries(facts.map((it) => [it.id, it]));
}

/** Begins to look for descriptors; they are applied once the facts are given that their fields need. */
function claimed(
  incoming: Incoming,
  steps: Evidence['steps'],
  block: Known<PinnedBlock>,
  look: ContractInspector,
  world: World,
  signal: AbortSignal,
): (labels: Labels) => Promise<Described> {
  let give: (labels: Labels) => void = () => {};
  const labelled = new Promise<Labels>((resolve) => {
    give = resolve;
  });
  const looking = described({ incoming, steps, block, look, labelled }, world, signal).catch(
    (): Described => ({ descriptions: [], facts: {} }),
  );
  return (labels) => {
    give(labels);
    return looking;
  };
}

/** What the names that the user typed give now. The rules of names are forty kilobytes: fetched where there is one. */
async function namesOf(
  incoming: Incoming,
  block: Known<PinnedBlock>,
  world: World,
  signal: AbortSignal,
): Promise<Facts> {
  const names = typedIn(incoming);
  if (names.length === 0) return {};
  try {
    const { readTypedNames } = await import('../names/readTypedNames.ts');
    return await readTypedNames({ names, chainId: chainOf(incoming.request.body), block }, world, signal);
  } catch {
    return {};
  }
}

async function simulated(
  { incoming: { request, mined, intent }, steps }: Evidence,
  block: Known<PinnedBlock>,
  looked: LookedAt,
  contracts: Promise<Facts>,
  world: World,
  put: (change: Revise) => void,
  signal: AbortSignal,
  { given, end }: Readonly<{ given: SimulationOverrides | undefined; end: number }>,
): Promise<void> {
  const { accounts } = looked;
  const done = (state: StationState, effects: Evidence['effects'], facts: Facts) => {
    const reached = reachedPairs(steps, effects);
    put((view) => ({
      ...view,
      effects: sayingLeftOut(effects, looked),
      facts: grow(view.facts, { ...awaitedEarlier(reached), ...facts }),
      stations: { ...view.stations, simulate: state },
    }));
    return block.s === 'known' ? askEarlier(reached, steps, block.v, world, put, signal) : undefined;
  };
  try {
    if (planOf(request, accounts).kind === 'skip') return done('skipped', unknown('notAsked'), {});
    if (block.s !== 'known') {
      return done('failed', block.s === 'pending' ? unknown('notAsked') : block, {});
    }
    const askOfSender = mined === undefined && planOf(request, accounts).kind === 'run';
    const its = { ...(given === undefined ? {} : { given }), ...(intent === undefined ? {} : { intent }) };
    const toSimulate = { request, steps, block: block.v, accounts, askOfSender, end, ...its };
    const it = await simulate(toSimulate, world, signal);
    const input = { request, steps, block: block.v };
    const labels = it.effects.s === 'known' ? await effectLabels(it.effects.v, input, world, signal) : {};
    // Rules look at whose code runs: no verdict without it.
    const listed = it.effects.s === 'known' ? await listingsMet(it.effects.v, steps, world, signal) : [];
    const facts = { ...(await contracts), ...labels, ...byId(listed), ...it.facts };
    const asking = done(it.state === 'pending' ? 'failed' : it.state, it.effects, facts);
    if (it.later === undefined || it.effects.s !== 'known') return await asking;
    // What comes after the effects delays nobody: it is added to them.
    const late = await it.later;
    const reached = reachedPairs(steps, known(late.grow(it.effects.v)));
    put((view) => ({
      ...view,
      effects: view.effects.s === 'known' ? known(late.grow(view.effects.v)) : view.effects,
      facts: grow(view.facts, { ...awaitedEarlier(reached), ...late.facts }),
    }));
    await askEarlier(reached, steps, block.v, world, put, signal);
  } catch {
    return done('failed', unknown('malformed'), {});
  }
}

function sessionFacts(session: Known<Session>): Facts {
  if (session.s !== 'known') return {};
  const { host, wallet } = session.v;
  const facts: Fact[] = [
    {
      id: 'session.host',
      value: known({ kind: 'text', text: host }),
      from: [{ by: 'source', name: 'this page' }],
    },
  ];
  if (wallet !== undefined) {
    const from = [{ by: 'source', name: wallet.name }] as const;
    facts.push({ id: 'session.chain', value: known({ kind: 'chain', chainId: wallet.chainId }), from });
    facts.push({ id: 'session.account', value: known({ kind: 'address', address: wallet.account }), from });
  }
  return byId(facts);
}
