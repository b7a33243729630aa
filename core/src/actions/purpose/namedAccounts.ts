import { type Address, getAddress, numberToHex } from 'viem';
import { isNobody } from '../../ledger/account.ts';
import { memoize } from '../../kit/memoize.ts';
import type { ArgValue } from '../../model/step.ts';
import { accountIn } from './accountIn.ts';

/** An account in a value: its address, or no address where it is of another kind of network. */
type NamedAccount = Readonly<{ address?: Address }>;

/**
 * The accounts that a signed value names: an address; 20 or 32 bytes that
 * hold one; a number that is as long as one; each hex address, CAIP-10
 * account, bech32 address or key of an encoding with a prefix in a text. Of a long text the first twenty.
 */
export const namedAccounts = memoize((value: ArgValue): readonly NamedAccount[] => {
  switch (value.kind) {
    case 'address':
      return ofAddress(value.address);
    case 'bytes':
      return ofAddress(accountIn(value.hex));
    case 'integer':
      return ofInteger(value.value);
    case 'text':
      return ofText(value.text);
    default:
      return [];
  }
});

function ofAddress(address: Address | undefined): readonly NamedAccount[] {
  return address === undefined || isNobody(address) ? [] : [{ address }];
}

/** A number that is as large as almost every address is, and no larger than all of them. */
function ofInteger(value: bigint): readonly NamedAccount[] {
  const is = value >= 2n ** 128n && value < 2n ** 160n - 1n;
  return is ? [{ address: getAddress(numberToHex(value, { size: 20 })) }] : [];
}

const most = 20;

const hex = /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-f])/gi;
/** An account of another network: CAIP-10, bech32 by its form, `ed25519:` and its like. */
const foreign =
  /(?<![\w-])(?:(?!eip155)[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{20,128}|(?:bc|tb|ltc|addr|[a-z]{3,16})1[ac-hj-np-z02-9]{38,}|[a-z0-9]{3,12}:[1-9A-HJ-NP-Za-km-z]{32,})(?!\w)/g;

function ofText(text: string): readonly NamedAccount[] {
  const known = [...text.matchAll(hex)]
    .slice(0, most)
    .map(([it]) => ({ address: getAddress(it.toLowerCase()) }));
  const others = [...text.matchAll(foreign)].slice(0, most).map(() => ({}));
  return [...known.filter(({ address }) => !isNobody(address)), ...others];
}
