import { type Address, type Hex, toEventSelector } from 'viem';
import { same } from '../../ledger/account.ts';
import { permit2, type Read } from '../read.ts';
import type { Announced } from './announcement.ts';
import { addressInWord } from './wordValues.ts';

/** What an event says, by the words of its arguments. */
type Saying = Readonly<{
  /** How many words of topics and data are needed, in the order of the arguments. */
  words: number;
  says(emitter: Address, words: readonly bigint[]): readonly Announced[];
}>;

function event(
  signature: string,
  words: number,
  says: Saying['says'],
): readonly [topic: Hex, saying: Saying] {
  return [toEventSelector(signature), { words, says }];
}

/** One thing about the emitter, once all addresses in it are addresses. */
function about(is: bigint | undefined, read: Read | undefined): readonly Announced[] {
  return is === undefined || read === undefined ? [] : [{ read, is }];
}

const member = (signature: string, kind: 'isOwner' | 'isModule', is: bigint) =>
  event(signature, 1, (safe, [word = 0n]) => {
    const account = address(word);
    return account === undefined ? [] : [{ read: { kind, safe, account }, is }];
  });

const setting = (signature: string, is: 'guard' | 'moduleGuard' | 'fallbackHandler') =>
  event(signature, 1, (contract, [word]) => about(word, { kind: 'slot', contract, is }));

const role = (signature: string, is: bigint) =>
  event(signature, 2, (contract, [id = 0n, who = 0n]) => {
    const account = address(who);
    const read = account && ({ kind: 'role', contract, role: hex32(id), account } as const);
    return about(is, read);
  });

const operator777 = (signature: string, is: bigint) =>
  event(signature, 2, (token, [by = 0n, of = 0n]) => {
    const [operator, owner] = [address(by), address(of)];
    if (operator === undefined || owner === undefined) return [];
    return [{ read: { kind: 'tokenOperator', token, owner, operator }, is, whose: owner }];
  });

/** Of Permit2, which alone keeps what it says: any other contract that says so says nothing. */
const permit2Event = (signature: string, words: number, until: boolean) =>
  event(signature, words, (emitter, [of = 0n, asset = 0n, to = 0n, amount = 0n, end]) => {
    const [owner, token, spender] = [address(of), address(asset), address(to)];
    if (!same(emitter, permit2)) return [];
    if (owner === undefined || token === undefined || spender === undefined) return [];
    const at = { token, owner, spender };
    return [
      { read: { kind: 'permit2', ...at }, is: amount, whose: owner },
      ...(until && end !== undefined
        ? [{ read: { kind: 'permit2Until', ...at } as const, is: end, whose: owner }]
        : []),
    ];
  });

/** By the first topic. */
export const sayings: Readonly<Record<Hex, Saying>> = Object.assign(
  Object.create(null),
  Object.fromEntries([
    permit2Event('Approval(address,address,address,uint160,uint48)', 5, true),
    permit2Event('Permit(address,address,address,uint160,uint48,uint48)', 5, true),
    permit2Event('Lockdown(address,address,address)', 3, false),
    event('Approval(address,address,uint256,uint256)', 4, (token, [of = 0n, to = 0n, id = 0n, is = 0n]) => {
      const [owner, spender] = [address(of), address(to)];
      if (owner === undefined || spender === undefined) return [];
      return [{ read: { kind: 'unitsAllowance', token, owner, spender, id }, is, whose: owner }];
    }),
    event('OperatorSet(address,address,bool)', 3, (token, [of = 0n, to = 0n, on = 0n]) => {
      const [owner, operator] = [address(of), address(to)];
      if (owner === undefined || operator === undefined) return [];
      const is = on === 0n ? 0n : 1n;
      return [{ read: { kind: 'unitsOperator', token, owner, operator }, is, whose: owner }];
    }),
    operator777('AuthorizedOperator(address,address)', 1n),
    operator777('RevokedOperator(address,address)', 0n),
    event('OwnershipTransferred(address,address)', 2, (contract, [, to]) =>
      about(to, { kind: 'owner', contract }),
    ),
    event('OwnershipTransferStarted(address,address)', 2, (contract, [, to]) =>
      about(to, { kind: 'pendingOwner', contract }),
    ),
    role('RoleGranted(bytes32,address,address)', 1n),
    role('RoleRevoked(bytes32,address,address)', 0n),
    event('Upgraded(address)', 1, (contract, [is = 0n]) => [
      {
        read: { kind: 'slot', contract, is: 'implementation' },
        is,
        orElse: [
          { kind: 'slot', contract, is: 'zeppelinos' },
          { kind: 'implementation', contract },
        ],
      },
    ]),
    event('AdminChanged(address,address)', 2, (contract, [, to]) =>
      about(to, { kind: 'slot', contract, is: 'admin' }),
    ),
    event('BeaconUpgraded(address)', 1, (contract, [to]) =>
      about(to, { kind: 'slot', contract, is: 'beacon' }),
    ),
    member('AddedOwner(address)', 'isOwner', 1n),
    member('RemovedOwner(address)', 'isOwner', 0n),
    member('EnabledModule(address)', 'isModule', 1n),
    member('DisabledModule(address)', 'isModule', 0n),
    event('ChangedThreshold(uint256)', 1, (safe, [is]) => about(is, { kind: 'threshold', safe })),
    setting('ChangedGuard(address)', 'guard'),
    setting('ChangedModuleGuard(address)', 'moduleGuard'),
    setting('ChangedFallbackHandler(address)', 'fallbackHandler'),
  ]),
);

function address(word: bigint): Address | undefined {
  const it = addressInWord({ s: 'known', v: word });
  return it.s === 'known' ? it.v : undefined;
}

function hex32(word: bigint): Hex {
  return `0x${word.toString(16).padStart(64, '0')}`;
}
