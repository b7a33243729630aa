import { plainLetters } from '../../text/plainLetters.ts';

/**
 * Whether a text is laid out as what a contract or a wallet acts on: names of the fields of transactions, permits,
 * orders and operations, each with a value, in JSON, in lines or in a row (`owner: … spender: … deadline: …`).
 */
export function looksLikeRequest(text: string): boolean {
  const named = new Set<string>();
  for (const [, name] of plainLetters(text).matchAll(labels)) named.add((name ?? '').replace(/[\s_-]/g, ''));
  for (const [, name] of plainLetters(text).matchAll(inRow)) named.add(name ?? '');
  if ([...named].some((it) => telling.has(it))) return true;
  const weight = [...named].reduce((sum, it) => sum + (powers.has(it) ? 1 : fields.has(it) ? 0.5 : 0), 0);
  return weight >= 1.5;
}

/** A name before a colon or a sign of equality, or in quotes before one. */
const labels =
  /(?<![\p{L}\p{N}])([a-z][a-z0-9_-]{0,30}(?: [a-z][a-z0-9]{0,15})?)["'`*]{0,3}\s{0,3}(?:[:=]|=>)/gu;

/** Names of fields before an address or a number, without any sign between. */
const inRow =
  /(?<![\p{L}\p{N}])(owner|spender|operator|delegate|value|amount|nonce|deadline|expiry|maker|taker|recipient|receiver|salt)\s+(?=0x[0-9a-f]{8}|\d)/gu;

/** Nothing but a request has such a field. */
const telling: ReadonlySet<string> = new Set(
  'primarytype verifyingcontract calldata callgaslimit verificationgaslimit preverificationgas paymasteranddata safetxgas basegas gastoken refundreceiver maxfeepergas maxpriorityfeepergas gasprice gaslimit sigdeadline eip712domain initcode authorizationlist sellamount buyamount feeamount'.split(
    ' ',
  ),
);

/** What gives or takes something. */
const powers: ReadonlySet<string> = new Set(
  'spender operator delegate delegatee allowed allowance approve permit amount value deadline maker taker calls data recipient receiver beneficiary payee price token tokenid order transfer from to offerer consideration startamount endamount'.split(
    ' ',
  ),
);

const fields: ReadonlySet<string> = new Set(
  'owner holder nonce expiry expiration salt chainid gas signature method params sender types domain message conduit zone'.split(
    ' ',
  ),
);
