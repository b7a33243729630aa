import { describe, expect, it } from 'vitest';
import { call, contract, friend, transaction, usdc, weth } from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says } from '../../world/testing/tableWorld.ts';
import { asString, asWord, block, labelled, nodeWith } from '../testing.ts';
import { codeElsewhereFact } from './payeeFacts.ts';

const transfer = 'transfer(address to, uint256 amount)';
const token = { symbol: asString('TOK'), decimals: asWord(18) };
const table = nodeWith({ [usdc]: token, [weth]: token, [contract]: {} });

async function facts(body: Body, more: Parameters<typeof labelled>[2] = {}, replies = table) {
  return labelled(freeze(body, ''), replies, more);
}

describe('what is asked of payees', () => {
  it('is whether a contract that gets tokens is a token, and nothing is said of one that is none', async () => {
    const toToken = await facts(call(usdc, transfer, [weth, 1n]));
    expect(toToken.facts[`token.${weth.toLowerCase()}.decimals`]?.value.s).toBe('known');
    const toOther = await facts(call(usdc, transfer, [contract, 1n]));
    expect(toOther.facts[`token.${contract.toLowerCase()}.decimals`]).toBeUndefined();
    expect(toOther.state).toBe('done');
    const coins = await facts(transaction(weth, '0x', 1n));
    expect(coins.facts[`token.${weth.toLowerCase()}.decimals`]).toBeUndefined();
  });

  it('is the code on Ethereum of one who has none here and never sent anything, where Ethereum may be asked', async () => {
    const unused = { ...table, eth_getTransactionCount: says('0x0') };
    const elsewhere = {
      ...unused,
      eth_getCode: ((params) => says(params[1] === 'latest' ? '0x6001' : '0x')(params)) as ReturnType<
        typeof says
      >,
    };
    const ens = () => known({ chainId: 1, universalResolver: contract });
    const onBase = { ens, block: known({ ...block, chainId: 8453 }) };
    const id = codeElsewhereFact(friend);
    const pay = transaction(friend, '0x', 1n);
    expect((await facts(pay, onBase, elsewhere)).facts[id]?.value).toEqual(
      known({ kind: 'bool', value: true }),
    );
    expect((await facts(pay, onBase, unused)).facts[id]?.value).toEqual(
      known({ kind: 'bool', value: false }),
    );
    const silent = {
      ...unused,
      eth_getCode: ((params) =>
        params[1] === 'latest' ? fails(-32000, 'no')(params) : says('0x')(params)) as ReturnType<typeof says>,
    };
    expect((await facts(pay, onBase, silent)).facts[id]?.value.s).toBe('unknown');
    // Names are not asked there, the request is on Ethereum itself, or the key was used.
    expect((await facts(pay, { block: onBase.block }, elsewhere)).facts[id]).toBeUndefined();
    expect((await facts(pay, { ens }, elsewhere)).facts[id]).toBeUndefined();
    expect((await facts(pay, onBase, table)).facts[id]).toBeUndefined();
  });

  it('is a contract elsewhere where it ships as one of any network and has no code here, whoever is asked', async () => {
    const empty = { ...table, eth_getCode: says('0x') };
    const stands = { ...table, eth_getCode: says('0x6001') };
    const onTest = { block: known({ ...block, chainId: 31_338 }) };
    const shipped = {
      'a token of Ethereum': usdc,
      'the wrapped currency of Optimism': '0x4200000000000000000000000000000000000006',
      'the deposits of validators': '0x00000000219ab540356cBB839Cbe05303d7705Fa',
      'the beacon roots': '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02',
      Permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
      'Seaport 1.5': '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
      'a router of Base': '0x2626664c2603336E57B271c5C0b26F421741e481',
    } as const;
    for (const [what, to] of Object.entries(shipped)) {
      const id = codeElsewhereFact(to);
      for (const body of [transaction(to, '0x', 1n), call(contract, transfer, [to, 1n])])
        expect((await facts(body, onTest, empty)).facts[id]?.value, what).toEqual(
          known({ kind: 'bool', value: true }),
        );
      expect((await facts(transaction(to, '0x', 1n), onTest, stands)).facts[id], what).toBeUndefined();
    }
    // Nobody ships a person, or an account that is yet to be deployed.
    for (const to of [friend, '0x5afe3855358e112b5647b952709e6165e1c1eeee'] as const)
      expect((await facts(transaction(to, '0x', 1n), onTest, empty)).facts[codeElsewhereFact(to)]).toBe(
        undefined,
      );
  });
});
