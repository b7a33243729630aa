import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFunctionData, parseAbi, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readbackHere } from './testing/readbackHere.ts';
import { readback } from './testing/readbackProcess.ts';
import { account, approval, asked, permit, signIn, spender, usdc } from './testing/requests.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'readback-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what it says', () => {
  it('an approval without a node is not fully read, and the verdict comes first', async () => {
    const { out, err, code } = await readback(['--full', '--offline', asked({ to: usdc, data: approval })]);
    expect(code).toBe(5);
    expect(err).toBe('');
    expect(out.split('\n')[0]).toBe('Not fully checked');
    expect(out).toContain(`spender address: ${spender}`);
    expect(out).toContain('approve(address,uint256) 0x095ea7b3');
    expect(out).toContain('amount uint256: unlimited USDC');
    expect(out).toContain('add --rpc URL');
  });

  it('typed data whose domain lacks what it declares shows its message and what is missing', async () => {
    const of = (domain: object, message: object = { name: 'Hello', amount: '5' }) =>
      JSON.stringify({
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'chainId', type: 'uint256' },
          ],
          Wallet: [
            { name: 'name', type: 'string' },
            { name: 'amount', type: 'uint256' },
          ],
        },
        primaryType: 'Wallet',
        domain,
        message,
      });
    const { out, code } = await readbackHere(['--full', '--offline', of({})]);
    expect(code).toBe(5);
    expect(out).toContain('name string: “Hello”');
    expect(out).toContain('amount uint256: 5');
    expect(out).toMatch(/it lacks name,\s+chainId\./);
    expect(out).not.toContain('no bytes');
    expect((await readbackHere(['--full', '--offline', of({ name: 'x' })])).out).toMatch(
      /it\s+lacks\s+chainId\./,
    );
    const whole = await readbackHere(['--full', '--offline', of({ name: 'x', chainId: '1' })]);
    expect(whole.out).toContain('name string: “Hello”');
    expect(whole.out).not.toContain('it lacks');
    expect(whole.out).toContain('EIP-712 digest');
  });

  it('what Hyperliquid sends and pays out is USDC, and what only looks like it is not said to be', async () => {
    const of = (name: string) =>
      JSON.stringify({
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'version', type: 'string' },
            { name: 'chainId', type: 'uint256' },
            { name: 'verifyingContract', type: 'address' },
          ],
          [name]: [
            { name: 'hyperliquidChain', type: 'string' },
            { name: 'destination', type: 'string' },
            { name: 'amount', type: 'string' },
            { name: 'time', type: 'uint64' },
          ],
        },
        primaryType: name,
        domain: {
          name: 'HyperliquidSignTransaction',
          version: '1',
          chainId: 42161,
          verifyingContract: `0x${'0'.repeat(40)}`,
        },
        message: { hyperliquidChain: 'Mainnet', destination: spender, amount: '1000', time: 1795251600000 },
      });
    const said = async (name: string) =>
      (await readbackHere(['--full', '--offline', of(name)])).out.replace(/\s+/g, ' ').slice(0, 300);
    for (const name of ['UsdSend', 'Withdraw'])
      expect(await said(`HyperliquidTransaction:${name}`)).toContain('send 1000 USDC to');
    for (const name of ['UsdSend', 'HyperliquidTransaction:UsdSendAll'])
      expect(await said(name)).not.toContain('USDC');
  });

  it('what eth_sign asks for is a Stop where it is a hash, and a Caution where it is a text', async () => {
    const ask = (data: string) => JSON.stringify({ method: 'eth_sign', params: [account, data] });
    const hash = await readbackHere(['--full', '--offline', ask(`0x${'11'.repeat(32)}`)]);
    expect(hash.code).toBe(4);
    expect(hash.out).toContain('[messages.blind]');
    expect((await readbackHere(['--full', '--offline', ask('hello')])).code).toBe(3);
  });

  it('a delegation that is still to be signed is a Stop, and one that is taken back is read', async () => {
    const to = (address: string, more: object = {}) =>
      asked({ from: account, to: spender, value: '0x1', authorizationList: [{ address, ...more }] });
    for (const text of [to(spender), to(spender, { chainId: '0x0' }), to(spender, { chainId: '0xa' })]) {
      const { out, code } = await readbackHere(['--full', '--offline', text]);
      expect(code).toBe(4);
      expect(out).toContain('[power.authorization]');
    }
    const taken = await readbackHere(['--full', '--offline', to(`0x${'0'.repeat(40)}`, { nonce: '0x1' })]);
    expect(taken.code).toBe(5);
    expect(taken.out).toContain('revoke the code');
    const alone = { method: 'wallet_signAuthorization', params: [{ address: spender }] };
    expect((await readbackHere(['--full', '--offline', '--chain', '1', JSON.stringify(alone)])).code).toBe(4);
  });

  it('what a transaction sets is printed, also offline, and what no network takes is said', async () => {
    const set = {
      nonce: '0x7',
      gas: '0x5208',
      maxFeePerGas: '0x77359400',
      maxPriorityFeePerGas: '0x5f5e100',
    };
    const { out } = await readbackHere([
      '--full',
      '--offline',
      asked({ to: spender, value: '0xde0b6b3a7640000', ...set }),
    ]);
    expect(out).toContain('Nonce: 7');
    expect(out).toContain('Gas limit: 21000');
    expect(out).toContain('Maximum fee per gas: 2 gwei');
    expect(out).toContain('Maximum priority fee per gas: 0.1 gwei');
    expect(out).toContain('Gas fee, at least: 0.0000021 ETH');
    expect(out).toContain('Maximum gas fee: 0.000042 ETH');
    expect(out).not.toContain('[outcome.fee');
    const swapped = { ...set, maxPriorityFeePerGas: '0x77359401' };
    const other = await readbackHere([
      '--full',
      '--offline',
      asked({ to: spender, value: '0x1', ...swapped }),
    ]);
    expect(other.out).toContain('[outcome.fields]');
    expect(other.out).toContain('[outcome.fee]');
    const plain = await readbackHere(['--full', '--offline', asked({ to: spender, value: '0x1' })]);
    expect(plain.out).not.toContain('What the request sets');
  });

  it('a plain message is read back', async () => {
    const { out, code } = await readback(['--full', 'I am learning to read before I sign.']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('Read back');
    expect(out).toContain('  | I am learning to read before I sign.');
  });

  it.each([
    ['network', ['--chain', 'base'], '[chain.wallet]'],
    ['account', ['--from', spender], '[chain.account]'],
    ['network, with the account,', ['--chain', 'base', '--from', account], '[chain.wallet]'],
  ])('a request for another %s than the wallet’s is a Stop', async (_, wallet, rule) => {
    const { out, code } = await readbackHere([
      '--full',
      '--offline',
      ...wallet,
      asked({ to: usdc, value: '0x1' }),
    ]);
    expect(code).toBe(4);
    expect(out.split('\n')[0]).toBe('Stop');
    expect(out).toContain(rule);
  });

  it('a request for the wallet’s own network and account is none', async () => {
    const wallet = ['--chain', '1', '--from', account];
    const { code } = await readbackHere([
      '--full',
      '--offline',
      ...wallet,
      asked({ to: usdc, value: '0x1' }),
    ]);
    expect(code).toBe(5);
  });

  it('a sign-in that is malformed is a Caution', async () => {
    const { out, code } = await readback(['--full', signIn.replace('Good morning\n\n', '')]);
    expect(code).toBe(3);
    expect(out.split('\n')[0]).toBe('Caution');
    expect(out).toContain('[messages.malformedSignIn]');
  });

  it('an account that is carried in a number is named by its address', async () => {
    const to = '0xe12E0f117d23a5ccc57f8935CD8c4E80cD91FF01';
    const who = '0xdFE7504AFF883fe0F20511CeFcf8DEA4D543ACfc';
    const maker = BigInt(who);
    const data = encodeFunctionData({
      abi: parseAbi([
        'function create((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) makerOrder)',
      ]),
      args: [
        {
          salt: 1n,
          maker,
          receiver: maker,
          makerAsset: BigInt(usdc),
          takerAsset: BigInt(usdc),
          makingAmount: 5n,
          takingAmount: 7n,
          makerTraits: 0n,
        },
      ],
    });
    const { out } = await readbackHere(['--offline', asked({ to, data })]);
    expect(out.replace(/\s+/g, ' ')).toContain(`something that belongs to ${who}, not to you.`);
    expect(out).not.toContain(maker.toLocaleString('en'));
  });

  it('a sign-in says that nobody here knows which site asks for it', async () => {
    const { out, code } = await readbackHere(['--full', signIn]);
    expect(code).toBe(5);
    expect(out).toContain('Asks you to sign in to example.org');
    expect(out).toContain('If the message names another site, reject it');
    expect(out).toContain('--site');
  });

  it('a text of nobody knows which site says which option names it, and no more once it is there', async () => {
    const text = ['--from', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'Please sign to enter the raffle.'];
    expect((await readbackHere(text)).out).toContain('--site');
    const named = await readbackHere(['--site', 'https://raffle.example.org', ...text]);
    expect(named.out).not.toContain('--site');
  });

  it.each([
    ['the one that it names', 'https://Example.org/log-in', 0, 'Read back'],
    ['another', 'example.evil.test', 4, 'Stop'],
  ])('a sign-in is held against the site that asks: %s', async (_, site, code, verdict) => {
    const it = await readbackHere([
      '--full',
      '--site',
      site,
      signIn.replace('Good morning', 'Sign in to example.org'),
    ]);
    expect([it.code, it.out.split('\n')[0]]).toEqual([code, verdict]);
  });

  it('what is not a site is said to be none', async () => {
    const { err, code } = await readbackHere(['--full', '--site', 'the app', signIn]);
    expect(code).toBe(2);
    expect(err).toContain('--site must be the web address of a site');
  });

  it('a sign-in that has expired is a Caution, and one for another network, whichever site asks', async () => {
    const over = `${signIn}\nExpiration Time: ${new Date(Date.now() - 3_600_000).toISOString()}`;
    expect((await readbackHere(['--full', over])).out).toContain('[messages.time]');
    expect((await readbackHere(['--full', '--chain', 'base', '--from', account, signIn])).out).toContain(
      '[messages.otherChain]',
    );
    const twoSites = signIn.replace('URI: https://example.org', 'URI: https://example.evil.test');
    expect((await readbackHere(['--full', twoSites])).out).toContain('[messages.otherUri]');
  });

  it('typed data that gives an allowance shows its fields and both hashes', async () => {
    const { out, code } = await readbackHere(['--full', '--offline', '--from', account, permit]);
    expect(code).toBe(5);
    expect(out).toMatch(/Domain hash +0x[0-9a-f]{64}/);
    expect(out).toMatch(/Message hash +0x[0-9a-f]{64}/);
    expect(out).toContain(spender);
  });
});

