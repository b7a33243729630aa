import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { describe, expect, it } from 'vitest';
import { alice, bob } from '../testing/fakeWallet.ts';
import { bench } from '../testing/practiceBench.ts';
import { changeShown } from './changeShown.ts';
import { thief } from './keys.ts';

const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0');

describe('a wallet that shows a changed request', () => {
  it('pays the thief, and leaves everything else as it was asked', () => {
    const amount = '5'.padStart(64, '0');
    const call = { from: alice, to: bob, value: '0x0', data: `0xa9059cbb${word(bob)}${amount}` };
    const [shown] = changeShown(signingMethods.transaction, [call], thief);
    expect(shown).toEqual({ ...call, data: `0xa9059cbb${word(thief)}${amount}` });
    const payment = { from: alice, to: bob, value: '0x1' };
    expect(changeShown(signingMethods.transaction, [payment], thief)).toEqual([{ ...payment, to: thief }]);
  });

  it('puts the thief in a message of typed data, not in the place of who signs', () => {
    const typed = { message: { owner: alice, spender: bob }, domain: { verifyingContract: bob } };
    const [account, json] = changeShown(signingMethods.typedData, [alice, JSON.stringify(typed)], thief);
    expect(account).toBe(alice);
    expect(JSON.parse(String(json))).toMatchObject({ message: { owner: alice, spender: thief } });
  });

  it('signs what it shows, and not what the page asked', async () => {
    const { wallet, press, tell } = bench();
    press({ confirmed: true, account: alice });
    await wallet.request({ method: 'eth_requestAccounts' });
    const asked = { method: signingMethods.message, params: ['0x48656c6c6f', alice] };
    const honest = await wallet.request(asked);
    const longer = await wallet.request({ ...asked, params: ['0x48656c6c6f2e', alice] });
    tell({ behaviour: 'changeShown' });
    expect(await wallet.request(asked)).toBe(longer);
    expect(longer).not.toBe(honest);
  });

  it('changes nothing that it is not asked to sign', () => {
    const params = [{ chainId: '0x1' }];
    expect(changeShown('wallet_switchEthereumChain', params, thief)).toBe(params);
    expect(changeShown(signingMethods.typedData, [alice, 'no JSON'], thief)).toEqual([alice, 'no JSON']);
  });
});
