import { askTypedData } from '@readback/scenarios/ask.ts';
import type { Address } from 'viem';
import { someText } from './functions.ts';
import { type Ethereum, me, usdc, weth } from './ground.ts';
import { at } from './oneCall.ts';
import { plays } from './players.ts';
import type { OnEthereum } from './table.ts';

export const fieldsOf = (text: string) =>
  text.split(',').map((it) => ({ type: it.trim().split(' ')[0] ?? '', name: it.trim().split(' ')[1] ?? '' }));

export const typedFor = (
  id: string,
  why: string,
  domain: Readonly<Record<string, unknown>>,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object,
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    const where = domain['verifyingContract'] as Address | undefined;
    if (where !== undefined && where !== usdc && where !== weth) await e.stand(where, {});
    const fields = (text: string) =>
      text.split(',').map((it) => ({ type: it.split(' ')[0] ?? '', name: it.split(' ')[1] ?? '' }));
    const kinds: Readonly<Record<string, string>> = {
      name: 'string',
      version: 'string',
      chainId: 'uint256',
      verifyingContract: 'address',
      salt: 'bytes32',
    };
    return e.read(
      askTypedData(me, {
        types: {
          EIP712Domain: Object.keys(domain).map((name) => ({ name, type: kinds[name] ?? 'string' })),
          ...Object.fromEntries(Object.entries(types).map(([name, its]) => [name, fields(its)])),
        },
        primaryType,
        domain,
        message,
      }),
    );
  },
});

export const cow = {
  name: 'Gnosis Protocol',
  version: 'v2',
  chainId: 1,
  verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
};

const kinds: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
};

export const typedOf = (
  domain: Readonly<Record<string, unknown>>,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object,
) =>
  askTypedData(me, {
    types: {
      EIP712Domain: Object.keys(domain).map((name) => ({ name, type: kinds[name] ?? 'string' })),
      ...Object.fromEntries(Object.entries(types).map(([name, its]) => [name, fieldsOf(its)])),
    },
    primaryType,
    domain,
    message,
  });

export const typed = (
  id: string,
  why: string,
  domain: Readonly<Record<string, unknown>>,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object | ((e: Ethereum) => object),
  before?: (e: Ethereum) => Promise<void>,
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    const where = domain['verifyingContract'] as Address | undefined;
    if (where !== undefined && where !== usdc && where !== weth) await plays(e, where, someText, []);
    await before?.(e);
    return e.read(typedOf(domain, primaryType, types, typeof message === 'function' ? message(e) : message));
  },
});
