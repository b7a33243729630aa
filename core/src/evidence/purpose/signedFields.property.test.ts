import { describe, expect, test } from 'vitest';
import { registryFolder } from '../../label/erc7730/testing/registryFolder.ts';
import { registryTypedData } from '../../decode/testing/registry.ts';
import { key, me, viewOf } from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { readTypedData } from '../../request/typedData/readTypedData.ts';
import { signedFormOf } from '../../decode/typed/signedForms.ts';
import { encodeType } from '../../crypto/encodeType.ts';
import { bodyOf, type Sample, type Types, typedSamples } from '../../check/account/testing/typedSamples.ts';

/** What a form is for stays what it is: the text of its types is written out nowhere but in its own file. */
const samples = typedSamples();
const registry = registryTypedData();
const { whole, name } = registryFolder();

/** The verdict where nothing but the fields speaks: all effects are known, and there are none. */
function verdict(body: Body): string {
  const service = body.kind === 'typedData' && body.typed.domain.verifyingContract === undefined;
  // A form that is for a site is asked for there.
  const session = known({ host: siteOf(body) });
  return revisionOf(viewOf(body, service ? { simulate: 'skipped', session } : {}), 0).verdict;
}

const nameOf = ({ types, primaryType }: Sample) => encodeType(types, primaryType).slice(0, 60);
const each = samples.map((sample) => [nameOf(sample), sample] as const);

/** The site that a form is for; of none, another's. */
function siteOf(body: Body): string {
  const form =
    body.kind === 'typedData'
      ? signedFormOf(encodeType(body.typed.types, body.typed.primaryType))
      : undefined;
  return form?.site ?? 'app.example';
}

function renamed({ types, primaryType, ...rest }: Sample, name: string): Sample {
  const { [primaryType]: fields = [], ...others } = types;
  return { ...rest, types: { [name]: fields, ...others }, primaryType: name };
}

function withField(sample: Sample, type: string, value: unknown, first: boolean): Sample {
  const { types, primaryType, message } = sample;
  const fields = types[primaryType] ?? [];
  const more = { name: 'extra', type };
  const list = first ? [more, ...fields] : [...fields, more];
  return { ...sample, types: { ...types, [primaryType]: list }, message: { ...message, extra: value } };
}

function swapped(sample: Sample, at: number): Sample {
  const { types, primaryType } = sample;
  const fields = [...(types[primaryType] ?? [])];
  const [one, other] = [fields[at], fields[at + 1]];
  if (one === undefined || other === undefined) return sample;
  fields.splice(at, 2, other, one);
  return { ...sample, types: { ...types, [primaryType]: fields } };
}

