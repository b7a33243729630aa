import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { domainType, permitType } from '@readback/scenarios/typedTypes.ts';
import type { Address } from 'viem';
import { pilot } from '../../truth/sky.ts';
import { actorOf } from '../actors.ts';
import type { Choice, Signed, Trick, TypedText } from '../hostile.ts';
import type { Stage } from '../stage.ts';

const user = pilot(0).address;
const harm = 'Wallets on another library sign something else than what is shown.';

type Field = Readonly<{ name: string; type: string }>;

const login: readonly Field[] = [
  { name: 'statement', type: 'string' },
  { name: 'account', type: 'address' },
];

/** Typed data that viem, ethers and eth-sig-util hash in different ways. */
export const libraries: readonly Trick[] = [
  {
    id: 'another-main-type',
    family: 5,
    kind: 'typed',
    uses: ['actor'],
    // ethers takes the struct that no other one has in it: the order, which has the log-in as one of its fields.
    sign: (stage, choice) => {
      const { random } = choice;
      const order = random.pick(['Order', 'PermitAll', 'Transfer', 'Delegation', 'Agreement']);
      const its: readonly Field[] = [
        { name: 'login', type: 'Login' },
        { name: 'recipient', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ];
      return made(stage, choice, { Login: login, [order]: its }, 'Login', loginOf(), {
        login: loginOf(),
        recipient: actorOf(choice.actor, stage, random),
        amount: 10n ** 9n,
      });
    },
  },
  {
    id: 'another-main-type, all signed',
    family: 5,
    kind: 'typed',
    uses: [],
    // One message that fits both structs: the list is empty, whatever it is of.
    sign: (stage, choice) => {
      const { random } = choice;
      const shared = [...login, { name: 'amount', type: 'uint256' }].slice(0, 2 + random.below(2));
      const list = random.pick(['uint256[]', 'bytes32[]', 'address[]', 'string[]']);
      const structs = {
        Login: [...shared, { name: 'notes', type: list }],
        [random.pick(['Order', 'Permit', 'Transfer'])]: [
          ...shared,
          { name: 'notes', type: random.pick(['Login[]', 'Login[][]']) },
        ],
      };
      const amount = shared.length > 2 ? { amount: 10n ** 9n } : {};
      return made(stage, choice, structs, 'Login', { ...loginOf(), ...amount, notes: [] }, {});
    },
  },
  {
    id: 'two-main-types',
    family: 5,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, choice) =>
      made(stage, choice, { Login: login, Permit: permitType }, 'Login', loginOf(), {
        owner: user,
        spender: actorOf(choice.actor, stage, choice.random),
        value: 10n ** 9n,
        nonce: 0n,
        deadline: stage.now + 86_400n,
      }),
  },
  {
    id: 'domain-in-another-order',
    family: 5,
    kind: 'typed',
    uses: [],
    sign: (stage, choice) => {
      const { typed } = made(stage, choice, { Login: login }, 'Login', loginOf(), {});
      const shuffled = domainType.filter(({ name }) => name in typed.domain).toReversed();
      return { typed: { ...typed, types: { ...typed.types, EIP712Domain: shuffled } }, signer: 0, harm };
    },
  },
  {
    id: 'domain-with-other-fields',
    family: 5,
    kind: 'typed',
    uses: [],
    sign: (stage, choice) => {
      const { typed } = made(stage, choice, { Login: login }, 'Login', loginOf(), {});
      const { random } = choice;
      const own: Field = { name: 'purpose', type: 'string' };
      const its = domainType.filter(({ name }) => name in typed.domain);
      const fields = random.pick([its.slice(1), its.slice(0, -1), [...its, own]]);
      const domain = fields.includes(own) ? { ...typed.domain, purpose: 'log in' } : typed.domain;
      return {
        typed: { ...typed, domain, types: { ...typed.types, EIP712Domain: fields } },
        signer: 0,
        harm,
      };
    },
  },
  {
    id: 'main-type-in-itself',
    family: 5,
    kind: 'typed',
    uses: [],
    sign: (stage, choice) => {
      const tree: readonly Field[] = [...login, { name: 'more', type: 'Login[]' }];
      return made(stage, choice, { Login: tree }, 'Login', { ...loginOf(), more: [] }, {});
    },
  },
  {
    id: 'array-of-main-type',
    family: 5,
    kind: 'typed',
    uses: ['actor'],
    sign: (stage, choice) => {
      const outer: readonly Field[] = [
        { name: 'logins', type: choice.random.pick(['Login[]', 'Login[2]', 'Login[][]']) },
        { name: 'operator', type: 'address' },
      ];
      return made(stage, choice, { Login: login, Session: outer }, 'Login', loginOf(), {
        logins: [],
        operator: actorOf(choice.actor, stage, choice.random),
      });
    },
  },
];

function loginOf() {
  return { statement: 'Log in to the practice page', account: user };
}

/** The message has the fields of the shown struct, and those that another library would sign beside them. */
function made(
  { shop }: Stage,
  { random }: Choice,
  structs: Readonly<Record<string, readonly Field[]>>,
  primaryType: string,
  shown: Readonly<Record<string, unknown>>,
  beside: Readonly<Record<string, unknown>>,
): Signed {
  const verifyingContract: Address = shop;
  const entries = Object.entries(structs);
  const types = Object.fromEntries(random.below(2) === 0 ? entries : entries.toReversed());
  // Most log-ins name no contract.
  const all = { name: 'Practice', version: '1', chainId: practiceMarker.chainId, verifyingContract };
  const { verifyingContract: _, ...unbound } = all;
  const domain = random.below(3) === 0 ? all : unbound;
  const typed: TypedText = {
    types: { EIP712Domain: domainType.filter(({ name }) => name in domain), ...types },
    primaryType,
    domain,
    message: { ...shown, ...beside },
  };
  return { typed, signer: 0, harm };
}
