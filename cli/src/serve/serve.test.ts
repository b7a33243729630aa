import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  alice,
  bob,
  carol,
  chainId,
  startChain,
  type TestChain,
} from '@readback/core/simulate/testing/chain.ts';
import { type Address, maxUint256, toHex } from 'viem';
import { handClock } from '@readback/server/scripts/testing/handClock.ts';
import { type Clock, machineClock } from '@readback/server/scripts/clock.ts';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { misfit } from '../testing/conforms.ts';
import { decider } from './decider.ts';
import { signerAt } from './signer.ts';
import { fakeSigner, serving } from './testing/serving.ts';

let chain: TestChain;
let token: Address;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 1_000n]) }),
  );
});
afterAll(() => chain?.stop());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A spender that is named wherever it is. */
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
/** Nobody is there to compare a payee with, and the policy says so. */
const policy = { allow: ['read'], book: [] };
const lenient = { allow: ['read', 'caution'], book: [] };
const hash = `0x${'ab'.repeat(32)}`;

async function signer(
  answer: (call: { method: string; params: readonly unknown[] }) => unknown,
  accounts = [alice],
) {
  const it = await fakeSigner({ accounts, chainId: toHex(chainId) }, answer);
  closing.push(it.close);
  return it;
}

async function server(rules: unknown, url: string, more: readonly string[] = []) {
  const it = await serving(rules, ['--signer', url, '--rpc', chain.url, ...more]);
  closing.push(it.stop);
  return it;
}

function deciding(url: string, clock: Clock) {
  return decider({
    policy: { allow: ['read'], except: [], mute: [], book: [] },
    isAsRead: async () => true,
    signer: signerAt(new URL(url), clock),
    node: new URL(chain.url),
    chainId,
    clock,
    note: () => {},
  });
}

const payment = { from: alice, to: bob, value: '0x1' };
const unlimited = () => ({
  from: alice,
  to: token,
  data: chain.data('Token', 'approve', [bob, maxUint256]),
});
const permit = (owner: Address, value: bigint) =>
  JSON.stringify({
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain: { name: 'Token', chainId, verifyingContract: token },
    message: { owner, spender: bob, value: String(value), nonce: 0, deadline: 1_900_000_000 },
  });

