import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Network } from './parseConfig.ts';
import { allNetworks, enabledConfig } from './allNetworks.ts';
import {
  addNetwork,
  type Choices,
  networkChoices,
  removeNetwork,
  replaceNode,
  switchNetwork,
} from './choices.ts';
import { hostOf, isNodeUrl, readNodeUrl } from '../base/nodeUrl.ts';
import { emptyNetwork, type NetworkDraft, readOwnNetwork } from './ownNetwork.ts';

const network = (chainId: number, name: string, rpc: string, practice = false): Network => ({
  chainId,
  name,
  symbol: 'ETH',
  decimals: 18,
  rpc,
  practice,
  custom: false,
});
const practice = network(31337, 'Practice chain', '/practice/rpc', true);
const base = network(8453, 'Base', 'https://base.example/');
const offered = [practice, base];
const nothing: Choices = { own: [], nodes: {}, off: [] };
const gnosis = { chainId: 100, name: 'Gnosis', symbol: 'xDAI', rpc: 'https://gnosis.example/' };
const list = (choices: Partial<Choices>) =>
  enabledConfig({ networks: offered, practice: null }, { ...nothing, ...choices }).networks.map(
    ({ chainId, name, rpc, custom }) => `${chainId} ${name} ${rpc}${custom ? ' own' : ''}`,
  );

describe('the enabled networks', () => {
  test('are what the host offers, until the user says otherwise', () => {
    expect(list({})).toEqual(['31337 Practice chain /practice/rpc', '8453 Base https://base.example/']);
  });

  test('have the user’s own after them, and not those that are switched off', () => {
    expect(list({ own: [gnosis], off: [8453] })).toEqual([
      '31337 Practice chain /practice/rpc',
      '100 Gnosis https://gnosis.example/ own',
    ]);
    expect(list({ own: [gnosis], off: [100] })).toHaveLength(2);
  });

  test('are asked at the user’s node where there is one', () => {
    expect(list({ nodes: { 8453: 'https://mine.example/' } })).toContain('8453 Base https://mine.example/');
  });

  test('never have two of one chain: the host’s name and the user’s node count', () => {
    const own = [{ ...gnosis, chainId: 8453, name: 'My Base' }, gnosis, { ...gnosis, name: 'Again' }];
    expect(list({ own })).toEqual([
      '31337 Practice chain /practice/rpc',
      '8453 Base https://gnosis.example/',
      '100 Gnosis https://gnosis.example/ own',
    ]);
  });

  test('have no practice chain but the host’s own', () => {
    const node = { 31337: 'https://evil.example/' };
    expect(list({ nodes: node })).toEqual(list({}));
    for (const it of allNetworks(offered, { ...nothing, own: [gnosis] }).slice(1))
      expect(it.practice).toBe(false);
  });

  test('may be a development chain of the user’s own, instead of the practice chain with its id', () => {
    const mine = { ...gnosis, chainId: 31337, name: 'My Anvil', rpc: 'http://127.0.0.1:8545/' };
    const neighbor = network(31338, 'Empty practice chain', '/practice/other/rpc', true);
    const both = { networks: [...offered, neighbor], practice: { rpc: '/practice/rpc', marker: {} } };
    const taken = enabledConfig(both, { ...nothing, own: [mine] });
    expect(taken.networks.map(({ name, practice: its }) => [name, its])).toEqual([
      ['Base', false],
      ['Empty practice chain', true],
      ['My Anvil', false],
    ]);
    expect(taken.practice).toBe(null);
    const beside = enabledConfig(both, { ...nothing, own: [{ ...mine, chainId: 31338 }] });
    expect(beside.networks.map(({ name, practice: its }) => [name, its])).toEqual([
      ['Practice chain', true],
      ['Base', false],
      ['My Anvil', false],
    ]);
    expect(beside.practice).not.toBe(null);
    expect(enabledConfig(both, nothing).networks[0]?.practice).toBe(true);
  });

  test('are never called the practice chain where they are not', () => {
    const impostor = { ...gnosis, chainId: 31337, name: 'Practice chain' };
    for (const them of [offered, []])
      expect(allNetworks(them, { ...nothing, own: [impostor] }).at(-1)).toMatchObject({
        name: 'Chain 31337',
        practice: false,
      });
  });

  test('are not called as another is', () => {
    for (const name of ['Ethereum', 'ethereum mainnet', 'B a s e', 'My practice chain']) {
      expect(list({ own: [{ ...gnosis, name, chainId: 777 }] }).at(-1)).toMatch(/^777 Chain 777 /);
    }
  });

  test('are called by their number where their name would deceive the eye', () => {
    expect(list({ own: [{ ...gnosis, name: 'Gno\u0455is' }] }).at(-1)).toMatch(/^100 Chain 100 /);
    expect(list({ own: [{ ...gnosis, name: '灯塔' }] }).at(-1)).toMatch(/^100 灯塔 /);
    const [odd] = allNetworks([], { ...nothing, own: [{ ...gnosis, symbol: 'xDA\u0406' }] });
    expect(odd?.symbol).toBe('coin');
  });

  test('bring no practice wallet when the practice chain is switched off', () => {
    const config = { networks: offered, practice: { rpc: '/practice/rpc', marker: {} } };
    expect(enabledConfig(config, nothing).practice).not.toBe(null);
    expect(enabledConfig(config, { ...nothing, off: [31337] }).practice).toBe(null);
    expect(enabledConfig(config, { ...nothing, off: [8453] }).practice).not.toBe(null);
  });
});

