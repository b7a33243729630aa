export const title = 'Which site asked you to sign?';
export const form = 'Which site asked you to sign';
export const said = 'You entered {site}.';
export const notASite =
  'This is not a web address. Type the address as your browser shows it, such as app.example.org.';
export const site = 'Requesting site';
export const hint = 'Copy the web address from the address bar of the site’s tab, not from the message.';
export const compare = 'Compare with this site';
