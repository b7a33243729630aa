import { describe, expect, it } from 'vitest';
import { getAddress, zeroHash } from 'viem';
import { told } from '../testing/answers.ts';
import { call, key, me, viewOf } from '../testing/views.ts';
import { known } from '../../model/known.ts';
import { effectsWith } from './testing/views.ts';
import { revisionOf } from '../../reading/state.ts';

const resolver = getAddress('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');

const one = `0x${'78'.padStart(64, '0')}`;

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

describe('what a record says, by its key', () => {
  const text = (name: string, value: string) =>
    told(
      'account.text',
      call(resolver, 'setText(bytes32 node, string key, string value)', [zeroHash, name, value]),
      {
        codes: { [resolver]: 'contract' },
      },
    );
  const warned = [
    'caution: account.text.says key step.0.arg.key value step.0.arg.value | account.text.why | account.text.remedy | in 0 | by step.0.arg.key step.0.arg.value',
  ];

  /** A key, what leads nobody anywhere under it, and what may. */
  it.each<readonly [key: string, calm: readonly string[], warns: readonly string[]]>([
    ['avatar', ['https://a.example/x.png', ' ipfs://bafy '], ['see moonfarm', '<svg>', 'a\u3000b', 'x>y']],
    ['header', ['https://a.example/x.png'], ['two words']],
    ['description', ['I build things', ' good '], ['pay moonfarm']],
    ['keywords', ['ethereum, art'], ['moonfarm']],
    [
      'com.github',
      ['a', 'Alice-1', '9lives', `a${'b'.repeat(38)}`],
      ['-a', `a${'b'.repeat(39)}`, 'a_b', 'a b', 'x.y', 'alice/'],
    ],
    [
      'display',
      ['Alice', 'bob', `A${'a'.repeat(23)}`],
      ['A', `A${'a'.repeat(24)}`, 'AliceB', 'Alice Bob', 'Alice1', '1Alice'],
    ],
    ['name', ['Alice'], ['alice.eth']],
    ['location', ['Berlin'], ['Pay moonfarm', 'Berlin!']],
    [
      'timezone',
      [
        'Africa/Cairo',
        'America/New_York',
        'Antarctica/Troll',
        'Asia/Tokyo',
        'Atlantic/Azores',
        'Australia/Perth',
        'Europe/Berlin',
        'Indian/Maldives',
        'Pacific/Fiji',
        `Asia/T${'o'.repeat(20)}`,
        'UTC',
        'GMT',
        'UTC+1',
        'GMT-11',
        'UTC+05:30',
      ],
      [
        'Moon/Base',
        'Europe/berlin',
        'Europe/B',
        `Asia/T${'o'.repeat(21)}`,
        'Europe/Berlin now',
        'see Europe/Berlin',
        'UTC+',
        'UTC+123',
        'UTC+1:5',
        'UTC+1:555',
        'UTC1',
        'at UTC',
        'UTC.eth',
        'CET',
      ],
    ],
    ['language', ['en', 'pt-BR'], ['e', 'eng', 'EN', 'pt-br', 'pt-B', 'pt-BRA', 'pt_BR', 'x en', 'en-']],
    [
      'theme',
      ['light', 'dark', '#1a2b3c', '#AABBCC,#112233', '#1a2b3c, #112233, #445566, #778899, #aabbcc'],
      [
        'lights',
        'the dark',
        '#1a2b3',
        '#1a2b3cd',
        '#1a2b3c  #112233',
        '#1a2b3g',
        '#1a2b3c,#112233,#112233,#112233,#112233,#112233',
        'a #1a2b3c',
      ],
    ],
    [
      'primary-color',
      ['#abc', '#1a2b3c', '#ABCDEF'],
      ['#ab', '#abcd', '#1a2b3c4', 'abc', 'x #abc', '#xyz', '#abc pay'],
    ],
    ['toString', [], ['x', 'I build things']],
    ['url', [], ['x', 'good']],
  ])('%s', (name, calm, warns) => {
    for (const value of ['', ' ', ...calm]) {
      expect([value, text(name, value)]).toEqual([value, ['clear step.0.arg.value']]);
    }
    for (const value of warns) expect([value, text(name, value)]).toEqual([value, warned]);
  });

  it('is weighed without a key in each part of what is written down', () => {
    const said = (signature: string, args: readonly unknown[]) =>
      told('account.text', call(resolver, signature, args), { codes: { [resolver]: 'contract' } });
    const alone = (value: string) =>
      `caution: account.text.saysAlone value step.0.arg.${value} | account.text.why | account.text.remedy | in 0 | by step.0.arg.${value}`;
    const attest =
      'attest((bytes32 schema, (address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value) data) request)';
    const attested = (data: string) => said(attest, [[zeroHash, [me, 0n, true, zeroHash, data, 0n]]]);
    expect(attested('0x0012')).toEqual([alone('request.data.data')]);
    expect(attested('0x0000')).toEqual(['clear step.0.arg.request.data.data']);
    const metadata = 'updateProfileMetadata(bytes32 profileId, (uint256 protocol, string pointer) metadata)';
    expect(said(metadata, [zeroHash, [1n, 'bafy']])).toEqual([
      alone('metadata.protocol'),
      alone('metadata.pointer'),
    ]);
    expect(said(metadata, [zeroHash, [0n, '']])).toEqual([
      'clear step.0.arg.metadata.protocol step.0.arg.metadata.pointer',
    ]);
    // What is before it is not a key of it.
    const contenthash = 'setContenthash(bytes32 node, bytes hash)';
    expect(said(contenthash, [zeroHash, '0xe301'])).toEqual([alone('hash')]);
    const pubkey = 'setPubkey(bytes32 node, bytes32 x, bytes32 y)';
    expect(said(pubkey, [zeroHash, one, one])).toEqual([alone('x'), alone('y')]);
    const contractMetadata = 'updateContractMetadata(string newURI, string newName)';
    expect(said(contractMetadata, ['ipfs://bafy', 'moonfarm'])).toEqual([alone('newURI'), alone('newName')]);
  });

  it('is weighed in each record of a registration, by the key that stands before it', () => {
    const controller = getAddress('0x253553366da8546fc250f225fe3d25d0c782303b');
    const inside = (name: string, value: string) =>
      (
        call(resolver, 'setText(bytes32 node, string key, string value)', [
          zeroHash,
          name,
          value,
        ]) as unknown as {
          call: { data: string };
        }
      ).call.data;
    const body = call(
      controller,
      'register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
      [
        'alice',
        me,
        31_536_000n,
        zeroHash,
        resolver,
        [inside('url', 'https://x.example'), inside('display', 'Alice')],
        false,
        0,
      ],
      10n ** 16n,
    );
    const all = told('account.text', body, { codes: { [resolver]: 'contract', [controller]: 'contract' } });
    expect(all).toEqual([
      'caution: account.text.says key step.0.0.arg.key value step.0.0.arg.value | account.text.why | account.text.remedy | in 0.0 | by step.0.0.arg.key step.0.0.arg.value',
    ]);
  });
});
