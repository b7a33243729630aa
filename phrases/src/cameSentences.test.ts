import type { Fact, FactValue } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { expect, test } from 'vitest';
import { plain } from './plain.ts';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const token = at('a');
const asset = { kind: 'token', chainId: 1, address: token } as const;
const values: Readonly<Record<string, FactValue>> = {
  you: { kind: 'address', address: at('1') },
  ana: { kind: 'address', address: at('2') },
  router: { kind: 'address', address: at('3') },
  permit2: { kind: 'address', address: at('4') },
  amount: { kind: 'amount', raw: 3_000n, asset },
  got: { kind: 'amount', raw: 10n ** 18n, asset: { kind: 'native', chainId: 1 } },
  most: { kind: 'allowance', raw: 3_000n, unlimited: false, asset },
  asset: { kind: 'asset', asset },
  [`token.${token}.decimals`]: { kind: 'integer', value: 0n },
  [`token.${token}.symbol`]: { kind: 'text', text: 'PUSD' },
  [`book.${at('2')}.name`]: { kind: 'text', text: 'Ana' },
  [`book.${at('3')}.name`]: { kind: 'text', text: 'Uniswap' },
  [`book.${at('4')}.name`]: { kind: 'text', text: 'Permit2' },
  [`book.${at('1')}.name`]: { kind: 'text', text: 'Safe' },
};
const facts = (id: string): Fact | undefined => {
  const value = values[id];
  return value && { id, value: known(value), from: [] };
};

type Id = Extract<Phrase['id'], `hearback.came.${string}`>;

/** What is said once it happened, while it is on its way, and where it came to nothing: of you, then of a Safe. */
function said(id: Id, args: object): readonly string[] {
  return (['you', 'other'] as const).flatMap((whose) =>
    (['did', 'does', 'would'] as const).map((tense) =>
      plain({ id, args: { tense, whose, account: 'you', ...args } } as Phrase, facts).replaceAll(
        / \(0x\w+\)/g,
        '',
      ),
    ),
  );
}

test.each<readonly [Id, object, readonly string[]]>([
  [
    'hearback.came.paid',
    { amount: 'amount', who: 'ana' },
    [
      'Ana received 3,000 PUSD',
      'You are sending 3,000 PUSD to Ana',
      'Ana would have received 3,000 PUSD',
      'Ana received 3,000 PUSD',
      'Safe is sending 3,000 PUSD to Ana',
      'Ana would have received 3,000 PUSD',
    ],
  ],
  [
    'hearback.came.paidEach',
    { amount: 'amount', count: 8 },
    [
      '8 accounts received 3,000 PUSD in all',
      'You are sending 3,000 PUSD to 8 accounts',
      '8 accounts would have received 3,000 PUSD in all',
      '8 accounts received 3,000 PUSD in all',
      'Safe is sending 3,000 PUSD to 8 accounts',
      '8 accounts would have received 3,000 PUSD in all',
    ],
  ],
  [
    'hearback.came.left',
    { amount: 'amount' },
    [
      '3,000 PUSD left your account',
      '3,000 PUSD is leaving your account',
      '3,000 PUSD would have left your account',
      '3,000 PUSD left Safe',
      '3,000 PUSD is leaving Safe',
      '3,000 PUSD would have left Safe',
    ],
  ],
  [
    'hearback.came.got',
    { amount: 'amount' },
    [
      'You received 3,000 PUSD',
      'You are receiving 3,000 PUSD',
      'You would have received 3,000 PUSD',
      'Safe received 3,000 PUSD',
      'Safe is receiving 3,000 PUSD',
      'Safe would have received 3,000 PUSD',
    ],
  ],
  [
    'hearback.came.swapped',
    { gave: 'amount', got: 'got' },
    [
      'You swapped 3,000 PUSD for 1 ETH',
      'You are swapping 3,000 PUSD for about 1 ETH',
      'You would have swapped 3,000 PUSD for about 1 ETH',
      'Safe swapped 3,000 PUSD for 1 ETH',
      'Safe is swapping 3,000 PUSD for about 1 ETH',
      'Safe would have swapped 3,000 PUSD for about 1 ETH',
    ],
  ],
  [
    'hearback.came.traded',
    { gave: 'amount', got: 'got' },
    [
      'You gave 3,000 PUSD and received 1 ETH',
      'You are giving 3,000 PUSD for about 1 ETH',
      'You would have given 3,000 PUSD for about 1 ETH',
      'Safe gave 3,000 PUSD and received 1 ETH',
      'Safe is giving 3,000 PUSD for about 1 ETH',
      'Safe would have given 3,000 PUSD for about 1 ETH',
    ],
  ],
  [
    'hearback.came.allowed',
    { spender: 'router', amount: 'most', how: 'direct', via: 'router' },
    [
      'Uniswap may now spend up to 3,000 PUSD',
      'You are letting Uniswap spend up to 3,000 PUSD',
      'Uniswap could have spent up to 3,000 PUSD',
      'Uniswap may now spend up to 3,000 PUSD',
      'Safe is letting Uniswap spend up to 3,000 PUSD',
      'Uniswap could have spent up to 3,000 PUSD',
    ],
  ],
  [
    'hearback.came.allowedAll',
    { spender: 'router', asset: 'asset', how: 'via', via: 'permit2' },
    [
      'Uniswap may now spend all your PUSD through Permit2',
      'You are letting Uniswap spend all your PUSD through Permit2',
      'Uniswap could have spent all your PUSD through Permit2',
      'Uniswap may now spend all the PUSD of Safe through Permit2',
      'Safe is letting Uniswap spend all its PUSD through Permit2',
      'Uniswap could have spent all the PUSD of Safe through Permit2',
    ],
  ],
  [
    'hearback.came.revoked',
    { spender: 'router', asset: 'asset', how: 'direct', via: 'router' },
    [
      'You revoked the permission of Uniswap to spend PUSD',
      'You are revoking the permission of Uniswap to spend PUSD',
      'You would have revoked the permission of Uniswap to spend PUSD',
      'Safe revoked the permission of Uniswap to spend PUSD',
      'Safe is revoking the permission of Uniswap to spend PUSD',
      'Safe would have revoked the permission of Uniswap to spend PUSD',
    ],
  ],
  [
    'hearback.came.operator',
    { operator: 'router', asset: 'asset' },
    [
      'Uniswap may now take every item of PUSD that you hold',
      'You are letting Uniswap take every item of PUSD that you hold',
      'Uniswap could have taken every item of PUSD that you hold',
      'Uniswap may now take every item of PUSD that Safe holds',
      'Safe is letting Uniswap take every item of PUSD that Safe holds',
      'Uniswap could have taken every item of PUSD that Safe holds',
    ],
  ],
  [
    'hearback.came.operatorOff',
    { operator: 'router', asset: 'asset' },
    [
      'You revoked the permission of Uniswap to take items of PUSD',
      'You are revoking the permission of Uniswap to take items of PUSD',
      'You would have revoked the permission of Uniswap to take items of PUSD',
      'Safe revoked the permission of Uniswap to take items of PUSD',
      'Safe is revoking the permission of Uniswap to take items of PUSD',
      'Safe would have revoked the permission of Uniswap to take items of PUSD',
    ],
  ],
])('%s has the tense of its time', (id, args, sentences) => {
  expect(said(id, args)).toEqual(sentences);
});
