import { accountKey } from '../text/accountKey.ts';
import type { Address, Hex } from 'viem';

/** The number of the practice chain, which Anvil gives to every chain that it starts. */
const chainId = 31_337;

const weth = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35';

/**
 * The contracts of the practice chain that give back what they say, by their address in lower case, each with the hash
 * of its runtime code, immutables included. Both have to fit: the same code that someone else deploys has other
 * immutables or another address, and on another chain of that number nothing of this is there. None of them has an
 * owner who could take what is put in, or other code.
 */
const contracts: Readonly<Record<string, readonly [name: string, codeHash: Hex]>> = {
  [weth]: ['Wrapped Ether', '0xe524bd0c25f819b88ff6694c74b8757e843232d912f1d88fc5f924da716e8aaf'],
  '0x0c8e79f3534b00d9a3d4a856b665bf4ebc22f2ba': [
    'Uniswap V2 router',
    '0x89ac6d288cc98db831523e3790c92ec7c130e0fc9bb27b42f99adcaebbe1cea5',
  ],
  '0x4a2b227d74fdccbcac6ffe80d841f7a0869f5dda': [
    'Uniswap Universal Router 2.1',
    '0x1d0536d84b34ff041e84535fea21a91f8655ec50921b938bb748171c845a3176',
  ],
  '0xb19b36b1456e65e3a6d514d3f715f204bd59f431': [
    'Practice Token',
    '0xedc3983b45a1284b95aa4efe532fd45580e1c67d675402dab6faab202f10259a',
  ],
  '0x8ce361602b935680e8dec218b820ff5056beb7af': [
    'Practice Dollar',
    '0x89d11f4dfa4c4056ca447b56bc1455c2373cc65bd6a36a1bec802f0f9f838d73',
  ],
  '0x290f22f28752de7fb3c1f5ab42f9702c9bb7a25f': [
    'Practice Dai',
    '0x94bf6b47e9ef8595ce8b8fb60534979aa3f0fd1d9a50f5fb21848bc372dfa598',
  ],
  '0xe1aa25618fa0c7a1cfdab5d6b456af611873b629': [
    'Practice Pass',
    '0xc68e5009d9083d98b711f7e39547971e4a63f1d30ca27ca23403b714acd8dd0e',
  ],
  '0xb6ecd662e9e62b341c58944581997171f7c8df0b': [
    'Practice Items',
    '0x6b47058b15eacf41f865c9b861039f4c0f2e16874ff99d43a389fb4ea42fddd4',
  ],
  '0xc5d2c04fb00b33efed34f3a03d1e2f9f69df54f8': [
    'Practice Units',
    '0xe03bd182cfe93a06301ca1a065eac11be4308dad430e8cccb3696bde372117ea',
  ],
  '0x858306635c27fc1d59ac006ba200b147662db401': [
    'Practice Savings',
    '0x27bea075d30e7338e47f1a93214c996a04fd8e5b7d360ed3d63b519be20aea2c',
  ],
  '0xbd76bc3ce274597f1f1b850e01f6f47c491447a9': [
    'Uniswap V2 pair WETH/PUSD',
    '0x5b83bdbcc56b2e630f2807bbadd2b0c21619108066b92a58de081261089e9ce5',
  ],
  '0x11ddc187bad3a5d90da4f5f0197a97e799d3e42e': [
    'Uniswap V2 pair WETH/PRAC',
    '0x5b83bdbcc56b2e630f2807bbadd2b0c21619108066b92a58de081261089e9ce5',
  ],
};

/**
 * Whether a contract is one of the practice chain’s own.
 *
 * @param codeHash of the code at the address at the pinned block; undefined where none is there, or nobody knows
 */
export function isOfPractice(chain: number, address: Address, codeHash: Hex | undefined): boolean {
  return practiceName(chain, address, codeHash) !== undefined;
}

/** Whether one of them is at an address, if what is there has its code. */
export function isListedOfPractice(chain: number, address: Address): boolean {
  return chain === chainId && Object.hasOwn(contracts, accountKey(address));
}

/** What one of them is called; undefined of any other contract. */
export function practiceName(chain: number, address: Address, codeHash: Hex | undefined): string | undefined {
  const it = accountKey(address);
  if (codeHash === undefined || !isListedOfPractice(chain, address)) return undefined;
  const [name, hash] = contracts[it] ?? [];
  return hash === codeHash ? name : undefined;
}

/** Whether a contract is the wrapped ETH of the practice chain. */
export function isWethOfPractice(chain: number, address: Address, codeHash: Hex | undefined): boolean {
  return accountKey(address) === weth && isOfPractice(chain, address, codeHash);
}
