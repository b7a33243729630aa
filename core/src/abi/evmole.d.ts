/** The part of evmole that is used: its package describes its types only for one of its entries. */
declare module 'evmole' {
  export function contractInfo(
    code: string,
    wanted: { selectors?: boolean; arguments?: boolean },
  ): { functions?: readonly { selector: string; arguments?: string }[] };
}
