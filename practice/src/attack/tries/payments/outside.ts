import { pad, toHex } from 'viem';
import { me, usdc } from '../ground.ts';
import { control, type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, raw, node, one } from '../kits/outside.ts';
import { multicall3 } from '../addresses.ts';
import { K } from '../oneCall.ts';

const practised: readonly OnPractice[] = [
  raw('a blob with a price of all', 'The blob’s fee is burnt.', 'eth_sendTransaction', (stage) => [
    {
      chainId: '0x7a69',
      from: me,
      to: stage.friend,
      value: '0x1',
      type: '0x3',
      maxFeePerBlobGas: toHex(10n ** 14n),
      blobVersionedHashes: [`0x01${'ab'.repeat(31)}`],
    },
  ]),
  control(
    raw('a payment with a list of what is read', 'to compare.', 'eth_sendTransaction', (stage) => [
      {
        chainId: '0x7a69',
        from: me,
        to: stage.friend,
        value: '0x1',
        accessList: [{ address: stage.at.practiceDollar, storageKeys: [node] }],
      },
    ]),
  ),
  control(
    raw(
      'a payment with a list of thousands',
      'Each costs gas, which the fee shows; to compare.',
      'eth_sendTransaction',
      (stage) => [
        {
          chainId: '0x7a69',
          from: me,
          to: stage.friend,
          value: '0x1',
          gas: '0xf4240',
          accessList: [
            {
              address: stage.at.practiceDollar,
              storageKeys: Array.from({ length: 500 }, (_, n) => pad(toHex(n))),
            },
          ],
        },
      ],
    ),
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'a payment to Multicall3',
    'Whoever calls it takes them.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [multicall3, K],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...practised, ...pass],
};
