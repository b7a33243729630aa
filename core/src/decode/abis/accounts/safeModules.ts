import { allowance, amountRule } from '../../meaningRule.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** Modules of Safe (AllowanceModule, SafeModuleSetup), and the rest of its proxy factory. */
export const safeModules: ProtocolTable = {
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
      {
        moves: {
          each: 'one',
          from: [0],
          to: [2],
          amount: [3],
          token: [1],
          means: [amountRule([3], [1]), amountRule([5], [4])],
        },
      },
    ],
    [
      '0xe71bdf41',
      'addDelegate(address delegate)',
      { act: 'control', roles: { delegate: 'power' } },
      'modelOnly',
    ],
    [
      '0xdd43a79f',
      'removeDelegate(address delegate, bool removeAllowances)',
      { act: 'control', roles: { delegate: 'account' } },
      'modelOnly',
    ],
    [
      '0xbeaeb388',
      'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
      { act: 'allow', roles: { delegate: 'power', token: 'token' } },
      {
        allows: {
          spender: [0],
          token: [1],
          amount: [2],
          zero: 'takesBack',
          until: 'open',
          means: [allowance([2], [1])],
        },
      },
    ],
    [
      '0xc19bf50e',
      'resetAllowance(address delegate, address token)',
      { act: 'allow', roles: { delegate: 'power', token: 'token' } },
      'modelOnly',
    ],
    [
      '0x885133e3',
      'deleteAllowance(address delegate, address token)',
      { act: 'set', roles: { delegate: 'account', token: 'token' } },
      'modelOnly',
    ],
    [
      '0x61b69abd',
      'createProxy(address singleton, bytes initializer)',
      { act: 'carry', roles: { singleton: 'contract', initializer: 'call' } },
      'modelOnly',
    ],
    [
      '0x8d0dc49f',
      'enableModules(address[] modules)',
      { act: 'control', roles: { modules: 'power' } },
      'modelOnly',
    ],
  ],
};
