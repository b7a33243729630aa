/** The items of an ABI before they are checked. */
export type Unchecked = Readonly<{ took: AbiForm; items: unknown; title?: string | undefined }>;

/** What a text was taken for. `lines`: the human-readable form; `interface`: the same inside of `interface … { }`. */
export type AbiForm = 'json' | 'function' | 'lines' | 'interface' | 'foundry' | 'hardhat' | 'artefact';
