import { factOfToken } from '../model/factIds.ts';
import type { Address, Hex } from 'viem';
import { same } from '../ledger/account.ts';
import type { Trust } from '../label/descriptors/attested.ts';
import { encodeType } from '../crypto/encodeType.ts';
import { factAnswer } from '../label/descriptors/factAnswers.ts';
import { type Registry, registry } from '../label/descriptors/registry.ts';
import {
  type FieldRoom,
  mostShownFields,
  mostShownText,
  shortened,
  shortSpans,
  shortWarnings,
} from '../label/descriptors/shortened.ts';
import { type DescribedPart, subjectsOf } from '../label/descriptors/subjects.ts';
import { clearSign } from '../label/erc7730/clearSign.ts';
import { clearSignAsking, type AsyncData } from '../label/erc7730/clearSignAsking.ts';
import { stepById } from '../actions/steps/stepTree.ts';
import { ownDescriptors } from '../label/descriptors/ownDescriptors.ts';
import type { Descriptor } from '../label/erc7730/document/descriptor.ts';
import type { ClearSigned, DescriptorQuestion, ReadClearSigned } from '../model/clearSigned.ts';
import { tokenFacts } from '../label/tokens/tokenFacts.ts';
import type { Description, DescriptionSource, Lint, SaidByDescriptor } from '../model/description.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, Facts } from '../model/fact.ts';
import { type Known, known, type Unknown, valueOf } from '../model/known.ts';
import type { Incoming } from '../model/request.ts';
import type { Step } from '../model/step.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { onlyChecked } from '../model/ways.ts';
import { onThisDevice } from '../world/onThisDevice.ts';
import { ofTheUser, ordinary } from '../world/rpc.ts';
import type { World } from '../world/world.ts';
import type { ContractInspector } from '../label/accounts/contracts.ts';

/** What descriptors say of a request, and what was read of the tokens that they speak of. */
export type Described = Readonly<{ descriptions: readonly Description[]; facts: Facts }>;

export type DescribeInput = Readonly<{
  incoming: Incoming;
  steps: readonly Step[];
  block: Known<PinnedBlock>;
  look: ContractInspector;
  /** What the label station found, once it has: facts, and what values mean. */
  labelled: Promise<Labels>;
}>;

export type Labels = Readonly<{ steps: readonly Step[]; facts: Facts }>;

/** In milliseconds, for all that is asked of the registry together. */
const longest = 4_000;

/** How many tokens that only descriptors speak of are read. */
const mostTokens = 8;

/**
 * Looks up descriptors for what is signed and applies them. Files are asked of the registry at once; what their fields
 * need is answered by the facts of the readback, and tokens beyond those are read at its pinned block. The registry is
 * not asked about what a link brought: only once the user made it theirs. Never rejects.
 */
export async function described(input: DescribeInput, world: World, signal: AbortSignal): Promise<Described> {
  const { incoming, steps, block, look, labelled } = input;
  const { body } = incoming.request;
  const subjects = subjectsOf(body, steps);
  if (subjects.length === 0) return nothing;
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const outside = onlyChecked(incoming) ? onThisDevice(world) : world;
  const files = registry(chainOf(body) ?? 0, outside, over);
  const trust = trustOf(outside, over);
  const facts = labelled.then((it) => it.facts);
  const tokens = tokenReader(block, facts, world, signal);
  const room: FieldRoom = { fields: mostShownFields };
  const descriptions: Description[] = [];
  for (const { of } of subjects) askFirst(of, files);
  // One after the other: files and tokens are asked for once, and of all fields only the first ones are kept.
  for (const subject of subjects) {
    const gaps: Unknown[] = [];
    const own = labelled.then((it) => ownOf(subject, it.steps));
    const ask = answers({ subject, files, tokens, look, facts, own, gaps });
    const said = await clearSignAsking((data) => clearSign(subject.of, data), ask).catch(() => broken);
    const { steps: meant } = await labelled;
    const it = await description(
      { subject, step: stepOf(subject, meant), said, gaps },
      files,
      room,
      await trust,
    );
    if (it !== undefined) descriptions.push(it);
  }
  return { descriptions, facts: tokens.read() };
}

