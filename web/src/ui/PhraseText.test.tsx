import { known } from '@readback/core/model/known.ts';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The page as it is built: it begins without some of the words. */
async function page(fetches = true) {
  vi.resetModules();
  const { firstWords, lateWords } = await import('@readback/phrases/lateWords.ts');
  vi.doMock('@readback/phrases/pageWords.ts', () => ({ pageWords: firstWords }));
  vi.doMock('@readback/phrases/lateWords.ts', () => {
    if (!fetches) throw new Error('offline');
    return { lateWords };
  });
  return import('./PhraseText.tsx');
}

async function html(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { onError: () => {} });
  return new Response(prelude).text();
}

const facts = () => undefined;

beforeEach(() => {
  vi.doUnmock('@readback/phrases/lateWords.ts');
});

describe('a sentence of the engine', () => {
  it('whose words the page begins with is there at once', async () => {
    const { PhraseText } = await page(false);
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
    const { PhraseText } = await page(false);
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
