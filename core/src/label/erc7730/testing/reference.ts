import {
  type Descriptor,
  type DisplayField,
  type DisplayFieldGroup,
  type DisplayModel,
  type ExternalDataProvider,
  format,
  formatTypedData,
  isFieldGroup,
  type RegistryIndex,
} from '@ethereum-sourcify/clear-signing';
import { keccak256, stringToHex } from 'viem';
import { encodeType } from '../../../crypto/encodeType.ts';
import type { ClearSignSubject } from '../clearSign.ts';
import { type Json, isJsonRecord, member } from '../document/json.ts';
import { chainNames } from '../own/chainNames.ts';
import type { Rendered } from '../renderPlain.ts';

/** What the other implementation made of a request. `warnings` are its own codes, of the whole and of fields. */
export type Reference = Readonly<{ rendered?: Rendered; warnings: readonly string[]; threw?: string }>;

/** Where the reference finds descriptors: the one under test, and those of inner calls by the registry's index. */
export type ReferenceRegistry = Readonly<{
  calldataIndex: Readonly<Record<string, string>>;
  descriptorAt: (place: string) => Promise<Descriptor>;
}>;

/** Makes ready to ask `@ethereum-sourcify/clear-signing` about the same request, with the same data. */
export function referenceAsker(
  subject: ClearSignSubject,
  tested: string,
  provider: Json,
  registry: ReferenceRegistry,
): () => Promise<Reference> {
  const options = {
    externalDataProvider: providerOf(provider),
    descriptorResolverOptions: {
      type: 'custom',
      resolver: { index: indexFor(subject, tested, registry), fetchDescriptor: registry.descriptorAt },
    },
  } as const;
  const ask = askerOf(subject, options);
  return async () => {
    try {
      return read(await ask());
    } catch (error) {
      return { warnings: [], threw: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Asks it once. */
export function askReference(...it: Parameters<typeof referenceAsker>): Promise<Reference> {
  return referenceAsker(...it)();
}

function askerOf(
  subject: ClearSignSubject,
  options: Parameters<typeof format>[1],
): () => Promise<DisplayModel> {
  if (subject.kind === 'call') {
    const { chainId, to, data, value = 0n, from } = subject;
    const call = { chainId, to, data, value, ...(from === undefined ? {} : { from }) };
    return () => format(call, options);
  }
  const { types, primaryType, domain, message } = subject.typed;
  const { chainId, ...rest } = domain;
  const plain = JSON.parse(
    JSON.stringify(message, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it)),
  ) as Record<string, unknown>;
  const asked = {
    account: subject.signer ?? '0x0000000000000000000000000000000000000000',
    types: Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, [...fields]])),
    primaryType,
    domain: { ...rest, ...(chainId === undefined ? {} : { chainId: Number(chainId) }) },
    message: plain,
  };
  return () => formatTypedData(asked, options);
}

function indexFor(subject: ClearSignSubject, tested: string, registry: ReferenceRegistry): RegistryIndex {
  if (subject.kind === 'call') {
    const key = `eip155:${subject.chainId}:${subject.to.toLowerCase()}`;
    return { calldataIndex: { ...registry.calldataIndex, [key]: tested }, typedDataIndex: {} };
  }
  const { types, primaryType, domain } = subject.typed;
  const hash = keccak256(stringToHex(encodeType(types, primaryType)));
  const key = `eip155:${domain.chainId ?? 0n}:${(domain.verifyingContract ?? '').toLowerCase()}`;
  return {
    calldataIndex: { ...registry.calldataIndex },
    typedDataIndex: { [key]: { [primaryType]: [{ path: tested, encodeTypeHashes: [hash] }] } },
  };
}

function providerOf(provider: Json): ExternalDataProvider {
  const table = (name: string): ReadonlyMap<string, Json> => {
    const it = member(provider, name);
    return new Map(
      isJsonRecord(it) ? Object.entries(it).map(([key, value]) => [key.toLowerCase(), value]) : [],
    );
  };
  const tables = ['tokens', 'addressNames', 'ensNames', 'nftCollectionNames', 'blockTimestamps'].map(table);
  const [tokens, names, ens, collections, blocks] = tables;
  const name = (it: Json | undefined) =>
    Promise.resolve(typeof it === 'string' ? { name: it, typeMatch: true } : null);
  return {
    resolveToken: (_, address) => {
      const token = tokens?.get(address.toLowerCase());
      const symbol = member(token, 'symbol');
      const decimals = member(token, 'decimals');
      return Promise.resolve(
        typeof symbol === 'string' ? { name: symbol, symbol, decimals: decimals as number } : null,
      );
    },
    resolveLocalName: (address) => name(names?.get(address.toLowerCase())),
    resolveEnsName: (address) => name(ens?.get(address.toLowerCase())),
    resolveNftCollectionName: (_, address) => name(collections?.get(address.toLowerCase())),
    resolveBlockTimestamp: (_, height) => {
      const timestamp = blocks?.get(String(height));
      return Promise.resolve(typeof timestamp === 'number' ? { timestamp } : null);
    },
    resolveChainInfo: (chainId) => {
      const chain = chainNames.get(chainId);
      const coin = { name: chain?.symbol ?? '', symbol: chain?.symbol ?? '', decimals: 18 };
      return Promise.resolve(chain === undefined ? null : { name: chain.name, nativeCurrency: coin });
    },
  };
}

function read(model: DisplayModel): Reference {
  const fields = flat(model.fields ?? []);
  const warnings = [
    ...(model.warnings ?? []).map(({ code }) => code),
    ...fields.flatMap(({ warning }) => (warning === undefined ? [] : [warning.code])),
  ];
  return model.intent === undefined && model.fields === undefined
    ? { warnings }
    : { rendered: renderedOf(model), warnings };
}

function renderedOf({ intent = '', interpolatedIntent, metadata, fields = [] }: DisplayModel): Rendered {
  return {
    intent:
      typeof intent === 'string'
        ? intent
        : Object.entries(intent)
            .map(([label, text]) => `${label}: ${text}`)
            .join(', '),
    ...(interpolatedIntent === undefined ? {} : { interpolatedIntent }),
    ...(metadata?.owner === undefined ? {} : { owner: metadata.owner }),
    fields: flat(fields).map(({ label, value, embeddedCalldata }) => ({
      label,
      value: embeddedCalldata?.display.fields === undefined ? value : renderedOf(embeddedCalldata.display),
    })),
  };
}

function flat(fields: readonly (DisplayField | DisplayFieldGroup)[]): readonly DisplayField[] {
  return fields.flatMap((field) => (isFieldGroup(field) ? flat(field.fields) : [field]));
}
