import { pad, zeroHash } from 'viem';
import { call } from '../../truth/sky.ts';
import { lens, npm, router2, steak, ur } from './contractsAt.ts';
import { away, come, free, now, on, plainCall, pull } from './calls.ts';
import { balanceOf, guardian } from './functions.ts';
import { ask, askBatch, me, thief, usdc, zero } from './ground.ts';
import { at, E18, K } from './oneCall.ts';
import { firstStand, resolversStand, wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, tries } from './table.ts';
import { records } from './tokensAt.ts';

const handles = at('0xd4f2f33680fccb36748fa9831851643781608844');

const unlink = 'function unlink(uint256 handleId, uint256 profileId)';

const masked = [
  free(
    'Lens: the guardian of all profiles is off',
    'A week later one approval takes the profiles.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(ask(137, lens, call(guardian)), { abis: { [lens]: [guardian] } });
    },
    137,
  ),
  free(
    'Lens: the guardian is off, beside a question',
    'A question to the same contract must not explain what it keeps of the user.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(
        askBatch(137, [
          { to: lens, data: call(guardian) },
          { to: lens, data: call(balanceOf, me) },
        ]),
        { abis: { [lens]: [guardian, balanceOf] } },
      );
    },
    137,
  ),
  free(
    'Lens: a handle is no longer the profile’s',
    'Whoever looks for the name finds nobody, and payments by it fail.',
    async (e) => {
      await records(e, handles, unlink, 4);
      return e.read(ask(137, handles, call(unlink, 7n, 9n)), { abis: { [handles]: [unlink] } });
    },
    137,
  ),
  free(
    'Lens: a handle is no longer the profile’s, beside a question',
    'The same, masked.',
    async (e) => {
      await records(e, handles, unlink, 4);
      return e.read(
        askBatch(137, [
          { to: handles, data: call(unlink, 7n, 9n) },
          { to: handles, data: call('function name() view returns (string)') },
        ]),
        { abis: { [handles]: [unlink] } },
      );
    },
    137,
  ),
];

const lent: readonly OnEthereum[] = [
  away(
    10,
    'Farcaster: storage for another',
    'A year is paid for the thief’s number.',
    at('0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d'),
    'function rent(uint256 fid, uint256 units) payable returns (uint256)',
    [666n, 10n],
    { value: E18 / 100n },
  ),
  free(
    'Lens: the profile is burned',
    'The name is gone for good.',
    async (e) => {
      const text = 'function burn(uint256 tokenId)';
      await e.stand(lens, { [text]: [{ kind: 4, who: zero, amount: 7n }] });
      await e.send(me, lens, call('function call_(string,uint8,bool)', 'LPP', 0, true));
      await e.send(me, lens, call('function give(address,uint256)', me, 7n));
      return e.read(ask(137, lens, call(text, 7n)), { abis: { [lens]: [text] } });
    },
    137,
  ),
];

const maskedSafe = [
  free(
    'Lens: the guardian is off, beside a question, of which nobody knows the first',
    'No ABI is published.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(
        askBatch(137, [
          { to: lens, data: call(guardian) },
          { to: lens, data: call(balanceOf, me) },
        ]),
      );
    },
    137,
  ),
  free(
    'Lens: the guardian is off, after a block of someone',
    'The same beside a call that changes a list.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      const text = 'function setApprovalForAll(address operator, bool approved)';
      return e.read(
        askBatch(137, [
          { to: lens, data: call(text, thief, false) },
          { to: lens, data: call(guardian) },
        ]),
        { abis: { [lens]: [guardian, text] } },
      );
    },
    137,
  ),
  free(
    'Lens: the guardian is off, before a payment',
    'A payment beside it explains nothing.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return e.read(
        askBatch(137, [
          { to: lens, data: call(guardian) },
          { to: me, value: 1n },
        ]),
        { abis: { [lens]: [guardian] } },
      );
    },
    137,
  ),
];

const elsewhere: readonly OnEthereum[] = [
  on(
    137,
    'Lens: who acts for the profile',
    'He posts and spends for it.',
    at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d'),
    'function changeDelegatedExecutorsConfig(uint256 delegatorProfileId, address[] delegatedExecutors, bool[] approvals, uint64 configNumber, bool switchToGivenConfig)',
    [7n, [thief], [true], 0n, true],
  ),
  on(
    137,
    'Lens: an action of a publication',
    'The module and the bytes say what is paid.',
    at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d'),
    'function act((uint256 publicationActedProfileId, uint256 publicationActedId, uint256 actorProfileId, uint256[] referrerProfileIds, uint256[] referrerPubIds, address actionModuleAddress, bytes actionModuleData) publicationActionParams) returns (bytes)',
    [
      {
        publicationActedProfileId: 4242n,
        publicationActedId: 1n,
        actorProfileId: 7n,
        referrerProfileIds: [],
        referrerPubIds: [],
        actionModuleAddress: router2,
        actionModuleData: '0x1234',
      },
    ],
  ),
];

