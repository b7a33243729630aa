import type { AbiTable } from '../table.ts';

/** Smart accounts of Instadapp: what they cast is not opened. */
export const dsa: AbiTable = {
  source: 'Instadapp',
  functions: [
    [
      '0x9304c934',
      'cast(string[] targetNames, bytes[] datas, address origin)',
      { act: 'carry', roles: { targetNames: 'id', datas: 'call', origin: 'partner' } },
    ],
    [
      '0xbb7e70ef',
      'build(address owner, uint256 accountVersion, address origin)',
      { act: 'control', roles: { owner: 'owner', origin: 'partner' } },
    ],
    [
      '0x4f5b2561',
      'buildWithCast(address owner, uint256 accountVersion, address[] targets, bytes[] datas, address origin)',
      { act: 'control', roles: { owner: 'owner', targets: 'contract', datas: 'call', origin: 'partner' } },
    ],
    ['0x0a3b0a4f', 'add(address authority)', { act: 'control', roles: { authority: 'power' } }],
    [
      '0x29092d0e',
      'remove(address authority)',
      { act: 'control', roles: { authority: 'account' }, forGood: true },
    ],
  ],
};
