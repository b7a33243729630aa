import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { AbiSource, FoundAbi } from './abiSource.ts';
import { readAbi } from '../readAbi.ts';

const name = 'Etherscan';

/**
 * Etherscan, by version 2 of its API for all its chains: `module=contract&action=getabi`, with the user's own key. It
 * learns the chain, the address and whose key it is. Its answer says neither which contract it is of nor how well its
 * source code fits: it is taken for a partial match.
 */
export const etherscan: AbiSource = {
  name,
  find: async ({ chainId, address, codeHash, key }, base, fetchJson, signal) => {
    if (key === undefined || key === '') return unknown('notAsked', name);
    const what = { chainid: String(chainId), module: 'contract', action: 'getabi', address, apikey: key };
    const url = `${base.replace(/\/+$/, '')}/v2/api?${new URLSearchParams(what)}`;
    const answer = await fetchJson(url, { signal, deadline: 10_000, maxBytes: 2_097_152 });
    if (answer.s !== 'known') return answer;
    return read(answer.v, codeHash) ?? unknown('malformed', name);
  },
};

function read(it: unknown, subject: FoundAbi['from']['subject']): Known<FoundAbi> | undefined {
  if (!isRecord(it)) return undefined;
  const result = own(it, 'result');
  if (typeof result !== 'string') return undefined;
  // Its errors come with status 200 and a sentence instead of the ABI.
  if (own(it, 'status') !== '1') return unknown(/not verified/i.test(result) ? 'notFound' : 'refused', name);
  const abi = readAbi(result);
  if (!abi.ok || abi.value.took !== 'json') return undefined;
  return known({
    abi: abi.value,
    match: 'partial',
    from: { by: 'source', name, ...(subject === undefined ? {} : { subject }) },
  });
}
