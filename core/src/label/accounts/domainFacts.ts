import { factOfAccount } from '../../model/factIds.ts';
import { selectors } from '../../world/selectors.ts';
import { isPermitShaped } from '../../actions/approvals/fundsShaped.ts';
import type { Fact } from '../../model/fact.ts';
import { isUnanswered, known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { hash32 } from '../../world/schema.ts';
import { toldAtPin } from '../../world/provenance.ts';
import { chainFact, type ReadAt, chainRead } from '../../world/chainRead.ts';
import { symbolText } from '../tokens/tokenFacts.ts';

/**
 * What the contract that verifies a permit says of its own domain, at the pinned block:
 * `account.….separator`, the hash of EIP-712 that it signs under (`0x` where it has no such function), and
 * `account.….calledItself`, its `name()`, where it has one. Nothing for other typed data.
 */
export async function domainFacts(at: ReadAt, body: Body): Promise<readonly Fact[]> {
  const contract = body.kind === 'typedData' ? body.typed.domain.verifyingContract : undefined;
  if (body.kind !== 'typedData' || contract === undefined || !isPermitShaped(body.typed)) return [];
  const [separator, name] = await Promise.all([
    chainRead(at, contract, selectors.DOMAIN_SEPARATOR, hash32),
    chainRead(at, contract, selectors.name, symbolText),
  ]);
  const its = chainFact(factOfAccount(contract, 'separator'), at.block, separator, (hex) => ({
    kind: 'bytes',
    hex,
  }));
  const itself = chainFact(factOfAccount(contract, 'calledItself'), at.block, name, (text) => ({
    kind: 'text',
    text,
  }));
  const facts = [isUnanswered(separator) ? none(its, at) : its, itself];
  return facts.filter(({ value }) => value.s === 'known');
}

function none(fact: Fact, { block }: ReadAt): Fact {
  return { ...fact, value: known({ kind: 'bytes', hex: '0x' }), from: [toldAtPin(block, block.endpoint)] };
}
