import { ExportPanel } from './ExportPanel.tsx';
import { ForgetPanel } from './ForgetPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { KeptHere } from './KeptHere.tsx';

/** What is kept in this browser, how to take it along, and how to be rid of it. */
export function DataSection() {
  return (
    <>
      <KeptHere />
      <ExportPanel />
      <ImportPanel />
      <ForgetPanel />
    </>
  );
}
