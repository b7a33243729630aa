import { type Address, concatHex, type Hex, hexToBigInt, numberToHex, size, sliceHex } from 'viem';

/**
 * Code that is put at the sender's own address, for one `eth_call` only, and that carries out calls and reads one
 * after the other: so everybody who is called sees the right sender, and what is read after sees what was done.
 * Called by anybody else it behaves like an account without code: it takes coins and tokens (answering the hooks of
 * ERC-721 and ERC-1155, which are asked of whatever has code), and takes for its own (ERC-1271) exactly the signatures
 * that its key made. `secret` keeps a contract, or the request itself, from giving it orders.
 *
 * Source: `executor.yul`, compiled by solc 0.8.37 (optimiser, `berlin`), as a test confirms.
 */
export function executorCode(secret: Hex): Hex {
  return template.replace(placeholder, secret.slice(2)) as Hex;
}

/** One thing to do. `to` null creates a contract; a `read` is a static call. Value in wei, gas in units. */
export type ExecutorOrder = Readonly<{
  kind: 'call' | 'create' | 'read';
  to: Address | null;
  value: bigint;
  gas: bigint;
  data: Hex;
}>;

/** What came of it. `about`: of a creation the address that was made, else the size of the code that was called. */
export type Done = Readonly<{ ok: boolean; gasUsed: bigint; about: bigint; data: Hex }>;

export function executorInput(secret: Hex, orders: readonly ExecutorOrder[]): Hex {
  return concatHex([secret, ...orders.flatMap(orderBytes)]);
}

/** Undefined when this cannot be the answer to `count` orders. Of longer answers the first 16,384 bytes are kept. */
export function executorOutput(output: Hex, count: number): readonly Done[] | undefined {
  const done: Done[] = [];
  const end = size(output);
  let at = 0;
  while (done.length < count) {
    if (at + 128 > end) return undefined;
    const word = (n: number) => hexToBigInt(sliceHex(output, at + 32 * n, at + 32 * n + 32));
    const length = word(3);
    if (word(0) > 1n || length > mostData || at + 128 + Number(length) > end) return undefined;
    const from = at + 128;
    const data = length === 0n ? '0x' : sliceHex(output, from, from + Number(length));
    done.push({ ok: word(0) === 1n, gasUsed: word(1), about: word(2), data });
    at = from + Math.ceil(Number(length) / 32) * 32;
  }
  return at === end ? done : undefined;
}

const mostData = 16_384n;

const kinds = { call: 0, create: 1, read: 2 } as const;

function orderBytes({ kind, to, value, gas, data }: ExecutorOrder): readonly Hex[] {
  return [
    numberToHex(kinds[kind], { size: 1 }),
    to ?? `0x${'00'.repeat(20)}`,
    numberToHex(value, { size: 32 }),
    numberToHex(gas, { size: 8 }),
    numberToHex(size(data), { size: 4 }),
    data,
  ];
}

const placeholder = '11'.repeat(32);

const template: Hex =
  '0x6000357f1111111111111111111111111111111111111111111111111111111111111111811430331416156100ff57600060205b36811061003f57506000f35b603581013560c01c9190609f906080830190601581013590803590603d81013560e01c908490605884901c6001600160a01b0316906041908490818382018637010198813b9560005a96811a9081156100f257506001146100e1575091600093918493fa5b85525a9003602085015260408401523d9061400082116100d7575b600082918260608701523e601f199201011690610033565b61400091506100bf565b92939495505050f0908115156100a4565b95939050859492f16100a4565b8060e01c63bc197c81811463f23a6e61821463150b7a02831417176101b457631626ba7e1461012a57005b6024356004810135906004356000526024810135604052604481013590826041146101a25750601b60ff82901c016020526001600160ff1b03166060525b6020608080600060015afa906041604082149114173060805114169060203d14161661019057005b63ffffffff60e01b1660005260206000f35b6064013560001a602052606052610168565b5063ffffffff60e01b1660005260206000f3';
