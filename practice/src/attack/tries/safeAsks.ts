import type { SafeTx } from '@readback/core/model/request.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, type Hex, pad, toHex } from 'viem';
import { at } from './oneCall.ts';

export type Child = Partial<SafeTx> & Readonly<{ to: Address }>;

export const childOf = (tx: Child): SafeTx => ({ ...safeTx({ to: tx.to, nonce: 0n }), ...tx });

export const safeTypedOf = (safe: Address, tx: SafeTx, chainId = 1) => {
  const askedBody = safeTypedData(safe, tx);
  return { ...askedBody, domain: { ...askedBody.domain, chainId } };
};

export const third: Address = at('0x3333333333333333333333333333333333333331');

export const packed = (calls: readonly Readonly<{ to: Address; data: Hex; value?: bigint }>[]) =>
  concat(
    calls.map(({ to, data, value = 0n }) =>
      concat([
        '0x00',
        to,
        pad(toHex(value), { size: 32 }),
        pad(toHex((data.length - 2) / 2), { size: 32 }),
        data,
      ]),
    ),
  );
