import type { TypedForm } from './form.ts';

/**
 * Messages that are a hash, or bytes, of something that is not shown, whatever they are called: `Root(bytes32)` of
 * Blur, `Kernel(bytes32)`, `CoinbaseSmartWalletMessage(bytes32)`, `SafeMessage(bytes)`; Hyperliquid's `Agent`, whose
 * `connectionId` is the hash of an order or of anything else that the exchange does; orders of Blur 2, whose items are
 * the root of a tree.
 */
export const blind: TypedForm = {
  shapes: [
    /^\(bytes32 [\w$]+\)$/,
    /^\(bytes [\w$]+\)$/,
    '(string source,bytes32 connectionId)',
    '(address trader,address collection,bytes32 listingsRoot,uint256 numberOfListings,uint256 expirationTime,uint8 assetType,(address recipient,uint16 rate) makerFee,uint256 salt,uint8 orderType,uint256 nonce)',
  ],
  blind: true,
};
