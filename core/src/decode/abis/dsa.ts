import type { AbiTable } from './table.ts';

/** Smart accounts of Instadapp: what they cast is not opened. */
export const dsa: AbiTable = {
  source: 'Instadapp',
  functions: [
    [
      '0x9304c934',
      'cast(string[] _targetNames, bytes[] _datas, address _origin)',
      { act: 'carry', roles: { _targetNames: 'id', _datas: 'call', _origin: 'partner' } },
    ],
    [
      '0xbb7e70ef',
      'build(address _owner, uint256 accountVersion, address _origin)',
      { act: 'control', roles: { _owner: 'owner', _origin: 'partner' } },
    ],
    [
      '0x4f5b2561',
      'buildWithCast(address _owner, uint256 accountVersion, address[] _targets, bytes[] _datas, address _origin)',
      {
        act: 'control',
        roles: { _owner: 'owner', _targets: 'contract', _datas: 'call', _origin: 'partner' },
      },
    ],
    ['0x0a3b0a4f', 'add(address authority)', { act: 'control', roles: { authority: 'power' } }],
    ['0x29092d0e', 'remove(address authority)', { act: 'control', roles: { authority: 'account' } }],
  ],
};
