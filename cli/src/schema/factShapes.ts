import type { Asset, Fact, FactValue, Provenance } from '@readback/core/model/fact.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { address, always, count, hex, integer, range, said, text, yesNo } from './basic.ts';
import { knownOf } from './known.ts';
import { list, maybe, object, ref, type Shape, tagged, words } from './shape.ts';

export const assetRef: Shape<Asset> = ref('asset');
export const provenanceRef: Shape<Provenance> = ref('provenance');
const factValueRef: Shape<FactValue> = ref('factValue');

export const asset: Shape<Asset> = tagged<'kind', Asset>('kind', {
  native: { chainId: count },
  token: { chainId: count, address },
  nft: { chainId: count, address, id: integer },
  collection: { chainId: count, address },
});

export const factValue: Shape<FactValue> = tagged<'kind', FactValue>('kind', {
  address: { address },
  amount: { raw: said(descriptions.smallestUnit, integer), asset: assetRef },
  allowance: { raw: integer, unlimited: yesNo, asset: assetRef },
  asset: { asset: assetRef },
  integer: { value: integer },
  bool: { value: yesNo },
  bytes: { hex },
  selector: { selector: hex },
  function: { name: text, signature: text },
  text: { text: said(descriptions.foreign, text) },
  chain: { chainId: count },
  time: { seconds: integer },
  code: {
    state: words({ none: true, contract: true, delegated: true }),
    hash: maybe(hex),
    delegate: maybe(address),
  },
  list: { items: list(factValueRef) },
});

export const provenance: Shape<Provenance> = tagged<'by', Provenance>('by', {
  request: { bytes: maybe(range) },
  derived: { from: list(text) },
  user: { entry: text, unproven: maybe(always(true)) },
  chain: {
    chainId: count,
    block: hex,
    number: integer,
    proof: words({ none: true, consistent: true, confirmed: true }),
    engines: list(text),
    endpoint: text,
  },
  source: { name: text, asOf: maybe(text), subject: maybe(hex), unproven: maybe(always(true)) },
  guess: { why: text },
});

export const fact: Shape<Fact> = object<Fact>({
  id: text,
  value: knownOf(factValueRef),
  from: list(provenanceRef),
});
