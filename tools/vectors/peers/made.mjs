// Prints what other wallets and libraries make of requests: the text as it would be pasted, and what they say of it.
//   npm ci && node made.mjs <metaMask|ethers|safe> > ../../../core/src/fingerprint/vectors/peers/<name>.json
//   node made.mjs ledger <package/ of `npm pack @ledgerhq/hw-app-eth@7.9.0`>
// The requests are ours, except Ledger's: those its own tests hold, with the signatures of its device.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  personalSign,
  SignTypedDataVersion,
  signEIP7702Authorization,
  TypedDataUtils,
} from '@metamask/eth-sig-util';
import { calculateSafeTransactionHash, preimageSafeTransactionHash } from '@safe-global/protocol-kit';
import { Transaction, Wallet } from 'ethers';
import { fromRlp, keccak256, recoverAddress, toHex, toRlp } from 'viem';

const key = `0x${'4c'.repeat(32)}`;
const account = new Wallet(key).address;
const zero = `0x${'00'.repeat(20)}`;
const party = {
  Party: [
    { name: 'name', type: 'string' },
    { name: 'at', type: 'address' },
  ],
};

const [, , kind, folder] = process.argv;
const kinds = { metaMask, messages, ethers, safe, ledger };
const { from, cases } = await kinds[kind]();
// As text, which a formatter leaves on one line.
const lines = cases.map(({ name, json, text = JSON.stringify(json), ...others }) =>
  JSON.stringify({ name, text, ...others }),
);
process.stdout.write(`{ "from": ${JSON.stringify(from)}, "cases": [${lines.join(',\n')}] }\n`);

/** Each kind of value as people, apps and libraries write it, well or not. */
function metaMask() {
  const texts = ['', 'true', 'false', '7', '-1', '0x', '0x0', '0x07', '0xab12', 'ab12', '0xzz'];
  const numbers = [-1, 128, -128, 256, 1.5];
  const long = [`${2n ** 127n}`, `0x${'f'.repeat(64)}`, `0x1${'0'.repeat(64)}`, `0x${'5a'.repeat(32)}`];
  const accounts = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x52908400098527886e0f7030069857d2e4169ee7',
    '52908400098527886e0f7030069857d2e4169ee7',
  ];
  const values = [true, false, 0, 1, ...texts, ...accounts, null, {}];
  const sized = [...values, ...numbers, ...long];
  const types = [
    'bool',
    'address',
    'string',
    'bytes',
    'bytes1',
    'bytes32',
    'int8',
    'uint8',
    'int256',
    'uint256',
  ];
  const odd = ['uint', 'int', 'byte', 'uint7', 'uint512', 'bytes33', 'function', 'uint8[', 'Nobody'];
  const single = [...types, ...odd].flatMap((type) =>
    (odd.includes(type) ? [1, '0x07'] : /\d$/.test(type) ? sized : values).map((value) => [
      `${type}: ${JSON.stringify(value)}`,
      typed({ Note: [{ name: 'value', type }] }, { value }),
    ]),
  );
  const whole = [
    ['a list', typed({ Note: [{ name: 'value', type: 'uint8[]' }] }, { value: [1, 2, 3] })],
    ['an empty list', typed({ Note: [{ name: 'value', type: 'string[]' }] }, { value: [] })],
    [
      'lists in lists',
      typed(
        { Note: [{ name: 'value', type: 'int8[2][]' }] },
        {
          value: [
            [1, -1],
            [0, 2],
          ],
        },
      ),
    ],
    ['a list of the wrong length', typed({ Note: [{ name: 'value', type: 'int8[2]' }] }, { value: [1] })],
    ['a struct', typed(note('Party'), { value: { name: 'Ann', at: accounts[1] } })],
    ['structs', typed(note('Party[]'), { value: [{ name: 'Ann', at: accounts[1] }] })],
    ['no structs', typed(note('Party[]'), { value: [] })],
    ['a struct without one field', typed(note('Party'), { value: { name: 'Ann' } })],
    ['a struct that is nothing', typed(note('Party'), { value: null })],
    [
      'a field too many',
      typed(note('Party'), { value: { name: 'Ann', at: accounts[1], more: 1 }, other: 2 }),
    ],
    ['a type too many', typed({ ...note('bool'), Unused: [{ name: 'x', type: 'bool' }] }, { value: true })],
    [
      'two types, the later name first',
      typed(
        {
          Note: [
            { name: 'b', type: 'B' },
            { name: 'a', type: 'A' },
          ],
          A: [{ name: 'x', type: 'bool' }],
          B: [{ name: 'a', type: 'A' }],
        },
        { a: { x: true }, b: { a: { x: false } } },
      ),
    ],
    [
      'a type that holds itself',
      typed({ Note: [{ name: 'next', type: 'Note[]' }] }, { next: [{ next: [] }] }),
    ],
    [
      'two fields of one name',
      typed(
        {
          Note: [
            { name: 'x', type: 'bool' },
            { name: 'x', type: 'bool' },
          ],
        },
        { x: true },
      ),
    ],
    ['no fields', typed({ Note: [] }, {})],
    ['the domain alone', { ...typed(note('bool'), {}), primaryType: 'EIP712Domain' }],
    ['no such primary type', { ...typed(note('bool'), { value: true }), primaryType: 'Other' }],
    ['a domain of one field', { ...typed(note('bool'), { value: true }), domain: {} }],
    ['a whole domain', { ...typed(note('bool'), { value: true }), ...wholeDomain('uint256') }],
    ['a network as text', { ...typed(note('bool'), { value: true }), ...wholeDomain('string') }],
  ];
  const cases = [...single, ...whole].flatMap((/** @type {[string, object]} */ [name, json]) =>
    ['V4', 'V3'].map((version) => {
      const expects = digestOf(json, version);
      if (version === 'V4') return { name, json, expects };
      const request = { method: 'eth_signTypedData_v3', params: [account, JSON.stringify(json)] };
      return { name: `version 3, ${name}`, json: request, expects };
    }),
  );
  // Of single values version 3 says the same: one in seven is enough.
  const isOne = (at) => at < 2 * single.length;
  const some = cases
    .filter((_, at) => at % 2 === 0 || !isOne(at) || at % 7 === 1)
    .filter(({ expects }, at) => expects.invalid === undefined || at % 3 === 0 || at > 300);
  return { from: '@metamask/eth-sig-util 8.2.0, ISC', cases: some };
}