/** Without a clock, whatever expires has expired. */
const endOfTime = 2n ** 64n;

async function trustOf(world: World, signal: AbortSignal): Promise<Trust> {
  const [now, preferred] = await Promise.all([
    world.ask('time', {}, ordinary(signal)),
    world.ask('preferences', {}, ofTheUser(signal)),
  ]);
  return { world, signal, now: valueOf(now) ?? endOfTime, auditors: valueOf(preferred)?.auditors ?? [] };
}

/** All files that are sure to be wanted are asked for at once. */
function askFirst(of: DescribedPart['of'], files: Registry): void {
  if (of.kind === 'call') return void files.ofCalls(of.chainId, of.to);
  const { domain, primaryType, types } = of.typed;
  const chainId = chainIdOf(of);
  if (chainId !== undefined && domain.verifyingContract !== undefined)
    void files.ofTyped(chainId, domain.verifyingContract, encodeType(types, primaryType));
}

const nothing: Described = { descriptions: [], facts: {} };
const broken: ClearSigned = { kind: 'unread', warnings: [{ code: 'invalidDescriptor' }] };

type Found = Readonly<{
  subject: DescribedPart;
  step: Step | undefined;
  said: ClearSigned;
  gaps: readonly Unknown[];
}>;

/** Nobody was asked: nothing is said. Our own descriptors need no proof, and no look of ours. */
async function description(
  { subject, step, said, gaps }: Found,
  files: Registry,
  room: FieldRoom,
  trust: Trust,
): Promise<Description | undefined> {
  const id = subject.step;
  if (said.kind === 'read') {
    const foreign = said.binding === 'interface' ? nobodys : await looked(said, step, files, trust);
    // Without a look of ours at it nothing of it is shown, as where it was not found at all.
    if (foreign === undefined) return { step: id, kind: 'unknown', why: 'offline' };
    return { step: id, kind: 'said', ...saidOf(said, files, room, foreign) };
  }
  const [gap] = gaps;
  if (gap?.why === 'notAsked') return undefined;
  if (gap !== undefined) return { step: id, kind: 'unknown', why: gap.why, ...sourceOf(gap) };
  return { step: id, kind: 'none', why: said.warnings.slice(0, 4) };
}

/** Who attests a descriptor of others, and what is wrong with it. Undefined where what looks at it does not come. */
async function looked(
  said: ReadClearSigned,
  step: Step | undefined,
  files: Registry,
  trust: Trust,
): Promise<Looked | undefined> {
  try {
    const [{ attested }, { lintOf }] = await Promise.all([
      import('../label/descriptors/attested.ts'),
      import('../label/descriptors/lintOf.ts'),
    ]);
    const proof = await attested(said.place, files, trust).catch(() => ({}));
    return { ...proof, lint: step === undefined ? [] : lintOf(said, step) };
  } catch {
    return undefined;
  }
}

type Looked = Pick<DescriptionSource, 'digest' | 'attestedBy'> & Readonly<{ lint: readonly Lint[] }>;

const nobodys: Looked = { lint: [] };

function stepOf({ step }: DescribedPart, steps: readonly Step[]): Step | undefined {
  return stepById(steps, step);
}

function ownOf(subject: DescribedPart, steps: readonly Step[]): readonly Descriptor[] {
  const step = stepOf(subject, steps);
  const chainId = chainIdOf(subject.of);
  return step === undefined || chainId === undefined ? [] : ownDescriptors(step, chainId);
}

function sourceOf({ source }: Unknown): { source?: string } {
  return source === undefined ? {} : { source };
}

type Tokens = Readonly<{ at(address: Address): Promise<Facts>; read(): Facts }>;

type Answering = Readonly<{
  subject: DescribedPart;
  files: Registry;
  tokens: Tokens;
  look: ContractInspector;
  facts: Promise<Facts>;
  /** Descriptors of our own, for the contract of the subject. */
  own: Promise<readonly Descriptor[]>;
  /** Takes what the registry could not be asked. */
  gaps: Unknown[];
}>;

