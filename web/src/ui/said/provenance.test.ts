import { describe, expect, it } from 'vitest';
import { provenanceLine } from './provenance.ts';

describe('where a value comes from', () => {
  it('says the bytes of the request', () => {
    expect(provenanceLine({ by: 'request', bytes: [4, 36] }).says).toContain('bytes 4 to 36');
  });

  it('says the block, the node, and that nobody else confirms it', () => {
    const line = provenanceLine({
      by: 'chain',
      chainId: 1,
      block: `0x${'ab'.repeat(32)}`,
      number: 23_845_101n,
      proof: 'none',
      engines: ['eth_simulateV1'],
      endpoint: 'my.node:8545',
    });
    expect(line.says).toBe(
      'Ethereum, block 23,845,101, simulated with eth_simulateV1; according to the node, unproven',
    );
    expect(line.named).toBe('my.node:8545');
  });

  it('calls a guess a guess', () => {
    expect(provenanceLine({ by: 'guess', why: 'listedMisfits' })).toEqual({
      by: 'A guess',
      says: 'listed for these four bytes, but the code seems to accept other types',
    });
  });

  it('says a reason that is not ours as foreign text, whatever it is called', () => {
    for (const why of ['work(uint256)', 'an old reason in words', 'toString', '__proto__'])
      expect(provenanceLine({ by: 'guess', why })).toEqual({
        by: 'A guess',
        says: 'unconfirmed',
        named: why,
      });
  });
});