/** Messages in every way in which they are asked for, and authorizations (EIP-7702). */
function messages() {
  const texts = [
    'Hello',
    '0x48656c6c6f',
    'Two\nlines, 漢字 and 👋',
    'ab12',
    `${'5a'.repeat(32)}`,
    '0x',
    '0xzz',
    '0x123',
    '0X4865',
    ` 0x48`,
    '0x00ff',
    'x'.repeat(130),
  ];
  const asked = texts.map((data, at) => {
    const signature = personalSign({ privateKey: bytesOf(key), data });
    const expects = { signed: { signature, signer: account } };
    return { name: `message ${at}`, json: { method: 'personal_sign', params: [data, account] }, expects };
  });
  const delegate = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
  const given = [
    [0, delegate, 0],
    [1, delegate, 1],
    [11_155_111, zero, 127],
    [137, delegate, 128],
    [1, delegate, 2 ** 32],
  ].map((authorization, at) => {
    const [chainId, address, nonce] = authorization;
    const signature = signEIP7702Authorization({ privateKey: bytesOf(key), authorization });
    const seal = {
      r: signature.slice(0, 66),
      s: `0x${signature.slice(66, 130)}`,
      yParity: signature.endsWith('1b') ? 0 : 1,
    };
    const transaction = { chainId: `${chainId}`, nonce: `${nonce}` };
    const expects = { transaction, delegates: [{ delegate: address, authority: account }] };
    return { name: `authorization ${at}`, json: { chainId, address, nonce, ...seal }, expects };
  });
  return { from: '@metamask/eth-sig-util 8.2.0, ISC', cases: [...asked, ...given] };
}

function bytesOf(hex) {
  return Buffer.from(hex.slice(2), 'hex');
}

