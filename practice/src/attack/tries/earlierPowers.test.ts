import { type Address, maxUint256, pad } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { multicall3 } from './contractsAt.ts';
import { ask, askBatch, type Ethereum, me, usdc } from './ground.ts';
import { at, E18, K } from './oneCall.ts';
import { codeOf, plays } from './players.ts';
import { control, loud, type OnEthereum, tries } from './table.ts';

/** What functions of an old contract of the thief's are called by which the user gets something. */
const claims = {
  getReward: ['function getReward()', []],
  claim: ['function claim()', []],
  claimRewards: ['function claimRewards(address to)', [me]],
  withdraw: ['function withdraw(uint256 amount)', [5n]],
} as const;

type Claim = keyof typeof claims;

/** A claim at such a contract, which pays. `before`: what the user let it do in an earlier request. */
const claimedAs =
  (
    how: Claim,
    before: (e: Ethereum, where: Address) => Promise<void>,
    shape: 'alone' | 'batch' | 'inside' = 'alone',
  ): OnEthereum['read'] =>
  async (e) => {
    const where = await e.put('Genuine');
    const [text, args] = claims[how];
    await e.send(me, e.junk, call('function mint(address,uint256)', where, E18));
    await e.stand(where, { [text]: [{ kind: 1, token: e.junk, who: me, amount: E18 }] });
    await before(e, where);
    const it = { to: where, data: call(text, ...args) };
    const abis = { abis: { [where]: [text] } };
    if (shape === 'batch') {
      const paid = {
        to: usdc,
        data: call(
          'function transfer(address to, uint256 amount) returns (bool)',
          e.stage.friend,
          1_000_000n,
        ),
      };
      return e.read(askBatch(1, [paid, it]), abis);
    }
    if (shape === 'inside') {
      await e.stand(multicall3, {});
      const aggregate =
        'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';
      const data = call(aggregate, [{ target: where, allowFailure: false, callData: it.data }]);
      return e.read(ask(1, multicall3, data), abis);
    }
    return e.read(ask(1, it.to, it.data), abis);
  };

const yes = pad('0x01');
const no = pad('0x00');

/** Where users let another act for them, and how the contract is asked whether one may. */
const powers: readonly (readonly [name: string, where: Address, text: string, harm: string])[] = [
  [
    'Euler: an operator',
    at('0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383'),
    'function isAccountOperatorAuthorized(address account, address operator) view returns (bool)',
    'He does all that the account may.',
  ],
  [
    'Balancer: a relayer',
    at('0xba12222222228d8ba445958a75a0704d566bf2c8'),
    'function hasApprovedRelayer(address user, address relayer) view returns (bool)',
    'He takes what is kept inside, and what the vault is allowed.',
  ],
  [
    'Maker: the vat',
    at('0x35d1b3f3d7966a1dfe207aa4514c12a259a0492b'),
    'function can(address owner, address usr) view returns (uint256)',
    'He takes the collateral that is free.',
  ],
  [
    'Morpho: authorized',
    at('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb'),
    'function isAuthorized(address authorizer, address authorized) view returns (bool)',
    'He takes the collateral.',
  ],
];

const harmless = 'to compare: nobody may act for the user.';

/** What the user is asked for while such a power stands, at the top and within other calls. */
function whileItStands(
  name: string,
  why: string,
  stands: (e: Ethereum, taker: Address) => Promise<void>,
): readonly OnEthereum[] {
  return [
    { id: `a claim, ${name}`, why, read: claimedAs('getReward', stands) },
    { id: `a withdrawal, ${name}`, why, read: claimedAs('withdraw', stands) },
    { id: `a claim in a batch, ${name}`, why, read: claimedAs('claim', stands, 'batch') },
    { id: `a claim inside of a multicall, ${name}`, why, read: claimedAs('claimRewards', stands, 'inside') },
  ];
}

const stated: readonly OnEthereum[] = powers.flatMap(([name, where, text, harm]): readonly OnEthereum[] => {
  const stands = (says: typeof yes) => async (e: Ethereum) => {
    await rpc(e.url, 'anvil_setCode', [where, '0x']);
    await plays(e, where, text, [], says);
  };
  return [
    ...whileItStands(name, harm, stands(yes)),
    control({ id: `a claim, not so: ${name}`, why: harmless, read: claimedAs('getReward', stands(no)) }),
  ];
});

/** Debts that others may have an account owe. */
const debts: readonly (readonly [name: string, where: Address])[] = [
  ['Aave v3: dollars may be borrowed', at('0x72e95b8931767c79ba4eee721354d6e99a61d004')],
  ['Aave v3: wrapped coins may be borrowed', at('0xea51d7853eefb32b6ee06b1c12e6dcca88be0ffe')],
  ['Aave v2: dollars may be borrowed', at('0x619beb58998ed2278e08620f97007e1116d5d25b')],
  ['a market of the same kind: dollars may be borrowed', at(`0xdeb7${'0'.repeat(35)}1`)],
];

const owed: readonly OnEthereum[] = debts.flatMap(([name, where]): readonly OnEthereum[] => {
  const harm = 'He borrows, and the user owes.';
  const lets = (amount: bigint) => async (e: Ethereum, taker: Address) => {
    await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'DebtOfOthers')]);
    e.published(where);
    const text = 'function approveDelegation(address taker, uint256 amount)';
    await e.send(me, where, call(text, taker, maxUint256));
    if (amount === 0n) await e.send(me, where, call(text, taker, 0n));
  };
  return [
    ...whileItStands(name, harm, lets(K)),
    control({ id: `a claim, taken back: ${name}`, why: harmless, read: claimedAs('getReward', lets(0n)) }),
  ];
});

const reward = 'function getReward()';
const handsOn = 'function getRewardFrom(address source)';

/** A contract that pays, and before that calls another one, which the user may have allowed something. */
const behind =
  (how: 'called' | 'named', before: (e: Ethereum, taker: Address) => Promise<void>): OnEthereum['read'] =>
  async (e) => {
    const [front, taker] = [await e.put('Genuine'), await e.put('Genuine')];
    await plays(e, taker, 'function poke()', []);
    const pays = { target: e.junk, data: call('function mint(address,uint256)', me, E18) };
    const pokes = { target: taker, data: call('function poke()') };
    const text = how === 'called' ? reward : handsOn;
    await plays(e, front, text, how === 'called' ? [pokes, pays] : [pays]);
    await before(e, taker);
    return e.read(ask(1, front, how === 'called' ? call(reward) : call(handsOn, taker)), {
      abis: { [front]: [text] },
    });
  };

const lets = (amount: bigint) => async (e: Ethereum, taker: Address) =>
  e.send(me, usdc, call('function approve(address,uint256)', taker, amount));

const forwarded: readonly OnEthereum[] = (['called', 'named'] as const).flatMap((how) => {
  const honest: OnEthereum = {
    id: `a reward, and a second contract (${how}) that may take nothing`,
    why: harmless,
    read: behind(how, lets(0n)),
  };
  return [
    {
      id: `a reward, and a second contract (${how}) that the user once allowed dollars`,
      why: 'The second one takes for the first.',
      read: behind(how, lets(5n * K)),
    },
    how === 'called' ? control(honest) : loud('nobody knows what an address there is for', honest),
  ];
});

tries(import.meta.url, [{ round: 'eighth', entries: [...stated, ...owed, ...forwarded] }]);
