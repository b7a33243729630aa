import type { ProtocolTable } from '../../protocols/protocolTable.ts';

const orderCreation =
  '(address giveTokenAddress, uint256 giveAmount, bytes takeTokenAddress, uint256 takeAmount, uint256 takeChainId, bytes receiverDst, address givePatchAuthoritySrc, bytes orderAuthorityAddressDst, bytes allowedTakerDst, bytes externalCall, bytes allowedCancelBeneficiarySrc)';
const orderCreationRoles = {
  '_orderCreation.giveTokenAddress': 'token',
  '_orderCreation.takeTokenAddress': 'id',
  '_orderCreation.receiverDst': 'remote',
  '_orderCreation.givePatchAuthoritySrc': 'power',
  '_orderCreation.orderAuthorityAddressDst': 'remote',
  '_orderCreation.allowedTakerDst': 'filler',
  '_orderCreation.externalCall': 'call',
  '_orderCreation.allowedCancelBeneficiarySrc': 'receiver',
} as const;

/** Bridges that others fill: deBridge (DLN, gate, forwarder), Celer cBridge, Relay, Layerswap, ThorChain's router. */
export const intentBridges: ProtocolTable = {
  source: 'deBridge, Celer, Relay, Layerswap',
  functions: [
    [
      '0xfbe16ca7',
      `createOrder(${orderCreation} _orderCreation, bytes _affiliateFee, uint32 _referralCode, bytes _permitEnvelope)`,
      { act: 'bridge', roles: { ...orderCreationRoles, _affiliateFee: 'fee', _permitEnvelope: 'data' } },
      'modelOnly',
    ],
    [
      '0xb9303701',
      `createSaltedOrder(${orderCreation} _orderCreation, uint64 _salt, bytes _affiliateFee, uint32 _referralCode, bytes _permitEnvelope, bytes _payload)`,
      {
        act: 'bridge',
        roles: { ...orderCreationRoles, _affiliateFee: 'fee', _permitEnvelope: 'data', _payload: 'data' },
      },
      'modelOnly',
    ],
    [
      '0xd38d9626',
      'sendEvmOrderCancel((uint64 makerOrderNonce, bytes makerSrc, uint256 giveChainId, bytes giveTokenAddress, uint256 giveAmount, uint256 takeChainId, bytes takeTokenAddress, uint256 takeAmount, bytes receiverDst, bytes givePatchAuthoritySrc, bytes orderAuthorityAddressDst, bytes allowedTakerDst, bytes allowedCancelBeneficiarySrc, bytes externalCall) _order, address _cancelBeneficiary, uint256 _executionFee)',
      {
        act: 'bridge',
        roles: {
          '_order.makerSrc': 'account',
          '_order.giveTokenAddress': 'id',
          '_order.takeTokenAddress': 'id',
          '_order.receiverDst': 'account',
          '_order.givePatchAuthoritySrc': 'account',
          '_order.orderAuthorityAddressDst': 'account',
          '_order.allowedTakerDst': 'account',
          '_order.allowedCancelBeneficiarySrc': 'account',
          '_order.externalCall': 'data',
          _cancelBeneficiary: 'receiver',
        },
      },
      'modelOnly',
    ],
    [
      '0xbe297476',
      'send(address _tokenAddress, uint256 _amount, uint256 _chainIdTo, bytes _receiver, bytes _permit, bool _useAssetFee, uint32 _referralCode, bytes _autoParams)',
      {
        act: 'bridge',
        roles: { _tokenAddress: 'token', _receiver: 'remote', _permit: 'data', _autoParams: 'call' },
      },
      'modelOnly',
    ],
    [
      '0xc280c905',
      'claim(bytes32 _debridgeId, uint256 _amount, uint256 _chainIdFrom, address _receiver, uint256 _nonce, bytes _signatures, bytes _autoParams)',
      {
        act: 'outOf',
        roles: { _debridgeId: 'id', _receiver: 'receiver', _signatures: 'data', _autoParams: 'data' },
      },
      'modelOnly',
    ],
    [
      '0x4d8160ba',
      'strictlySwapAndCall(address _srcTokenIn, uint256 _srcAmountIn, bytes _srcTokenInPermitEnvelope, address _srcSwapRouter, bytes _srcSwapCalldata, address _srcTokenOut, uint256 _srcTokenExpectedAmountOut, address _srcTokenRefundRecipient, address _receiver, bytes _receiverCalldata)',
      {
        act: 'bridge',
        roles: {
          _srcTokenIn: 'token',
          _srcTokenInPermitEnvelope: 'data',
          _srcSwapRouter: 'contract',
          _srcSwapCalldata: 'call',
          _srcTokenOut: 'token',
          _srcTokenRefundRecipient: 'receiver',
          _receiver: 'call',
          _receiverCalldata: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xa5977fbb',
      'send(address _receiver, address _token, uint256 _amount, uint64 _dstChainId, uint64 _nonce, uint32 _maxSlippage)',
      { act: 'bridge', roles: { _receiver: 'receiver', _token: 'token' } },
      'modelOnly',
    ],
    [
      '0x3f2e5fc3',
      'sendNative(address _receiver, uint256 _amount, uint64 _dstChainId, uint64 _nonce, uint32 _maxSlippage)',
      { act: 'bridge', roles: { _receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x56688700',
      'addLiquidity(address _token, uint256 _amount)',
      { act: 'into', roles: { _token: 'token' } },
      'modelOnly',
    ],
    [
      '0xa21a9280',
      'withdraw(bytes _wdmsg, bytes[] _sigs, address[] _signers, uint256[] _powers)',
      { act: 'outOf', roles: { _wdmsg: 'data', _sigs: 'data', _signers: 'account' } },
      'modelOnly',
    ],
    [
      '0x49290c1c',
      'depositNative(address depositor, bytes32 id)',
      { act: 'bridge', roles: { depositor: 'owner', id: 'hash' } },
      'modelOnly',
    ],
    [
      '0xe8017952',
      'depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
      { act: 'bridge', roles: { depositor: 'owner', token: 'token', id: 'hash' } },
      'modelOnly',
    ],
    [
      '0x5a1ee3ac',
      'depositErc20(address depositor, address token, bytes32 id)',
      { act: 'bridge', roles: { depositor: 'owner', token: 'token', id: 'hash' } },
      'modelOnly',
    ],
    [
      '0x80a6de92',
      'depositNative(bytes32 id, address receiver)',
      { act: 'bridge', roles: { id: 'hash', receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xf4371f63',
      'depositERC20(bytes32 id, address token, address receiver, uint256 amount)',
      { act: 'bridge', roles: { id: 'hash', token: 'token', receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x44bc937b',
      'depositWithExpiry(address vault, address asset, uint256 amount, string memo, uint256 expiration)',
      { act: 'bridge', roles: { vault: 'receiver', asset: 'token', memo: 'remote' } },
      'modelOnly',
    ],
  ],
};
