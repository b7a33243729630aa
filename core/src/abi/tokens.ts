import { AbiError } from './abiError.ts';

/** A word, number, sign or quoted text, and where it stands. */
export type Token = Readonly<{ text: string; at: number }>;

const most = 200_000;

const space = /\s+/y;
const token = /[A-Za-z_$][\w$]*|[0-9]+|"[^"\n]*"|'[^'\n]*'|\S/uy;

/** Cuts Solidity-like text into tokens; space and comments are left out. */
export function tokenizeAbi(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    at = afterSpace(text, at);
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined) break;
    tokens.push({ text: found, at });
    at += found.length;
    if (tokens.length > most) throw new AbiError({ id: 'abi.tooLong' });
  }
  return tokens;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    space.lastIndex = at;
    at += space.exec(text)?.[0].length ?? 0;
    const end = text.startsWith('//', at) ? '\n' : text.startsWith('/*', at) ? '*/' : undefined;
    if (end === undefined) return at;
    const stop = text.indexOf(end, at + 2);
    at = stop < 0 ? text.length : stop + end.length;
  }
}
