import type { AbiTable } from './table.ts';

/** OFT of LayerZero (@layerzerolabs/oft-evm 4.0.1), and CCTP of Circle, both versions. */
export const bridges: AbiTable = {
  source: 'LayerZero, CCTP',
  functions: [
    [
      '0xc7c7f5b3',
      'send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress)',
    ],
    [
      '0x6fd3504e',
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
    ],
    [
      '0xf856ddb6',
      'depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller)',
    ],
    [
      '0x8e0250ee',
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    ],
    [
      '0x779b432d',
      'depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData)',
    ],
    ['0x57ecfd28', 'receiveMessage(bytes message, bytes attestation)'],
  ],
};
