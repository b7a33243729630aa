import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import type { Body } from '@readback/core/model/request.ts';
import { describe, expect, it } from 'vitest';
import { signTable, whyCannotSign } from './canSign.ts';
import type { Ability } from './base/ability.ts';
import { alice, bob } from './testing/fakeWallet.ts';

const transaction: Body = {
  kind: 'transaction',
  chainId: 1,
  call: { to: bob, value: 1n, data: '0x' },
  set: {},
};
const batch: Body = { kind: 'calls', chainId: 1, atomic: true, calls: [{ to: bob, value: 0n, data: '0x' }] };
const message = (bytes: `0x${string}`): Body => ({ kind: 'message', signer: alice, bytes });

const safe: Ability = { kind: 'safe', chainId: 1, safe: { readOnly: false, offChain: true } };

it('the table in the documentation is the one that Review asks', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/wallets.md'), 'utf8');
  for (const row of signTable()) expect(page).toContain(`| ${row.join(' | ')} |`);
  const rows = page
    .split('\n')
    .filter((it) => /^\| (Transaction|Batch|Calldata|Message|Typed|Safe|User|Auth)/.test(it));
  expect(rows).toHaveLength(signTable().length);
});

it('no wallet takes user operations and authorizations from a page', () => {
  const authorization: Body = { kind: 'authorization', chainId: 1, delegate: bob, nonce: 0n };
  for (const kind of ['injected', 'walletConnect', 'safe', 'practice'] as const) {
    expect(whyCannotSign(authorization, { kind, chainId: 1, methods: [] })).toMatch(
      /^Wallets do not accept auth/,
    );
  }
});

describe('a wallet in this browser', () => {
  it('takes what it was not asked about, and a batch unless it says that it takes none', () => {
    const on = (batches: Ability['batches']) =>
      whyCannotSign(batch, { kind: 'injected', chainId: 1, batches });
    expect([on(undefined), on('unsaid'), on('atomic')]).toEqual([undefined, undefined, undefined]);
    expect(on('no')).toMatch(/does not accept batches/);
    expect(on('apart')).toMatch(/one by one/);
    expect(
      whyCannotSign({ ...batch, atomic: false }, { kind: 'injected', chainId: 1, batches: 'apart' }),
    ).toBe(undefined);
  });
});

describe('a wallet at the other end of WalletConnect', () => {
  it('signs only what its session allows', () => {
    const ability: Ability = { kind: 'walletConnect', chainId: 1, methods: ['personal_sign'] };
    expect(whyCannotSign(message('0x6869'), ability)).toBeUndefined();
    expect(whyCannotSign(transaction, ability)).toMatch(/eth_sendTransaction/);
    expect(whyCannotSign(batch, ability)).toMatch(/wallet_sendCalls/);
  });
});

describe('a Safe', () => {
  it('takes payments and batches as proposals', () => {
    expect(whyCannotSign(transaction, safe)).toBeUndefined();
    expect(whyCannotSign(batch, safe)).toBeUndefined();
  });

  it.each([
    ['to one who is not an owner', transaction, { safe: { readOnly: true, offChain: true } }, /not an owner/],
    ['on another network', { ...transaction, chainId: 10 }, {}, /different network/],
    ['with a nonce of its own', { ...transaction, set: { nonce: 1n } }, {}, /sets these values itself/],
    [
      'that creates a contract',
      { ...transaction, call: { to: null, value: 0n, data: '0x00' } },
      {},
      /cannot deploy a contract/,
    ],
  ] as const)('proposes nothing %s', (_, body, more, why) => {
    expect(whyCannotSign(body as Body, { ...safe, ...more })).toMatch(why);
  });

  it('signs text, and no bytes that it would take for something else', () => {
    expect(whyCannotSign(message('0x6869'), safe)).toBeUndefined();
    // Not UTF-8; a hash; the text "0x00", which Safe would turn into a byte.
    for (const bytes of ['0xff', `0x${'ab'.repeat(32)}`, '0x30783030', '0x'] as const) {
      expect(whyCannotSign(message(bytes), safe), bytes).toMatch(/plain text/);
    }
  });

  it('signs nothing off the chain where it would send a transaction instead', () => {
    const onChain: Ability = { ...safe, safe: { readOnly: false, offChain: false } };
    expect(whyCannotSign(message('0x6869'), onChain)).toMatch(/in a transaction that Readback has not read/);
  });

  it('signs typed data that it hashes as the request does, and no other', () => {
    expect(whyCannotSign(typed({}), safe)).toBeUndefined();
    // The main type is not the only root; the domain has its fields in another order.
    const second = { Other: [{ name: 'a', type: 'uint256' }] };
    expect(whyCannotSign(typed({ types: second }), safe)).toMatch(
      /compute a different hash for this typed data/,
    );
    const domain = [
      { name: 'version', type: 'string' },
      { name: 'name', type: 'string' },
    ];
    expect(whyCannotSign(typed({ types: { EIP712Domain: domain } }), safe)).toMatch(
      /compute a different hash for this typed data/,
    );
    expect(whyCannotSign(typed({ domain: { chainId: 1 } }), safe)).toMatch(
      /compute a different hash for this typed data/,
    );
  });
});

function typed({ types = {}, domain = {} }: { types?: object; domain?: object }): Body {
  const json = JSON.stringify({
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
      ],
      Mail: [{ name: 'contents', type: 'string' }],
      ...types,
    },
    primaryType: 'Mail',
    domain: { name: 'Ether Mail', version: '1', ...domain },
    message: { contents: 'Hello' },
  });
  return freeze({ kind: 'typedData', json, typed: readTypedData(json).typed }, json).body;
}
