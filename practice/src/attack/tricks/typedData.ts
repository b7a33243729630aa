import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import {
  type Address,
  encodeAbiParameters,
  hashStruct,
  type Hex,
  keccak256,
  pad,
  parseSignature,
  toHex,
  zeroAddress,
} from 'viem';
import { approve, transfer } from '../../corpus/moves.ts';
import type { Random } from '../../truth/random.ts';
import { call } from '../../truth/sky.ts';
import { actorOf } from '../actors.ts';
import { takenOf } from '../amounts.ts';
import { harmlessName } from '../codings.ts';
import type { Choice, Signed, Trick, TypedText } from '../hostile.ts';
import { kept, type Stage } from '../stage.ts';

type Field = Readonly<{ name: string; type: string }>;
type Filled = readonly (readonly [name: string, type: string, value: unknown])[];

const chainId = practiceMarker.chainId;

/** A signature over the desk's domain: it takes all that was once allowed to it, whatever the struct says. */
function atDesk(stage: Stage, primaryType: string, fields: Filled, more: TypedText['types'] = {}): Signed {
  const typed: TypedText = {
    types: { EIP712Domain: domainType, [primaryType]: structOf(fields), ...more },
    primaryType,
    domain: { name: 'Desk', version: '1', chainId, verifyingContract: stage.desk },
    message: messageOf(fields),
  };
  const [owner] = stage.makers;
  if (owner === undefined) throw new RangeError('There is no user.');
  const structHash = hashStruct({ data: typed.message, primaryType, types: typed.types } as Parameters<
    typeof hashStruct
  >[0]);
  return {
    typed,
    signer: 0,
    maker: owner,
    harm: (signature) => {
      const { r, s, yParity } = parseSignature(signature);
      const redeem = 'function redeem(address owner, bytes32 structHash, uint8 v, bytes32 r, bytes32 s)';
      return [
        {
          from: stage.at.stranger,
          to: stage.desk,
          data: call(redeem, owner, structHash, 27 + yParity, r, s),
        },
      ];
    },
  };
}

function structOf(fields: Filled): readonly Field[] {
  return fields.map(([name, type]) => ({ name, type }));
}

function messageOf(fields: Filled): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map(([name, , value]) => [name, value]));
}

const permitNames = [
  'CancelAll',
  'Permits',
  'Revoke',
  'Unsubscribe',
  'PermitCancel',
  'Login',
  'Vote',
  'Verify',
  'permit',
];
const looseNames = [
  'Login',
  'Alias',
  'Vote',
  'Profile',
  'Terms',
  'Claim',
  'Subscribe',
  'Heartbeat',
  'Season',
  'Session',
  'Follow',
  'Agreement',
];

function permitFields(owner: Address, spender: Address, value: bigint, deadline: bigint): Filled {
  return [
    ['owner', 'address', owner],
    ['spender', 'address', spender],
    ['value', 'uint256', value],
    ['nonce', 'uint256', 0n],
    ['deadline', 'uint256', deadline],
  ];
}

const userOf = ({ makers }: Stage): Address => makers[0] ?? zeroAddress;

/** One field of those that typed data is usually made of; parties are `parties`, in turn. */
function randomField(random: Random, parties: readonly Address[], at: number): Filled[number] {
  const party = () => random.pick(parties);
  return random.pick<Filled[number]>([
    [`account${at}`, 'address', party()],
    [`to${at}`, 'address', party()],
    [`from${at}`, 'address', party()],
    [`who${at}`, 'bytes32', pad(party(), { size: 32 })],
    [`amount${at}`, 'uint256', random.amount(10n ** 20n)],
    [`size${at}`, 'uint64', random.amount(10n ** 12n)],
    [`time${at}`, 'uint64', 1_800_000_000n],
    [`text${at}`, 'string', random.pick(['I agree', 'Season 2', 'hello', party().toLowerCase()])],
    [`data${at}`, 'bytes', random.pick<Hex>(['0x', encodeAbiParameters([{ type: 'address' }], [party()])])],
    [`root${at}`, 'bytes32', keccak256(toHex(random.below(2 ** 31)))],
    [`flag${at}`, 'bool', true],
  ]);
}

function randomFields(random: Random, parties: readonly Address[]): Filled {
  const some = Array.from({ length: 1 + random.below(5) }, (_, at) => randomField(random, parties, at));
  return some;
}

