import { describe, expect, it } from 'vitest';
import { getAddress, zeroHash } from 'viem';
import { call, key, me, viewOf } from '../testing/views.ts';
import { known } from '../../model/known.ts';
import { effectsWith } from './testing/views.ts';
import { revisionOf } from '../../reading/state.ts';

const resolver = getAddress('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');

function said(name: string, value: string): readonly string[] {
  const body = call(resolver, 'setText(bytes32 node, string key, string value)', [zeroHash, name, value]);
  const sample = { codes: { [resolver]: 'contract' as const }, effects: known(effectsWith({})) };
  return revisionOf(viewOf(body, sample), 0).findings.flatMap((it) =>
    it.rule === 'account.text' ? [it.outcome] : [],
  );
}

function fired(signature: string, args: readonly unknown[]): boolean {
  const sample = { codes: { [resolver]: 'contract' as const }, effects: known(effectsWith({})) };
  const { findings, verdict } = revisionOf(viewOf(call(resolver, signature, args), sample), 0);
  const it = findings.some(({ rule, outcome }) => rule === 'account.text' && outcome === 'fired');
  expect(verdict === 'read').toBe(!it);
  return it;
}

describe('account.text', () => {
  it.each([
    ['crypto.BTC.address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['crypto.BTC.address', 'rob77'],
    ['url', 'https://claim-rewards.xyz'],
    ['email', 'a@b.co'],
    ['org.telegram', 'rob77'],
    ['description', 'pay me at 0xabcdef01'],
    ['description', 'see rewards.xyz'],
    ['description', 'New wallet: moonfarm dot eth. Please pay there.'],
    ['description', 'Call 555 01 42 233 before you pay.'],
    ['keywords', 'claim on moonfarm dot example'],
    ['display', 'moonfarm dot eth'],
    ['name', 'moonfarm。eth'],
    ['location', 'Pay moonfarm'],
    ['timezone', 'moonfarm/eth'],
    ['language', 'moonfarm'],
    ['theme', '0xabcdef0123'],
    ['description', 'ask @rob77'],
    ['com.github', 'github.com/thief'],
    ['anything', 'x'],
  ])('fires for %s: %s', (name, value) => expect(said(name, value)).toEqual(['fired']));

  it.each([
    ['avatar', 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'],
    ['description', 'I build things'],
    ['url', ''],
    ['keywords', 'ethereum, art, music'],
    ['display', 'Alice'],
    ['location', 'Berlin'],
    ['timezone', 'Europe/Berlin'],
    ['language', 'pt-BR'],
    ['primary-color', '#1a2b3c'],
    ['com.github', 'alice'],
  ])('is silent for %s: %s', (name, value) => expect(said(name, value)).toEqual(['clear']));

  const one = `0x${'78'.padStart(64, '0')}`;

  it.each<readonly [string, readonly unknown[]]>([
    ['setPubkey(bytes32 node, bytes32 x, bytes32 y)', [zeroHash, one, zeroHash]],
    ['setPubkey(bytes32 node, bytes32 x, bytes32 y)', [zeroHash, zeroHash, one]],
    ['setContenthash(bytes32 node, bytes hash)', [zeroHash, '0xe3']],
    ['setContenthash(bytes32 node, bytes hash)', [zeroHash, `0xe301${'ab'.repeat(34)}`]],
    ['setABI(bytes32 node, uint256 contentType, bytes data)', [zeroHash, 1n, '0x5b5d']],
    ['setDNSRecords(bytes32 node, bytes data)', [zeroHash, `0x${'ab'.repeat(40)}`]],
    ['setZonehash(bytes32 node, bytes hash)', [zeroHash, `0x${'ab'.repeat(32)}`]],
  ])('fires for %s, whatever it says', (signature, args) => {
    expect(fired(signature, args)).toBe(true);
  });

  it.each<readonly [string, readonly unknown[]]>([
    ['setPubkey(bytes32 node, bytes32 x, bytes32 y)', [zeroHash, zeroHash, zeroHash]],
    ['setContenthash(bytes32 node, bytes hash)', [zeroHash, '0x']],
  ])('is silent where %s takes it away', (signature, args) => {
    expect(fired(signature, args)).toBe(false);
  });

  it('weighs the bytes of an account as that account', () => {
    const signature = 'setAddr(bytes32 node, uint256 coinType, bytes a)';
    const named = (who: string) => {
      const body = call(resolver, signature, [zeroHash, 60n, who]);
      const sample = { codes: { [resolver]: 'contract' as const }, effects: known(effectsWith({})) };
      return revisionOf(viewOf(body, sample), 0).findings.some(
        ({ rule, outcome }) => rule === 'account.elsewhere' && outcome === 'fired',
      );
    };
    expect(named(me)).toBe(false);
    expect(named(key)).toBe(true);
    expect(named('0x0014751e76e8199196d454941c45d1b3a323f1433bd6')).toBe(true);
  });

  it('knows nothing of a call that has no such record', () => {
    const body = call(resolver, 'clearRecords(bytes32 node)', [zeroHash]);
    const { findings } = revisionOf(viewOf(body), 0);
    expect(findings.some(({ rule, outcome }) => rule === 'account.text' && outcome === 'fired')).toBe(false);
  });
});
