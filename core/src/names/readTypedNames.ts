import type { Address, Hex } from 'viem';
import { same } from '../ledger/account.ts';
import { type ReadAt, readAccountState } from '../world/chainRead.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, Facts, FactValue } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { TypedName } from '../model/request.ts';
import { pinBlock } from '../world/pin.ts';
import { toldAtPin } from '../world/provenance.ts';
import { ordinary } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { normaliseName } from './normalise.ts';
import { resolveName } from './resolveName.ts';
import { mostNames, nameFacts, typedNameFact } from './typedNames.ts';

export type TypedNamesInput = Readonly<{
  names: readonly TypedName[];
  /** The chain of the request. */
  chainId: number | undefined;
  /** The block that the request is pinned to; names are read at it where their service is on the same chain. */
  block: Known<PinnedBlock>;
}>;

/**
 * Resolves again, at one block of the name service's chain, the names that the user typed: whom each gives now
 * (`name.<n>.now`), whether its letters are of several alphabets, and where it says nothing of the request's chain,
 * whether a contract is at its address on Ethereum. A name that still gives its address becomes the account's
 * (`account.….typed`). Never rejects.
 */
export async function readTypedNames(
  input: TypedNamesInput,
  world: World,
  signal: AbortSignal,
): Promise<Facts> {
  const { names, chainId = 1, block } = input;
  const typed = names.slice(0, mostNames);
  const service = await world.ask('ens', { chainId, typed: true }, ordinary(signal));
  const pinned =
    service.s !== 'known'
      ? service
      : block.s === 'known' && block.v.chainId === service.v.chainId
        ? block
        : await pinBlock(world, service.v.chainId, signal);
  const found = await Promise.all(typed.map((it, at) => readOne(it, { at, chainId, pinned }, world, signal)));
  return Object.fromEntries(found.flat().map((fact) => [fact.id, fact]));
}

type Context = Readonly<{ at: number; chainId: number; pinned: Known<PinnedBlock> }>;

async function readOne(
  { name, address }: TypedName,
  { at, chainId, pinned }: Context,
  world: World,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  const ids = nameFacts(at);
  const normal = normaliseName(name);
  const mixed: Fact = {
    id: ids.mixed,
    value: normal.ok ? known({ kind: 'bool', value: normal.value.mixed }) : unknown('malformed'),
    from: [{ by: 'derived', from: [ids.typed] }],
  };
  if (pinned.s !== 'known') {
    const value = pinned.s === 'pending' ? unknown('notAsked') : pinned;
    return [mixed, { id: ids.now, value, from: [] }];
  }
  const block = pinned.v;
  const given = await resolveName({ name, chainId, block: block.parentHash, gateways: true }, world, signal);
  if (given.s !== 'known') return [mixed, { id: ids.now, value: given, from: [] }];
  const from = [toldAtPin(block, given.v.endpoint, 'ENS')];
  const fact = (id: string, value: FactValue): Fact => ({ id, value: known(value), from });
  const elsewhere = given.v.on === 'ethereum' && chainId !== block.chainId;
  const facts = [
    mixed,
    fact(ids.now, { kind: 'address', address: given.v.address }),
    fact(ids.elsewhere, { kind: 'bool', value: elsewhere }),
  ];
  if (same(given.v.address, address)) {
    facts.push(fact(typedNameFact(address), { kind: 'text', text: given.v.name }));
  }
  return elsewhere ? [...facts, await codeThere({ world, block, signal }, ids.code, given.v.address)] : facts;
}

/** Whether a contract is at the address on the name service's own chain: it need not stand anywhere else. */
async function codeThere(at: ReadAt, id: string, address: Address): Promise<Fact> {
  const code = await readAccountState(at, 'eth_getCode', address, hexBytes);
  if (code.s !== 'known') return { id, value: code, from: [] };
  const value: Hex = code.v.value;
  return {
    id,
    value: known({ kind: 'bool', value: value !== '0x' && !value.startsWith('0xef0100') }),
    from: [toldAtPin(at.block, code.v.endpoint)],
  };
}
