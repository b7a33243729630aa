/**
 * A number of EIP-681: digits, perhaps with a fraction and a power of ten (`2.014e18`), exactly. Undefined where it is
 * none, or no whole number.
 */
export function linkNumber(text: string): bigint | undefined {
  const parts =
    /^(?<sign>[-+]?)(?<whole>[0-9]{0,80})(?:\.(?<part>[0-9]{1,80}))?(?:[eE](?<power>[0-9]{1,2}))?$/.exec(
      text,
    )?.groups;
  if (parts === undefined) return undefined;
  const { sign, whole = '', part = '', power = '0' } = parts;
  const zeros = Number(power) - part.length;
  if (whole + part === '' || zeros < 0) return undefined;
  const value = BigInt(whole + part) * 10n ** BigInt(zeros);
  return sign === '-' ? -value : value;
}
