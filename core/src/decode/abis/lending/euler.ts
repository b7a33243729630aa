import type { AbiTable } from '../table.ts';

/** Vaults of Euler v2, the Ethereum Vault Connector, and accounts of Euler v1. */
export const euler: AbiTable = {
  source: 'Euler',
  functions: [
    [
      '0x9f5c462a',
      'setAccountOperator(address account, address operator, bool authorized)',
      { act: 'control', roles: { account: 'owner', operator: 'power' } },
    ],
    [
      '0xc14c11bf',
      'setOperator(bytes19 addressPrefix, address operator, uint256 operatorBitField)',
      { act: 'control', roles: { addressPrefix: 'owner', operator: 'power' } },
    ],
    [
      '0xa829aaf5',
      'setNonce(bytes19 addressPrefix, uint256 nonceNamespace, uint256 nonce)',
      { act: 'set', roles: { addressPrefix: 'owner' } },
    ],
    [
      '0x129d21a0',
      'setLockdownMode(bytes19 addressPrefix, bool enabled)',
      { act: 'control', roles: { addressPrefix: 'owner' }, weakens: [{ arg: 'enabled', is: false }] },
    ],
    [
      '0x116d0e93',
      'setPermitDisabledMode(bytes19 addressPrefix, bool enabled)',
      { act: 'control', roles: { addressPrefix: 'owner' }, weakens: [{ arg: 'enabled', is: false }] },
    ],
    [
      '0xd44fee5a',
      'enableCollateral(address account, address vault)',
      { act: 'set', roles: { account: 'owner', vault: 'token' } },
    ],
    [
      '0xe920e8e0',
      'disableCollateral(address account, address vault)',
      { act: 'set', roles: { account: 'owner', vault: 'token' }, weakens: true },
    ],
    [
      '0x642ea23f',
      'reorderCollaterals(address account, uint8 index1, uint8 index2)',
      { act: 'set', roles: { account: 'owner' } },
    ],
    [
      '0xc368516c',
      'enableController(address account, address vault)',
      { act: 'control', roles: { account: 'owner', vault: 'power' } },
    ],
    ['0xf4fc3570', 'disableController(address account)', { act: 'set', roles: { account: 'owner' } }],
    ['0x869e50c7', 'disableController()', { act: 'set' }],
    [
      '0x1f8b5215',
      'call(address targetContract, address onBehalfOfAccount, uint256 value, bytes data)',
      { act: 'carry', roles: { targetContract: 'call', onBehalfOfAccount: 'owner', data: 'call' } },
    ],
    [
      '0xb9b70ff5',
      'controlCollateral(address targetCollateral, address onBehalfOfAccount, uint256 value, bytes data)',
      { act: 'carry', roles: { targetCollateral: 'contract', onBehalfOfAccount: 'owner', data: 'call' } },
    ],
    [
      '0x5bedd1cd',
      'permit(address signer, address sender, uint256 nonceNamespace, uint256 nonce, uint256 deadline, uint256 value, bytes data, bytes signature)',
      { act: 'carry', roles: { signer: 'owner', sender: 'account', data: 'call', signature: 'data' } },
    ],
    [
      '0xc16ae7a4',
      'batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items)',
      {
        act: 'carry',
        roles: {
          'items.targetContract': 'call',
          'items.onBehalfOfAccount': 'owner',
          'items.data': 'call',
        },
      },
    ],
    [
      '0x7f5c92f3',
      'batchRevert((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items)',
      {
        act: 'carry',
        roles: {
          'items.targetContract': 'call',
          'items.onBehalfOfAccount': 'owner',
          'items.data': 'call',
        },
      },
    ],
    [
      '0x7f17c377',
      'batchSimulation((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items)',
      {
        act: 'carry',
        roles: {
          'items.targetContract': 'call',
          'items.onBehalfOfAccount': 'owner',
          'items.data': 'call',
        },
      },
    ],
    [
      '0x46591032',
      'requireAccountStatusCheck(address account)',
      { act: 'set', roles: { account: 'account' } },
    ],
    [
      '0x10a75198',
      'forgiveAccountStatusCheck(address account)',
      { act: 'set', roles: { account: 'account' } },
    ],
    ['0xa37d54af', 'requireVaultStatusCheck()', { act: 'set' }],
    ['0xebf1ea86', 'forgiveVaultStatusCheck()', { act: 'set' }],
    [
      '0x4b3fd148',
      'borrow(uint256 amount, address receiver)',
      { act: 'debt', roles: { receiver: 'receiver' } },
    ],
    ['0xacb70815', 'repay(uint256 amount, address receiver)', { act: 'into', roles: { receiver: 'owner' } }],
    [
      '0xa9c8eb7e',
      'repayWithShares(uint256 amount, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    ['0xaebde56b', 'pullDebt(uint256 amount, address from)', { act: 'debt', roles: { from: 'receiver' } }],
    ['0x5296a431', 'flashLoan(uint256 amount, bytes data)', { act: 'trade', roles: { data: 'call' } }],
    ['0x64b1cdd6', 'enableBalanceForwarder()', { act: 'set' }],
    ['0x41233a98', 'disableBalanceForwarder()', { act: 'set', forgoes: true }],
    [
      '0xc1342574',
      'liquidate(address violator, address collateral, uint256 repayAssets, uint256 minYieldBalance)',
      { act: 'trade', roles: { violator: 'receiver', collateral: 'token' } },
    ],
    [
      '0x82ebd674',
      'setGovernorAdmin(address newGovernorAdmin)',
      { act: 'control', roles: { newGovernorAdmin: 'power' } },
    ],
    [
      '0xefdcd974',
      'setFeeReceiver(address newFeeReceiver)',
      { act: 'control', roles: { newFeeReceiver: 'fee' } },
    ],
    [
      '0xd1a3a308',
      'setHookConfig(address newHookTarget, uint32 newHookedOps)',
      { act: 'control', roles: { newHookTarget: 'contract' } },
    ],
    [
      '0x8bcd4016',
      'setInterestRateModel(address newModel)',
      { act: 'control', roles: { newModel: 'contract' } },
    ],
    [
      '0x8d56c639',
      'skim(uint256 amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xcbfdd7e1',
      'transferFromMax(address from, address to)',
      { act: 'move', roles: { from: 'payer', to: 'receiver' } },
    ],
    [
      '0x9308d4ca',
      'enableReward(address rewarded, address reward)',
      { act: 'into', roles: { rewarded: 'token', reward: 'token' } },
    ],
    [
      '0xcbf5ecb7',
      'disableReward(address rewarded, address reward, bool forfeitRecentReward)',
      {
        act: 'set',
        roles: { rewarded: 'token', reward: 'token' },
        forgoes: [{ arg: 'forfeitRecentReward', is: true }],
      },
    ],
    [
      '0x263774e4',
      'claimReward(address rewarded, address reward, address recipient, bool ignoreRecentReward)',
      {
        act: 'outOf',
        roles: { rewarded: 'token', reward: 'token', recipient: 'receiver' },
        forgoes: [{ arg: 'ignoreRecentReward', is: true }],
      },
    ],
    [
      '0x73f0b437',
      'enterMarket(uint256 subAccountId, address newMarket)',
      { act: 'set', roles: { newMarket: 'token' } },
    ],
    [
      '0xc8a5fba3',
      'exitMarket(uint256 subAccountId, address oldMarket)',
      { act: 'set', roles: { oldMarket: 'token' }, weakens: true },
    ],
    [
      '0x7ca90140',
      'approveDebt(uint256 subAccountId, address spender, uint256 amount)',
      { act: 'control', roles: { spender: 'power' } },
    ],
    [
      '0xeb937aeb',
      'batchDispatch((bool allowError, address proxyAddr, bytes data)[] items, address[] deferLiquidityChecks)',
      {
        act: 'carry',
        roles: { 'items.proxyAddr': 'contract', 'items.data': 'call', deferLiquidityChecks: 'owner' },
      },
    ],
  ],
};
