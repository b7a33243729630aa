import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
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
    expect(told(rule, permit(key, 1n))).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.spender code none | signatures.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.spender account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
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
    expect(told(rule, sign(item, { spender: contract, tokenId: 7n }))).toEqual([
      'clear step.0.arg.spender account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code',
    ]);
    const all = `address operator,bool approved,${end}`;
    expect(told(rule, sign(all, { operator: key, approved: true }))).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.operator code none | signatures.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.operator account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    const back = { operator: key, approved: false };
    expect(answer(rule, sign(all, back, 'PermitForAll'))).toBe('notApplicable');
    expect(answer(rule, sign(all, back))).toBe('stop');
    const compound = 'address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry';
    expect(told(rule, sign(compound, { owner: me, manager: key, isAllowed: true }))).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.manager code none | signatures.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.manager account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    const morpho = `address authorizer,address authorized,bool isAuthorized,${end}`;
    const given = { authorizer: me, authorized: key, isAuthorized: true };
    expect(answer(rule, sign(morpho, given))).toBe('stop');
    expect(told('signatures.noLimit', sign(morpho, given))).toEqual([
      'caution: signatures.noLimit.says spender step.0.arg.authorized token step.0.to | signatures.noLimit.why | signatures.noLimit.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.authorized',
    ]);
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
    expect(told(rule, permit(key, 1n), offline)).toEqual([
      'unknown account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
  });
});

describe('a permit without limit', () => {
  const rule = 'signatures.noLimit';

  it('is a caution for one token and a stop for several at once', () => {
    expect(told(rule, permit(contract, most))).toEqual([
      'caution: signatures.noLimit.says spender step.0.arg.spender token step.0.to | signatures.noLimit.why | signatures.noLimit.remedy | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.value',
    ]);
    expect(told(rule, batch([usdc], contract, 2n ** 160n - 1n))).toEqual([
      'caution: signatures.noLimit.says spender step.0.arg.spender token step.0.arg.details.0.token | signatures.noLimit.why | signatures.noLimit.remedy | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.details.0.amount',
    ]);
    expect(told(rule, batch([usdc, weth], contract, 2n ** 160n - 1n))).toEqual([
      'stop: signatures.noLimit.says spender step.0.arg.spender token step.0.arg.details.0.token | signatures.noLimit.whyAll | remedy.reject | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | unless 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D is known | by step.0.arg.spender step.0.arg.details.0.amount',
      'stop: signatures.noLimit.says spender step.0.arg.spender token step.0.arg.details.1.token | signatures.noLimit.whyAll | remedy.reject | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | unless 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D is known | by step.0.arg.spender step.0.arg.details.1.amount',
    ]);
  });

  it('is silent for an amount, and unknown for what could not be read', () => {
    expect(told(rule, permit(contract, 5n))).toEqual(['clear step.0.arg.spender']);
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
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
    expect(told(rule, typed(types, 'Transfer', message))).toEqual([
      'caution: signatures.transfer.says to step.0.arg.to | signatures.transfer.why | remedy.checkPayee | reject | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.to step.0.arg.value',
    ]);
    const book = known([{ address: friend, name: 'Friend', own: false, paid: 1 }]);
    expect(told(rule, typed(types, 'Transfer', message), { book })).toEqual(['clear step.0.arg.to']);
  });

  it('is a caution where an exchange moves what is kept there to somebody else, whom it names in a text', () => {
    const text = (name: string) => ({ name, type: 'string' });
    const fields = [text('hyperliquidChain'), text('destination'), text('amount')];
    const send = 'HyperliquidTransaction:Withdraw';
    const its = { [send]: [...fields, { name: 'time', type: 'uint64' }] };
    const sent = (destination: string) =>
      told(rule, typed(its, send, { hyperliquidChain: 'Mainnet', destination, amount: '12.5', time: 1n }));
    expect(sent(me.toLowerCase())).toEqual(['clear step.0.arg.destination']);
    for (const to of [friend, `${me} ${friend}`, 'friend.eth', ''])
      expect(sent(to)[0]).toMatch(/^caution: signatures\.transfer\.says to step\.0\.arg\.destination/);
  });

  it('is unknown for what could not be read', () => {
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
  });
});

describe('a permit for no network in particular', () => {
  const rule = 'signatures.anyChain';

  it('is a caution', () => {
    expect(told(rule, permit(contract, 1n, { verifyingContract: usdc }))).toEqual([
      'caution: signatures.anyChain.says | signatures.anyChain.why | remedy.reject | reject | by',
    ]);
  });

  it('is silent where a network is named, and for what permits nothing', () => {
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
    expect(answer(rule, order)).toBe('notApplicable');
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
  });
});

describe('fields that would not be signed', () => {
  const rule = 'signatures.notSigned';

  it('are a caution, also deep inside', () => {
    const message = { owner: me, spender: contract, value: 1n, nonce: 0n, deadline: 1n, note: 'harmless' };
    expect(told(rule, typed(permitTypes, 'Permit', message))).toEqual([
      'caution: signatures.notSigned.says count 1 fields request.unsigned | signatures.notSigned.why | signatures.notSigned.remedy | reject | by request.unsigned',
    ]);
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
    expect(told(rule, { ...body, json: more('types', { Unused: unused }) })).toEqual(['clear']);
  });

  it('are not there in a plain permit', () => {
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
  });

  it('are not known to be absent where the text cannot be read', () => {
    const body = permit(contract, 1n);
    if (body.kind !== 'typedData') throw new Error('a permit is typed data');
    expect(told(rule, { ...body, json: body.json.slice(0, -1) })).toEqual(['unknown request.json']);
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
    expect(told(rule, dai)).toEqual([
      'caution: signatures.longLived.saysNever spender step.0.arg.spender | signatures.longLived.why | signatures.longLived.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.spender',
    ]);
  });

  it('is silent within a year, and not known without a clock', () => {
    expect(answer(rule, until(1_800_000_000n + 31_536_000n))).toBe('clear');
    expect(told(rule, until(1_800_000_000n), { ...offline, now: unknown('offline') })).toEqual([
      'unknown effects',
    ]);
    expect(answer(rule, order)).toBe('notApplicable');
  });
});

describe('a permit over what another account holds', () => {
  const rule = 'signatures.otherOwner';

  it('is a caution', () => {
    const it = { owner: friend, spender: contract, value: 1n, nonce: 0n, deadline: 1n };
    expect(told(rule, typed(permitTypes, 'Permit', it))).toEqual([
      'caution: signatures.otherOwner.says owner step.0.arg.owner | signatures.otherOwner.why | remedy.reject | reject | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.owner',
    ]);
    expect(told(rule, permit(contract, 1n))).toEqual(['clear step.0.arg.owner']);
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
