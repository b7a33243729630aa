/** A request as it goes out, with the key masked. */
export type SentRequest = Readonly<{
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;
