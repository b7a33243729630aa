import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  pad,
  parseAbiParameters,
  toBytes,
  toHex,
} from 'viem';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { keptArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';

const address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/** The domain separator that the code carries for chain 31337: that of wherever it was built. */
const builtSeparator = 'd5a17abc3865df5c1400c0299bd4ce2eefc8114aec5f9d3dded1745783e57b98';

/**
 * Puts Permit2 where it is on every chain. Its constructor keeps the domain separator of its address and chain; the
 * package has the code only as it ran elsewhere, so that separator is put in its place.
 */
export async function deployPermit2(chain: Chain): Promise<Address> {
  const { bytecode } = keptArtefact('Permit2');
  if (bytecode.split(builtSeparator).length !== 2)
    throw new Error('Permit2 is not the code that is known here.');
  await chain.setCode(address, bytecode.replace(builtSeparator, separator().slice(2)) as Hex);
  return address;
}

function separator(): Hex {
  const type = 'EIP712Domain(string name,uint256 chainId,address verifyingContract)';
  return keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, address'), [
      keccak256(toBytes(type)),
      keccak256(toBytes('Permit2')),
      pad(toHex(practiceMarker.chainId), { size: 32 }),
      address,
    ]),
  );
}
