import type { EffectLine } from '@readback/core/model/effects.ts';
import type { PracticeAddresses } from '@readback/scenarios/practiceInfo.ts';
import { type Fact, facts } from './facts.ts';

/**
 * What a line of the readback is about, as a fact that can be asked for. Undefined for a fee, and for what this
 * corpus has no question for.
 */
export function factOfLine(line: EffectLine, at: PracticeAddresses): Fact | undefined {
  const { who, what, asset, counterparty, part } = line;
  switch (what) {
    case 'balance':
      if (asset?.kind === 'native') return facts.native(who);
      return asset?.kind === 'token' ? facts.token(asset.address, who) : undefined;
    case 'nft':
      if (asset?.kind !== 'nft') return undefined;
      return asset.address === at.practicePass
        ? facts.nftOwner(asset.address, asset.id, who)
        : facts.units(asset.address, asset.id, who);
    case 'allowance':
      return counterparty === undefined ? undefined : allowanceOf(line, counterparty, at);
    case 'operator':
      if (counterparty === undefined || asset === undefined || !('address' in asset)) return undefined;
      if (asset.address === at.practiceUnits) return facts.unitsOperator(asset.address, who, counterparty);
      return asset.address === at.hookToken
        ? facts.tokenOperator(asset.address, who, counterparty)
        : facts.operator(asset.address, who, counterparty);
    case 'owner':
      if (part === 'owner') return facts.owner(who);
      return part === 'pendingOwner' ? facts.pendingOwner(who) : undefined;
    case 'role':
      return counterparty === undefined || line.role === undefined
        ? undefined
        : facts.role(who, line.role, counterparty);
    case 'code':
      if (part === 'contract') return facts.code(who);
      return part === 'implementation' || part === 'admin' ? facts.slot(who, part) : undefined;
    case 'delegate':
      return facts.code(who);
    case 'safe':
      return safeFact(line);
    case 'fee':
      return undefined;
  }
}

function allowanceOf({ who, asset, via }: EffectLine, spender: Fact['whose'], at: PracticeAddresses) {
  if (asset?.kind === 'token') {
    return via === undefined
      ? facts.allowance(asset.address, who, spender)
      : facts.permit2(via, asset.address, who, spender);
  }
  if (asset?.kind !== 'nft') return undefined;
  return asset.address === at.practicePass
    ? facts.nftApproved(asset.address, asset.id, who)
    : facts.unitsAllowance(asset.address, asset.id, who, spender);
}

function safeFact({ who, part, counterparty }: EffectLine): Fact | undefined {
  switch (part) {
    case 'threshold':
      return facts.threshold(who);
    case 'owners':
      return counterparty === undefined ? undefined : facts.safeOwner(who, counterparty);
    case 'module':
      return counterparty === undefined ? undefined : facts.module(who, counterparty);
    case 'guard':
    case 'fallbackHandler':
      return facts.slot(who, part);
    case 'implementation':
      return facts.slot(who, 'singleton');
    default:
      return undefined;
  }
}
