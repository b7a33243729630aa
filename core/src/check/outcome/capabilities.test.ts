import { describe, expect, it } from 'vitest';
import { readPasted } from '../../request/parse/readPasted.ts';
import { walletCall } from '../../request/wallet/walletCall.ts';
import { check } from '../check.ts';
import { dataOf, friend, me, viewOf } from '../testing/views.ts';

type Capabilities = Readonly<Record<string, unknown>>;

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const paymasterService = { url: 'https://paymaster.example.org' };

async function readAll(calls: readonly object[], asked: Capabilities): Promise<readonly string[]> {
  const batch = {
    version: '2.0.0',
    from: me,
    chainId: '0x1',
    atomicRequired: true,
    calls,
    capabilities: asked,
  };
  const parsed = await readPasted(JSON.stringify({ method: 'wallet_sendCalls', params: [batch] }), {});
  if (!parsed.ok) return [parsed.error.problem.id];
  return check(viewOf(parsed.request.body)).flatMap((it) =>
    it.rule === 'outcome.capabilities' && it.outcome === 'fired'
      ? [`${it.severity} ${Reflect.get(it.says.args, 'how')}`]
      : [],
  );
}

async function read(capabilities: Capabilities, ofCall?: Capabilities) {
  const call = { to: friend, value: '0x1', ...(ofCall === undefined ? {} : { capabilities: ofCall }) };
  const batch = {
    version: '2.0.0',
    from: me,
    chainId: '0x1',
    atomicRequired: true,
    calls: [call],
    capabilities,
  };
  const parsed = await readPasted(JSON.stringify({ method: 'wallet_sendCalls', params: [batch] }), {});
  if (!parsed.ok) return { problem: parsed.error.problem.id };
  const { request } = parsed;
  const found = check(viewOf(request.body)).filter((it) => it.rule === 'outcome.capabilities');
  const [handed] = walletCall(request, me).params as [Readonly<Record<string, unknown>>];
  return {
    said: found.flatMap((it) =>
      it.outcome === 'fired' ? [`${it.severity} ${Reflect.get(it.says.args, 'how')}`] : [],
    ),
    handed: handed.capabilities,
    calls: handed.calls,
  };
}

