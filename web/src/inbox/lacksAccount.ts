import type { Body } from '@readback/core/model/request.ts';

/** Whether what a request changes depends on an account that nobody named: who sends it, or signs it. */
export function lacksAccount(body: Body): boolean {
  switch (body.kind) {
    case 'transaction':
      return body.from === undefined && body.signed === undefined;
    case 'calls':
    case 'calldata':
      return body.from === undefined;
    case 'typedData':
      return body.signer === undefined;
    default:
      return false;
  }
}
