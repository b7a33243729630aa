import fc from 'fast-check';
import { concatHex, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import type { NotNow } from '../../model/limits.ts';
import { known, unknown } from '../../model/known.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import type { Body, TypedData } from '../../model/request.ts';
import { decode } from '../../decode/decode.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { tableWorld } from '../../world/testing/tableWorld.ts';
import { simulate } from '../simulate.ts';
import { alice, bob, carol } from '../testing/chain.ts';
import { userOp } from '../testing/entryPoint.ts';
import { safeTx } from '../testing/safe.ts';

const block: PinnedBlock = {
  chainId: 1,
  parentHash: `0x${'ab'.repeat(32)}`,
  parentNumber: 15n,
  number: 16n,
  timestamp: 1_800_000_000n,
  baseFeePerGas: 7n,
  gasLimit: 30_000_000n,
  endpoint: 'node.test',
};

function typed(text: string, message: TypedData['message'], contract = bob): Body {
  const structs = text.split(';').map((it): [string, { type: string; name: string }[]] => {
    const [name = '', fields = ''] = it.split(':');
    return [
      name,
      fields.split(',').map((one) => ({ type: one.split(' ')[0] ?? '', name: one.split(' ')[1] ?? '' })),
    ];
  });
  const domain = { name: 'It', chainId: 1n, verifyingContract: contract };
  const json = { types: Object.fromEntries(structs), primaryType: structs[0]?.[0] ?? '', domain, message };
  return { kind: 'typedData', signer: alice, json: '', typed: json };
}

const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const one = { itemType: 2n, token: carol, identifierOrCriteria: 1n, startAmount: 1n, endAmount: 1n };
const zero = `0x${'00'.repeat(32)}`;
const bodies: readonly Body[] = [
  {
    kind: 'userOperation',
    chainId: 1,
    entryPoint: bob,
    version: '0.7',
    op: userOp({ sender: alice, callData: '0x12345678' }),
  },
  {
    kind: 'userOperation',
    chainId: 1,
    entryPoint: bob,
    version: '0.6',
    op: userOp({ sender: alice, initCode: concatHex([carol, '0x01']) }),
  },
  { kind: 'safeTransaction', chainId: 1, safe: alice, version: '1.3.0', tx: safeTx({ to: bob, value: 1n }) },
  { kind: 'authorization', chainId: 1, delegate: bob, nonce: 0n, authority: alice },
  typed('P:address owner,address spender,uint256 value,uint256 nonce,uint256 deadline', {
    owner: alice,
    spender: carol,
    value: 5n,
    nonce: 0n,
    deadline: 1n,
  }),
  typed(
    'P:TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline;TokenPermissions:address token,uint256 amount',
    {
      permitted: { token: carol, amount: 5n },
      spender: bob,
      nonce: 1n,
      deadline: 2n ** 40n,
    },
    permit2,
  ),
  typed('A:address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce', {
    from: alice,
    to: bob,
    value: 5n,
    validAfter: 0n,
    validBefore: 2n ** 40n,
    nonce: zero,
  }),
  typed(
    `O:address offerer,address zone,Offer[] offer,Wanted[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter;Offer:${item};Wanted:${item},address recipient`,
    {
      offerer: alice,
      zone: zeroAddress,
      offer: [one],
      consideration: [{ ...one, itemType: 1n, recipient: alice }],
      orderType: 0n,
      startTime: 0n,
      endTime: 2n ** 40n,
      zoneHash: zero,
      salt: 0n,
      conduitKey: zero,
      counter: 0n,
    },
    '0x0000000000000068F116a894984e2DB1123eB395',
  ),
];

const answer = fc.oneof(
  fc.constant(unknown('timeout')),
  fc.constant(unknown('offline')),
  fc.constant(known({ error: { code: 3, message: 'execution reverted' }, endpoint: 'node.test' })),
  fc
    .oneof(
      fc.constantFrom('0x', '0x1', '0x6001', `0x${'00'.repeat(32)}`, `0x${'ff'.repeat(32)}`, null, [], {}, [
        { calls: [] },
      ]),
      fc.string(),
    )
    .map((result) => known({ result, endpoint: 'node.test' })),
);

test('whatever a node answers, nothing is thrown, and what it did not say is not claimed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), fc.infiniteStream(answer), async (body, stream) => {
      const world = tableWorld({}, { rpc: () => stream.next().value });
      const request = freeze(body, '');
      const { steps } = decode(request, {});
      const input = { request, steps, block, accounts: [alice], askOfSender: true };
      const { effects } = await simulate(input, world, new AbortController().signal);
      if (effects.s !== 'known') {
        expect(effects.s).toBe('unknown');
        return;
      }
      for (const { before, after, what } of effects.v.lines) {
        // What follows from the request alone stands; a balance is never known after when it was not before.
        if (what === 'balance' || what === 'nft')
          expect(after.s === 'known' && before.s !== 'known').toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('a node that says nothing leaves what is signed, and no reason against it', async () => {
  const world = tableWorld({}, { rpc: () => unknown('offline') });
  for (const body of bodies) {
    const request = freeze(body, '');
    const { steps } = decode(request, {});
    const input = { request, steps, block, accounts: [alice] };
    const { effects, state } = await simulate(input, world, new AbortController().signal);
    expect(['failed', 'partial']).toContain(state);
    if (effects.s === 'known') expect((effects.v.notNow ?? []).filter((it) => !isOfTime(it))).toEqual([]);
  }
});

/** Time is told by the block alone. */
function isOfTime({ is }: NotNow): boolean {
  return is === 'expired' || is === 'early';
}
