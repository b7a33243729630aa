import type { FunctionModel } from '../abis/functionModel.ts';
import { amountRule, type AssetAt } from '../meaningRule.ts';
import type { FunctionUse, ProtocolTable, RouterSwap } from './protocolTable.ts';

/** A quote, which the protocol signed. What is behind its signature is only written into an event. */
const quote =
  'uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, address destinationAddress, (uint8 v, bytes32 r, bytes32 s) theSignature, bytes auxiliaryData';

const input = { inputToken: 'token' } as const;
const output = { outputToken: 'token' } as const;

const trade = (tokens: FunctionModel['roles']): FunctionModel => ({
  act: 'trade',
  roles: { ...tokens, destinationAddress: 'receiver', theSignature: 'data', auxiliaryData: 'data' },
});

/** Takes what the quote says, and pays out what the quote says. */
const atQuote = (tokens: FunctionModel['roles']): FunctionModel => ({
  ...trade(tokens),
  numbers: { outputAmount: 'least' },
});

const signed = {
  exact: 'in',
  kept: 'measured',
  marks: 'none',
  native: 'never',
  path: 'none',
  change: 'back',
  means: 'sides',
} as const satisfies Partial<RouterSwap>;

/** Pays for what has come before, and pays out less where less has come. */
const paysForWhatCame = (inputAmount: number, buys: AssetAt): FunctionUse => ({
  pays: {
    to: [inputAmount + 3],
    marks: 'none',
    minimum: 'none',
    means: [amountRule([inputAmount], [0]), amountRule([inputAmount + 1], buys)],
  },
});

/**
 * The exchanges of Clipper. From ClipperDirectExchange.sol and ClipperCaravelExchange.sol of Shipyard Software: coins beyond
 * those of the quote stay there. The forms that are packed by hand are left out.
 */
export const clipper: ProtocolTable = {
  source: 'Clipper',
  functions: [
    [
      '0x3b26e4eb',
      `transmitAndSwap(address inputToken, address outputToken, ${quote})`,
      atQuote({ ...input, ...output }),
      { swap: { sells: [0], amount: [2], buys: [1], least: [3], to: [5], ...signed } },
    ],
    [
      '0xc72da66a',
      `transmitAndSellTokenForEth(address inputToken, ${quote})`,
      atQuote(input),
      { swap: { sells: [0], amount: [1], buys: 'native', least: [2], to: [4], ...signed } },
    ],
    [
      '0x27a9b424',
      `sellEthForToken(address outputToken, ${quote})`,
      atQuote(output),
      {
        swap: { sells: 'value', amount: [1], buys: [0], least: [2], to: [4], ...signed, change: 'kept' },
      },
    ],
    [
      '0x2b651a6c',
      `swap(address inputToken, address outputToken, ${quote})`,
      trade({ ...input, ...output }),
      paysForWhatCame(2, [1]),
    ],
    [
      '0x4cb6864c',
      `sellTokenForEth(address inputToken, ${quote})`,
      trade(input),
      paysForWhatCame(1, 'native'),
    ],
  ],
};
