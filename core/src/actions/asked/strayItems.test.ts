import { expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { call, friend, key as thief, me } from '../../check/testing/views.ts';
import { isStray } from './askedBook.ts';

const collection = '0xbC4CA0EdA7647A8aB7C2061c2E118A18a936f13D' as const;
const transfer = 'safeTransferFrom(address from, address to, uint256 tokenId)';
const { steps } = decode(freeze(call(collection, transfer, [me, friend, 7n]), ''), {});

test('an item that goes to another than the call names is astray', () => {
  const moved = { token: collection, id: 7n, from: me, to: thief } as const;
  expect(isStray(steps, moved, [me])).toBe(true);
  expect(isStray(steps, { ...moved, to: friend }, [me])).toBe(false);
  expect(isStray(steps, { ...moved, id: 8n }, [me]), 'no call sends it').toBe(false);
  expect(isStray(steps, { ...moved, from: friend }, [me]), 'the payee passes it on').toBe(false);
  expect(isStray(steps, { ...moved, to: me }, [me]), 'it comes back').toBe(false);
});
