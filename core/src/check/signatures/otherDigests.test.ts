import { describe, expect, it } from 'vitest';
import type { Body } from '../../model/request.ts';
import { readTypedData } from '../../request/typedData/readTypedData.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, friend, me, message, offline, permit, transaction, viewOf } from '../testing/views.ts';

const rule = 'signatures.otherDigest';

const login = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Login: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Login',
  domain: { name: 'App', verifyingContract: contract },
  message: { text: 'Welcome' },
};

function typed(change: object): Body {
  const json = JSON.stringify({ ...login, ...change });
  return { kind: 'typedData', signer: me, json, typed: readTypedData(json).typed };
}

const hidden = typed({
  types: {
    ...login.types,
    Order: [
      { name: 'login', type: 'Login' },
      { name: 'to', type: 'address' },
    ],
  },
  message: { text: 'Welcome', login: { text: '' }, to: friend },
});

describe('typed data that wallets do not sign alike', () => {
  it('is stopped where some find another main type, and both are named', () => {
    expect(told(rule, hidden)).toEqual([
      'stop: signatures.otherDigest.says other request.otherType shown request.type | signatures.otherDigest.why | remedy.reject | reject | by request.otherType request.type',
    ]);
    const view = viewOf(hidden);
    const found = check(view).find((finding) => finding.rule === rule);
    expect(found).toMatchObject({
      says: {
        id: 'signatures.otherDigest.says',
        args: { other: 'request.otherType', shown: 'request.type' },
      },
    });
    expect(view.facts['request.otherType']?.value).toMatchObject({ v: { text: 'Order' } });
    expect(view.facts['request.type']?.value).toMatchObject({ v: { text: 'Login' } });
    expect(answer(rule, hidden, offline)).toBe('stop');
  });

  it('is stopped where some take the domain from what its object holds', () => {
    expect(told(rule, typed({ domain: { ...login.domain, version: '1' } }))).toEqual([
      'stop: signatures.otherDigest.saysDomain | signatures.otherDigest.why | remedy.reject | reject | by',
    ]);
  });

  it('is a caution where some only sort the fields of the domain: what is shown is what they sign', () => {
    const EIP712Domain = [...login.types.EIP712Domain].reverse();
    expect(told(rule, typed({ types: { ...login.types, EIP712Domain } }))).toEqual([
      'caution: signatures.otherDigest.saysForm how order | signatures.otherDigest.whyForm | signatures.oddDomain.remedy | reject | by',
    ]);
  });

  it('is silent where all sign the same or refuse, and for what is not typed data', () => {
    expect(told(rule, typed({}))).toEqual(['clear']);
    expect(answer(rule, typed({ types: { ...login.types, Unused: [] } }))).toBe('clear');
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
    expect(answer(rule, message('Welcome'))).toBe('notApplicable');
    expect(answer(rule, transaction(contract, '0x'))).toBe('notApplicable');
  });

  it('is not known where the text cannot be read', () => {
    const body = permit(contract, 1n);
    if (body.kind !== 'typedData') throw new Error('a permit is typed data');
    expect(told(rule, { ...body, json: body.json.slice(0, -1) })).toEqual(['unknown request.json']);
  });
});
