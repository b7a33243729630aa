import { ReadbackError } from '../../text/errors.ts';

/**
 * What a version of the Safe contracts signs: which fields its EIP-712 domain has, and how the fifth gas field of
 * `SafeTx` is called (`dataGas` before 1.0.0, `baseGas` since; the same value under another typehash).
 */
export type SafeSigning = Readonly<{
  domain: 'chainAndContract' | 'contract';
  gasField: 'dataGas' | 'baseGas';
}>;

/**
 * How Safe contracts of this version hash a transaction: versions 0.1.0 to 1.5, with or without a suffix such as `+L2`.
 *
 * @throws {ReadbackError} for a version that is not known, because its hash could not be told
 */
export function safeSigning(version: string): SafeSigning {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:[-+][0-9A-Za-z.+-]*)?$/.exec(version);
  const major = Number(parts?.[1]);
  const minor = Number(parts?.[2]);
  if (parts === null || major > 1 || (major === 1 && minor > 5) || (major === 0 && minor < 1)) {
    throw new ReadbackError(
      { id: 'safe.version' },
      {
        details: version.slice(0, 80),
      },
    );
  }
  return {
    domain: major === 1 && minor >= 3 ? 'chainAndContract' : 'contract',
    gasField: major === 0 ? 'dataGas' : 'baseGas',
  };
}