function note(type) {
  return { Note: [{ name: 'value', type }], ...(type.startsWith('Party') ? party : {}) };
}

function typed(types, message) {
  const EIP712Domain = [{ name: 'name', type: 'string' }];
  return { types: { EIP712Domain, ...types }, primaryType: 'Note', domain: { name: 'Peers' }, message };
}

function wholeDomain(chainType) {
  const value = {
    name: ['string', 'Peers'],
    version: ['string', '2'],
    chainId: [chainType, 10],
    verifyingContract: ['address', `0x${'6b'.repeat(20)}`],
    salt: ['bytes32', `0x${'01'.repeat(32)}`],
  };
  const fields = Object.entries(value);
  return {
    types: { EIP712Domain: fields.map(([name, [type]]) => ({ name, type })), ...note('bool') },
    domain: Object.fromEntries(fields.map(([name, [, it]]) => [name, it])),
  };
}

function digestOf(data, version) {
  try {
    return { digest: `0x${TypedDataUtils.eip712Hash(data, SignTypedDataVersion[version]).toString('hex')}` };
  } catch (error) {
    return { invalid: error.message.slice(0, 60) };
  }
}

/** Transactions of every type, with values at the ends of what they may be, signed and not. */
async function ethers() {
  const to = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
  const calls = [
    { to, value: 1n },
    { to, value: 2n ** 256n - 1n, data: '0x' },
    { to: null, value: 0n, data: '0x6001600055' },
    { to, data: `0xa9059cbb${'00'.repeat(12)}${'7d'.repeat(20)}${'00'.repeat(31)}05` },
    { to: `0x${'00'.repeat(20)}`, value: 127n, data: '0x7f' },
    { to, value: 128n, data: `0x${'c0'.repeat(56)}` },
  ];
  const sets = [
    { nonce: 0, gasLimit: 21_000n },
    { nonce: 127, gasLimit: 2n ** 64n - 1n },
    { nonce: 2 ** 53 - 1, gasLimit: 128n },
  ];
  const chains = [1n, 10n, 11_155_111n, 2n ** 53n - 1n, 1n, 137n, 2n ** 53n, 1n, 8453n, 1n, 56n, 0n, 1n];
  const accessList = [{ address: to, storageKeys: [`0x${'00'.repeat(32)}`, `0x${'ff'.repeat(32)}`] }];
  const signer = new Wallet(key);
  const authorizationList = [
    { address: to, nonce: 1n, chainId: 1n, signature: await authorized(signer, to, 1n, 1n) },
    {
      address: `0x${'00'.repeat(20)}`,
      nonce: 0n,
      chainId: 0n,
      signature: await authorized(signer, `0x${'00'.repeat(20)}`, 0n, 0n),
    },
  ];
  const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1n };
  const forms = [
    { type: 0, gasPrice: 1n },
    { type: 1, gasPrice: 2n ** 64n, accessList },
    { type: 2, ...fees, accessList: [] },
    { type: 2, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n, accessList },
    { type: 3, ...fees, maxFeePerBlobGas: 9n, blobVersionedHashes: [`0x01${'ab'.repeat(31)}`] },
    { type: 4, ...fees, authorizationList },
  ];
  const cases = [];
  let at = 0;
  for (const form of forms)
    for (const call of calls)
      for (const [index, set] of sets.entries()) {
        if (form.type > 2 && call.to === null) continue;
        const chainId = chains[(at += 1) % chains.length];
        const tx = Transaction.from({ ...form, ...call, ...set, chainId });
        if (index === 1) {
          cases.push({ name: `${at}, unsigned`, text: tx.unsignedSerialized, expects: read(tx) });
          continue;
        }
        const signed = Transaction.from(await signer.signTransaction(tx));
        const expects = { ...read(signed), hash: signed.hash, sender: signed.from };
        cases.push({ name: `${at}, signed`, text: signed.serialized, expects });
      }
  return { from: 'ethers 6.17.0, MIT', cases };
}

async function authorized(signer, address, nonce, chainId) {
  return (await signer.authorize({ address, nonce, chainId })).signature;
}

