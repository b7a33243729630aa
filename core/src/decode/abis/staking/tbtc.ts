import type { AbiTable } from '../table.ts';

/** Minting and redemption of tBTC. */
export const tbtc: AbiTable = {
  source: 'tBTC',
  functions: [
    [
      '0xfca4ba4c',
      'revealDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal)',
      {
        act: 'into',
        roles: {
          fundingTx: 'data',
          reveal: 'remote',
          'reveal.blindingFactor': 'data',
          'reveal.walletPubKeyHash': 'id',
          'reveal.vault': 'contract',
        },
      },
    ],
    [
      '0x86f01439',
      'revealDepositWithExtraData((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal, bytes32 extraData)',
      {
        act: 'into',
        roles: {
          fundingTx: 'data',
          reveal: 'remote',
          'reveal.blindingFactor': 'data',
          'reveal.walletPubKeyHash': 'id',
          'reveal.vault': 'contract',
          extraData: 'remote',
        },
      },
    ],
    [
      '0xd6eccdf0',
      'requestRedemption(bytes20 walletPubKeyHash, (bytes32 txHash, uint32 txOutputIndex, uint64 txOutputValue) mainUtxo, bytes redeemerOutputScript, uint64 amount)',
      { act: 'bridge', roles: { walletPubKeyHash: 'id', mainUtxo: 'data', redeemerOutputScript: 'remote' } },
    ],
    ['0x64e779b1', 'unmint(uint256 amount)', { act: 'outOf' }],
    [
      '0x53dce4df',
      'unmintAndRedeem(uint256 amount, bytes redemptionData)',
      { act: 'bridge', roles: { redemptionData: 'remote' } },
    ],
    [
      '0xf69785f3',
      'sendTbtc(uint256 amount, uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce)',
      { act: 'bridge', roles: { recipient: 'remote' } },
    ],
  ],
};