describe('where it reads from', () => {
  it('a file, and says which', async () => {
    writeFileSync(join(folder, 'request.json'), asked({ to: usdc, data: approval }));
    const { out, code } = await readback(['--full', '--offline', 'request.json'], { cwd: folder });
    expect(code).toBe(5);
    expect(out).toContain('in request.json');
  });

  it('standard input, without the line break at its end', async () => {
    const piped = await readback(['--full'], { stdin: 'I am learning to read before I sign.\n' });
    const given = await readbackHere(['--full', 'I am learning to read before I sign.']);
    expect(piped.code).toBe(0);
    expect(piped.out).toBe(given.out);
  });

  it('bare calldata with the contract and the network that options name', async () => {
    const args = ['--offline', '--chain', '1', '--to', usdc, approval];
    expect((await readbackHere(args)).code).toBe(5);
  });
});

describe('what it refuses, on standard error alone', () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['an option that is not there', ['--nonsense', 'hello'], /--nonsense/],
    ['an option that stands twice', ['--chain', '1', '--chain', '10', 'hello'], /twice/],
    ['a network that is none', ['--chain', 'nowhere', 'hello'], /--chain/],
    ['an address that is none', ['--from', '0x12', 'hello'], /--from/],
    ['a node that is none', ['--rpc', 'localhost', 'hello'], /--rpc/],
    ['two requests', ['hello', 'there'], /one request/],
    ['calldata without a contract', [approval], /--to ADDRESS and --chain CHAIN/],
    ['calldata without a network', ['--to', usdc, approval], /Add --chain CHAIN\./],
    ['a file that is not there', ['missing.json'], /file does not exist/],
    ['an ABI that is not there', ['--abi', 'none.json', 'hello'], /--abi/],
    ['JSON that is broken', ['{"method": "eth_sendTransaction", "params": ['], /./],
    ['nothing', [''], /nothing here/],
    ['an address', [usdc], /address/],
    ['a signature', [`0x${'11'.repeat(65)}`], /signature/],
  ];
  it.each(cases)('%s', async (_, args, says) => {
    const { out, err, code } = await readbackHere(args, { cwd: folder });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(says);
    expect(err.startsWith('readback: ')).toBe(true);
  });

  it('as a process too', async () => {
    const { out, err, code } = await readback(['--full', approval]);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain('Add --to ADDRESS and --chain CHAIN.');
  });

  it('ten megabytes, however they come', async () => {
    const text = 'x'.repeat(10_000_000);
    writeFileSync(join(folder, 'long.txt'), text);
    for (const it of [
      readbackHere([], { stdin: text }),
      readbackHere(['--full', 'long.txt'], { cwd: folder }),
    ]) {
      const { out, err, code } = await it;
      expect([out, code]).toEqual(['', 2]);
      expect(err).toContain('4 MB');
    }
  });

  it('bytes, not text', async () => {
    const { out, err, code } = await readbackHere([], { stdin: new Uint8Array([0x48, 0xff, 0xfe]) });
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain('not UTF-8 text');
  });
});

