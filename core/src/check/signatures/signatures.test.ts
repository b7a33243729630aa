import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { answer } from '../testing/answers.ts';
import {
  contract,
  friend,
  key,
  me,
  offline,
  permit,
  permitTypes,
  typed,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const most = 2n ** 256n - 1n;

const details = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
];
const batchTypes = {
  PermitBatch: [
    { name: 'details', type: 'PermitDetails[]' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: details,
};

function batch(tokens: readonly string[], spender: string, amount: bigint) {
  const list = tokens.map((token) => ({ token, amount, expiration: 1_900_000_000n, nonce: 0n }));
  const message = { details: list, spender, sigDeadline: 1_900_000_000n };
  return typed(batchTypes, 'PermitBatch', message, {
    name: 'Permit2',
    chainId: 1n,
    verifyingContract: contract,
  });
}

const dai = typed(
  {
    Anything: [
      { name: 'holder', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'expiry', type: 'uint256' },
      { name: 'allowed', type: 'bool' },
    ],
  },
  'Anything',
  { holder: me, spender: key, nonce: 0n, expiry: 0n, allowed: true },
);

/** An order, with fields that nobody has rules for. */
const order = typed({ Order: [{ name: 'price', type: 'uint256' }] }, 'Order', { price: 1n });
/** A value that is not of its type: nothing of it is read. */
const broken = typed({ Order: [{ name: 'price', type: 'uint256' }] }, 'Order', { price: 'much' });

describe('a permit to a plain account', () => {
  const rule = 'signatures.plainAccount';

  it('is stopped, whatever its struct is called', () => {
    expect(answer(rule, permit(key, 1n))).toBe('stop');
    expect(answer(rule, dai)).toBe('stop');
    expect(answer(rule, batch([usdc], key, 1n))).toBe('stop');
  });

  it('is stopped where it is over an item, or over all that is kept at a contract', () => {
    const sign = (fields: string, message: Readonly<Record<string, unknown>>, name = 'Anything') => {
      const list = fields.split(',').map((field) => {
        const [type = '', name = ''] = field.split(' ');
        return { name, type };
      });
      return typed({ [name]: list }, name, { nonce: 0n, deadline: 9n, expiry: 9n, ...message });
    };
    const end = 'uint256 nonce,uint256 deadline';
    const item = `address spender,uint256 tokenId,${end}`;
    expect(answer(rule, sign(item, { spender: key, tokenId: 0n }))).toBe('stop');
    expect(answer(rule, sign(item, { spender: contract, tokenId: 7n }))).toBe('clear');
    const all = `address operator,bool approved,${end}`;
    expect(answer(rule, sign(all, { operator: key, approved: true }))).toBe('stop');
    const back = { operator: key, approved: false };
    expect(answer(rule, sign(all, back, 'PermitForAll'))).toBe('notApplicable');
    expect(answer(rule, sign(all, back))).toBe('stop');
    const compound = 'address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry';
    expect(answer(rule, sign(compound, { owner: me, manager: key, isAllowed: true }))).toBe('stop');
    const morpho = `address authorizer,address authorized,bool isAuthorized,${end}`;
    const given = { authorizer: me, authorized: key, isAuthorized: true };
    expect(answer(rule, sign(morpho, given))).toBe('stop');
    expect(answer('signatures.noLimit', sign(morpho, given))).toBe('caution');
  });

  it('is stopped when it names another owner than the signer', () => {
    const message = { owner: friend, spender: key, value: 1n, nonce: 0n, deadline: 1n };
    expect(answer(rule, typed(permitTypes, 'Permit', message))).toBe('stop');
  });

  it('is silent for a contract, and for typed data that permits nothing', () => {
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
    expect(answer(rule, order)).toBe('notApplicable');
  });

  it('is not known without the spender’s code, or when the data could not be read', () => {
    expect(answer(rule, permit(key, 1n), offline)).toBe('unknown');
    expect(answer(rule, broken)).toBe('unknown');
  });
});

describe('a permit without limit', () => {
  const rule = 'signatures.noLimit';

  it('is a caution for one token and a stop for several at once', () => {
    expect(answer(rule, permit(contract, most))).toBe('caution');
    expect(answer(rule, batch([usdc], contract, 2n ** 160n - 1n))).toBe('caution');
    expect(answer(rule, batch([usdc, weth], contract, 2n ** 160n - 1n))).toBe('stop');
  });

  it('is silent for an amount, and unknown for what could not be read', () => {
    expect(answer(rule, permit(contract, 5n))).toBe('clear');
    expect(answer(rule, broken)).toBe('unknown');
  });
});

describe('a transfer by signature', () => {
  const rule = 'signatures.transfer';
  const types = {
    Transfer: [
      { name: 'from', type: 'address' },
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'validAfter', type: 'uint256' },
      { name: 'validBefore', type: 'uint256' },
      { name: 'nonce', type: 'bytes32' },
    ],
  };
  const message = {
    from: me,
    to: friend,
    value: 5n,
    validAfter: 0n,
    validBefore: 1_900_000_000n,
    nonce: `0x${'00'.repeat(32)}`,
  };

  it('is a caution, unless the user saved the receiver', () => {
    expect(answer(rule, typed(types, 'Transfer', message))).toBe('caution');
    const book = known([{ address: friend, name: 'Friend', own: false, paid: 1 }]);
    expect(answer(rule, typed(types, 'Transfer', message), { book })).toBe('clear');
  });

  it('is unknown for what could not be read', () => {
    expect(answer(rule, broken)).toBe('unknown');
  });
});

describe('a permit for no network in particular', () => {
  const rule = 'signatures.anyChain';

  it('is a caution', () => {
    expect(answer(rule, permit(contract, 1n, { verifyingContract: usdc }))).toBe('caution');
  });

  it('is silent where a network is named, and for what permits nothing', () => {
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
    expect(answer(rule, order)).toBe('notApplicable');
    expect(answer(rule, broken)).toBe('unknown');
  });
});

describe('fields that would not be signed', () => {
  const rule = 'signatures.notSigned';

  it('are a caution, also deep inside', () => {
    const message = { owner: me, spender: contract, value: 1n, nonce: 0n, deadline: 1n, note: 'harmless' };
    expect(answer(rule, typed(permitTypes, 'Permit', message))).toBe('caution');
    const list = [{ token: usdc, amount: 1n, expiration: 1n, nonce: 0n, refund: 'all' }];
    const deep = typed(batchTypes, 'PermitBatch', { details: list, spender: contract, sigDeadline: 1n });
    expect(answer(rule, deep)).toBe('caution');
  });

  it('are a caution in the domain too, where a type that nothing uses is none', () => {
    const body = permit(contract, 1n);
    if (body.kind !== 'typedData') throw new Error('a permit is typed data');
    const more = (at: 'types' | 'domain', add: object): string => {
      const parts = JSON.parse(body.json);
      return JSON.stringify({ ...parts, [at]: { ...parts[at], ...add } });
    };
    expect(answer(rule, { ...body, json: more('domain', { version: '2' }) })).toBe('caution');
    const unused = [{ name: 'note', type: 'string' }];
    expect(answer(rule, { ...body, json: more('types', { Unused: unused }) })).toBe('clear');
  });

  it('are not there in a plain permit', () => {
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
  });

  it('are not known to be absent where the text cannot be read', () => {
    const body = permit(contract, 1n);
    if (body.kind !== 'typedData') throw new Error('a permit is typed data');
    expect(answer(rule, { ...body, json: body.json.slice(0, -1) })).toBe('unknown');
  });
});

describe('how long a signed permission lives', () => {
  const rule = 'signatures.longLived';
  const until = (deadline: bigint) =>
    typed(permitTypes, 'Permit', { owner: me, spender: contract, value: 1n, nonce: 0n, deadline });

  it('is a caution beyond a year, and for ever', () => {
    expect(answer(rule, until(1_800_000_000n + 31_536_001n))).toBe('caution');
    expect(answer(rule, until(most))).toBe('caution');
    expect(answer(rule, until(most), offline)).toBe('caution');
    expect(answer(rule, dai)).toBe('caution');
  });

  it('is silent within a year, and not known without a clock', () => {
    expect(answer(rule, until(1_800_000_000n + 31_536_000n))).toBe('clear');
    expect(answer(rule, until(1_800_000_000n), { ...offline, now: unknown('offline') })).toBe('unknown');
    expect(answer(rule, order)).toBe('notApplicable');
  });
});

describe('a permit over what another account holds', () => {
  const rule = 'signatures.otherOwner';

  it('is a caution', () => {
    const it = { owner: friend, spender: contract, value: 1n, nonce: 0n, deadline: 1n };
    expect(answer(rule, typed(permitTypes, 'Permit', it))).toBe('caution');
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
    expect(answer(rule, order)).toBe('notApplicable');
  });
});

describe('what can be done about a signature', () => {
  const actsOf = (body: Body) =>
    check(viewOf(body)).flatMap((it) => (it.outcome === 'fired' ? [[it.severity, it.act?.kind]] : []));

  it('is to reject it, where there is more to say than a note', () => {
    expect(actsOf(permit(key, most))).toEqual(
      expect.arrayContaining([
        ['stop', 'reject'],
        ['caution', 'reject'],
      ]),
    );
    for (const [severity, act] of actsOf(permit(key, most)))
      expect([severity, act]).toEqual([severity, severity === 'note' ? undefined : 'reject']);
  });
});
