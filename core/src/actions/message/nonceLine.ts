/**
 * A text without its nonce: a line, or the last sentence of one, that is called so, or a challenge, and holds one run of at most 32 bytes. Undefined
 * where it has no such line. A second one stays: what is beside a nonce is not one. `field`: the nonce of a sign-in
 * (EIP-4361), which alone is taken out of it, whatever its statement says.
 */
export function withoutNonce(text: string, field?: string): string | undefined {
  if (field === undefined) {
    const rest = text.replace(line, '\n');
    return rest === text ? undefined : rest;
  }
  const at = text.lastIndexOf(`\nNonce: ${field}\n`);
  return at < 0 || field.length > longest
    ? undefined
    : `${text.slice(0, at)}${text.slice(at + 8 + field.length)}`;
}

/** Hex digits of 32 bytes, with what may be before them. */
const longest = 66;

const line =
  /(?:^|(?<=[.!?;,]))[ \t]*(?:login |sign-?in )?(?:nonce|challenge)[ \t]*[:=][ \t]*(?:0x)?[\w+/=-]{1,64}[ \t]*$/im;
