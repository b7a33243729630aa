import type { AbiTable } from '../table.ts';

/** Cauldrons and the BentoBox of Abracadabra. */
export const abracadabra: AbiTable = {
  source: 'Abracadabra',
  functions: [
    [
      '0x656f3d64',
      'cook(uint8[] actions, uint256[] values, bytes[] datas)',
      { act: 'carry', roles: { datas: 'call' } },
    ],
    [
      '0x860ffea1',
      'addCollateral(address to, bool skim, uint256 share)',
      { act: 'into', roles: { to: 'owner' } },
    ],
    [
      '0x876467f8',
      'removeCollateral(address to, uint256 share)',
      { act: 'outOf', roles: { to: 'receiver' }, weakens: true },
    ],
    ['0x4b8a3529', 'borrow(address to, uint256 amount)', { act: 'debt', roles: { to: 'receiver' } }],
    ['0x15294c40', 'repay(address to, bool skim, uint256 part)', { act: 'into', roles: { to: 'owner' } }],
    [
      '0x02b9446c',
      'deposit(address token, address from, address to, uint256 amount, uint256 share)',
      { act: 'into', roles: { token: 'token', from: 'payer', to: 'owner' } },
    ],
    [
      '0x97da6d30',
      'withdraw(address token, address from, address to, uint256 amount, uint256 share)',
      { act: 'outOf', roles: { token: 'token', from: 'payer', to: 'receiver' } },
    ],
    [
      '0xf18d03cc',
      'transfer(address token, address from, address to, uint256 share)',
      { act: 'move', roles: { token: 'token', from: 'payer', to: 'receiver' } },
    ],
    [
      '0x0fca8843',
      'transferMultiple(address token, address from, address[] tos, uint256[] shares)',
      { act: 'move', roles: { token: 'token', from: 'payer', tos: 'receiver' } },
    ],
    [
      '0xc0a47c93',
      'setMasterContractApproval(address user, address masterContract, bool approved, uint8 v, bytes32 r, bytes32 s)',
      { act: 'control', roles: { user: 'owner', masterContract: 'power', r: 'data', s: 'data' } },
    ],
    ['0xd2423b51', 'batch(bytes[] calls, bool revertOnFail)', { act: 'carry', roles: { calls: 'call' } }],
    [
      '0x1f54245b',
      'deploy(address masterContract, bytes data, bool useCreate2)',
      { act: 'control', roles: { masterContract: 'contract', data: 'data' } },
    ],
  ],
};
