import { type Address, encodeDeployData, keccak256 } from 'viem';
import { artefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import { create2 } from './create2.ts';

const contracts = '@uniswap/universal-router/artifacts/contracts';

/**
 * Uniswap's Universal Router 2.1 over the V2 pairs of this chain; V3, V4 and bridges lead to a contract that refuses,
 * as its own project has it where those are missing. By CREATE2: nothing else can be at its address.
 */
export async function deployUniversalRouter(
  chain: Chain,
  { permit2, weth9, factory }: Readonly<{ permit2: Address; weth9: Address; factory: Address }>,
): Promise<Address> {
  const unsupported = await create2(
    chain,
    artefact(`${contracts}/deploy/UnsupportedProtocol.sol/UnsupportedProtocol.json`).bytecode,
  );
  const noPools = keccak256('0x');
  const router = artefact(`${contracts}/UniversalRouter.sol/UniversalRouter.json`);
  const parameters = {
    permit2,
    weth9,
    v2Factory: factory,
    v3Factory: unsupported,
    pairInitCodeHash: keccak256(artefact('@uniswap/v2-core/build/UniswapV2Pair.json').bytecode),
    poolInitCodeHash: noPools,
    v4PoolManager: unsupported,
    v3NFTPositionManager: unsupported,
    v4PositionManager: unsupported,
    spokePool: unsupported,
  };
  return create2(chain, encodeDeployData({ ...router, args: [parameters] }));
}
