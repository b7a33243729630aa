import type { AbiSourceId } from '../../model/abi.ts';
import { blockscoutSource } from './blockscoutSource.ts';
import { etherscanSource } from './etherscanSource.ts';
import type { FindSource } from './publishedSource.ts';
import { sourcifySource } from './sourcifySource.ts';

/** Every service that has the source of verified contracts. */
export const publishedSources: Readonly<Record<AbiSourceId, FindSource>> = {
  sourcify: sourcifySource,
  blockscout: blockscoutSource,
  etherscan: etherscanSource,
};
