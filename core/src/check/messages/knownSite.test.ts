import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import type { Origin } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { me, message, type Sample, signIn, viewOf } from '../testing/views.ts';

const hash = '4ae8b44a2c0f3a5d9e2cf694d47cb8c2f33cf0a1c5ef4a7f61d6d9d6b4e4da10';
const byBrowser = (site: string): Origin => ({ via: 'extension', verified: site });
const byUser = (site: string): Origin => ({ via: 'paste', site });

/** The verdict, and the rules that fired with what they say. */
function read(text: string, origin: Origin, sample: Sample = {}) {
  const readback = revisionOf(viewOf(message(text), { ...sample, origin }), 0);
  const fired = readback.findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : [],
  );
  const notes = readback.findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity === 'note' ? [it.rule] : [],
  );
  return { verdict: readback.verdict, fired, notes };
}

const signInAt = (domain: string, statement: string, more = '') =>
  `${signIn(domain, `https://${domain}`).replace('I accept the terms.', statement)}${more}`;

describe('a text asked by a site that is known', () => {
  it.each([
    ['blur.io', `Sign in to Blur\n\nChallenge: ${hash}`],
    ['blur.io', `Sign in to Blur\n\nChallenge: 0x${hash}`],
    ['app.harbor.test', 'I agree to the terms of Harbor, version 3 of 1 March 2026.'],
    ['magiceden.io', 'Welcome to Magic Eden!\n\nNonce: 3d6f0a7c-9b1e-4c8d-a3f2-5e7b9c1d0f42'],
    [
      'opensea.io',
      'Welcome to OpenSea!\n\nClick to sign in and accept the OpenSea Terms of Service (https://opensea.io/tos) and Privacy Policy (https://opensea.io/privacy).\n\nThis request will not trigger a blockchain transaction or cost any gas fees.\n\nNonce: 3d6f0a7c-9b1e-4c8d-a3f2-5e7b9c1d0f42',
    ],
    ['play.decentraland.org', 'Welcome to Decentraland'],
    ['app.example.org', 'Sign this message to log in.\n\nNonce: 123456'],
    ['app.example.org', 'Sign in to example.org. For help see https://docs.example.org.\nNonce: 17'],
    ['shop.example.co.uk', 'Sign in to example.co.uk\nNonce: 17'],
    ['app.example.org', 'I vote yes.'],
    ['app.example.org', '[Example.org 2026-11-30 12:00:00] I own the address that signs this.'],
    ['app.example.org', 'I paid Anna 20 EUR for the tickets.'],
    ['alice.github.io', 'Sign in to alice.github.io\nNonce: 17'],
    ['app.foundation.example', 'Sign in to Foundation\nNonce: 17'],
  ])('is read back: %s: %s', (site, text) => {
    for (const origin of [byBrowser(site), byUser(site)]) {
      expect(read(text, origin)).toMatchObject({ verdict: 'read', fired: [] });
      expect(read(text, { via: 'paste' }).verdict, 'without a site').not.toBe('read');
    }
  });

  it('is never calm because the page that reads it has an address', () => {
    for (const text of ['I vote yes.', 'Sign this message to log in.\n\nNonce: 1'])
      for (const via of ['paste', 'script', 'walletconnect', 'form'] as const)
        expect(read(text, { via, claimed: 'https://readback.test' }).verdict).toBe('caution');
  });

  it('is judged alike whether it is a text or the statement of a sign-in', () => {
    const origin = byBrowser('app.example.org');
    const verdicts = (statement: string) => [
      read(`${statement} Nonce: 7f8s6d, 2026-11-30`, origin).verdict,
      read(signInAt('app.example.org', statement), origin).verdict,
    ];
    for (const statement of ['I owe Moritz 100 ETH and pay on demand.', 'Sell 3 ETH for 5 USDC.'])
      expect(verdicts(statement), statement).toEqual(['caution', 'caution']);
    for (const statement of ['I vote yes.', 'Sign in with Ethereum to the app.'])
      expect(verdicts(statement), statement).toEqual(['read', 'read']);
    const { fired } = read(signInAt('app.example.org', 'I owe Moritz 100 ETH and pay on demand.'), origin);
    expect(fired).toEqual(['messages.anyUse']);
  });

  it('names another site with a link: a note', () => {
    const text = 'I agree to the terms of service at https://terms.example.net/v3.';
    expect(read(text, byBrowser('app.example.org'))).toEqual({
      verdict: 'read',
      fired: [],
      notes: ['messages.elsewhere'],
    });
    const logIn = 'Sign in to app.example.org and accept https://terms.example.net/v3.\nNonce: 17';
    expect(read(logIn, byBrowser('app.example.org'))).toMatchObject({ fired: ['messages.elsewhere'] });
  });

  it.each([
    'farcaster.xyz wants you to add a signer',
    'Withdraw 100 USDC from dydx.exchange',
    'opensea.io: confirm the transfer of my items to the account thief',
    'Confirm order 4821 at shop.example.net',
    'Link my account of exchange.example.net to this wallet',
    'bank.example.net: change the payout address of my account',
    'For https://exchange.example.net : approve withdrawal 77',
    'exchange.example.net',
  ])('that acts at another site is never calm: %s', (text) => {
    expect(read(text, byBrowser('app.example.org')).fired).toEqual(['messages.elsewhere']);
  });

  it.each([
    'a8Kd93kdLs',
    'x7-99-AB',
    'k3jd8s7d6f5g',
    'f47ac10b',
    'SGVsbG8gd29ybGQ=',
    'eyJhbGciOiJIUzI1NiJ9',
    'Q29kZTo0ODIx',
    '3d6f0a7c-9b1e-4c8d-a3f2-5e7b9c1d0f42',
    '2026-11-30T03:00:00Z',
    '1733000000',
    '#4821',
    '  k3jd8s7d6f5g \n',
  ])('that has no words may be the challenge of another site: %s', (text) => {
    expect(read(text, byBrowser('app.example.org'))).toMatchObject({
      verdict: 'caution',
      fired: ['messages.anyUse'],
    });
  });

  it('that a program reads is never read back, whatever words stand behind it', () => {
    for (const text of [
      '{"vote":"yes"}',
      '["yes"] I vote',
      '[a=1] I vote',
      '[{vote}] I vote',
      '[vote]',
      '[[vote] I',
    ])
      expect(read(text, byBrowser('app.example.org')).verdict, text).toBe('caution');
  });

  it('that has words beside a number or a name in capitals is read back', () => {
    for (const text of ['GM', 'Room 7', 'Ref AB/12', 'Welcome back', 'Table 12 for Anna', 'Hello, world!'])
      expect(read(text, byBrowser('app.example.org'))).toMatchObject({ verdict: 'read', fired: [] });
  });

  it('that logs in and shows no address is read back with a note', () => {
    for (const text of ['Sign this message to log in.\n\nNonce: 123456', 'Sign in to Blur\n\nNonce: 17'])
      expect(read(text, byBrowser('blur.io')).notes).toEqual(['messages.anyUse']);
  });
});

