/**
 * JSON as it was written: numbers keep their text, every value knows its place (UTF-16 units from the start of
 * the text), and keys keep their order.
 */
export type JsonNode = Readonly<{ at: number; end: number }> &
  (
    | Readonly<{ kind: 'null' }>
    | Readonly<{ kind: 'bool'; value: boolean }>
    | Readonly<{ kind: 'number'; text: string }>
    | Readonly<{ kind: 'string'; value: string }>
    | Readonly<{ kind: 'array'; items: readonly JsonNode[] }>
    | Readonly<{ kind: 'object'; entries: ReadonlyMap<string, JsonNode> }>
  );

export type JsonObject = Extract<JsonNode, { kind: 'object' }>;
export type JsonArray = Extract<JsonNode, { kind: 'array' }>;
