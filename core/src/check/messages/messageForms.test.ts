import { standardPreferences } from '../../model/preferences.ts';
import fc from 'fast-check';
import { stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, pending, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { isLogInHere } from '../../actions/message/harmlessText.ts';
import { knownTexts } from '../../actions/message/messageText.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, friend, me, message, type Sample, signIn, transaction, viewOf } from '../testing/views.ts';

const rule = 'messages.anyUse';
const verdict = (text: string, sample: Sample = {}) => revisionOf(viewOf(message(text), sample), 0).verdict;
const saidOf = (text: string, sample: Sample = {}) =>
  revisionOf(viewOf(message(text), sample), 0).findings.find(
    (it) => it.rule === rule && it.outcome === 'fired',
  );
const host = (name: string): Sample => ({ session: known({ host: name }) });

describe('a text whose use nobody knows', () => {
  it('is a caution, whatever it says', () => {
    for (const text of [
      'Hello',
      'gm',
      'I owe John 50,000 USD and will pay by Friday.',
      'John may act for me in all my affairs.',
      'My payout address is bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'Confirm code 482913 to allow withdrawals from your account',
      'withdraw 5 ETH fee 0.1 nonce 77',
      '{"type":"approveAgent","agentName":"mobile"}',
      'client_id=kraken&scope=withdraw&state=48213',
      '42',
      '',
    ])
      expect(answer(rule, message(text)), text).toBe('caution');
  });

  it('is said to fit any site where it is a log-in that shows none', () => {
    for (const text of [
      'Please sign this message to log in.\n\nNonce: 48291039',
      'Signature for login authentication: 829103',
    ])
      expect(saidOf(text), text).toMatchObject({ says: { args: { how: 'logIn' } }, severity: 'caution' });
    expect(saidOf('Hello')).toMatchObject({ says: { args: { how: 'unasked' } } });
    expect(saidOf('42')).toMatchObject({ says: { args: { how: 'text' } } });
    expect(saidOf('Hello', { origin: { via: 'form' } })).toMatchObject({ says: { args: { how: 'text' } } });
  });

  it('is a note where the user wrote it on this page, in words that log nobody in anywhere', () => {
    const form = { origin: { via: 'form' } } as const;
    for (const text of [
      'I agree to the terms of the garden club, and nothing else.',
      'Maria looks after the shed until Sunday evening, and Ben after that.',
    ]) {
      expect(answer(rule, message(text), form), text).toBe('note');
      expect(verdict(text, form), text).toBe('read');
      // A link filled the form in; an app says that it asks; it was pasted.
      for (const origin of [
        { via: 'form', madeMine: true },
        { via: 'form', claimed: 'a.site' },
        { via: 'paste' },
      ] as const)
        expect(answer(rule, message(text), { origin }), text).toBe('caution');
    }
    for (const text of [
      'Hello',
      'Confirm code 482913 to allow withdrawals from your account',
      'Please sign this message to log in.\n\nNonce: 48291039',
      'I am the owner of this account and write so to the people at kraken.com today',
      'Send 5 ETH to this receiver with a fee of 1 and nonce 77 until Friday evening',
      '{"type":"approveAgent","agentName":"mobile"}',
    ])
      expect(verdict(text, form), text).not.toBe('read');
  });

  it('is silent where a sharper rule says so', () => {
    for (const text of [
      'Access zkSync account',
      'Sign in to Blur',
      'Blur login 829103',
      'See blur.io',
      'Firma este mensaje para entrar en tu cuenta',
      'L2 KEY',
    ]) {
      expect(answer(rule, message(text)), text).toBe('clear');
      expect(['stop', 'caution'], text).toContain(verdict(text));
    }
  });

  it('cannot be muted, also where it names an account that is', () => {
    const text = `I give all to ${friend}.`;
    const preferences = known({
      ...standardPreferences,
      mutes: [
        { rule, address: friend, chainId: 1 },
        { rule: 'messages.otherParty', address: friend, chainId: 1 },
      ],
    }) as never;
    expect(verdict(text, { preferences } as Sample)).toBe('caution');
  });

  it('has nothing to say of a transaction', () => {
    expect(answer(rule, transaction(contract, '0x'))).toBe('notApplicable');
  });
});

describe('a log-in at the site that asks', () => {
  const logIn = 'Sign in to readback.test\n\nNonce: 771203';

  it('is calm in the form of EIP-4361, and as a log-in that says nothing else', () => {
    expect(told(rule, message(signIn('readback.test', 'https://readback.test')))).toEqual([
      'clear message.text session.host',
    ]);
    expect(answer(rule, message(logIn))).toBe('clear');
    expect(answer(rule, message(`${logIn}\nAccount: ${me}`))).toBe('clear');
    for (const text of knownTexts) expect(told(rule, message(text))).toEqual(['clear message.text']);
  });

  it('is a caution with one word more, at another site, and where nobody knows which site this is', () => {
    for (const more of [
      'I owe John 50 USD.',
      'Enable trading',
      `Account: ${friend}`,
      'Nonce: pay-john',
      'Nonce: I-owe-John-50-USD',
      'Scope: withdraw',
      'Sign in to blur.io',
    ])
      expect(verdict(`${logIn}\n${more}`), more).toBe('caution');
    for (const text of [
      'I owe John. Sign in to readback.test',
      'Sign in to readback.test.evil',
      'Sign in to xreadback.test',
      'Sign in to readbackAtest',
    ])
      expect(verdict(text), text).not.toBe('read');
    expect(verdict(logIn, host('other.test'))).not.toBe('read');
    expect(verdict(logIn, host(''))).not.toBe('read');
    expect(verdict(logIn, { session: unknown('timeout') })).not.toBe('read');
    expect(told(rule, message(logIn), { session: pending })).toEqual(['pending session.host']);
  });

  it('is a caution where another site asks for it', () => {
    const origin = { via: 'school', claimed: 'https://blur.io' } as const;
    for (const text of [logIn, signIn('readback.test', 'https://readback.test')])
      expect(verdict(text, { origin }), text).not.toBe('read');
    expect(saidOf(signIn('readback.test', 'https://readback.test'), { origin })).toMatchObject({
      says: { args: { how: 'asker' } },
    });
    const same = { via: 'school', claimed: 'https://readback.test' } as const;
    expect(verdict(logIn, { origin: same })).toBe('read');
  });

  it('is calm by the standard, whatever its statement, its link and its id say, and quotes the statement', () => {
    const good = signIn('readback.test', 'https://readback.test');
    for (const text of [
      good.replace('I accept the terms.', 'Sign in with Ethereum to the app.'),
      good.replace(
        'I accept the terms.',
        'Welcome to Readback! Click to sign in and accept the Terms of Service.',
      ),
      good.replace('I accept the terms.', 'I accept the Terms of Service: https://docs.readback.test/tos'),
      good.replace('URI: https://readback.test', 'URI: https://readback.test/?from=mail'),
      good.replace('URI: https://readback.test', 'URI: https://readback.test/a-page/of-many-words'),
      good.replace('Nonce: 32891756', `Nonce: ${'4ae8b44a2c0f3a5d'.repeat(4)}`),
      `${good}\nRequest ID: order-17_b`,
      good.replace('I accept the terms.\n', ''),
    ])
      expect(verdict(text), text).toBe('read');
    const { sentence } = revisionOf(viewOf(message(good)), 0);
    expect(sentence).toEqual([
      { id: 'sentence.signInSaying', args: { domain: 'siwe.domain', statement: 'siwe.statement' } },
    ]);
    // Its request ID is signed, too, and may be words.
    const quoted = { id: 'sentence.signInWithId', args: { said: sentence[0], requestId: 'siwe.requestId' } };
    for (const id of ['order-17_b', 'I-lend-you-my-house', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', '%20']) {
      const it = revisionOf(viewOf(message(`${good}\nRequest ID: ${id}`)), 0);
      expect(it.sentence).toEqual([quoted]);
    }
    expect(revisionOf(viewOf(message(`${good}\nRequest ID: `)), 0).sentence).toEqual(sentence);
  });
});

const words = (
  'the I you we hereby give owe pay allow sign to John Anna my all tokens account trade login code key order ' +
  'withdraw yes no agree until Friday session nonce site wallet enable confirm backup unlock vote sell for of in ' +
  'ich gebe dir alles konto schlüssel je vends mon jeton à firma mensaje clave doy todo 我 同意 账户 签名 подпись ключ ' +
  'счёт この 署名 アカウント 서명 계정 مفتاح توقيع कुंजी anahtar imza'
).split(' ');
const word = fc.constantFrom(...words);
const line = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 12 }).map((it) => it.join(' ')) },
  fc.tuple(word, word).map(([name, value]) => `${name}=${value}`),
  fc.tuple(word, word).map(([name, value]) => `${name}: ${value}`),
  fc.tuple(word, fc.nat()).map(([name, value]) => `${name}: ${value}`),
  fc.dictionary(word, fc.oneof(word, fc.nat())).map((it) => JSON.stringify(it)),
  fc.nat().map(String),
  fc.constantFrom(
    'Nonce: 12345678',
    'Sign in to readback.test',
    'Issued at: 2026-11-21T09:00:00Z',
    'This is free',
  ),
);