describe('sites of several people below one domain', () => {
  const sharing = ['arweave.net', 'glitch.me', 'ic0.app', '4everland.app', 'github.io', 'vercel.app'];

  it.each(sharing)('are others: %s', (domain) => {
    const text = `Sign in to shop.${domain}\nNonce: 17`;
    expect(read(text, byBrowser(`evil.${domain}`))).toMatchObject({ fired: ['messages.elsewhere'] });
    expect(read(text, byBrowser(`shop.${domain}`))).toMatchObject({ verdict: 'read', fired: [] });
    const link = signInAt(`evil.${domain}`, `I accept https://shop.${domain}/terms.`);
    expect(read(link, byBrowser(`evil.${domain}`)).notes).toContain('messages.elsewhere');
  });

  it('are one below a domain of somebody’s own', () => {
    const text = 'Sign in to shop.example.org\nNonce: 17';
    expect(read(text, byBrowser('app.example.org'))).toMatchObject({ verdict: 'read', fired: [] });
  });
});

describe('the log-in of another site', () => {
  it.each([
    ['evil.example', `Sign in to Blur\n\nChallenge: ${hash}`],
    ['blur.login.example', `Sign in to Blur\n\nChallenge: ${hash}`],
    ['blur-login.example', `Sign in to Blur\n\nChallenge: ${hash}`],
    ['blur.example', `Sign in to Blur\n\nChallenge: ${hash}`],
    ['blur.github.io', `Sign in to Blur\n\nChallenge: ${hash}`],
    ['opensea.example', 'Welcome to OpenSea!\n\nSee https://opensea.io/tos.\nNonce: 17'],
    ['harbor.example', 'Welcome to Harbor! Terms: https://harbor.test/tos.\nNonce: 17'],
    ['evil.github.io', 'Sign in to good.github.io\nNonce: 17'],
    ['evil.example', 'Sign in to evil.example. Welcome to OpenSea!\nNonce: 17'],
    ['evil.example', 'Sign in to opensea.io@evil.example or to https://opensea.io\nNonce: 17'],
    ['evil.example', 'Please log in at https://app.uniswap.org/login. Nonce: 5'],
    ['evil.example', 'Sign this message to log in. See https://opensea.io/tos. Nonce: 5'],
    // Where the address of the site looks like another one, and is not.
    ['xn--pensea-9be.example', 'Sign in to opensea.io\nNonce: 17'],
    ['xn--psea-0ya.io', 'Sign in to opensea.io\nNonce: 17'],
    // Of a service that has closed, at what was its domain.
    ['x2y2.io', 'Sign in to X2Y2\nNonce: 17'],
    ['opensea.io.evil.example', 'Sign in to opensea.io\nNonce: 17'],
  ])('stays a Stop: %s: %s', (site, text) => {
    for (const origin of [byBrowser(site), byUser(site)])
      expect(read(text, origin).verdict, text).toBe('stop');
  });

  it.each([
    'OpenSea account authentication 48151623',
    'OpenSea login code 48151623',
    'OpenSea\n\n48151623',
    'Access Open Sea 48151623',
    'Blur challenge 48151623',
    'X2Y2 login code 48151623',
    'Kraken identity check',
    'Unlock your Zapper portfolio 3d6f0a7c',
    'Verify ownership of this account for Coinbase. 48151623',
    'Collab.Land: are you human? 48151623',
    'opensea.io 48151623',
    '0penSea 48151623',
    'PancakeSwap account 48151623',
    'Sign to verify on Harbor.test 481516',
  ])('is never calm where it names a service and may log in there: %s', (text) => {
    expect(read(text, byBrowser('evil.example'))).toMatchObject({
      verdict: 'caution',
      fired: ['messages.elsewhere'],
    });
  });

  it.each([
    'Please authenticate at opensea dot io, code 481516',
    'Sign-in request 48151623 by magiceden (dot) io',
    'Welcome back to Harbor! 48151623',
    'Authentication for Harbor: 48151623',
    'Signing this authenticates you with Harbor',
  ])('is a Stop in other words, too: %s', (text) => {
    expect(read(text, byBrowser('evil.example')).verdict).toBe('stop');
  });

  it.each([
    ['opensea.io', 'OpenSea login code 48151623'],
    ['pro.opensea.io', 'OpenSea account authentication 48151623'],
    ['blur.io', 'Blur challenge 48151623'],
    ['app.example.org', 'I have read the Uniswap Labs terms, and I accept them.'],
    ['app.example.org', 'I sold my old cat picture on OpenSea in 2023 and kept the money.'],
    ['app.example.org', 'Keep your wallet safe. Code: 48151623'],
    ['app.example.org', 'I agree to Binance terms'],
    [
      'app.example.org',
      'I hereby agree to submit my address in order to score my associated Gitcoin Passport from Ceramic. Nonce: 8c2b',
    ],
    ['app.example.org', 'Sign this message with MetaMask to continue. Nonce: 48151623'],
    ['app.example.org', 'Sign this message with your Coinbase Wallet to continue. Nonce: 48151623'],
    ['app.example.org', 'Connect the dots. Dot com is history.'],
  ])('has an honest twin that is read back: %s: %s', (site, text) => {
    expect(read(text, byBrowser(site))).toMatchObject({ verdict: 'read', fired: [] });
  });

  it('is a sign-in by the standard only for its own site, whatever service its statement names', () => {
    const text = signInAt('app.example.org', 'Show my OpenSea items here. 48151623');
    expect(read(text, byBrowser('app.example.org'))).toMatchObject({ verdict: 'read', fired: [] });
  });

  it.each([
    'Anmelden bei OpenSea\nNonce: 17',
    'Inicia sesión en OpenSea\nNonce: 17',
    'Connectez-vous à OpenSea\nNonce: 17',
    '登录 OpenSea\nNonce: 17',
    'Entrar no OpenSea\nNonce: 17',
    'Войти в OpenSea\nNonce: 17',
  ])('is never calm in another language: %s', (text) => {
    expect(['stop', 'caution']).toContain(read(text, byBrowser('evil.example')).verdict);
  });

  it('is never calm in another language with English around it', () => {
    const text =
      'Please sign this message to continue with your account.\nFirme aquí para darme todo su dinero ahora\nThank you for your time.';
    expect(read(text, byBrowser('evil.example')).verdict).toBe('caution');
  });
});

