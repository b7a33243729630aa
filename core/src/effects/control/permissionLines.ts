import type { EffectLine } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import type { ReadPair, Draft } from '../draft.ts';
import { permit2, type PermissionRead, type Read, readKey } from '../read.ts';
import { yesOrNo } from './wordValues.ts';

type Context = Readonly<{ chainId: number; time?: bigint }>;

/**
 * The line of a permission of Permit2, ERC-6909 or ERC-777. What Permit2 keeps counts until it ends: beyond that it
 * is nothing. `all` are the readings among which its end is found.
 */
export function permissionLine(
  { read, before, after }: ReadPair & { read: PermissionRead },
  all: readonly ReadPair[],
  context: Context,
): Draft | undefined {
  switch (read.kind) {
    case 'permit2': {
      const key = readKey({ ...read, kind: 'permit2Until' });
      const ends = all.find((it) => it.read.kind === 'permit2Until' && readKey(it.read) === key);
      const until = ends?.after.s === 'known' ? ends.after.v : undefined;
      const from = usable(before, ends?.before, context.time);
      const to = usable(after, ends?.after, context.time);
      const gives = to.s === 'known' && to.v > 0n;
      return {
        ...permissionOfRead(read, context, from, to),
        ...(gives && until !== undefined ? { until } : {}),
      };
    }
    case 'permit2Until':
      return undefined;
    case 'unitsAllowance':
      return permissionOfRead(read, context, before, after);
    case 'unitsOperator':
    case 'tokenOperator':
      return permissionOfRead(read, context, yesOrNo(before), yesOrNo(after));
  }
}

/** What the line of such a permission is about, with the values given. */
export function permissionOfRead(
  read: PermissionRead,
  { chainId }: Context,
  before: EffectLine['before'],
  after: EffectLine['after'],
): Draft {
  const { owner: who, token: address } = read;
  const values = { before, after, basis: 'read' } as const;
  switch (read.kind) {
    case 'permit2':
    case 'permit2Until': {
      const asset = { kind: 'token', chainId, address } as const;
      return { who, what: 'allowance', asset, counterparty: read.spender, via: permit2, ...values };
    }
    case 'unitsAllowance': {
      const asset = { kind: 'nft', chainId, address, id: read.id } as const;
      return { who, what: 'allowance', asset, counterparty: read.spender, ...values };
    }
    case 'unitsOperator':
    case 'tokenOperator': {
      const kind = read.kind === 'unitsOperator' ? 'collection' : 'token';
      const asset = { kind, chainId, address } as const;
      return { who, what: 'operator', asset, counterparty: read.operator, ...values };
    }
  }
}

export function isPermissionRead(read: Read): read is PermissionRead {
  return kinds.has(read.kind);
}

const kinds: ReadonlySet<Read['kind']> = new Set([
  'permit2',
  'permit2Until',
  'unitsAllowance',
  'unitsOperator',
  'tokenOperator',
] satisfies readonly PermissionRead['kind'][]);

function usable(amount: Known<bigint>, end: Known<bigint> | undefined, now: bigint | undefined) {
  const ended = end?.s === 'known' && now !== undefined && end.v < now;
  return amount.s === 'known' && ended ? known(0n) : amount;
}
