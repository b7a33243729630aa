import { factOfAccount, type ValueOf } from '../../model/factIds.ts';
import { type Address, getAddress, type Hex } from 'viem';
import type { Fact, FactValue } from '../../model/fact.ts';
import { hashOfCode } from '../../text/hashOfCode.ts';
import { hexBytes, quantity } from '../../world/schema.ts';
import { chainFact, type ReadAt, readAccountState } from '../../world/chainRead.ts';

/**
 * What an account is, at the pinned block: `account.….code`, and for one without code of its own `account.….nonce`
 * (a key that was never used has none), and the code of the account that it borrows code from. Up to three requests.
 */
export async function accountFacts(at: ReadAt, address: Address): Promise<readonly Fact[]> {
  const code = await readAccountState(at, 'eth_getCode', address, hexBytes);
  const fact = chainFact(factOfAccount(address, 'code'), at.block, code, codeValue);
  if (code.s !== 'known' || isContract(code.v.value)) return [fact];
  const [nonce, borrowed] = await Promise.all([
    readAccountState(at, 'eth_getTransactionCount', address, quantity),
    delegateFact(at, codeValue(code.v.value)),
  ]);
  const its = chainFact(factOfAccount(address, 'nonce'), at.block, nonce, (value) => ({
    kind: 'integer',
    value,
  }));
  return [fact, its, ...borrowed];
}

/** Whether a contract stands where an account borrows its code. */
async function delegateFact(at: ReadAt, code: FactValue): Promise<readonly Fact[]> {
  if (code.kind !== 'code' || code.delegate === undefined) return [];
  const its = await readAccountState(at, 'eth_getCode', code.delegate, hexBytes);
  return [chainFact(factOfAccount(code.delegate, 'code'), at.block, its, codeValue)];
}

/** Code as a fact: none, a contract with the hash of its code, or an account that is delegated (EIP-7702). */
export function codeValue(code: Hex): ValueOf<'code'> {
  if (code === '0x') return { kind: 'code', state: 'none' };
  if (!isContract(code))
    return { kind: 'code', state: 'delegated', delegate: getAddress(`0x${code.slice(8)}`) };
  return { kind: 'code', state: 'contract', hash: hashOfCode(code) };
}

function isContract(code: Hex): boolean {
  return code !== '0x' && !(code.startsWith('0xef0100') && code.length === 48);
}
