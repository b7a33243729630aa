import {
  type Address,
  concat,
  encodeAbiParameters,
  keccak256,
  pad,
  parseAbiParameters,
  stringToHex,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../../truth/sky.ts';
import { E18, M, out, pool, soon, thief } from '../asking.ts';
import { batches, sends } from '../mixed.ts';
import { aaveAccount, approve, assetOf, type Days, noDebt, token, wellSecured, word } from './places.ts';

const at = {
  aave: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  aaveElsewhere: '0x794a61358d6845594f94dc1db02a252b5b4814ad',
  aaveBase: '0xa238dd80c259a72e81d7e4664a9801593f98d1c5',
  bulker: '0xa397a8c2086c554b531c02e29f3291c9704b00c7',
  comet: '0xc3d688b66703497daa19211eedff47f25384cdc3',
  bundler: '0x6566194141eefa99af43bb5aa71460ca2dc90245',
  adapter: '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0',
  steakhouse: '0xbeef01735c132ada46aa9aa4c54623caa92a64cb',
  evc: '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383',
  eWeth: '0xd8b27cf359b7d15710a5be299af6e7bf904984c2',
  eUsdc: '0x797dd80692c3b2dadabce8e30c07fde5307d48a9',
  spark: '0xc13e21b648a5ee794902342038ff3adab66be987',
  susdc: '0xbc65ad17c5c0a2a4d159fa5a503f4992c7b545fe',
  fluidEth: '0xeabbfca72f8a8bf14c4ac59e69ecb2eb69f0811c',
  psm: '0xa188eec8f81263234da3622a406892f3d630f98c',
  daiUsds: '0x3225737a9bbb6473cb4a45b7244aca2befdb276a',
  stability: '0x5721cbbd64fc7ae3ef44a0a3f9a790a9264cf9bf',
  venus: '0xfd36e2c2a6789db23113685031d7f16329158384',
  yearn: '0xbe53a109b494e5c9f97b9cd39fe969be68bf6204',
  umbrella: '0xce6ced23118edeb23054e06118a702797b13fc2f',
} as const satisfies Record<string, Address>;

/** Loans, savings, and vaults. */
export const lending: Days = ({ me }, or) => {
  const gets = or(me, thief);
  const came = (it: Address, amount: bigint, to: Address = gets) => `in ${it} ${amount} ${to} ${pool}`;
  return [
    sends(
      'borrow USDC from Aave on Base with much behind it',
      8453,
      me,
      {
        to: at.aaveBase,
        data: call(
          'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
          or<Address>(token.baseUsdc, thief),
          100n * M,
          2n,
          0,
          me,
        ),
        moves: [came(or<Address>(token.baseUsdc, thief), 100n * M, me)],
      },
      { says: { [aaveAccount]: wellSecured }, contracts: [thief] },
    ),
    sends('supply USDC to Aave on Base with a permit, and the code of the app behind the call', 8453, me, {
      to: at.aaveBase,
      data: concat([
        call(
          'function supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
          token.baseUsdc,
          300n * M,
          gets,
          0,
          soon,
          27,
          keccak256('0x01'),
          keccak256('0x02'),
        ),
        '0x6161766504',
        '0x0080218021802180218021802180218021',
      ]),
      moves: [out(token.baseUsdc, 300n * M)],
    }),
    sends(
      'repay USDC at Aave on Arbitrum with a permit',
      42161,
      me,
      {
        to: at.aaveElsewhere,
        data: call(
          'function repayWithPermit(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS) returns (uint256)',
          token.arbUsdc,
          90n * M,
          2n,
          gets,
          soon,
          28,
          keccak256('0x03'),
          keccak256('0x04'),
        ),
        moves: [out(token.arbUsdc, 90n * M)],
      },
      { says: { [aaveAccount]: wellSecured } },
    ),
    sends(
      'choose the mode for ETH at Aave without a debt',
      1,
      me,
      { to: or<Address>(at.aave, thief), data: call('function setUserEMode(uint8 categoryId)', 1) },
      { says: { [`${at.aave} ${aaveAccount}`]: noDebt } },
    ),
    sends(
      'stake AAVE in its safety module',
      1,
      me,
      {
        to: token.stkaave,
        data: call('function stake(address to, uint256 amount)', gets, 5n * E18),
        moves: [out(token.aave, 5n * E18), `mint ${5n * E18} ${gets}`],
      },
      { looks: 'it can be taken back only after a cooldown' },
    ),
    sends(
      'supply ETH to Compound by its bulker',
      1,
      me,
      {
        to: at.bulker,
        value: E18,
        data: call(
          'function invoke(bytes32[] actions, bytes[] data) payable',
          [pad(stringToHex('ACTION_SUPPLY_NATIVE_TOKEN'), { dir: 'right' })],
          [
            encodeAbiParameters(parseAbiParameters('address comet, address to, uint256 amount'), [
              or<Address>(at.comet, thief),
              gets,
              E18,
            ]),
          ],
        ),
        moves: [`coins ${E18} ${at.comet}`],
      },
      { contracts: [at.comet] },
    ),
    batches(
      'approve and deposit USDC into a vault of Steakhouse by the bundler of Morpho',
      1,
      me,
      [
        { to: token.usdc, data: approve(at.adapter, 500n * M) },
        {
          to: at.bundler,
          data: call(
            'function multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle) payable',
            [
              call(
                'function erc20TransferFrom(address token, address receiver, uint256 amount)',
                token.usdc,
                at.adapter,
                500n * M,
              ),
              call(
                'function erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)',
                at.steakhouse,
                500n * M,
                1_120_000_000_000_000n,
                gets,
              ),
            ].map((data) => ({ to: at.adapter, data, value: 0n, skipRevert: false, callbackHash: zeroHash })),
          ),
          moves: [out(token.usdc, 500n * M), came(at.steakhouse, 450n * E18)],
        },
      ],
      { contracts: [at.adapter, at.steakhouse], says: { [assetOf(at.steakhouse)]: pad(token.usdc) } },
    ),
    sends(
      'borrow WETH at Euler against USDC',
      1,
      me,
      {
        to: at.evc,
        data: call(
          'function batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items) payable',
          [
            {
              targetContract: at.evc,
              onBehalfOfAccount: zeroAddress,
              value: 0n,
              data: call('function enableCollateral(address account, address vault) payable', me, at.eUsdc),
            },
            {
              targetContract: at.evc,
              onBehalfOfAccount: zeroAddress,
              value: 0n,
              data: call(
                'function enableController(address account, address vault) payable',
                me,
                or<Address>(at.eWeth, thief),
              ),
            },
            {
              targetContract: or<Address>(at.eWeth, thief),
              onBehalfOfAccount: me,
              value: 0n,
              data: call(
                'function borrow(uint256 amount, address receiver) returns (uint256)',
                E18 / 10n,
                me,
              ),
            },
          ],
        ),
        moves: [came(token.weth, E18 / 10n, me)],
      },
      {
        contracts: [at.eWeth, at.eUsdc, thief],
        looks: 'a debt, and a contract that may take what is behind it',
      },
    ),
    sends(
      'withdraw WETH from Spark without a debt',
      1,
      me,
      {
        to: at.spark,
        data: call(
          'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
          token.weth,
          2n * E18,
          gets,
        ),
        moves: [out('0x59cd1c87501baa753d0b5b5ab5d8416a45cd71db', 2n * E18), came(token.weth, 2n * E18)],
      },
      { says: { [aaveAccount]: noDebt } },
    ),
    batches(
      'approve and save USDC at Spark',
      1,
      me,
      [
        { to: token.usdc, data: approve(at.susdc, 250n * M) },
        {
          to: at.susdc,
          data: call(
            'function deposit(uint256 assets, address receiver, uint16 referral) returns (uint256)',
            250n * M,
            gets,
            128,
          ),
          moves: [out(token.usdc, 250n * M), `mint ${230n * E18} ${gets}`],
        },
      ],
      { says: { [assetOf(at.susdc)]: pad(token.usdc) } },
    ),
    sends(
      'put ETH behind a loan at Fluid',
      1,
      me,
      {
        to: at.fluidEth,
        value: E18,
        data: call(
          'function operate(uint256 nftId_, int256 newCol_, int256 newDebt_, address to_) payable returns (uint256, int256, int256)',
          or(0n, 4_711n),
          E18,
          or(0n, 1_000n * M),
          or<Address>(me, thief),
        ),
        moves: [`coins ${E18} ${pool}`, ...or<string[]>([], [came(token.usdc, 1_000n * M, thief)])],
      },
      { looks: 'a position is opened' },
    ),
    sends('change USDC into USDS', 1, me, {
      to: at.psm,
      data: call('function sellGem(address usr, uint256 gemAmt) returns (uint256)', gets, 800n * M),
      moves: [out(token.usdc, 800n * M), came(token.usds, 800n * E18)],
    }),
    batches('approve and change DAI into USDS', 1, me, [
      { to: token.dai, data: approve(at.daiUsds, 700n * E18) },
      {
        to: at.daiUsds,
        data: call('function daiToUsds(address usr, uint256 wad)', gets, 700n * E18),
        moves: [out(token.dai, 700n * E18), came(token.usds, 700n * E18)],
      },
    ]),
    sends('put BOLD into the stability pool of ETH', 1, me, {
      to: or<Address>(at.stability, thief),
      data: call('function provideToSP(uint256 _topUp, bool _doClaim)', 400n * E18, true),
      moves: [out(token.bold, 400n * E18)],
    }),
    batches(
      'approve and save crvUSD',
      1,
      me,
      [
        { to: token.crvusd, data: approve(token.scrvusd, 350n * E18) },
        {
          to: token.scrvusd,
          data: call(
            'function deposit(uint256 assets, address receiver) returns (uint256)',
            350n * E18,
            gets,
          ),
          moves: [out(token.crvusd, 350n * E18), `mint ${320n * E18} ${gets}`],
        },
      ],
      { says: { [assetOf(token.scrvusd)]: pad(token.crvusd) } },
    ),
    sends('claim XVS at Venus', 56, me, {
      to: at.venus,
      data: call('function claimVenus(address holder)', me),
      moves: [came('0xcf6bb5389c92bdda8a3747ddb454cb7a64626c63', E18, me)],
    }),
    batches(
      'approve and deposit USDC at Yearn',
      1,
      me,
      [
        { to: token.usdc, data: approve(at.yearn, 150n * M) },
        {
          to: at.yearn,
          data: call('function deposit(uint256 assets, address receiver) returns (uint256)', 150n * M, gets),
          moves: [out(token.usdc, 150n * M), `mint ${140n * M} ${gets}`],
        },
      ],
      { says: { [assetOf(at.yearn)]: pad(token.usdc) } },
    ),
    sends(
      'let Morpho’s adapter act in a market of one’s own',
      1,
      me,
      {
        to: '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb',
        data: call(
          'function setAuthorization(address authorized, bool newIsAuthorized)',
          or<Address>(at.adapter, thief),
          true,
        ),
      },
      { contracts: [at.adapter], looks: 'somebody may act for one’s positions' },
    ),
  ];
};

/** Two gauges of Aerodrome. */
const gauges: readonly Address[] = [
  '0x519bbd1dd8c6a94c46080e24f316c14ee758c025',
  '0xf33a96b5932d9e9b9a0eda447abd8c9d48d2e0c8',
];

/** What is staked, restaked, voted with and claimed. */
export const staking: Days = ({ me }, or) => {
  const gets = or(me, thief);
  const came = (it: Address, amount: bigint, to: Address = gets) => `in ${it} ${amount} ${to} ${pool}`;
  return [
    sends(
      'stake ETH by sending it to wstETH',
      1,
      me,
      { to: or<Address>(token.wsteth, thief), value: E18, moves: [`mint ${(E18 * 81n) / 100n}`] },
      { contracts: [token.wsteth, thief] },
    ),
    sends('give rETH back for ETH', 1, me, {
      to: or<Address>(token.reth, thief),
      data: call('function burn(uint256 _rethAmount)', E18),
      moves: [`burn ${E18}`, `coins ${(E18 * 114n) / 100n}`],
    }),
    batches('approve and wrap eETH', 1, me, [
      { to: token.eeth, data: approve(or<Address>(token.weeth, thief), 2n * E18) },
      {
        to: token.weeth,
        data: call('function wrap(uint256 _eETHAmount) returns (uint256)', 2n * E18),
        moves: [out(token.eeth, 2n * E18), `mint ${(E18 * 185n) / 100n}`],
      },
    ]),
    sends('claim what restaking earned', 1, me, {
      to: '0x7750d328b314effa365a0402ccfd489b80b0adda',
      data: call(
        'function processClaim((uint32 rootIndex, uint32 earnerIndex, bytes earnerTreeProof, (address earner, bytes32 earnerTokenRoot) earnerLeaf, uint32[] tokenIndices, bytes[] tokenTreeProofs, (address token, uint256 cumulativeEarnings)[] tokenLeaves) claim, address recipient)',
        {
          rootIndex: 204,
          earnerIndex: 30_512,
          earnerTreeProof: `0x${'3f'.repeat(512)}`,
          earnerLeaf: { earner: me, earnerTokenRoot: keccak256('0x31') },
          tokenIndices: [0],
          tokenTreeProofs: [`0x${'4e'.repeat(64)}`],
          tokenLeaves: [{ token: token.eigen, cumulativeEarnings: 12n * E18 }],
        },
        gets,
      ),
      moves: [came(token.eigen, 12n * E18)],
    }),
    sends('stake ETH at Frax', 1, me, {
      to: '0xbafa44efe7901e04e39dad13167d089c559c1138',
      value: E18,
      data: call('function submitAndDeposit(address recipient) payable returns (uint256)', gets),
      moves: [came(token.sfrxeth, (E18 * 88n) / 100n)],
    }),
    sends('stake tokens of a pool at Convex', 1, me, {
      to: or<Address>('0xf403c135812408bfbe8713b5a23a04b3d48aae31', thief),
      data: call(
        'function deposit(uint256 _pid, uint256 _amount, bool _stake) returns (bool)',
        25n,
        3n * E18,
        true,
      ),
      moves: [out('0x06325440d014e39736583c165c2963ba99faf14e', 3n * E18)],
    }),
    sends(
      'give 32 ETH to a validator',
      1,
      me,
      {
        to: '0x00000000219ab540356cbb839cbe05303d7705fa',
        value: 32n * E18,
        data: call(
          'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
          `0x${'a1'.repeat(48)}`,
          concat(['0x020000000000000000000000', gets]),
          `0x${'b2'.repeat(96)}`,
          keccak256('0x32'),
        ),
      },
      { looks: 'who may withdraw is a part of bytes' },
    ),
    sends(
      'ask a validator out',
      1,
      me,
      {
        to: or<Address>('0x00000961ef480eb55e80d19ad83579a64c007002', thief),
        value: 1n,
        data: concat([`0x${'a1'.repeat(48)}`, toHex(0n, { size: 8 })]),
      },
      { looks: 'a validator leaves' },
    ),
    sends('stake ETH at StakeWise', 1, me, {
      to: '0xac0f906e433d58fa868f936e8a43230473652885',
      value: E18,
      data: call(
        'function deposit(address receiver, address referrer) payable returns (uint256)',
        gets,
        zeroAddress,
      ),
    }),
    sends('stake BNB at Lista', 56, me, {
      to: or<Address>('0x1adb950d8bb3da4be104211d5ab038628e477fe6', thief),
      value: E18,
      data: call('function deposit() payable'),
      moves: [came(token.slisbnb, (E18 * 97n) / 100n, me)],
    }),
    sends(
      'claim AERO of two gauges',
      8453,
      me,
      {
        to: '0x16613524e02ad97edfef371bc883f2f5d6c480a5',
        data: call('function claimRewards(address[] _gauges)', gauges),
        moves: [came(token.aero, 30n * E18, me)],
      },
      { contracts: gauges, says: { 'function isGauge(address gauge) view returns (bool)': word(1n) } },
    ),
    sends('claim the fees of veCRV', 1, me, {
      to: or<Address>('0xd16d5ec345dd86fb63c6a9c43c517210f1027914', thief),
      data: call('function claim() returns (uint256)'),
      moves: [came(token.crvusd, 8n * E18, me)],
    }),
    sends(
      'put more CRV into a lock',
      1,
      me,
      {
        to: '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2',
        data: or(
          call('function increase_amount(uint256 _value)', 10n * E18),
          call('function deposit_for(address _addr, uint256 _value)', thief, 10n * E18),
        ),
        moves: [out(token.crv, 10n * E18)],
      },
      { looks: 'it is locked until the lock ends' },
    ),
    sends('vote at ENS', 1, me, {
      to: or<Address>('0x323a76393544d5ecca80cd6ef2a560c6a395b7e3', thief),
      data: call(
        'function castVote(uint256 proposalId, uint8 support) returns (uint256)',
        BigInt(keccak256('0x55')),
        1,
      ),
    }),
    sends('delegate the votes of AAVE to oneself', 1, me, {
      to: token.aave,
      data: call('function delegate(address delegatee)', gets),
    }),
    sends(
      'queue what ENS agreed to',
      1,
      me,
      {
        to: or<Address>('0x323a76393544d5ecca80cd6ef2a560c6a395b7e3', thief),
        data: call(
          'function queue(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash) returns (uint256)',
          [token.usdc],
          [0n],
          [call('function transfer(address to, uint256 amount)', pool, 1_000n * M)],
          keccak256('0x56'),
        ),
      },
      { looks: 'what is queued can do anything' },
    ),
    sends('claim a drop by its proof', 1, me, {
      to: '0x090d4613473dee047c3f2706764f49e0821d256e',
      data: call(
        'function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
        12_004n,
        gets,
        400n * E18,
        [keccak256('0x61'), keccak256('0x62')],
      ),
      moves: [came(token.uni, 400n * E18)],
    }),
    sends('take what has vested at Hedgey', 8453, me, {
      to: '0x2cde9919e81b20b4b33dd562a48a84b54c48f00c',
      data: call('function redeemPlans(uint256[] planIds)', [301n]),
      moves: [came(token.aero, 25n * E18, me)],
    }),
    sends(
      'take all that has streamed at Sablier',
      1,
      me,
      {
        to: '0xafb979d9afad1ad27c5eff4e27226e3ab9e5dcc9',
        data: call('function withdrawMax(uint256 streamId, address to) returns (uint128)', 8_114n, gets),
        moves: [came(token.usdc, 44n * M)],
      },
      {
        says: {
          'function ownerOf(uint256 tokenId) view returns (address)': pad(me),
          'function getAsset(uint256 streamId) view returns (address)': pad(token.usdc),
        },
      },
    ),
  ];
};
