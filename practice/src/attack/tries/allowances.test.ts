import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, type Hex, pad, toHex } from 'viem';
import { deployer } from '../../accounts.ts';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { disperse, multicall3, npm, oneInch, permit2, router2, settlement, usdcBase } from './contractsAt.ts';
import { honestly, now, plainCall } from './calls.ts';
import { approve, someText, transfer } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one } from './oneCall.ts';
import { plays } from './players.ts';
import { typedFor, typedOf } from './signing.ts';
import { resolversStand, namedStand, wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';
import { delegated, fifth } from './tokensAt.ts';

const left: readonly OnEthereum[] = [
  one(
    'Multicall3: coins left there',
    'Anybody takes them with a call of their own.',
    multicall3,
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
    [[]],
    { value: 5n * E18 },
  ),
  one(
    'an allowance for Multicall3',
    'Anybody has it take them.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [multicall3, 2n * K],
  ),
  one(
    'an allowance for the settlement of CoW',
    'Solvers make any call with it.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [settlement, 2n * K],
  ),
  control(
    one(
      'an allowance for the 1inch router',
      'Usual.',
      usdc,
      'function approve(address spender, uint256 amount) returns (bool)',
      [oneInch, 2n * K],
    ),
  ),
  control(
    one(
      'an allowance for the allowance holder of 0x',
      'Usual.',
      usdc,
      'function approve(address spender, uint256 amount) returns (bool)',
      [at('0x0000000000001ff3684f28c67538d4d072c22734'), 2n * K],
    ),
  ),
  told(
    'it takes only from whoever asks the bundler',
    one(
      'an allowance for a Morpho adapter',
      'It is for the bundler, which anybody bundles with.',
      usdc,
      'function approve(address spender, uint256 amount) returns (bool)',
      [at('0x9b89c07f480df1945279031b5fc6ff241b8f1101'), 2n * K],
    ),
  ),
  control(
    one(
      'an allowance for Odos',
      'Usual.',
      usdc,
      'function approve(address spender, uint256 amount) returns (bool)',
      [at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559'), 2n * K],
    ),
  ),
  one(
    'an allowance for Disperse',
    'Usual.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [disperse, 2n * K],
  ),
];

const approveText = 'function approve(address spender, uint256 amount) returns (bool)';

const spender = (
  id: string,
  why: string,
  where: string,
  text = approveText,
  amount: bigint = K,
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    await e.stand(at(where), {});
    return e.read(ask(1, usdc, call(text, at(where), amount)));
  },
});

const needless = 'It needs no allowance of the user’s, and carries out calls that anybody chooses.';

const permit = { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' };

const coin = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc };

const portalText =
  'function depositTransaction(address _to, uint256 _value, uint64 _gasLimit, bool _isCreation, bytes _data) payable';