describe('a sign-in by the standard', () => {
  it('says nothing of a link to its own registered domain, and notes another one', () => {
    const at = (statement: string) =>
      read(signInAt('app.example.org', statement), byBrowser('app.example.org'));
    const own = ['https://community.example.org/tos', 'https://example.org/tos', 'example.org'];
    for (const link of own)
      expect(at(`I accept the Terms of Service: ${link}`).notes).not.toContain('messages.elsewhere');
    for (const link of ['https://community.example.net/tos', 'https://app.example.org@evil.example/'])
      expect(at(`I accept the Terms of Service: ${link}`)).toMatchObject({
        verdict: 'read',
        notes: expect.arrayContaining(['messages.elsewhere']),
      });
  });

  it('keeps two tenants of a public suffix apart', () => {
    const found = (link: string) =>
      read(signInAt('a.github.io', `Terms: ${link}`), byBrowser('a.github.io')).notes;
    expect(found('https://b.github.io/tos')).toContain('messages.elsewhere');
    expect(found('https://github.io/tos')).toContain('messages.elsewhere');
    expect(found('https://a.github.io/tos')).not.toContain('messages.elsewhere');
    expect(read(signInAt('b.github.io', 'Hello'), byBrowser('a.github.io')).verdict).toBe('stop');
  });

  it('is a caution where its statement says that it logs in at another address, and a Stop for another domain', () => {
    const faked = signInAt('evil.example', 'Sign in to https://app.uniswap.org to continue.');
    expect(read(faked, byBrowser('evil.example'))).toMatchObject({
      verdict: 'caution',
      fired: ['messages.elsewhere'],
    });
    expect(read(signInAt('app.uniswap.org', 'Hello'), byBrowser('evil.example')).verdict).toBe('stop');
    expect(read(signInAt('\u0430pp.uniswap.org', 'Hello'), byBrowser('app.uniswap.org')).verdict).not.toBe(
      'read',
    );
    const userinfo = signIn('evil.example', 'https://evil.example@app.uniswap.org');
    expect(read(userinfo, byBrowser('evil.example')).verdict).toBe('stop');
  });

  it('is not calm where nobody says which site asks, and that is the question', () => {
    const { verdict, fired } = read(
      signInAt('app.example.org', 'Hello'),
      { via: 'paste' },
      { session: known({ host: '' }) },
    );
    expect({ verdict, fired }).toEqual({ verdict: 'notFullyRead', fired: ['messages.anyUse'] });
  });

  it('holds one nonce, and no hash beside it', () => {
    const at = (text: string) => read(text, byBrowser('app.example.org'));
    const good = signInAt('app.example.org', 'Hello');
    expect(at(good.replace(/Nonce: \S+/, `Nonce: ${hash}`)).verdict).toBe('read');
    expect(at(signInAt('app.example.org', `Nonce: ${hash}`)).fired).toContain('messages.unreadable');
    expect(at(`${good}\nRequest ID: ${hash}`).fired).toContain('messages.unreadable');
  });
});

