import { type Address, getAddress, type Hex, pad } from 'viem';
import { expect, it } from 'vitest';
import {
  call,
  dataOf,
  friend,
  key,
  me,
  type Sample,
  transaction,
  typed,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { saidOf } from '../testing/told.ts';

const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const helper = getAddress('0x0000000000c2d145a2526bd8c716263bfebe1a72');
const items = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const cctp = getAddress('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const layerswap = getAddress('0xe226e4825cb215abafad98fdd400583eab6a594f');
const disperse = getAddress('0xd152f549545093347a162dce210e7293f1452150');
const pol = getAddress('0x0000000000000000000000000000000000001010');
const nobody: Address = '0x0000000000000000000000000000000000000000';
const soon = 1_800_000_600n;
const bytes: Hex = `0x${'11'.repeat(65)}`;
const half: Hex = `0x${'22'.repeat(32)}`;

const names = [
  [permit2, 'Permit2'],
  [router, 'router'],
  [helper, 'helper'],
  [items, 'items'],
  [cctp, 'CCTP'],
  [disperse, 'disperse'],
  [layerswap, 'Layerswap'],
] as const;
const sample: Sample = {
  codes: Object.fromEntries(names.map(([address]) => [address, 'contract'])),
};

const transferFrom = 'transferFrom(address from, address to, uint256 amount)';
const safeItem = 'safeTransferFrom(address from, address to, uint256 tokenId)';
const safeItemData = 'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)';
const units = 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)';
const manyUnits =
  'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)';
const byPermit =
  'permitTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes signature)';
const byPermits =
  'permitTransferFrom(((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount)[] transferDetails, address owner, bytes signature)';
const withAuthorization =
  'transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)';
const authorized = (name: string, from: Address, to: Address) =>
  typed(
    {
      [name]: [
        'from:address',
        'to:address',
        'value:uint256',
        'validAfter:uint256',
        'validBefore:uint256',
        'nonce:bytes32',
      ].map((it) => ({ name: it.slice(0, it.indexOf(':')), type: it.slice(it.indexOf(':') + 1) })),
    },
    name,
    { from, to, value: 5n, validAfter: 0n, validBefore: soon, nonce: half },
  );
const bulk =
  'bulkTransfer(((uint8 itemType, address token, uint256 identifier, uint256 amount)[] items, address recipient, bool validateERC721Receiver)[] items, bytes32 conduitKey)';
const burn =
  'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)';
const deposit = 'depositERC20(bytes32 id, address token, address receiver, uint256 amount)';
const inputs = (signature: string, args: readonly unknown[]): Hex => `0x${dataOf(signature, args).slice(10)}`;
const inPlan = (command: Hex, signature: string, args: readonly unknown[], value = 0n) =>
  call(
    router,
    'execute(bytes commands, bytes[] inputs, uint256 deadline)',
    [command, [inputs(signature, args)], soon],
    value,
  );
const batch = (...bodies: readonly Body[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: bodies.flatMap((it) => (it.kind === 'transaction' ? [it.call] : [])),
});

const table: readonly (readonly [what: string, body: Body, said: string])[] = [
  [
    'coins',
    transaction(friend, '0x', 5n),
    'sentence.send(mood: ask, asked: who.wallet, what: 5 ETH, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  ['no coins', transaction(friend, '0x', 0n), 'sentence.nothing(mood: you, asked: friend)'],
  [
    'coins to a contract',
    transaction(usdc, '0x', 5n),
    'sentence.send(mood: ask, asked: who.wallet, what: 5 ETH, to: USDC); sentence.nothingMoves | caution transfers.deadEnd.says(to: USDC, how: contract) | note transfers.firstPayment.says(to: USDC)',
  ],
  [
    'coins with words',
    transaction(friend, '0x68656c6c6f20667269656e64', 5n),
    'sentence.noEffect(mood: ask, asked: friend, fn: step.0.fn, amount: 5 ETH); sentence.nothingMoves | caution transfers.dataToPlainAccount.says(to: friend)',
  ],
  [
    'a token',
    call(usdc, 'transfer(address to, uint256 amount)', [friend, 5n]),
    'sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'a token of an unknown contract',
    call(items, 'transfer(address to, uint256 amount)', [friend, 5n]),
    'sentence.send(mood: ask, asked: items, what: what.units(amount: 5, token: items), to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'a token with coins',
    call(usdc, 'transfer(address to, uint256 amount)', [friend, 5n], 7n),
    'sentence.callWith(mood: you, asked: USDC, known: yes, fn: transfer(), amount: 7 ETH); sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'a token to nobody',
    call(usdc, 'transfer(address to, uint256 amount)', [nobody, 5n]),
    'sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: 0x0000000000000000000000000000000000000000); sentence.nothingMoves | caution transfers.lost.says(to: 0x0000000000000000000000000000000000000000, how: burn) | note transfers.firstPayment.says(to: 0x0000000000000000000000000000000000000000)',
  ],
  [
    'a token that calls',
    call(usdc, 'transferAndCall(address to, uint256 amount, bytes data)', [friend, 5n, '0x']),
    'sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'of mine to a friend',
    call(usdc, transferFrom, [me, friend, 5n]),
    'sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'of a friend to me',
    call(usdc, transferFrom, [friend, me, 5n]),
    'sentence.collect(mood: ask, asked: USDC, what: 5 USDC, from: friend, to: me); sentence.nothingMoves',
  ],
  [
    'of a friend to a key',
    call(usdc, transferFrom, [friend, key, 5n]),
    'sentence.collect(mood: ask, asked: USDC, what: 5 USDC, from: friend, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'sent as ERC-777',
    call(usdc, 'send(address to, uint256 amount, bytes data)', [friend, 5n, '0x']),
    'sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'sent by an operator',
    call(usdc, 'operatorSend(address from, address to, uint256 amount, bytes data, bytes operatorData)', [
      friend,
      key,
      5n,
      '0x',
      '0x',
    ]),
    'sentence.collect(mood: ask, asked: USDC, what: 5 USDC, from: friend, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'an item',
    call(items, safeItem, [me, friend, 7n]),
    'sentence.send(mood: ask, asked: items, what: items#7, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'an item with data',
    call(items, safeItemData, [me, friend, 7n, '0x']),
    'sentence.send(mood: ask, asked: items, what: items#7, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'an item of another',
    call(items, safeItem, [friend, key, 7n]),
    'sentence.collect(mood: ask, asked: items, what: items#7, from: friend, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'several of an item',
    call(items, units, [me, friend, 7n, 5n, '0x']),
    'sentence.send(mood: ask, asked: items, what: what.someOf(count: 5, item: items#7), to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'several items',
    call(items, manyUnits, [me, friend, [7n, 8n], [5n, 6n], '0x']),
    'sentence.send(mood: ask, asked: items, what: what.items(collection: items), to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'units of a token of many',
    call(items, 'transfer(address to, uint256 id, uint256 amount)', [friend, 7n, 5n]),
    'sentence.send(mood: ask, asked: items, what: what.someOfItem(count: 5, item: 7, collection: items), to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'units of another',
    call(items, 'transferFrom(address from, address to, uint256 id, uint256 amount)', [friend, key, 7n, 5n]),
    'sentence.collect(mood: ask, asked: items, what: what.someOfItem(count: 5, item: 7, collection: items), from: friend, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'by Permit2',
    call(permit2, 'transferFrom(address from, address to, uint160 amount, address token)', [
      me,
      friend,
      5n,
      usdc,
    ]),
    'sentence.send(mood: ask, asked: Permit2, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'two by Permit2',
    call(permit2, 'transferFrom((address from, address to, uint160 amount, address token)[] transfers)', [
      [
        [me, friend, 5n, usdc],
        [friend, key, 7n, weth],
      ],
    ]),
    'sentence.send(mood: ask, asked: Permit2, what: 5 USDC, to: friend); sentence.collect(mood: ask, asked: Permit2, what: 7 WETH, from: friend, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'by a permit of another',
    call(permit2, byPermit, [[[usdc, 9n], 0n, soon], [me, 5n], friend, bytes]),
    'sentence.collect(mood: ask, asked: Permit2, what: 5 USDC, from: friend, to: me); sentence.nothingMoves',
  ],
  [
    'by a permit of mine',
    call(permit2, byPermit, [[[usdc, 9n], 0n, soon], [friend, 5n], me, bytes]),
    'sentence.send(mood: ask, asked: Permit2, what: 5 USDC, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'by a permit for two',
    call(permit2, byPermits, [
      [
        [
          [usdc, 9n],
          [weth, 8n],
        ],
        0n,
        soon,
      ],
      [
        [key, 5n],
        [me, 7n],
      ],
      friend,
      bytes,
    ]),
    'sentence.collect(mood: ask, asked: Permit2, what: 5 USDC, from: friend, to: key); sentence.collect(mood: ask, asked: Permit2, what: 7 WETH, from: friend, to: me); sentence.nothingMoves | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'by an authorization of another',
    call(usdc, withAuthorization, [friend, key, 5n, 0n, soon, half, 27, half, half]),
    'sentence.collect(mood: ask, asked: USDC, what: 5 USDC, from: friend, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key) | note transfers.ofOthers.says(from: friend, to: key)',
  ],
  [
    'by an authorization of mine',
    call(usdc, withAuthorization, [me, key, 5n, 0n, soon, half, 27, half, half]),
    'sentence.send(mood: ask, asked: USDC, what: 5 USDC, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key)',
  ],
  [
    'an authorization',
    authorized('TransferWithAuthorization', me, friend),
    'sentence.signedSend(mood: sign, asked: USDC, what: 5 USDC, to: friend) | note transfers.firstPayment.says(to: friend) | caution signatures.transfer.says(to: friend)',
  ],
  [
    'an authorization for whoever gets it',
    authorized('ReceiveWithAuthorization', me, key),
    'sentence.signedSend(mood: sign, asked: USDC, what: 5 USDC, to: key) | note transfers.firstPayment.says(to: key) | caution signatures.transfer.says(to: key)',
  ],
  [
    'what looks like one',
    authorized('Coupon', me, key),
    'sentence.signedSend(mood: sign, asked: USDC, what: 5 USDC, to: key) | note transfers.firstPayment.says(to: key) | caution signatures.party.says(party: key) | caution signatures.transfer.says(to: key)',
  ],
  [
    'an authorization of another',
    authorized('TransferWithAuthorization', friend, key),
    'sentence.signedSend(mood: sign, asked: USDC, what: 5 USDC, to: key) | note transfers.firstPayment.says(to: key) | caution signatures.otherOwner.says(owner: friend) | caution signatures.transfer.says(to: key)',
  ],
  [
    'lists of things',
    call(helper, bulk, [
      [
        [
          [
            [1, usdc, 0n, 5n],
            [2, items, 7n, 1n],
          ],
          friend,
          true,
        ],
        [[[3, items, 8n, 6n]], key, false],
      ],
      half,
    ]),
    'sentence.send(mood: ask, asked: helper, what: what.units(amount: 5, token: USDC), to: friend); sentence.send(mood: ask, asked: helper, what: what.item(item: 7, collection: items), to: friend); sentence.send(mood: ask, asked: helper, what: what.someOfItem(count: 6, item: 8, collection: items), to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | note transfers.firstPayment.says(to: key) | caution account.nameOnly.saysNothing(fn: bulkTransfer(), contract: helper)',
  ],
  [
    'coins to two',
    call(
      disperse,
      'disperseEther(address[] recipients, uint256[] values)',
      [
        [friend, key],
        [5n, 7n],
      ],
      12n,
    ),
    'sentence.send(mood: ask, asked: who.wallet, what: what.wei(amount: 5), to: friend); sentence.send(mood: ask, asked: who.wallet, what: what.wei(amount: 7), to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | note transfers.firstPayment.says(to: key)',
  ],
  [
    'a token to two',
    call(disperse, 'disperseToken(address token, address[] recipients, uint256[] values)', [
      usdc,
      [friend, key],
      [5n, 7n],
    ]),
    'sentence.send(mood: ask, asked: disperse, what: what.units(amount: 5, token: USDC), to: friend); sentence.send(mood: ask, asked: disperse, what: what.units(amount: 7, token: USDC), to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | note transfers.firstPayment.says(to: key)',
  ],
  [
    'burned, for me elsewhere',
    call(cctp, burn, [5n, 6, pad(me), usdc]),
    'sentence.sendAcross(mood: ask, asked: CCTP, what: 5 USDC, to: me); sentence.nothingMoves | note transfers.acrossNetworks.saysOwn(bridge: CCTP)',
  ],
  [
    'burned, for a friend elsewhere',
    call(cctp, burn, [5n, 6, pad(friend), usdc]),
    'sentence.sendAcross(mood: ask, asked: CCTP, what: 5 USDC, to: friend); sentence.nothingMoves | caution transfers.acrossNetworks.saysShipped(bridge: CCTP) | caution transfers.outputElsewhere.says(to: friend) | note transfers.firstPayment.says(to: friend)',
  ],
  [
    'burned, for who knows whom',
    call(cctp, burn, [5n, 5, half, usdc]),
    'sentence.act(mood: you, asked: CCTP, act: bridge, has: yes, what: 5 USDC, fn: depositForBurn(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: yes, receiver: who.account(account: step.0.arg.mintRecipient), across: onOther, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution transfers.acrossNetworks.saysShipped(bridge: CCTP) | caution account.elsewhere.says(who: step.0.arg.mintRecipient, role: remote)',
  ],
  [
    'deposited with someone here, for whoever an ID names elsewhere',
    call(layerswap, deposit, [half, usdc, friend, 5n]),
    'sentence.act(mood: you, asked: Layerswap, act: bridge, has: yes, what: step.0.sum.0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48.amount, fn: depositERC20(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: through, receiver: friend, across: toOther, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution transfers.acrossNetworks.saysShipped(bridge: Layerswap) | caution account.elsewhere.says(who: friend, role: receiver) | caution account.elsewhere.says(who: step.0.arg.id, role: hash)',
  ],
  [
    'deposited with the bridge itself, for whoever an ID names elsewhere',
    call(layerswap, deposit, [half, usdc, layerswap, 5n]),
    'sentence.act(mood: you, asked: Layerswap, act: bridge, has: yes, what: step.0.sum.0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48.amount, fn: depositERC20(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: Layerswap, across: toOther, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution transfers.acrossNetworks.saysShipped(bridge: Layerswap) | caution account.elsewhere.says(who: Layerswap, role: receiver) | caution account.elsewhere.says(who: step.0.arg.id, role: hash)',
  ],
  [
    'a command that pulls',
    inPlan('0x02', 'x(address token, address recipient, uint160 amount)', [usdc, key, 5n]),
    'sentence.send(mood: ask, asked: router, what: 5 USDC, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: key)',
  ],
  [
    'a command that pulls for the router',
    inPlan('0x02', 'x(address token, address recipient, uint160 amount)', [
      usdc,
      '0x0000000000000000000000000000000000000002',
      5n,
    ]),
    'sentence.send(mood: ask, asked: router, what: 5 USDC, to: router); sentence.nothingMoves | caution transfers.leftThere.saysPlan(contract: router)',
  ],
  [
    'a command that pulls for me',
    inPlan('0x02', 'x(address token, address recipient, uint160 amount)', [
      usdc,
      '0x0000000000000000000000000000000000000001',
      5n,
    ]),
    'sentence.call(mood: you, asked: router, known: yes, fn: PERMIT2_TRANSFER_FROM()); sentence.nothingMoves',
  ],
  [
    'a command that pulls two',
    inPlan('0x0d', 'x((address from, address to, uint160 amount, address token)[] batch)', [
      [
        [me, key, 5n, usdc],
        [me, friend, 7n, weth],
      ],
    ]),
    'sentence.send(mood: ask, asked: router, what: 5 USDC, to: key); sentence.send(mood: ask, asked: router, what: 7 WETH, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | note transfers.firstPayment.says(to: key)',
  ],
  [
    'a command that sends',
    inPlan('0x05', 'x(address token, address recipient, uint256 value)', [usdc, key, 5n]),
    'sentence.call(mood: ask, asked: router, known: yes, fn: TRANSFER()); sentence.nothingMoves | caution transfers.outputElsewhere.says(to: key) | note transfers.firstPayment.says(to: key)',
  ],
  [
    'a command that sends coins',
    inPlan('0x05', 'x(address token, address recipient, uint256 value)', [nobody, key, 5n], 5n),
    'sentence.call(mood: ask, asked: router, known: yes, fn: TRANSFER()); sentence.nothingMoves | caution transfers.outputElsewhere.says(to: key) | note transfers.firstPayment.says(to: key)',
  ],
  [
    'a command that sends a share',
    inPlan('0x06', 'x(address token, address recipient, uint256 bips)', [usdc, key, 50n]),
    'sentence.call(mood: ask, asked: router, known: yes, fn: PAY_PORTION()); sentence.nothingMoves | note transfers.firstPayment.says(to: key)',
  ],
  [
    'the coins of a network at its contract',
    { ...call(pol, 'transfer(address to, uint256 value)', [friend, 5n], 5n), chainId: 137 } as Body,
    'sentence.send(mood: ask, asked: who.wallet, what: 5 ETH, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | caution account.nameOnly.saysNothing(fn: transfer(), contract: 0x0000000000000000000000000000000000001010)',
  ],
  [
    'less than the coins that go along',
    { ...call(pol, 'transfer(address to, uint256 value)', [friend, 4n], 5n), chainId: 137 } as Body,
    'sentence.callWith(mood: you, asked: 0x0000000000000000000000000000000000001010, known: yes, fn: transfer(), amount: 5 ETH); sentence.send(mood: ask, asked: 0x0000000000000000000000000000000000001010, what: what.units(amount: 4, token: 0x0000000000000000000000000000000000001010), to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | caution account.nameOnly.saysNothing(fn: transfer(), contract: 0x0000000000000000000000000000000000001010)',
  ],
  [
    'two payments',
    batch(transaction(friend, '0x', 5n), call(usdc, 'transfer(address to, uint256 amount)', [key, 7n])),
    'sentence.send(mood: ask, asked: who.wallet, what: 5 ETH, to: friend); sentence.send(mood: ask, asked: USDC, what: 7 USDC, to: key); sentence.nothingMoves | note transfers.firstPayment.says(to: friend) | note transfers.firstPayment.says(to: key)',
  ],
  [
    'the same twice',
    batch(transaction(friend, '0x', 5n), transaction(friend, '0x', 6n)),
    'sentence.send(mood: ask, asked: who.wallet, what: total.native.step.0.value+step.1.value, to: friend); sentence.nothingMoves | note transfers.firstPayment.says(to: friend)',
  ],
];

it.each(table)('who is paid what, by whose authority: %s', (_, body, said) => {
  expect(saidOf(viewOf(body, sample), ['transfers', 'account', 'signatures'], names)).toBe(said);
});
