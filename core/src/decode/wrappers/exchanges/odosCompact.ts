import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem';
import type { CallToRead, Wrapper } from '../wrapper.ts';

const tokens =
  '(address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor';
const swaps = parseAbi([
  `function swap(${tokens}, uint32 referralCode)`,
  `function swap(${tokens}, (uint64 code, uint64 fee, address feeRecipient) referralInfo)`,
]);

/**
 * Odos: the same swap, packed by hand behind the selector (`swapCompact` of OdosRouterV2.sol and OdosRouterV3.sol), which the
 * router takes apart and carries out as its `swap`. The two versions differ in what is behind the receiver: the one that ends
 * where the data ends is meant. An address that is in the router's own list is not in the request: then it stays closed.
 */
export const odosCompact: Wrapper = {
  signatures: ['swapCompact()'],
  packed: true,
  open: (outer) => {
    const found = [swapOf(outer, 2), swapOf(outer, 3)].filter((it) => it !== undefined);
    const [data] = found;
    if (data === undefined || found.length > 1) return { calls: [], refused: true };
    return { calls: [{ ...outer, data, bytes: [0, 0], op: 'delegatecall', runs: 'always' }] };
  },
};

const multi = parseAbi([
  'function swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, (address tokenAddress, uint256 relativeValue, address receiver)[] outputs, uint256 valueOutMin, bytes pathDefinition, address executor, uint32 referralCode)',
]);

/**
 * The same for several tokens (`swapMultiCompact` of OdosRouterV2.sol), which the router carries out as its `swapMulti`. An amount
 * that is not there is all that the caller has of the token: then it stays closed.
 */
export const odosMultiCompact: Wrapper = {
  signatures: ['swapMultiCompact()'],
  packed: true,
  open: (outer) => {
    const data = multiSwapOf(outer);
    if (data === undefined) return { calls: [], refused: true };
    return { calls: [{ ...outer, data, bytes: [0, 0], op: 'delegatecall', runs: 'always' }] };
  },
};

function multiSwapOf({ data, actor }: CallToRead): Hex | undefined {
  const bytes = reader(data);
  const [inputs, outputs] = [Number(bytes.number(1)), Number(bytes.number(1))];
  const executor = bytes.address();
  const valueOutMin = bytes.amount();
  const given = Array.from({ length: inputs }, () => {
    const [tokenAddress, amountIn, receiver] = [bytes.address(), bytes.amount(), bytes.address()];
    return { tokenAddress, amountIn, receiver: receiver === zeroAddress ? executor : receiver };
  });
  const got = Array.from({ length: outputs }, () => {
    const [tokenAddress, relativeValue, receiver] = [bytes.address(), bytes.amount(), bytes.address()];
    const isCaller = receiver === zeroAddress && actor !== 'unknown';
    return { tokenAddress, relativeValue, receiver: isCaller ? actor : receiver };
  });
  const code = Number(bytes.number(4));
  const path = bytes.hex(32 * Number(bytes.number(1)));
  if (!bytes.isAtEnd() || path === '0x' || given.some(({ amountIn }) => amountIn === 0n)) return undefined;
  return encodeFunctionData({
    abi: multi,
    functionName: 'swapMulti',
    args: [given, got, valueOutMin, path, executor, code],
  });
}

/** Slippage is in parts of this. */
const whole = 0xffffffn;

/** In parts of 10^18: the router refuses more. */
const mostFee = 2n * 10n ** 16n;

function swapOf({ data, actor }: CallToRead, version: 2 | 3): Hex | undefined {
  const bytes = reader(data);
  const [inputToken, outputToken] = [bytes.address(), bytes.address()];
  const [inputAmount, outputQuote] = [bytes.amount(), bytes.amount()];
  const slippage = bytes.number(3);
  const [executor, taker, receiver] = [bytes.address(), bytes.address(), bytes.address()];
  const code = bytes.number(version === 2 ? 4 : 8);
  const feeFlag = version === 3 ? bytes.number(1) : 0n;
  const hasFee = feeFlag > 0n;
  const fee = hasFee ? bytes.number(8) : 0n;
  const feeRecipient = hasFee ? bytes.plain() : zeroAddress;
  const path = bytes.hex(32 * Number(bytes.number(1)));
  // What no app writes, and what the router reverts on, is the sign that the other version is meant.
  const isOdd = feeFlag > 1n || fee > mostFee || (hasFee && feeRecipient === zeroAddress) || path === '0x';
  if (isOdd || !bytes.isAtEnd() || outputQuote >= 2n ** 232n) return undefined;
  const info = {
    inputToken,
    inputAmount,
    inputReceiver: taker === zeroAddress ? executor : taker,
    outputToken,
    outputQuote,
    outputMin: (outputQuote * (whole - slippage)) / whole,
    outputReceiver: receiver === zeroAddress && actor !== 'unknown' ? actor : receiver,
  };
  return version === 2
    ? encodeFunctionData({
        abi: [swaps[0]],
        functionName: 'swap',
        args: [info, path, executor, Number(code)],
      })
    : encodeFunctionData({
        abi: [swaps[1]],
        functionName: 'swap',
        args: [info, path, executor, { code, fee, feeRecipient }],
      });
}

/** Reads from behind the selector on. What is not there, and what stands elsewhere, spoils it for good. */
function reader(data: Hex) {
  const digits = data.slice(10);
  let at = 0;
  let isWhole = true;
  const take = (size: number): string => {
    const part = digits.slice(at, at + 2 * size);
    at += 2 * size;
    isWhole &&= at <= digits.length;
    return isWhole ? part : '0'.repeat(2 * size);
  };
  const number = (size: number): bigint => (size === 0 ? 0n : BigInt(`0x${take(size)}`));
  const plain = (): Address => getAddress(`0x${take(20)}`);
  return {
    number,
    plain,
    hex: (size: number): Hex => `0x${take(size)}`,
    /** Behind its length, of at most one word. */
    amount: (): bigint => {
      const size = Number(number(1));
      isWhole &&= size <= 32;
      return isWhole ? number(size) : 0n;
    },
    /** 0 for none, 1 for one that follows, and from 2 on a place in the router's list. */
    address: (): Address => {
      const place = number(2);
      isWhole &&= place <= 1n;
      return place === 1n && isWhole ? plain() : zeroAddress;
    },
    isAtEnd: (): boolean => isWhole && at === digits.length,
  };
}
