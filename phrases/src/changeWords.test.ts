import { keccak256, stringToBytes, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { type ChangeForm, changeTitle, flagWords } from './changeWords.ts';
import { assetTitles } from '#words/assetTitles.ts';
import { powerTitles } from '#words/powerTitles.ts';
import { roleName } from './roleNames.ts';

const token = { kind: 'token', chainId: 1, address: `0x${'11'.repeat(20)}` } as const;
const item = { ...token, kind: 'nft', id: 7n } as const;

function text(line: Parameters<typeof changeTitle>[0], form: ChangeForm): string {
  return (changeTitle(line, form, { ...assetTitles, ...powerTitles }) ?? [])
    .map((piece) => ('says' in piece ? piece.says : `<${piece.slot}>`))
    .join('');
}

describe('the title of a line', () => {
  it('says whose it is, unless a heading said so', () => {
    expect(text({ what: 'balance', asset: token }, 'own')).toBe('Your <asset>');
    expect(text({ what: 'balance', asset: token }, 'of')).toBe('<asset> of <who>');
    expect(text({ what: 'balance', asset: token }, 'under')).toBe('<asset>');
  });

  it('tells spending from moving one item', () => {
    expect(text({ what: 'allowance', asset: token }, 'own')).toBe('<other> can spend your <asset>');
    expect(text({ what: 'allowance', asset: item }, 'own')).toBe('<other> can move your <asset>');
  });

  it('names the part of a contract that changes', () => {
    expect(text({ what: 'code', part: 'implementation' }, 'of')).toBe(
      'Code that <who> runs (implementation)',
    );
    expect(text({ what: 'safe', part: 'threshold' }, 'own')).toBe(
      'Number of owners who must sign for your Safe (threshold)',
    );
    expect(text({ what: 'role', part: 'granted' }, 'of')).toBe('<other> has the role <role> on <who>');
  });

  it('stays general where the part is one that it has no words for', () => {
    expect(text({ what: 'code', part: 'contract' }, 'of')).toBe('Code at <who>');
    expect(text({ what: 'owner' }, 'under')).toBe('Owner');
  });
});

it('is found for every kind of line, in one of the two tables', () => {
  const kinds = [
    'balance',
    'nft',
    'allowance',
    'operator',
    'owner',
    'role',
    'code',
    'delegate',
    'safe',
    'fee',
  ] as const;
  for (const what of kinds) {
    const found = [assetTitles, powerTitles].filter((it) => changeTitle({ what }, 'of', it) !== undefined);
    expect(found, what).toHaveLength(1);
  }
});

describe('a yes or no that changes', () => {
  it('is said by what it is about', () => {
    expect(flagWords({ what: 'safe' }, false, true)).toBe('added');
    expect(flagWords({ what: 'operator' }, true, false)).toBe('revoked');
    expect(flagWords({ what: 'nft' }, true, false)).toBe('leaves');
    expect(flagWords({ what: 'allowance' }, true, true)).toBe('stays');
  });
});

describe('a role', () => {
  it('is called by the name that it is the hash of', () => {
    for (const name of ['MINTER_ROLE', 'PAUSER_ROLE', 'UPGRADER_ROLE', 'PROPOSER_ROLE']) {
      expect(roleName(keccak256(stringToBytes(name)))).toBe(name);
    }
    expect(roleName(zeroHash)).toBe('DEFAULT_ADMIN_ROLE');
    expect(roleName(`0x${'ab'.repeat(32)}`)).toBeUndefined();
  });
});
