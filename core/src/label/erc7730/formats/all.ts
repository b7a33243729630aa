import { addressName } from './addressName.ts';
import { amount } from './amount.ts';
import { chainIdName } from './chainId.ts';
import { date } from './date.ts';
import { duration } from './duration.ts';
import { enumeration } from './enum.ts';
import type { Format } from './format.ts';
import { interoperableAddressName } from './interoperable.ts';
import { nftName } from './nftName.ts';
import { raw } from './raw.ts';
import { tokenAmount } from './tokenAmount.ts';
import { tokenTicker } from './tokenTicker.ts';
import { unit } from './unit.ts';

/** The formats of ERC-7730 by name, but for `calldata`, which makes more than a value. */
export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['raw', raw],
  ['amount', amount],
  ['tokenAmount', tokenAmount],
  ['nftName', nftName],
  ['date', date],
  ['duration', duration],
  ['unit', unit],
  ['enum', enumeration],
  ['chainId', chainIdName],
  ['addressName', addressName],
  ['tokenTicker', tokenTicker],
  ['interoperableAddressName', interoperableAddressName],
]);
