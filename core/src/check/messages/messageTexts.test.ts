import fc from 'fast-check';
import { bytesToHex, hexToBytes, keccak256, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, pending, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { honestMessages } from '../../actions/message/testing/honestMessages.ts';
import { knownTexts } from '../../actions/message/messageText.ts';
import { keyTexts } from '../../actions/message/keyTexts.ts';
import { answer, told } from '../testing/answers.ts';
import {
  contract,
  friend,
  key,
  me,
  message,
  offline,
  permit,
  type Sample,
  signIn,
  transaction,
  typed,
  viewOf,
} from '../testing/views.ts';

const read = (body: Body, sample: Sample = {}) => revisionOf(viewOf(body, sample), 0);
const verdict = (text: string, sample: Sample = {}) => read(message(text), sample).verdict;
const fired = (text: string, sample: Sample = {}) =>
  read(message(text), sample).findings.flatMap((it) =>
    it.outcome === 'fired' ? [{ rule: it.rule, severity: it.severity }] : [],
  );

describe('honest messages', () => {
  it.each(honestMessages.map((it) => [it.text.slice(0, 60), it] as const))(
    '%j',
    (_, { text, worst, rules }) => {
      const found = fired(text);
      expect(found.filter(({ rule }) => !(rules ?? []).includes(rule))).toEqual([]);
      const severities = found.map(({ severity }) => severity);
      expect(severities.includes('caution') ? 'caution' : severities[0]).toBe(worst);
      expect(verdict(text)).toBe(worst === 'caution' ? 'caution' : 'read');
    },
  );

  it('are at least forty, and calm where they log in at the site that asks', () => {
    expect(honestMessages.length).toBeGreaterThanOrEqual(40);
    const calm = honestMessages.filter((it) => it.worst === undefined);
    expect(calm.length).toBeGreaterThanOrEqual(6);
    for (const { text } of calm.filter((it) => !knownTexts.has(it.text)))
      expect(text).toContain('readback.test');
  });
});

const derives = [
  'Access zkSync account.\n\nOnly sign this message for a trusted client!',
  'Only sign this request if you’ve initiated an action with Immutable X.',
  'Sign this message to generate your private viewing keys',
  'derive my encryption key',
  'This signature is used to recover your stealth keys',
  'Unlock your shielded account',
  'Sign to decrypt your vault',
  'Your spending key will be derived from this signature',
  'Do not sign this message on any other site',
  'Never share this signature with anyone',
  'Sign this message to restore your wallet from the cloud',
  'Generate the seed of your layer 2 wallet',
  'Create a new trading key',
  'Enable session keys',
  'Register your StarkEx public key',
  'XMTP : Create Identity',
  'Access your rollup account',
];

const friendly = [
  'Welcome back!',
  'Thank you for being here.',
  'This request costs no gas and moves nothing.',
  'Please sign to continue.',
  'Nonce: 123456',
  'I agree to the terms of service.',
  'Have a nice day, and enjoy the show.',
];

const twins: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  i: 'і',
  p: 'р',
  s: 'ѕ',
  y: 'у',
};

