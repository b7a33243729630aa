import { expect, it } from 'vitest';
import { match } from './match.ts';
import { askedPage } from './testing/page.ts';

const page = askedPage();
const first = (text: string) => match(text, page).understood[0]?.id;

it.each([
  'can the signature still be withdrawn',
  'may I withdraw the approval afterwards',
  'is the consent revocable',
  'kann die Unterschrift zurückgenommen werden',
  'kann die Freigabe später entzogen werden',
  '¿puede ser anulada la firma?',
  '¿puedo retirar mi autorización luego?',
  'la signature peut-elle être retirée si je le regrette',
  'puis-je retirer mon autorisation',
  '签名可以撤走吗',
  '后悔的话签名可以撤吗',
])('whether a signature or a permission can be withdrawn is not what may be taken: %s', (text) => {
  expect(['undo', 'takeBack', undefined]).toContain(first(text));
  const { understood, nearest } = match(text, page);
  expect([...understood, ...nearest].map(({ id }) => id)).toContain('undo');
});

it.each([
  'can they withdraw my money',
  'can the signature take my tokens',
  'können die mein Geld abziehen',
  'pueden retirar mi dinero',
  'ils peuvent retirer mon argent',
  '他们能转走我的钱吗',
])('what somebody may withdraw is what may be taken: %s', (text) => {
  expect(first(text)).toBe('mayTake');
});

it.each([
  ['why should I use you at all', undefined],
  ['warum sollte ich dich nutzen', undefined],
  ['could they use the login elsewhere', 'actsAs'],
  ['at what price is my nft sold', 'worth'],
  ['what do I lose on the way', 'fee'],
  ['what do I lose', 'leaves'],
] as const)('no other question is answered in the place of: %s', (text, id) => {
  expect(first(text)).toBe(id);
});
