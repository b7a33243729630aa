import { describe, expect, it, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import type { AbiSourceId } from '../../model/abi.ts';
import { publishedSources } from './publishedSources.ts';

const address = '0xDFEBAd708F803af22e81044aD228Ff77C83C935c';

async function find(source: AbiSourceId, said: Known<unknown>, key: string | undefined = 'a+key/1') {
  const asked: string[] = [];
  const found = await publishedSources[source](
    { chainId: 10, address, key },
    'https://source.test/',
    async (url) => {
      asked.push(url);
      return said;
    },
    AbortSignal.timeout(1_000),
  );
  return { found, asked };
}

describe('Sourcify', () => {
  /** As the service’s own description of its API has it (apiv2.yaml, VerifiedContract), of the fields that are read. */
  const answer = {
    match: 'exact_match',
    chainId: '10',
    address,
    sources: { 'src/A.sol': { content: 'contract A {}' }, 'src/B.sol': { content: '//' }, 'src/C.sol': {} },
    compilation: { language: 'Solidity', fullyQualifiedName: 'src/A.sol:A' },
  };

  it('gives the files, which of them the contract is in, and how well they fit', async () => {
    const { found, asked } = await find('sourcify', known(answer));
    expect(asked).toEqual([
      `https://source.test/v2/contract/10/${address}?fields=sources,compilation.language,compilation.fullyQualifiedName`,
    ]);
    expect(found).toEqual(
      known({
        files: [
          { path: 'src/A.sol', text: 'contract A {}' },
          { path: 'src/B.sol', text: '//' },
        ],
        language: 'solidity',
        main: 'src/A.sol',
        match: 'exact',
        from: { by: 'source', name: 'Sourcify' },
      }),
    );
  });

  it.each([
    null,
    [],
    {},
    { ...answer, chainId: '1' },
    { ...answer, address: `0x${'1'.repeat(40)}` },
    { ...answer, match: null },
    { ...answer, compilation: undefined },
  ])('is not believed where its answer is for no or another contract: %j', async (wrong) => {
    expect((await find('sourcify', known(wrong))).found).toEqual(unknown('malformed', 'Sourcify'));
  });

  it.each([
    { ...answer, sources: {} },
    { ...answer, sources: null },
    { ...answer, compilation: { language: 'Fe' } },
    { ...answer, compilation: {} },
  ])('has no source where there are no files in a language that is known: %j', async (none) => {
    expect((await find('sourcify', known(none))).found).toEqual(unknown('notFound', 'Sourcify'));
  });
});

describe('Blockscout', () => {
  /** As its documentation of version 2 has it (SmartContract), of the fields that are read. */
  const answer = {
    is_verified: true,
    is_fully_verified: false,
    language: 'vyper',
    file_path: 'a.vy',
    source_code: 'a: uint256',
    additional_sources: [{ file_path: 'b.vyi', source_code: '# b' }, { file_path: 'c.vy' }, null],
  };

  it('gives the files of a verified contract', async () => {
    const { found, asked } = await find('blockscout', known(answer));
    expect(asked).toEqual([`https://source.test/10/api/v2/smart-contracts/${address}?apikey=a%2Bkey%2F1`]);
    expect(found).toMatchObject({
      s: 'known',
      v: {
        files: [
          { path: 'a.vy', text: 'a: uint256' },
          { path: 'b.vyi', text: '# b' },
        ],
        language: 'vyper',
        main: 'a.vy',
        match: 'partial',
      },
    });
  });

  it('has none of a contract that is not verified itself', async () => {
    const { found } = await find('blockscout', known({ ...answer, is_verified: false }));
    expect(found).toEqual(unknown('notFound', 'Blockscout'));
  });

  it('is malformed where it says that it is verified, and has no text', async () => {
    const { found } = await find('blockscout', known({ ...answer, source_code: null }));
    expect(found).toEqual(unknown('malformed', 'Blockscout'));
  });
});

describe('Etherscan', () => {
  const of = (SourceCode: string, more: object = {}) =>
    known({ status: '1', message: 'OK', result: [{ SourceCode, CompilerVersion: 'v0.8.20', ...more }] });
  const files = async (said: Known<unknown>) => {
    const { found } = await find('etherscan', said);
    return found.s === 'known' ? [found.v.language, ...found.v.files.map(({ path }) => path)] : found;
  };

  it('gives one text, files by path, and what a compiler takes', async () => {
    expect(await files(of('contract A {}'))).toEqual(['solidity', 'main']);
    expect(await files(of('{"A.sol":{"content":"a"},"B.sol":{"content":"b"}}'))).toEqual([
      'solidity',
      'A.sol',
      'B.sol',
    ]);
    const input = { language: 'Solidity', sources: { 'A.sol': { content: 'a' } } };
    expect(await files(of(`{${JSON.stringify(input)}}`))).toEqual(['solidity', 'A.sol']);
    expect(await files(of('a: uint256', { CompilerVersion: 'vyper:0.3.10' }))).toEqual(['vyper', 'main']);
    expect(await files(of('fn a() {}', { CompilerVersion: 'stylus:0.5.1' }))).toEqual(
      unknown('notFound', 'Etherscan'),
    );
    const { asked } = await find('etherscan', of('a'));
    expect(asked[0]).toContain('action=getsourcecode');
  });

  it('has none where the text is empty, and hands on that it was refused', async () => {
    expect(await files(of(''))).toEqual(unknown('notFound', 'Etherscan'));
    expect(await files(known({ status: '0', result: 'Max rate limit reached' }))).toEqual(
      unknown('refused', 'Etherscan'),
    );
    expect(await files(known({ status: '1', result: [] }))).toEqual(unknown('malformed', 'Etherscan'));
  });
});

test('a service that wants a key is not asked without one', async () => {
  for (const source of ['blockscout', 'etherscan'] as const) {
    const { found, asked } = await find(source, known({}), '');
    expect(found.s).toBe('unknown');
    expect(asked).toEqual([]);
  }
});

test('why there is no answer is handed on', async () => {
  for (const source of ['sourcify', 'blockscout', 'etherscan'] as const)
    for (const why of ['notFound', 'offline', 'switchedOff'] as const)
      expect((await find(source, unknown(why))).found).toEqual(unknown(why));
});
