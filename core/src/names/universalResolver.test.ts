import fc from 'fast-check';
import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  encodeErrorResult,
  getAddress,
  type Hex,
  parseAbi,
} from 'viem';
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions';
import { mainnet } from 'viem/chains';
import { expect, test } from 'vitest';
import { coinTypeOf, ethereumNames } from './service.ts';
import {
  resolvedAddress,
  addressQuestion,
  isNothing,
  nameIn,
  nameQuestion,
  recordIn,
  resolvedText,
  textQuestion,
} from './universalResolver.ts';

const universalResolverAddress = ethereumNames.universalResolver;
const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((it) => getAddress(hexOf(it)));
const labels = fc.stringMatching(/^[a-z0-9]{1,20}$/);
const names = fc.array(labels, { minLength: 1, maxLength: 4 }).map((it) => `${it.join('.')}.eth`);
const coins = fc.oneof(
  fc.constant(60n),
  fc.integer({ min: 1, max: 0x7fffffff }).map((it) => BigInt(it) + 0x80000000n),
);

/** What viem's own actions would ask a node. */
async function asked(act: (client: ReturnType<typeof createClient>) => Promise<unknown>): Promise<Hex> {
  let data: Hex = '0x';
  const request = async ({ params }: { params: readonly [{ data: Hex }] }) => {
    data = params[0].data;
    throw new Error('enough');
  };
  await act(createClient({ transport: custom({ request }, { retryCount: 0 }) })).catch(() => {});
  return data;
}

test('questions are byte for byte those of viem', async () => {
  await fc.assert(
    fc.asyncProperty(names, addresses, coins, async (name, address, coinType) => {
      const own = coinType === 60n ? {} : { coinType };
      const at = { universalResolverAddress };
      expect(addressQuestion(name, coinType)).toBe(
        await asked((it) => getEnsAddress(it, { name, ...own, ...at })),
      );
      expect(nameQuestion(address, coinType)).toBe(
        await asked((it) => getEnsName(it, { address, coinType, ...at })),
      );
      expect(textQuestion(name, 'avatar')).toBe(
        await asked((it) => getEnsText(it, { name, key: 'avatar', ...at })),
      );
    }),
    { numRuns: 30 },
  );
});

test('answers give back what was put into them', () => {
  fc.assert(
    fc.property(addresses, addresses, fc.string(), coins, (address, resolver, text, coinType) => {
      const wrap = (record: Hex) =>
        encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, resolver]);
      const record =
        coinType === 60n
          ? encodeAbiParameters([{ type: 'address' }], [address])
          : encodeAbiParameters([{ type: 'bytes' }], [address]);
      const found = recordIn(wrap(record));
      expect(found.resolver).toBe(resolver);
      expect(resolvedAddress(found.record, coinType)).toBe(/^0x0{40}$/.test(address) ? undefined : address);
      expect(resolvedText(encodeAbiParameters([{ type: 'string' }], [text]))).toBe(text || undefined);
      const named = encodeAbiParameters(
        [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
        [text, resolver, resolver],
      );
      expect(nameIn(named)).toBe(text || undefined);
    }),
  );
});

test('a record of another length is not an address, and an empty one is none', () => {
  const bytes = (it: Hex) => encodeAbiParameters([{ type: 'bytes' }], [it]);
  const base = 0x80002105n;
  expect(resolvedAddress('0x', base)).toBeUndefined();
  expect(resolvedAddress(bytes('0x'), base)).toBeUndefined();
  expect(resolvedAddress(bytes(`0x${'00'.repeat(20)}`), base)).toBeUndefined();
  expect(() => resolvedAddress(bytes('0x1234'), base)).toThrow();
  expect(() => resolvedAddress(bytes(`0x${'11'.repeat(32)}`), base)).toThrow();
  expect(() => recordIn('0x1234')).toThrow();
});

test('only errors that say so mean that nothing is there', () => {
  const abi = parseAbi([
    'error ResolverNotFound(bytes name)',
    'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
    'error ResolverError(bytes errorData)',
    'error HttpError(uint16 status, string message)',
  ]);
  expect(isNothing(encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x00'] }))).toBe(true);
  expect(
    isNothing(encodeErrorResult({ abi, errorName: 'ReverseAddressMismatch', args: ['a.eth', '0x00'] })),
  ).toBe(true);
  // These are failures: that nobody has the name does not follow.
  expect(isNothing(encodeErrorResult({ abi, errorName: 'ResolverError', args: ['0x00'] }))).toBe(false);
  expect(isNothing(encodeErrorResult({ abi, errorName: 'HttpError', args: [500, 'down'] }))).toBe(false);
});

test('the service of Ethereum is where viem has it, and chains have the coin types of ENSIP-11', () => {
  expect(universalResolverAddress.toLowerCase()).toBe(mainnet.contracts.ensUniversalResolver.address);
  expect(getAddress(universalResolverAddress)).toBe(universalResolverAddress);
  expect(coinTypeOf(ethereumNames, 1)).toBe(60n);
  expect(coinTypeOf(ethereumNames, 8453)).toBe(0x80002105n);
  expect(coinTypeOf({ ...ethereumNames, chainId: 31337 }, 31337)).toBe(60n);
  for (const none of [0, -1, 0.5, 0x80000000, Number.NaN])
    expect(coinTypeOf(ethereumNames, none)).toBeUndefined();
});

function hexOf(bytes: Uint8Array): Address {
  return `0x${[...bytes].map((it) => it.toString(16).padStart(2, '0')).join('')}`;
}
