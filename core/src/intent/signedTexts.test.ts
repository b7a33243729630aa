import { stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { friend, me, message, typed } from '../check/testing/views.ts';
import type { Intent } from '../model/intent.ts';
import { known } from '../model/known.ts';
import { means, nothing, pays, said } from './testing/compared.ts';

const site = 'app.example.org';
const here: Intent = means({ kind: 'signIn', site });

function siwe(parts: { uri?: string; resources?: readonly string[]; statement?: string } = {}): string {
  const { uri = `https://${site}`, resources = [], statement = 'Sign in with Ethereum to the app.' } = parts;
  return [
    `${site} wants you to sign in with your Ethereum account:`,
    me,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756a1',
    'Issued At: 2026-01-01T00:00:00Z',
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]),
  ].join('\n');
}

const asked = (text: string, intent: Intent) => said(message(text), intent, [])[0];
const all = (text: string, intent: Intent) => said(message(text), intent, []);

const logIns = [
  `Log in to ${site}\nNonce: 84a1`,
  `Sign in to ${site}`,
  `Sign this message to log in to ${site}`,
  `Welcome to ${site}`,
  `Anmelden bei ${site}. Nonce: 84a1`,
  `Iniciar sesión en ${site}`,
  `Connexion à ${site}`,
  `登录 ${site}`,
];

describe('where nothing is to change', () => {
  it.each(logIns)('a log-in is not as said, and no difference, and where it logs in is named: %j', (text) => {
    for (const where of [site, 'other.example.org'])
      expect(said(message(text), nothing, [], { origin: { via: 'frame', verified: where } })).toEqual([
        'cannotCompare',
        '? message.site.0 unsupported: signs',
      ]);
  });

  it('a sign-in by the standard is a difference', () => {
    expect(all(siwe(), nothing)).toEqual(['differs', 'signs.saysMessage']);
  });
});

describe('a sign-in in the usual words', () => {
  const usual = [`Log in to ${site}\nNonce: 84a1`, `Sign in to ${site}`, `Welcome to ${site}!`];

  it.each(usual)('is as said at the site that was said: %j', (text) => {
    expect(all(text, here)).toEqual(['asSaid']);
  });

  it.each([
    `Log in to ${site} and let Moritz act for me`,
    `Anmelden bei ${site}`,
    'Please sign this message to log in.',
    `Sign in to ${site}\nI own https://files.example.net/all`,
  ])('is no difference with other words, and not as said: %j', (text) => {
    expect(all(text, here)).toEqual(['cannotCompare', '? message.text unsupported: signs']);
  });

  it.each(['Log in to other.example.net\nNonce: 84a1', 'Anmelden bei other.example.net'])(
    'at another site is a difference: %j',
    (text) => {
      expect(all(text, here)).toEqual(['differs', 'signs.saysSite said=intent.0.site found=message.site.0']);
    },
  );

  it('a text that logs in nowhere is no sign-in', () => {
    expect(all('I agree to the terms.', here)).toEqual(['differs', 'signs.saysNoSignIn said=intent.0.site']);
  });
});

describe('a sign-in by the standard', () => {
  const pages = ['', '/', '/#/', '/login', '/sign-in', '/auth/login', '/app', '/signin/'];
  const resources = [
    [],
    [`https://${site}`],
    [`https://${site}/terms`],
    [`https://${site}/legal/privacy-policy`, `https://${site}/tos.html`],
    ['https://www.example.org/terms-of-service'],
  ];

  it('is as said with the pages and the terms of signing in', () => {
    for (const page of pages)
      for (const its of resources)
        expect([page, its, asked(siwe({ uri: `https://${site}${page}`, resources: its }), here)]).toEqual([
          page,
          its,
          'asSaid',
        ]);
  });

  it.each([
    '/authorize?client=evil',
    '/authorize',
    '/login?redirect=https://evil.example.net',
    '/#/grant/all',
    '/oauth2/consent?scope=trade',
    '/approve/everything',
    '/login/../delegate',
  ])('that leads to a page of another use is not as said, and says which: %s', (page) => {
    expect(all(siwe({ uri: `https://${site}${page}` }), here)).toEqual([
      'cannotCompare',
      '? siwe.uri unsupported: signs',
    ]);
  });

  it.each([
    `https://${site}/delegate/0xabc`,
    `https://${site}/terms?accept=loan`,
    'urn:token:all',
    'ceramic://*?model=kjz',
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq',
    'https://login.example.net',
  ])('with a resource that nobody can compare is not as said, and says which: %s', (resource) => {
    expect(all(siwe({ resources: [`https://${site}/terms`, resource] }), here)).toEqual([
      'cannotCompare',
      '? siwe.resource.1 unsupported: signs',
    ]);
  });

  it.each([
    'https://evil.example.net/authorize',
    `https://${site}@evil.example.net/terms`,
    `https://${site}.evil.example.net/terms`,
    'https://evil.example.net/?as=me',
  ])('with something of another site is a difference: %s', (resource) => {
    expect(all(siwe({ resources: [resource] }), here)).toEqual([
      'differs',
      'signs.saysNames said=intent.0.site found=siwe.resource.0',
    ]);
  });

  it('with what stands behind a dozen resources is compared, too', () => {
    const dozen = Array.from({ length: 12 }, () => `https://${site}/terms`);
    expect(all(siwe({ resources: [...dozen, 'https://evil.example.net/act'] }), here)).toEqual([
      'differs',
      'signs.saysNames said=intent.0.site found=message.text',
    ]);
  });

  it('that nobody is said to sign is compared by the account that it names, without a wallet too', () => {
    const pasted = { kind: 'message', bytes: stringToHex(siwe()) } as const;
    expect(said(pasted, here, [], { session: known({ host: '' }) })).toEqual(['asSaid']);
    const others = { kind: 'message', bytes: stringToHex(siwe().replace(me, friend)) } as const;
    expect(said(others, here, [], { session: known({ host: '' }) })).toEqual([
      'differs',
      'scope.saysAccount said=intent.account found=siwe.address',
    ]);
  });

  it('that gives powers is a difference, whatever else it names', () => {
    expect(all(siwe({ resources: [`https://${site}/terms`, 'urn:recap:eyJhdHQiOnt9fQ'] }), here)).toEqual([
      'differs',
      'signs.saysPowers said=intent.0.site',
    ]);
  });
});

describe('typed data of a form that nobody knows', () => {
  const fields = (text: string) =>
    text.split(',').map((it) => {
      const [type = '', name = ''] = it.split(' ');
      return { name, type };
    });
  const form = (domain: Parameters<typeof typed>[3], name = 'Login') =>
    typed(
      { [name]: fields('string statement,uint256 nonce') },
      name,
      { statement: 'Log me in', nonce: 7n },
      domain,
    );
  const atService = { name: 'Example', version: '1' };

  it('may log in: no difference beside a sign-in or nothing, and not as said', () => {
    for (const intent of [here, nothing]) {
      const [state, ...rest] = said(form(atService), intent, []);
      expect([state, rest.every((it) => it.startsWith('?'))], JSON.stringify(intent.clauses)).toEqual([
        'cannotCompare',
        true,
      ]);
    }
  });

  it('is none where a contract is named to read it, or something is to be paid', () => {
    const atContract = { ...atService, verifyingContract: friend };
    expect(said(form(atContract), here, [])[0]).toBe('differs');
    expect(said(form(atContract), nothing, [])[0]).toBe('differs');
    expect(said(form(atService), means(pays(1n, friend)), [])[0]).toBe('differs');
  });
});
