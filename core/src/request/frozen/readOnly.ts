import { missingInDomain } from '../../crypto/missingInDomain.ts';
import { hasNetworkFields } from './hasNetworkFields.ts';
import type { Body } from '../../model/request.ts';

/**
 * Why a request is read here and signed nowhere: by no method does a wallet take it from a web page, it is signed, or wallets
 * do not agree on what they would sign.
 */
export type ReadOnly =
  | 'domainLacksField'
  | 'calldata'
  | 'userOperation'
  | 'authorization'
  | 'signed'
  | 'unproven'
  | 'authorizationList'
  | 'blobs'
  | 'networkFields'
  | 'blind';

/** What keeps a request from ever being handed to a wallet; undefined for one that a wallet can be asked to sign. */
export function readOnly(body: Body): ReadOnly | undefined {
  if (body.kind === 'calldata' || body.kind === 'userOperation' || body.kind === 'authorization')
    return body.kind;
  if (body.kind === 'message') return body.blind === true ? 'blind' : undefined;
  if (body.kind === 'typedData' && missingInDomain(body.typed).length > 0) return 'domainLacksField';
  if (body.kind !== 'transaction') return undefined;
  const { set, signed } = body;
  if (signed !== undefined) return signed.unproven === true ? 'unproven' : 'signed';
  if (hasNetworkFields(set)) return 'networkFields';
  if (set.authorizationList !== undefined || set.type === '0x4') return 'authorizationList';
  const blobs = set.blobVersionedHashes ?? set.maxFeePerBlobGas;
  return blobs !== undefined || set.type === '0x3' ? 'blobs' : undefined;
}
