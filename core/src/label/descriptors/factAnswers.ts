import { factOfAccount, factOfToken, factOfBook } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Facts, FactValue } from '../../model/fact.ts';
import { type Known, known, unknown, valueOf } from '../../model/known.ts';
import { chainInfo } from '../../world/chains.ts';
import { nativeDecimals } from '../../world/nativeDecimals.ts';
import type { AccountKind } from '../erc7730/paths/data.ts';
import type { DescriptorQuestion } from '../../model/clearSigned.ts';

/**
 * What the facts of a readback answer to a descriptor: tokens, names, and what kind of account one is, all as they were
 * read at the pinned block. They are of one chain: of accounts elsewhere nothing is known.
 */
export function factAnswer(ask: DescriptorQuestion, facts: Facts, chainId: number): Known<unknown> {
  if (ask.kind === 'chain') {
    const chain = chainInfo(ask.chainId);
    return chain === undefined ? unknown('notFound') : known({ ...chain, decimals: nativeDecimals });
  }
  if (ask.chainId !== chainId) return unknown('notAsked');
  switch (ask.kind) {
    case 'token':
      return token(ask.address, facts);
    case 'name':
      return name(ask.address, ask.source, facts);
    case 'account':
      return accountKinds(ask.address, facts);
    default:
      return unknown('notAsked');
  }
}

function token(address: Address, facts: Facts): Known<unknown> {
  const symbol = at(facts, factOfToken(address, 'symbol'));
  const decimals = at(facts, factOfToken(address, 'decimals'));
  return symbol?.kind === 'text' && decimals?.kind === 'integer'
    ? known({ symbol: symbol.text, decimals: Number(decimals.value) })
    : unknown('notFound');
}

/** What the user's book says, and what ships with Readback, is local; what someone was asked for is not. */
function name(address: Address, source: 'local' | 'ens', facts: Facts): Known<string> {
  const it = address.toLowerCase();
  const book = at(facts, factOfBook(it, 'name'));
  if (source === 'local' && book?.kind === 'text') return known(book.text);
  const fact = Object.hasOwn(facts, factOfAccount(it, 'name')) ? facts[factOfAccount(it, 'name')] : undefined;
  const given = valueOf(fact?.value);
  const shipped = fact?.from.some((from) => from.by === 'source' && from.name === 'Readback') === true;
  return given?.kind === 'text' && shipped === (source === 'local') ? known(given.text) : unknown('notFound');
}

/** A contract may be someone's wallet, so that nothing speaks against that. */
function accountKinds(address: Address, facts: Facts): Known<readonly AccountKind[]> {
  const it = address.toLowerCase();
  const code = at(facts, factOfAccount(it, 'code'));
  if (code?.kind !== 'code') return unknown('notFound');
  if (code.state === 'none') return known(['eoa', 'wallet']);
  if (code.state === 'delegated') return known(['eoa', 'wallet', 'contract']);
  const isToken = at(facts, factOfToken(it, 'decimals')) !== undefined;
  return known(isToken ? ['contract', 'wallet', 'token', 'collection'] : ['contract', 'wallet']);
}

function at(facts: Facts, id: string): FactValue | undefined {
  return Object.hasOwn(facts, id) ? valueOf(facts[id]?.value) : undefined;
}
