import { describe, expect, test } from 'vitest';
import { avatarPlace } from './avatarPlace.ts';
import { pictureIn } from './nftAvatar.ts';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB4iG8MwAAAABJRU5ErkJggg==';

describe('the avatar that a name says', () => {
  test('is shown as it is when it is made of pixels', () => {
    expect(avatarPlace(png)).toEqual({ kind: 'data', uri: png });
    expect(avatarPlace(` ${png}\n`)).toEqual({ kind: 'data', uri: png });
    for (const [kind, bytes] of [
      ['jpeg', '/9j/4AAEAQH/wgALCAAJAAkBAREA'],
      ['gif', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
      ['webp', 'UklGRgAAAABXRUJQVlA4TAUAAAAvAAAAAA=='],
    ]) {
      expect(avatarPlace(`data:image/${kind};base64,${bytes}`)?.kind, kind).toBe('data');
    }
  });

  test('is not shown when it can hold code or text, is not what it says, or is too large', () => {
    for (const record of [
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/svg+xml,<svg/>',
      'data:text/html;base64,PGI+',
      'data:image/png;base64,PHN2Zy8+',
      'data:image/png,rawbytes',
      'DATA:image/png;base64,iVBORw0KGgo',
      `data:image/png;base64,iVBORw0KGgo${'A'.repeat(80_000)}`,
      '<svg/>',
      'javascript:alert(1)',
      'http://pictures.example/a.png',
      'https://user:pass@pictures.example/a.png',
      '//pictures.example/a.png',
      'blob:https://pictures.example/1',
      'file:///etc/passwd',
      `https://pictures.example/${'a'.repeat(3_000)}`,
      '',
    ]) {
      expect(avatarPlace(record), record.slice(0, 60)).toBeUndefined();
    }
  });

  test('lies on IPFS, on Arweave, or on a host', () => {
    const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
    expect(avatarPlace(`ipfs://${cid}/a b.png`)).toEqual({ kind: 'ipfs', path: `ipfs/${cid}/a%20b.png` });
    expect(avatarPlace(`ipfs://ipfs/${cid}`)).toEqual({ kind: 'ipfs', path: `ipfs/${cid}` });
    expect(avatarPlace('ipns://pilot.example/a.png')).toEqual({
      kind: 'ipfs',
      path: 'ipns/pilot.example/a.png',
    });
    expect(avatarPlace('ar://abc-DEF_1/a.png')).toEqual({ kind: 'arweave', path: 'abc-DEF_1/a.png' });
    expect(avatarPlace('https://pictures.example/a.png?x=1')).toEqual({
      kind: 'web',
      url: 'https://pictures.example/a.png?x=1',
    });
  });

  test('cannot leave the gateway that it is asked of', () => {
    for (const path of [
      '../x',
      'a/../../x',
      'a//b',
      '%2e%2e/x',
      'a%2fb',
      'a?b',
      'a#b',
      'a\\b',
      '@evil/..',
      '',
    ])
      expect(avatarPlace(`ipfs://${path}`), path).toBeUndefined();
  });

  test('may be an item that someone holds', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const nft = { kind: 'nft', chainId: 1, standard: 'erc721', address, id: 7n };
    expect(avatarPlace(`eip155:1/erc721:${address.toLowerCase()}/7`)).toEqual(nft);
    expect(avatarPlace(`eip155:1/erc1155:${address}/7`)).toEqual({ ...nft, standard: 'erc1155' });
    for (const odd of ['eip155:0/erc721', 'eip155:1/erc20', 'cosmos:1/erc721'])
      expect(avatarPlace(`${odd}:${address}/7`), odd).toBeUndefined();
    expect(avatarPlace(`eip155:1/erc721:${address}/${2n ** 256n}`)).toBeUndefined();
  });
});

test('metadata name their picture, and nothing else of them counts', () => {
  expect(pictureIn({ image: png })).toEqual({ kind: 'data', uri: png });
  expect(pictureIn({ image: '', image_url: 'https://a.example/b.png' })?.kind).toBe('web');
  for (const it of [null, 7, [], 'x', {}, { image: 7 }, { image_data: '<svg/>' }, { image: { uri: png } }])
    expect(pictureIn(it), JSON.stringify(it)).toBeUndefined();
});
