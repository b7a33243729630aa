import { problems } from '../../text/problems.ts';
import fc from 'fast-check';
import { encodeFunctionData, erc20Abi, type Hex, hexToString, stringToHex, toHex } from 'viem';
import { expect, test } from 'vitest';
import type { Body, SigningRequest } from '../../model/request.ts';
import { checksummed } from '../../text/address.ts';
import { freeze } from '../frozen/freeze.ts';
import { mostMessage } from '../message/messageReading.ts';
import { parse } from './parse.ts';
import type { ParseContext, Parsed } from './parsed.ts';
import { mostText } from './parsing.ts';
import { bodyText } from '../frozen/bodyText.ts';
import { readOnly } from '../frozen/readOnly.ts';
import { walletCall } from '../wallet/walletCall.ts';

const token = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account, 5n] });
const here: ParseContext = { chainId: 31337 };

function read(text: string, context: ParseContext = here): Extract<Parsed, { ok: true }> {
  const parsed = parse(text, context);
  if (!parsed.ok) throw parsed.error;
  return parsed;
}

function refuse(text: string, context: ParseContext = here): Extract<Parsed, { ok: false }> {
  const parsed = parse(text, context);
  if (parsed.ok) throw new Error(`taken for ${parsed.took}: ${text.slice(0, 200)}`);
  return parsed;
}

const messageOf = (request: SigningRequest): string =>
  request.body.kind === 'message' ? hexToString(request.body.bytes) : '';

test('bare calldata asks which contract and network it is for, and can still be a message', () => {
  expect(refuse(transfer, {})).toMatchObject({ needs: ['to', 'chain'], others: [{ took: 'bytes' }] });
  expect(refuse(transfer)).toMatchObject({ needs: ['to'] });
  expect(refuse(transfer, { to: token })).toMatchObject({ needs: ['chain'] });
  const { took, request } = read(` ${transfer}\n`, { ...here, to: token, from: account });
  expect(took).toBe('calldata');
  expect(request.body).toEqual({
    kind: 'transaction',
    chainId: 31337,
    from: account,
    call: { to: token, value: 0n, data: transfer },
    set: {},
  });
});

test('what nobody said of calldata can be left open, and what fixes more than the call cannot', () => {
  const open = (text: string, context: ParseContext) => refuse(text, context).open?.request.body;
  expect(open(transfer, {})).toEqual({ kind: 'calldata', value: 0n, data: transfer });
  expect(open(transfer, { ...here, from: account })).toMatchObject({ chainId: 31337, from: account });
  expect(open(transfer, { to: token })).toMatchObject({ kind: 'calldata', to: token });
  expect(open(JSON.stringify({ data: transfer, value: '7' }), here)).toMatchObject({ value: 7n });
  expect(open(JSON.stringify({ data: transfer, gas: '21000' }), here)).toBeUndefined();
  expect(open(JSON.stringify({ to: null, data: '0x6000' }), {})).toBeUndefined();
});

test('calldata that is left open is read, and no wallet is asked for it', () => {
  const request = refuse(transfer, {}).open?.request as SigningRequest;
  expect(readOnly(request.body)).toBe('calldata');
  expect(() => walletCall(request, account)).toThrow('wallet.notFromPage');
  expect(bodyText(request.body)).toBeUndefined();
});

test('a call without arguments is calldata too', () => {
  expect(refuse('0xd0e30db0')).toMatchObject({ needs: ['to'] });
});

test('a call whose selector looks like the head of a raw transaction is still a call', () => {
  const word = token.slice(2).padStart(64, '0');
  for (const selector of ['0xe3000000', '0x01e20000', '0x7ee2ffff', '0xf8420000']) {
    const text = selector + word + (selector.startsWith('0xf8') ? word : '');
    expect(refuse(text, {}), selector).toMatchObject({ needs: ['to', 'chain'], others: [{ took: 'bytes' }] });
  }
});

test('lines that say to and data are a transaction', () => {
  for (const text of [
    `to: ${token}\ndata: ${transfer}`,
    `to: ${token} / data: ${transfer}`,
    `To = ${token}\n\ncalldata = ${transfer}\nvalue: 0`,
  ]) {
    const { took, request } = read(text);
    expect(took).toBe('pair');
    expect(request.body).toMatchObject({ call: { to: token, value: 0n, data: transfer } });
  }
  expect(read(`to: ${token}\nchain: 10\nvalue: 7`).request.body).toMatchObject({
    chainId: 10,
    call: { value: 7n, data: '0x' },
  });
  expect(refuse(`to: ${token}\nto: ${token}`).error.message).toContain('twice');
  expect(read('to: Bob\nfrom me').took).toBe('text');
});

