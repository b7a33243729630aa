import { permit2Address } from '@readback/core/balances/allowances.ts';
import { decode } from '@readback/core/decode/decode.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { revokeAllIncoming, revokeIncoming } from './revoke.ts';

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const spender: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test.each([
  ['erc20', token, 'approve(address,uint256)', [spender, 0n]],
  ['operator', token, 'setApprovalForAll(address,bool)', [spender, false]],
  ['permit2', permit2Address, 'lockdown((address,address)[])', undefined],
] as const)('a revocation (%s) reads back as what takes the permission away', (kind, to, signature, args) => {
  const { request, origin } = revokeIncoming({ kind, token, spender }, { chainId: 1, account });
  expect(origin).toEqual({ via: 'form' });
  expect(request.body).toMatchObject({
    kind: 'transaction',
    chainId: 1,
    from: account,
    call: { to, value: 0n },
  });
  const [step] = decode(request, {}).steps;
  expect(step?.reading).toBe('canonical');
  expect(step?.fn?.signature).toBe(signature);
  if (args) {
    const values = step?.args.map(({ value }) =>
      value.kind === 'address'
        ? value.address
        : value.kind === 'integer' || value.kind === 'bool'
          ? value.value
          : null,
    );
    expect(values).toEqual(args);
  }
});

test('several are taken back by one batch, in which those of Permit2 are one call', () => {
  const other: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  const { request } = revokeAllIncoming(
    [
      { kind: 'erc20', token, spender },
      { kind: 'permit2', token, spender },
      { kind: 'permit2', token: other, spender },
      { kind: 'operator', token: other, spender },
    ],
    { chainId: 1, account },
  );
  expect(request.body).toMatchObject({ kind: 'calls', atomic: false, chainId: 1, from: account });
  const { steps } = decode(request, {});
  expect(steps.map(({ fn }) => fn?.signature)).toEqual([
    'approve(address,uint256)',
    'setApprovalForAll(address,bool)',
    'lockdown((address,address)[])',
  ]);
});