/** Power for contracts whose names are shipped, and who are not keepers. */
const powers: readonly OnEthereum[] = [
  spender(
    'dollars for Pendle’s swap',
    `${needless} PendleSwap.swap calls any contract with any bytes.`,
    '0xd4f480965d2347d421f1bec7f545682e5ec2151d',
  ),
  spender(
    'more dollars for Pendle’s swap',
    'The same by increaseAllowance.',
    '0xd4f480965d2347d421f1bec7f545682e5ec2151d',
    'function increaseAllowance(address spender, uint256 increment) returns (bool)',
  ),
  spender('dollars for Pendle’s reflector', needless, '0x30544e00cf296b34a9ee59e5540ae2f9cccd55dd'),
  control(
    spender(
      'dollars for Morpho’s ParaSwap adapter',
      'to compare: it needs none, and takes none.',
      '0x03b5259bd204bfd4a616e5b79b0b786d90c6c38f',
    ),
  ),
  control(
    spender(
      'dollars for Compound’s bulker',
      'to compare: it takes only from whoever calls it.',
      '0xa397a8c2086c554b531c02e29f3291c9704b00c7',
    ),
  ),
  spender(
    'dollars for the OKX router',
    'Its allowance is another contract’s.',
    '0x5e1f62dac767b0491e3ce72469c217365d5b48cc',
  ),
  spender(
    'dollars for Augustus v5',
    'Its allowance is the transfer proxy’s.',
    '0xdef171fe48cf0115b1d80b88dc8eab59176fee57',
  ),
  control(
    spender(
      'dollars for an old 1inch',
      'A version that nobody uses; to compare.',
      '0x11111112542d85b3ef69ae05771c2dccff4faa26',
    ),
  ),
  control(
    spender(
      'dollars for the diamond of LI.FI',
      'to compare: it takes them for its calls.',
      '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae',
    ),
  ),
  typedFor('a permit for Pendle’s swap', needless, coin, 'Permit', permit, {
    owner: me,
    spender: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
    value: K,
    nonce: 0n,
    deadline: BigInt(now + 1_200),
  }),
  typedFor(
    'Permit2: dollars for Pendle’s swap',
    needless,
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitSingle',
    {
      PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    },
    {
      details: { token: usdc, amount: K, expiration: now + 86_400, nonce: 0 },
      spender: at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
      sigDeadline: BigInt(now + 1_200),
    },
  ),
  typedFor(
    'a position for the migrator, by signature',
    'The item may be taken.',
    { name: 'Uniswap V3 Positions NFT-V1', version: '1', chainId: 1, verifyingContract: npm },
    'Permit',
    { Permit: 'address spender,uint256 tokenId,uint256 nonce,uint256 deadline' },
    {
      spender: at('0xa5644e29708357803b5a882d272c41cc0df92b34'),
      tokenId: 7n,
      nonce: 0n,
      deadline: BigInt(now + 1_200),
    },
  ),
  plainCall(
    'a position for Pendle’s swap',
    'Anybody has it take the item.',
    npm,
    'function approve(address to, uint256 tokenId)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), 7n],
  ),
  plainCall('dollars paid to Pendle’s swap', 'Anybody has it send them.', usdc, transfer, [
    at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'),
    K,
  ]),
  plainCall(
    'Uniswap v4: Pendle’s swap is an operator',
    'Anybody has it move all claims.',
    at('0x000000000004444c5dc75cb358380d2e3de08a90'),
    'function setOperator(address operator, bool approved) returns (bool)',
    [at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), true],
  ),
  {
    id: 'an allowance that is gone again, around a call',
    why: 'Between the two the contract takes what it was allowed; it does nothing in the simulation.',
    read: async (e) => {
      const where = await e.put('Visible');
      e.published(where);
      await e.send(me, usdc, call('function mint(address,uint256)', where, K));
      return e.read(
        askBatch(1, [
          { to: usdc, data: call(approveText, where, K) },
          { to: where, data: call('function claimSaid()') },
          { to: usdc, data: call(approveText, where, 0n) },
        ]),
        { abis: { [where]: ['function claimSaid()'] } },
      );
    },
  },
  {
    id: 'an allowance to a router that is gone again, around a call of a stranger',
    why: 'The stranger calls the router for himself between the two.',
    read: async (e) => {
      const where = await e.put('Visible');
      e.published(where);
      await e.send(me, usdc, call('function mint(address,uint256)', where, K));
      await e.stand(at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), {});
      return e.read(
        askBatch(1, [
          { to: usdc, data: call(approveText, at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), K) },
          { to: where, data: call('function claimSaid()') },
          { to: usdc, data: call(approveText, at('0xd4f480965d2347d421f1bec7f545682e5ec2151d'), 0n) },
        ]),
        { abis: { [where]: ['function claimSaid()'] } },
      );
    },
  },
  control({
    id: 'a line in the log beside a payment',
    why: 'to compare: a dollar comes, and a line is written.',
    read: async (e) => {
      const where = await e.put('Visible');
      e.published(where);
      await e.send(me, usdc, call('function mint(address,uint256)', where, K));
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: where, data: call('function claimSaid()') },
        ]),
        { abis: { [where]: ['function claimSaid()'] } },
      );
    },
  }),
  ...(
    [
      ['alone', 0],
      ['beside a payment', 1],
      ['beside a payment, twice', 2],
    ] as const
  ).map(
    ([how, times]): OnEthereum => ({
      id: `a line in the log and nothing else, ${how}`,
      why: 'SSV ends validators by a line in the log, and OP Stack carries out on the other network what it says.',
      read: async (e) => {
        const where = await e.put('Visible');
        e.published(where);
        const text = 'function say()';
        const placed = { abis: { [where]: [text] } };
        if (times === 0) return e.read(ask(1, where, call(text)), placed);
        const said = { to: where, data: call(text) };
        return e.read(
          askBatch(1, [{ to: e.stage.friend, value: 1n }, ...Array.from({ length: times }, () => said)]),
          placed,
        );
      },
    }),
  ),
  plainCall(
    'OP Stack: coins there to a router',
    'The portal moves the coins that the user has on the other network, and none here.',
    at('0x49048044d57e1c92a77f79988d21fa8faf74e97e'),
    portalText,
    [router2, E18, 100_000n, false, '0x'],
  ),
  plainCall(
    'OP Stack: coins there to the thief',
    'The same to him.',
    at('0x49048044d57e1c92a77f79988d21fa8faf74e97e'),
    portalText,
    [thief, E18, 100_000n, false, '0x'],
  ),
  plainCall(
    'OP Stack: a call there as the user',
    'All dollars that the user has there.',
    at('0x49048044d57e1c92a77f79988d21fa8faf74e97e'),
    portalText,
    [usdcBase, 0n, 100_000n, false, call(transfer, thief, 50n * K)],
  ),
  {
    id: 'OP Stack: coins there to a friend, beside a payment',
    why: 'What the user has on the other network is paid by a number.',
    read: async (e) => {
      const portal = at('0x49048044d57e1c92a77f79988d21fa8faf74e97e');
      await e.stand(portal, {});
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: portal, data: call(portalText, e.stage.friend, 50n * E18, 100_000n, false, '0x') },
        ]),
        { abis: { [portal]: [portalText] } },
      );
    },
  },
  plainCall(
    'dollars taken out of Aave for a short number',
    'Nobody has the address.',
    at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2'),
    'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
    [usdc, K, at(pad(toHex(K), { size: 20 }))],
  ),
  {
    id: 'all dollars to an address that a short number makes',
    why: 'Nobody has the address: 5,000 of 5,000.',
    read: async (e) => {
      const held = BigInt(
        await rpc<string>(e.url, 'eth_call', [
          { to: usdc, data: call('function balanceOf(address a)', me) },
          'latest',
        ]),
      );
      return e.read(ask(1, usdc, call(transfer, at(pad(toHex(K), { size: 20 })), held)));
    },
  },
  {
    id: 'a Safe pays an address that a short number makes',
    why: 'The same by a Safe.',
    read: async (e) => {
      await e.send(me, usdc, call('function mint(address,uint256)', e.stage.at.safe, 5n * K));
      const its = safeTypedData(
        e.stage.at.safe,
        safeTx({ to: usdc, data: call(transfer, at(pad(toHex(K), { size: 20 })), K), nonce: 0n }),
      );
      return e.read(askTypedData(pilot(1).address, { ...its, domain: { ...its.domain, chainId: 1 } }));
    },
  },
  {
    id: 'dollars to an address of one letter',
    why: 'Nobody has 0x1111….',
    read: (e) => e.read(ask(1, usdc, call(transfer, at(`0x${'11'.repeat(20)}`), K))),
  },
  {
    id: 'dollars to an address that counts',
    why: 'Nobody has 0x0123…: it is in examples.',
    read: (e) => e.read(ask(1, usdc, call(transfer, at('0x1234567890123456789012345678901234567890'), K))),
  },
  {
    id: 'dollars to one’s own account but one digit',
    why: 'A page that fills in one’s own account, and one digit is another.',
    read: (e) =>
      e.read(
        ask(
          1,
          usdc,
          call(
            transfer,
            at(`${me.slice(0, 20)}${me[20] === '1' ? '2' : '1'}${me.slice(21)}`.toLowerCase()),
            K,
          ),
        ),
      ),
  },
  told('it looks as any address does, and the first payment to it is noted', {
    id: 'dollars to the account of a friend, a byte further',
    why: 'to compare: a page that packs by hand is a byte off, and it looks as any address does.',
    read: (e) =>
      e.read(ask(1, usdc, call(transfer, at(`0x00${e.stage.friend.slice(2, 40)}`.toLowerCase()), K))),
  }),
  {
    id: 'dollars to the account of a friend, bytes on the right',
    why: 'The same on the other side: twelve bytes of nothing.',
    read: (e) =>
      e.read(
        ask(1, usdc, call(transfer, at(`${e.stage.friend.slice(0, 18)}${'00'.repeat(12)}`.toLowerCase()), K)),
      ),
  },
  {
    id: 'coins to an address that a short number makes',
    why: 'The number of an order instead of an address: nobody has it.',
    read: (e) => e.read(ask(1, at(pad('0x0f4240', { size: 20 })), '0x', E18)),
  },
  {
    id: 'coins to a text',
    why: 'The bytes of “john77.eth” instead of an address: nobody has it.',
    read: (e) => e.read(ask(1, at(pad(toHex('john77.eth'), { size: 20, dir: 'right' })), '0x', E18)),
  },
];

