import {
  type Address,
  concatHex,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  type SignedAuthorizationList,
} from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Log } from '../../effects/log.ts';
import { type Read, readKey } from '../../effects/read.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import {
  type Answers,
  endpoint,
  fails,
  says,
  type Table,
  tableWorld,
} from '../../world/testing/tableWorld.ts';
import { type SignedRecord, signedBy } from './signedBy.ts';

/** The first three of the test mnemonic. */
export const alice = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
);
export const bob = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d');
export const carol = privateKeyToAccount(
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
);

/** What happens to a transaction in a block. Gas in units, its price in wei. */
export type Outcome = Readonly<{
  tx: SignedRecord;
  ok?: boolean;
  logs?: readonly Log[];
  gasUsed?: bigint;
  gasPrice?: bigint;
  /** The outermost call of the node's trace. */
  trace?: unknown;
  /** Of the receipt, beside what every receipt has. */
  receipt?: Readonly<Record<string, unknown>>;
}>;

type State = Readonly<{ values: ReadonlyMap<string, bigint>; codes: ReadonlyMap<string, Hex> }>;

type Block = Readonly<{
  number: bigint;
  hash: Hex;
  parentHash: Hex;
  time: bigint;
  baseFee: bigint;
  outcomes: readonly Outcome[];
  state: State;
}>;

type Fields = Readonly<{
  to: Address | null;
  value?: bigint;
  data?: Hex;
  gas?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  nonce?: number;
  authorizationList?: SignedAuthorizationList;
}>;

/**
 * A chain of a test's own, in memory: what is set is what contracts answer, and a block holds what is put into it. Nothing
 * is run. The node that tells of it (`world`) answers like an ordinary one, but for the methods that are given again.
 */
