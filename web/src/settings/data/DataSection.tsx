import { use } from 'react';
import { ExportPanel } from './ExportPanel.tsx';
import { ForgetPanel } from './ForgetPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { KeptHere } from './KeptHere.tsx';
import { ownedReady } from './owned.ts';

/** What is kept in this browser, how to take it along, and how to be rid of it. */
export function DataSection() {
  use(ownedReady);
  return (
    <>
      <KeptHere />
      <ExportPanel />
      <ImportPanel />
      <ForgetPanel />
    </>
  );
}
