import { isPermissionLine } from '../ledger/line.ts';
/**
 * What one spender may take of an account at the block that a readback is pinned to: every permission that an event of the
 * account ever named (ERC-20, ERC-721, ERC-1155, ERC-6909, ERC-777 and Permit2), and those that are known otherwise. What no
 * event names and nobody knows, as an allowance that a token was deployed with, is not seen; nor is a signature that nobody
 * has used yet.
 */
import { same } from '../ledger/account.ts';
import { type Address, type Hex, numberToHex, toEventSelector } from 'viem';
import { everyLine } from '../effects/lines.ts';
import { permit2, type AskedRead, distinctReads, rawRead } from '../effects/read.ts';
import { readerCode, readerGas, readerInput, readerOutput } from '../effects/reader.ts';
import type { EffectLine, PinnedBlock } from '../model/effects.ts';
import { type Known, known, unknown, type Unknown } from '../model/known.ts';
import { unforeseeable } from '../simulate/engines/unforeseeable.ts';
import { type Answered, rpc } from '../world/rpc.ts';
import { address, hexBytes, isRecord } from '../world/schema.ts';
import type { PermittedAsset, World } from '../world/world.ts';
import { addressInData } from '../world/returned.ts';

type Permission = Pick<EffectLine, 'who' | 'what' | 'asset' | 'via' | 'after'>;

/**
 * `whole`: known where nothing was left out, else why; `reads`: the same of what was asked of the contracts alone, and of
 * events where there are more of them than anybody asks for.
 */
export type StandingRead = Readonly<{
  standing: readonly Permission[];
  whole: Known<true>;
  reads: Known<true>;
  endpoint: string;
}>;

type Asked = Readonly<{
  owner: Address;
  spender: Address;
  block: PinnedBlock;
  /** Permissions that are known otherwise, whether they stand or not. */
  given: readonly PermittedAsset[];
  /** Tokens of which Permit2 is asked, too, where no event is relied on. */
  inPermit2?: readonly Address[];
  /** Whether only what is known otherwise is asked, and no events. */
  knownOnly?: true;
}>;

/** So many permissions are inspected, in calls of so many each. */
const most = 192;
const perCall = 48;

/** Reads them: three questions for events of all blocks, which many nodes refuse, and one for 48 permissions. Never throws. */
export async function readStanding(world: World, asked: Asked, signal: AbortSignal): Promise<StandingRead> {
  const events = await Promise.all(filtersOf(asked).map((filter) => logsOf(world, asked, filter, signal)));
  const refused = events.find((it): it is Unknown => it.s === 'unknown');
  const named = events
    .flatMap((it) => (it.s === 'known' ? it.v.value : []))
    .map((log) => readsOf(log, asked));
  const odd = named.includes(undefined);
  // Anybody can make a contract that says events: none of them may take the room of what is known otherwise.
  const reads = distinctReads([
    ...asked.given.map((it) => readOfGiven(it, asked)),
    ...(asked.inPermit2 ?? []).flatMap((token) => inPermit2(token, asked.owner, asked.spender)),
    ...inTurn(named.flatMap((it) => (it === undefined ? [] : [it]))),
  ]);
  const parts = Array.from({ length: Math.ceil(Math.min(reads.length, most) / perCall) }, (_, n) =>
    reads.slice(n * perCall, Math.min((n + 1) * perCall, most)),
  );
  const answers = await Promise.all(parts.map((part) => wordsOf(world, asked, part, signal)));
  const pairs = parts.flatMap((part, n) => {
    const words = answers[n];
    const none = words?.s === 'unknown' ? words : unknown('notAsked');
    return part.map((read, at) => ({
      read,
      before: known(0n),
      after: words?.s === 'known' ? (words.v.value[at] ?? none) : none,
    }));
  });
  const { chainId, timestamp: time } = asked.block;
  const lines = everyLine(pairs, { chainId, accounts: [asked.owner], paid: () => 0n, time }).filter(
    ({ what, counterparty }) => isPermissionLine({ what }) && same(counterparty, asked.spender),
  );
  const unread = lines.find(({ after }) => after.s !== 'known')?.after;
  const failed = answers.find((it): it is Unknown => it.s === 'unknown');
  const whole: Known<true> =
    refused ??
    (odd ? unknown('malformed') : undefined) ??
    (reads.length > most ? unknown('tooLarge') : undefined) ??
    failed ??
    (unread?.s === 'unknown' ? unread : undefined) ??
    known(true);
  const standing = lines.filter(({ after }) => after.s === 'known' && after.v !== 0n && after.v !== false);
  const endpoint = [...events, ...answers].find((it) => it.s === 'known')?.v.endpoint;
  const flooded = reads.length > most || events.some((it) => it.s === 'unknown' && it.why === 'tooLarge');
  const asFarAsAsked: Known<true> = failed ?? (flooded ? unknown('tooLarge') : known(true));
  return { standing, whole, reads: asFarAsAsked, endpoint: endpoint ?? asked.block.endpoint };
}

