import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { revocationCall, revocationIn } from '@readback/core/label/descriptors/revocation.ts';
import { type Mute, standardPreferences } from '@readback/core/model/preferences.ts';
import type { Body } from '@readback/core/model/request.ts';
import { nameOf } from '@readback/core/names/nameOf.ts';
import { ethereumNames } from '@readback/core/names/service.ts';
import { practiceName } from '@readback/core/shipped/practiceContracts.ts';
import { hashOfCode } from '@readback/core/text/hashOfCode.ts';
import { hexBytes } from '@readback/core/world/schema.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { developmentChains } from '@readback/core/world/developmentChains.ts';
import type {
  BookEntry,
  Label,
  Bounds,
  QuestionKind,
  Questions,
  World,
  ContractRecord,
  Session,
} from '@readback/core/world/world.ts';
import { type Registry, registryAt } from '../descriptors/registry.ts';
import type { Options } from '../options/readOptions.ts';
import type { GivenAbi } from './abiFiles.ts';
import { askGiven, askSignatures, askVerified, type Source, fetchJson } from './askAbi.ts';
import { askRegistry } from './askRegistry.ts';
import { askingNode } from './askNode.ts';
import { type Host, type HostRecord, host } from './host.ts';
import { sourcifyRecord } from '@readback/core/abi/sources/sourcifyRecord.ts';
import type { Address } from 'viem';
import * as words from '@readback/phrases/words/cli/input.ts';

/** The world as the command sees it, and whom it asked. */
export type NodeWorld = Readonly<{ world: World; asked: () => readonly HostRecord[] }>;

/** What a reading is about: the request, or the chain alone; the ABIs of the user’s files, the registry that was named, what is muted,
 * and who is paid. */
export type About = Readonly<{
  body?: Body;
  chainId?: number;
  abis?: readonly GivenAbi[];
  registry?: Registry | undefined;
  mutes?: readonly Mute[];
  book?: readonly BookEntry[];
}>;

/**
 * The world of one reading: the one node that the user named, for the chain of the request and no other; ABIs of the
 * user's files and of Sourcify; names from Ethereum's node where that is the one. There is no book
 * but one that is given, and gateways that contracts name are not asked.
 */
export function nodeWorld(
  options: Pick<Options, 'rpc' | 'offline' | 'chainId' | 'from'>,
  { body, chainId: on, abis = [], registry: named, mutes = [], book }: About,
): NodeWorld {
  const requestChain = body === undefined ? on : chainOf(body);
  const rpc = options.offline ? undefined : options.rpc;
  const node = rpc === undefined ? undefined : nodeAt(rpc);
  // What runs on a development chain is known to nobody else.
  const look = !options.offline && requestChain !== undefined && !developmentChains.has(requestChain);
  const verified = look ? source(lookUps.verified) : undefined;
  const signatures = look ? source(lookUps.signatures) : undefined;
  const registry = named ?? (look ? registryAt(lookUps.descriptors) : undefined);
  const descriptor = registry === undefined ? undefined : askRegistry(registry, body);
  const isHere = (chainId: number): boolean => node !== undefined && chainId === requestChain;
  const wallet = walletOf(options, body);

  const answers: Answers = {
    rpc: (question, bounds) =>
      node !== undefined && isHere(question.chainId) ? node.ask(question, bounds) : unknown('notAsked'),
    label: async ({ address, chainId: on }, bounds) => {
      if (developmentChains.has(on) && node !== undefined && isHere(on))
        return ofPractice(on, address, node, bounds);
      if (on !== ethereumNames.chainId || !isHere(on)) return unknown('notAsked');
      const signal = AbortSignal.any([bounds.signal, AbortSignal.timeout(courtesy)]);
      const found = await nameOf({ address, chainId: on, gateways: false }, world, signal);
      return found.s === 'known' ? known({ name: found.v.name, source: `ENS (${found.v.endpoint})` }) : found;
    },
    ens: () => (isHere(ethereumNames.chainId) ? known(ethereumNames) : unknown('notAsked')),
    gateway: () => unknown('notAsked'),
    revoked: async (asked, bounds) => {
      const call = revocationCall(asked);
      return node !== undefined && isHere(call.chainId)
        ? revocationIn(await node.ask(call, bounds))
        : unknown('notAsked');
    },
    abi: askGiven(abis),
    ...(verified === undefined ? {} : { verified: askVerified(verified) }),
    contract: askContract(verified),
    ...(signatures === undefined ? {} : { signatures: askSignatures(signatures) }),
    ...(descriptor === undefined ? {} : { descriptor }),
    listed: () => known({ lists: [], found: [] }),
    preferences: () => known({ ...standardPreferences, mutes }),
    book: () => (book === undefined ? unknown('unsupported') : known(book)),
    // Nothing is kept here beside what the engine ships, and what events name.
    permitted: () => known([]),
    // No page asks here: a sign-in is held against the site that the user names.
    session: () => known({ host: '', ...(wallet === undefined ? {} : { wallet }) }),
    // There is one node here, which a reading asks by itself.
    heads: () => known([]),
    time: () => known(BigInt(Math.floor(Date.now() / 1000))),
  };
  const world: World = {
    ask: async (kind, question, bounds) => answers[kind]?.(question, bounds) ?? unknown('notAsked'),
  };
  const hosts: readonly Host[] = [node?.host, verified?.host, signatures?.host, registry?.host].filter(
    (it) => it !== undefined,
  );
  return { world, asked: () => hosts.map((it) => it.record()) };
}

