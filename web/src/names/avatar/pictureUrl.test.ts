import { expect, test } from 'vitest';
import { pictureUrl } from './pictureUrl.ts';

const gateway = (id: string) => `https://${id}.example/`;

test('a picture is asked of the gateway that the user chose, or of the host that it names', () => {
  expect(pictureUrl({ kind: 'ipfs', path: 'ipfs/abc/a.png' }, gateway)).toEqual({
    url: 'https://ipfs.example/ipfs/abc/a.png',
    host: 'ipfs.example',
    source: 'ipfs',
  });
  expect(pictureUrl({ kind: 'arweave', path: 'abc' }, gateway)).toMatchObject({
    url: 'https://arweave.example/abc',
    source: 'arweave',
  });
  expect(pictureUrl({ kind: 'web', url: 'https://pictures.example/a.png' }, gateway)).toMatchObject({
    host: 'pictures.example',
    source: 'avatars',
  });
});

test('pixels in the record are asked of nobody', () => {
  const uri = 'data:image/png;base64,iVBORw0KGgo=';
  expect(pictureUrl({ kind: 'data', uri }, gateway)).toEqual({ url: uri, host: '' });
});

test('a gateway that is not an address gives no picture', () => {
  expect(pictureUrl({ kind: 'ipfs', path: 'ipfs/abc' }, () => '')).toBeUndefined();
});
