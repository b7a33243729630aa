import type { Address } from 'viem';
import type { Body } from '../../model/request.ts';
import type { ExpectedTransaction } from './fields.ts';

/** What may be sent as a transaction of its own: a batch of one call, too. */
export function expectedTransaction(body: Body, account: Address): ExpectedTransaction | undefined {
  switch (body.kind) {
    case 'transaction':
      return { chainId: body.chainId, from: body.from ?? account, call: body.call, set: body.set };
    case 'calls': {
      const [call, ...more] = body.calls;
      if (call === undefined || more.length > 0) return undefined;
      return { chainId: body.chainId, from: body.from ?? account, call, set: {} };
    }
    default:
      return undefined;
  }
}
