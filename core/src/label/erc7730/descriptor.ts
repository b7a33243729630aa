import type { JsonRecord } from './json.ts';

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
}>;

export function descriptorOf(place: string, version: 1 | 2, root: JsonRecord, standard = false): Descriptor {
  return { place, version, root, standard };
}
