import { type Address, getAddress, type Hex, hexToBigInt, size, sliceHex, toEventSelector } from 'viem';
import { isCurrencyLog } from './currencyLogs.ts';
import type { Log } from './log.ts';

/** What a contract says in a log. It may lie: reads decide. */
export type TokenEvent =
  | Readonly<{ kind: 'moved'; token: Address; from: Address; to: Address; amount: bigint }>
  | Readonly<{ kind: 'nftMoved'; token: Address; from: Address; to: Address; id: bigint }>
  | Readonly<{ kind: 'unitsMoved'; token: Address; from: Address; to: Address; id: bigint; amount: bigint }>
  | Readonly<{ kind: 'approved'; token: Address; owner: Address; spender: Address; amount: bigint }>
  | Readonly<{ kind: 'nftApproved'; token: Address; owner: Address; spender: Address; id: bigint }>
  | Readonly<{ kind: 'operator'; token: Address; owner: Address; operator: Address; approved: boolean }>
  | Readonly<{ kind: 'safeFailed'; safe: Address }>;

/**
 * What ERC-20, ERC-721, ERC-1155, ERC-6909 (its transfers) and Safes say in a log; empty for any other log, one of another
 * form, and what the network logs of its own currency.
 */
export function eventsOf(log: Log): readonly TokenEvent[] {
  if (isCurrencyLog(log)) return [];
  const [topic] = log.topics;
  const read = topic === undefined ? undefined : readers[topic];
  return read === undefined ? [] : read(log);
}

const transfer = toEventSelector('Transfer(address,address,uint256)');
const approval = toEventSelector('Approval(address,address,uint256)');
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)');
const transferSingle = toEventSelector('TransferSingle(address,address,address,uint256,uint256)');
const transferBatch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])');
const transferOfUnits = toEventSelector('Transfer(address,address,address,uint256,uint256)');
const executionFailure = toEventSelector('ExecutionFailure(bytes32,uint256)');
const moduleFailure = toEventSelector('ExecutionFromModuleFailure(address)');

const readers: Readonly<Record<Hex, (log: Log) => readonly TokenEvent[]>> = Object.assign(
  Object.create(null),
  {
    [transfer]: (log: Log) => {
      const [from, to, id] = [topicAddress(log, 1), topicAddress(log, 2), log.topics[3]];
      if (from === undefined || to === undefined) return [];
      if (id !== undefined) return [{ kind: 'nftMoved', token: log.address, from, to, id: hexToBigInt(id) }];
      const amount = dataWord(log, 0);
      return amount === undefined ? [] : [{ kind: 'moved', token: log.address, from, to, amount }];
    },
    [approval]: (log: Log) => {
      const [owner, spender, id] = [topicAddress(log, 1), topicAddress(log, 2), log.topics[3]];
      if (owner === undefined || spender === undefined) return [];
      const token = log.address;
      if (id !== undefined) return [{ kind: 'nftApproved', token, owner, spender, id: hexToBigInt(id) }];
      const amount = dataWord(log, 0);
      return amount === undefined ? [] : [{ kind: 'approved', token, owner, spender, amount }];
    },
    [approvalForAll]: (log: Log) => {
      const [owner, operator, approved] = [topicAddress(log, 1), topicAddress(log, 2), dataWord(log, 0)];
      if (owner === undefined || operator === undefined || approved === undefined) return [];
      return [{ kind: 'operator', token: log.address, owner, operator, approved: approved !== 0n }];
    },
    [transferSingle]: (log: Log) => {
      const [from, to] = [topicAddress(log, 2), topicAddress(log, 3)];
      const [id, amount] = [dataWord(log, 0), dataWord(log, 1)];
      if (from === undefined || to === undefined || id === undefined || amount === undefined) return [];
      return [{ kind: 'unitsMoved', token: log.address, from, to, id, amount }];
    },
    [transferBatch]: (log: Log) => {
      const [from, to] = [topicAddress(log, 2), topicAddress(log, 3)];
      const [ids, amounts] = [dataList(log, 0), dataList(log, 1)];
      if (from === undefined || to === undefined || ids === undefined) return [];
      if (ids.length !== amounts?.length) return [];
      return ids.map((id, index) => ({
        kind: 'unitsMoved',
        token: log.address,
        from,
        to,
        id,
        amount: amounts[index] ?? 0n,
      }));
    },
    [transferOfUnits]: (log: Log) => {
      const [from, to, id] = [topicAddress(log, 1), topicAddress(log, 2), log.topics[3]];
      const amount = dataWord(log, 1);
      if (from === undefined || to === undefined || id === undefined || amount === undefined) return [];
      return [{ kind: 'unitsMoved', token: log.address, from, to, id: hexToBigInt(id), amount }];
    },
    [executionFailure]: (log: Log) => [{ kind: 'safeFailed', safe: log.address }],
    [moduleFailure]: (log: Log) => [{ kind: 'safeFailed', safe: log.address }],
  },
);

function topicAddress(log: Log, index: number): Address | undefined {
  const topic = log.topics[index];
  return topic === undefined ? undefined : getAddress(sliceHex(topic, 12));
}

function dataWord(log: Log, index: number): bigint | undefined {
  const end = 32 * (index + 1);
  return size(log.data) < end ? undefined : hexToBigInt(sliceHex(log.data, end - 32, end));
}

/** Whether a log lists more items than are inspected. */
export function hasTooMany(log: Log): boolean {
  return (
    log.topics[0] === transferBatch && (dataList(log, 0) === undefined || dataList(log, 1) === undefined)
  );
}

/** More than any list that is paid for by hand; each costs as much to announce as it takes to read. */
const maxItems = 1_024;

/** The dynamic list of words that the offset in word `index` points to; undefined beyond 1,024 items. */
function dataList(log: Log, index: number): readonly bigint[] | undefined {
  const offset = dataWord(log, index);
  if (offset === undefined || offset % 32n !== 0n || offset > BigInt(size(log.data))) return undefined;
  const at = Number(offset) / 32;
  const length = dataWord(log, at);
  if (length === undefined || length > BigInt(maxItems)) return undefined;
  const items: bigint[] = [];
  for (let n = 1; n <= Number(length); n += 1) {
    const item = dataWord(log, at + n);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}
