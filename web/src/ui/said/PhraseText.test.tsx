import { known } from '@readback/core/model/known.ts';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Fetched = 'lateWords' | 'checkWords';

/** The page as it is built: it begins without some of the words. `asked`: which of them it fetched. */
async function page(fetches: readonly Fetched[] = ['lateWords', 'checkWords']) {
  vi.resetModules();
  const { firstWords, lateWords } = await import('@readback/phrases/lateWords.ts');
  const { checkWords } = await import('@readback/phrases/checkWords.ts');
  const asked: Fetched[] = [];
  vi.doMock('@readback/phrases/pageWords.ts', () => ({ pageWords: firstWords }));
  const fetched = (name: Fetched, words: Readonly<Record<string, string>>) => {
    asked.push(name);
    if (!fetches.includes(name)) throw new Error('offline');
    return { [name]: words };
  };
  vi.doMock('@readback/phrases/lateWords.ts', () => fetched('lateWords', lateWords));
  vi.doMock('@readback/phrases/checkWords.ts', () => fetched('checkWords', checkWords));
  return { ...(await import('./PhraseText.tsx')), asked };
}

async function html(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { onError: () => {} });
  return new Response(prelude).text();
}

const facts = () => undefined;

beforeEach(() => {
  vi.doUnmock('@readback/phrases/lateWords.ts');
  vi.doUnmock('@readback/phrases/checkWords.ts');
});

describe('a sentence of the engine', () => {
  it('whose words the page begins with is there at once', async () => {
    const { PhraseText } = await page([]);
    const said = await html(<PhraseText phrase={{ id: 'engine.silent', args: {} }} facts={facts} />);
    expect(said).toContain('The readback took too long and was stopped.');
  });

  it('whose words come later is said once they were fetched', async () => {
    const { PhraseText } = await page();
    const phrase = { id: 'hearback.calls.waiting', args: {} } as const;
    const said = await html(<PhraseText phrase={phrase} facts={facts} />);
    expect(said).toContain('The wallet says that the calls are pending.');
    expect(said).not.toContain('hearback.calls');
  });

  it('of a readback without a warning waits for no words of the checks', async () => {
    const { PhraseText, asked } = await page(['lateWords']);
    const phrase = { id: 'sentence.nothingMoves', args: {} } as const;
    expect(await html(<PhraseText phrase={phrase} facts={facts} />)).not.toContain('could not be loaded');
    expect(asked).toEqual(['lateWords']);
  });

  it('of a check is said where only its own words could be fetched', async () => {
    const { PhraseText } = await page(['checkWords']);
    const phrase = { id: 'hearback.calls.waiting', args: {} } as const;
    const said = await html(<PhraseText phrase={phrase} facts={facts} />);
    expect(said).toContain('The wallet says that the calls are pending.');
  });

  it('shows two addresses whole that would read alike in short, and the digits that differ', async () => {
    const { PhraseText } = await page();
    const [to, original] = ['0', '1'].map((it) => `0x15d3${it.repeat(32)}6a65` as const);
    const of = (address: `0x${string}` | undefined, id: string) =>
      address && { id, value: known({ kind: 'address', address } as const), from: [] };
    const found = (id: string) => of(id === 'to' ? to : original, id);
    const phrase = { id: 'transfers.lookAlike.says', args: { to: 'to', original: 'original' } } as const;
    const said = await html(<PhraseText phrase={phrase} facts={found} />);
    expect(said).toMatch(/0x15[dD]3<b[^>]*>0{32}<\/b>6[aA]65/);
    expect(said).toMatch(/0x15[dD]3<b[^>]*>1{32}<\/b>6[aA]65/);
    expect(said).not.toContain('…');
  });

  it('whose words cannot be fetched says so, and leaves the rest of the page as it is', async () => {
    const { PhraseText } = await page([]);
    const phrase = { id: 'hearback.calls.waiting', args: {} } as const;
    const said = await html(
      <p>
        Caution <PhraseText phrase={phrase} facts={facts} />
      </p>,
    );
    expect(said).toContain('Caution');
    expect(said).toContain('could not be loaded');
  });
});
