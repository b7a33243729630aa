import type { Address } from 'viem';

/** What the practice wallet asks its user, in its own window. `connect` is answered with one of the accounts. */
export type Question = Readonly<{
  kind: 'connect' | 'sign' | 'send' | 'switch' | 'add';
  method: string;
  params: readonly unknown[];
  /** Name of the network on which it would happen. */
  network: string;
  account?: Address;
}>;

export type Reply = Readonly<{ confirmed: boolean; account?: Address }>;

/** Shows the window and settles with what was pressed. */
export type Ask = (question: Question) => Promise<Reply>;
