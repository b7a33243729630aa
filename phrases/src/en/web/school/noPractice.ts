export const title = 'Flight school needs a practice chain, and this page’s host has none';
export const says =
  'Download Readback’s code to your computer and run <code>npm start</code> there. It opens this page with a practice chain and a practice wallet. Nothing there touches a real network.';
