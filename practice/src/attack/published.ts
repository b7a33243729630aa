import { contract, type Sample, usdc, weth } from '@readback/core/check/testing/views.ts';

/** Every contract that takes part has published its source, and is there for years. */
export const published: Sample = {
  facts: Object.fromEntries(
    [contract, usdc, weth].flatMap((it) => [
      [`account.${it.toLowerCase()}.verified`, { kind: 'bool', value: true }] as const,
      [`account.${it.toLowerCase()}.created`, { kind: 'time', seconds: 1_600_000_000n }] as const,
    ]),
  ),
};