describe('what a batch asks of the wallet besides its calls', () => {
  it('is handed over as the app wrote it, and said', async () => {
    for (const optional of [{}, { optional: true }, { optional: false }]) {
      const asked = { paymasterService: { ...paymasterService, ...optional, context: { id: 7 } } };
      expect(await read(asked)).toMatchObject({ said: ['note paymasterService'], handed: asked });
    }
    const dataSuffix = { value: '0x626173656170700080218021802180218021' };
    expect(await read({ dataSuffix })).toMatchObject({ said: ['note dataSuffix'], handed: { dataSuffix } });
  });

  describe('bytes that the wallet adds to the calldata', () => {
    const transfer = dataOf('transfer(address to, uint256 amount)', [friend, 10n ** 12n]);
    const mark = `0x${'62617365'}${'04'}00${'8021'.repeat(8)}`;
    const says = (calls: readonly object[], suffix: unknown, ofCall?: number) => {
      const asked = { dataSuffix: suffix };
      const all = calls.map((it, at) => (at === ofCall ? { ...it, capabilities: asked } : it));
      return readAll(all, ofCall === undefined ? asked : {});
    };
    const bare = { to: usdc, value: '0x0' };
    const pays = { to: friend, value: '0x1' };
    const known_ = { to: usdc, data: transfer };

    it('are a Stop where a call of a contract has no function of its own', async () => {
      for (const data of [undefined, '0x', '0xa9', '0xa9059c'])
        expect(await says([{ ...bare, data }], { value: transfer })).toEqual(['stop callByBytes']);
      expect(await says([pays, known_, bare], { value: transfer })).toEqual(['stop callByBytes']);
      expect(await says([pays, bare], { value: transfer }, 1)).toEqual(['stop callByBytes']);
      // A mark at the end of a call does not make it one, and neither does its length.
      for (const end of [mark.slice(2), `04008021${'8021'.repeat(7)}`])
        expect(await says([bare], { value: `${transfer}${end}` })).toEqual(['stop callByBytes']);
    });

    it('are a Caution where nobody knows what is there', async () => {
      const to = '0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90';
      expect(await says([{ to, value: '0x1' }], { value: transfer })).toEqual(['caution mayCall']);
    });

    it('are a Note as a mark, at a plain account and behind a function', async () => {
      expect(await says([bare], { value: mark })).toEqual(['note dataSuffix']);
      expect(await says([pays], { value: transfer })).toEqual(['note dataSuffix']);
      expect(await says([known_], { value: transfer })).toEqual(['note dataSuffix']);
      expect(await says([pays, bare], { value: transfer }, 0)).toEqual(['note dataSuffix']);
    });
  });

  it('is a caution where money comes from elsewhere, and where a batch goes on after a failure', async () => {
    const auxiliaryFunds = { requiredAssets: [{ address: friend, amount: '0x1', standard: 'erc20' }] };
    expect(await read({ auxiliaryFunds })).toMatchObject({ said: ['caution auxiliaryFunds'] });
    const flowControl = { onFailure: 'continue' };
    expect(await read({}, { flowControl })).toMatchObject({
      said: ['caution flowControl'],
      handed: undefined,
      calls: [{ capabilities: { flowControl } }],
    });
  });

  it('is a caution where the service that pays the fee is paid in tokens, also for one call behind a sponsor', async () => {
    for (const context of [
      { token: usdc },
      { token: 'USDC' },
      { feeToken: ['USDT'] },
      { payment_asset: 'usd₮0' },
      { mode: 'ERC20' },
      { erc20Context: { maxTokenAmount: 7 } },
      { pay: { with: `eip155:1/erc20:${usdc}` } },
      usdc,
    ]) {
      const asked = { paymasterService: { ...paymasterService, context } };
      expect(await read(asked)).toMatchObject({ said: ['caution paidInTokens'], handed: asked });
      expect(await read({ paymasterService }, asked)).toMatchObject({
        said: ['caution paidInTokens', 'note paymasterService'],
      });
    }
    for (const query of ['token=USDC', `pay=${usdc}`]) {
      const asked = { paymasterService: { url: `https://paymaster.example.org/rpc?${query}` } };
      expect(await read(asked)).toMatchObject({ said: ['caution paidInTokens'] });
    }
  });

  it('is a note where the service is a sponsor', async () => {
    for (const context of [
      {},
      { policyId: '6f1c4c7e-8d0b-4f26-9c55-1c5b2b6d3c1a' },
      { sponsorshipPolicyId: 'sp_my_policy' },
      { sender: me },
      { accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk' },
      { mode: 'SPONSORED' },
    ])
      expect(await read({ paymasterService: { ...paymasterService, context } })).toMatchObject({
        said: ['note paymasterService'],
      });
  });

  it('is a caution where it is left out and names another account', async () => {
    for (const glow of [
      { key: usdc, optional: true },
      { rights: [{ to: { spender: usdc } }], optional: true },
    ]) {
      expect(await read({ glow })).toMatchObject({ said: ['caution otherAccount'], handed: undefined });
      expect(await read({}, { glow })).toMatchObject({ said: ['caution otherAccount'] });
    }
    for (const glow of [
      { account: me, optional: true },
      { value: '0x5208', optional: true },
    ])
      expect(await read({ glow })).toMatchObject({ said: ['note leftOut'], handed: undefined });
  });

  it('is left out where it is unknown and optional, and said to be', async () => {
    const asked = { paymasterService, glow: { color: 'red', optional: true } };
    expect(await read(asked)).toMatchObject({
      said: ['note paymasterService', 'note leftOut'],
      handed: { paymasterService },
    });
  });

  it('is refused by name where it is unknown and required', async () => {
    for (const glow of [{ color: 'red' }, { optional: false }, true, 'x'])
      expect(await read({ glow })).toEqual({ problem: 'batch.capabilities' });
    expect(await read({}, { glow: {} })).toEqual({ problem: 'batch.capabilities' });
  });

  it('is nothing where there is none', async () => {
    for (const none of [{}, { atomic: { required: true } }])
      expect(await read(none)).toMatchObject({ said: [] });
  });
});
