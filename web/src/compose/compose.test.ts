import { asSafeTx } from '@readback/core/request/safe/safeTypedData.ts';
import { decodeFunctionData, erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import { formIncoming } from '../inbox/form.ts';
import { composeMessage } from '../forms/composeMessage.ts';
import { composeSend } from '../forms/composeSend.ts';
import { composeToken } from '../forms/composeToken.ts';
import { composeTypedData } from '../forms/composeTypedData.ts';
import { emptySiwe, filledSiwe } from '../forms/siweDraft.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const token = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const network = { chainId: 31337, symbol: 'ETH', decimals: 18 };
const context = { network, account } as const;

test('a payment has exactly the amount that was typed', () => {
  expect(composeSend({ to, amount: '1.000000000000000001' }, context)).toMatchObject({
    ok: true,
    body: {
      kind: 'transaction',
      chainId: 31337,
      from: account,
      call: { to, value: 10n ** 18n + 1n, data: '0x' },
      set: {},
    },
  });
});

test('without a wallet a payment has no sender, and can still be read back', () => {
  const composed = composeSend({ to, amount: '1' }, { network });
  if (!composed.ok) throw new Error('refused');
  expect(composed.body).not.toHaveProperty('from');
  const { request, origin } = formIncoming(composed.body, composed.raw);
  expect(origin).toEqual({ via: 'form' });
  expect(request.raw).toBe(composed.raw);
  expect(Object.isFrozen(request.body)).toBe(true);
});

test('each field that is wrong says so itself', () => {
  const composed = composeSend({ to: to.toLowerCase().replace('a', 'A'), amount: '1,5' }, context);
  expect(composed).toMatchObject({
    ok: false,
    errors: { to: expect.stringContaining('checksum'), amount: expect.stringContaining('commas') },
  });
  expect(composeSend({ to: '', amount: '' }, {})).toEqual({
    ok: false,
    errors: { network: 'Choose a network.', to: 'Type an address.' },
  });
});

test('a token is sent with the decimals that it states', () => {
  const draft = { token, to, amount: '1.5', decimals: '18' };
  const composed = composeToken(draft, { ...context, readDecimals: 6 });
  if (!composed.ok || composed.body.kind !== 'transaction') throw new Error('refused');
  expect(composed.body.call).toMatchObject({ to: token, value: 0n });
  expect(decodeFunctionData({ abi: erc20Abi, data: composed.body.call.data })).toEqual({
    functionName: 'transfer',
    args: [to, 1_500_000n],
  });
});

test('where a token states nothing, the user must, and nothing is guessed', () => {
  const draft = { token, to, amount: '1.5', decimals: '' };
  expect(composeToken(draft, context)).toMatchObject({ errors: { decimals: expect.any(String) } });
  for (const decimals of ['78', '-1', '1.5', 'x', '018']) {
    expect(composeToken({ ...draft, decimals }, context), decimals).toMatchObject({ ok: false });
  }
  expect(composeToken({ ...draft, decimals: '2' }, context)).toMatchObject({ ok: true });
});

test('a token is not sent to its own contract', () => {
  expect(
    composeToken({ token, to: token, amount: '1', decimals: '' }, { ...context, readDecimals: 0 }),
  ).toMatchObject({
    ok: false,
    errors: { to: expect.stringContaining('lost') },
  });
});

test('a message is what was typed, to the last space', () => {
  expect(composeMessage({ as: 'words', words: ' hi ', siwe: emptySiwe }, context)).toEqual({
    ok: true,
    body: { kind: 'message', signer: account, bytes: '0x20686920' },
    raw: ' hi ',
  });
  expect(composeMessage({ as: 'words', words: '0x6869', siwe: emptySiwe }, {})).toMatchObject({
    body: { bytes: '0x307836383639' },
  });
  expect(composeMessage({ as: 'bytes', words: ' 0x6869\n', siwe: emptySiwe }, {})).toMatchObject({
    body: { bytes: '0x6869' },
  });
  expect(composeMessage({ as: 'bytes', words: '0x686', siwe: emptySiwe }, {})).toMatchObject({ ok: false });
  expect(composeMessage({ as: 'words', words: '', siwe: emptySiwe }, {})).toMatchObject({ ok: false });
});

test('a sign-in is filled in for this page, and a field that is wrong says so itself', () => {
  const place = { host: 'localhost:8470', href: 'http://localhost:8470/', account, chainId: 31337 } as const;
  const siwe = filledSiwe(emptySiwe, { ...place, now: new Date('2026-11-21T12:00:00Z') });
  const composed = composeMessage({ as: 'signIn', words: '', siwe }, context);
  if (!composed.ok) throw new Error('refused');
  expect(composed.raw.split('\n')).toMatchObject([
    'localhost:8470 wants you to sign in with your Ethereum account:',
    account,
    '',
    '',
    'URI: http://localhost:8470/',
    'Version: 1',
    'Chain ID: 31337',
    expect.stringMatching(/^Nonce: [0-9a-f]{24}$/),
    'Issued At: 2026-11-21T12:00:00.000Z',
  ]);
  expect(filledSiwe({ ...siwe, domain: 'app.example' }, { ...place, now: new Date(0) })).toEqual({
    ...siwe,
    domain: 'app.example',
  });
  expect(
    composeMessage({ as: 'signIn', words: '', siwe: { ...siwe, nonce: 'short' } }, context),
  ).toMatchObject({ ok: false, errors: { nonce: expect.any(String) } });
});

const safeTx = JSON.stringify({
  types: {
    EIP712Domain: [{ name: 'verifyingContract', type: 'address' }],
    SafeTx: [
      ['address', 'to'],
      ['uint256', 'value'],
      ['bytes', 'data'],
      ['uint8', 'operation'],
      ['uint256', 'safeTxGas'],
      ['uint256', 'baseGas'],
      ['uint256', 'gasPrice'],
      ['address', 'gasToken'],
      ['address', 'refundReceiver'],
      ['uint256', 'nonce'],
    ].map(([type, name]) => ({ type, name })),
  },
  primaryType: 'SafeTx',
  domain: { verifyingContract: token },
  message: {
    to,
    value: '0',
    data: '0x',
    operation: 0,
    safeTxGas: 0,
    baseGas: 0,
    gasPrice: 0,
    gasToken: `0x${'0'.repeat(40)}`,
    refundReceiver: `0x${'0'.repeat(40)}`,
    nonce: 1,
  },
});

test('typed data keeps its text, and a Safe transaction is one', () => {
  const composed = composeTypedData({ json: `${safeTx}\n` }, context);
  if (!composed.ok || composed.body.kind !== 'typedData') throw new Error('refused');
  expect(composed.body).toMatchObject({ json: safeTx, signer: account });
  expect(asSafeTx(composed.body.typed)).toMatchObject({ safe: token, tx: { to, nonce: 1n } });
});

test('what is not typed data is refused at the field', () => {
  for (const json of ['', '{', 'hello', '{"to":"0x00"}', '{"types":{}}', '0x1234', `{"to":"${to}"}`]) {
    expect(composeTypedData({ json }, context), json).toMatchObject({ errors: { json: expect.any(String) } });
  }
});
