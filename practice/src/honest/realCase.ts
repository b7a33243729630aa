import { type Address, concat, type Hex, padHex, toHex } from 'viem';

/** A transaction that someone sent or that a test of another project holds, and what it does to balances. */
export type RealCase = Readonly<{
  id: string;
  chain: number;
  sender: Address;
  to: Address;
  /** In the smallest unit of the currency, as a decimal. */
  value?: string;
  /** The calldata, in words: see `dataOf`. */
  data: string;
  /** What the real contract does then, one line a move: see `opsOf`. */
  moves?: readonly string[];
  /** The function as its published source has it, where the contract is published. */
  abi?: string;
  /** What the sender has before, beside what the moves take: `<token> <amount>`. */
  has?: readonly string[];
  /** Other contracts that take part: whose code nobody needs, but that it is there. */
  contracts?: readonly Address[];
  /** Answers of the called contract, by function; of another one where its address is before. */
  says?: Readonly<Record<string, Hex>>;
  /** Why an expert looks twice before signing it. Without it: signs at first sight. */
  looks?: string;
  /** A kind of warning that is known and open. */
  open?: 'vault' | 'ownPrice';
}>;

/** Where cases come from: public data of another project, at a commit. */
export type RealSource = Readonly<{ from: string; commit: string; cases: readonly RealCase[] }>;

/** Addresses of tokens and collections: the symbol, and the decimals or `nft`. */
export type RealTokens = Readonly<Record<string, Readonly<Record<Address, string>>>>;

/**
 * Calldata from its words: the first is the selector; each other one a word of 32 bytes without its leading zeros,
 * with `~` before it one without its trailing zeros, with `.` bytes as they are, with `+` seconds from now. `*3` repeats
 * the word before it as often.
 */
export function dataOf(text: string, now: bigint): Hex {
  const [selector = '', ...words] = text.split(' ');
  if (selector === '') return '0x';
  const bytes: Hex[] = [`0x${selector}`];
  for (const word of words) {
    const rest = word.slice(1);
    const last = bytes.at(-1) ?? '0x';
    if (word.startsWith('*')) bytes.push(...Array.from({ length: Number(rest) - 1 }, () => last));
    else if (word.startsWith('~')) bytes.push(padHex(`0x${rest}`, { dir: 'right' }));
    else if (word.startsWith('.')) bytes.push(`0x${rest}`);
    else if (word.startsWith('+')) bytes.push(toHex(now + BigInt(rest), { size: 32 }));
    else bytes.push(padHex(`0x${word}`));
  }
  return concat(bytes);
}

/** What an app would ask for, `now` being seconds since the epoch. */
export function requestOf({ chain, sender: from, to, value = '0', data }: RealCase, now: bigint): string {
  const sent = { chainId: toHex(chain), from, to, data: dataOf(data, now), value: toHex(BigInt(value)) };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] });
}

export type Op = Readonly<{ kind: number; token: Address; who: Address; from: Address; amount: bigint }>;

const nobody: Address = '0x0000000000000000000000000000000000000000';

/**
 * What a contract does to balances, from its lines: `out <token> <amount> [to]` takes it from the caller, `in <token>
 * <amount> [to] [from]` pays it, `coins <amount> [to]` pays the currency, `mint <amount> [to]` and `burn <amount>` its own shares,
 * `gone <token> <amount>` burns another token of the caller.
 */
export function opsOf(moves: readonly string[]): readonly Op[] {
  return moves.map((line) => {
    const [what, ...rest] = line.split(' ');
    const own = what === 'coins' || what === 'mint' || what === 'burn';
    const [token = nobody, amount = '', who = nobody, from = nobody] = (
      own ? [nobody, ...rest] : rest
    ) as Address[];
    const kind = ['out', 'in', 'coins', 'mint', 'burn', 'gone'].indexOf(what ?? '');
    if (kind < 0 || !/^\d+$/.test(amount)) throw new RangeError(line);
    return { kind, token, who, from, amount: BigInt(amount) };
  });
}
