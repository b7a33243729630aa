import { concat, maxUint256, zeroHash } from 'viem';
import { call } from '../../../truth/sky.ts';
import { me, thief, usdc, zero } from '../ground.ts';
import { loud, control, type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, one, pull, now, node, tx } from '../kits/outside.ts';
import {
  steth,
  router2,
  susde,
  eigen,
  eigenRewards,
  etherfi,
  frax,
  veCrv,
  convex,
  cvxLocked,
  entryPoint,
  p2p,
  kilnExit,
  polShare,
  wct,
  seiStaking,
  seiRewards,
  ethenaMinting,
  multicall3,
  podManager,
  figment,
} from '../addresses.ts';
import { E18, K, at } from '../oneCall.ts';

const staking: readonly OnEthereum[] = [
  one(
    'Lido: shares to the thief',
    'The stake is his, by another name of transfer.',
    steth,
    'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)',
    [thief, 10n * E18],
  ),
  one(
    'Lido: shares to a router',
    'Nobody gets them out.',
    steth,
    'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)',
    [router2, 10n * E18],
  ),
  one('Ethena: unstaked to a router', 'Nobody gets it out.', susde, 'function unstake(address receiver)', [
    router2,
  ]),
  control(
    one(
      'Ethena: all cools down',
      'No yield for a week, and no way back; to compare.',
      susde,
      'function cooldownShares(uint256 shares) returns (uint256)',
      [1_000n * E18],
    ),
  ),
  one(
    'EigenLayer: undelegated',
    'All of the stake leaves, and waits for two weeks.',
    eigen,
    'function undelegate(address staker) returns (bytes32[])',
    [me],
  ),
  one(
    'EigenLayer: an operator for good',
    'Who is registered as an operator can never delegate again, and stake of it can be slashed.',
    eigen,
    'function registerAsOperator(address initDelegationApprover, uint32 allocationDelay, string metadataURI)',
    [zero, 0, 'https://example.com/o.json'],
  ),
  one(
    'EigenLayer: who claims',
    'A claimer takes all rewards.',
    eigenRewards,
    'function setClaimerFor(address claimer)',
    [router2],
  ),
  one(
    'EigenLayer: the withdrawal is another’s',
    'Its withdrawer is the thief.',
    eigen,
    'function queueWithdrawals((address[] strategies, uint256[] shares, address withdrawer)[] queuedWithdrawalParams) returns (bytes32[])',
    [[{ strategies: [router2], shares: [E18], withdrawer: thief }]],
  ),
  one(
    'ether.fi: the request is the thief’s',
    'The item that it is claimed with is his.',
    etherfi,
    'function requestWithdraw(address recipient, uint256 amount) returns (uint256)',
    [thief, 10n * E18],
  ),
  one(
    'ether.fi: the request is a router’s',
    'Nobody claims.',
    etherfi,
    'function requestWithdraw(address recipient, uint256 amount) returns (uint256)',
    [router2, 10n * E18],
  ),
  one(
    'Frax: minted for the thief',
    'He gets frxETH.',
    frax,
    'function submitAndGive(address recipient) payable',
    [thief],
    { value: E18 },
  ),
  one(
    'Frax: minted for a router',
    'Whoever comes takes it out of the router.',
    frax,
    'function submitAndGive(address recipient) payable',
    [router2],
    { value: E18 },
  ),
  one(
    'Curve: locked for the thief',
    'What is paid is in his lock.',
    veCrv,
    'function deposit_for(address _addr, uint256 _value)',
    [thief, K],
    { ops: [pull] },
  ),
  control(
    one(
      'Convex: all that is held',
      'No amount is in it; to compare.',
      convex,
      'function depositAll(uint256 _pid, bool _stake) returns (bool)',
      [25n, true],
      { ops: [pull] },
    ),
  ),
  one(
    'Convex: free locks to a router',
    'Nobody gets them out.',
    cvxLocked,
    'function withdrawExpiredLocksTo(address _withdrawTo)',
    [router2],
  ),
  control(
    one(
      'Convex: rewards staked away',
      'Rewards are staked; to compare.',
      cvxLocked,
      'function getReward(address _account, bool _stake)',
      [me, true],
    ),
  ),
  one(
    'EntryPoint: a stake for a hundred years',
    'The coins come back after 136 years.',
    entryPoint,
    'function addStake(uint32 unstakeDelaySec) payable',
    [4_294_967_295],
    { value: 5n * E18 },
  ),
  control(
    one(
      'EntryPoint: an operation dropped',
      'Numbers are used up: what was signed before is void; to compare.',
      entryPoint,
      'function incrementNonce(uint192 key)',
      [0n],
    ),
  ),
  one(
    'P2P: the rewards are the referrer’s',
    'Credentials are the user’s, and nearly all rewards are the thief’s.',
    p2p,
    'function addEth(bytes32 _eth2WithdrawalCredentials, uint96 _ethAmountPerValidatorInWei, address _referenceFeeDistributor, (uint96 basisPoints, address recipient) _clientConfig, (uint96 basisPoints, address recipient) _referrerConfig, bytes _extraData) payable returns (bytes32, address)',
    [
      concat(['0x010000000000000000000000', me]),
      32n * E18,
      thief,
      { basisPoints: 1n, recipient: me },
      { basisPoints: 9_999n, recipient: thief },
      '0x',
    ],
    { value: 32n * E18 },
  ),
  one(
    'P2P: the rewards are a named referrer’s',
    'The same by names.',
    p2p,
    'function addEth(bytes32 _eth2WithdrawalCredentials, uint96 _ethAmountPerValidatorInWei, address _referenceFeeDistributor, (uint96 basisPoints, address recipient) _clientConfig, (uint96 basisPoints, address recipient) _referrerConfig, bytes _extraData) payable returns (bytes32, address)',
    [
      concat(['0x010000000000000000000000', me]),
      32n * E18,
      router2,
      { basisPoints: 1n, recipient: me },
      { basisPoints: 0n, recipient: zero },
      '0x',
    ],
    { value: 32n * E18 },
  ),
  one(
    'Kiln: validators leave',
    'They earn nothing from then on.',
    kilnExit,
    'function requestExit(bytes[] validators)',
    [[`0x${'a1'.repeat(48)}`]],
  ),
  control(
    one(
      'Polygon: unbonded for all shares',
      'The most that may be burned is all; the rate is fixed, to compare.',
      polShare,
      'function sellVoucher_new(uint256 claimAmount, uint256 maximumSharesToBurn)',
      [E18, maxUint256],
    ),
  ),
  control(
    one(
      'Polygon: bonded for no shares',
      'The least is nothing, at a fixed rate; to compare.',
      polShare,
      'function buyVoucherPOL(uint256 _amount, uint256 _minSharesToMint) returns (uint256)',
      [K, 0n],
      { ops: [pull] },
    ),
  ),
  one(
    'Beacon: the user’s validator into the thief’s',
    'EIP-7251: its 32 coins are the target’s from then on.',
    at('0x0000bbddc7ce488642fb579f8b00f3a590007251'),
    'function no()',
    [],
    { value: 1n },
  ),
];

