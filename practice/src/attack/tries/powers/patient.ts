import { me, usdc } from '../ground.ts';
import { apes, multicall3, bundler3, permit2, comet, balancer } from '../addresses.ts';
import { K, at } from '../oneCall.ts';
import { one } from '../kits/patient.ts';
import type { Group } from '../table.ts';

const powers = (
  [
    [
      'items for Multicall3',
      'Anybody has it take them.',
      apes,
      'function setApprovalForAll(address operator, bool approved)',
      [multicall3, true],
    ],
    [
      'items for the bundler of Morpho',
      'It makes any call for anybody.',
      apes,
      'function setApprovalForAll(address operator, bool approved)',
      [bundler3, true],
    ],
    [
      'an item for the bundler of Morpho',
      'The same.',
      apes,
      'function approve(address to, uint256 tokenId)',
      [bundler3, 7n],
    ],
    [
      'dollars for the bundler of Morpho',
      'It makes any call for anybody: a transfer of them, too.',
      usdc,
      'function approve(address spender, uint256 amount)',
      [bundler3, K],
    ],
    [
      'more dollars for the bundler of Morpho',
      'The same.',
      usdc,
      'function increaseAllowance(address spender, uint256 increment)',
      [bundler3, K],
    ],
    [
      'dollars of Permit2 for the bundler of Morpho',
      'The same by Permit2.',
      permit2,
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      [usdc, bundler3, K, 2_000_000_000],
    ],
    [
      'collateral of Compound for Multicall3',
      'Anybody withdraws it.',
      comet,
      'function allow(address manager, bool isAllowed)',
      [multicall3, true],
    ],
    [
      'collateral of Compound for the bundler of Morpho',
      'Anybody withdraws it.',
      comet,
      'function allow(address manager, bool isAllowed)',
      [bundler3, true],
    ],
    [
      'Balancer: the bundler of Morpho as a relayer',
      'Anybody swaps for the user.',
      balancer,
      'function setRelayerApproval(address sender, address relayer, bool approved)',
      [me, bundler3, true],
    ],
    [
      'names for the bundler of Morpho',
      'Anybody takes all names.',
      at('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85'),
      'function setApprovalForAll(address operator, bool approved)',
      [bundler3, true],
    ],
    [
      'Aave: who borrows is the bundler of Morpho',
      'Anybody borrows in the name of the user.',
      at('0x72e95b8931767c79ba4eee721354d6e99a61d004'),
      'function approveDelegation(address delegatee, uint256 amount)',
      [bundler3, K],
    ],
  ] as const
).map(([id, why, to, text, args]) => one(id, why, to, text, args));

export const patient: Group = {
  round: 'patient',
  entries: [...powers],
};
