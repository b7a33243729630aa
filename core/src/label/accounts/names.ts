import { factOfAccount } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Fact, Provenance } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { developmentChains } from '../../world/developmentChains.ts';
import { ordinary } from '../../world/rpc.ts';
import type { Label, World } from '../../world/world.ts';
import { knownName } from '../../shipped/known.ts';
import { protocolAnywhere, protocolAt } from '../../shipped/protocols.ts';
import { shippedToken } from '../../shipped/wellKnownTokens.ts';

/**
 * The fact `account.….name` from the tables that Readback ships, where they have the address and a contract is at
 * it; else `account.….wouldBe`: the name of what could be there, which says nothing of what does. A token that everybody
 * knows has the second wherever the chain did not say what it is called.
 */
export function shippedName(chainId: number, address: Address, stands: boolean): Fact | undefined {
  const source = { by: 'source', name: 'Readback' } as const;
  const text = nameInTables(chainId, address);
  if (stands && text !== undefined) return nameFact(address, text, source);
  // What a token calls itself is the chain's to say. Until it does, its symbol is what is expected.
  const expected = shippedToken(chainId, address)?.symbol ?? text;
  if (expected === undefined) return undefined;
  return { ...nameFact(address, expected, source), id: factOfAccount(address, 'wouldBe') };
}

/**
 * What the shipped tables call an address. It is for reading only: what may be trusted is asked of `knownName` and
 * `isVouched`. On a development chain anything can stand where a protocol's contract stands elsewhere.
 */
export function nameInTables(chainId: number, address: Address): string | undefined {
  return (
    knownName(chainId, address) ??
    protocolAnywhere(address) ??
    (developmentChains.has(chainId) ? undefined : protocolAt(chainId, address))
  );
}

/** The fact `account.….name` from whoever the world asks for names. */
export async function askedName(
  world: World,
  chainId: number,
  address: Address,
  signal: AbortSignal,
): Promise<Fact> {
  const answer = await world.ask('label', { chainId, address }, ordinary(signal));
  if (answer.s !== 'known') return { id: nameId(address), value: answer, from: [] };
  return nameFact(address, answer.v.name.slice(0, 256), sourceOf(answer.v));
}

function nameFact(address: Address, text: string, from: Provenance): Fact {
  return { id: nameId(address), value: known({ kind: 'text', text }), from: [from] };
}

function nameId(address: Address): string {
  return factOfAccount(address, 'name');
}

function sourceOf({ source, asOf }: Label): Provenance {
  return asOf === undefined ? { by: 'source', name: source } : { by: 'source', name: source, asOf };
}
