import { deadline, nested } from '../../meaningRule.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** The entrances of Uniswap's Universal Router and of the position manager of Uniswap v4. */
export const universalRouter: ProtocolTable = {
  source: 'Uniswap',
  functions: [
    [
      '0x3593564c',
      'execute(bytes commands, bytes[] inputs, uint256 deadline)',
      { act: 'carry', roles: { commands: 'call', inputs: 'call' } },
      { means: [nested(1, '*'), deadline(2)] },
    ],
    [
      '0x24856bc3',
      'execute(bytes commands, bytes[] inputs)',
      { act: 'carry', roles: { commands: 'call', inputs: 'call' } },
      { means: [nested(1, '*')] },
    ],
    [
      '0x44684dc3',
      'executeSigned(bytes commands, bytes[] inputs, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline)',
      {
        act: 'carry',
        roles: {
          commands: 'call',
          inputs: 'call',
          intent: 'hash',
          data: 'hash',
          nonce: 'id',
          signature: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0xdd46508f',
      'modifyLiquidities(bytes unlockData, uint256 deadline)',
      { act: 'carry', roles: { unlockData: 'call' } },
      { means: [nested(0), deadline(1)] },
    ],
    [
      '0x4afe393c',
      'modifyLiquiditiesWithoutUnlock(bytes actions, bytes[] params)',
      { act: 'carry', roles: { actions: 'call', params: 'call' } },
      'modelOnly',
    ],
  ],
};