describe('with the node as signer', () => {
  it('an honest payment is read, passed on and mined, and both are said in one line', async () => {
    const it = await server(policy, chain.url);
    const { result, error } = await it.ask('eth_sendTransaction', [payment]);
    expect(error).toBeUndefined();
    expect(await chain.receipt(result)).toMatchObject({ status: '0x1' });
    expect(it.notes.at(-1)).toMatch(/^\d{4}-\S+Z eth_sendTransaction Read back allowed sha256:[0-9a-f]{64}$/);
  });

  it('an honest approval is passed on and mined', async () => {
    await chain.ask('anvil_setCode', [permit2, await chain.ask('eth_getCode', [token, 'latest'])]);
    const it = await server(policy, chain.url);
    const asked = { from: alice, to: token, data: chain.data('Token', 'approve', [permit2, 5n]) };
    const { result, error } = await it.ask('eth_sendTransaction', [asked]);
    expect(error?.message).toBeUndefined();
    expect(await chain.receipt(result)).toMatchObject({ status: '0x1' });
  });

  it('accounts are those of the signer, and reads are answered by the node', async () => {
    const it = await server(policy, chain.url);
    const { result } = await it.ask('eth_requestAccounts');
    expect(result).toContain(alice);
    expect(await it.ask('eth_chainId')).toMatchObject({ result: toHex(chainId) });
    expect(await it.ask('eth_getTransactionCount', [carol, 'latest'])).toMatchObject({ result: '0x0' });
    expect(await it.ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toMatchObject({
      error: { code: 4902 },
    });
  });
});

describe('what is refused', () => {
  it('an unlimited approval to a stranger comes back with its readback, and the signer heard nothing', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server(lenient, its.url);
    const { error } = await it.ask('eth_sendTransaction', [unlimited()]);
    expect(error?.code).toBe(4001);
    expect(error?.message).toMatch(/^Readback refused this request: Stop\. \S/);
    const schema = JSON.parse(
      readFileSync(new URL('../../../docs/readback.schema.json', import.meta.url), 'utf8'),
    );
    expect(misfit(error?.data, schema, schema)).toBeUndefined();
    expect(error?.data).toMatchObject({ verdict: 'stop' });
    expect(its.heard).toEqual([]);
    expect(it.notes.at(-1)).toMatch(/ Stop refused sha256:/);
  });

  it('so does an unlimited permit', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server(lenient, its.url);
    const { error } = await it.ask('eth_signTypedData_v4', [alice, permit(alice, maxUint256)]);
    expect(error).toMatchObject({ code: 4001, data: { verdict: 'stop' } });
    expect(its.heard).toEqual([]);
  });

  it('an account that the signer does not have, none where it has several, another network', async () => {
    const its = await signer(() => ({ result: hash }), [alice, carol]);
    const it = await server(lenient, its.url);
    const messageOf = async (fields: object) =>
      (await it.ask('eth_sendTransaction', [fields])).error?.message;
    expect(await messageOf({ ...payment, from: bob })).toMatch(/does not have the account/);
    expect(await messageOf({ to: bob, value: '0x1' })).toMatch(/names no account/);
    expect(await messageOf({ ...payment, chainId: '0x1' })).toMatch(/^Readback refused this request/);
    expect(its.heard).toEqual([]);
  });

  it('what no policy names: blind signatures, transactions that are signed already, nonsense', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server(lenient, its.url);
    for (const [method, params] of [
      ['eth_sign', [alice, hash]],
      ['eth_sendRawTransaction', ['0x02']],
      ['eth_signTypedData_v3', [alice, permit(alice, 1n)]],
      ['eth_sendTransaction', [{ from: alice, to: 'nobody' }]],
      ['personal_sign', []],
    ] as const)
      expect((await it.ask(method, params)).error, method).toBeDefined();
    expect(its.heard).toEqual([]);
  });

  it('a target, a value and a rule that the policy does not allow', async () => {
    const its = await signer(() => ({ result: hash }));
    const to = await server({ ...lenient, to: [carol] }, its.url);
    expect((await to.ask('eth_sendTransaction', [payment])).error?.message).toContain(bob);
    expect((await to.ask('personal_sign', ['0x6869', alice])).error?.message).toContain('names none');
    const value = await server({ ...policy, mostValue: '0' }, its.url);
    expect((await value.ask('eth_sendTransaction', [payment])).error?.message).toContain('1 wei');
    expect(its.heard).toEqual([]);
  });

  it('a gas price of its own that would cost more than the policy allows, however the value is limited', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server({ ...lenient, mostValue: '1000', mostFee: '1000000000000000' }, its.url);
    const dear = toHex(10n ** 15n);
    for (const price of [
      { gasPrice: dear },
      { maxFeePerGas: dear, maxPriorityFeePerGas: dear },
      { maxPriorityFeePerGas: dear },
      { gas: toHex(30_000_000n), gasPrice: toHex(10n ** 10n) },
    ]) {
      const { error } = await it.ask('eth_sendTransaction', [{ ...payment, ...price }]);
      expect(error?.message, JSON.stringify(price)).toMatch(/its fee could be \d+ wei/);
    }
    expect(its.heard).toEqual([]);
    const modest = { ...payment, gas: toHex(21_000n), maxFeePerGas: toHex(3n * 10n ** 9n) };
    expect(await it.ask('eth_sendTransaction', [modest])).toMatchObject({ result: hash });
    expect(await it.ask('eth_sendTransaction', [payment])).toMatchObject({ result: hash });
  });

  it('whatever only looks like a method that signs, and what changes a node', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server(lenient, its.url);
    const unlikely = ['ETH_SENDTRANSACTION', ' eth_sendTransaction', 'eth_sendTransaction\0', ''];
    const known = `eth_\u0455endTransaction __proto__ constructor hasOwnProperty toString eth_signTransaction
      eth_sendRawTransactionSync eth_sendRawTransactionConditional eth_sendPrivateTransaction eth_sendBundle eth_resend
      eth_fillTransaction eth_subscribe personal_sendTransaction personal_signTransaction personal_unlockAccount
      personal_importRawKey anvil_setBalance anvil_impersonateAccount hardhat_setBalance hardhat_impersonateAccount
      evm_mine evm_setNextBlockTimestamp debug_setHead debug_standardTraceBlockToFile debug_traceBlockFromFile
      admin_addPeer miner_start engine_newPayloadV1 wallet_sendPreparedCalls wallet_grantPermissions eth_decrypt
      eth_signUserOperation wallet_signAuthorization eth_signTypedData eth_signTypedData_v1`;
    const methods = [...unlikely, ...known.split(/\s+/)];
    for (const method of methods)
      expect((await it.ask(method, [payment])).error?.code, method).toBeLessThan(0);
    expect(its.heard).toEqual([]);
  });

  it('a field that is not known, and two that disagree', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server(lenient, its.url);
    const batch = { version: '2.0.0', from: alice, chainId: toHex(chainId), atomicRequired: true };
    const call = { to: bob, value: '0x1' };
    const authorization = { chainId: toHex(chainId), address: carol, nonce: '0x0' };
    const other = { input: chain.data('Token', 'approve', [carol, 1n]) };
    const requests: [string, unknown][] = [
      ['eth_sendTransaction', [payment, { ...payment, to: carol }]],
      ['eth_sendTransaction', payment],
      ['eth_sendTransaction', [[payment]]],
      ['eth_sendTransaction', [{ ...payment, sponsor: carol }]],
      ['eth_sendTransaction', [{ ...payment, chainId: String(chainId) }]],
      ['eth_sendTransaction', [{ ...payment, to: '' }]],
      ['eth_sendTransaction', [{ ...payment, type: '0x4' }]],
      ['eth_sendTransaction', [{ ...payment, type: '0x3', blobVersionedHashes: [hash] }]],
      ['eth_sendTransaction', [{ ...payment, authorizationList: [authorization] }]],
      ['eth_sendTransaction', [{ ...unlimited(), ...other }]],
      ['wallet_sendCalls', [{ ...batch, calls: [call], capabilities: { paymasterService: {} } }]],
      ['wallet_sendCalls', [{ ...batch, calls: [{ ...call, chainId: '0x1' }] }]],
    ];
    for (const [method, params] of requests)
      expect((await it.ask(method, params)).error, JSON.stringify(params)).toBeDefined();
    expect(its.heard).toEqual([]);
  });

  it('a batch that asks the wallet for more than its calls, and none that can do without it', async () => {
    const its = await signer(() => ({ result: { id: '0x01' } }));
    const it = await server(lenient, its.url);
    const batch = { version: '2.0.0', from: alice, chainId: toHex(chainId), atomicRequired: true };
    const calls = [{ to: bob, value: '0x1' }];
    const asks = (capabilities: object) => it.ask('wallet_sendCalls', [{ ...batch, calls, capabilities }]);
    for (const asked of [{ paymasterService: { url: 'https://pay.example' } }, { somethingElse: {} }])
      expect((await asks(asked)).error, JSON.stringify(asked)).toBeDefined();
    expect(its.heard).toEqual([]);
    const optional = await asks({ somethingElse: { optional: true } });
    expect(optional.error?.message).toBeUndefined();
    expect(its.heard).toHaveLength(1);
  });

  it('a batch of which one call goes elsewhere, or all of them send too much', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server({ ...lenient, to: [bob], mostValue: '1000' }, its.url);
    const batch = { version: '2.0.0', from: alice, chainId: toHex(chainId), atomicRequired: true };
    const send = async (...calls: object[]) =>
      (await it.ask('wallet_sendCalls', [{ ...batch, calls }])).error?.message;
    const call = { to: bob, value: '0x1' };
    expect(await send(call, { ...call, to: carol })).toContain(carol);
    expect(await send(call, { ...call, value: '0x3e8' })).toContain('1001 wei');
    expect(await send(call, { data: '0x00' })).toBeDefined();
    expect(its.heard).toEqual([]);
  });
});