const disguises: readonly ((text: string) => string)[] = [
  (it) => it,
  (it) => it.toUpperCase(),
  (it) => it.toLowerCase(),
  (it) => it.replace(/ /g, '  '),
  (it) => it.replace(/ /g, '\n'),
  (it) => it.replace(/ /g, ' \t '),
  (it) => it.replace(/ /g, '\u00a0'),
  (it) => it.replace(/ /g, '_'),
  (it) => it.replace(/ /g, ' - '),
  (it) => it.replace(/ /g, ', '),
  (it) => it.replace(/[aeocipsy]/g, (letter) => twins[letter] ?? letter),
  (it) => it.replace(/(\w)(?=\w)/g, '$1\u200b'),
  (it) => it.replace(/\w+/g, (word) => Array.from(word).join(' ')).replace(/ {2,}/g, '  '),
  (it) => it.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  (it) => it.replace(/e/g, 'é'),
  (it) => `**${it}**`,
  (it) =>
    Array.from(new TextEncoder().encode(it), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  (it) => stringToHex(it),
  (it) => btoa(String.fromCharCode(...new TextEncoder().encode(it))),
];

describe('a text whose signature makes a secret', () => {
  it.each(derives)('is stopped however it is written, and wherever it stands: %j', (phrase) => {
    for (const disguise of disguises) {
      const written = disguise(phrase);
      expect(answer('messages.keys', message(written)), written).toBe('stop');
      for (const at of [0, 3, friendly.length]) {
        const text = [...friendly.slice(0, at), written, ...friendly.slice(at)].join('\n\n');
        expect(answer('messages.keys', message(text)), text).toBe('stop');
        expect(verdict(text)).toBe('stop');
      }
    }
  });

  it('is stopped for each app that is known', () => {
    for (const { text } of keyTexts)
      expect(answer('messages.keys', message(`Hello.\n${text}.`)), text).toBe('stop');
  });

  it('is stopped for any secret and anything that is done to it', () => {
    const does = fc.constantFrom('generate', 'derive', 'unlock', 'recover', 'decrypt', 'restore', 'access');
    const whose = fc.constantFrom('your', 'my', 'the', 'a new', '');
    const kind = fc.constantFrom('private', 'encryption', 'viewing', 'layer 2', 'shielded', 'Foo', 'stealth');
    const what = fc.constantFrom('key', 'keys', 'seed', 'secret', 'account', 'wallet');
    const parts = fc.tuple(
      does,
      whose,
      kind,
      what,
      fc.constantFrom(...friendly),
      fc.constantFrom(...disguises),
    );
    fc.assert(
      fc.property(parts, ([verb, of, adjective, object, before, disguise]) => {
        const text = `${before}\n${disguise(`Sign to ${verb} ${of} ${adjective} ${object}.`)}\nThank you.`;
        expect(answer('messages.keys', message(text)), text).toBe('stop');
      }),
    );
  });

  it('is stopped in the texts of typed data, too', () => {
    const note = { Note: [{ name: 'text', type: 'string' }] };
    expect(told('messages.keys', typed(note, 'Note', { text: 'Generate your private keys' }))).toEqual([
      'stop: messages.keys.says how sure | messages.keys.why | messages.keys.remedy | reject | by',
    ]);
    expect(answer('messages.keys', typed(note, 'Note', { text: 'Hello' }))).toBe('notApplicable');
  });

  it.each([
    'Derive my STARK access',
    'This signature is used to compute your data.',
    'Sign to unlock your private balance.',
    'Your signature will be used to create your trading credentials.',
    'Open my wallet on Starknet',
    'Seed for my rollup account',
    'Signature request: entropy for session',
  ])('is a caution in words of its own: %s', (text) => {
    expect(answer('messages.keys', message(text))).toBe('caution');
  });

  it('is a caution where a text that is the same each time opens an account, or only names one', () => {
    for (const text of [
      'This signature on this message will be used to access the Rollup network.',
      'StarkWare Account',
      'Initiate Layer 2 account of Rabbit',
      'By signing this message, I open my Nillion vault on this machine.',
      'Account 0 of 10. Version 1. Mainnet.',
    ])
      expect(answer('messages.keys', message(text)), text).toBe('caution');
    for (const text of [
      'I open my vault. Nonce: 8d7f2a91',
      'Start your account at readback.test, 2026-11-30 10:12',
      'I accept the terms of use of readback.test (version 4).',
      'Please verify your wallet',
      'I own this account',
      'gm',
    ])
      expect(answer('messages.keys', message(text)), text).toBe('clear');
  });

  it('is nothing where a signature only proves something', () => {
    expect(answer('messages.keys', message('This signature is used to prove that you own this.'))).toBe(
      'clear',
    );
  });

  it.each([
    'Sign to create your burner wallet',
    'Unlock stealth address scanning',
    'Sign this to set your vault password',
    'Your hidden account is made of this',
  ])('is a caution where a wallet or a password may be made of it: %s', (text) => {
    expect(fired(text)).toContainEqual({ rule: 'messages.keys', severity: 'caution' });
  });

  it('is a caution where it may be an ordinary log-in, and silent elsewhere', () => {
    expect(told('messages.keys', message('Sign to access your account'))).toEqual([
      'caution: messages.keys.says how likely | messages.keys.why | messages.keys.remedy | by message.text',
    ]);
    expect(answer('messages.keys', message('This never reveals your private key.'))).toBe('caution');
    expect(told('messages.keys', message('I like turkeys and monkeys.'))).toEqual(['clear message.text']);
    expect(answer('messages.keys', transaction(contract, '0x'))).toBe('notApplicable');
    expect(told('messages.keys', message(derives[0] ?? ''), offline)).toEqual([
      'stop: messages.keys.says how sure | messages.keys.why | messages.keys.remedy | reject | by message.text',
    ]);
  });
});

describe('a message that names another site', () => {
  const rule = 'messages.elsewhere';
  const asked: Sample = { origin: { via: 'school', claimed: 'https://shop.test' } };
  const forms = [
    'blur.io',
    'https://blur.io/login',
    'BLUR.IO',
    'blur[.]io',
    'blur。io',
    'ｂｌｕｒ.io',
    'user@blur.io',
    'http://blur.io:8080',
    'xn--blr-hoa.io',
    'blür.io',
    'opensea.xn--p1ai',
    '203.0.113.9',
    'wss://blur.io',
    'https%3A%2F%2Fblur.io',
    stringToHex('https://blur.io/login'),
    btoa('https://blur.io/login'),
  ];

  it.each(forms)('is at least a caution, in whatever coding: %s', (site) => {
    for (const text of [`See ${site}`, `${site} is my page`, `My page:\n${site}\nThank you`]) {
      expect(answer(rule, message(text)), text).toBe('caution');
      expect(verdict(text)).not.toBe('read');
    }
    for (const text of [
      `Sign in at ${site}`,
      `Log in: ${site}. Nonce: 12`,
      `${site} wants to verify your wallet`,
    ]) {
      expect(answer(rule, message(text)), text).toBe('caution');
      expect(answer(rule, message(text), asked), text).toBe('stop');
    }
  });

  it('is stopped where someone else asks for a log-in there, by its name alone, too', () => {
    for (const text of ['Sign in to Blur', 'Welcome to OpenSea!\n\nNonce: 12', 'Log into the Foo app']) {
      expect(answer(rule, message(text)), text).toBe('caution');
      expect(answer(rule, message(text), asked), text).toBe('stop');
    }
    const claims: Sample = { origin: { via: 'school', claimed: 'https://blur.io' } };
    expect(told(rule, message('Sign in to Blur'), claims)).toEqual([
      'caution: messages.elsewhere.says how unasked site message.logIn.0 | messages.elsewhere.why how unasked | messages.elsewhere.remedy how unasked site message.logIn.0 | by message.logIn.0 session.host',
    ]);
  });

  it('is silent for this site, for none, and for names of files and numbers', () => {
    for (const text of [
      'Sign in to readback.test',
      'https://www.readback.test/x',
      'Log in to continue',
      'v1.2.3',
    ])
      expect(answer(rule, message(text), asked), text).toBe('clear');
    expect(answer(rule, message('See terms.pdf and app.js, i.e. all.'))).toBe('clear');
    expect(answer(rule, message(signIn('readback.test', 'https://readback.test')))).toBe('clear');
    expect(answer(rule, transaction(contract, '0x'))).toBe('notApplicable');
  });

  it('is a caution where nobody says which site this is, and not known before that', () => {
    expect(told(rule, message('Sign in to Blur'), { ...asked, session: unknown('timeout') })).toEqual([
      'caution: messages.elsewhere.says how unasked site message.logIn.0 | messages.elsewhere.why how unasked | messages.elsewhere.remedy how unasked site message.logIn.0 | by message.logIn.0',
    ]);
    expect(answer(rule, message('Sign in'), { session: unknown('timeout') })).toBe('clear');
    expect(told(rule, message('Sign in to Blur'), { session: pending })).toEqual(['pending session.host']);
  });
});

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

function digitsOf(hash: `0x${string}`, alphabet: string): string {
  let value = BigInt(hash);
  let out = '';
  const base = BigInt(alphabet.length);
  for (; value > 0n; value /= base) out = (alphabet[Number(value % base)] ?? '') + out;
  return out;
}

const binary = (hash: `0x${string}`): string => String.fromCharCode(...hexToBytes(hash));

const codings: Readonly<Record<string, (hash: `0x${string}`) => string>> = {
  hex: (it) => it,
  'hex without 0x': (it) => it.slice(2),
  'hex in capitals': (it) => it.slice(2).toUpperCase(),
  'hex in pairs': (it) => (it.slice(2).match(/../g) ?? []).join(' '),
  'hex with colons': (it) => (it.slice(2).match(/../g) ?? []).join(':'),
  'hex in groups': (it) => (it.slice(2).match(/.{8}/g) ?? []).join('-'),
  'hex in lines': (it) => (it.slice(2).match(/.{16}/g) ?? []).join('\n'),
  'hex in fives': (it) => (it.slice(2).match(/.{1,5}/g) ?? []).join(', '),
  'bytes of C': (it) => (it.slice(2).match(/../g) ?? []).map((byte) => `\\x${byte}`).join(''),
  'a list of bytes in hex': (it) => (it.slice(2).match(/../g) ?? []).map((byte) => `0x${byte}`).join(', '),
  percent: (it) => (it.slice(2).match(/../g) ?? []).map((byte) => `%${byte}`).join(''),
  base64: (it) => btoa(binary(it)),
  base64url: (it) => btoa(binary(it)).replaceAll('+', '-').replaceAll('/', '_').replace(/=/g, ''),
  base58: (it) => digitsOf(it, base58),
  multibase: (it) => `z${digitsOf(it, base58)}`,
  bech32: (it) => `note1${digitsOf(it, base32)}`,
  base32: (it) => digitsOf(it, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
  base36: (it) => digitsOf(it, '0123456789abcdefghijklmnopqrstuvwxyz'),
  decimal: (it) => BigInt(it).toString(),
  'decimal in threes': (it) => BigInt(it).toLocaleString('en-US'),
  'a link': (it) => `https://readback.test/${it.slice(2)}`,
  'two halves': (it) => `${it.slice(2, 34)} and then ${it.slice(34)}`,
};

describe('32 bytes that nobody can read', () => {
  const hashes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((it) => keccak256(it));

  it.each(Object.keys(codings))('are never calm, at whatever place: %s', (name) => {
    fc.assert(
      fc.property(hashes, fc.nat(friendly.length), (hash, at) => {
        const run = codings[name]?.(hash) ?? '';
        const text = [...friendly.slice(0, at), `Reference: ${run}`, ...friendly.slice(at)].join('\n');
        expect(answer('messages.unreadable', message(text)), text).toBe('caution');
        expect(verdict(text)).not.toBe('read');
        expect(answer('messages.hash', message(run)), run).toBe('stop');
        expect(answer('messages.hash', message(`Please sign: ${run}`)), run).toBe('stop');
      }),
      { numRuns: 30 },
    );
  });

  it('may be of one byte again and again', () => {
    expect(verdict(`Thank you for your visit to our shop today: ${'ab'.repeat(32)}`)).toBe('caution');
  });

  it('are not found in nonces of 24 characters, ids and dates', () => {
    const nonce = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz0123456789'.split('')),
      minLength: 4,
      maxLength: 24,
    });
    fc.assert(
      fc.property(fc.oneof(nonce, fc.uuid()), (it) => {
        const text = `Sign this message to log in.\n\nNonce: ${it}\nIssued at: 2026-11-21T09:00:00.000Z`;
        expect(answer('messages.unreadable', message(text)), text).toBe('clear');
      }),
    );
  });

  it('are stopped as a message of their own, but for 32 letters of words', () => {
    expect(answer('messages.hash', { kind: 'message', signer: me, bytes: keccak256('0x') })).toBe('stop');
    expect(answer('messages.hash', message('Thank you for all the good fish!'))).toBe('clear');
    expect(answer('messages.unreadable', transaction(contract, '0x'))).toBe('notApplicable');
  });
});

