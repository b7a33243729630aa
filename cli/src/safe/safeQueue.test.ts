import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSignatures } from '@readback/core/safe/ownerSignature.ts';
import { signedHash } from '@readback/core/request/frozen/signedHash.ts';
import type { SafeTx } from '@readback/core/model/request.ts';
import {
  alice,
  bob,
  carol,
  chainId,
  startChain,
  type TestChain,
} from '@readback/core/simulate/testing/chain.ts';
import { deploySafe, safeTx } from '@readback/core/simulate/testing/safe.ts';
import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Lie,
  type StandInSafe,
  type StandInTx,
  serviceStandIn,
} from '@readback/core/safe/service/testing/serviceStandIn.ts';
import { fakeSigner } from '../serve/testing/serving.ts';
import { readbackHere } from '../testing/readbackHere.ts';

const [ana, ben] = [
  privateKeyToAccount(numberToHex(201, { size: 32 })),
  privateKeyToAccount(numberToHex(202, { size: 32 })),
];
/** Where the list of owners begins. */
const start: Address = '0x0000000000000000000000000000000000000001';
const folder = mkdtempSync(join(tmpdir(), 'readback-safe-'));
let chain: TestChain;
let safe: Address;

beforeAll(async () => {
  chain = await startChain();
  safe = getAddress(await deploySafe(chain, [ana.address, ben.address, alice], 2n));
  await chain.receipt(await chain.send(alice, { to: safe, value: 10n ** 18n }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await chain?.stop();
});

function file(name: string, tx: Partial<SafeTx>, more: object = {}): string {
  const path = join(folder, name);
  const fields = { safe, chainId, ...safeTx(tx), ...more };
  const text = JSON.stringify(fields, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it));
  writeFileSync(path, text);
  return path;
}

const queue = (...args: readonly string[]) =>
  readbackHere(['safe', safe, ...args, '--chain', String(chainId), '--rpc', chain.url]);

const hashOf = (tx: Partial<SafeTx>): Hex => {
  const hash = signedHash({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx: safeTx(tx) });
  if (hash === undefined) throw new Error('A Safe transaction has a hash.');
  return hash;
};

const pay = { to: bob, value: 10n ** 17n } as const;

describe('readback safe', () => {
  it('says who must sign, and that nothing waits', async () => {
    const { out, code, err } = await queue();
    expect(err).toBe('');
    expect(code).toBe(0);
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain(`Safe ${safe} on the practice chain (31337), version 1.4.1, at block`);
    expect(text).toContain('2 of 3 owners must sign; the next nonce is 0.');
    expect(text).toContain(`Owner ${ana.address}.`);
    expect(text).toContain('Nothing waits.');
  });

  it('reads each proposal back, with its hash and who has signed it', async () => {
    const signature = await ana.sign({ hash: hashOf(pay) });
    const { out, code } = await queue(file('one.json', pay, { signature }));
    const text = out.replace(/\s+/g, ' ');
    expect(code).toBe(0);
    expect(text).toContain('Nonce 0, next.');
    expect(text).toMatch(/Read back.*0\.1 ETH/);
    expect(text).toContain(`Safe transaction hash: ${hashOf(pay)}`);
    expect(text).toContain(`Signed by ${ana.address}; one more owner must sign.`);
  });

  it('joins the signatures of several files, and what it writes is read again and executed', async () => {
    const first = file('ana.json', pay, { signature: await ana.sign({ hash: hashOf(pay) }) });
    const second = file('ben.json', pay, {
      confirmations: [{ owner: ben.address, signature: await ben.sign({ hash: hashOf(pay) }) }],
    });
    const written = join(folder, 'both.json');
    writeFileSync(written, (await queue(first, second, '--json')).out);
    const again = await queue(written);
    expect(again.out.replace(/\s+/g, ' ')).toContain('enough owners have signed to execute it.');
    const [{ execution, verdict }] = JSON.parse((await queue(written, '--json')).out).results;
    expect(verdict).toBe('read');
    const mark = await chain.ask('evm_snapshot', []);
    const before = BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex);
    await chain.receipt(await chain.send(carol, { to: execution.to, data: execution.data }));
    expect(BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex) - before).toBe(pay.value);
    expect((await queue(written)).out).toContain('One proposal has a nonce that the Safe has used.');
    await chain.turnBack(mark);
  });

  it('names rivals, a nonce that nobody has, what strangers signed, and a hash that is of something else', async () => {
    const other = { to: carol, value: 1n, nonce: 2n } as const;
    const { out, code } = await queue(
      file('a.json', { ...pay, nonce: 2n }, { safeTxHash: hashOf(other) }),
      file('b.json', other, { signature: `0x${'22'.repeat(53)}` }),
      file('c.json', { to: safe, nonce: 2n }, { signature: await ben.sign({ hash: hashOf(pay) }) }),
    );
    const text = out.replace(/\s+/g, ' ');
    expect(code).toBe(4);
    expect(text).toContain('Nonce 2: 3 proposals, of which at most one can be executed.');
    expect(text).toContain(`The file states another hash, ${hashOf(other)}`);
    expect(text).toContain('Not counted: a signature of 53 bytes; an owner’s has 65 or more.');
    expect(text).toContain('signed, and is not an owner.');
    expect(text).toContain('An empty transaction: it only uses the nonce');
    expect(text).toContain('No proposal has nonce 0, 1: what comes after cannot be executed before that.');
  });

  describe('of which an earlier proposal changes who must sign', () => {
    const later = { ...pay, nonce: 1n } as const;
    const signed = async () => ({
      signatures: packSignatures([
        { by: 'key', owner: ana.address, bytes: await ana.sign({ hash: hashOf(later) }) },
        { by: 'key', owner: ben.address, bytes: await ben.sign({ hash: hashOf(later) }) },
      ]),
    });
    const owners = parseAbi([
      'function swapOwner(address,address,address)',
      'function changeThreshold(uint256)',
    ]);

    it.each([
      [
        'another owner',
        encodeFunctionData({ abi: owners, functionName: 'swapOwner', args: [start, ana.address, carol] }),
      ],
      ['a threshold', encodeFunctionData({ abi: owners, functionName: 'changeThreshold', args: [3n] })],
    ])('%s: says that later signatures may not be enough', async (name, data) => {
      const { out } = await queue(
        file(`${name}.json`, { to: safe, data }),
        file('later.json', later, await signed()),
      );
      const text = out.replace(/\s+/g, ' ');
      expect(text).toContain('enough owners have signed, as the Safe is now.');
      expect(text).toContain(
        'Who must sign changes with nonce 0. These signatures may not be enough after that.',
      );
    });

    it('and a payment before it changes nobody', async () => {
      const { out } = await queue(file('first.json', pay), file('later.json', later, await signed()));
      const text = out.replace(/\s+/g, ' ');
      expect(text).not.toContain('changes who must sign');
      expect(text).toContain('Each is read as if it were the next.');
    });
  });

  it.each<[string, () => Promise<{ code: number; err: string }>, RegExp]>([
    [
      'an account that is no Safe',
      () => safeCommand(bob),
      /No contract is deployed at this address on that network/,
    ],
    ['a file of something else', () => queue('{ "to": 1 }'), /not a Safe transaction/],
    ['no node', () => readbackHere(['safe', safe, '--chain', '1']), /needs a node: --rpc/],
    ['no network', () => readbackHere(['safe', safe, '--rpc', chain.url]), /--chain/],
    ['another option', () => queue('--full'), /Use: readback safe/],
  ])('refuses %s, and says why', async (_, run, why) => {
    const { code, err } = await run();
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});

const safeCommand = (of: Address) =>
  readbackHere(['safe', of, '--chain', String(chainId), '--rpc', chain.url]);

describe('with a transaction service', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  const listed = async (tx: Partial<SafeTx>, signers: readonly { address: Address; sign: Sign }[]) => ({
    tx: safeTx(tx),
    hash: hashOf(tx),
    confirmations: await Promise.all(
      signers.map(async (it) => ({ owner: it.address, signature: await it.sign({ hash: hashOf(tx) }) })),
    ),
  });

  /** The stand-in behind an address of this machine, with what the chain has of the Safe. */
  async function serving(given: readonly StandInTx[], lie?: Lie) {
    const json = JSON.parse((await queue('--json')).out).safe;
    const about: StandInSafe = {
      address: safe,
      chainId,
      version: json.version,
      nonce: BigInt(json.nonce),
      threshold: BigInt(json.threshold),
      owners: json.owners,
      singleton: json.singleton,
      ...(json.fallbackHandler === null ? {} : { fallbackHandler: json.fallbackHandler }),
    };
    const its = serviceStandIn(about, given, lie);
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const path = (request.url ?? '').replace(/^\/api/, '');
        void its.answer({ method: request.method ?? '', path, body }).then((it) => {
          response.writeHead(it.status, { 'content-type': 'application/json' }).end(it.body);
        });
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
    return { ...its, args: ['--service', url] };
  }

  const signer = async (
    answer: Parameters<typeof fakeSigner>[1],
    accounts: readonly string[] = [ben.address],
  ) => {
    const it = await fakeSigner({ accounts, chainId: numberToHex(chainId) }, answer);
    closing.push(it.close);
    return it;
  };
  const policy = (rules: object): string => {
    const path = join(folder, 'policy.json');
    writeFileSync(path, JSON.stringify({ allow: ['read'], book: [bob], ...rules }));
    return path;
  };
  const signing = (hash: Hex, url: string, rules: object = {}) =>
    ['--sign', hash, '--signer', url, '--policy', policy(rules)] as const;
  /** Signs what it is asked to, as a wallet does. */
  const signs = ({ params }: { params: readonly unknown[] }) =>
    ben.signTypedData(JSON.parse(String(params[1]))).then((result) => ({ result }));

  it('what it lists is read back, with the signatures that hold', async () => {
    const { args } = await serving([await listed(pay, [ana])]);
    const { out, code } = await queue(...args);
    const text = out.replace(/\s+/g, ' ');
    expect(text).toMatch(/127\.0\.0\.1:\d+ lists 1 transaction\./);
    expect(text).toContain(`Signed by ${ana.address}; one more owner must sign.`);
    expect(code).toBe(0);
  });

  const ofSafe =
    (fields: object): Lie =>
    (it, path) =>
      /\/v1\/safes\/\w+\/$/.test(path) ? { ...(it as object), ...fields } : it;

  it.each<[string, Lie, RegExp]>([
    ['other owners', ofSafe({ owners: [carol] }), /Stop: It lists .* not an owner on chain/],
    ['another threshold', ofSafe({ threshold: 1 }), /Stop: It says that 1 must sign/],
    ['other fields', changed({ to: carol }), /Stop: a transaction .* do not give the hash/],
    ['an execution', changed({ isExecuted: true }), /Stop: The service says that this was executed/],
  ])('a lie is a Stop that names it, and nobody is asked to sign: %s', async (_, lie, named) => {
    const { args } = await serving([await listed(pay, [ana])], lie);
    const { out, code } = await queue(...args);
    expect(out.replace(/\s+/g, ' ')).toMatch(named);
    expect(code).toBe(4);
    const { url, heard } = await signer(signs);
    const asked = await queue(file('mine.json', pay), ...args, ...signing(hashOf(pay), url));
    expect([asked.code, heard]).toEqual([4, []]);
    expect(asked.err).toContain('Nobody was asked to sign');
  });

  it('one that does not answer leaves what the files have, and is said', async () => {
    const { out, code } = await queue(file('mine.json', pay), '--service', 'http://127.0.0.1:9/api');
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain('Could not ask 127.0.0.1:9');
    expect(text).toContain(hashOf(pay));
    expect(code).toBe(5);
  });

  it('an owner’s signer signs what the policy allows, and the service gets it where that is asked for', async () => {
    const it = await serving([await listed(pay, [ana])]);
    const { url, heard } = await signer(signs);
    const path = join(folder, 'signed.json');
    const { out, err, code } = await queue(...it.args, ...signing(hashOf(pay), url), '--out', path, '--send');
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain(`Signed by ${ben.address}. Enough owners have signed.`);
    expect(heard.map(({ method }) => method)).toEqual(['eth_signTypedData_v4']);
    expect(it.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(it.all()[0]?.confirmations.map(({ owner }) => owner)).toEqual([ana.address, ben.address]);
    const [{ execution }] = JSON.parse((await queue(path, '--json')).out).results;
    const mark = await chain.ask('evm_snapshot', []);
    await chain.receipt(await chain.send(carol, { to: execution.to, data: execution.data }));
    expect((await queue(path)).out).toContain('a nonce that the Safe has used');
    await chain.turnBack(mark);
  });

  it('without --send nothing goes to the service, and without --out the file is on standard output', async () => {
    const it = await serving([await listed(pay, [ana])]);
    const { url } = await signer(signs);
    const { out, err, code } = await queue(...it.args, ...signing(hashOf(pay), url));
    expect(code).toBe(0);
    expect(err).toContain(`Signed by ${ben.address}`);
    expect(JSON.parse(out).confirmations).toHaveLength(2);
    expect(it.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a signature is not lost where its file cannot be written, or the service does not take it', async () => {
    const { url } = await signer(signs);
    const nowhere = join(folder, 'no/such/folder.json');
    const unwritten = await queue(file('mine.json', pay), ...signing(hashOf(pay), url), '--out', nowhere);
    expect(unwritten.code).toBe(1);
    expect(unwritten.err).toContain('Could not write');
    expect(JSON.parse(unwritten.out).confirmations).toHaveLength(1);
    const forgets: Lie = (it, path) => (path.includes(hashOf(pay)) ? 'gone' : it);
    const { args } = await serving([await listed(pay, [ana])], forgets);
    const unsent = await queue(...args, ...signing(hashOf(pay), url), '--send');
    expect(unsent.code).toBe(1);
    expect(unsent.err).toContain('did not take the signature');
    expect(JSON.parse(unsent.out).confirmations).toHaveLength(2);
  });

  it.each<[string, Partial<SafeTx>, object]>([
    ['a payee that the policy does not name', { to: carol, value: 1n }, { to: [bob] }],
    ['more than it allows', pay, { mostValue: '1' }],
    [
      'a guard, which is no calm request',
      { data: encodeFunctionData({ abi: parseAbi(['function setGuard(address)']), args: [carol] }) },
      {},
    ],
  ])('what the policy does not allow is not signed: %s', async (_, fields, rules) => {
    const tx = { to: safe, ...fields };
    const { url, heard } = await signer(signs);
    const { err, code } = await queue(file('it.json', tx), ...signing(hashOf(tx), url, rules));
    expect(heard).toEqual([]);
    expect(err).not.toBe('');
    expect(code).toBe(4);
  });

  it.each<[string, () => Promise<readonly string[]>, string]>([
    [
      'a limit for a day, which a command that ends cannot keep',
      async () => signing(hashOf(pay), (await signer(signs)).url, { mostValuePerDay: '9' }),
      'limits for a day',
    ],
    [
      'another network',
      async () => signing(hashOf(pay), (await signer(signs)).url, { networks: [1] }),
      'does not allow this network',
    ],
    [
      'a hash that nobody proposed',
      async () => signing(hashOf({}), (await signer(signs)).url),
      'No transaction',
    ],
    [
      'a signer that is not an owner',
      async () => signing(hashOf(pay), (await signer(signs, [carol])).url),
      'is an owner',
    ],
    [
      'a signer with several owners',
      async () => signing(hashOf(pay), (await signer(signs, [ana.address, ben.address])).url),
      '--from',
    ],
    [
      'a password in the URL of the service',
      async () => ['--service', 'https://me:secret@service.test/api'],
      '--service accepts no user name or password',
    ],
    ['no policy', async () => ['--sign', hashOf(pay), '--signer', 'http://127.0.0.1:9'], '--policy FILE'],
    [
      'no service to send to',
      async () => [...signing(hashOf(pay), 'http://127.0.0.1:9'), '--send'],
      '--service',
    ],
  ])('is refused with the reason: %s', async (_, args, why) => {
    const { out, err, code } = await queue(file('mine.json', pay), ...(await args()));
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(why);
  });

  it('an owner who has signed is not asked again, and a signature of something else is not taken', async () => {
    const { url, heard } = await signer(signs);
    const done = file('done.json', pay, { signature: await ben.sign({ hash: hashOf(pay) }) });
    const again = await queue(done, ...signing(hashOf(pay), url));
    expect([again.code, heard]).toEqual([2, []]);
    const other = await signer(async () => ({ result: await ben.sign({ hash: hashOf({ to: carol }) }) }));
    const { out, err, code } = await queue(file('mine.json', pay), ...signing(hashOf(pay), other.url));
    expect([out, code]).toEqual(['', 4]);
    expect(err).toContain('signature');
  });
});

type Sign = (it: { hash: Hex }) => Promise<Hex>;

/** Changes each transaction of a list. */
function changed(fields: object): Lie {
  return (it) => {
    const { results, ...page } = it as { results?: readonly object[] };
    return results === undefined ? it : { ...page, results: results.map((one) => ({ ...one, ...fields })) };
  };
}
