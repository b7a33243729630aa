import { amountRule, currency } from '../../meaningRule.ts';
import type { BridgeUse, Straight } from '../../protocols/bridgeUse.ts';
import type { FunctionUse, ProtocolTable } from '../../protocols/protocolTable.ts';
import type { ArgPath } from '../../argPath.ts';

/**
 * Networks of Ethereum's kind, as Circle numbers them: Ethereum, Avalanche, OP Mainnet, Arbitrum, Base, Polygon, Unichain,
 * Linea, Sonic, World Chain. Solana, Noble, Sui and Aptos, where an account of ours is nobody's, are not among them.
 */
const domainsOfCircle: ReadonlySet<number> = new Set([0, 1, 2, 3, 6, 7, 10, 11, 13, 14]);

/**
 * The same, as LayerZero numbers them: Ethereum, BNB Chain, Avalanche, Polygon, Arbitrum, OP Mainnet, Fantom, Celo, Gnosis,
 * zkSync Era, Mantle, Linea, Base, Scroll.
 */
const endpointsOfLayerZero: ReadonlySet<number> = new Set([
  30_101, 30_102, 30_106, 30_109, 30_110, 30_111, 30_112, 30_125, 30_145, 30_165, 30_181, 30_183, 30_184,
  30_214,
]);

const straight = { token: 'any', coins: 'any', gas: 'none' } as const satisfies Partial<Straight>;

/** What an OFT sends arrives but for the minimum that the caller sets. */
export const straightOft: Straight = {
  ...straight,
  network: { at: [0, 0], among: endpointsOfLayerZero },
  arrives: { amount: [0, 2], least: [0, 3] },
};

/** An OFT may be the token, or stand for another. The zero address is the caller. */
const oft: FunctionUse = {
  bridges: {
    to: [0, 1],
    marks: 'zeroIsCaller',
    burns: 'none',
    means: [{ as: 'packed', at: [0, 1] }, currency([1, 0], 'native')],
    straight: straightOft,
  },
};

/** Burned here and made again on the other network, less a fee. */
const burn = (fee: ArgPath | 'none'): Readonly<{ bridges: BridgeUse }> => ({
  bridges: {
    to: [2],
    marks: 'none',
    burns: { token: [3], amount: [0] },
    means: [
      amountRule([0], [3]),
      { as: 'packed', at: [2] },
      ...(fee === 'none' ? [] : [amountRule(fee, [3])]),
    ],
    straight: {
      ...straight,
      network: { at: [1], among: domainsOfCircle },
      arrives: { amount: [0], fee },
    },
  },
});

/** What is called there decides what becomes of it. */
const hooked: FunctionUse = { bridges: { ...burn([5]).bridges, straight: 'no' } };

/** OFT of LayerZero (@layerzerolabs/oft-evm 4.0.1), and CCTP of Circle, both versions. */
export const bridges: ProtocolTable = {
  source: 'LayerZero, CCTP',
  functions: [
    [
      '0xc7c7f5b3',
      'send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress)',
      {
        act: 'bridge',
        roles: {
          'sendParam.to': 'remote',
          'sendParam.extraOptions': 'call',
          'sendParam.composeMsg': 'call',
          'sendParam.oftCmd': 'data',
          refundAddress: 'receiver',
        },
      },
      oft,
    ],
    [
      '0x6fd3504e',
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      { act: 'bridge', roles: { mintRecipient: 'remote', burnToken: 'token' } },
      burn('none'),
    ],
    [
      '0xf856ddb6',
      'depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller)',
      { act: 'bridge', roles: { mintRecipient: 'remote', burnToken: 'token', destinationCaller: 'filler' } },
      burn('none'),
    ],
    [
      '0x8e0250ee',
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
      { act: 'bridge', roles: { mintRecipient: 'remote', burnToken: 'token', destinationCaller: 'filler' } },
      burn([5]),
    ],
    [
      '0x779b432d',
      'depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData)',
      {
        act: 'bridge',
        roles: { mintRecipient: 'remote', burnToken: 'token', destinationCaller: 'filler', hookData: 'call' },
      },
      hooked,
    ],
    [
      '0x57ecfd28',
      'receiveMessage(bytes message, bytes attestation)',
      { act: 'outOf', roles: { message: 'data', attestation: 'data' } },
      'modelOnly',
    ],
  ],
};