const dele = at('0x00000000000000447e69651d841bd8d104bed493');

const recordsMore: readonly OnEthereum[] = [
  plainCall(
    'delegate.xyz: all that the wallet has',
    'Airdrops and claims of the user are the delegate’s.',
    dele,
    'function delegateAll(address to, bytes32 rights, bool enable) payable returns (bytes32)',
    [thief, zeroHash, true],
  ),
  plainCall(
    'delegate.xyz: one item',
    'The same of one item.',
    dele,
    'function delegateERC721(address to, address contract_, uint256 tokenId, bytes32 rights, bool enable) payable returns (bytes32)',
    [thief, npm, 7n, zeroHash, true],
  ),
  plainCall(
    'delegate.xyz v1: all',
    'The same in the old registry.',
    at('0x00000000000076a84fef008cdabe6409d2fe638b'),
    'function delegateForAll(address delegate, bool value)',
    [thief, true],
  ),
  plainCall(
    'delegate.xyz: all, to a router',
    'Anybody has the router claim.',
    dele,
    'function delegateAll(address to, bytes32 rights, bool enable) payable returns (bytes32)',
    [ur, zeroHash, true],
  ),
  plainCall(
    'Snapshot registry: who votes',
    'Votes of all spaces.',
    at('0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446'),
    'function setDelegate(bytes32 id, address delegate)',
    [zeroHash, thief],
  ),
  plainCall(
    'Snapshot registry: to a router',
    'Votes are lost.',
    at('0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446'),
    'function setDelegate(bytes32 id, address delegate)',
    [zeroHash, ur],
  ),
  control(
    plainCall(
      'Snapshot registry: no more',
      'Votes come back; to compare.',
      at('0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446'),
      'function clearDelegate(bytes32 id)',
      [zeroHash],
    ),
  ),
  plainCall(
    'stealth payments: the thief’s keys',
    'ERC-6538: whoever pays the user by its meta-address pays him.',
    at('0x6538e6bf4b0ebd30a8ea093027ac2422ce5d6538'),
    'function registerKeys(uint256 schemeId, bytes stealthMetaAddress)',
    [1n, `0x02${'ab'.repeat(32)}03${'cd'.repeat(32)}`],
  ),
  plainCall(
    'Umbra: the thief’s keys',
    'The same of Umbra.',
    at('0x31fe56609c65cd0c510e7125f051d440424d38f3'),
    'function setStealthKeys(uint256 spendingPubKeyPrefix, uint256 spendingPubKey, uint256 viewingPubKeyPrefix, uint256 viewingPubKey)',
    [2n, 4242n, 3n, 4343n],
  ),
  plainCall(
    'ERC-1820: who is told of each payment',
    'The thief’s contract is called at each payment of an ERC-777 token.',
    at('0x1820a4b7618bde71dce8cdc73aab6c95905fad24'),
    'function setInterfaceImplementer(address account, bytes32 interfaceHash, address implementer)',
    (e) => [me, pad('0x29'), e.junk],
  ),
  plainCall(
    'ERC-1820: who manages the record',
    'The same later.',
    at('0x1820a4b7618bde71dce8cdc73aab6c95905fad24'),
    'function setManager(address account, address newManager)',
    [me, thief],
  ),
  plainCall(
    'ERC-1056: who the identity is',
    'Credentials of the user are the thief’s.',
    at('0xdca7ef03e98e0dc2b855be647c39abe984fcf21b'),
    'function changeOwner(address identity, address newOwner)',
    [me, thief],
  ),
  plainCall(
    'privacy pool: a commitment of the thief',
    'Only he can take it out.',
    at('0x6818809eefce719e480a7526d76bd3e561526b46'),
    'function deposit(uint256 _precommitment) payable returns (uint256)',
    [4242n],
    { value: E18 },
  ),
  plainCall(
    'Tornado: a commitment of the thief',
    'Only he can take it out.',
    at('0x47ce0c6ed5b0ce3d3a51fdb1c52dc66a7c3c2936'),
    'function deposit(bytes32 commitment) payable',
    [pad('0x4242')],
    { value: E18 },
  ),
  plainCall(
    'PoolTogether: all chances',
    'All prizes are the thief’s.',
    at('0x4499a8c3bc4e6d3d9b1b3f6a0ec8e3c5e7e8fd52'),
    'function delegate(address vault, address to)',
    [steak, thief],
  ),
  plainCall(
    'OUSD: no more yield',
    'The balance no longer grows.',
    at('0x2a8e1e676ec238d8a992307b495b45b3feaa5e86'),
    'function rebaseOptOut()',
    [],
  ),
  plainCall(
    'USD0++: at the floor',
    'A seventh is lost; and back comes what the name says.',
    at('0x35d8949372d46b7a3d5a56006ae77b215fc69bc0'),
    'function unlockUsd0ppFloorPrice(uint256 usd0ppAmount)',
    [K],
    { ops: [come(870n * 10n ** 6n)] },
  ),
  plainCall(
    'Lombard: bitcoin to a script',
    'The script is the thief’s.',
    at('0x8236a87084f8b84306f72007f36f2618a5634494'),
    'function redeem(bytes scriptPubkey, uint256 amount)',
    [`0x0014${'ab'.repeat(20)}`, K],
    { ops: [pull] },
  ),
  plainCall(
    'an exit of a validator',
    'EIP-7002: an amount of zero is a full exit.',
    at('0x00000961ef480eb55e80d19ad83579a64c007002'),
    'function none()',
    [],
  ),
  loud(
    'the function is known by its name alone',
    plainCall(
      'Sky: SKY staked with a farm',
      'to compare.',
      at('0xce01c90de7fd1bcfa39e237fe6d8d9f569e8a6a3'),
      'function open(uint256 index) returns (address)',
      [0n],
    ),
  ),
  plainCall(
    'ERC-8004: whose wallet the agent is paid by',
    'Agents of the user pay him.',
    at('0x8004a169fb4a3325136eb29fa0ceb6d2e539a432'),
    'function setMetadata(uint256 agentId, string metadataKey, bytes metadataValue)',
    [7n, 'agentWallet', thief],
  ),
  plainCall(
    'Drips: to a number',
    'The account is a number.',
    at('0x1455d9bd6b98f95dd8feb2b3d60ed825fcef0610'),
    'function give(uint256 receiver, address erc20, uint128 amt)',
    [4242n, usdc, K],
    { ops: [pull] },
  ),
  plainCall(
    'Drips: all that comes is the thief’s',
    'Splits of what is paid to the user.',
    at('0x1455d9bd6b98f95dd8feb2b3d60ed825fcef0610'),
    'function setSplits((uint256 accountId, uint256 weight)[] receivers)',
    [[{ accountId: BigInt(thief), weight: 1_000_000n }]],
  ),
  plainCall(
    '0xSplits: control',
    'Who controls the split.',
    at('0x2ed6c4b5da6378c7897ac67ba9e43102feb694ee'),
    'function transferControl(address split, address newController)',
    [steak, thief],
  ),
  plainCall(
    'LlamaPay: a stream at any rate',
    'A coin a second.',
    at('0xde1c04855c2828431ba637675b6929a684f84c7f'),
    'function createStream(address to, uint216 amountPerSec)',
    [thief, E18],
  ),
  plainCall(
    'a vault pays later, to whoever controls it',
    'ERC-7540: the controller claims.',
    'old',
    'function requestRedeem(uint256 shares, address controller, address owner) returns (uint256)',
    [K, thief, me],
    { ops: [pull] },
  ),
  loud(
    'the function is known by its name alone',
    plainCall(
      'Maple: shares asked back',
      'to compare.',
      at('0x80ac24aa929eaf5013f6436cda2a7ba190f5cc0b'),
      'function requestRedeem(uint256 shares, address owner) returns (uint256)',
      [K, me],
    ),
  ),
  plainCall(
    'Maple: shares asked back for another',
    'The owner is him.',
    at('0x80ac24aa929eaf5013f6436cda2a7ba190f5cc0b'),
    'function requestRedeem(uint256 shares, address owner) returns (uint256)',
    [K, thief],
  ),
];

