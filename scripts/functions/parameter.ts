import type { NumberRole, Role } from '@readback/core/decode/abis/functionModel.ts';
import { wrong } from './wrong.ts';

/**
 * A parameter as it is in a row. `parts`: those of a struct, whose `type` is empty. `suffix`: `[]` of a list. `role`: the
 * word after `@`. `struct`: the name that its struct has in the file.
 */
export type Parameter = {
  type: string;
  suffix: string;
  name: string;
  parts?: readonly Parameter[];
  role?: string;
  struct?: string;
};

export type Roles = Record<string, Role>;
export type NumberRoles = Record<string, NumberRole>;

/** What a type is, as far as roles are concerned. */
export type Kind = 'address' | 'word' | 'bytes' | 'text' | 'number' | 'flag' | 'struct';

export function kindOf({ type, parts }: Parameter): Kind {
  if (parts !== undefined) return 'struct';
  if (type === 'address') return 'address';
  if (type === 'bytes') return 'bytes';
  if (type === 'string') return 'text';
  if (type === 'bool') return 'flag';
  return type.startsWith('bytes') ? 'word' : 'number';
}

/** Which kinds of types a role fits. A number has one where it carries an address, or names what gains by the call. */
const fits: Readonly<Record<Role, readonly Kind[]>> = {
  token: ['address', 'word', 'number', 'struct'],
  pool: ['address', 'word', 'number', 'bytes', 'struct'],
  payee: ['address', 'word'],
  receiver: ['address', 'word', 'number', 'bytes', 'struct'],
  owner: ['address', 'word', 'number'],
  payer: ['address', 'word'],
  power: ['address', 'word', 'bytes', 'struct'],
  votes: ['address', 'word'],
  partner: ['address', 'word', 'bytes', 'text'],
  fee: ['address', 'number', 'bytes', 'struct'],
  filler: ['address', 'word', 'bytes'],
  account: ['address', 'word', 'number', 'bytes', 'struct'],
  contract: ['address', 'word', 'number', 'bytes', 'struct'],
  call: ['bytes', 'address', 'number', 'text', 'struct'],
  data: ['bytes', 'word', 'text', 'struct'],
  id: ['word', 'text', 'bytes', 'address', 'struct'],
  remote: ['word', 'bytes', 'text', 'number', 'struct'],
  validator: ['bytes'],
  hash: ['word', 'bytes'],
  position: ['number'],
  number: ['number'],
  record: ['text', 'bytes', 'word', 'struct'],
  said: ['text'],
  thing: ['word', 'text'],
};

/** What a number can be for, as `NumberRole` has them. */
const numberRoles: Readonly<Record<NumberRole, true>> = {
  least: true,
  restLeast: true,
  most: true,
  mostFee: true,
  either: true,
  loss: true,
  priceLimit: true,
  price: true,
  fee: true,
  ownFee: true,
  amount: true,
  rate: true,
  time: true,
  network: true,
  gas: true,
  thing: true,
  nonce: true,
  count: true,
  proof: true,
  option: true,
  record: true,
};

/** What a word after `@` says: `fee` of a number is what is kept, `packed.fee` who keeps it. */
export type Written = Readonly<{ role: Role } | { number: NumberRole } | 'none'>;

/** Throws where there is no such role, or the type cannot have it. */
export function written(parameter: Parameter): Written | undefined {
  const { role: word, name } = parameter;
  if (word === undefined) return undefined;
  const kind = kindOf(parameter);
  if (word === 'none') {
    if (kind === 'number') return 'none';
    throw wrong(`"${name}@none": only a number can be without a role`);
  }
  if (kind === 'number' && Object.hasOwn(numberRoles, word)) return { number: word as NumberRole };
  if (kind === 'flag' && word === 'option') return { number: word };
  const role = word.replace(/^packed\./, '');
  if (!Object.hasOwn(fits, role))
    throw wrong(`"${name}@${word}": no such role; one of ${Object.keys(fits).join(', ')}`);
  if (!fits[role as Role].includes(kind))
    throw wrong(
      `"${name}@${word}": ${role} does not fit ${kindWords[kind]}; it fits ${fits[role as Role].map((it) => kindWords[it]).join(', ')}`,
    );
  return { role: role as Role };
}

/** The word after `@` for a role of a number that carries an address, or of anything else. */
export function roleWord(parameter: Parameter, role: Role): string {
  return kindOf(parameter) === 'number' && Object.hasOwn(numberRoles, role) ? `packed.${role}` : role;
}

const kindWords: Readonly<Record<Kind, string>> = {
  address: 'address',
  word: 'word (bytes1 to bytes32)',
  bytes: 'bytes',
  text: 'string',
  number: 'number',
  flag: 'flag',
  struct: 'struct',
};

/** Whether a parameter of this kind has to have a role of its own, or one of the struct that it is in. */
export function needsRole(parameter: Parameter): boolean {
  return ['address', 'word', 'bytes', 'text'].includes(kindOf(parameter));
}

/** The type as the ABI writes it, with the names of a struct's parts. */
export function typeText({ type, suffix, parts }: Parameter): string {
  return `${parts === undefined ? type : `(${parametersText(parts)})`}${suffix}`;
}

export function parametersText(parameters: readonly Parameter[]): string {
  return parameters.map((it) => `${typeText(it)} ${it.name}`).join(', ');
}