const elsewhere: readonly OnEthereum[] = [
  one(
    'WalletConnect: locked for two years',
    'Nobody gets it out before.',
    wct,
    'function createLock(uint256 amount, uint256 unlockTime)',
    [K, BigInt(now + 63_000_000)],
    { chain: 10, ops: [pull] },
  ),
  one(
    'WalletConnect: the lock is longer',
    'Two more years.',
    wct,
    'function increaseUnlockTime(uint256 newUnlockTime)',
    [BigInt(now + 63_000_000)],
    { chain: 10 },
  ),
  one(
    'WalletConnect: the lock is another',
    'Two more years, with nothing paid.',
    wct,
    'function updateLock(uint256 amount, uint256 unlockTime)',
    [0n, BigInt(now + 63_000_000)],
    { chain: 10 },
  ),
  one(
    'Sei: delegated to the thief’s validator',
    'The validator is a text; it takes all rewards, and is slashed.',
    seiStaking,
    'function delegate(string valAddress) payable returns (bool)',
    ['seivaloper1thief0000000000000000000000000000000'],
    { chain: 1_329, value: 5n * E18 },
  ),
  one(
    'Sei: moved to the thief’s validator',
    'All that was delegated is his to be slashed with.',
    seiStaking,
    'function redelegate(string srcAddress, string dstAddress, uint256 amount) returns (bool)',
    [
      'seivaloper1good00000000000000000000000000000000',
      'seivaloper1thief0000000000000000000000000000000',
      5n * 10n ** 6n,
    ],
    { chain: 1_329 },
  ),
  loud(
    'The validator is named by a text of its own network, which is taken for a key.',
    one(
      'Sei: undelegated',
      'Three weeks without rewards; to compare.',
      seiStaking,
      'function undelegate(string valAddress, uint256 amount) returns (bool)',
      ['seivaloper1good00000000000000000000000000000000', 5n * 10n ** 6n],
      { chain: 1_329 },
    ),
  ),
  one(
    'Sei: rewards to the thief',
    'All later ones too.',
    seiRewards,
    'function setWithdrawAddress(address withdrawAddr) returns (bool)',
    [thief],
    { chain: 1_329 },
  ),
];