const last: readonly OnEthereum[] = [
  plainCall(
    'Tally: who earns from the stake',
    'The claimer has all rewards.',
    'old',
    'function alterClaimer(uint256 _depositId, address _newClaimer)',
    [7n, thief],
  ),
  plainCall(
    'Convex: rewards are redirected',
    'All later ones.',
    at('0x72a19342e8f1838460ebfccef09f6585e32db86e'),
    'function setRewardRedirect(address _to)',
    [thief],
  ),
  plainCall(
    'Frax: who boosts',
    'A proxy of the lock.',
    'old',
    'function stakerSetVeFXSProxy(address proxy_address)',
    [thief],
  ),
  plainCall(
    'Hedgey: a plan to a friend’s look, one unit a day',
    'What is paid in comes out in ages.',
    'old',
    'function createPlan(address recipient, address token, uint256 amount, uint256 start, uint256 cliff, uint256 rate, uint256 period) returns (uint256)',
    [me, usdc, K, BigInt(now), BigInt(now), 1n, 86_400n],
    { ops: [pull] },
  ),
];

tries(import.meta.url, [
  { round: 'fourth reading', stands: firstStand, entries: [...masked, ...lent, ...maskedSafe] },
  { round: 'fourth outside', stands: resolversStand, entries: [...elsewhere] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...recordsMore, ...last] },
]);
