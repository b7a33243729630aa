/** Why a Safe cannot be handed a request as it stands, as sentences; undefined where it can. */
import * as words from '@readback/phrases/words/web/wallet/canSign.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Ability } from '../base/ability.ts';
import { safeKeepsMessage, safeKeepsTypedData } from './keeps.ts';

function whyNoSafe(body: Body, { chainId, safe }: Ability): string | undefined {
  if (safe?.readOnly) return words.safe.notOwner;
  const wanted = 'chainId' in body ? body.chainId : undefined;
  if (wanted === undefined || wanted === chainId) return undefined;
  return words.safe.otherNetwork;
}

export function whyNoProposal(body: Body, ability: Ability): string | undefined {
  const none = whyNoSafe(body, ability);
  if (none !== undefined) return none;
  const calls = body.kind === 'calls' ? body.calls : body.kind === 'transaction' ? [body.call] : [];
  if (calls.some(({ to }) => to === null)) return words.safe.deploys;
  const fixed = body.kind === 'transaction' && Object.values(body.set).some((it) => it !== undefined);
  return fixed ? words.safe.fixed : undefined;
}

export function whyNoSafeSignature(body: Body, ability: Ability): string | undefined {
  const none = whyNoSafe(body, ability);
  if (none !== undefined) return none;
  if (ability.safe?.offChain === false) return words.safe.onChainOnly;
  if (body.kind === 'message' && !safeKeepsMessage(body.bytes)) return words.safe.textOnly;
  return body.kind === 'typedData' && !safeKeepsTypedData(body) ? words.safe.otherHash : undefined;
}
