import type { Address } from 'viem';
import type { ArgPath } from '../argPath.ts';
import type { MeaningRule } from '../meaningRule.ts';

/**
 * What a function that sends to another network does with what it is handed.
 *
 * - `to`: who gets it there. `byRole`: only what its model says of the receiver is weighed.
 * - `burns`: tokens of the caller's that are burned here and made again there.
 * - `means`: what the page says of its arguments.
 * - `straight`: nearly all of it arrives, as long as what this says holds. `no`: another network's token or a relayer decides.
 */
export type BridgeUse = Readonly<{
  to: ArgPath | 'caller' | 'byRole';
  marks: 'zeroIsCaller' | 'none';
  burns: Readonly<{ token: ArgPath; amount: ArgPath }> | 'none';
  means: readonly MeaningRule[];
  straight: Straight | 'no';
}>;

/**
 * What has to hold for nearly all to arrive, on a network where an account is the same.
 *
 * - `token`: only of this one; `there`: where the token of the other network that it names is the same well-known one, or, of a
 *   bridge that leads to no other, its pair there; `also`: where what is taken is named a second time, and is that one.
 * - `without`: these bytes, which a call there would get, are empty.
 * - `coins`: `none`: whoever claims it on the other network is paid by those that come along.
 * - `network`: the numbers of those of Ethereum's kind; `one` where a bridge leads to no other.
 * - `arrives`: less a fee, or at least so much. Both are within a tenth.
 * - `late`: the time after which what nobody carried out comes back to whoever handed it in.
 * - `gas`: what the caller buys for the arrival. With too little of it what was sent is held back on the other network, and
 *   is gone unless someone pays for another try in time. `ofNoWeight`: nothing depends on the gas that it names.
 */
export type Straight = Readonly<{
  token:
    | Readonly<{ at: ArgPath; is: Address }>
    | Readonly<{ at: ArgPath; there: ArgPath; also?: ArgPath }>
    | 'any';
  without?: ArgPath;
  late?: ArgPath;
  coins: 'none' | 'any';
  network: Readonly<{ at: ArgPath; among: ReadonlySet<number> }> | 'one';
  arrives:
    | 'all'
    | Readonly<{ amount: ArgPath; fee: ArgPath | 'none' }>
    | Readonly<{ amount: ArgPath; least: ArgPath }>;
  gas: Readonly<{ amount: ArgPath; price: ArgPath | 'none' }> | 'ofNoWeight' | 'none';
}>;
