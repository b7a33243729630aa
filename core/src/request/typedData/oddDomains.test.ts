import { describe, expect, it } from 'vitest';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import { revisionOf } from '../../reading/state.ts';
import { viewOf } from '../../check/testing/views.ts';
import { readPasted } from '../parse/readPasted.ts';
import odd from './vectors/oddTypedData.json' with { type: 'json' };
import { readTypedData } from './readTypedData.ts';

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract = '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC';
type Fields = readonly Readonly<{ name: string; type: string }>[];

const typedData = (fields: Fields | undefined, domain: object, message: Fields, values: object) => ({
  types: { ...(fields === undefined ? {} : { EIP712Domain: fields }), Note: message },
  primaryType: 'Note',
  domain,
  message: values,
});
const field = (name: string, type: string) => ({ name, type });
const text = [field('text', 'string')];

async function judged(typed: unknown, method = 'eth_signTypedData_v4') {
  const parsed = await readPasted(JSON.stringify({ method, params: [me, JSON.stringify(typed)] }), {});
  if (!parsed.ok) return { problem: parsed.error.problem.id };
  const { findings, verdict, control } = revisionOf(viewOf(parsed.request.body), 0);
  const fired = findings.flatMap((it) => (it.outcome === 'fired' ? [`${it.severity} ${it.rule}`] : []));
  return { verdict, fired, control: control.kind };
}

describe('typed data that wallets sign and EIP-712 does not know', () => {
  it.each(odd.cases.map((it) => [it.name, it] as const))(
    'has the digest of MetaMask’s library: %s',
    (_, it) => {
      expect(eip712Hashes(readTypedData(JSON.stringify(it.typed)).typed).digest).toBe(it.digest);
    },
  );

  it('names no contract and no network where the domain has them as something else', () => {
    const fields = [
      field('chainId', 'string'),
      field('verifyingContract', 'string'),
      field('salt', 'uint256'),
    ];
    const domain = { chainId: '1', verifyingContract: contract, salt: '137' };
    const { typed } = readTypedData(JSON.stringify(typedData(fields, domain, text, { text: 'Hi' })));
    expect(typed.domain).toEqual({});
    expect(typed.oddDomain).toEqual({ chainId: '1', verifyingContract: contract, salt: 137n });
  });

  it('is at least a caution, and no Stop', async () => {
    const cosmos = typedData(
      [field('name', 'string'), field('verifyingContract', 'string'), field('salt', 'string')],
      { name: 'Cosmos Web3', verifyingContract: 'cosmos', salt: '0' },
      text,
      { text: 'Hi' },
    );
    const found = await judged(cosmos);
    expect(found.fired).toContain('caution signatures.oddDomain');
    expect(found.verdict).not.toBe('stop');
    expect(found.verdict).not.toBe('read');
  });

  it('is a caution where only the order of the domain’s fields differs', async () => {
    const fields = [
      field('verifyingContract', 'address'),
      field('chainId', 'uint256'),
      field('name', 'string'),
    ];
    const domain = { name: 'Notes', chainId: 1, verifyingContract: contract };
    const { fired } = await judged(typedData(fields, domain, text, { text: 'Hi' }));
    expect(fired).toContain('caution signatures.otherDigest');
    // A field that is there and not declared is another domain to some wallets.
    const less = await judged(typedData(fields.slice(1), domain, text, { text: 'Hi' }));
    expect(less.fired).toContain('stop signatures.otherDigest');
    // A usual domain, for comparison.
    const usual = await judged(typedData(fields.toReversed(), domain, text, { text: 'Hi' }));
    expect(usual.fired).not.toContain('caution signatures.otherDigest');
  });

  it('is a caution with integers that have no size, and a Stop where that makes a permit', async () => {
    const fields = [
      field('name', 'string'),
      field('chainId', 'uint256'),
      field('verifyingContract', 'address'),
    ];
    const domain = { name: 'Notes', chainId: 1, verifyingContract: contract };
    const note = await judged(typedData(fields, domain, [field('count', 'uint')], { count: '5' }));
    expect(note.fired).toContain('caution signatures.otherDigest');
    const permit = [field('owner', 'address'), field('spender', 'address'), field('value', 'uint')];
    const values = { owner: me, spender: contract, value: '5' };
    expect((await judged(typedData(fields, domain, permit, values))).fired).toContain(
      'stop signatures.otherDigest',
    );
  });

  it('is read and never signed without the type of its domain', async () => {
    const typed = typedData(undefined, { name: 'Notes', chainId: 1 }, text, { text: 'Hi' });
    expect(missingInDomain(readTypedData(JSON.stringify(typed)).typed)).toEqual(['EIP712Domain']);
    expect(await judged(typed)).toMatchObject({ control: 'none' });
  });

  it('fills up bytes of a fixed size as wallets do, and cuts none', () => {
    const of = (value: string) =>
      readTypedData(JSON.stringify(typedData([], {}, [field('it', 'bytes4')], { it: value }))).typed.message[
        'it'
      ];
    expect(['0x12345678', '0x1234567', '0x1234', '0x1'].map(of)).toEqual([
      '0x12345678',
      '0x01234567',
      '0x12340000',
      '0x01000000',
    ]);
    for (const it of ['0x1234567890', '0x', '1234']) expect(() => of(it)).toThrow();
  });
});
