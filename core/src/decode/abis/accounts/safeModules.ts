import type { AbiTable } from '../table.ts';

/** Modules of Safe (AllowanceModule, SafeModuleSetup), and the rest of its proxy factory. */
export const safeModules: AbiTable = {
  source: 'Safe modules',
  functions: [
    [
      '0x4515641a',
      'executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
      {
        act: 'move',
        roles: {
          safe: 'payer',
          token: 'token',
          to: 'payee',
          paymentToken: 'token',
          delegate: 'power',
          signature: 'data',
        },
      },
    ],
    ['0xe71bdf41', 'addDelegate(address delegate)', { act: 'control', roles: { delegate: 'power' } }],
    [
      '0xdd43a79f',
      'removeDelegate(address delegate, bool removeAllowances)',
      { act: 'control', roles: { delegate: 'account' } },
    ],
    [
      '0xbeaeb388',
      'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
      { act: 'allow', roles: { delegate: 'power', token: 'token' } },
    ],
    [
      '0xc19bf50e',
      'resetAllowance(address delegate, address token)',
      { act: 'allow', roles: { delegate: 'power', token: 'token' } },
    ],
    [
      '0x885133e3',
      'deleteAllowance(address delegate, address token)',
      { act: 'set', roles: { delegate: 'account', token: 'token' } },
    ],
    [
      '0x61b69abd',
      'createProxy(address singleton, bytes initializer)',
      { act: 'carry', roles: { singleton: 'contract', initializer: 'call' } },
    ],
    ['0x8d0dc49f', 'enableModules(address[] modules)', { act: 'control', roles: { modules: 'power' } }],
  ],
};
