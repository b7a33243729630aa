import { encodeFunctionData, hexToBytes, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../model/request.ts';
import { readPasted } from '../../request/parse/readPasted.ts';
import { controlOf } from '../../narrate/verdict/verdict.ts';
import { check } from '../check.ts';
import { told } from '../testing/answers.ts';
import { contract, friend, me, transaction, usdc, viewOf } from '../testing/views.ts';

const rule = 'outcome.networkFields';
const flow = parseAbi([
  'function approvalBased(address token, uint256 minAllowance, bytes innerInput)',
  'function general(bytes input)',
]);
const takes = encodeFunctionData({ abi: flow, functionName: 'approvalBased', args: [usdc, 5n, '0x'] });
const general = encodeFunctionData({ abi: flow, functionName: 'general', args: ['0x'] });

async function asked(chainId: number, fields: object): Promise<Body> {
  const call = { from: me, to: friend, value: '0x1', chainId: `0x${chainId.toString(16)}`, ...fields };
  const parsed = await readPasted(JSON.stringify({ method: 'eth_sendTransaction', params: [call] }), {});
  if (!parsed.ok) throw parsed.error;
  return parsed.request.body;
}
const saysOf = (body: Body) =>
  check(viewOf(body)).flatMap((it) => (it.rule === rule && it.outcome === 'fired' ? [it.says.id] : []));

describe('what one network alone knows', () => {
  it('Celo’s currency of the fee is read, said, and signed nowhere here', async () => {
    for (const fields of [{ feeCurrency: usdc }, { feeCurrency: usdc, type: '0x7b' }]) {
      const body = await asked(42220, fields);
      expect(body).toMatchObject({ kind: 'transaction', set: { network: { feeCurrency: usdc } } });
      expect(saysOf(body)).toEqual(['outcome.networkFields.saysCurrency']);
      expect(controlOf(viewOf(body), 'caution')).toMatchObject({ why: { id: 'control.networkFields' } });
    }
  });

  it('zkSync’s paymaster is read in each form that wallets and libraries use, with what it may take', async () => {
    const paymasterParams = (input: unknown) => ({ paymaster: contract, paymasterInput: input });
    const bytes = [...hexToBytes(takes)];
    for (const fields of [
      { type: '0x71', eip712Meta: { gasPerPubdata: '0xc350', paymasterParams: paymasterParams(takes) } },
      { eip712Meta: { paymasterParams: paymasterParams(bytes), factoryDeps: [] } },
      { paymaster: contract, paymasterInput: takes, gasPerPubdata: '0xc350' },
    ]) {
      const body = await asked(324, fields);
      expect(body).toMatchObject({ set: { network: { paymaster: contract, paymasterInput: takes } } });
      expect(saysOf(body), JSON.stringify(fields)).toEqual(['outcome.networkFields.saysToken']);
    }
    const plain = await asked(324, { paymaster: contract, paymasterInput: general });
    expect(saysOf(plain)).toEqual(['outcome.networkFields.saysPaymaster']);
    expect(saysOf(await asked(324, { type: '0x71' }))).toEqual(['outcome.networkFields.says']);
  });

  it('each of these fields changes the digest', async () => {
    const digestOf = async (fields: object) => viewOf(await asked(324, fields)).incoming.request.digest;
    const all = await Promise.all([
      digestOf({}),
      digestOf({ paymaster: contract }),
      digestOf({ paymaster: friend }),
      digestOf({ paymaster: contract, paymasterInput: takes }),
      digestOf({ feeCurrency: usdc }),
      digestOf({ gasPerPubdata: '0x1' }),
      digestOf({ customSignature: '0x01' }),
      digestOf({ factoryDeps: ['0x01'] }),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('what is malformed is refused, and an ordinary transaction has nothing of it', async () => {
    await expect(asked(324, { eip712Meta: 'x' })).rejects.toThrow();
    await expect(asked(324, { eip712Meta: { other: 1 } })).rejects.toThrow();
    await expect(asked(324, { paymasterInput: [256] })).rejects.toThrow();
    await expect(asked(42220, { feeCurrency: 'cUSD' })).rejects.toThrow();
    await expect(asked(1, { type: '0x7a' })).rejects.toThrow();
    expect(told(rule, transaction(friend, '0x', 1n))).toEqual(['clear request.chain']);
  });
});