export function ledger(chainId = 1) {
  const values = new Map<string, bigint>();
  const codes = new Map<string, Hex>();
  const waiting: SignedRecord[] = [];
  const blocks: Block[] = [];
  const nonces = new Map<string, number>();
  const started = 1_000n;

  const now = (): State => ({ values: new Map(values), codes: new Map(codes) });
  const at = (number: bigint) => blocks.find((it) => it.number === number);
  const last = (): Block => {
    const it = blocks.at(-1);
    if (it === undefined) throw new Error('no block');
    return it;
  };

  function mine(
    outcomes: readonly Outcome[] = [],
    { baseFee = 10n ** 9n, salt = '' }: Readonly<{ baseFee?: bigint; salt?: string }> = {},
  ): Block {
    const number = blocks.length === 0 ? started : last().number + 1n;
    const hash: Hex = `0x${`b10c${salt}`.padEnd(60, '0')}${number.toString(16).padStart(4, '0')}`;
    const parentHash = blocks.length === 0 ? pad('0xfe') : last().hash;
    const time = 1_700_000_000n + 12n * number;
    for (const { tx } of outcomes) {
      const found = waiting.indexOf(tx);
      if (found >= 0) waiting.splice(found, 1);
    }
    const block = { number, hash, parentHash, time, baseFee, outcomes, state: now() };
    blocks.push(block);
    return block;
  }

  const stateAt = (of: unknown): State => {
    const hash = typeof of === 'object' && of !== null && 'blockHash' in of ? of.blockHash : of;
    if (hash === 'latest') return last().state;
    const found = blocks.find((it) => it.hash === hash || numberToHex(it.number) === hash);
    return found?.state ?? { values: new Map(), codes: new Map() };
  };

  const minedOf = (hash: unknown) => {
    for (const block of blocks) {
      const index = block.outcomes.findIndex(({ tx }) => tx.hash === hash);
      const outcome = block.outcomes[index];
      if (outcome !== undefined) return { block, index, outcome };
    }
    return undefined;
  };

  const recordOf = (tx: SignedRecord) => ({ ...tx.json, blockHash: minedOf(tx.hash)?.block.hash ?? null });

  const header = (block: Block, whole: unknown) => ({
    hash: block.hash,
    parentHash: block.parentHash,
    number: numberToHex(block.number),
    timestamp: numberToHex(block.time),
    gasLimit: '0x2255100',
    gasUsed: '0x5208',
    baseFeePerGas: numberToHex(block.baseFee),
    transactions: block.outcomes.map(({ tx }) => (whole === true ? recordOf(tx) : tx.hash)),
  });

  const receiptOf = (hash: unknown) => {
    const found = minedOf(hash);
    if (found === undefined) return null;
    const { block, index, outcome } = found;
    return {
      transactionHash: hash,
      transactionIndex: numberToHex(index),
      blockHash: block.hash,
      blockNumber: numberToHex(block.number),
      status: outcome.ok === false ? '0x0' : '0x1',
      gasUsed: numberToHex(outcome.gasUsed ?? 21_000n),
      effectiveGasPrice: numberToHex(outcome.gasPrice ?? 2n * 10n ** 9n),
      logs: outcome.logs ?? [],
      ...outcome.receipt,
    };
  };

  const isAs = (wanted: unknown, topic: Hex | undefined): boolean =>
    wanted === null ||
    wanted === undefined ||
    (Array.isArray(wanted) ? wanted : [wanted]).some(
      (it) => String(it).toLowerCase() === topic?.toLowerCase(),
    );

  function logsOf(filter: Readonly<Record<string, unknown>>) {
    const first = typeof filter.fromBlock === 'string' ? BigInt(filter.fromBlock) : 0n;
    const { blockHash, address, topics = [] } = filter;
    const wanted: readonly unknown[] = Array.isArray(topics) ? topics : [];
    return blocks
      .filter((it) => (blockHash === undefined ? it.number >= first : it.hash === blockHash))
      .flatMap(({ outcomes }) =>
        outcomes.flatMap(({ tx, logs = [] }) => logs.map((log) => ({ ...log, transactionHash: tx.hash }))),
      )
      .filter((log) => isAs(address, log.address) && wanted.every((it, n) => isAs(it, log.topics[n])));
  }

  const codeOf = ({ codes: all }: State, address: string): Hex => all.get(address.toLowerCase()) ?? '0x';

  const table: Table = {
    eth_blockNumber: () => says(numberToHex(last().number))([]),
    eth_getTransactionByHash: ([hash]) => {
      const tx = waiting.find((it) => it.hash === hash) ?? minedOf(hash)?.outcome.tx;
      return says(tx === undefined ? null : recordOf(tx))([]);
    },
    eth_getTransactionReceipt: ([hash]) => says(receiptOf(hash))([]),
    eth_getBlockByHash: ([hash, whole]) => {
      const block = blocks.find((it) => it.hash === hash);
      return says(block === undefined ? null : header(block, whole))([]);
    },
    eth_getBlockByNumber: ([number, whole]) => {
      if (number === 'pending') return says({ transactions: waiting.map(recordOf) })([]);
      const block = number === 'latest' ? last() : at(BigInt(String(number)));
      return says(block === undefined ? null : header(block, whole))([]);
    },
    eth_getTransactionCount: ([of, tag]) => {
      const until = typeof tag === 'string' && tag.startsWith('0x') ? BigInt(tag) : last().number;
      const all = blocks.filter(({ number }) => number <= until).flatMap(({ outcomes }) => outcomes);
      const made = [...all.map(({ tx }) => tx), ...(tag === 'pending' ? waiting : [])];
      const own = made.filter(({ json }) => json.from === String(of).toLowerCase());
      return says(numberToHex(own.length))([]);
    },
    eth_getLogs: ([filter]) => says(logsOf(filter as Record<string, unknown>))([]),
    eth_getCode: ([of, tag]) => says(codeOf(stateAt(tag), String(of)))([]),
    eth_getStorageAt: ([of, slot, tag]) =>
      says(
        pad(numberToHex(stateAt(tag).values.get(`${String(of)}:${String(slot)}:slot`.toLowerCase()) ?? 0n)),
      )([]),
    eth_call: ([call, tag, override]) => {
      const { to, data } = call as { to?: Address; data: Hex };
      const state = stateAt(tag);
      if (override !== undefined) return says(readerSees(data, state.values))([]);
      const found = state.values.get(`${to}:${data}:`.toLowerCase());
      return found === undefined
        ? fails(3, 'execution reverted', '0x')([])
        : says(numberToHex(found, { size: 32 }))([]);
    },
    debug_traceTransaction: ([hash]) => {
      const trace = minedOf(hash)?.outcome.trace;
      return trace === undefined ? fails(-32601, 'the method does not exist')([]) : says(trace)([]);
    },
  };

  mine();
  return {
    chainId,
    blocks,
    mine,
    last,
    /** What a read gives from the next block on. */
    set: (read: Read, value: bigint) => {
      values.set(readKey(read), value);
    },
    /** What is answered from the next block on to a call of these bytes. */
    answer: (to: Address, data: Hex, value: bigint) => {
      values.set(`${to}:${data}:`.toLowerCase(), value);
    },
    code: (of: Address, code: Hex) => {
      codes.set(of.toLowerCase(), code);
    },
    /** The next transaction of a key, which the node has from now on. */
    send: async (
      from: PrivateKeyAccount,
      { nonce, authorizationList, ...more }: Fields,
    ): Promise<SignedRecord> => {
      const next = nonces.get(from.address) ?? 0;
      nonces.set(from.address, Math.max(next, (nonce ?? next) + 1));
      const fields = {
        chainId,
        nonce: nonce ?? next,
        gas: 100_000n,
        maxFeePerGas: 3n * 10n ** 9n,
        maxPriorityFeePerGas: 10n ** 9n,
        ...more,
      };
      const tx = await signedBy(
        from,
        authorizationList === undefined
          ? { ...fields, type: 'eip1559' }
          : { ...fields, type: 'eip7702', authorizationList },
      );
      waiting.push(tx);
      return tx;
    },
    /** The node does not have a waiting transaction any more. */
    drop: (tx: SignedRecord) => {
      waiting.splice(waiting.indexOf(tx), 1);
    },
    /** The last block never was. */
    takeBack: () => {
      const block = blocks.pop();
      waiting.push(...(block?.outcomes ?? []).map(({ tx }) => tx));
    },
    /** The block that a readback would be made on now. */
    pinned: (): PinnedBlock => ({
      chainId,
      parentHash: last().hash,
      parentNumber: last().number,
      number: last().number + 1n,
      timestamp: last().time + 12n,
      baseFeePerGas: 10n ** 9n,
      gasLimit: 36_000_000n,
      endpoint,
    }),
    world: (more: Table = {}, answers: Partial<Answers> = {}) => tableWorld({ ...table, ...more }, answers),
    table,
  };
}

export type Ledger = ReturnType<typeof ledger>;

/** What the reader answers (`effects/reader.ts`), from what is set: of what is not set nothing is known. */
function readerSees(input: Hex, values: ReadonlyMap<string, bigint>): Hex {
  const bytes = input.slice(2);
  const take = (from: number, count: number) => bytes.slice(2 * from, 2 * (from + count));
  const words: Hex[] = [0n, 0n, 0n, 0n].map((it) => numberToHex(it, { size: 32 }));
  for (let at = 0; 2 * at < bytes.length; ) {
    const head = Number(`0x${take(at, 1)}`);
    const to = getAddress(`0x${take(at + 1, 20)}`);
    at += 21;
    let word = '';
    if (head > 127) {
      word = String(Number(`0x${take(at, 1)}`));
      at += 1;
    }
    const length = head === 1 ? 0 : head & 127;
    const key = `${to}:0x${take(at, length)}:${head === 1 ? 'code' : word}`.toLowerCase();
    at += length;
    const found = values.get(key) ?? (head < 2 ? 0n : undefined);
    words.push(numberToHex(found === undefined ? 0n : 1n, { size: 32 }));
    words.push(numberToHex(found ?? 0n, { size: 32 }));
  }
  return concatHex(words);
}
