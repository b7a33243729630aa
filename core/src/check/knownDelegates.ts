/**
 * Code that accounts may borrow (EIP-7702) and that is published by those who made it, by address, in lower case. The
 * addresses follow from the code (CREATE2), so that it is the same code wherever there is any.
 */
export const knownDelegates: ReadonlySet<string> = new Set([
  // EIP7702StatelessDeleGator 1.3.0 of MetaMask: @metamask/delegation-deployments 2.0.0
  '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b',
  // Simple7702Account for entry point 0.8 and 0.9: viem 2.57.0, permissionless 0.4.1
  '0xe6cae83bde06e4c305530e199d7217f42808555b',
  '0xa46cc63ebf4bd77888aa327837d20b23a63a56b5',
  // Kernel 3.3 of ZeroDev: @zerodev/sdk 5.5.10
  '0xd6cedde84be40893d153be9d467cd6ad37875b28',
]);
