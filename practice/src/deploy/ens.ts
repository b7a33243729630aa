import { farName, liar, type PracticeName, practiceNames } from '@readback/scenarios/practiceNames.ts';
import { otherPracticeChainId, practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  toBytes,
  toCoinType,
  zeroHash,
} from 'viem';
import { namehash } from 'viem/ens';
import { accounts } from '../accounts.ts';
import { keptArtefact, ownArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import { givePass } from './tokens.ts';

export type Ens = Readonly<{
  ensRegistry: Address;
  ensReverseRegistrar: Address;
  ensResolver: Address;
  ensFarResolver: Address;
  ensUniversalResolver: Address;
}>;

const abi = parseAbi([
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setOwner(bytes32 node, address owner)',
  'function setAddr(bytes32 node, address a)',
  'function setAddr(bytes32 node, uint256 coinType, bytes a)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(bytes32 node, string name)',
]);

/**
 * ENS with its own registry and reverse registrar, and resolvers of ours. Every record is written by the deployer
 * before the names are handed to whom they name, so that no account has a history.
 */
export async function deployEns(chain: Chain, practicePass: Address): Promise<Ens> {
  const ensRegistry = await chain.create(keptArtefact('ENSRegistry'));
  const ensResolver = await chain.create({ ...ownArtefact('PracticeResolver'), args: [ensRegistry] });
  const ens: Ens = {
    ensRegistry,
    ensResolver,
    ensReverseRegistrar: await chain.create({
      ...keptArtefact('ReverseRegistrar'),
      args: [ensRegistry, ensResolver],
    }),
    ensFarResolver: await chain.create({ ...ownArtefact('PracticeFarResolver'), args: [farName.gateway] }),
    ensUniversalResolver: await chain.create({
      ...ownArtefact('PracticeUniversalResolver'),
      args: [ensRegistry],
    }),
  };
  const write = writer(chain, ens);
  await write.open();
  for (const it of practiceNames) {
    if (typeof it.avatar === 'object')
      await givePass(chain, practicePass, addressOf(it.address), it.avatar.pass);
    await write.name(it, practicePass);
  }
  await write.reverse(addressOf(liar), liar.says);
  await write.far();
  await write.close();
  return ens;
}

/** Adds a name after all the others were written: one that no address says of itself, and without a picture. */
export async function addName(
  chain: Chain,
  ens: Ens,
  { name, address }: Readonly<{ name: string; address: Address }>,
): Promise<void> {
  const { make, give, point } = writer(chain, ens);
  await make(name, ens.ensResolver);
  await point(name, address);
  await give(name, address);
}

function writer(chain: Chain, { ensRegistry, ensReverseRegistrar, ensResolver, ensFarResolver }: Ens) {
  const registry = (data: Hex) => chain.send({ to: ensRegistry, data });
  const resolver = (data: Hex) => chain.send({ to: ensResolver, data });
  const own = (parent: string, label: string) =>
    registry(
      encodeFunctionData({
        abi,
        functionName: 'setSubnodeOwner',
        args: [nodeOf(parent), labelHash(label), chain.account],
      }),
    );
  const make = (name: string, by: Address) => {
    const [label = '', ...parent] = name.split('.');
    const args = [nodeOf(parent.join('.')), labelHash(label), chain.account, by, 0n] as const;
    return registry(encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args }));
  };
  const give = (name: string, owner: Address) =>
    registry(encodeFunctionData({ abi, functionName: 'setOwner', args: [nodeOf(name), owner] }));
  const reverse = async (address: Address, name: string, space = 'addr') => {
    const back = `${address.slice(2).toLowerCase()}.${space}.reverse`;
    await make(back, ensResolver);
    await resolver(encodeFunctionData({ abi, functionName: 'setName', args: [nodeOf(back), name] }));
    await give(back, address);
  };
  const point = (name: string, to: Address) =>
    resolver(encodeFunctionData({ abi, functionName: 'setAddr', args: [nodeOf(name), to] }));
  return {
    make,
    give,
    point,
    reverse,
    async open() {
      await own('', 'eth');
      await own('', 'reverse');
      await own('reverse', 'addr');
      await own('reverse', thereHex);
    },
    async name({ name, address, there, reverse: back, avatar }: PracticeName, pass: Address) {
      const node = nodeOf(name);
      await make(name, ensResolver);
      await point(name, addressOf(address));
      if (there) {
        const args = [node, thereCoin, addressOf(there)] as const;
        await resolver(encodeFunctionData({ abi, functionName: 'setAddr', args }));
        await reverse(addressOf(there), name, thereHex);
      }
      if (avatar) {
        const value =
          typeof avatar === 'string'
            ? avatar
            : `eip155:${practiceMarker.chainId}/erc721:${pass}/${avatar.pass}`;
        await resolver(encodeFunctionData({ abi, functionName: 'setText', args: [node, 'avatar', value] }));
      }
      await give(name, addressOf(address));
      if (back) await reverse(addressOf(address), name);
    },
    far: () => make(farName.name, ensFarResolver),
    /** From now on an account sets its own reverse record. */
    close: () => give('addr.reverse', ensReverseRegistrar),
  };
}

/** The coin type of the empty practice chain (ENSIP-11), for which this one is what Ethereum is to others. */
const thereCoin = toCoinType(otherPracticeChainId);
const thereHex = thereCoin.toString(16);

function addressOf(it: PracticeName['address']): Address {
  if (typeof it === 'string') return it;
  const found = accounts[it.account];
  if (!found) throw new Error(`There is no practice account ${it.account + 1}.`);
  return found.address;
}

function nodeOf(name: string): Hex {
  return name === '' ? zeroHash : namehash(name);
}

function labelHash(label: string): Hex {
  return keccak256(toBytes(label));
}