describe('an account in a message', () => {
  const rule = 'messages.otherParty';

  it('is a caution where it is not the signer’s, with or without 0x, and by its name', () => {
    for (const it of [friend, friend.toLowerCase(), friend.slice(2), 'vitalik.eth'])
      expect(answer(rule, message(`I give all to ${it}.`)), it).toBe('caution');
    const unsigned: Body = { kind: 'message', bytes: stringToHex(`I am ${me}`) };
    expect(told(rule, unsigned)).toEqual([
      'caution: messages.otherParty.says how noSigner account message.account.0 | messages.otherParty.why | messages.otherParty.remedy | about 0x41c79D2E88b150FaC07E3B6Da2F419E8770609da | by message.account.0',
    ]);
  });

  it('is a caution anywhere in a sign-in, but not in hexadecimal digits that are a nonce', () => {
    const plain = signIn('readback.test', 'https://readback.test');
    const of = (text: string) => answer(rule, message(text));
    const nonce = (it: string) => plain.replace(/(?<=\nNonce: ).*/, it);
    expect(of(`${plain}\nResources:\n- urn:delegate:${friend}`)).toBe('caution');
    expect(of(`${plain}\nRequest ID: link-${friend}`)).toBe('caution');
    expect(of(nonce(friend))).toBe('caution');
    for (const it of [
      plain,
      nonce(friend.slice(2)),
      `${plain}\nResources:\n- https://readback.test/of/${me}`,
    ])
      expect(of(it), it).toBe('clear');
  });

  it('is a note where the user saved it', () => {
    const book = known([{ address: friend, name: 'Anna', own: false, paid: 0 }]);
    expect(told(rule, message(`For ${friend}`), { book })).toEqual([
      'note: messages.otherParty.says how other account message.account.0 | messages.otherParty.why | messages.otherParty.remedy | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by message.account.0',
    ]);
    const blocked = known([{ address: friend, name: 'Anna', own: false, paid: 0, blocked: true as const }]);
    expect(told(rule, message(`For ${friend}`), { book: blocked })).toEqual([
      'caution: messages.otherParty.says how other account message.account.0 | messages.otherParty.why | messages.otherParty.remedy | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by message.account.0',
    ]);
    expect(answer(rule, message(`For ${friend} and ${key}`), { book })).toBe('caution');
  });

  it('is silent for the signer’s own, and for texts without one', () => {
    expect(told(rule, message(`Wallet address: ${me}`))).toEqual(['clear message.text request.signer']);
    expect(told(rule, message('Hello'))).toEqual(['clear message.text']);
    expect(answer(rule, permit(contract, 1n))).toBe('notApplicable');
  });
});

describe('an amount in a message', () => {
  it('is a note', () => {
    for (const it of ['100 USDC', '1.5 ETH', '$20', '1,000 tokens'])
      expect(answer('messages.amount', message(`I agree to ${it}.`)), it).toBe('note');
    expect(told('messages.amount', message('I agree to rule 5.'))).toEqual(['clear message.text']);
    expect(answer('messages.amount', transaction(contract, '0x'))).toBe('notApplicable');
  });
});

describe('a message that is not text', () => {
  it('is not fully read', () => {
    const bytes = (hex: `0x${string}`): Body => ({ kind: 'message', signer: me, bytes: hex });
    for (const hex of [
      '0xff00ff',
      '0x00',
      '0x48656c6c6f00',
      bytesToHex(new Uint8Array(40).fill(0x1b)),
    ] as const)
      expect(read(bytes(hex)).verdict, hex).toBe('notFullyRead');
    expect(read(bytes('0xff00ff')).unread.map(({ id }) => id)).toEqual(['message']);
    expect(verdict('!'.repeat(40))).toBe('notFullyRead');
    expect(verdict('Hello\r\n\tworld ✌️')).toBe('caution');
  });
});