describe('what the signer gets and answers', () => {
  it('is the frozen request, and its account where only one can be meant', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server(policy, its.url);
    const { result, error } = await it.ask('eth_sendTransaction', [{ to: bob, value: '0x01' }]);
    expect(error).toBeUndefined();
    expect(result).toBe(hash);
    expect(its.heard).toMatchObject([
      {
        method: 'eth_sendTransaction',
        params: [{ from: alice, to: bob, value: '0x1', chainId: toHex(chainId) }],
      },
    ]);
  });

  it('a message is signed only where Caution is allowed, and a signature of something else is an error', async () => {
    const key = privateKeyToAccount(`0x${'11'.repeat(32)}`);
    let raw: `0x${string}` = '0x6869';
    const its = await signer(
      async () => ({ result: await key.signMessage({ message: { raw } }) }),
      [key.address],
    );
    const strict = await server(policy, its.url);
    const { error: refused } = await strict.ask('personal_sign', ['0x6869', key.address]);
    expect(refused).toMatchObject({ code: 4001, data: { verdict: 'caution' } });
    expect(its.heard).toEqual([]);
    const it = await server(lenient, its.url);
    const { result, error } = await it.ask('personal_sign', ['0x6869', key.address]);
    expect(error).toBeUndefined();
    expect(result).toBe(await key.signMessage({ message: { raw: '0x6869' } }));
    expect(its.heard).toMatchObject([{ method: 'personal_sign', params: ['0x6869', key.address] }]);
    raw = '0x686a';
    const other = await it.ask('personal_sign', ['0x6869', key.address]);
    expect(other.error?.message).toMatch(/not a signature of this request/);
  });

  it('an error of its own is passed back; an answer of another shape is an error', async () => {
    const answers: unknown[] = [
      { error: { code: -32000, message: 'locked' } },
      { result: 'sure' },
      { result: null },
      'nonsense',
    ];
    const its = await signer(() => answers.shift());
    const it = await server(policy, its.url);
    const error = async () => (await it.ask('eth_sendTransaction', [payment])).error;
    expect(await error()).toEqual({ code: -32000, message: 'locked' });
    expect((await error())?.message).toMatch(/not what was asked for/);
    expect((await error())?.message).toMatch(/not what was asked for/);
    expect((await error())?.message).toBe('The signer sent no JSON-RPC answer (HTTP status 200).');
  });

  it('the hash of another transaction is an error, also of one that is not mined yet', async () => {
    const other = await chain.send(alice, { to: carol, value: 1n });
    const hashes: unknown[] = [other];
    const its = await signer(() => ({ result: hashes.shift() }));
    const it = await server(policy, its.url);
    const asked = async () => (await it.ask('eth_sendTransaction', [payment])).error?.message;
    expect(await asked()).toMatch(/hash of a different transaction/);
    await chain.ask('evm_setAutomine', [false]);
    closing.push(async () => {
      await chain.ask('evm_setAutomine', [true]);
      await chain.ask('evm_mine', []);
    });
    hashes.push(await chain.send(alice, { to: carol, value: 1n }));
    expect(await asked()).toMatch(/hash of a different transaction/);
    expect(its.heard).toHaveLength(2);
  });

  it('a signer that never answers is given up, and the next request is passed on', async () => {
    const answers: unknown[] = [undefined, { result: hash }];
    const its = await signer(() => answers.shift());
    const clock = handClock();
    const decide = deciding(its.url, clock);
    const call = JSON.stringify({ method: 'eth_sendTransaction', params: [payment] });
    const both = [decide(call, () => true), decide(call, () => true)];
    await expect.poll(() => its.heard.length, { timeout: 20_000 }).toBe(1);
    clock.pass(120_000);
    expect(await both[0]).toContain('The signer did not answer in time.');
    expect(await both[1]).toBe(`"result":"${hash}"`);
  });

  it('a program that gave up and asks again gets the first answer, and nothing is signed twice', async () => {
    const answering: (() => void)[] = [];
    const hashes = ['01', '02', '03'].map((it) => `0x${it.repeat(32)}`);
    const its = await signer(async () => {
      const result = hashes[its.heard.length - 1];
      await new Promise<void>((resolve) => answering.push(resolve));
      return { result };
    });
    const it = await server(policy, its.url);
    const ask = (signal?: AbortSignal) => it.ask('eth_sendTransaction', [payment], signal);
    const giveUp = async (count: number) => {
      const patience = new AbortController();
      const first = ask(patience.signal).catch(() => undefined);
      await expect.poll(() => answering.length, { timeout: 20_000 }).toBe(count);
      patience.abort();
      await first;
    };
    const notes = () => it.notes.filter((line) => line.includes('eth_sendTransaction')).length;
    // The signer answers before it asks again.
    await giveUp(1);
    answering[0]?.();
    await expect.poll(notes, { timeout: 20_000 }).toBe(1);
    expect(await ask()).toMatchObject({ result: hashes[0] });
    // And after.
    await giveUp(2);
    const again = ask();
    answering[1]?.();
    expect(await again).toMatchObject({ result: hashes[1] });
    expect(its.heard).toHaveLength(2);
    // Who was told and asks the same once more means it.
    const third = ask();
    await expect.poll(() => answering.length, { timeout: 20_000 }).toBe(3);
    answering[2]?.();
    expect(await third).toMatchObject({ result: hashes[2] });
  });

  it('nothing is passed on when nobody waits for it any more', async () => {
    const its = await signer(() => ({ result: hash }));
    const decide = deciding(its.url, machineClock);
    const call = JSON.stringify({ method: 'eth_sendTransaction', params: [payment] });
    expect(await decide(call, () => false)).toContain('Nobody is waiting');
    expect(its.heard).toEqual([]);
  });

  it('a reading of more than 30 seconds ago is made again, and after three of them nothing is signed', async () => {
    const its = await signer(() => ({ result: hash }));
    let now = 0;
    const slow = { ...machineClock, now: () => (now += 31_000) };
    const decide = deciding(its.url, slow);
    const call = JSON.stringify({ method: 'eth_sendTransaction', params: [payment] });
    expect(await decide(call, () => true)).toContain('30 seconds old');
    expect(now).toBeGreaterThanOrEqual(6 * 31_000);
    expect(its.heard).toEqual([]);
  });

  it('gets one request at a time, in the order in which they came', async () => {
    let open = 0;
    let most = 0;
    const its = await signer(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 30));
      open -= 1;
      return { result: hash };
    });
    const it = await server(policy, its.url);
    const values = ['0x1', '0x2', '0x3'];
    await Promise.all(values.map((value) => it.ask('eth_sendTransaction', [{ ...payment, value }])));
    expect(most).toBe(1);
    expect(its.heard.map(({ params }) => (params[0] as { value: string }).value).toSorted()).toEqual(values);
  });
});