test('a transaction as JSON keeps every field that was set', () => {
  const { took, request } = read(
    JSON.stringify({
      to: token,
      from: account,
      input: transfer,
      value: '0x0de0b6b3a7640000',
      chainId: '0x1',
      gasLimit: 21000,
      nonce: '7',
      type: '0x2',
      maxFeePerGas: '1000000000',
      gasPrice: null,
      accessList: [{ address: token.toLowerCase(), storageKeys: [`0x${'AB'.repeat(32)}`] }],
    }),
  );
  expect(took).toBe('transaction');
  expect(request.body).toEqual({
    kind: 'transaction',
    chainId: 1,
    from: account,
    call: { to: token, value: 10n ** 18n, data: transfer },
    set: {
      gas: 21000n,
      nonce: 7n,
      type: '0x2',
      maxFeePerGas: 1000000000n,
      accessList: [{ address: token, storageKeys: [`0x${'ab'.repeat(32)}`] }],
    },
  });
});

test('a transaction without a receiver asks for one, and creates a contract only when that is said', () => {
  expect(refuse(JSON.stringify({ data: transfer }))).toMatchObject({ needs: ['to'] });
  expect(read(JSON.stringify({ to: null, data: '0x6000' })).request.body).toMatchObject({
    call: { to: null },
  });
});

test('what a transaction holds and Readback does not know is never dropped in silence', () => {
  const cases: [object, string][] = [
    [{ to: token, customData: 1 }, 'field.unknown {"what":"transaction"}'],
    [{ to: token, authorizationList: [] }, 'authorization.noList {"name":"authorizationList","most":256}'],
    [
      { to: token, blobVersionedHashes: [] },
      'transaction.blobHashes {"name":"blobVersionedHashes","most":64}',
    ],
    [{ to: token, blobs: ['0x'] }, 'transaction.blobs'],
    [{ to: token, hash: `0x${'11'.repeat(32)}`, nonce: 1 }, 'transaction.halfSigned'],
    [{ to: token, type: '0x7d' }, 'transaction.unknownType'],
    [{ to: token, type: '0x7e' }, 'transaction.byNetwork'],
    [{ to: token, data: '0x01', input: '0x02' }, 'transaction.dataTwice'],
    [{ to: token, gas: '1', gasLimit: '2' }, 'transaction.gasTwice'],
    [{ to: token, gas: toHex(2n ** 64n) }, 'field.tooLarge {"name":"gas"}'],
    [{ to: token, value: 2 ** 60 }, 'field.rounded'],
    [{ to: token, value: '0.1' }, 'field.noQuantity {"name":"value"}'],
    [{ to: token, value: -1 }, 'field.noQuantity {"name":"value"}'],
    [{ to: token, value: '１' }, 'field.noQuantity {"name":"value"}'],
    [{ to: token.toLowerCase().replace('a', 'A') }, 'address.checksum'],
    [{ to: token, data: '0x123' }, 'of {"name":"data","problem":{"id":"hex.odd"'],
    [{ to: token, chainId: 0 }, 'field.noChain'],
  ];
  for (const [fields, sentence] of cases) {
    const text = JSON.stringify(fields);
    const refused = refuse(text);
    expect(refused.error.message, text).toContain(sentence);
    expect(refused.others.map((it) => it.took)).toEqual(['text']);
  }
});