function nodeAt(url: URL) {
  const its = host(url.host);
  return { host: its, ask: askingNode({ url, host: its }) };
}

/** The name of a contract of the practice chain, which the page has from its own server: here by the code that is there. */
async function ofPractice(
  chainId: number,
  address: Address,
  node: ReturnType<typeof nodeAt>,
  bounds: Bounds,
): Promise<Known<Label>> {
  const answer = await node.ask({ chainId, method: 'eth_getCode', params: [address, 'latest'] }, bounds);
  if (answer.s !== 'known') return answer;
  const code = 'result' in answer.v ? hexBytes(answer.v.result) : undefined;
  const name = code === undefined ? undefined : practiceName(chainId, address, hashOfCode(code));
  return name === undefined ? unknown('notFound') : known({ name, source: 'Readback' });
}

function source(base: string): Source {
  return { base, host: host(new URL(base).host) };
}

/** A name is a courtesy: the verdict does not wait longer for it, in milliseconds. */
const courtesy = 3_000;

/** A question that is not here is not asked of anybody. */
type Answers = {
  [K in QuestionKind]?: (
    question: Questions[K]['ask'],
    bounds: Bounds,
  ) => Known<Questions[K]['answer']> | Promise<Known<Questions[K]['answer']>>;
};

/**
 * Answers with what Sourcify has on record of a contract. `unsupported` on development chains, of which nobody keeps
 * records; not asked without a source.
 */
function askContract(source: Source | undefined) {
  return async (
    question: Questions['contract']['ask'],
    { signal }: Bounds,
  ): Promise<Known<ContractRecord>> => {
    if (developmentChains.has(question.chainId)) return unknown('unsupported');
    if (source === undefined) return unknown('notAsked');
    return sourcifyRecord(question, source.base, fetchJson(source.host), signal);
  };
}

/** Where verified contracts, names of functions, and descriptors are looked up, unless the user said `--offline`. */
const lookUps = {
  verified: 'https://sourcify.dev/server',
  signatures: 'https://api.4byte.sourcify.dev/signature-database',
  descriptors: 'https://raw.githubusercontent.com/ethereum/clear-signing-erc7730-registry/master',
} as const;

/**
 * The user's wallet, as far as the options tell it. What they leave out is as the request has it: then it is nothing
 * that a request could be held against.
 */
function walletOf(
  { chainId, from }: Pick<Options, 'chainId' | 'from'>,
  body: Body | undefined,
): Session['wallet'] | undefined {
  if ((chainId === undefined && from === undefined) || body === undefined) return undefined;
  const account = from ?? signerIn(body);
  const on = chainId ?? chainOf(body);
  return account === undefined || on === undefined ? undefined : { chainId: on, account, name: words.wallet };
}

function signerIn(body: Body): Address | undefined {
  if (body.kind === 'transaction' || body.kind === 'calls' || body.kind === 'calldata') return body.from;
  return body.kind === 'typedData' || body.kind === 'message' ? body.signer : undefined;
}