function answers({ subject, files, tokens, look, facts, own, gaps }: Answering): AsyncData {
  const withOwn = async (it: Known<readonly Descriptor[]>, isIts: boolean) => {
    if (it.s === 'unknown') gaps.push(it);
    return known([...(it.s === 'known' ? it.v : []), ...(isIts ? await own : [])]);
  };
  const { of } = subject;
  const selector: Hex | undefined = of.kind === 'call' ? (of.data.slice(0, 10) as Hex) : undefined;
  const answer = async (ask: DescriptorQuestion): Promise<Known<unknown>> => {
    switch (ask.kind) {
      case 'callDescriptors':
        return withOwn(await files.ofCalls(ask.chainId, ask.address), isSame(of, ask.address));
      case 'typedDescriptors': {
        if (ask.chainId === undefined || ask.address === undefined) return known([]);
        return withOwn(await files.ofTyped(ask.chainId, ask.address, ask.encodeType), true);
      }
      case 'implementation':
        return implementations(await look(ask.address, selector ?? '0x00000000'));
      case 'token':
        return factAnswer(ask, await tokens.at(ask.address), chainIdOf(of) ?? -1);
      default:
        return factAnswer(ask, await facts, chainIdOf(of) ?? -1);
    }
  };
  return answer as AsyncData;
}

/** Calls inside are inspected as steps of their own. */
function isSame(of: DescribedPart['of'], address: Address): boolean {
  return of.kind === 'call' && same(of.to, address);
}

function chainIdOf(of: DescribedPart['of']): number | undefined {
  if (of.kind === 'call') return of.chainId;
  const { chainId } = of.typed.domain;
  return chainId === undefined || chainId > Number.MAX_SAFE_INTEGER ? undefined : Number(chainId);
}

function implementations(found: Awaited<ReturnType<ContractInspector>>): Known<readonly Address[]> {
  if (found.s !== 'known') return found;
  return known(found.v.contract.proxies.map(({ implementation }) => implementation));
}

/** Facts of tokens: those of the label station, and of a few more, read at the same block. */
function tokenReader(
  block: Known<PinnedBlock>,
  labelled: Promise<Facts>,
  world: World,
  signal: AbortSignal,
): Tokens {
  const asked = new Map<string, Promise<readonly Fact[]>>();
  const more: Record<string, Fact> = {};
  return {
    at: async (address) => {
      const facts = await labelled;
      const key = address.toLowerCase();
      if (Object.hasOwn(facts, factOfToken(key, 'symbol')) || block.s !== 'known') return facts;
      const reading = asked.get(key) ?? (asked.size < mostTokens ? readToken(block.v, address) : none);
      asked.set(key, reading);
      for (const fact of await reading) more[fact.id] = fact;
      return { ...facts, ...more };
    },
    read: () => more,
  };

  async function readToken(at: PinnedBlock, address: Address): Promise<readonly Fact[]> {
    return (await tokenFacts({ world, block: at, signal }, address)).facts.filter(
      ({ value }) => value.s === 'known',
    );
  }
}

const none: Promise<readonly Fact[]> = Promise.resolve([]);

/** A description as the readback keeps it, with where its descriptor comes from. */
function saidOf(
  said: ReadClearSigned,
  files: Registry,
  room: FieldRoom,
  { lint, ...proof }: Looked,
): SaidByDescriptor {
  const { place, binding, intent, interpolated, fields, owner, contractName, warnings } = said;
  const file = files.fileOf(place);
  const { fields: kept, more } = shortened(fields, room);
  return {
    intent: intent.slice(0, 20).map(({ label, text }) => ({
      ...(label === undefined ? {} : { label: label.slice(0, mostShownText) }),
      text: text.slice(0, mostShownText),
    })),
    ...(interpolated === undefined ? {} : { sentence: shortSpans(interpolated) }),
    fields: kept,
    ...(more === 0 ? {} : { more }),
    warnings: shortWarnings(warnings),
    lint,
    binding,
    ...(owner === undefined ? {} : { owner: owner.slice(0, mostShownText) }),
    ...(contractName === undefined ? {} : { contractName: contractName.slice(0, mostShownText) }),
    from: { place, ...(file === undefined ? {} : { host: file.host, fetchedAt: file.fetchedAt }), ...proof },
  };
}