/** Typed data under names that nobody listed. */
export const typedData: readonly Trick[] = [
  {
    id: 'permit-renamed',
    family: 6,
    kind: 'typed',
    uses: ['amount', 'actor'],
    sign: (stage, { amount, actor, random }) => {
      const value = amount === 'tenth' || amount === 'any' ? 0n : takenOf(amount, kept, random);
      const fields = permitFields(userOf(stage), actorOf(actor, stage, random), value, stage.now + 86_400n);
      return atDesk(stage, random.pick(permitNames), fields);
    },
  },
  {
    id: 'permit-of-itself',
    family: 6,
    kind: 'typed',
    uses: ['actor'],
    // The standard's own name and fields, for nothing: the contract takes anyway.
    sign: (stage, { actor, random }) => {
      const fields = permitFields(userOf(stage), actorOf(actor, stage, random), 0n, stage.now + 86_400n);
      return atDesk(stage, 'Permit', fields);
    },
  },
  {
    id: 'dai-permit-renamed',
    family: 6,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) =>
      atDesk(stage, random.pick(permitNames), [
        ['holder', 'address', userOf(stage)],
        ['spender', 'address', actorOf(actor, stage, random)],
        ['nonce', 'uint256', 0n],
        ['expiry', 'uint256', stage.now + 86_400n],
        ['allowed', 'bool', false],
      ]),
  },
  {
    id: 'permit-shuffled',
    family: 6,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) => {
      const fields = permitFields(userOf(stage), actorOf(actor, stage, random), 0n, stage.now + 86_400n);
      const added: Filled[number] = ['memo', 'string', 'cancel'];
      const all = [...fields, ...(random.below(2) === 0 ? [added] : [])];
      return atDesk(
        stage,
        random.pick(permitNames),
        all.toSorted(() => random.below(3) - 1),
      );
    },
  },
  {
    id: 'struct-of-the-thief',
    family: 7,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) => {
      const parties = [userOf(stage), actorOf(actor, stage, random)];
      return atDesk(stage, random.pick([...looseNames, harmlessName(random)]), randomFields(random, parties));
    },
  },
  {
    id: 'struct-without-parties',
    family: 7,
    kind: 'typed',
    uses: [],
    sign: (stage, { random }) =>
      atDesk(stage, random.pick(looseNames), randomFields(random, [userOf(stage)])),
  },
  {
    id: 'alias-without-contract',
    family: 7,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) => ({
      ...unbound(random.pick(['snapshot', 'Exchange', 'Forum']), random.pick(looseNames), [
        ['from', 'address', userOf(stage)],
        [random.pick(['alias', 'delegate', 'agent', 'signer']), 'address', actorOf(actor, stage, random)],
        ['timestamp', 'uint64', stage.now],
      ]),
      harm: 'Whoever is named may act for the signer where names like this are kept.',
    }),
  },
  {
    id: 'exchange-without-contract',
    family: 7,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) => ({
      ...unbound(
        'Exchange',
        harmlessName(random),
        [
          ['sender', 'bytes32', pad(userOf(stage), { size: 32, dir: random.pick(['left', 'right']) })],
          [
            random.pick(['recipient', 'subaccount', 'id']),
            'bytes32',
            pad(actorOf(actor, stage, random), { size: 32, dir: random.pick(['left', 'right']) }),
          ],
          ['amount', 'uint64', random.amount(10n ** 12n)],
          ['nonce', 'uint64', 1n],
        ],
        random.below(2) === 0,
      ),
      harm: 'The exchange pays what the signer has there to whom the bytes name.',
    }),
  },
  {
    id: 'random-without-contract',
    family: 7,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, { actor, random }) => ({
      ...unbound(
        harmlessName(random),
        random.pick(looseNames),
        [
          ...randomFields(random, [userOf(stage), actorOf(actor, stage, random)]),
          ['receiver', 'address', actorOf(actor, stage, random)],
        ],
        random.below(2) === 0,
      ),
      harm: 'A server that takes such signatures favors the account that is named.',
    }),
  },
  {
    id: 'root-of-something',
    family: 7,
    kind: 'typed',
    uses: [],
    sign: (_, { random }) => ({
      ...unbound(harmlessName(random), random.pick(looseNames), [
        ['root', 'bytes32', keccak256(toHex(random.below(2 ** 31)))],
        ['time', 'uint64', 1_800_000_000n],
      ]),
      harm: 'The hash stands for orders that nobody can see.',
    }),
  },
  ...(['SafeOp', 'Operation', 'Execute'] as const).map(
    (name): Trick => ({
      id: `operation of a Safe as ${name}`,
      family: 1,
      kind: 'typed',
      uses: ['amount', 'actor'],
      sign: (stage, choice) => safeOp(stage, choice, name),
    }),
  ),
  {
    id: 'calls-in-a-field',
    family: 1,
    kind: 'typed',
    uses: ['amount', 'actor'],
    sign: (stage, choice) => {
      const { random } = choice;
      const data = paid(stage, choice);
      const inner: Filled[number] = random.pick<Filled[number]>([
        ['callData', 'bytes', data],
        ['functionSignature', 'bytes', data],
        [
          'payload',
          'bytes',
          encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [stage.at.practiceDollar, data]),
        ],
        ['calls', 'bytes[]', [data]],
      ]);
      const its = { from: userOf(stage), to: stage.at.practiceDollar } as const;
      const fields: Filled = [
        ['from', 'address', its.from],
        ['to', 'address', its.to],
        inner,
        ['nonce', 'uint256', 0n],
        ['deadline', 'uint256', stage.now + 86_400n],
      ];
      const all = random.below(2) === 0 ? fields : fields.filter(([name]) => name !== 'to');
      return atDesk(stage, random.pick([...looseNames, 'Request', 'Act', 'Intent']), all);
    },
  },
  {
    id: 'calls-in-structs',
    family: 1,
    kind: 'typed',
    uses: ['amount', 'actor'],
    sign: (stage, choice) => {
      const calls = [{ target: stage.at.practiceDollar, value: 0n, data: paid(stage, choice) }];
      const fields: Filled = [
        ['account', 'address', stage.agents[userOf(stage)] ?? zeroAddress],
        ['calls', 'Call[]', calls],
        ['nonce', 'uint256', 0n],
      ];
      const call: readonly Field[] = [
        { name: 'target', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
      ];
      return atDesk(stage, choice.random.pick(['Batch', 'Intent', 'Execute', 'Session']), fields, {
        Call: call,
      });
    },
  },
];