function read(tx) {
  const texts = {
    // Without a network in it an old transaction says 0 here.
    ...(tx.type === 0 && tx.chainId === 0n ? {} : { chainId: tx.chainId }),
    value: tx.value,
    nonce: tx.nonce,
    gas: tx.gasLimit,
    ...(tx.gasPrice === null ? {} : { gasPrice: tx.gasPrice }),
    ...(tx.maxFeePerGas === null
      ? {}
      : { maxFeePerGas: tx.maxFeePerGas, maxPriorityFeePerGas: tx.maxPriorityFeePerGas }),
    ...(tx.maxFeePerBlobGas === null ? {} : { maxFeePerBlobGas: tx.maxFeePerBlobGas }),
  };
  const transaction = Object.fromEntries(Object.entries(texts).map(([name, it]) => [name, `${it}`]));
  const delegates = (tx.authorizationList ?? []).map(({ address: delegate }) => ({
    delegate,
    authority: account,
  }));
  return {
    transaction: { ...transaction, to: tx.to, data: tx.data },
    ...(delegates.length === 0 ? {} : { delegates }),
  };
}

/** A Safe's transaction for each of its versions, on several networks, as the Safe SDK hashes it. */
function safe() {
  const other = `0x${'7d'.repeat(20)}`;
  const call = `0xa9059cbb${'00'.repeat(12)}${'7d'.repeat(20)}${'00'.repeat(31)}05`;
  const plain = { safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zero, refundReceiver: zero };
  const paid = {
    safeTxGas: '50000',
    baseGas: '100',
    gasPrice: '10000',
    gasToken: other,
    refundReceiver: other,
  };
  const transactions = [
    { to: other, value: '1', data: '0x', operation: 0, ...plain, nonce: 0 },
    { to: other, value: '0', data: call, operation: 0, ...plain, nonce: 67 },
    { to: other, value: `${2n ** 256n - 1n}`, data: call, operation: 1, ...paid, nonce: 10_789 },
    { to: zero, value: '80000000', data: '0x00', operation: 0, ...paid, nonce: 257_000 },
  ];
  const safes = ['0x692a70D2e424a56D2C6C27aA97D1a86395877b3A', `0x${'6b'.repeat(20)}`];
  const cases = ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'].flatMap((version) =>
    transactions.flatMap((tx, at) => {
      const chainId = [1n, 10n, 42_161n, 100n][at];
      const address = safes[at % 2];
      const preimage = preimageSafeTransactionHash(address, tx, version, chainId);
      const hashes = {
        digest: calculateSafeTransactionHash(address, tx, version, chainId),
        // Of the versions that sign no chain its preimage has a domain of its own; the hash is of the right one.
        ...(version >= '1.3.0' ? { domainHash: `0x${preimage.slice(6, 70)}` } : {}),
        messageHash: `0x${preimage.slice(70, 134)}`,
      };
      const name = `${version}, ${at}`;
      const json = safeTyped(address, tx, version, chainId);
      const stated = { safe: address, ...tx, safeTxHash: hashes.digest };
      return [
        { name: `${name}, typed data`, json, expects: hashes },
        {
          name: `${name}, by the service`,
          json: stated,
          context: { chainId: Number(chainId) },
          expects: hashes,
        },
      ];
    }),
  );
  return { from: '@safe-global/protocol-kit 8.0.7, MIT', cases };
}

function safeTyped(verifyingContract, message, version, chainId) {
  const hasChain = version >= '1.3.0';
  const contract = { name: 'verifyingContract', type: 'address' };
  const fields =
    'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
  const SafeTx = fields.split(',').map((it) => ({ type: it.split(' ')[0], name: it.split(' ')[1] }));
  return {
    types: {
      EIP712Domain: hasChain ? [{ name: 'chainId', type: 'uint256' }, contract] : [contract],
      SafeTx,
    },
    primaryType: 'SafeTx',
    domain: { ...(hasChain ? { chainId: Number(chainId) } : {}), verifyingContract },
    message,
  };
}

