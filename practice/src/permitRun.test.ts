import { eip712Hashes } from '@readback/core/crypto/eip712.ts';
import { known, valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { domainType, permitType } from '@readback/scenarios/typedTypes.ts';
import { type Address, concatHex, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { user } from './accounts.ts';
import { ownArtefact } from './deploy/artefact.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let practice: Practice;

beforeAll(async () => {
  practice = await startPractice();
});

afterAll(async () => {
  await practice.close();
});

const daiType = [
  { name: 'holder', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'expiry', type: 'uint256' },
  { name: 'allowed', type: 'bool' },
];

function permit(contract: Address, name: string, dai = false) {
  const spender = practice.info.addresses.universalRouter;
  return {
    types: { EIP712Domain: domainType, Permit: dai ? daiType : permitType },
    primaryType: 'Permit',
    domain: { name, version: '1', chainId: 31337, verifyingContract: contract },
    message: dai
      ? { holder: user, spender, nonce: '0', expiry: '0', allowed: true }
      : { owner: user, spender, value: '5', nonce: '0', deadline: '9999999999' },
  };
}

async function readBack(typed: object): Promise<Readback> {
  const asked = JSON.stringify({ method: 'eth_signTypedData_v4', params: [user, typed] });
  const parsed = parse(asked, { chainId: 31337 });
  if (!parsed.ok) throw parsed.error;
  const world = rpcWorld(practice.rpcUrl, { book: () => known([]) });
  const incoming = {
    request: parsed.request,
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal, { onlyLast: true })) last = it;
  if (last === undefined) throw new Error('nothing');
  return last;
}

const isForeign = ({ effects }: Readback) =>
  valueOf(effects)?.notLookedAt.some(({ is }) => is === 'contract');

async function deployed(data: Hex): Promise<Address> {
  const call = { from: user, data, gas: '0x4c4b40' };
  const hash = await rpc<Hex>(practice.rpcUrl, 'eth_sendTransaction', [call]);
  for (;;) {
    const it = await rpc<{ contractAddress: Address } | null>(practice.rpcUrl, 'eth_getTransactionReceipt', [
      hash,
    ]);
    if (it !== null) return it.contractAddress;
  }
}

const at: Address = '0x00000000000000000000000000000000feed0001';
const separatorOf = (typed: object) => eip712Hashes(readTypedData(JSON.stringify(typed)).typed).domainHash;

/** Puts code somewhere that answers the separator of a permit there, and then does what `then` does. */
async function withCode(then: Hex): Promise<Readback> {
  const typed = permit(at, 'Tickets');
  // If the selector is DOMAIN_SEPARATOR(): answer it.
  const code = concatHex(['0x60003560e01c633644e51514602f57', then, '0x']);
  const pad = 47 - (code.length - 2) / 2;
  const answer = concatHex(['0x5b7f', separatorOf(typed), '0x60005260206000f3']);
  const filled = concatHex([code, `0x${'00'.repeat(pad)}`, answer]);
  await rpc(practice.rpcUrl, 'anvil_setCode', [at, filled]);
  return readBack(typed);
}

describe('a permit at a token', () => {
  test('that keeps to the standard does what it says', async () => {
    const { practiceDai } = practice.info.addresses;
    // The same token at an address that is not well known, so that it is run.
    const copy = await deployed(ownArtefact('PracticeDollar').bytecode);
    for (const typed of [permit(copy, 'Practice Dollar'), permit(practiceDai, 'Practice Dai', true)]) {
      const it = await readBack(typed);
      const says = it.facts[`account.${typed.domain.verifyingContract.toLowerCase()}.separator`];
      expect(says?.value).toEqual(known({ kind: 'bytes', hex: separatorOf(typed) }));
      expect(isForeign(it)).toBe(false);
    }
  });

  test('is not a permit where the contract refuses it, or takes it for something else', async () => {
    expect(isForeign(await withCode('0x60006000fd'))).toBe(true);
    expect(isForeign(await withCode('0x600160005260206000f3'))).toBe(true);
    expect((await withCode('0x600160005260206000f3')).verdict).toBe('notFullyRead');
  });
});
