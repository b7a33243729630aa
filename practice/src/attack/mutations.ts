import { typed as typedBody } from '@readback/core/check/testing/views.ts';
import type { Body } from '@readback/core/model/request.ts';
import { type Address, encodeAbiParameters, keccak256, pad, toHex } from 'viem';
import type { Random } from '../truth/random.ts';
import { harmlessName } from './codings.ts';
import { stranger } from './strangers.ts';
import { type Sample, typedCorpus } from './typedCorpus.ts';

/** Typed data of the corpus with a stranger in it, or in a form that nobody knows, or both; and how it came to that. */
export function mutated(random: Random): Readonly<{ body: Body; how: string }> {
  const it = random.pick(typedCorpus);
  const turns = 1 + random.below(3);
  let now = it;
  const how: string[] = [it.primaryType];
  for (let turn = 0; turn < turns; turn += 1) {
    const [name, change] = random.pick(Object.entries(changes));
    now = change(now, random);
    how.push(name);
  }
  // So that each names someone else, whatever became of it.
  const last = how.includes('swap') || how.includes('add') ? now : add(now, random);
  return { body: asBody(last, random), how: how.join(', ') };
}

type Change = (it: Sample, random: Random) => Sample;

/**
 * A party is no longer the signer. Tokens stay, and so does the one who signs: a signature in another's name is good for
 * nothing. Who is openly paid, and whom a statement is about, may be anybody.
 */
const swap: Change = (it, random) => {
  const parties = (it.types[it.primaryType] ?? []).filter(
    ({ name, type }) => (type === 'address' && !isHarmless.test(name)) || name === 'destination',
  );
  if (parties.length === 0) return add(it, random);
  const { name, type } = random.pick(parties);
  const value = type === 'address' ? stranger : stranger.toLowerCase();
  return { ...it, message: { ...it.message, [name]: value } };
};

/** One more field, with the stranger in it. */
const add: Change = (it, random) => {
  const struct = it.types[it.primaryType] ?? [];
  const [type, value] = random.pick<readonly [string, unknown]>([
    ['address', stranger],
    ['address[]', [stranger]],
    ['bytes32', pad(stranger, { size: 32 })],
    ['bytes', encodeAbiParameters([{ type: 'address' }], [stranger])],
    ['string', stranger.toLowerCase()],
    ['uint256', BigInt(stranger)],
    ['bytes32', keccak256(toHex(random.below(2 ** 31)))],
  ]);
  const name = `${random.pick(['extra', 'recipient', 'partner', 'ref', 'hint', 'payload'])}${struct.length}`;
  const at = random.below(struct.length + 1);
  return {
    ...it,
    types: { ...it.types, [it.primaryType]: struct.toSpliced(at, 0, { name, type }) },
    message: { ...it.message, [name]: value },
  };
};

const rename: Change = (it, random) => {
  const name = random.pick([harmlessName(random), 'Login', 'CancelAll', 'Verify', 'Terms', 'Season']);
  if (it.types[name] !== undefined) return it;
  const { [it.primaryType]: struct = [], ...rest } = it.types;
  return { ...it, types: { [name]: struct, ...rest }, primaryType: name };
};

const renameField: Change = (it, random) => {
  const struct = it.types[it.primaryType] ?? [];
  const field = random.pick(struct);
  const name = `${random.pick(['a', 'note', 'points', 'season'])}${struct.length}${random.below(100)}`;
  const { [field.name]: value, ...rest } = it.message;
  return {
    ...it,
    types: { ...it.types, [it.primaryType]: struct.map((one) => (one === field ? { ...one, name } : one)) },
    message: { ...rest, [name]: value },
  };
};

const drop: Change = (it, random) => {
  const struct = it.types[it.primaryType] ?? [];
  const plain = struct.filter(({ type }) => !/^[A-Z]/.test(type));
  if (plain.length === 0 || struct.length < 2) return it;
  const field = random.pick(plain);
  const { [field.name]: _, ...message } = it.message;
  return {
    ...it,
    types: { ...it.types, [it.primaryType]: struct.filter((one) => one !== field) },
    message,
  };
};

const shuffle: Change = (it) => {
  const [first, ...rest] = it.types[it.primaryType] ?? [];
  if (first === undefined || rest.length === 0) return it;
  return { ...it, types: { ...it.types, [it.primaryType]: [...rest, first] } };
};

const changes: Readonly<Record<string, Change>> = { swap, add, rename, renameField, drop, shuffle };

const isHarmless =
  /token|asset|entryPoint|^to$|refund|owner|holder|from|maker|delegator$|safe|^address$|^recipient$/i;

function asBody({ types, primaryType, message }: Sample, random: Random): Body {
  const contract: Address = random.pick([
    '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  ]);
  const domain = random.pick<Readonly<Record<string, unknown>>>([
    { name: 'Practice', version: '1', chainId: 1n, verifyingContract: contract },
    { chainId: 1n, verifyingContract: contract },
    { name: 'Practice', version: '1', chainId: 1n },
    { name: 'Practice', version: '1' },
  ]);
  return typedBody(types, primaryType, message, domain);
}