test('requests of dapps are read with their account', () => {
  const ask = (method: string, params: unknown): string =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  expect(read(ask('personal_sign', ['0x6869', account])).request.body).toEqual({
    kind: 'message',
    signer: account,
    bytes: '0x6869',
  });
  expect(read(ask('personal_sign', [account, '0x6869'])).request.body).toMatchObject({ bytes: '0x6869' });
  expect(read(ask('personal_sign', ['grüezi', account])).request.body).toMatchObject({
    bytes: stringToHex('grüezi'),
  });
  expect(read(ask('eth_sendTransaction', [{ from: account, data: '0x6000' }])).request.body).toMatchObject({
    call: { to: null, data: '0x6000' },
  });
  const cases: [string, unknown, string][] = [
    ['eth_sign', [`0x${'11'.repeat(32)}`], 'request.message {"method":"'],
    [
      'eth_sign',
      ['hello', `0x${'11'.repeat(32)}`],
      'of {"name":{"id":"request.theAccount"},"problem":{"id":"address.no0x"}}',
    ],
    ['eth_sign', [account, '0x123'], 'of {"name":{"id":"request.theMessage"},"problem":{"id":"hex.odd"'],
    ['eth_signTypedData_v3', [], 'request.typedData {"method":"eth_signTypedData_v4"}'],
    ['eth_call', [], 'request.explained'],
    ['constructor', [], 'request.unknownMethod'],
    ['personal_sign', ['0x6869'], 'request.message {"method":"'],
    ['personal_sign', ['0x123', account], 'of {"name":{"id":"request.theMessage"},"problem":{"id":"hex.odd"'],
    ['personal_sign', { 0: 'x' }, 'request.paramsNoList {"kind":"object"}'],
    ['personal_sign', undefined, 'request.noParams'],
    ['eth_sendTransaction', [], 'request.paramsOneObject'],
    ['eth_sendTransaction', [{}, {}], 'request.paramsOneObject'],
    ['eth_signTypedData_v4', [account, '{'], 'at {"problem":{"id":"json.noKey"},"line":1,"column":'],
    ['wallet_sendCalls', [{ calls: [], chainId: '0x1' }], 'batch.noCalls {"most":1000}'],
    ['wallet_sendCalls', [{ calls: [{}], capabilities: { glow: {} } }], 'batch.capabilities'],
  ];
  for (const [method, params, sentence] of cases) {
    const refused = refuse(ask(method, params));
    expect(refused.error.message, method).toContain(sentence);
    expect(refused.needs).toBeUndefined();
  }
  expect(refuse(`[${ask('eth_chainId', [])}]`).error.message).toContain('request.several');
});

test('what eth_sign asks for is a message that may be a bare hash, in either order of its parameters', () => {
  const hash: Hex = `0x${'11'.repeat(32)}`;
  const ask = (params: unknown) => read(JSON.stringify({ method: 'eth_sign', params }));
  const body = { kind: 'message', signer: account, bytes: hash, blind: true };
  const straight = ask([account, hash]);
  expect([straight.took, straight.request.body]).toEqual(['blindRequest', body]);
  const swapped = ask([hash, account]);
  expect([swapped.took, swapped.request.body]).toEqual(['blindRequestSwapped', body]);
  expect(ask([account, 'hi']).request.body).toMatchObject({ bytes: '0x6869', blind: true });
  // Where both are addresses, the first signs.
  expect(ask([account, token]).request.body).toMatchObject({ signer: account, bytes: token.toLowerCase() });
});

test('what eth_sign asks for is another request than the same bytes as a message', () => {
  const ask = (method: string, params: unknown) => read(JSON.stringify({ method, params })).request;
  const blind = ask('eth_sign', [account, '0x6869']);
  const message = ask('personal_sign', ['0x6869', account]);
  expect(blind.digest).not.toBe(message.digest);
  expect(readOnly(blind.body)).toBe('blind');
  expect(() => walletCall(blind, account)).toThrow('wallet.notFromPage');
  expect(bodyText(blind.body)).toBeUndefined();
});

const typedJson = `{
  "types": { "EIP712Domain": [{"name": "chainId", "type": "uint256"}], "A": [{"name": "x", "type": "uint256"}] },
  "primaryType": "A", "domain": {"chainId": 1}, "message": {"x": "0x10"}
}`;

test('typed data reaches the wallet as the text that was pasted, space inside included', () => {
  const { took, request } = read(`\n ${typedJson}\n`, { from: account });
  expect(took).toBe('typedData');
  expect(request.body).toMatchObject({ signer: account, json: typedJson, typed: { message: { x: 16n } } });
  const asked = `{"method":"eth_signTypedData_v4","params":["${account}", ${typedJson} ]}`;
  expect(read(asked).request.body).toMatchObject({ json: typedJson });
  const quoted = JSON.stringify({ method: 'eth_signTypedData_v4', params: [account, ` ${typedJson}`] });
  expect(read(quoted).request.body).toMatchObject({ json: ` ${typedJson}` });
});

