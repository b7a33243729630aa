import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProvenanceList } from './ProvenanceList.tsx';

it('where a value comes from cannot be turned around by a name in it', () => {
  const page = renderToStaticMarkup(
    <ProvenanceList
      from={[
        { by: 'derived', from: ['step.0.arg.\u202Eredneps'] },
        { by: 'source', name: 'list\u200B', asOf: '2026\u202E-01-01' },
      ]}
    />,
  );
  expect(page).not.toMatch(/[\u202E\u200B]/);
  expect(page.match(/⟨U\+202E⟩/g)).toHaveLength(2);
});
