/** Whether arguments of the command line are for the endpoint whose calls the page reviews: `serve`, and no policy. */
export function servesPage([command, ...rest]) {
  const decides = /^--(?:policy|signer)(?:=|$)/;
  return command === 'serve' && !rest.some((it) => decides.test(it));
}