describe('what a text must not hold, whoever asks', () => {
  const here = byBrowser('app.example.org');
  it.each([
    ['a hash beside a nonce', `Sign in to app.example.org\nNonce: 17\nOrder: ${hash}`],
    [
      'two challenges',
      `Sign in to app.example.org\nNonce: ${hash}\nChallenge: ${hash.replace('4ae8', '5be9')}`,
    ],
    ['a hash as the nonce of nobody', `Sign in\n\nNonce: ${hash}`],
    ['a hash as a nonce that logs in elsewhere', `Sign in to Blur\n\nNonce: ${hash}`],
    ['nothing but a hash', hash],
    ['a key', 'Access zkSync account.\n\nOnly sign this message for a trusted client!'],
    ['a key of no list', 'Sign this message to derive your encryption key for app.example.org.'],
    ['a mode that a key opens', 'Sign to enable trading on app.example.org.'],
    ['a request', `{"owner":"${me}","spender":"${me}","value":"1","deadline":"17"}`],
    ['an order of a program', 'client_id=kraken&scope=withdraw&state=48213'],
    ['a transfer of a rollup', 'withdraw 5 ETH fee 0.1 nonce 77'],
    ['hidden letters', 'I vote\u200b yes.\u202e'],
    ['no words', '42'],
    ['nothing', ''],
    ['another account', 'I give all to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8.'],
  ])('%s', (_, text) => {
    expect(['stop', 'caution', 'notFullyRead'], text).toContain(read(text, here).verdict);
  });
});

