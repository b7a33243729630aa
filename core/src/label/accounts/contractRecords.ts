import { type FactOf, factOfAccount } from '../../model/factIds.ts';
import { type Address, type Hex, numberToHex } from 'viem';
import { type ChainState, codeAt } from '../../abi/code/chainState.ts';
import { contractIn, type FoundContract } from '../../abi/code/contractAt.ts';
import { proxyInCode } from '../../abi/code/proxyCode.ts';
import { counted } from '../../world/counted.ts';
import { type Counterpart, counterpartsOf } from '../../actions/addresses/counterparts.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import type { Fact, Provenance } from '../../model/fact.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { contractFacts } from './contracts.ts';
import { blockTime } from '../../world/blockTime.ts';
import { toldByNode } from '../../world/provenance.ts';
import { type Answered, ofTheUser, rpc } from '../../world/rpc.ts';
import { type Check, type Header, header, hexBytes } from '../../world/schema.ts';
import type { BookEntry, Bounds, ContractRecord, World } from '../../world/world.ts';
import { knownName } from '../../shipped/known.ts';
import { sourceNameFact } from './sourceNameFact.ts';

/** How many contracts of one request are asked about. */
const mostRecords = 12;

type RecordsInput = Readonly<{
  steps: readonly Step[];
  block: PinnedBlock;
  book: Promise<Known<readonly BookEntry[]>>;
  /** Whether a contract is at an address; false also where nobody could say. */
  isContract(address: Address): Promise<boolean>;
}>;

/**
 * What is known of the contracts that a request calls or gives power to: `account.….verified` (whether their source is
 * published), what that source calls them, `account.….sourceName`, and when they were made, `account.….created`, or where nobody says that, whether they was there some
 * days ago: `account.….presentAt` or `account.….absentAt`. For a proxy the same of the code that it runs, which
 * `account.….implementation` names; a minimal one (ERC-1167) has no source but that. Nothing of accounts without code,
 * of what Readback names itself, and of what the user saved and gives no power over assets.
 */
export async function contractRecords(
  { steps, block, book, isContract }: RecordsInput,
  world: World,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  const saved = savedIn(await book);
  const candidates = counterpartsOf(steps).filter(
    // A saved name does not say whether who gets power over assets published its code.
    ({ address, how }) => isUnnamed(block, address) && (how === 'power' || !saved.has(address.toLowerCase())),
  );
  const contracts = await Promise.all(
    candidates.map(async (it) => ((await isContract(it.address)) ? [it] : [])),
  );
  const past = pastOf(world, block, signal);
  const at = { world, block, signal, past };
  const facts = await Promise.all(
    contracts
      .flat()
      .slice(0, mostRecords)
      .map((it) => factsOf(it, at)),
  );
  return facts.flat();
}

type At = Readonly<{ world: World; block: PinnedBlock; signal: AbortSignal; past: Past }>;

/** How old a contract must be so as not to be new, in seconds, and a block that is about as old. */
type Past = Readonly<{ age(): Promise<bigint>; block(): Promise<PastBlock> }>;

type PastBlock = Known<Readonly<{ number: bigint; header: Header }>>;

/** An answer that is long in coming keeps the verdict waiting. */
function bounds(signal: AbortSignal, maxBytes = 65_536): Bounds {
  return { signal, deadline: 3_000, maxBytes };
}

function isUnnamed({ chainId }: PinnedBlock, address: Address): boolean {
  return knownName(chainId, address) === undefined;
}

async function factsOf({ address, how }: Counterpart, at: At): Promise<readonly Fact[]> {
  const { world, block, signal } = at;
  const state: ChainState = {
    world,
    chainId: block.chainId,
    block: { blockHash: block.parentHash },
    signal,
  };
  // Whose code a token borrows is not worth what a node is asked for it, each time the request is read again.
  const found = await (how === 'bought' ? inCode(state, address) : contractIn(state, address));
  if (found.s !== 'known') return [];
  const { own, proxies, code: last } = found.v.contract;
  const stages = [own, ...proxies.map(({ implementation }) => ({ address: implementation }))];
  const ask = stages.map((stage, index) => {
    const { hash } = stage.address === last.address ? last : { hash: undefined, ...stage };
    const isClone = proxies[index]?.kind === 'eip1167';
    return isClone || !isUnnamed(block, stage.address) ? none : recordFacts(stage.address, hash, at);
  });
  const records = await Promise.all(ask);
  const clones = stages.map((stage, index) => {
    const proxy = proxies[index];
    return proxy?.kind === 'eip1167'
      ? cloneFacts(stage.address, proxy.implementation, records.flat(), at)
      : none;
  });
  return [contractFacts(found, '0x', block), ...records, ...(await Promise.all(clones))].flat();
}

