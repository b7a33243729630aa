export const title = 'Which site is asking?';
export const form = 'Which site is asking';
export const said = '{site}, as you said.';
export const notASite =
  'This is not the address of a site. Write it as your browser shows it: app.example.org';
export const site = 'Requesting site';
export const hint = 'Copy it from the address bar of the requesting tab, not from the message.';
export const compare = 'Compare with this site';