const served = [
  ['Relay router', '0xf5042e6ffac5a625d4e7848e0b01373d8eb9e222'],
  ['Relay approval proxy', '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98'],
  ['Squid multicall', '0xea749fd6ba492dbc14c24fe8a3d08769229b896c'],
  ['Squid router', '0xce16f69375520ab01377ce7b88f5ba8c48f8d666'],
  ['Bebop settlement', '0xbeb0b0623f66be8ce162ebdfa2ec543a522f4ea6'],
  ['Enso router', '0xf75584ef6673ad213a685a1b58cc0330b8ea22cf'],
  ['Socket gateway', '0x3a23f943181408eac424116af7b7790c94cb97a5'],
  ['Sushi RouteProcessor2', '0x044b75f554b886a065b9567891e45c79542d7357'],
  ['MetaMask swaps', '0x881d40237659c251811cec9c364ef91dc08d300c'],
  ['Universal Router itself', '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'],
  ['0x proxy', '0xdef1c0ded9bec7f1a1670819833240f027b25eff'],
  ['0x allowance holder', '0x0000000000001ff3684f28c67538d4d072c22734'],
  ['0x Settler', '0x0d0e364aa7852291883c162b22d6d81f6355428f'],
  ['Furucombo', '0x17e8ca1b4798b97602895f63206afcd1fc90ca5f'],
  ['Kyber', '0x6131b5fae19ea4f9d964eac0408e4408b66337b5'],
  ['GeneralAdapter1', '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0'],
  ['Bundler3', '0x6566194141eefa99af43bb5aa71460ca2dc90245'],
  ['Balancer batch relayer', '0x35cea9e57a393ac66aaa7e25c391d52c74b5648f'],
  ['Euler connector', '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383'],
  ['CoW hooks trampoline', '0x60bf78233f48ec42ee3f101b9a05ec7878728006'],
  ['Uniswap v4 pool manager', '0x000000000004444c5dc75cb358380d2e3de08a90'],
  ['Uniswap v3 staker', '0xe34139463ba50bd61336e0c446bd8c0867c6fe65'],
] as const;

