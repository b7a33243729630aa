import { emptyRecord, isJsonRecord, type Json, type JsonRecord, memberAt } from './json.ts';

/**
 * A descriptor of ERC-7730 with its includes put in. `place` says where it came from. `standard`: it describes an
 * interface (ERC-20 and the like), ships with Readback, and is bound to no address: that a contract follows the
 * interface is then not proven, and said.
 */
export type Descriptor = Readonly<{
  place: string;
  version: 1 | 2;
  root: JsonRecord;
  standard: boolean;
  /** `context.contract` and `context.eip712`. */
  contract: Json | undefined;
  eip712: Json | undefined;
  /** `display.formats`, empty where there are none. */
  formats: JsonRecord;
}>;

export function descriptorOf(place: string, version: 1 | 2, root: JsonRecord, standard = false): Descriptor {
  const contract = memberAt(root, 'context', 'contract');
  const eip712 = memberAt(root, 'context', 'eip712');
  const formats = memberAt(root, 'display', 'formats');
  return {
    place,
    version,
    root,
    standard,
    contract,
    eip712,
    formats: isJsonRecord(formats) ? formats : emptyRecord(),
  };
}
