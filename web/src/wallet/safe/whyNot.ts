/** Why a Safe cannot be handed a request as it stands, as sentences; undefined where it can. */
import type { Body } from '@readback/core/model/request.ts';
import type { Ability } from '../ability.ts';
import { safeKeepsMessage, safeKeepsTypedData } from './keeps.ts';

function whyNoSafe(body: Body, { chainId, safe }: Ability): string | undefined {
  if (safe?.readOnly)
    return 'You look at this Safe without being one of its owners, so nothing can be proposed to it.';
  const wanted = 'chainId' in body ? body.chainId : undefined;
  if (wanted === undefined || wanted === chainId) return undefined;
  return 'This Safe stands on another network than the request is for. Open Readback in a Safe of that network.';
}

export function whyNoProposal(body: Body, ability: Ability): string | undefined {
  const none = whyNoSafe(body, ability);
  if (none !== undefined) return none;
  const calls = body.kind === 'calls' ? body.calls : body.kind === 'transaction' ? [body.call] : [];
  if (calls.some(({ to }) => to === null)) return 'A Safe creates no contract by a transaction of this kind.';
  const fixed = body.kind === 'transaction' && Object.values(body.set).some((it) => it !== undefined);
  return fixed
    ? 'This request fixes its nonce, gas or fee. A Safe sets them itself, so that it cannot be handed over as it stands.'
    : undefined;
}

export function whyNoSafeSignature(body: Body, ability: Ability): string | undefined {
  const none = whyNoSafe(body, ability);
  if (none !== undefined) return none;
  if (ability.safe?.offChain === false) {
    return 'This Safe signs messages only by a transaction of its own, which is not what was read here.';
  }
  if (body.kind === 'message' && !safeKeepsMessage(body.bytes)) {
    return 'Safe signs only messages that are plain text, and would sign something else in the place of these bytes.';
  }
  return body.kind === 'typedData' && !safeKeepsTypedData(body)
    ? 'Safe would hash this typed data in another way than it asks for: its main type, domain or numbers are written so that Safe takes them for something else.'
    : undefined;
}
