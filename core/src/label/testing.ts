import { type Address, encodeAbiParameters, type Hex, numberToHex } from 'viem';
import type { PinnedBlock } from '../model/effects.ts';
import { type Known, known } from '../model/known.ts';
import type { SigningRequest } from '../model/request.ts';
import { decode } from '../decode/decode.ts';
import { fails, says, type Table, tableWorld } from '../world/testing/tableWorld.ts';
import { type Labelled, label } from './steps/label.ts';

export const block: PinnedBlock = {
  chainId: 1,
  parentHash: `0x${'ab'.repeat(32)}`,
  parentNumber: 99n,
  number: 100n,
  timestamp: 1_800_000_000n,
  baseFeePerGas: 1n,
  gasLimit: 30_000_000n,
  endpoint: 'node.test',
};

/** What contracts answer to symbol(), decimals() and supportsInterface(): data that eth_call returns. */
export type Contracts = Readonly<
  Record<Address, Readonly<{ symbol?: Hex; decimals?: Hex; erc721?: boolean; code?: Hex }>>
>;

export function asString(text: string): Hex {
  return encodeAbiParameters([{ type: 'string' }], [text]);
}

export function asWord(value: bigint | number): Hex {
  return numberToHex(value, { size: 32 });
}

/** A node that knows these contracts, and that every other account is a key that sent 3 transactions. */
export function nodeWith(contracts: Contracts): Table {
  const byAddress = new Map(Object.entries(contracts).map(([address, it]) => [address.toLowerCase(), it]));
  const at = (address: unknown) => byAddress.get(String(address).toLowerCase());
  const reverted = fails(3, 'execution reverted')([]);
  return {
    eth_getCode: ([address]) => says(at(address) === undefined ? '0x' : (at(address)?.code ?? '0x6001'))([]),
    eth_getTransactionCount: says('0x3'),
    eth_call: ([call]) => {
      const { to, data } = call as { to: string; data: string };
      const it = at(to);
      if (it === undefined) return says('0x')([]);
      if (data === '0x95d89b41') return it.symbol === undefined ? reverted : says(it.symbol)([]);
      if (data === '0x313ce567') return it.decimals === undefined ? reverted : says(it.decimals)([]);
      return it.erc721 === undefined ? reverted : says(asWord(it.erc721 ? 1 : 0))([]);
    },
  };
}

/** Decodes and labels a request; gives the last result, all of them, and what was asked. */
export async function labelled(
  request: SigningRequest,
  table: Table,
  more: Parameters<typeof tableWorld>[1] & { block?: Known<PinnedBlock> } = {},
) {
  const { block: pinned = known(block), ...answers } = more;
  const questions: string[] = [];
  const inner = tableWorld(table, answers);
  const world: typeof inner = {
    ...inner,
    ask: (kind, question, bounds) => {
      questions.push(kind);
      return inner.ask(kind, question, bounds);
    },
  };
  const { steps } = decode(request, {});
  const all: Labelled[] = [];
  for await (const it of label({ request, steps, block: pinned }, world, new AbortController().signal))
    all.push(it);
  const last = all.at(-1);
  if (last === undefined) throw new Error('nothing was yielded');
  return { ...last, all, asked: inner.asked, questions };
}
