import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex, pad, parseAbi } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { bytesArg, integerArg, partsAt } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

const swapData =
  '(address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData';
const generic = parseAbi([
  `function swapExactAmountIn(address executor, ${swapData}, uint256 partnerAndFee, bytes permit, bytes executorData)`,
  `function swapExactAmountOut(address executor, ${swapData}, uint256 partnerAndFee, bytes permit, bytes executorData)`,
]);
const vault: Address = '0xBA12222222228d8Ba445958a75a0704d566BF2C8';
const nativeCoins: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

/**
 * Velora at Balancer V2: it takes the tokens out of the bytes that it calls the Vault with, and is held to the amounts that stand
 * beside them as in its `swapExactAmountIn` and `swapExactAmountOut` (BalancerV2Utils.sol of Augustus V6.2). Bytes that it
 * refuses, and those in which a token is not a plain address, stay closed.
 */
export const balancerOfVelora: readonly Wrapper[] = (['In', 'Out'] as const).map((way) => ({
  signatures: [
    `swapExactAmount${way}OnBalancerV2((uint256,uint256,uint256,bytes32,uint256),uint256,bytes,bytes)`,
  ],
  open: (outer, args) => {
    const { data: executorData } = bytesArg(args, 3);
    const tokens = tokensOf(executorData);
    if (tokens === undefined || outer.self !== outer.to) return { calls: [] };
    const data = encodeFunctionData({
      abi: generic,
      functionName: `swapExactAmount${way}`,
      args: [
        vault,
        { ...tokens, ...amountsOf(partsAt(args, 0)) },
        integerArg(args, 1),
        bytesArg(args, 2).data,
        executorData,
      ],
    });
    return { calls: [{ ...outer, data, bytes: [0, 0], op: 'delegatecall', runs: 'always' }] };
  },
}));

function amountsOf(given: readonly Arg[]) {
  return {
    fromAmount: integerArg(given, 0),
    toAmount: integerArg(given, 1),
    quotedAmount: integerArg(given, 2),
    metadata: bytesArg(given, 3).data,
    // Behind a flag: whether the router lets the Vault take the token.
    beneficiary: getAddress(pad(numberToHex(BigInt.asUintN(160, integerArg(given, 4))), { size: 20 })),
  };
}

/** What is given and what is bought: of `swap` two words, of `batchSwap` the first and the last of its list. */
function tokensOf(data: Hex): Readonly<{ srcToken: Address; destToken: Address }> | undefined {
  const both = (from: number, to: number) => {
    const [srcToken, destToken] = [tokenAt(data, from), tokenAt(data, to)];
    return srcToken === undefined || destToken === undefined ? undefined : { srcToken, destToken };
  };
  if (/^0x52bbbe29/i.test(data)) return both(288, 320);
  if (!/^0x945bcec9/i.test(data)) return undefined;
  const list = Number(wordAt(data, 64));
  const count = Number(wordAt(data, list));
  if (!(count > 0)) return undefined;
  const [first, last] = [list + 32, list + 32 * count];
  return wordAt(data, 0) === 1n ? both(last, first) : both(first, last);
}

/** A word behind the selector; undefined beyond the bytes, as at a place that is not one. */
function wordAt(data: Hex, at: number): bigint | undefined {
  const digits = data.slice(10 + at * 2, 74 + at * 2);
  return digits.length === 64 ? BigInt(`0x${digits}`) : undefined;
}

/** The Vault has the zero address for the native currency. */
function tokenAt(data: Hex, at: number): Address | undefined {
  const word = wordAt(data, at);
  if (word === undefined || word >> 160n !== 0n) return undefined;
  return word === 0n ? nativeCoins : getAddress(pad(numberToHex(word), { size: 20 }));
}
