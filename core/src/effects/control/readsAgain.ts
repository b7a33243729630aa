import { same } from '../../ledger/account.ts';
import type { EffectLine } from '../../model/effects.ts';
import { permit2, type Read } from '../read.ts';
import { type SlotName, slots } from './slots.ts';

type Line = Omit<EffectLine, 'id' | 'cause'>;

/** What to read to see again the permission that a line speaks of: of all standards that may keep it. */
export function permissionReads({ who: owner, what, asset, counterparty, via }: Line): readonly Read[] {
  if (counterparty === undefined || asset === undefined || asset.kind === 'native') return [];
  const at = { token: asset.address, owner };
  if (what === 'operator') {
    const operator = counterparty;
    return asset.kind === 'token'
      ? [{ kind: 'tokenOperator', ...at, operator }]
      : [
          { kind: 'operator', ...at, operator },
          { kind: 'unitsOperator', ...at, operator },
        ];
  }
  if (what !== 'allowance') return [];
  const spender = counterparty;
  if (asset.kind === 'nft') return [{ kind: 'unitsAllowance', ...at, spender, id: asset.id }];
  if (!same(via, permit2)) return [{ kind: 'allowance', ...at, spender }];
  return [
    { kind: 'permit2', ...at, spender },
    { kind: 'permit2Until', ...at, spender },
  ];
}

/** What to read to see again what a line says of who decides over a contract or an account, and of its code. */
export function controlReadsAgain({ who, what, part, role, counterparty }: Line): readonly Read[] {
  switch (what) {
    case 'owner':
      if (part !== 'owner' && part !== 'pendingOwner') return [];
      return [{ kind: part, contract: who }, codeOf(who)];
    case 'role':
      if (role === undefined || counterparty === undefined) return [];
      return [{ kind: 'role', contract: who, role, account: counterparty }, codeOf(who)];
    case 'delegate':
      return [codeOf(who)];
    case 'code':
      return part === 'contract' ? [codeOf(who)] : slotsOf(who, what, part);
    case 'safe': {
      const there: readonly Read[] = (['threshold', 'ownerCount', 'moduleCount'] as const).map((kind) => ({
        kind,
        safe: who,
      }));
      if (part === 'owners' || part === 'module') {
        const kind = part === 'owners' ? 'isOwner' : 'isModule';
        return counterparty === undefined ? [] : [{ kind, safe: who, account: counterparty }];
      }
      return [...there, ...slotsOf(who, what, part)];
    }
    default:
      return [];
  }
}

function slotsOf(contract: Line['who'], what: 'code' | 'safe', part: Line['part']): readonly Read[] {
  const found = names.filter((is) => slots[is].what === what && slots[is].part === part);
  const reads = found.map((is): Read => ({ kind: 'slot', contract, is }));
  return what === 'code' && part === 'implementation'
    ? [...reads, { kind: 'implementation', contract }]
    : reads;
}

const names = Object.keys(slots) as readonly SlotName[];

function codeOf(account: Line['who']): Read {
  return { kind: 'code', account };
}