/** The messages of Ledger's own tests, and what its device signed: the account is one for all of them. */
async function ledger() {
  const tests = join(folder, 'tests/fixtures');
  const names = readdirSync(join(tests, 'messages')).map((it) => it.replace('.json', ''));
  const cases = [];
  for (const name of names) {
    const text = readFileSync(join(tests, 'messages', `${name}.json`), 'utf8');
    const answers = readdirSync(join(tests, 'apdus')).filter(
      (it) => it.replace(/-filtered|-v\d|\.apdus/g, '') === name,
    );
    const json = JSON.parse(text);
    const exact = JSON.stringify(json).replace(/[\s\n]/g, '') === text.replace(/[\s\n]/g, '');
    for (const answer of answers.slice(0, 1)) {
      const last = /<= (1[bc])([0-9a-f]{128})9000\s*(=>.*\s*)?$/.exec(
        readFileSync(join(tests, 'apdus', answer), 'utf8').trim(),
      );
      if (last === null) continue;
      const signature = `0x${last[2]}${last[1]}`;
      cases.push({ name: answer, ...(exact ? { json } : { text }), expects: { signed: { signature } } });
    }
  }
  const signers = await Promise.all(
    cases.map(async ({ json, text, expects }) => {
      const data = json ?? JSON.parse(text);
      const hash = `0x${TypedDataUtils.eip712Hash(data, SignTypedDataVersion.V4).toString('hex')}`;
      return recoverAddress({ hash, signature: expects.signed.signature }).catch(() => undefined);
    }),
  );
  const times = (it) => signers.filter((signer) => signer === it).length;
  const signer = signers.toSorted((one, other) => times(other) - times(one))[0];
  for (const { expects } of cases) expects.signed.signer = signer;
  cases.push(...(await ledgerTransactions()));
  return { from: '@ledgerhq/hw-app-eth 7.9.0, tests/fixtures, Apache-2.0', cases };
}

/** The short transactions of the same tests, with what the device signed, where the account is one that the tests name. */
async function ledgerTransactions() {
  const text = readFileSync(join(folder, 'tests/Eth.unit.test.ts'), 'utf8');
  const accounts = [...text.matchAll(/address: "(0x\w{40})"/g)].map(([, it]) => it.toLowerCase());
  const cases = [];
  for (const test of text.split(/(?=\n\s*(?:test|it)\()/)) {
    const chunks = [...test.matchAll(/=> e004(00|80)00[0-9a-f]{2}([0-9a-f]+)/g)];
    const of = (name) => new RegExp(`\\b${name}: "([0-9a-f]+)"`).exec(test)?.[1];
    const [v, r, s] = ['v', 'r', 's'].map(of);
    const name = /(?:test|it)\("([^"]+)"/.exec(test)?.[1];
    if (chunks.length === 0 || v === undefined || s === undefined) continue;
    // The first chunk begins with the path of the account: a count, and four bytes for each of its parts.
    const raw = `0x${chunks.map(([, first, it]) => (first === '00' ? it.slice(2 + 8 * Number.parseInt(it.slice(0, 2), 16)) : it)).join('')}`;
    if (raw.length > 400) continue;
    const isTyped = raw < '0xc0';
    const fields = Array.from(fromRlp(isTyped ? `0x${raw.slice(4)}` : raw, 'hex'));
    const integer = (it) => (BigInt(`0x${it}`) === 0n ? '0x' : toHex(BigInt(`0x${it}`)));
    const signed = toRlp([...(isTyped ? fields : fields.slice(0, 6)), ...[v, r, s].map(integer)]);
    const whole = isTyped ? `${raw.slice(0, 4)}${signed.slice(2)}` : signed;
    const parity = isTyped ? BigInt(`0x${v}`) : (BigInt(`0x${v}`) + 1n) % 2n;
    const signature = { r: `0x${r}`, s: `0x${s}`, v: parity + 27n };
    const sender = await recoverAddress({ hash: keccak256(raw), signature }).catch(() => '0x');
    if (!accounts.includes(sender.toLowerCase())) continue;
    cases.push({ name: name ?? '', text: whole, expects: { sender, hash: keccak256(whole) } });
  }
  return cases;
}