describe('whom the policy names', () => {
  /** As thieves make them: the ends of Bob’s address. */
  const poisoned = `${bob.slice(0, 7)}${'1'.repeat(30)}${bob.slice(-5)}`.toLowerCase() as Address;
  const paying = (to: Address) =>
    [
      { from: alice, to, value: '0x1' },
      { from: alice, to: token, data: chain.data('Token', 'transfer', [to, 5n]) },
    ] as const;

  it('an address that looks like one of them is refused, in each form of a payment', async () => {
    const its = await signer(() => ({ result: hash }));
    for (const rules of [
      { allow: ['read', 'caution'], book: [bob] },
      { allow: ['read', 'caution'], to: [bob, token, poisoned] },
    ]) {
      const it = await server(rules, its.url);
      for (const asked of paying(poisoned))
        expect((await it.ask('eth_sendTransaction', [asked])).error, JSON.stringify(asked)).toMatchObject({
          code: 4001,
          data: { verdict: 'stop' },
        });
    }
    expect(its.heard).toEqual([]);
  });

  it('one that looks like the payer is refused without any list', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server({ allow: ['read', 'caution'] }, its.url);
    const self = `${alice.slice(0, 7)}${'1'.repeat(30)}${alice.slice(-5)}`.toLowerCase();
    const { error } = await it.ask('eth_sendTransaction', [{ from: alice, to: self, value: '0x1' }]);
    expect(error).toMatchObject({ code: 4001, data: { verdict: 'stop' } });
    expect(its.heard).toEqual([]);
  });

  it('without a list nobody can be compared: payments are refused with that reason, and nothing is clear', async () => {
    const its = await signer(() => ({ result: hash }));
    const it = await server({ allow: ['read', 'caution'] }, its.url);
    for (const asked of [...paying(poisoned), ...paying(bob)]) {
      const { error } = await it.ask('eth_sendTransaction', [asked]);
      expect(error?.message, JSON.stringify(asked)).toMatch(/Look-alike addresses could not be checked/);
      const findings = error?.data?.findings as readonly { rule: string; outcome: string }[];
      const of = (rule: string) => findings.find((one) => one.rule === rule)?.outcome;
      expect(['transfers.lookAlike', 'transfers.poisoning'].map(of)).toEqual(['unknown', 'unknown']);
    }
    expect(its.heard).toEqual([]);
    // What pays nobody does not need it.
    await chain.ask('anvil_setCode', [permit2, await chain.ask('eth_getCode', [token, 'latest'])]);
    const approval = { from: alice, to: token, data: chain.data('Token', 'approve', [permit2, 5n]) };
    expect((await it.ask('eth_sendTransaction', [approval])).error?.message).toBeUndefined();
  });

  it('whoever is on the list, or like nobody on it, is paid', async () => {
    const its = await signer(() => ({ result: hash }));
    for (const rules of [
      { allow: ['read'], book: [bob] },
      { allow: ['read'], book: [] },
      { allow: ['read'], book: [carol] },
      { allow: ['read'], to: [bob, token] },
    ]) {
      const it = await server(rules, its.url);
      for (const asked of paying(bob))
        expect(
          (await it.ask('eth_sendTransaction', [asked])).error?.message,
          JSON.stringify(rules),
        ).toBeUndefined();
    }
  });
});

