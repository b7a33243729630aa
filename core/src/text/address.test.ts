import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksummed, groupsOfFour, parseAddress } from './address.ts';

// The examples of EIP-55.
const examples = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
];

test('the examples of EIP-55 are read, in their own case and in lower case', () => {
  for (const example of examples) {
    expect(parseAddress(example)).toEqual({ ok: true, value: checksummed(example) });
    expect(parseAddress(`  ${example.toLowerCase()}\n`)).toEqual({ ok: true, value: checksummed(example) });
  }
  expect(checksummed('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(examples[2]);
});

test('a wrong checksum is an error of its own and says where', () => {
  const read = parseAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed');
  expect(read).toMatchObject({ ok: false, error: { name: 'ChecksumError', at: 39 } });
});

test('whatever is wrong with an address is said with its position', () => {
  const cases: [string, string, number][] = [
    ['', 'address.nothing', 0],
    ['0X52908400098527886E0F7030069857D2E4169EE7', 'address.capitalX', 1],
    ['52908400098527886E0F7030069857D2E4169EE7', 'address.no0x', 0],
    ['0x52908400098527886E0F7030069857D2E4169E', 'address.tooFew {"digits":38,"by":2}', 0],
    ['0x52908400098527886E0F7030069857D2E4169EE7aa', 'address.tooMany {"digits":42,"by":2}', 0],
    [' 0x5290840009852788 6E0F7030069857D2E4169EE7', 'address.digit {"number":19}', 19],
    ['0x5290840009852788\u{ff16}E0F7030069857D2E4169EE7', 'address.digit {"number":19}', 18],
  ];
  for (const [text, sentence, at] of cases) {
    const read = parseAddress(text);
    expect(read.ok, text).toBe(false);
    if (read.ok) continue;
    expect(read.error.message).toContain(sentence);
    expect(read.error.at).toBe(at);
  }
});

test('the ten groups of an address are all of its digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const address = checksummed(`0x${Buffer.from(bytes).toString('hex')}`);
      const groups = groupsOfFour(address);
      expect(groups).toHaveLength(10);
      expect(`0x${groups.join('')}`).toBe(address);
    }),
  );
});
