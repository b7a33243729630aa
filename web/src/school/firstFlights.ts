/**
 * The first course of Flight school, in its order: honest and not, each showing another side of a Review. Start lists
 * them without loading the scenarios, so that their titles stand here too; a test holds them equal.
 */
export const firstFlights: readonly Readonly<{ id: string; title: string }>[] = [
  { id: 'approve-router', title: 'Let Uniswap spend 3,000 PUSD' },
  { id: 'approval-to-stranger', title: 'Let a swap page spend your PUSD' },
  { id: 'swap', title: 'Swap 3,000 PUSD for ETH on Uniswap V2' },
  { id: 'permit-to-stranger', title: 'Verify your wallet' },
  { id: 'sign-in-elsewhere', title: 'Sign in to continue' },
];
