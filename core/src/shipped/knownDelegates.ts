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
  // EIP7702Proxy of Coinbase Smart Wallet: github.com/base/eip-7702-proxy
  '0x7702cb554e6bfb442cb743a7df23154544a7176c',
  // SemiModularAccount7702 of Alchemy: github.com/alchemyplatform/modular-account
  '0x69007702764179f14f51cdce752f4f775d74e139',
  // Calibur 1.0.0 and 1.1.0 of Uniswap: github.com/Uniswap/calibur
  '0x000000009b1d0af20d8c6d0a44e162d11f9b8f00',
  '0x000000005c84f8fd50b21cac312528a64437030e',
  // AmbireAccount7702 of Ambire: github.com/AmbireTech/ambire-common
  '0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d',
]);