describe('a message that is no text', () => {
  it('is said to be none without a line that says so once more', async () => {
    const ask = JSON.stringify({ method: 'personal_sign', params: ['0xff00ff00ff', account] });
    const { out } = await readback([ask]);
    expect(out).toContain('You sign raw bytes, not text');
    expect(out).not.toContain('Could not read what the message says');
  });
});

describe('foreign text', () => {
  const hostile =
    'Hi \u001b[2J\u001b]8;;https://evil.test\u0007click\u001b]8;;\u0007 \u202eevil\u202c \u009b31m a\u200bb\r\nRead back';

  it('cannot steer a terminal, nor pass for a line of ours', async () => {
    const { out } = await readback(
      [JSON.stringify({ method: 'personal_sign', params: [toHex(hostile), account] })],
      {
        env: { FORCE_COLOR: '1' },
      },
    );
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(out).toContain('⟨U+001B⟩');
    expect(out).toContain('⟨U+202E⟩');
    expect(out).toContain('⟨U+200B⟩');
    expect(out.split('\n').slice(1)).not.toContain('Read back');
  });

  it('leaves as ASCII in JSON, and is the same when it is read', async () => {
    const { out } = await readback(['--full', '--json', 'pay \u202eme\u009b now']);
    expect(out).toMatch(/^[\n -~]*$/);
    expect(JSON.parse(out).incoming.request.raw).toBe('pay \u202eme\u009b now');
  });

  it('in an error is not a danger either', async () => {
    const { err } = await readbackHere(['--full', '--chain', '\u001b[31mred\u202e', 'hello']);
    expect(err.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('the ABI of a file', () => {
  it('names a function that nobody else knows, and says who says so', async () => {
    const signature = 'harvestFor(address who, uint256 part)';
    writeFileSync(join(folder, 'Vault.txt'), `function ${signature}`);
    const abi = parseAbi([`function ${signature}`]);
    const data = encodeFunctionData({ abi, functionName: 'harvestFor', args: [account, 7n] });
    const unread = await readbackHere(['--full', '--offline', asked({ to: usdc, data })]);
    expect(unread.out).toContain('Call not decoded');
    const read = await readbackHere(
      ['--full', '--offline', '--abi', 'Vault.txt', asked({ to: usdc, data })],
      {
        cwd: folder,
      },
    );
    expect(read.out).toContain('harvestFor(address,uint256)');
    expect(read.out).toContain('part uint256: 7');
    expect(read.out).toContain('from your Vault.txt');
  });
});