describe('a name at a service that people talk by', () => {
  it.each([
    'Link Telegram @moritz to this wallet.',
    'I am @moritz_thief.',
    'My wallet belongs to Discord user moritz#1234',
    'I belong to Discord id: 8872673',
  ])('is somebody, as an account of Ethereum is: %s', (text) => {
    expect(read(text, byBrowser('app.example.org'))).toMatchObject({
      verdict: 'caution',
      fired: ['messages.otherParty'],
    });
  });

  it.each([
    'I like the people on Discord.',
    'Write to me@app.example.org',
    'See you @ noon',
    'I agree with proposal #1234.',
  ])('is not seen elsewhere: %s', (text) => {
    expect(read(text, byBrowser('app.example.org')).verdict).toBe('read');
  });
});

describe('an account of another kind of network in a text', () => {
  it.each([
    'Pay 10 BTC to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'My payouts go to cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu',
    'Send it to inj1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5aa8lgp from now on',
    'Pay me at DE89 3704 0044 0532 0130 00',
  ])('is somebody, as one of Ethereum is: %s', (text) => {
    expect(read(text, byBrowser('app.example.org'))).toMatchObject({
      verdict: 'caution',
      fired: ['messages.otherParty'],
    });
  });

  it.each(['I vote for proposal 1 of 2.', 'Room 12 3456 is mine.'])('is not seen elsewhere: %s', (text) => {
    expect(read(text, byBrowser('app.example.org')).verdict).toBe('read');
  });
});
