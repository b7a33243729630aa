import { type Address, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer } from '../testing/answers.ts';
import { call, me, type Sample } from '../testing/views.ts';

/** Superfluid's forwarder to pools. Anybody makes a pool of it, with members of their own. */
const forwarder: Address = '0x6da13bde224a05a288748d857b9e7ddeffd1de08';
const pool = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const usdcx: Address = '0x1ba8603da702602a75a25fca122bb6898b8b1282';

const of = (own: boolean): Sample => ({
  codes: { [forwarder]: 'contract', [pool]: 'contract', [usdcx]: 'contract' },
  tokens: { [usdcx]: ['USDCx', 18] },
  book: known(own ? [{ address: pool, name: 'Pool', own: true, paid: 0 }] : []),
});

it.each([
  ['distribute', 'uint256 requestedAmount'],
  ['distributeFlow', 'int96 requestedFlowRate'],
])('%s gives to the members of a pool, whoever they are', (name, amount) => {
  const body = call(
    forwarder,
    `${name}(address token, address from, address pool, ${amount}, bytes userData)`,
    [usdcx, me, pool, 10n ** 12n, '0x'],
  );
  expect(answer('account.elsewhere', body, of(false))).toBe('caution');
  expect(answer('account.elsewhere', body, of(true))).toBe('notApplicable');
});