/** One of each token after another, so that one which names thousands of its items leaves room for the others. */
function inTurn(logs: readonly (readonly AskedRead[])[]): readonly AskedRead[] {
  const turns = new Map<string, number>();
  const placed = logs.map((reads) => {
    const [first] = reads;
    const of = first !== undefined && 'token' in first ? first.token.toLowerCase() : '';
    const turn = turns.get(of) ?? 0;
    turns.set(of, turn + 1);
    return { reads, turn };
  });
  return placed.toSorted((one, other) => one.turn - other.turn).flatMap(({ reads }) => reads);
}

const approval = toEventSelector('Approval(address,address,uint256)');
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)');
const unitsApproval = toEventSelector('Approval(address,address,uint256,uint256)');
const unitsOperator = toEventSelector('OperatorSet(address,address,bool)');
const authorized = toEventSelector('AuthorizedOperator(address,address)');
const permit2Approval = toEventSelector('Approval(address,address,address,uint160,uint48)');
const permit2Permit = toEventSelector('Permit(address,address,address,uint160,uint48,uint48)');

type Filter = Readonly<{ address?: Address; topics: readonly (Hex | readonly Hex[] | null)[] }>;

function filtersOf({ owner, spender, knownOnly }: Asked): readonly Filter[] {
  if (knownOnly === true) return [];
  const [by, to] = [topicOf(owner), topicOf(spender)];
  return [
    { topics: [[approval, approvalForAll, unitsApproval, unitsOperator], by, to] },
    { address: permit2, topics: [[permit2Approval, permit2Permit], by, null, to] },
    { topics: [authorized, to, by] },
  ];
}

function logsOf(
  world: World,
  { block: { chainId, parentNumber } }: Asked,
  filter: Filter,
  signal: AbortSignal,
): Promise<Known<Answered<readonly unknown[]>>> {
  const params = [{ ...filter, fromBlock: '0x0', toBlock: numberToHex(parentNumber) }];
  const bounds = { signal, deadline: 8_000, maxBytes: 1_048_576 };
  return rpc(world, { chainId, method: 'eth_getLogs', params }, bounds, (it) =>
    Array.isArray(it) ? (it as readonly unknown[]) : undefined,
  );
}

/** What to read of what an event names; undefined where it is not of the shape that was asked for. */
function readsOf(log: unknown, { owner, spender }: Asked): readonly AskedRead[] | undefined {
  if (!isRecord(log) || !Array.isArray(log.topics)) return undefined;
  const token = address(log.address);
  const [event, , , last] = log.topics.map((it) => hexBytes(it));
  if (token === undefined) return undefined;
  const id = last === undefined ? undefined : BigInt(last);
  switch (event) {
    case approval:
      if (id === undefined) return [{ kind: 'allowance', token, owner, spender }];
      return [
        { kind: 'nftApproved', token, id },
        { kind: 'nftOwner', token, id },
      ];
    case approvalForAll:
      return [{ kind: 'operator', token, owner, operator: spender }];
    case unitsApproval:
      return id === undefined ? undefined : [{ kind: 'unitsAllowance', token, owner, spender, id }];
    case unitsOperator:
      return [{ kind: 'unitsOperator', token, owner, operator: spender }];
    case authorized:
      return [{ kind: 'tokenOperator', token, owner, operator: spender }];
    case permit2Approval:
    case permit2Permit: {
      const of = hexBytes(log.topics[2]);
      const its = of === undefined ? undefined : addressInData(BigInt(of));
      return its === undefined ? undefined : inPermit2(its, owner, spender);
    }
    default:
      return undefined;
  }
}

/** Permit2 names every one of its own in an event. */
function readOfGiven({ kind, address: token }: PermittedAsset, { owner, spender }: Asked): AskedRead {
  return kind === 'token'
    ? { kind: 'allowance', token, owner, spender }
    : { kind: 'operator', token, owner, operator: spender };
}

function inPermit2(token: Address, owner: Address, spender: Address): readonly AskedRead[] {
  return [
    { kind: 'permit2', token, owner, spender },
    { kind: 'permit2Until', token, owner, spender },
  ];
}

/** What the contracts answer at the block that the readback is pinned to. */
function wordsOf(
  world: World,
  { block: { chainId, parentHash } }: Asked,
  reads: readonly AskedRead[],
  signal: AbortSignal,
): Promise<Known<Answered<readonly Known<bigint>[]>>> {
  const reader = unforeseeable();
  const call = {
    to: reader,
    data: readerInput(reads.map(rawRead)),
    gas: numberToHex(readerGas(reads.length)),
  };
  const params = [call, { blockHash: parentHash }, { [reader]: { code: readerCode } }];
  const bounds = { signal, deadline: 8_000, maxBytes: 262_144 };
  return rpc(world, { chainId, method: 'eth_call', params }, bounds, (it) => {
    const output = hexBytes(it);
    return output === undefined ? undefined : readerOutput(output, reads.length)?.words;
  });
}

function topicOf(account: Address): Hex {
  return `0x${account.slice(2).toLowerCase().padStart(64, '0')}`;
}