const none: Promise<readonly Fact[]> = Promise.resolve([]);

/** What is at an address, as far as its own code says. */
async function inCode(state: ChainState, address: Address): Promise<Known<FoundContract>> {
  const read = await codeAt(state, address);
  if (read.s !== 'known') return read;
  const entry = read.v;
  const proxy = proxyInCode(entry.code);
  const contract =
    proxy === undefined
      ? { own: entry.at, proxies: [], code: entry.at }
      : { own: entry.at, proxies: [{ address, ...proxy }], code: { address: proxy.implementation } };
  return known({ contract, entry, last: undefined });
}

async function recordFacts(address: Address, codeHash: Hex | undefined, at: At): Promise<readonly Fact[]> {
  const { world, block, signal } = at;
  const question = {
    chainId: block.chainId,
    address,
    ...(codeHash === undefined ? {} : { codeHash }),
  };
  const record = await world.ask('contract', question, bounds(signal));
  const made = record.s === 'known' ? await madeAt(record.v, at) : undefined;
  return [
    record.s === 'known'
      ? verifiedFact(address, record.v.verified, record.v.from)
      : { id: factOfAccount(address, 'verified'), value: settled(record), from: [] },
    ...sourceName(address, record),
    made === undefined
      ? ((await publishedThen(address, record, at)) ?? (await stoodThen(address, at)))
      : timeFact(factOfAccount(address, 'created'), made.seconds, made.from),
  ];
}

/** A minimal proxy is all convention: its source is that of the code it runs. */
async function cloneFacts(
  address: Address,
  implementation: Address,
  records: readonly Fact[],
  at: At,
): Promise<readonly Fact[]> {
  const its = factOfAccount(implementation, 'verified');
  const from = [{ by: 'derived', from: [its] }] as const;
  const named = known({ kind: 'bool', value: true } as const);
  const value = records.find((fact) => fact.id === its)?.value ?? named;
  return [{ id: factOfAccount(address, 'verified'), value, from }, await stoodThen(address, at)];
}

function sourceName(address: Address, record: Known<ContractRecord>): readonly Fact[] {
  if (record.s !== 'known' || !record.v.verified) return [];
  return sourceNameFact(address, record.v.name, record.v.from);
}

function verifiedFact(address: Address, value: boolean, from: Provenance): Fact {
  return { id: factOfAccount(address, 'verified'), value: known({ kind: 'bool', value }), from: [from] };
}

/** When a record says that a contract was made. Of a block only its number is taken: its time is the chain's. */
async function madeAt(
  { createdAt, createdBlock, from }: ContractRecord,
  { world, block, signal }: At,
): Promise<Readonly<{ seconds: bigint; from: readonly Provenance[] }> | undefined> {
  if (createdAt !== undefined) return { seconds: createdAt, from: [from] };
  if (createdBlock === undefined || createdBlock > block.parentNumber) return undefined;
  const found = await headerAt(world, block, createdBlock, signal);
  if (found.s !== 'known') return undefined;
  const { value, endpoint } = found.v;
  const there = { chainId: block.chainId, block: value.hash, number: value.number };
  return { seconds: value.timestamp, from: [from, toldByNode(there, endpoint)] };
}

/** What was published was there on that day. Undefined where that is too short a while ago to say anything. */
async function publishedThen(
  address: Address,
  record: Known<ContractRecord>,
  { block, past }: At,
): Promise<Fact | undefined> {
  if (record.s !== 'known' || !record.v.verified) return undefined;
  const { from } = record.v;
  const endOfDay = Date.parse(`${from.asOf ?? ''}T23:59:59Z`);
  if (Number.isNaN(endOfDay)) return undefined;
  const seconds = BigInt(Math.floor(endOfDay / 1_000));
  const isOld = block.timestamp - seconds >= (await past.age());
  return isOld ? timeFact(factOfAccount(address, 'presentAt'), seconds, [from]) : undefined;
}

