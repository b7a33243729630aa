import { EmptyState } from '../ui/EmptyState.tsx';

/** What the school needs, where the page's host does not serve it. */
export function NoPractice() {
  return (
    <EmptyState title="Flight school needs a practice chain, and this page’s host has none">
      Download Readback’s code to your computer and run <code>npm start</code> there. It opens this page with
      a practice chain and a practice wallet. Nothing there touches a real network.
    </EmptyState>
  );
}
