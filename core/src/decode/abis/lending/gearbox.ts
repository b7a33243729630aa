import type { AbiTable } from '../table.ts';

/** Credit accounts and pools of Gearbox v3. */
export const gearbox: AbiTable = {
  source: 'Gearbox',
  functions: [
    [
      '0x92beab1d',
      'openCreditAccount(address onBehalfOf, (address target, bytes callData)[] calls, uint256 referralCode)',
      {
        act: 'control',
        roles: { onBehalfOf: 'owner', 'calls.target': 'contract', 'calls.callData': 'call' },
      },
    ],
    [
      '0x36b2ced3',
      'closeCreditAccount(address creditAccount, (address target, bytes callData)[] calls)',
      {
        act: 'carry',
        roles: { creditAccount: 'owner', 'calls.target': 'contract', 'calls.callData': 'call' },
      },
    ],
    [
      '0xebe4107c',
      'multicall(address creditAccount, (address target, bytes callData)[] calls)',
      {
        act: 'carry',
        roles: { creditAccount: 'owner', 'calls.target': 'contract', 'calls.callData': 'call' },
      },
    ],
    [
      '0x7e2ca9db',
      'botMulticall(address creditAccount, (address target, bytes callData)[] calls)',
      {
        act: 'carry',
        roles: { creditAccount: 'owner', 'calls.target': 'contract', 'calls.callData': 'call' },
      },
    ],
    [
      '0xe3f46b26',
      'liquidateCreditAccount(address creditAccount, address to, (address target, bytes callData)[] calls)',
      {
        act: 'trade',
        roles: {
          creditAccount: 'receiver',
          to: 'receiver',
          'calls.target': 'contract',
          'calls.callData': 'call',
        },
      },
    ],
    [
      '0xc5b73ed0',
      'setBotPermissions(address bot, address creditAccount, uint192 permissions)',
      { act: 'control', roles: { bot: 'power', creditAccount: 'owner' } },
    ],
    [
      '0x19043543',
      'setBotPermissions(address bot, uint192 permissions)',
      { act: 'control', roles: { bot: 'power' } },
    ],
    [
      '0xb3d45433',
      'depositWithReferral(uint256 assets, address receiver, uint256 referralCode)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0xd7337c2e',
      'mintWithReferral(uint256 shares, address receiver, uint256 referralCode)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
  ],
};
