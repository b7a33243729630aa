import { isPermission } from '../../decode/permission.ts';
import { encodeType } from '../../crypto/encodeType.ts';
import type { TypedData } from '../../model/request.ts';

/**
 * Whether typed data has the shape of a permit or an order, so that whoever verifies it can move what the signer holds:
 * a known permission, or fields that name someone or a token together with an amount. By its types alone.
 */
export function isFundsShaped({ types, primaryType }: TypedData): boolean {
  const encoded = encodeType(types, primaryType);
  return isPermission(encoded) || (party.test(encoded) && amount.test(encoded));
}

/** Whether typed data has the shape of a permit: a known permission, or one whose fields name who may act. */
export function isPermitShaped({ types, primaryType }: TypedData): boolean {
  const encoded = encodeType(types, primaryType);
  return isPermission(encoded) || (spender.test(encoded) && amount.test(encoded));
}

const spender = /\baddress (?:spender|operator|manager|authorized)\b/;
const party =
  /\baddress(?:\[\d*\])* \w*(?:spender|operator|manager|authorized|taker|maker|offerer|seller|buyer|trader|recipient|receiver|token|asset|currency|collection)/i;
const amount =
  /\b(?:u?int\d*(?:\[\d*\])* \w*(?:amount|value|price|quantity|tokenId)|bool (?:allowed|approved|isAllowed|isAuthorized)\b)/i;