test('an error in typed data points into what was pasted', () => {
  const text = typedJson.replace('"0x10"', '"-1"');
  const { error, others } = refuse(text);
  expect(text.slice(error.at)).toMatch(/^"-1"/);
  expect(others.map((it) => it.took)).toEqual(['text']);
});

test('a message is its exact text, spaces and line breaks included', () => {
  for (const text of [
    'hello',
    ' hello\n\n',
    '0xdeadbeef is not hex',
    'grüezi 🙂',
    '{} is empty?',
    'to: me',
  ]) {
    const parsed = parse(text, {});
    const reading = parsed.ok ? parsed : parsed.others[0];
    expect(reading?.took, text).toBe('text');
    expect(messageOf(reading?.request as SigningRequest)).toBe(text);
  }
  expect(read(stringToHex('sign me please')).took).toBe('bytes');
});

test('JSON that is not a request is a message only if the user says so', () => {
  for (const text of ['{"hello": 1}', '[]', '[1, 2]', '{}', '[{"amount": "5"}]']) {
    const { error, others } = refuse(text);
    expect(error.message, text).toContain('request.unknownJson');
    expect(others.map((it) => it.took)).toEqual(['text']);
  }
});

test('a sign-in message is recognised', () => {
  const lines = [
    'example.com wants you to sign in with your Ethereum account:',
    token,
    '',
    '',
    'URI: https://example.com',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 12345678',
    'Issued At: 2026-01-01T00:00:00Z',
  ];
  expect(read(lines.join('\n')).took).toBe('signIn');
});

test('a signature that was pasted is known for one, also one that is wrapped (ERC-6492)', () => {
  for (const it of [`0x${'ab'.repeat(65)}`, `0x${'00'.repeat(96)}${'6492'.repeat(16)}`]) {
    expect(parse(it, {})).toMatchObject({ ok: false, seems: 'signature' });
  }
  expect(parse(`0x${'ab'.repeat(64)}`, {})).not.toHaveProperty('seems');
});

test('what looks like something else than a request is named, and a message only when chosen', () => {
  const cases: [string, string][] = [
    [`0x${'ab'.repeat(32)}`, 'bytes.hash'],
    [`0x${'ab'.repeat(65)}`, 'bytes.signature'],
    [token, 'place.address'],
    ['0x', 'bytes.empty'],
    ['ab'.repeat(32), 'text.no0x'],
    [
      'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn',
      'text.walletConnect',
    ],
    ['\ufeffhello', 'text.byteOrderMark'],
    ['vitalik.eth', 'place.name'],
    [`https://etherscan.io/tx/0x${'ab'.repeat(32)}`, 'place.transaction'],
  ];
  for (const [text, sentence] of cases) {
    const refused = refuse(text, {});
    expect(refused.error.message).toContain(sentence);
    expect(refused.others).toHaveLength(1);
    expect(refused.others[0]?.request.body.kind).toBe('message');
  }
});

test('an address whose checksum is wrong leads nowhere', () => {
  expect(refuse(token)).toMatchObject({ seems: 'address', parts: { address: token } });
  const wrong = refuse(token.replace('A', 'a'));
  expect(wrong.error.message).toContain('address.checksum');
  expect(wrong).not.toHaveProperty('seems');
});

test('bad hex is refused where it goes wrong', () => {
  const cases: [string, string, number][] = [
    ['0x123', 'hex.odd {"digits":3}', 5],
    [' 0x12g4', 'hex.digit {"number":5,"kind":"shown","char":"g"}', 5],
    ['0X1234', 'hex.capitalX', 1],
    ['0x12 34', 'hex.digit {"number":5,"kind":"space","char":""}', 4],
    ['0x12\u0663\u0664', 'hex.digit {"number":5,"kind":"digit","char":""}', 4],
    ['0x12\u200b34', 'hex.digit {"number":5,"kind":"other","char":""}', 4],
  ];
  for (const [text, sentence, at] of cases) {
    const { error } = refuse(text);
    expect(error.message, text).toContain(sentence);
    expect(error.at).toBe(at);
  }
});

test('broken JSON is refused with its place, and can still be a message', () => {
  const { error, others } = refuse(`{"to": "${token}",}`);
  expect(error.message).toContain('at {"problem":{"id":"json.noKey"},"line":1,"column":53}');
  expect(others.map((it) => it.took)).toEqual(['text']);
  expect(refuse(`{"to": "${token}", "to": "${account}"}`).error.message).toContain('json.keyTwice');
});

