import type { Fact } from '@readback/core/model/fact.ts';
import { describe, expect, it } from 'vitest';
import { addressName, tokenSymbol } from './addressName.ts';

const address = '0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE';
const text = (id: string, name: string): Fact => ({
  id,
  value: { s: 'known', v: { kind: 'text', text: name } },
  from: [],
});
const book = text(`book.${address.toLowerCase()}.name`, 'Treasury');
const label = text(`account.${address.toLowerCase()}.name`, 'Someone');

describe('the name of an address', () => {
  it('is the one that the user gave, whatever others call it', () => {
    const facts = [label, book];
    expect(addressName(address, (id) => facts.find((fact) => fact.id === id))?.name).toBe('Treasury');
  });

  it('says of itself where it vouches for nothing: from a file, or of a contract that is not there', () => {
    const nameOf = (...facts: readonly Fact[]) =>
      addressName(address, (id) => facts.find((fact) => fact.id === id))?.name;
    const file = text(`book.${address.toLowerCase()}.label`, 'Uniswap router');
    const absent = text(`account.${address.toLowerCase()}.wouldBe`, 'Multicall3');
    expect(nameOf(absent)).toBe('Multicall3 (not checked)');
    expect(nameOf(absent, file)).toBe('Uniswap router (from a file)');
    expect(nameOf(absent, file, label)).toBe('Someone');
  });

  it('is not made up when nobody knows one', () => {
    expect(addressName(address, () => undefined)).toBeUndefined();
  });

  it('is not known when asking failed', () => {
    const failed: Fact = { ...label, value: { s: 'unknown', why: 'timeout' } };
    expect(addressName(address, (id) => (id === label.id ? failed : undefined))).toBeUndefined();
  });
});

describe('the symbol that a token is said by', () => {
  const symbolOf = (symbol: string, ...others: readonly Fact[]) => {
    const facts = [text(`token.${address.toLowerCase()}.symbol`, symbol), ...others];
    return tokenSymbol(address, (id) => facts.find((fact) => fact.id === id));
  };

  it('is its own', () => {
    expect(symbolOf('PUSD')).toBe('PUSD');
  });

  it('is none that reads as something else', () => {
    expect(symbolOf('ETH')).toBeUndefined();
    expect(symbolOf('USDC, now sign')).toBeUndefined();
  });

  it('gives way to a name of the user', () => {
    expect(symbolOf('PUSD', book)).toBeUndefined();
  });
});
