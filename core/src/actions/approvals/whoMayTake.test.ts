import { type Address, getAddress, type Hex, maxUint160, maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  type Sample,
  typed,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { saidOf } from '../testing/told.ts';

const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const never = 281_474_976_710_655;
const [soon, later] = [1_800_000_600n, 1_900_000_000n];
const signature: Hex = `0x${'11'.repeat(65)}`;
const half: Hex = `0x${'22'.repeat(32)}`;

const approve = 'approve(address spender, uint256 amount)';
const single =
  'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)';
const batch =
  'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)';
const forToken =
  'permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)';
const asDai =
  'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)';

const details = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
] as const;
const rest = [
  { name: 'spender', type: 'address' },
  { name: 'sigDeadline', type: 'uint256' },
] as const;
const atPermit2 = { name: 'Permit2', chainId: 1n, verifyingContract: permit2 };
const permitSingle = (amount: bigint, expiration: bigint, spender: Address = key) =>
  typed(
    { PermitDetails: details, PermitSingle: [{ name: 'details', type: 'PermitDetails' }, ...rest] },
    'PermitSingle',
    { details: { token: usdc, amount, expiration, nonce: 0n }, spender, sigDeadline: soon },
    atPermit2,
  );
const permitBatch = (...tokens: readonly (readonly [Address, bigint])[]) =>
  typed(
    { PermitDetails: details, PermitBatch: [{ name: 'details', type: 'PermitDetails[]' }, ...rest] },
    'PermitBatch',
    {
      details: tokens.map(([token, amount]) => ({ token, amount, expiration: later, nonce: 0n })),
      spender: key,
      sigDeadline: soon,
    },
    atPermit2,
  );
const permitTransfer = (amount: bigint, spender: Address = key) =>
  typed(
    {
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    'PermitTransferFrom',
    { permitted: { token: usdc, amount }, spender, nonce: 0n, deadline: soon },
    atPermit2,
  );
const fields = (types: Readonly<Record<string, string>>) =>
  Object.entries(types).map(([name, type]) => ({ name, type }));
const struct = (
  name: string,
  types: Readonly<Record<string, string>>,
  message: Readonly<Record<string, unknown>>,
  verifyingContract: Address = usdc,
) => typed({ [name]: fields(types) }, name, message, { chainId: 1n, verifyingContract });

const erc2612 = {
  owner: 'address',
  spender: 'address',
  value: 'uint256',
  nonce: 'uint256',
  deadline: 'uint256',
};
const dai = { holder: 'address', spender: 'address', nonce: 'uint256', expiry: 'uint256', allowed: 'bool' };
const item = { spender: 'address', tokenId: 'uint256', nonce: 'uint256', deadline: 'uint256' };
const signed2612 = (value: bigint, name = 'Permit') =>
  struct(name, erc2612, { owner: me, spender: key, value, nonce: 0n, deadline: soon });
const signedDai = (allowed: boolean, expiry: bigint) =>
  struct('Permit', dai, { holder: me, spender: key, nonce: 0n, expiry, allowed });
const self = (name: string, args: readonly unknown[]) =>
  call(
    contract,
    `${name}(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)`,
    args,
  );
const inPlan = (commands: Hex, ...inputs: readonly Hex[]) =>
  call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [commands, inputs, soon]);
const handed = (signatureOf: string, args: readonly unknown[]): Hex =>
  `0x${dataOf(signatureOf, args).slice(10)}`;
const oneInPlan = (spender: Address, amount: bigint) =>
  inPlan(
    '0x0a',
    handed(
      'x(((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permit, bytes signature)',
      [[[usdc, amount, Number(later), 0], spender, soon], signature],
    ),
  );
const manyInPlan = (spender: Address, ...amounts: readonly bigint[]) =>
  inPlan(
    '0x03',
    handed(
      'x(((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permit, bytes signature)',
      [
        [amounts.map((amount, at) => [at === 0 ? usdc : weth, amount, Number(later), 0]), spender, soon],
        signature,
      ],
    ),
  );

const sample: Sample = { codes: { [permit2]: 'contract', [router]: 'contract' } };

