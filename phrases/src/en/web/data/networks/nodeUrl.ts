export const missing = 'Enter a node URL, such as https://node.example.';
export const tooLong = 'This URL is too long for a node.';
export const notOne = 'This is not a node URL. Example: https://node.example.';
export const notSecure =
  'A node on another machine must use https, so that nobody in between can read or change answers.';
export const password =
  'Browsers cannot use a URL that contains a username or password. If your node needs a key, put it in the path.';
export const oddHost = 'The host in this URL contains invalid characters.';
