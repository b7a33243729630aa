import type { AbiTable } from '../table.ts';

/** The marketplace of Manifold: purchases, bids and offers by the number of a listing. From the package @reservoir0x/sdk. */
export const manifold: AbiTable = {
  source: 'Manifold',
  functions: [
    ['0x63e30e19', 'purchase(uint40 listingId)', { act: 'buy' }],
    ['0xbcddb8ee', 'purchase(uint40 listingId, bytes data)', { act: 'buy', roles: { data: 'call' } }],
    ['0xd8ceb222', 'purchase(uint40 listingId, uint24 count)', { act: 'buy' }],
    [
      '0x7a1073fd',
      'purchase(uint40 listingId, uint24 count, bytes data)',
      { act: 'buy', roles: { data: 'call' } },
    ],
    [
      '0xf5e5529e',
      'purchase(address referrer, uint40 listingId)',
      { act: 'buy', roles: { referrer: 'partner' } },
    ],
    [
      '0xc17d5959',
      'purchase(address referrer, uint40 listingId, bytes data)',
      { act: 'buy', roles: { referrer: 'partner', data: 'call' } },
    ],
    [
      '0x38ef1a4a',
      'purchase(address referrer, uint40 listingId, uint24 count)',
      { act: 'buy', roles: { referrer: 'partner' } },
    ],
    [
      '0xdf2ca9d5',
      'purchase(address referrer, uint40 listingId, uint24 count, bytes data)',
      { act: 'buy', roles: { referrer: 'partner', data: 'call' } },
    ],
    ['0x45fb880d', 'cancel(uint40 listingId, uint16 holdbackBPS)', { act: 'set' }],
  ],
};
