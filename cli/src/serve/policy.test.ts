import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misfit } from '../testing/conforms.ts';
import { policyIn } from './policy.ts';

const schema = JSON.parse(readFileSync(new URL('../../../docs/policy.schema.json', import.meta.url), 'utf8'));
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it('a whole policy is read, and fits the schema', () => {
  const policy = {
    allow: ['read', 'caution'],
    except: ['approvals.plainAccount'],
    mute: [],
    to: [address],
    mostValue: '1000000000000000000',
    mostFee: '5',
    mostValuePerDay: '7',
    tokens: [
      { address, chainId: 1, most: '5', mostPerDay: '10' },
      { address, chainId: 10, most: '0' },
    ],
    networks: [1],
  };
  expect(misfit(policy, schema, schema)).toBeUndefined();
  expect(policyIn(JSON.stringify(policy))).toEqual({
    ...policy,
    mostValue: 10n ** 18n,
    mostFee: 5n,
    mostValuePerDay: 7n,
    tokens: [
      { address, chainId: 1, most: 5n, mostPerDay: 10n },
      { address, chainId: 10, most: 0n },
    ],
  });
  expect(policyIn('{"allow":["read"]}')).toEqual({ allow: ['read'], except: [], mute: [] });
});

describe('refused, here and by the schema', () => {
  it.each([
    [{}, 'allow'],
    [{ allow: [] }, 'allow'],
    [{ allow: ['caution'] }, 'allow'],
    [{ allow: ['read', 'stop'] }, 'can never be allowed'],
    [{ allow: ['read', 'notFullyRead'] }, 'can never be allowed'],
    [{ allow: ['read'], extra: 1 }, 'is unknown'],
    [{ allow: ['read'], mostValue: 5 }, 'mostValue'],
    [{ allow: ['read'], mostValue: '0x5' }, 'mostValue'],
    [{ allow: ['read'], mostFee: 5 }, 'mostFee'],
    [{ allow: ['read'], mostFee: '-1' }, 'mostFee'],
    [{ allow: ['read'], mostfee: '1' }, 'is unknown'],
    [{ allow: ['read'], mostValuePerDay: 7 }, 'mostValuePerDay'],
    [{ allow: ['read'], tokens: { [address]: '5' } }, 'tokens'],
    [{ allow: ['read'], tokens: [{ address, chainId: 1 }] }, 'tokens'],
    [{ allow: ['read'], tokens: [{ address, most: '5' }] }, 'tokens'],
    [{ allow: ['read'], tokens: [{ address, chainId: 1, most: '5', day: '9' }] }, 'tokens'],
    [{ allow: ['read'], tokens: [{ address, chainId: 1, most: '1.5' }] }, 'tokens'],
    [{ allow: ['read'], to: address }, '“to”'],
    [{ allow: ['read'], networks: ['1'] }, 'networks'],
    [{ allow: ['read'], mute: [{ rule: 'x', address }] }, 'mute'],
  ])('%j', (policy, says) => {
    expect(() => policyIn(JSON.stringify(policy))).toThrow(says);
    expect(misfit(policy, schema, schema)).toBeDefined();
  });
});

it('a rule that there is not, and a key that stands twice, are refused', () => {
  expect(() => policyIn('{"allow":["read"],"except":["no.such"]}')).toThrow('except');
  expect(() => policyIn('{"allow":["read","caution"],"allow":["read"]}')).toThrow('JSON');
  const twice = [address, address.toLowerCase()].map((it) => ({ address: it, chainId: 1, most: '5' }));
  expect(() => policyIn(JSON.stringify({ allow: ['read'], tokens: twice }))).toThrow('once');
  expect(() => policyIn('[]')).toThrow('object');
});
