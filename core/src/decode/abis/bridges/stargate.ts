import { bridgesTo } from '../../protocols/bridgeUse.ts';
import { straightOft } from './bridges.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

const lzTxParams = '(uint256 dstGasForCall, uint256 dstNativeAmount, bytes dstNativeAddr)';
const callParams = '(address refundAddress, address zroPaymentAddress, bytes adapterParams)';
const sendParam =
  '(uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd)';
const sendParamRoles = {
  '_sendParam.to': 'remote',
  '_sendParam.extraOptions': 'call',
  '_sendParam.composeMsg': 'call',
  '_sendParam.oftCmd': 'data',
} as const;
const callParamsRoles = {
  '_callParams.refundAddress': 'receiver',
  '_callParams.zroPaymentAddress': 'payer',
  '_callParams.adapterParams': 'call',
} as const;

/** Routers of Stargate V1 and pools of V2, with the tokens of LayerZero's first version (OFT V1 and V2). From the packages @stargatefinance/stg-evm-v1 and stg-evm-sdk-v2. */
export const stargate: ProtocolTable = {
  source: 'Stargate',
  functions: [
    [
      '0x9fbf10fc',
      `swap(uint16 _dstChainId, uint256 _srcPoolId, uint256 _dstPoolId, address _refundAddress, uint256 _amountLD, uint256 _minAmountLD, ${lzTxParams} _lzTxParams, bytes _to, bytes _payload)`,
      {
        act: 'bridge',
        roles: {
          _refundAddress: 'receiver',
          '_lzTxParams.dstNativeAddr': 'remote',
          _to: 'remote',
          _payload: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x1114cd2a',
      'swapETH(uint16 _dstChainId, address _refundAddress, bytes _toAddress, uint256 _amountLD, uint256 _minAmountLD)',
      { act: 'bridge', roles: { _refundAddress: 'receiver', _toAddress: 'remote' } },
      'modelOnly',
    ],
    [
      '0xe6226889',
      `swapETHAndCall(uint16 _dstChainId, address _refundAddress, bytes _toAddress, (uint256 amountLD, uint256 minAmountLD) _swapAmount, ${lzTxParams} _lzTxParams, bytes _payload)`,
      {
        act: 'bridge',
        roles: {
          _refundAddress: 'receiver',
          _toAddress: 'remote',
          '_lzTxParams.dstNativeAddr': 'remote',
          _payload: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x87b21efc',
      'addLiquidity(uint256 _poolId, uint256 _amountLD, address _to)',
      { act: 'into', roles: { _to: 'owner' } },
      'modelOnly',
    ],
    ['0xed995307', 'addLiquidityETH()', { act: 'into' }, 'modelOnly'],
    [
      '0xc4de93a5',
      'instantRedeemLocal(uint16 _srcPoolId, uint256 _amountLP, address _to)',
      { act: 'outOf', roles: { _to: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x8f2e1d18',
      `redeemLocal(uint16 _dstChainId, uint256 _srcPoolId, uint256 _dstPoolId, address _refundAddress, uint256 _amountLP, bytes _to, ${lzTxParams} _lzTxParams)`,
      {
        act: 'bridge',
        roles: { _refundAddress: 'receiver', _to: 'remote', '_lzTxParams.dstNativeAddr': 'remote' },
      },
      'modelOnly',
    ],
    [
      '0x84d0dba3',
      `redeemRemote(uint16 _dstChainId, uint256 _srcPoolId, uint256 _dstPoolId, address _refundAddress, uint256 _amountLP, uint256 _minAmountLD, bytes _to, ${lzTxParams} _lzTxParams)`,
      {
        act: 'bridge',
        roles: { _refundAddress: 'receiver', _to: 'remote', '_lzTxParams.dstNativeAddr': 'remote' },
      },
      'modelOnly',
    ],
    [
      '0x2d62fc1a',
      `swapTokens(uint16 _dstChainId, uint16 _srcPoolId, uint16 _dstPoolId, uint256 _amountLD, uint256 _minAmountLD, ${lzTxParams} _lzTxParams, bytes _to, bytes2 _partnerId, (uint256 tenthBps, address feeCollector) _feeObj)`,
      {
        act: 'bridge',
        roles: {
          '_lzTxParams.dstNativeAddr': 'remote',
          _to: 'remote',
          _partnerId: 'id',
          '_feeObj.feeCollector': 'fee',
        },
      },
      'modelOnly',
    ],
    [
      '0xcbef2aa9',
      `sendToken(${sendParam} _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress)`,
      { act: 'bridge', roles: { ...sendParamRoles, _refundAddress: 'receiver' } },
      { bridges: { ...bridgesTo('byRole').bridges, straight: straightOft } },
    ],
    [
      '0x764f6a78',
      `redeemSend(${sendParam} _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress)`,
      { act: 'bridge', roles: { ...sendParamRoles, _refundAddress: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x47e7ef24',
      'deposit(address _receiver, uint256 _amountLD)',
      { act: 'into', roles: { _receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x7bde82f2',
      'redeem(uint256 _amountLD, address _receiver)',
      { act: 'outOf', roles: { _receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x51905636',
      'sendFrom(address _from, uint16 _dstChainId, bytes _toAddress, uint256 _amount, address _refundAddress, address _zroPaymentAddress, bytes _adapterParams)',
      {
        act: 'bridge',
        roles: {
          _from: 'payer',
          _toAddress: 'remote',
          _refundAddress: 'receiver',
          _zroPaymentAddress: 'payer',
          _adapterParams: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x695ef6bf',
      `sendFrom(address _from, uint16 _dstChainId, bytes32 _toAddress, uint256 _amount, ${callParams} _callParams)`,
      { act: 'bridge', roles: { _from: 'payer', _toAddress: 'remote', ...callParamsRoles } },
      'modelOnly',
    ],
    [
      '0x76203b48',
      `sendAndCall(address _from, uint16 _dstChainId, bytes32 _toAddress, uint256 _amount, bytes _payload, uint64 _dstGasForCall, ${callParams} _callParams)`,
      {
        act: 'bridge',
        roles: { _from: 'payer', _toAddress: 'remote', _payload: 'call', ...callParamsRoles },
      },
      'modelOnly',
    ],
    [
      '0x62bf7c9e',
      `sendOFTEpv2(address _oft, ${sendParam} _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress, (uint256 callerBps, address caller, bytes2 partnerId) _feeObj)`,
      {
        act: 'bridge',
        roles: {
          _oft: 'contract',
          ...sendParamRoles,
          _refundAddress: 'receiver',
          '_feeObj.caller': 'fee',
          '_feeObj.partnerId': 'id',
        },
      },
      'modelOnly',
    ],
    [
      '0x83e16638',
      `sendOFTAdapterEpv2(address _adapterOFT, ${sendParam} _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress, (uint256 callerBps, address caller, bytes2 partnerId) _feeObj)`,
      {
        act: 'bridge',
        roles: {
          _adapterOFT: 'contract',
          ...sendParamRoles,
          _refundAddress: 'receiver',
          '_feeObj.caller': 'fee',
          '_feeObj.partnerId': 'id',
        },
      },
      'modelOnly',
    ],
    [
      '0xa8198c00',
      `sendOFTV2(address _oft, uint16 _dstChainId, bytes32 _toAddress, uint256 _amount, uint256 _minAmount, ${callParams} _callParams, (uint256 callerBps, address caller, bytes2 partnerId) _feeObj)`,
      {
        act: 'bridge',
        roles: {
          _oft: 'contract',
          _toAddress: 'remote',
          ...callParamsRoles,
          '_feeObj.caller': 'fee',
          '_feeObj.partnerId': 'id',
        },
      },
      'modelOnly',
    ],
    [
      '0xfafb37f8',
      'depositAndStake(address lpToken, uint256 assetInAmount, uint256 minStakeAmount)',
      { act: 'into', roles: { lpToken: 'token' } },
      'modelOnly',
    ],
    [
      '0xd4d9f4db',
      'depositAndStakeWithPermit(address lpToken, uint256 assetInAmount, uint256 minStakeAmount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'into', roles: { lpToken: 'token', r: 'data', s: 'data' } },
      'modelOnly',
    ],
    ['0x318d9e5d', 'claim(address[] lpTokens)', { act: 'outOf', roles: { lpTokens: 'token' } }, 'modelOnly'],
    [
      '0xf213159c',
      'depositTo(address token, address to, uint256 amount)',
      { act: 'into', roles: { token: 'token', to: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x21eb730b',
      'send((uint32 dstEid, bytes32 to, uint256 tokenId, bytes extraOptions, bytes composeMsg, bytes onftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress)',
      {
        act: 'bridge',
        roles: {
          'sendParam.to': 'remote',
          'sendParam.extraOptions': 'call',
          'sendParam.composeMsg': 'call',
          'sendParam.onftCmd': 'data',
          refundAddress: 'receiver',
        },
      },
      'modelOnly',
    ],
  ],
};
