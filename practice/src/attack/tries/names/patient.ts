import { pad } from 'viem';
import { told, type Group } from '../table.ts';
import { one } from '../kits/patient.ts';
import { ensResolver, ensRegistry } from '../addresses.ts';

const texts = [
  ...(
    [
      ['name', 'moonfarm。eth', 'A dot of another script, which programs take as one.'],
      ['description', 'New wallet: moonfarm dot eth. Please pay there.', 'The name is spelled out.'],
      ['description', 'Lost my keys. Call 555 01 42 233 before you pay.', 'A number with gaps.'],
      ['keywords', 'claim on moonfarm dot example', 'A page, spelled out.'],
      ['avatar', 'https://moonfarm.example/scan-to-pay.png', 'The picture is a code that pays the thief.'],
      ['header', 'https://moonfarm.example/scan-to-pay.png', 'The same above the profile.'],
      ['com.github', 'moonfarm', 'Whose programs others take for the user’s.'],
    ] as const
  ).map(([key, value, why]) => {
    const it = one(
      `ENS: ${key} is “${value}”`,
      why,
      ensResolver,
      'function setText(bytes32 node, string key, string value)',
      [pad('0x77', { size: 32 }), key, value],
    );
    return ['avatar', 'header', 'com.github'].includes(key)
      ? told('The sentence says the record and its value.', it)
      : it;
  }),
  one(
    'ENS: kept for ever',
    'Programs that keep what they read for as long as this says never look again.',
    ensRegistry,
    'function setTTL(bytes32 node, uint64 ttl)',
    [pad('0x77', { size: 32 }), 2n ** 64n - 1n],
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...texts],
};