/** Whether a contract was there some days ago. Nodes without history answer an error: then nobody knows. */
async function stoodThen(address: Address, { world, block, signal, past }: At): Promise<Fact> {
  const then = await past.block();
  if (then.s !== 'known') return { id: factOfAccount(address, 'created'), value: settled(then), from: [] };
  const { number, header: its } = then.v;
  const code = await ask(world, block, 'eth_getCode', [address, numberToHex(number)], signal, hexBytes);
  if (code.s !== 'known') return { id: factOfAccount(address, 'created'), value: settled(code), from: [] };
  const there = { chainId: block.chainId, block: its.hash, number };
  const what = code.v.value === '0x' ? 'absentAt' : 'presentAt';
  return timeFact(factOfAccount(address, what), its.timestamp, [toldByNode(there, code.v.endpoint)]);
}

function settled(it: Exclude<Known<unknown>, { s: 'known' }>) {
  return it.s === 'pending' ? unknown('notAsked') : it;
}

function timeFact(id: FactOf<'time'>, seconds: bigint, from: readonly Provenance[]): Fact {
  return { id, value: known({ kind: 'time', seconds }), from };
}

const day = 86_400n;

/**
 * The block that is as old as a contract must be so as not to be new, or a little older; asked for once, and only by
 * who needs it. Blocks come faster or slower than usual, so that the first one that is inspected says where the second
 * is.
 */
function pastOf(world: World, block: PinnedBlock, signal: AbortSignal): Past {
  let needed: Promise<bigint> | undefined;
  let found: Promise<PastBlock> | undefined;
  const age = () => {
    needed ??= days();
    return needed;
  };
  return {
    age,
    block: () => {
      found ??= find();
      return found;
    },
  };

  async function days(): Promise<bigint> {
    const preferences = await world.ask('preferences', {}, ofTheUser(signal));
    const thresholds = thresholdsOf({ preferences });
    // A tenth more: so that who was there then is surely old enough.
    return (BigInt(Math.ceil(thresholds.newContractDays)) * day * 11n) / 10n;
  }

  async function find(): Promise<PastBlock> {
    const usual = blockTime(block.chainId);
    if (usual === undefined) return unknown('notAsked');
    const wanted = await age();
    const first = await blockBack(wanted / usual);
    if (first.s !== 'known' || isAbout(first.v.header, wanted)) return first;
    const [blocks, seconds] = [
      block.parentNumber - first.v.number,
      block.timestamp - first.v.header.timestamp,
    ];
    return seconds <= 0n ? unknown('malformed') : blockBack((wanted * blocks) / seconds);
  }

  async function blockBack(blocks: bigint): Promise<PastBlock> {
    const number = blocks >= block.parentNumber ? 0n : block.parentNumber - (blocks > 0n ? blocks : 1n);
    const answer = await headerAt(world, block, number, signal);
    return answer.s === 'known' ? known({ number, header: answer.v.value }) : settled(answer);
  }

  function isAbout({ timestamp }: Header, wanted: bigint): boolean {
    const its = block.timestamp - timestamp;
    return its * 20n >= wanted * 19n && its <= wanted * 2n;
  }
}

function headerAt(world: World, block: PinnedBlock, number: bigint, signal: AbortSignal) {
  const check: Check<Header> = (it) => {
    const found = header(it);
    return found?.number === number ? found : undefined;
  };
  return ask(world, block, 'eth_getBlockByNumber', [numberToHex(number), false], signal, check);
}

function ask<T>(
  world: World,
  { chainId }: PinnedBlock,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
  check: Check<T>,
): Promise<Known<Answered<T>>> {
  // Blocks with many transactions are long even where only their hashes are told.
  return rpc(world, { chainId, method, params }, bounds(signal, 1_048_576), check);
}

/** Addresses that the user owns or saved, in lower case. */
function savedIn(book: Known<readonly BookEntry[]>): ReadonlySet<string> {
  const entries = book.s === 'known' ? book.v : [];
  const saved = entries.map(counted).filter(({ own, name }) => own || name !== undefined);
  return new Set(saved.map(({ address }) => address.toLowerCase()));
}
