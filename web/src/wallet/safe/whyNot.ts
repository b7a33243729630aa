/** Why a Safe cannot be handed a request as it stands, as sentences; undefined where it can. */
import type { Body } from '@readback/core/model/request.ts';
import type { Ability } from '../ability.ts';
import { safeKeepsMessage, safeKeepsTypedData } from './keeps.ts';

function whyNoSafe(body: Body, { chainId, safe }: Ability): string | undefined {
  if (safe?.readOnly)
    return 'You are viewing this Safe, but you are not an owner, so you cannot propose anything to it.';
  const wanted = 'chainId' in body ? body.chainId : undefined;
  if (wanted === undefined || wanted === chainId) return undefined;
  return 'This Safe is on a different network than the request. Open Readback in a Safe on the request’s network.';
}

export function whyNoProposal(body: Body, ability: Ability): string | undefined {
  const none = whyNoSafe(body, ability);
  if (none !== undefined) return none;
  const calls = body.kind === 'calls' ? body.calls : body.kind === 'transaction' ? [body.call] : [];
  if (calls.some(({ to }) => to === null))
    return 'A Safe cannot deploy a contract with this kind of transaction.';
  const fixed = body.kind === 'transaction' && Object.values(body.set).some((it) => it !== undefined);
  return fixed
    ? 'This request fixes its nonce, gas or fee. A Safe sets these itself, so the request cannot be passed on as it is.'
    : undefined;
}

export function whyNoSafeSignature(body: Body, ability: Ability): string | undefined {
  const none = whyNoSafe(body, ability);
  if (none !== undefined) return none;
  if (ability.safe?.offChain === false) {
    return 'This Safe signs messages only with a transaction of its own. That is not what was read here.';
  }
  if (body.kind === 'message' && !safeKeepsMessage(body.bytes)) {
    return 'Safe signs only plain-text messages. It would sign something else instead of these bytes.';
  }
  return body.kind === 'typedData' && !safeKeepsTypedData(body)
    ? 'Safe would hash this typed data differently than it asks for: Safe reads its main type, domain or numbers differently.'
    : undefined;
}