/** Typed data whose domain names no contract, and perhaps no chain. */
function unbound(
  name: string,
  primaryType: string,
  fields: Filled,
  withChain = false,
): Readonly<{ typed: TypedText; signer: 0 }> {
  const domain = { name, version: '0.1.4', ...(withChain ? { chainId } : {}) };
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType.filter((it) => it.name in domain),
      [primaryType]: structOf(fields),
    },
    primaryType,
    domain,
    message: messageOf(fields),
  };
  return { typed, signer: 0 };
}

function paid(stage: Stage, { amount, actor, random }: Choice): Hex {
  const thief = actorOf(actor, stage, random);
  return random.below(4) === 0
    ? call(approve, thief, 2n ** 256n - 1n)
    : call(transfer, thief, takenOf(amount, kept, random));
}

/** An operation of the user's Safe as its module for ERC-4337 signs it, under the name given. */
function safeOp(stage: Stage, choice: Choice, primaryType: string): Signed {
  const { at, smallSafe, module4337, now } = stage;
  const { actor, amount, random } = choice;
  const thief = actorOf(actor, stage, random);
  // Of a tenth it would be an open payment.
  const much = amount === 'tenth' || amount === 'any' ? 'all' : amount;
  const pay = call(transfer, thief, takenOf(much, kept, random));
  const execute = 'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)';
  const callData = call(execute, at.practiceDollar, 0n, pay, 0);
  const fields: Filled = [
    ['safe', 'address', smallSafe],
    ['nonce', 'uint256', 0n],
    ['initCode', 'bytes', '0x'],
    ['callData', 'bytes', callData],
    ['verificationGasLimit', 'uint128', 500_000n],
    ['callGasLimit', 'uint128', 300_000n],
    ['preVerificationGas', 'uint256', 60_000n],
    ['maxPriorityFeePerGas', 'uint128', 10n ** 9n],
    ['maxFeePerGas', 'uint128', 3n * 10n ** 9n],
    ['paymasterAndData', 'bytes', '0x'],
    ['validAfter', 'uint48', 0],
    ['validUntil', 'uint48', Number(now) + 86_400],
    ['entryPoint', 'address', at.entryPoint],
  ];
  const domain = { chainId, verifyingContract: module4337 };
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType.filter((it) => it.name in domain),
      [primaryType]: structOf(fields),
    },
    primaryType,
    domain,
    message: messageOf(fields),
  };
  return {
    typed,
    signer: 0,
    maker: smallSafe,
    harm:
      primaryType === 'SafeOp'
        ? 'The module runs what was signed: the Safe pays.'
        : 'It is what the module signs, under another name.',
  };
}