describe('any text', () => {
  it('is read back calmly only where its form is known to be harmless', () => {
    const hosts = fc.constantFrom<Sample>({}, host('other.test'), host(''), { session: unknown('timeout') });
    const texts = fc.array(line, { minLength: 1, maxLength: 6 }).map((it) => it.join('\n'));
    fc.assert(
      fc.property(texts, hosts, (text, sample) => {
        const session = sample.session ?? known({ host: 'readback.test' });
        const here = session.s === 'known' ? session.v.host : '';
        const harmless =
          knownTexts.has(text) || isLogInHere(text, { host: here, own: new Set([me.toLowerCase()]) });
        if (!harmless) expect(verdict(text, sample), text).not.toBe('read');
      }),
      { numRuns: 600 },
    );
  });

  it('is never a log-in with a word in it that log-ins do not have', () => {
    const forms = ['Sign in to readback.test', 'Nonce: 12345678', 'Welcome to readback.test!', 'Chain ID: 1'];
    const parts = fc.tuple(
      fc.constantFrom(...forms),
      fc.constantFrom(...forms),
      word,
      fc.nat(2),
      fc.boolean(),
    );
    fc.assert(
      fc.property(parts, ([first, second, odd, at, apart]) => {
        const all = [first, second];
        const text = apart
          ? [...all.slice(0, at), odd, ...all.slice(at)].join('\n')
          : all.map((it, n) => (n === at % 2 ? `${it} ${odd}` : it)).join('\n');
        expect(verdict(text), text).not.toBe('read');
      }),
    );
  });

  it('as bytes that are no text is never calm', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const body: Body = { kind: 'message', signer: me, bytes: stringToHex(String.fromCharCode(...bytes)) };
        expect(revisionOf(viewOf(body), 0).verdict).not.toBe('read');
      }),
    );
  });
});
