import { maxUint256 } from 'viem';
import { call } from '../../../truth/sky.ts';
import { me, thief } from '../ground.ts';
import { control, type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, one, tx, usd, now } from '../kits/outside.ts';
import { zora1155, router2, multicall3 } from '../addresses.ts';
import { at, E18 } from '../oneCall.ts';

const trading: readonly OnEthereum[] = [
  one(
    'Zora: a collection whose master is the thief',
    'The user makes it, and he runs it.',
    zora1155,
    'function createContract(string newContractURI, string name, (uint32 royaltyMintSchedule, uint32 royaltyBPS, address royaltyRecipient) defaultRoyaltyConfiguration, address defaultAdmin, bytes[] setupActions) returns (address)',
    ['ipfs://x', 'Mine', { royaltyMintSchedule: 0, royaltyBPS: 5_000, royaltyRecipient: thief }, thief, []],
  ),
];

const moreOfEthereum: readonly OnEthereum[] = [
  one(
    'Juicebox: a project of the thief',
    'Project 4242 is his.',
    'old',
    'function pay(uint256 _projectId, uint256 _amount, address _token, address _beneficiary, uint256 _minReturnedTokens, bool _preferClaimedTokens, string _memo, bytes _metadata) payable returns (uint256)',
    [4242n, 0n, at('0x000000000000000000000000000000000000eeee'), me, 0n, false, 'hi', '0x'],
    { value: E18 },
  ),
  one('ERC-777: an operator', 'He sends all of it.', 'old', 'function authorizeOperator(address operator)', [
    router2,
  ]),
];

const practised: readonly OnPractice[] = [
  tx('Permit2: an allowance for all to use, by call', 'Multicall3 takes it for anybody.', ({ at: a }) => ({
    to: a.permit2,
    data: call(
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      a.practiceDollar,
      a.multicall3,
      usd(100),
      now + 86_400,
    ),
  })),
  control(
    tx('Permit2: numbers used up', 'to compare.', ({ at: a }) => ({
      to: a.permit2,
      data: call('function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', 0n, maxUint256),
    })),
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'Merkl: claims for anybody',
    'Multicall3 claims to itself.',
    at('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae'),
    'function toggleOperator(address user, address operator)',
    [me, multicall3],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...trading, ...moreOfEthereum, ...practised, ...pass],
};
