export const title = 'Flight school needs a practice chain, but this page’s host does not have one';
export const says =
  'Download Readback’s source code to your computer and run <code>npm start</code> there. The command opens this page with a practice chain and a practice wallet. Nothing you do there touches a real network.';