const moreOfEthereum: readonly OnEthereum[] = [
  one(
    'EigenLayer: all of the rewards are the operator’s',
    'Those who delegate to the user get nothing.',
    eigenRewards,
    'function setOperatorPISplit(address operator, uint16 split)',
    [me, 10_000],
  ),
  one(
    'EigenLayer: the record of an operator',
    'Stakers go by it, and the page is the thief’s.',
    eigen,
    'function updateOperatorMetadataURI(address operator, string metadataURI)',
    [me, 'https://thief.example/o.json'],
  ),
  one(
    'Rewards: a split of a validator',
    'Merkl: only he claims.',
    at('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae'),
    'function claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    [[thief], [usdc], [K], [[node]]],
  ),
  one(
    'an old gauge: who gets the rewards',
    'All rewards of the gauge go to a contract.',
    'old',
    'function set_rewards_receiver(address _receiver)',
    [router2],
  ),
];

const practised: readonly OnPractice[] = [
  tx('EntryPoint: a stake for a century, of the practice', 'The coins are kept.', ({ at: a }) => ({
    to: a.entryPoint,
    data: call('function addStake(uint32 unstakeDelaySec) payable', 4_294_967_295),
    value: E18,
  })),
];

const pass: readonly OnEthereum[] = [
  control(
    one(
      'Ethena: signs for the thief',
      'He made the user his signer; to compare.',
      ethenaMinting,
      'function confirmDelegatedSigner(address _delegateTo)',
      [thief],
    ),
  ),
  one(
    'EigenLayer: another operator',
    'A saved name that is not an operator.',
    eigen,
    'function redelegate(address newOperator, (bytes signature, uint256 expiry) newOperatorApproverSig, bytes32 approverSalt) returns (bytes32[])',
    [router2, { signature: '0x', expiry: 0n }, zeroHash],
  ),
  one(
    'EigenLayer: a named one as the operator',
    'A name of a protocol that is not an operator.',
    eigen,
    'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
    [router2, { signature: '0x', expiry: 0n }, zeroHash],
  ),
  one(
    'Curve: minted for anybody',
    'Multicall3 mints for the user, and whoever calls it.',
    at('0xd061d61a4d941c39e5453435b6345dc261c2fce0'),
    'function toggle_approve_mint(address minting_user)',
    [multicall3],
  ),
  one(
    'Lido: a claim for a router',
    'The request is an item of the router.',
    at('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1'),
    'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])',
    [[E18], router2],
  ),
  control(
    one(
      'Ethena: all shares cool down, into a silo',
      'A week; to compare.',
      susde,
      'function cooldownAssets(uint256 assets) returns (uint256)',
      [1_000n * E18],
    ),
  ),
];

const last: readonly OnEthereum[] = [
  one(
    'EigenLayer: a validator whose key is the thief’s',
    'He deposited for the key before, with his own credentials: those hold.',
    podManager,
    'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable',
    [`0x${'a1'.repeat(48)}`, `0x${'b2'.repeat(96)}`, node],
    { value: 32n * E18 },
  ),
  one(
    'Figment: validators whose keys are the thief’s',
    'The same, in a batch.',
    figment,
    'function deposit(bytes[] pubkeys, bytes[] withdrawal_credentials, bytes[] signatures, bytes32[] deposit_data_roots) payable',
    [
      [`0x${'a1'.repeat(48)}`],
      [concat(['0x010000000000000000000000', me])],
      [`0x${'b2'.repeat(96)}`],
      [node],
    ],
    { value: 32n * E18 },
  ),
];

const after: readonly OnEthereum[] = [
  one(
    'P2P: validators by SSV whose keys are the thief’s',
    'He deposited for the key before.',
    at('0x5ed861aec31ccb496689fd2e0a1a3f8e8d7b8824'),
    'function depositEthAndRegisterValidators((bytes[] pubkeys, bytes[] signatures, bytes32[] roots) depositData, address withdrawalCredentialsAddress) payable',
    [{ pubkeys: [`0x${'a1'.repeat(48)}`], signatures: [`0x${'b2'.repeat(96)}`], roots: [node] }, me],
    { value: 32n * E18 },
  ),
  control(
    one('EigenLayer: a pod is made', 'to compare.', podManager, 'function createPod() returns (address)', []),
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...staking, ...elsewhere, ...moreOfEthereum, ...practised, ...pass, ...last, ...after],
};
