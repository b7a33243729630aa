import type { AbiTable } from '../table.ts';

/** OFT of LayerZero (@layerzerolabs/oft-evm 4.0.1), and CCTP of Circle, both versions. */
export const bridges: AbiTable = {
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
    ],
    [
      '0x6fd3504e',
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      { act: 'bridge', roles: { mintRecipient: 'remote', burnToken: 'token' } },
    ],
    [
      '0xf856ddb6',
      'depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller)',
      { act: 'bridge', roles: { mintRecipient: 'remote', burnToken: 'token', destinationCaller: 'filler' } },
    ],
    [
      '0x8e0250ee',
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
      { act: 'bridge', roles: { mintRecipient: 'remote', burnToken: 'token', destinationCaller: 'filler' } },
    ],
    [
      '0x779b432d',
      'depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData)',
      {
        act: 'bridge',
        roles: { mintRecipient: 'remote', burnToken: 'token', destinationCaller: 'filler', hookData: 'call' },
      },
    ],
    [
      '0x57ecfd28',
      'receiveMessage(bytes message, bytes attestation)',
      { act: 'outOf', roles: { message: 'data', attestation: 'data' } },
    ],
  ],
};