/** They make whatever call anybody asks for, as is documented, or as thieves have shown. */
const serveAnybody: ReadonlySet<string> = new Set([
  'Relay router',
  'Squid multicall',
  'Bebop settlement',
  'Sushi RouteProcessor2',
  'Furucombo',
  'Bundler3',
  'CoW hooks trampoline',
]);

/** They take by another’s allowance, or nothing at all: nobody who is honest asks for one to them. */
const needNone: ReadonlySet<string> = new Set([
  'Universal Router itself',
  '0x Settler',
  'Balancer batch relayer',
  'Euler connector',
  'Uniswap v4 pool manager',
  'Uniswap v3 staker',
]);

const notVouchedFor: ReadonlySet<string> = new Set([
  'Relay approval proxy',
  'Squid router',
  'Enso router',
  'Socket gateway',
]);

const allowances: readonly OnEthereum[] = served.map(([name, where]) => {
  const it: OnEthereum = {
    id: `dollars for ${name}`,
    why: serveAnybody.has(name)
      ? 'It makes any call for anybody: whoever comes first has it take the dollars.'
      : needNone.has(name)
        ? 'It needs none, and says nothing of what it would do with one.'
        : 'to compare.',
    read: async (e) => {
      await plays(e, at(where), someText, []);
      return e.read(ask(1, usdc, call(approve, at(where), K)));
    },
  };
  if (notVouchedFor.has(name)) return loud('nobody vouches for this spender yet', it);
  return honestly(!serveAnybody.has(name) && !needNone.has(name), it);
});

const five = async (
  e: Ethereum,
  each: (where: Address, n: number) => Readonly<{ to: Address; data: Hex }>,
) => {
  const calls = [];
  for (const n of [1, 2, 3, 4, 5]) calls.push(each(await fifth(e, n), n));
  return calls;
};

const raise = 'function increaseAllowance(address spender, uint256 increment) returns (bool)';

const permitDomain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc };

