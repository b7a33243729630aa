import { concatHex, type Hex, keccak256 } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { innerCallAs, callsFromLists, type InnerCall } from '../inner.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * Governor Bravo of Compound, also as OpenZeppelin imitates it: a call is a signature as text and its arguments, or
 * whole calldata where the text is empty. The selector is that of the text as it stands, spaces and all. The
 * timelock makes the calls later; the request does not say where it is.
 */
export const bravoPropose: Wrapper = {
  signatures: ['propose(address[],uint256[],string[],bytes[],string)'],
  open: (outer, args) => {
    const [signatures, datas] = [partsAt(args, 2), partsAt(args, 3)];
    if (signatures.length !== datas.length) return { calls: [], refused: true };
    const opened = callsFromLists('unknown', [partsAt(args, 0), partsAt(args, 1), datas], 'later');
    const calls = opened.calls.map((call, index) => ({
      ...call,
      ...named(outer, signatures[index], bytesArg(datas, index)),
    }));
    return { ...opened, calls };
  },
};

/** Timelock of Compound: one such call, made as the timelock; put in the queue, or carried out. */
export const compoundTimelock: Wrapper = {
  signatures: ['executeTransaction(address,uint256,string,bytes,uint256)'],
  open: (outer, args) => ({ calls: [timelocked(outer, args, 'always')] }),
};

export const compoundQueue: Wrapper = {
  signatures: ['queueTransaction(address,uint256,string,bytes,uint256)'],
  open: (outer, args) => ({ calls: [timelocked(outer, args, 'later')] }),
};

function timelocked(outer: CallToRead, args: readonly Arg[], runs: CallToRead['runs']): CallToRead {
  const part = named(outer, args[2], bytesArg(args, 3));
  return innerCallAs(outer.self, addressArg(args, 0), integerArg(args, 1), part, runs);
}

/** The bytes of the text are taken from the calldata: text that is not UTF-8 has a hash, too. */
function named(outer: CallToRead, signature: Arg | undefined, part: InnerCall): InnerCall {
  const [start, end] = signature?.bytes ?? [0, 0];
  if (start === end) return part;
  const text: Hex = `0x${outer.data.slice(2 + start * 2, 2 + end * 2)}`;
  return { ...part, data: concatHex([keccak256(text).slice(0, 10) as Hex, part.data]) };
}