test('a text that is too long, or too deep, is refused whatever it is', () => {
  for (const text of ['{"a":'.repeat(2_000_000), `0x${'00'.repeat(5_000_000)}`, 'é'.repeat(mostText - 1)]) {
    expect(refuse(text).error.message).toContain('text.tooLong');
  }
  expect(refuse('['.repeat(100_000)).error.message).toContain(
    'at {"problem":{"id":"json.tooDeep","args":{"most":64}},"line":1,"column":65}',
  );
  expect(read('z'.repeat(mostMessage)).took).toBe('text');
  expect(refuse('z'.repeat(mostMessage + 1)).error.message).toContain('message.tooLong');
  expect(refuse(`{"to": ${' '.repeat(mostMessage)}`).others, 'nor as something else').toEqual([]);
});

test('nothing makes it throw', () => {
  const bits = fc.constantFrom(
    '{',
    '}',
    '[',
    '"',
    ':',
    ',',
    '0x',
    '12',
    'to',
    '\n',
    ' ',
    'method',
    '\ud800',
    'params',
    '/',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(bits).map((it) => it.join('')),
      ),
      (text) => {
        const parsed = parse(text, here);
        if (!parsed.ok) expect(Object.keys(problems)).toContain(parsed.error.problem.id);
        if (!parsed.ok) expect(parsed.error.problem.id).not.toBe('text.bug');
      },
    ),
  );
});

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((it) => checksummed(`0x${Buffer.from(it).toString('hex')}`));
const bytes = fc.uint8Array({ maxLength: 80 }).map((it) => toHex(it) as Hex);
const word = fc.bigInt(0n, 2n ** 256n - 1n);
const u64 = fc.bigInt(0n, 2n ** 64n - 1n);
const call = fc.record({ to: fc.option(address), value: word, data: bytes });
const chainId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const set = fc.record(
  {
    nonce: u64,
    gas: u64,
    gasPrice: word,
    maxFeePerGas: word,
    maxPriorityFeePerGas: word,
    type: fc.constantFrom('0x0', '0x1', '0x2'),
    accessList: fc.array(
      fc.record({
        address,
        storageKeys: fc.array(fc.constant<Hex>(`0x${'ab'.repeat(32)}`), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);
const bodies: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ kind: fc.constant('transaction'), chainId, from: fc.constant(account), call, set }),
  fc.record({
    kind: fc.constant('calls'),
    chainId,
    from: fc.constant(account),
    atomic: fc.boolean(),
    calls: fc.array(call, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('message'), signer: fc.constant(account), bytes }),
  fc.tuple(fc.constantFrom('', ' ', '\n\t'), word).map(([space, x]) => {
    const json = `${space}${typedJson.replace('"0x10"', `${space}"${x}"`)}${space}`;
    return read(JSON.stringify({ method: 'eth_signTypedData_v4', params: [account, json] })).request.body;
  }),
) as fc.Arbitrary<Body>;

test('what a wallet receives, read again, is the same request', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const request = freeze(body, '');
      const again = read(JSON.stringify(walletCall(request, account)), {}).request;
      expect(again.body).toEqual(request.body);
      expect(again.digest).toBe(request.digest);
    }),
  );
});

test('fields below many blank lines are read too, and none is dropped in silence', () => {
  const { request } = read(`to: ${token}\ndata: ${transfer}${'\n'.repeat(60)}value: 5`);
  expect(request.body).toMatchObject({ call: { to: token, value: 5n } });
  expect(read(`to: ${token}${'\n'.repeat(60)}and so on`).took).toBe('text');
});

test('a megabyte made to be read slowly is answered like any other', () => {
  const blank = `value: 1${'\n'.repeat(500_000)}`;
  expect(read(`${blank}q`).took).toBe('text');
  expect(read(`${blank.replaceAll('\n', '\n ')}to q`.slice(0, mostText)).took).toBe('text');
  const told = [300_000, 20_000].map((lists) => {
    const types = { EIP712Domain: [], Mail: [{ name: 'a', type: `uint8${'[1]'.repeat(lists)}x` }] };
    const typed = { types, primaryType: 'Mail', domain: {}, message: { a: [] } };
    return refuse(JSON.stringify(typed)).error.problem;
  });
  expect(told).toEqual([{ id: 'typed.tooManyTypes' }, { id: 'typed.typeTooLong', args: { name: 'a' } }]);
});
