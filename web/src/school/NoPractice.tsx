import { EmptyState } from '../ui/EmptyState.tsx';

/** What the school needs, where the page's host does not serve it. */
export function NoPractice() {
  return (
    <EmptyState title="The school needs a practice chain, and the host of this page serves none">
      Take Readback’s code to your computer and run <code>npm start</code> there. It opens this page with a
      practice chain and a practice wallet, and nothing of it touches a real network.
    </EmptyState>
  );
}
