import type { Body, SigningRequest } from '@readback/core/model/request.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { utf8Text } from '@readback/core/text/utf8Text.ts';
import { hexToBytes, zeroAddress } from 'viem';

/** The text by which a request that came without one can be copied: what would be pasted to get the same request. */
export function rawOf(body: Body): string {
  if (body.kind === 'message') {
    if (body.blind === true) return '';
    return utf8Text(hexToBytes(body.bytes)) ?? body.bytes;
  }
  if (body.kind === 'typedData') return body.json;
  if (body.kind !== 'transaction' && body.kind !== 'calls') return '';
  const request: Pick<SigningRequest, 'body'> = { body };
  const { method, params } = walletCall(request as SigningRequest, body.from ?? zeroAddress);
  if (body.from !== undefined) return JSON.stringify({ method, params });
  const [{ from: _nobody, ...fields }] = params as [Record<string, unknown>];
  return JSON.stringify({ method, params: [fields] });
}
