import type { AbiSource } from './abiSource.ts';
import type { AbiSourceId } from '../../model/abi.ts';
import { blockscout } from './blockscout.ts';
import { etherscan } from './etherscan.ts';
import { sourcify } from './sourcify.ts';

/** Every service that has ABIs of verified contracts. */
export const abiSources: Readonly<Record<AbiSourceId, AbiSource>> = { sourcify, blockscout, etherscan };