describe('each form that is known', () => {
  test.each(each)('is known as it is: %s', (_, { types, primaryType }) => {
    expect(signedFormOf(encodeType(types, primaryType))).toBeDefined();
  });

  test.each(each.filter(([, { domain }]) => domain['verifyingContract'] === undefined))(
    'is read where a service takes it: %s',
    (_, sample) => {
      expect(verdict(bodyOf(sample))).toBe('read');
    },
  );

  test.each(each.filter(([, { domain }]) => domain['verifyingContract'] === undefined))(
    'is not read with words in any of its texts, or in its domain: %s',
    (_, sample) => {
      const said = 'I sell my item 8 to John for 1 EUR.';
      const fields = sample.types[sample.primaryType] ?? [];
      // The reason of a vote is the voter's own word on it.
      for (const { name } of fields.filter((it) => it.type === 'string' && it.name !== 'reason'))
        for (const text of [said, `Generate ${said}`])
          expect([
            name,
            verdict(bodyOf({ ...sample, message: { ...sample.message, [name]: text } })),
          ]).not.toEqual([name, 'read']);
      expect(verdict(bodyOf({ ...sample, domain: { ...sample.domain, version: said } }))).not.toBe('read');
    },
  );

  test.each(each)('is not read under another name: %s', (_, sample) => {
    for (const name of ['Login', `${sample.primaryType}s`, sample.primaryType.toLowerCase(), 'Vot'])
      if (name !== sample.primaryType) expect(verdict(bodyOf(renamed(sample, name)))).not.toBe('read');
  });

  const structsOf = ({ types, primaryType }: Sample) =>
    Object.keys(types).filter((it) => it !== primaryType && !(/Witness/.test(primaryType) && it === 'Note'));
  const withStructs = each.filter(([, sample]) => structsOf(sample).length > 0);

  test.each(withStructs)('is not read with a struct of another name: %s', (_, sample) => {
    for (const struct of structsOf(sample)) {
      const text = JSON.stringify(sample.types).replaceAll(`"${struct}`, `"X${struct}`);
      const types: Types = JSON.parse(text);
      expect(verdict(bodyOf({ ...sample, types }))).not.toBe('read');
    }
  });

  test.each(each)('is not read with a field more, or with two of them in another order: %s', (_, sample) => {
    const more: readonly (readonly [string, unknown])[] = [
      ['address', key],
      ['address', me],
      ['bytes32', `0x${'ab'.repeat(32)}`],
      ['bytes', '0x12345678'],
      ['uint256', 1n],
      ['string', 'text'],
    ];
    for (const [type, value] of more)
      for (const first of [true, false])
        expect(verdict(bodyOf(withField(sample, type, value, first)))).not.toBe('read');
    const count = sample.types[sample.primaryType]?.length ?? 0;
    for (let at = 0; at + 1 < count; at += 1) {
      const other = swapped(sample, at);
      // A witness may be any struct, with or without a name that sounds like something.
      if (signedFormOf(encodeType(other.types, other.primaryType)) !== undefined) continue;
      expect(verdict(bodyOf(other))).not.toBe('read');
    }
  });

  /**
   * These are contracts by what their form is: tokens, what can only refuse an order or fill it, who pays for gas. A
   * Safe and the sender of an operation are whose losses are weighed, and there are none here. An enforcer can only
   * forbid what a delegate does, and here the delegate is the signer.
   */
  const contracts =
    /^(?:.*token|.*asset|zone|reactor|additionalValidationContract|exclusiveFiller|cosigner|entryPoint|refundReceiver|safe|sender|wallet|enforcer)$/i;

  const accountsIn = ({ message }: Sample) =>
    placesOf(message).filter((it) => !contracts.test(String(it.at(-1))));
  const withAccounts = each.filter(([, sample]) => accountsIn(sample).length > 0);

  test.each(withAccounts)('is not read where a stranger takes the place of any account: %s', (_, sample) => {
    for (const place of accountsIn(sample)) {
      const message = replaced(sample.message, place, key) as Sample['message'];
      expect([place.join('.'), verdict(bodyOf({ ...sample, message }))]).not.toEqual([
        place.join('.'),
        'read',
      ]);
    }
  });
});

describe('the letter of EIP-712', () => {
  test('is to anybody, and only from the signer', () => {
    const letter = samples.find(({ primaryType }) => primaryType === 'Mail');
    if (letter === undefined) throw new Error('no letter');
    const to = (path: readonly string[]) =>
      verdict(bodyOf({ ...letter, message: replaced(letter.message, path, key) as Sample['message'] }));
    expect(to(['to', 'wallet'])).toBe('read');
    expect(to(['from', 'wallet'])).toBe('caution');
  });
});

test(`nor is any typed data of the registry so changed (${name})`, () => {
  let tried = 0;
  for (const { file, data } of registry) {
    const { typed } = readTypedData(JSON.stringify(data));
    const { EIP712Domain: _, ...types } = typed.types;
    const sample: Sample = {
      types,
      primaryType: typed.primaryType,
      message: typed.message,
      domain: typed.domain,
    };
    for (const other of [
      renamed(sample, 'Login'),
      withField(sample, 'bytes32', `0x${'ab'.repeat(32)}`, false),
      withField(sample, 'address', key, true),
    ]) {
      tried += 1;
      expect([file, verdict(bodyOf(other))]).not.toEqual([file, 'read']);
      const { verifyingContract: __, ...nowhere } = other.domain;
      expect([file, verdict(bodyOf({ ...other, domain: nowhere }))]).not.toEqual([file, 'read']);
    }
  }
  expect(tried).toBeGreaterThan(whole ? 150 : 20);
});

type Place = readonly (string | number)[];

/** Where an account is in a message, as an address or as text. */
function placesOf(value: unknown, path: Place = []): readonly Place[] {
  if (value === me) return [path];
  if (Array.isArray(value)) return value.flatMap((it, at) => placesOf(it, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) => placesOf(it, [...path, name]));
}

function replaced(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((it, at) => (at === first ? replaced(it, rest, by) : it));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [first]: replaced(object[first], rest, by) };
}
