import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { farName, liar, practiceNames, visitor } from '@readback/scenarios/practiceNames.ts';
import {
  type Address,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  namehash,
  parseAbi,
  toCoinType,
  toHex,
} from 'viem';
import { normalize } from 'viem/ens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, deployer, trader, user } from '../accounts.ts';
import { type Anvil, startAnvil } from '../anvil.ts';
import { rpc } from '../rpc.ts';
import { deploy } from './deploy.ts';

let anvil: Anvil;
let info: PracticeInfo;
let client: ReturnType<typeof createPublicClient>;
let universalResolverAddress: Address;

beforeAll(async () => {
  anvil = await startAnvil(31337);
  info = await deploy(anvil.url);
  client = createPublicClient({ transport: http(anvil.url) });
  universalResolverAddress = info.addresses.ensUniversalResolver;
});

afterAll(() => anvil.stop());

const at = (place: number): Address => accounts[place]!.address;
const strict = true;

describe('the ENS of the practice chain, asked as wallets ask Ethereum', () => {
  test('every name gives its address, and where it should, the address gives the name', async () => {
    for (const { name, address, reverse } of practiceNames) {
      const whom = typeof address === 'string' ? address : at(address.account);
      expect(await client.getEnsAddress({ name, universalResolverAddress, strict }), name).toBe(whom);
      const back = await client.getEnsName({ address: whom, universalResolverAddress, strict });
      expect(back, name).toBe(reverse ? name : null);
    }
  });

  test('a reverse record that names someone else’s name is refused', async () => {
    const lies = { address: at(liar.account), universalResolverAddress };
    await expect(client.getEnsName({ ...lies, strict })).rejects.toThrow('ReverseAddressMismatch');
    expect(await client.getEnsName(lies)).toBeNull();
  });

  test('on the empty chain names give what they say for it, and addresses give names', async () => {
    const coinType = toCoinType(31338);
    const there = { universalResolverAddress, coinType, strict };
    expect(await client.getEnsAddress({ name: 'tower.eth', ...there })).toBe(at(8).toLowerCase());
    expect(await client.getEnsName({ address: at(8), ...there })).toBe('tower.eth');
    expect(await client.getEnsName({ address: user, ...there })).toBe('pilot.eth');
    expect(await client.getEnsAddress({ name: 'copilot.eth', ...there })).toBeNull();
  });

  test('avatars are where they are said to be', async () => {
    const avatar = (name: string) =>
      client.getEnsText({ name, key: 'avatar', universalResolverAddress, strict });
    expect(await avatar('pilot.eth')).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(await avatar('tower.eth')).toBe(`eip155:31337/erc721:${info.addresses.practicePass}/3`);
    expect(await client.getEnsAvatar({ name: 'tower.eth', universalResolverAddress })).toMatch(
      /^data:image\/png/,
    );
    expect(await avatar('runway🛬.eth')).toBeNull();
    expect(await avatar('visitor.eth')).toMatch(/^data:image\/png/);
  });

  test('what lies off the chain is asked of its gateway, in a batch', async () => {
    const asked: object[] = [];
    const far = createPublicClient({
      transport: http(anvil.url),
      ccipRead: {
        request: async (it) => {
          asked.push({ data: it.data.slice(0, 10), urls: it.urls });
          return encodeAbiParameters([{ type: 'address' }], [visitor]);
        },
      },
    });
    expect(await far.getEnsAddress({ name: farName.name, universalResolverAddress, strict })).toBe(visitor);
    const below = `below.${farName.name}`;
    expect(await far.getEnsAddress({ name: below, universalResolverAddress, strict })).toBe(visitor);
    expect(asked).toEqual(Array(2).fill({ data: '0x3b3b57de', urls: [farName.gateway] }));
  });

  test('a name that nobody registered has no resolver', async () => {
    for (const name of ['nobody.eth', 'below.pilot.eth', 'nobody.test']) {
      const asked = client.getEnsAddress({ name, universalResolverAddress, strict });
      await expect(asked, name).rejects.toThrow('ResolverNotFound');
    }
  });

  test('only who owns a name writes its records', async () => {
    const { ensResolver } = info.addresses;
    const abi = parseAbi(['function setText(bytes32 node, string key, string value)']);
    const args = [namehash('pilot.eth'), 'url', 'https://pilot.example'] as const;
    const data = encodeFunctionData({ abi, functionName: 'setText', args });
    await expect(send(at(1), ensResolver, data)).rejects.toThrow();
    await send(user, ensResolver, data);
    const url = await client.getEnsText({ name: 'pilot.eth', key: 'url', universalResolverAddress, strict });
    expect(url).toBe('https://pilot.example');
  });

  test('an account gives itself a name, which shows once the name gives the account', async () => {
    const { ensReverseRegistrar, ensResolver } = info.addresses;
    const abi = parseAbi(['function setName(string name)', 'function setAddr(bytes32 node, address a)']);
    const setName = encodeFunctionData({ abi, functionName: 'setName', args: ['copilot.eth'] });
    const [one, other] = [at(1), at(9)];
    await send(other, ensReverseRegistrar, setName);
    expect(await client.getEnsName({ address: other, universalResolverAddress })).toBeNull();
    const args = [namehash('copilot.eth'), other] as const;
    await send(one, ensResolver, encodeFunctionData({ abi, functionName: 'setAddr', args }));
    expect(await client.getEnsName({ address: other, universalResolverAddress })).toBe('copilot.eth');
  });

  test('the names are of every kind: normalised, of two scripts, and one that ENSIP-15 refuses', () => {
    const refused = practiceNames.filter(({ name }) => {
      try {
        return normalize(name) !== name;
      } catch {
        return true;
      }
    });
    expect(refused.map(({ name }) => name)).toEqual(['pi_lot.eth']);
  });

  test('accounts still have no history, but for the trader and the deployer', async () => {
    const fresh = await startAnvil(31337);
    await deploy(fresh.url);
    for (const { address } of accounts.filter((it) => ![trader, deployer].includes(it.address))) {
      const nonce = await rpc<Hex>(fresh.url, 'eth_getTransactionCount', [address, 'latest']);
      expect(nonce, address).toBe('0x0');
    }
    await fresh.stop();
  });
});

async function send(from: Address, to: Address, data: Hex): Promise<void> {
  const hash = await rpc<Hex>(anvil.url, 'eth_sendTransaction', [{ from, to, data, gas: toHex(1_000_000) }]);
  const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 10 });
  if (status !== 'success') throw new Error('reverted');
}
