import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  call,
  contract,
  friend,
  me,
  message,
  offline,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';
import { wellKnown } from '../../shipped/wellKnownTokens.ts';
import { plainSymbol } from '../../text/plainSymbol.ts';

const rule = 'outcome.fakeToken';
const fake = getAddress('0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23');
const pay = (token: typeof usdc) => call(token, 'transfer(address to, uint256 amount)', [friend, 1n]);
const symbol = (token: typeof usdc, text: string) => ({ tokens: { [token]: [text, 6] as const } });

describe('a token with the symbol of another one', () => {
  it('is a caution, however the symbol is written', () => {
    for (const text of ['USDC', 'usdc', '$USDC', 'USDC ', 'ＵＳＤＣ', 'stETH'])
      expect([text, answer(rule, pay(fake), symbol(fake, text))]).toEqual([text, 'caution']);
  });

  it('is one where a swap is from one to another of the same symbol, or where the user saved another under it', () => {
    const swap =
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    const tokens = { [fake]: ['PUSD', 6], [contract]: ['pUSD', 6] } as const;
    expect(told(rule, call(contract, swap, [5n, 4n, [fake, contract], me, 9n]), { tokens })).toEqual([
      'caution: outcome.fakeToken.says symbol token.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.symbol how twin | outcome.fakeToken.why | outcome.fakeToken.remedy | about 0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23 | by token.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.symbol token.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.symbol',
      'caution: outcome.fakeToken.says symbol token.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.symbol how twin | outcome.fakeToken.why | outcome.fakeToken.remedy | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by token.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.symbol token.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.symbol',
    ]);
    const saved = (address: typeof usdc) => known([{ address, name: 'PUSD', own: false, paid: 0 }]);
    expect(told(rule, pay(fake), { ...symbol(fake, 'PUSD'), book: saved(contract) })).toEqual([
      'caution: outcome.fakeToken.says symbol token.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.symbol how saved | outcome.fakeToken.why | outcome.fakeToken.remedy | about 0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23 | by token.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.symbol',
    ]);
    expect(told(rule, pay(fake), { ...symbol(fake, 'PUSD'), book: saved(fake) })).toEqual([
      'clear token.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.symbol token.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.symbol token.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2.symbol',
    ]);
  });

  it('is silent for the token itself, for other symbols, and for shares of pools', () => {
    expect(told(rule, pay(usdc))).toEqual([
      'clear token.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.symbol token.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2.symbol',
    ]);
    expect(answer(rule, pay(weth))).toBe('clear');
    expect(answer(rule, pay(fake), symbol(fake, 'FRIEND'))).toBe('clear');
    const tokens = { [fake]: ['UNI-V2', 18], [contract]: ['UNI-V2', 18] } as const;
    expect(answer(rule, pay(fake), { tokens })).toBe('clear');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('is not known where the symbol could not be read, and no matter for what is not a token', () => {
    const gap = (why: 'timeout' | 'refused' | 'unanswered') => {
      const view = viewOf(pay(fake));
      const id = `token.${fake.toLowerCase()}.symbol`;
      const facts = { ...view.facts, [id]: { id, value: unknown(why), from: [] } };
      return check({ ...view, facts }).find((it) => it.rule === rule)?.outcome;
    };
    expect(gap('timeout')).toBe('unknown');
    // An error of the node's says nothing of the token.
    expect(gap('refused')).toBe('unknown');
    expect(gap('unanswered')).toBe('clear');
    expect(answer(rule, pay(fake), offline)).toBe('notApplicable');
    expect(answer(rule, pay(fake), waiting)).toBe('notApplicable');
  });
});

it('a symbol is taken as the eye takes it, on the chain that it is on', () => {
  expect(plainSymbol(' $uＳdc.')).toBe('USDC');
  expect(wellKnown(1, 'usdc')).toEqual([usdc.toLowerCase()]);
  expect(wellKnown(31_337, 'USDC')).toEqual([]);
  expect(wellKnown(1, 'constructor')).toEqual([]);
});

describe('on a chain whose number others use too', () => {
  const pusd = getAddress('0x8ce361602b935680e8dec218b820ff5056beb7af');
  const otherWeth = getAddress('0x700b6a60ce7eaaea56f065753d8dcb9653dbad35');

  it('a token is no copy of one that is not there, and is one of what is there or may be', () => {
    const on = (codes: Readonly<Record<typeof pusd, 'none' | 'contract'>>) =>
      answer(rule, { ...pay(fake), chainId: 31_337 } as ReturnType<typeof pay>, {
        ...symbol(fake, 'PUSD'),
        codes: { [otherWeth]: 'none', ...codes },
      });
    expect(on({ [pusd]: 'none' })).toBe('clear');
    expect(on({ [pusd]: 'contract' })).toBe('caution');
    expect(on({})).toBe('caution');
  });
});