describe('what the user chose', () => {
  test('is changed one thing at a time', () => {
    networkChoices.set(nothing);
    switchNetwork(100, false);
    addNetwork(gnosis);
    expect(networkChoices.get()).toEqual({ own: [gnosis], nodes: {}, off: [] });
    replaceNode({ ...base, chainId: 100, custom: true }, 'https://other.example/');
    replaceNode(base, 'https://mine.example/');
    switchNetwork(8453, false);
    expect(networkChoices.get()).toEqual({
      own: [{ ...gnosis, rpc: 'https://other.example/' }],
      nodes: { 8453: 'https://mine.example/' },
      off: [8453],
    });
    replaceNode(base, undefined);
    switchNetwork(8453, true);
    removeNetwork(100);
    expect(networkChoices.get()).toEqual(nothing);
  });

  test('loses only what makes no sense', () => {
    const read = networkChoices.read({
      own: [gnosis, { ...gnosis, rpc: 'http://far.example/' }, { ...gnosis, name: 'Gno\u202Esis' }, null],
      nodes: { 1: 'https://one.example/', 2: 'ftp://two.example/', 3: 4 },
      off: [5, 'six', -7],
    });
    expect(read).toEqual({ own: [gnosis], nodes: { 1: 'https://one.example/' }, off: [5] });
  });

  test('is nothing where nonsense was kept', () => {
    fc.assert(
      fc.property(fc.anything(), (it) => {
        const read = networkChoices.read(it);
        expect(read === undefined ? [] : allNetworks([], read)).toEqual([]);
      }),
    );
  });
});

describe('a node URL', () => {
  test.each([
    [' https://node.example/v2/key ', 'https://node.example/v2/key'],
    ['node.example', 'https://node.example/'],
    ['http://localhost:8545', 'http://localhost:8545/'],
    ['http://127.0.0.1:8545/', 'http://127.0.0.1:8545/'],
    ['https://NODE.example/?key=A#part', 'https://node.example/?key=A'],
  ])('may be %s', (text, url) => {
    expect(readNodeUrl(text)).toEqual({ ok: true, value: url });
    expect(isNodeUrl(url)).toBe(true);
  });

  test.each([
    '',
    'http://node.example/',
    'http://192.168.1.4:8545',
    'http://localhost.evil.example/',
    'ws://127.0.0.1:8545',
    'javascript:alert(1)',
    'data:application/json,{}',
    'https://user:secret@node.example/',
    'https://*.example/',
    'https://a;script-src/',
    'https://',
    `https://node.example/${'a'.repeat(2_001)}`,
  ])('may not be %.60s', (text) => {
    expect(readNodeUrl(text).ok).toBe(false);
  });

  test('is named by its host, where no key stands', () => {
    expect(hostOf('https://node.example:8443/v2/secret?key=secret')).toBe('node.example:8443');
  });

  test('that was read is read the same again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const read = readNodeUrl(url);
        if (read.ok) expect(isNodeUrl(read.value)).toBe(true);
      }),
    );
  });
});

