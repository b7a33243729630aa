import type { AbiSource, AbiSourceId } from './abiSource.ts';
import { blockscout } from './blockscout.ts';
import { etherscan } from './etherscan.ts';
import { sourcify } from './sourcify.ts';

/** Every service that has ABIs of verified contracts. */
export const abiSources: Readonly<Record<AbiSourceId, AbiSource>> = { sourcify, blockscout, etherscan };
