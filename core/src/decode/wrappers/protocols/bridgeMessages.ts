import { type Address, concat, getAddress, type Hex, pad } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { commandTable } from '../../protocols/commandTable.ts';
import { addressArg, bytesArg, partsAt } from '../args.ts';
import { cut, type InnerCall, innerCallAs, sizeOf } from '../inner.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';

/**
 * Messages from another network, which whoever likes has carried out here: the contract of the bridge calls what the
 * message names, as itself. Where `to` and `data` stand among the arguments, or within a struct of them.
 */
function message(signature: string, places: readonly [to: number, data: number]): Wrapper {
  return {
    signatures: [signature],
    open: (outer, args) => {
      const [only] = args;
      const fields = args.length === 1 && only?.value.kind === 'tuple' ? partsAt(args, 0) : args;
      return carriedOut(outer, fields, places);
    },
  };
}

function carriedOut(
  outer: CallToRead,
  fields: readonly Arg[],
  [to, data]: readonly [to: number, data: number],
): Opened {
  const part = bytesArg(fields, data);
  // Where there is no function, coins are paid, which the arguments say.
  if (sizeOf(part) < 4) return { calls: [] };
  // Coins that it brings are the bridge's own, and none of those that come along.
  return { calls: [innerCallAs(outer.self, addressArg(fields, to), 0n, part, 'mayFail')] };
}

/**
 * The bridge of Gnosis: a message is its id, who sent it, whom it calls, with how much gas, how long the two networks' ids are,
 * a kind, these ids, and the calldata (Message.sol and ArbitraryMessage.sol of github.com/omni/tokenbridge-contracts). A
 * shorter one pays: its receiver, how much, and the transaction there.
 */
const signed: Wrapper = {
  signatures: [
    'executeSignatures(bytes,bytes)',
    'safeExecuteSignatures(bytes,bytes)',
    'safeExecuteSignaturesWithAutoGasLimit(bytes,bytes)',
    'safeExecuteSignaturesWithGasLimit(bytes,bytes,uint32)',
  ],
  open: (outer, args) => {
    const whole = bytesArg(args, 0);
    const size = sizeOf(whole);
    if (size <= 136) {
      if (size < 104) return { calls: [] };
      const [recipient, amount, txHash] = [cut(whole, 0, 20), cut(whole, 20, 52), cut(whole, 52, 84)];
      return { calls: [paid(outer, whole, '0x02', [recipient, amount, txHash])] };
    }
    const byteAt = (at: number): number => Number.parseInt(whole.data.slice(2 + at * 2, 4 + at * 2), 16);
    const start = 79 + byteAt(76) + byteAt(77);
    if (start > size) return { calls: [], refused: true };
    const to: Address = getAddress(cut(whole, 52, 72).data);
    return { calls: [innerCallAs(outer.self, to, 0n, cut(whole, start), 'mayFail')] };
  },
};

/** CCTP: what was burned, for whom, and how much is behind a head that is longer in its second version. */
const minted: Wrapper = {
  signatures: ['receiveMessage(bytes,bytes)'],
  open: (outer, args) => {
    const whole = bytesArg(args, 0);
    const head = [116, 148][Number.parseInt(whole.data.slice(2, 10), 16)];
    if (head === undefined || sizeOf(whole) < head + 132) return { calls: [] };
    const [token, recipient, amount] = [4, 36, 68].map((at) => cut(whole, head + at, head + at + 32));
    return { calls: [paid(outer, whole, '0x01', [token, recipient, amount])] };
  },
};

/** What a message pays, as a command of its own: its parts, each as a word. */
function paid(
  outer: CallToRead,
  whole: InnerCall,
  code: Hex,
  parts: readonly (InnerCall | undefined)[],
): CallToRead {
  const { rows, source } = commandTable('Bridge messages');
  const signature = rows.find((it) => it.code === code)?.command.text;
  return {
    op: 'call',
    actor: outer.self,
    self: outer.self,
    to: outer.to,
    value: 0n,
    data: concat(parts.map((it) => pad(it?.data ?? '0x'))),
    bytes: whole.bytes,
    runs: 'always',
    command: signature === undefined ? { code, source } : { code, signature, source },
    caller: outer.actor,
  };
}

const proof = '(bytes32,(uint256,bytes32,uint256,uint256,bytes),(uint256,bytes32[]),bytes,bytes)';

/** Arbitrum, the OP Stack, Linea, Scroll, Gnosis, CCTP. */
export const bridgeMessages: readonly Wrapper[] = [
  message(
    'executeTransaction(bytes32[],uint256,address,address,uint256,uint256,uint256,uint256,bytes)',
    [3, 8],
  ),
  message(
    'executeTransaction(uint256,bytes32[],uint256,address,address,uint256,uint256,uint256,uint256,bytes)',
    [4, 9],
  ),
  message('finalizeWithdrawalTransaction((uint256,address,address,uint256,uint256,bytes))', [2, 5]),
  message('relayMessage(uint256,address,address,uint256,uint256,bytes)', [2, 5]),
  message(`relayMessage(address,address,bytes,uint256,${proof})`, [0, 2]),
  message('claimMessage(address,address,uint256,uint256,address,bytes,uint256)', [1, 5]),
  message(
    'claimMessageWithProof((bytes32[],uint256,uint32,address,address,uint256,uint256,address,bytes32,bytes))',
    [4, 9],
  ),
  message('relayMessageWithProof(address,address,uint256,uint256,bytes,(uint256,bytes))', [1, 4]),
  signed,
  minted,
];