describe('a network that is added', () => {
  const draft: NetworkDraft = {
    chainId: '7777',
    name: 'My chain',
    symbol: 'MINE',
    rpc: 'https://node.example/key',
    explorer: '',
  };
  const problems = (change: Partial<NetworkDraft>) => {
    const read = readOwnNetwork({ ...draft, ...change }, offered);
    return 'problems' in read ? Object.keys(read.problems) : read.network;
  };

  test('is taken as it was typed', () => {
    expect(problems({})).toEqual({
      chainId: 7777,
      name: 'My chain',
      symbol: 'MINE',
      rpc: 'https://node.example/key',
    });
    expect(problems({ explorer: 'scan.example' })).toMatchObject({ explorer: 'https://scan.example/' });
    expect(problems({ chainId: '0x1e61' })).toMatchObject({ chainId: 7777 });
  });

  test('has the name and symbol that sentences use, where the engine knows the chain', () => {
    expect(problems({ chainId: '100', name: 'Ethereum', symbol: 'ETH' })).toMatchObject({
      name: 'Gnosis',
      symbol: 'xDAI',
    });
  });

  test('may be a development chain, which has the user’s name and the currency that sentences use', () => {
    for (const chainId of ['31337', '31338'])
      expect(problems({ chainId, name: 'My Anvil', rpc: 'http://127.0.0.1:8545' })).toEqual({
        chainId: Number(chainId),
        name: 'My Anvil',
        symbol: 'ETH',
        rpc: 'http://127.0.0.1:8545/',
      });
    expect(problems({ chainId: '31337', name: 'Practice chain' })).toEqual(['name']);
    const mine = { ...network(31337, 'My Anvil', 'http://127.0.0.1:8545/'), custom: true };
    const again = readOwnNetwork({ ...draft, chainId: '31337', name: 'Another' }, [mine]);
    expect('problems' in again && again.problems.chainId).toMatch(
      /^My Anvil is already in the list with this chain ID/,
    );
  });

  test.each<[Partial<NetworkDraft>, string]>([
    [{ chainId: '' }, 'chainId'],
    [{ chainId: '1.5' }, 'chainId'],
    [{ chainId: '0' }, 'chainId'],
    [{ chainId: '9999999999999999' }, 'chainId'],
    [{ name: '' }, 'name'],
    [{ name: 'Ethereum' }, 'name'],
    [{ name: 'BASE' }, 'name'],
    [{ name: 'Practice' }, 'name'],
    [{ name: '\u0415thereum' }, 'name'],
    [{ name: 'My\u200B chain' }, 'name'],
    [{ name: 'a'.repeat(61) }, 'name'],
    [{ symbol: '' }, 'symbol'],
    [{ symbol: 'E\u202ETH' }, 'symbol'],
    [{ rpc: 'http://node.example' }, 'rpc'],
    [{ explorer: 'javascript:alert(1)' }, 'explorer'],
  ])('is refused with %j', (change, field) => {
    expect(problems(change)).toEqual([field]);
  });

  test('is refused where its chain is in the list already', () => {
    const read = readOwnNetwork({ ...draft, chainId: '8453' }, offered);
    expect('problems' in read && read.problems.chainId).toMatch(
      /^Base is already in the list with this chain ID/,
    );
  });

  test('says what is wrong with every field at once', () => {
    expect(problems(emptyNetwork)).toEqual(['chainId', 'name', 'symbol', 'rpc']);
  });
});