const split: readonly OnEthereum[] = [
  {
    id: 'a fifth of the dollars for one old contract',
    why: 'Nobody vouches for it.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await fifth(e, 1), K))),
  },
  {
    id: 'nine tenths of the dollars for one old contract',
    why: 'Nobody vouches for it.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await fifth(e, 1), (9n * K) / 2n))),
  },
  {
    id: 'a fifth of the dollars for each of five contracts, in one batch',
    why: 'The five are the thief’s: together they take all.',
    read: async (e) =>
      e.read(askBatch(1, await five(e, (where) => ({ to: usdc, data: call(approve, where, K) })))),
  },
  {
    id: 'a fifth of the dollars for one contract, raised four times, in one batch',
    why: 'In the end it is all.',
    read: async (e) => {
      const where = await fifth(e, 1);
      return e.read(
        askBatch(
          1,
          [1, 2, 3, 4, 5].map((n) => ({ to: usdc, data: call(n === 1 ? approve : raise, where, K) })),
        ),
      );
    },
  },
  {
    id: 'a fifth of the dollars for each of five contracts, by a Safe',
    why: 'The same for a Safe, in its own transaction of five.',
    read: async (e) => {
      await e.send(me, usdc, call('function mint(address,uint256)', e.stage.at.safe, 5n * K));
      const calls = await five(e, (where) => ({ to: usdc, data: call(approve, where, K) }));
      const packed = concat(
        calls.map(({ to, data }) =>
          concat([
            '0x00',
            to,
            pad('0x', { size: 32 }),
            pad(toHex((data.length - 2) / 2), { size: 32 }),
            data,
          ]),
        ),
      );
      const asked = safeTypedData(
        e.stage.at.safe,
        safeTx({
          to: e.stage.at.multiSendCallOnly ?? zero,
          data: call('function multiSend(bytes transactions) payable', packed),
          operation: 1,
          nonce: 0n,
        }),
      );
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
    },
  },
  {
    id: 'a fifth of the dollars by permit, for an old contract',
    why: 'Nobody vouches for it.',
    read: async (e) =>
      e.read(
        typedOf(
          permitDomain,
          'Permit',
          { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
          { owner: me, spender: await fifth(e, 1), value: K, nonce: 0n, deadline: BigInt(now) + 1_200n },
        ),
      ),
  },
  {
    id: 'a fifth, five times, in one permit of Permit2',
    why: 'One token stands five times in the list; the last one counts, or each for its own spender.',
    read: async (e) => {
      await plays(e, permit2, someText, []);
      return e.read(
        typedOf(
          { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
          'PermitBatch',
          {
            PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
            PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
          },
          {
            details: [usdc, weth].map((token) => ({
              token,
              amount: token === usdc ? K : 4n * E18,
              expiration: now + 1_200,
              nonce: 0,
            })),
            spender: await fifth(e, 1),
            sigDeadline: BigInt(now) + 1_200n,
          },
        ),
      );
    },
  },
  {
    id: 'one item of three for an old contract',
    why: 'The item that is dear.',
    read: async (e) => {
      const items = await e.put('Genuine');
      e.published(items);
      await e.send(deployer, items, call('function call_(string,uint8,bool)', 'APES', 0, true));
      for (const n of [7n, 8n, 9n])
        await e.send(deployer, items, call('function give(address,uint256)', me, n));
      return e.read(
        ask(1, items, call('function approve(address to, uint256 tokenId)', await fifth(e, 1), 7n)),
      );
    },
  },
  told('each payment is said, and each first payment is noted', {
    id: 'four fifths of the coins to five strangers',
    why: 'to compare: each is said.',
    read: (e) =>
      e.read(
        askBatch(
          1,
          [1, 2, 3, 4].map((n) => ({
            to: at(`0x${String(n).repeat(8)}9a3b5c7d9e1f3a5b7c9d1e3f5a7b9c1d`),
            value: 20n * E18,
          })),
        ),
      ),
  }),
];

const p2approve = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';

const later: readonly OnEthereum[] = [
  {
    id: 'dollars for an account that borrows code',
    why: 'The account is the thief’s, with a key of his: EIP-7702 makes it look as a contract.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await delegated(e, false), K))),
  },
  {
    id: 'dollars for an account that borrows code, with a record',
    why: 'The same where a source says that it is old and published.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await delegated(e, true), K))),
  },
  {
    id: 'dollars of Permit2 for an old contract, a fifth',
    why: 'Nobody vouches for it.',
    read: async (e) => {
      await plays(e, permit2, p2approve, []);
      return e.read(ask(1, permit2, call(p2approve, usdc, await fifth(e, 1), K, now + 1_200)), {
        abis: { [permit2]: [p2approve] },
      });
    },
  },
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...left] },
  { round: 'fourth outside', stands: resolversStand, entries: [...powers] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...allowances, ...split, ...later] },
]);
