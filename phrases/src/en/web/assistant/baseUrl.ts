export const missing = 'Enter the URL, such as https://ai.example/v1.';
export const noUrl = 'This is not a URL. Example: https://ai.example/v1.';
export const insecure =
  'A server on another machine must use https, so that nobody in between can read the key.';
export const oddHost = 'The host in this URL contains invalid characters.';
export const tooMuch =
  'The URL must not contain a password, or a query or fragment after the path. Enter the key in its own field.';