const table: readonly (readonly [what: string, body: Body, said: string])[] = [
  [
    'an allowance',
    call(usdc, approve, [key, 5n]),
    'sentence.allow(mood: ask, asked: USDC, spender: key, what: 5 USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'an allowance for all',
    call(usdc, approve, [contract, maxUint256]),
    'sentence.allowAll(mood: ask, asked: USDC, spender: contract, what: what.all(token: USDC, mine: you)) | caution approvals.noLimit.says(spender: contract, token: USDC)',
  ],
  [
    'an allowance of nothing',
    call(usdc, approve, [key, 0n]),
    'sentence.takeBack(mood: ask, asked: USDC, spender: key, token: USDC); sentence.nothingMoves',
  ],
  [
    'an allowance of who knows what',
    call(friend, approve, [key, 5n]),
    'sentence.allow(mood: ask, asked: friend, spender: key, what: what.units(amount: 5, token: friend)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'an allowance for nobody',
    call(usdc, approve, ['0x0000000000000000000000000000000000000000', 5n]),
    'sentence.allow(mood: ask, asked: USDC, spender: 0x0000000000000000000000000000000000000000, what: 5 USDC); sentence.nothingMoves',
  ],
  [
    'more of an allowance',
    call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [key, 5n]),
    'sentence.allowMore(mood: ask, asked: USDC, spender: key, what: 5 USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'nothing more of an allowance',
    call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [key, 0n]),
    'sentence.act(mood: you, asked: USDC, act: allow, has: no, what: until.none, fn: increaseAllowance(), party: yes, who: key, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'an older way to more',
    call(usdc, 'increaseApproval(address spender, uint256 addedValue)', [key, maxUint256]),
    'sentence.allowAll(mood: ask, asked: USDC, spender: key, what: what.all(token: USDC, mine: you)) | caution approvals.noLimit.says(spender: key, token: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'an allowance that calls',
    call(usdc, 'approveAndCall(address spender, uint256 amount, bytes data)', [key, 5n, '0x']),
    'sentence.allow(mood: ask, asked: USDC, spender: key, what: 5 USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'units of a token of many',
    call(usdc, 'approve(address spender, uint256 id, uint256 amount)', [key, 7n, 5n]),
    'sentence.allow(mood: ask, asked: USDC, spender: key, what: what.units(amount: 5, token: USDC)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a debt for another',
    call(usdc, 'approveDelegation(address delegatee, uint256 amount)', [key, 5n]),
    'sentence.allow(mood: ask, asked: USDC, spender: key, what: what.units(amount: 5, token: USDC)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'all of a collection',
    call(usdc, 'setApprovalForAll(address operator, bool approved)', [key, true]),
    'sentence.allowItems(mood: ask, asked: USDC, operator: key, collection: USDC) | caution approvals.operator.says(operator: key, collection: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'none of a collection',
    call(usdc, 'setApprovalForAll(address operator, bool approved)', [key, false]),
    'sentence.takeBack(mood: ask, asked: USDC, spender: key, token: USDC); sentence.nothingMoves',
  ],
  [
    'an operator',
    call(usdc, 'authorizeOperator(address operator)', [key]),
    'sentence.allowItems(mood: ask, asked: USDC, operator: key, collection: USDC) | caution approvals.operator.says(operator: key, collection: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'no operator',
    call(usdc, 'revokeOperator(address operator)', [key]),
    'sentence.takeBack(mood: ask, asked: USDC, spender: key, token: USDC); sentence.nothingMoves',
  ],
  [
    'an operator of units',
    call(usdc, 'setOperator(address operator, bool approved)', [contract, true]),
    'sentence.allowItems(mood: ask, asked: USDC, operator: contract, collection: USDC) | caution approvals.operator.says(operator: contract, collection: USDC)',
  ],
  [
    'a manager',
    call(contract, 'allow(address manager, bool isAllowed)', [key, true]),
    'sentence.allowItems(mood: ask, asked: contract, operator: key, collection: contract) | caution approvals.operator.says(operator: key, collection: contract) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'no manager',
    call(contract, 'allow(address manager, bool isAllowed)', [key, false]),
    'sentence.takeBack(mood: ask, asked: contract, spender: key, token: contract); sentence.nothingMoves',
  ],
  [
    'a relayer',
    call(contract, 'setRelayerApproval(address sender, address relayer, bool approved)', [me, key, true]),
    'sentence.allowItems(mood: ask, asked: contract, operator: key, collection: contract) | caution approvals.operator.says(operator: key, collection: contract) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a relayer of another',
    call(contract, 'setRelayerApproval(address sender, address relayer, bool approved)', [friend, key, true]),
    'sentence.allowItems(mood: ask, asked: contract, operator: key, collection: contract)',
  ],
  [
    'Permit2',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      usdc,
      key,
      5n,
      Number(later),
    ]),
    'sentence.allow(mood: ask, asked: Permit2, spender: key, what: 5 USDC, via: via.contract(mood: ask, contract: Permit2, until: until.date(time: time 1900000000))) | caution approvals.longLived.says(spender: key, days: 365) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'Permit2 for all and ever',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      usdc,
      contract,
      maxUint160,
      never,
    ]),
    'sentence.allowAll(mood: ask, asked: Permit2, spender: contract, what: what.all(token: USDC, mine: you), via: via.contract(mood: ask, contract: Permit2, until: until.never)) | caution approvals.longLived.saysNever(spender: contract) | caution approvals.noLimit.says(spender: contract, token: USDC)',
  ],
  [
    'Permit2 of nothing',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      usdc,
      key,
      0n,
      0,
    ]),
    'sentence.takeBack(mood: ask, asked: Permit2, spender: key, token: USDC); sentence.nothingMoves',
  ],
  [
    'Permit2 of nothing of a stranger',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      friend,
      key,
      0n,
      0,
    ]),
    'sentence.act(mood: you, asked: Permit2, act: allow, has: no, what: until.none, fn: approve(), party: yes, who: key, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a permit handed to Permit2',
    call(permit2, single, [me, [[usdc, 5n, Number(later), 0], key, soon], signature]),
    'sentence.allow(mood: ask, asked: Permit2, spender: key, what: 5 USDC) | caution approvals.longLived.says(spender: key, days: 365) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a permit of another handed to Permit2',
    call(permit2, single, [friend, [[usdc, 5n, Number(later), 0], key, soon], signature]),
    'sentence.allow(mood: ask, asked: Permit2, spender: key, what: 5 USDC)',
  ],
  [
    'permits handed to Permit2',
    call(permit2, batch, [
      me,
      [
        [
          [usdc, 5n, Number(later), 0],
          [weth, maxUint160, never, 0],
        ],
        key,
        soon,
      ],
      signature,
    ]),
    'sentence.allow(mood: ask, asked: Permit2, spender: key, what: 5 USDC); sentence.allowAll(mood: ask, asked: Permit2, spender: key, what: what.all(token: WETH, mine: you)) | caution approvals.longLived.says(spender: key, days: 365) | caution approvals.longLived.saysNever(spender: key) | caution approvals.noLimit.says(spender: key, token: WETH) | stop approvals.plainAccount.says(spender: key, code: none) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a permit handed in by a plan',
    oneInPlan(key, 5n),
    'sentence.allow(mood: ask, asked: router, spender: key, what: 5 USDC) | caution approvals.longLived.says(spender: key, days: 365) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a permit for the router',
    oneInPlan(router, 5n),
    'sentence.allow(mood: ask, asked: router, spender: who.itself, what: 5 USDC) | caution approvals.longLived.says(spender: router, days: 365)',
  ],
  [
    'permits handed in by a plan',
    manyInPlan(key, 5n, 7n),
    'sentence.allow(mood: ask, asked: router, spender: key, what: 5 USDC); sentence.allow(mood: ask, asked: router, spender: key, what: 7 WETH) | caution approvals.longLived.says(spender: key, days: 365) | caution approvals.longLived.says(spender: key, days: 365) | stop approvals.plainAccount.says(spender: key, code: none) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a permit handed to a token',
    call(usdc, forToken, [me, key, 5n, later, 27, half, half]),
    'sentence.allow(mood: ask, asked: USDC, spender: key, what: 5 USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a permit of another handed to a token',
    call(usdc, forToken, [friend, key, 5n, later, 27, half, half]),
    'sentence.allow(mood: ask, asked: USDC, spender: key, what: 5 USDC)',
  ],
  [
    'a permit of another for all handed to a token',
    call(usdc, forToken, [friend, key, maxUint256, later, 27, half, half]),
    'sentence.allowAll(mood: ask, asked: USDC, spender: key, what: what.all(token: USDC, mine: it))',
  ],
  [
    'a permit of another for all handed to Permit2',
    call(permit2, single, [friend, [[usdc, maxUint160, Number(later), 0], key, soon], signature]),
    'sentence.allowAll(mood: ask, asked: Permit2, spender: key, what: what.all(token: USDC, mine: it))',
  ],
  [
    'a permit as DAI has it',
    call(usdc, asDai, [me, key, 0n, later, true, 27, half, half]),
    'sentence.allowAll(mood: ask, asked: USDC, spender: key, what: what.all(token: USDC, mine: you)) | caution approvals.noLimit.says(spender: key, token: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'one without an end',
    call(usdc, asDai, [me, contract, 0n, 0n, true, 27, half, half]),
    'sentence.allowAll(mood: ask, asked: USDC, spender: contract, what: what.all(token: USDC, mine: you)) | caution approvals.noLimit.says(spender: contract, token: USDC)',
  ],
  [
    'one that takes back',
    call(usdc, asDai, [me, key, 0n, later, false, 27, half, half]),
    'sentence.takeBack(mood: ask, asked: USDC, spender: key, token: USDC); sentence.nothingMoves',
  ],
  [
    'a permit for whom it is handed to',
    self('selfPermit', [usdc, 5n, later, 27, half, half]),
    'sentence.allow(mood: ask, asked: contract, spender: who.itself, what: what.units(amount: 5, token: USDC))',
  ],
  [
    'all for whom it is handed to',
    self('selfPermit', [usdc, maxUint256, later, 27, half, half]),
    'sentence.allowAll(mood: ask, asked: contract, spender: who.itself, what: what.all(token: USDC, mine: you)) | caution approvals.noLimit.says(spender: contract, token: USDC)',
  ],
  [
    'nothing for whom it is handed to',
    self('selfPermit', [usdc, 0n, later, 27, half, half]),
    'sentence.takeBack(mood: ask, asked: contract, spender: contract, token: USDC); sentence.nothingMoves',
  ],
  [
    'a permit where there is none',
    self('selfPermitIfNecessary', [usdc, 5n, later, 27, half, half]),
    'sentence.allow(mood: ask, asked: contract, spender: who.itself, what: what.units(amount: 5, token: USDC))',
  ],
  [
    'an allowance as DAI has it, for whom it is handed to',
    call(
      contract,
      'selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      [usdc, 0n, later, 27, half, half],
    ),
    'sentence.allowAll(mood: ask, asked: contract, spender: who.itself, what: what.all(token: USDC, mine: you)) | caution approvals.noLimit.says(spender: contract, token: USDC)',
  ],
  [
    'a limit of a module',
    call(
      contract,
      'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
      [key, usdc, 5n, 0, 0],
    ),
    'sentence.allow(mood: ask, asked: contract, spender: key, what: 5 USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a signed allowance',
    signed2612(5n),
    'sentence.permit(mood: sign, asked: USDC, spender: key, what: 5 USDC, until: until.date(time: time 1800000600)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a signed allowance for all',
    signed2612(maxUint256),
    'sentence.permitAll(mood: sign, asked: USDC, spender: key, what: what.all(token: USDC, mine: you), until: until.date(time: time 1800000600)) | caution signatures.noLimit.says(spender: key, token: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a signed allowance of nothing',
    signed2612(0n),
    'sentence.takeBack(mood: sign, asked: USDC, spender: key, token: USDC)',
  ],
  [
    'what only looks like one, of nothing',
    signed2612(0n, 'Coupon'),
    'sentence.typedData(mood: you, fn: Coupon(), asked: USDC) | caution signatures.party.says(party: key) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'signed as DAI has it',
    signedDai(true, later),
    'sentence.permitAll(mood: sign, asked: USDC, spender: key, what: what.all(token: USDC, mine: you), until: until.date(time: time 1900000000)) | caution signatures.longLived.says(spender: key, days: 365) | caution signatures.noLimit.says(spender: key, token: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'signed as DAI has it, without an end',
    signedDai(true, 0n),
    'sentence.permitAll(mood: sign, asked: USDC, spender: key, what: what.all(token: USDC, mine: you), until: until.never) | caution signatures.longLived.saysNever(spender: key) | caution signatures.noLimit.says(spender: key, token: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'taken back as DAI has it',
    signedDai(false, later),
    'sentence.takeBack(mood: sign, asked: USDC, spender: key, token: USDC)',
  ],
  [
    'an item by signature',
    struct('Permit', item, { spender: key, tokenId: 7n, nonce: 0n, deadline: soon }, weth),
    'sentence.typedData(mood: you, fn: Permit(), asked: WETH) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'signed for Permit2',
    permitSingle(5n, later),
    'sentence.permit(mood: sign, asked: Permit2, spender: key, what: 5 USDC, until: until.date(time: time 1900000000)) | caution signatures.longLived.says(spender: key, days: 365) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'signed for Permit2, for all and ever',
    permitSingle(maxUint160, BigInt(never)),
    'sentence.permitAll(mood: sign, asked: Permit2, spender: key, what: what.all(token: USDC, mine: you), until: until.never) | caution signatures.longLived.saysNever(spender: key) | caution signatures.noLimit.says(spender: key, token: USDC) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'signed for Permit2, ending at once',
    permitSingle(5n, 0n),
    'sentence.permit(mood: sign, asked: Permit2, spender: key, what: 5 USDC, until: until.date(time: time 1800000600)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'signed for Permit2, of nothing',
    permitSingle(0n, later),
    'sentence.takeBack(mood: sign, asked: Permit2, spender: key, token: USDC)',
  ],
  [
    'two signed for Permit2',
    permitBatch([usdc, 5n], [weth, 7n]),
    'sentence.permit(mood: sign, asked: Permit2, spender: key, what: what.two(first: 5 USDC, second: 7 WETH), until: until.date(time: time 1900000000)) | caution signatures.longLived.says(spender: key, days: 365) | caution signatures.longLived.says(spender: key, days: 365) | caution signatures.severalTokens.says(spender: key, count: 2) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'one transfer by signature',
    permitTransfer(5n),
    'sentence.permitOnce(mood: sign, asked: Permit2, spender: key, what: 5 USDC, until: until.date(time: time 1800000600)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'one transfer of nothing',
    permitTransfer(0n),
    'sentence.permitOnce(mood: sign, asked: Permit2, spender: key, what: 0 USDC, until: until.date(time: time 1800000600)) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'one transfer of all',
    permitTransfer(maxUint256, contract),
    'sentence.permitOnce(mood: sign, asked: Permit2, spender: contract, what: what.all(token: USDC, mine: you), until: until.date(time: time 1800000600)) | caution signatures.noLimit.says(spender: contract, token: USDC)',
  ],
  [
    'an operator by signature',
    struct(
      'SetOperator',
      { operator: 'address', approved: 'bool', nonce: 'uint256', deadline: 'uint256' },
      { operator: key, approved: true, nonce: 0n, deadline: soon },
      contract,
    ),
    'sentence.typedData(mood: you, fn: SetOperator(), asked: contract) | caution signatures.noLimit.says(spender: key, token: contract) | caution signatures.party.says(party: key) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'a manager by signature',
    struct(
      'Authorization',
      { owner: 'address', manager: 'address', isAllowed: 'bool', nonce: 'uint256', expiry: 'uint256' },
      { owner: me, manager: key, isAllowed: true, nonce: 0n, expiry: soon },
      contract,
    ),
    'sentence.typedData(mood: you, fn: Authorization(), asked: contract) | caution signatures.noLimit.says(spender: key, token: contract) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
  [
    'no manager by signature',
    struct(
      'Authorization',
      { owner: 'address', manager: 'address', isAllowed: 'bool', nonce: 'uint256', expiry: 'uint256' },
      { owner: me, manager: key, isAllowed: false, nonce: 0n, expiry: soon },
      contract,
    ),
    'sentence.typedData(mood: you, fn: Authorization(), asked: contract)',
  ],
  [
    'an authorized account by signature',
    struct(
      'Authorization',
      {
        authorizer: 'address',
        authorized: 'address',
        isAuthorized: 'bool',
        nonce: 'uint256',
        deadline: 'uint256',
      },
      { authorizer: me, authorized: key, isAuthorized: true, nonce: 0n, deadline: soon },
      contract,
    ),
    'sentence.typedData(mood: you, fn: Authorization(), asked: contract) | caution signatures.noLimit.says(spender: key, token: contract) | stop approvals.plainAccount.says(spender: key, code: none)',
  ],
];

const names: readonly (readonly [Address, string])[] = [
  [contract, 'contract'],
  [permit2, 'Permit2'],
  [router, 'router'],
];

describe('who may take what, of whom, until when, and what warns of it', () => {
  it.each(table)('%s', (_, body, said) =>
    expect(saidOf(viewOf(body, sample), ['approvals', 'signatures'], names)).toBe(said),
  );
});
