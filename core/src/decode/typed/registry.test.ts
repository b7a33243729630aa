import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { readTypedData } from '../../request/typedData/readTypedData.ts';
import { decode } from '../decode.ts';
import { registryFolder } from '../../label/erc7730/testing/registryFolder.ts';
import { registryTypedData } from '../testing/registry.ts';
import { requestOf } from '../testing/requests.ts';
import { typedMeaning } from './all.ts';

const samples = registryTypedData();
const { whole, name } = registryFolder();

test(`all typed data of the registry is read whole, or refused with a sentence, and hashes as viem hashes the same addresses (${name})`, () => {
  let read = 0;
  const refused: string[] = [];
  const meanings = new Set<string>();
  for (const { file, data } of samples) {
    const json = JSON.stringify(data);
    try {
      const { typed, checksums } = readTypedData(json);
      const { steps } = decode(requestOf({ kind: 'typedData', json, typed }), {});
      expect(steps[0]?.reading, file).toBe('canonical');
      expect(eip712Hashes(typed).digest, file).toBe(
        hashTypedData(JSON.parse(checksums.length > 0 ? lowered(json) : json)),
      );
      const meaning = steps[0] === undefined ? undefined : typedMeaning(steps[0]);
      if (meaning !== undefined) meanings.add(meaning.kind);
      if (/UniswapX|1inch/.test(file)) expect(meaning?.kind, file).toBe('offers');
      read += 1;
    } catch (error) {
      refused.push(`${file}: ${String(error)}`);
    }
  }
  expect(refused).toEqual([]);
  expect(read).toBeGreaterThan(whole ? 60 : 8);
  expect([...meanings].toSorted()).toEqual(
    whole ? ['offers', 'power', 'send', 'vote'] : expect.arrayContaining(['offers', 'send', 'vote']),
  );
});

/** viem refuses addresses whose checksum is wrong, of which the registry has some; their bytes are the same. */
function lowered(json: string): string {
  return json.replace(/"0x[0-9a-fA-F]{40}"/g, (address) => address.toLowerCase());
}