describe('the file of the policy', () => {
  it('that changed, is damaged or is gone ends all signing, and each refusal says so', async () => {
    const its = await signer(() => ({ result: hash }));
    const changes: readonly ((file: string) => void)[] = [
      (file) => writeFileSync(file, JSON.stringify({ ...policy, to: [] })),
      (file) => writeFileSync(file, '{ "allow": ['),
      (file) => rmSync(file),
    ];
    for (const change of changes) {
      const it = await server(policy, its.url);
      const before = its.heard.length;
      expect(await it.ask('eth_sendTransaction', [payment])).toMatchObject({ result: hash });
      change(it.file);
      const { error } = await it.ask('eth_sendTransaction', [payment]);
      expect(error?.message).toMatch(/changed, damaged or removed/);
      expect(its.heard).toHaveLength(before + 1);
      // The same file once more is the same policy.
      writeFileSync(it.file, JSON.stringify(policy));
      expect(await it.ask('eth_sendTransaction', [payment])).toMatchObject({ result: hash });
    }
  });
});

describe('how it begins', () => {
  const begin = async (rules: unknown, more: readonly string[] = [], how = {}) => {
    const it = await serving(rules, ['--signer', chain.url, '--rpc', chain.url, ...more], how);
    const { code, err } = await it.stop();
    return { code, err, said: it.said };
  };

  it('a token that nobody would be told is asked for, and one that is given is not printed', async () => {
    const inLog = { isTerminal: false };
    expect(await begin(policy, [], inLog)).toMatchObject({
      code: 2,
      err: expect.stringContaining('READBACK_SCRIPT_TOKEN'),
    });
    const env = { READBACK_SCRIPT_TOKEN: 'a-token-that-only-tests-know' };
    expect(await begin(policy, [], { ...inLog, env })).toMatchObject({ code: 0, said: [] });
    const { said } = await begin(policy, ['--print-address'], { ...inLog, env });
    expect(said).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/scripts\/a-token-that-only-tests-know$/),
    ]);
    expect((await begin(policy, ['--token', 'short'])).code).toBe(2);
  });

  it('the node must be on the network that is named, and the policy must allow it', async () => {
    expect(await begin(policy, ['--chain', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('the node is on network 31337'),
    });
    const elsewhere = await begin({ ...policy, networks: [1] });
    expect(elsewhere.err).toContain('is not in “networks”');
    expect((await begin({ ...policy, networks: [chainId] }, ['--chain', '31337'])).code).toBe(0);
  });

  it('a policy of which an editor put a byte order mark in front is read', async () => {
    expect((await begin(`\ufeff${JSON.stringify(policy)}`)).code).toBe(0);
    expect((await begin(`\ufeff\ufeff${JSON.stringify(policy)}`)).code).toBe(2);
  });

  it('a policy that is not understood as a whole is an error that names the part', async () => {
    const { code, err } = await begin({ ...policy, alow: ['read'] });
    expect(code).toBe(2);
    expect(err).toContain('alow');
  });
});
