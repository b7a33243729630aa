import type { AbiTable } from '../table.ts';

/** Augustus of ParaSwap, now Velora, V6.2: its descriptors in the ERC-7730 registry. */
export const velora: AbiTable = {
  source: 'Velora',
  functions: [
    [
      '0xe3ead59e',
      'swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
      {
        act: 'trade',
        roles: {
          executor: 'contract',
          'swapData.srcToken': 'token',
          'swapData.destToken': 'token',
          'swapData.metadata': 'id',
          'swapData.beneficiary': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
          executorData: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x7f457675',
      'swapExactAmountOut(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
      {
        act: 'trade',
        roles: {
          executor: 'contract',
          'swapData.srcToken': 'token',
          'swapData.destToken': 'token',
          'swapData.metadata': 'id',
          'swapData.beneficiary': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
          executorData: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x0d893d62',
      'swapExactAmountInPro(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
      {
        act: 'trade',
        roles: {
          executor: 'contract',
          'swapData.srcToken': 'token',
          'swapData.destToken': 'token',
          'swapData.metadata': 'id',
          'swapData.beneficiary': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
          executorData: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x44224add',
      'swapExactAmountOutPro(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
      {
        act: 'trade',
        roles: {
          executor: 'contract',
          'swapData.srcToken': 'token',
          'swapData.destToken': 'token',
          'swapData.metadata': 'id',
          'swapData.beneficiary': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
          executorData: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xe8bb3b6c',
      'swapExactAmountInOnUniswapV2((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit)',
      {
        act: 'trade',
        roles: {
          'uniData.srcToken': 'token',
          'uniData.destToken': 'token',
          'uniData.metadata': 'id',
          'uniData.beneficiary': 'receiver',
          'uniData.pools': 'data',
          partnerAndFee: 'fee',
          permit: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x876a02f6',
      'swapExactAmountInOnUniswapV3((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit)',
      {
        act: 'trade',
        roles: {
          'uniData.srcToken': 'token',
          'uniData.destToken': 'token',
          'uniData.metadata': 'id',
          'uniData.beneficiary': 'receiver',
          'uniData.pools': 'data',
          partnerAndFee: 'fee',
          permit: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xa76f4eb6',
      'swapExactAmountOutOnUniswapV2((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit)',
      {
        act: 'trade',
        roles: {
          'uniData.srcToken': 'token',
          'uniData.destToken': 'token',
          'uniData.metadata': 'id',
          'uniData.beneficiary': 'receiver',
          'uniData.pools': 'data',
          partnerAndFee: 'fee',
          permit: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x5e94e28d',
      'swapExactAmountOutOnUniswapV3((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit)',
      {
        act: 'trade',
        roles: {
          'uniData.srcToken': 'token',
          'uniData.destToken': 'token',
          'uniData.metadata': 'id',
          'uniData.beneficiary': 'receiver',
          'uniData.pools': 'data',
          partnerAndFee: 'fee',
          permit: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x1a01c532',
      'swapExactAmountInOnCurveV1((uint256 curveData, uint256 curveAssets, address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) curveV1Data, uint256 partnerAndFee, bytes permit)',
      {
        act: 'trade',
        roles: {
          'curveV1Data.curveData': 'token',
          'curveV1Data.srcToken': 'token',
          'curveV1Data.destToken': 'token',
          'curveV1Data.metadata': 'id',
          'curveV1Data.beneficiary': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xe37ed256',
      'swapExactAmountInOnCurveV2((uint256 curveData, uint256 i, uint256 j, address poolAddress, address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) curveV2Data, uint256 partnerAndFee, bytes permit)',
      {
        act: 'trade',
        roles: {
          'curveV2Data.poolAddress': 'token',
          'curveV2Data.srcToken': 'token',
          'curveV2Data.destToken': 'token',
          'curveV2Data.metadata': 'id',
          'curveV2Data.beneficiary': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xd85ca173',
      'swapExactAmountInOnBalancerV2((uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, uint256 beneficiaryAndApproveFlag) balancerData, uint256 partnerAndFee, bytes permit, bytes data)',
      {
        act: 'trade',
        roles: {
          'balancerData.metadata': 'id',
          'balancerData.beneficiaryAndApproveFlag': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
          data: 'data',
        },
        numbers: { 'balancerData.toAmount': 'least' },
        zeroIsCaller: true,
      },
    ],
    [
      '0xd6ed22e6',
      'swapExactAmountOutOnBalancerV2((uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, uint256 beneficiaryAndApproveFlag) balancerData, uint256 partnerAndFee, bytes permit, bytes data)',
      {
        act: 'trade',
        roles: {
          'balancerData.metadata': 'id',
          'balancerData.beneficiaryAndApproveFlag': 'receiver',
          partnerAndFee: 'fee',
          permit: 'data',
          data: 'data',
        },
        numbers: { 'balancerData.fromAmount': 'most' },
        zeroIsCaller: true,
      },
    ],
  ],
};
