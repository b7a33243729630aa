import { type SafeTransactionBody, safeTxTypedData } from './safeTypedData.ts';
import { type Eip712Hashes, eip712Hashes } from '../../crypto/eip712.ts';

/**
 * The hashes of a Safe transaction; `digest` is the Safe transaction hash that the contract itself computes.
 * Versions differ twice: before 1.3.0 the domain has no chain, and before 1.0.0 `baseGas` was called `dataGas`.
 *
 * @throws {ReadbackError} for a version of Safe that is not known
 */
export function safeTransactionHashes(body: SafeTransactionBody): Eip712Hashes {
  return eip712Hashes(safeTxTypedData(body).typed);
}
