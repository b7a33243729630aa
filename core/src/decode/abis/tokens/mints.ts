import type { AbiTable } from '../table.ts';

const allowlistProof =
  '(bytes32[] proof, uint256 quantityLimitPerWallet, uint256 pricePerToken, address currency)';
const mintParams =
  '(uint256 mintPrice, uint256 maxTotalMintableByWallet, uint256 startTime, uint256 endTime, uint256 dropStageIndex, uint256 maxTokenSupplyForStage, uint256 feeBps, bool restrictFeeRecipients)';

/** Mints of new items: ERC-721A, SeaDrop of OpenSea, drops of thirdweb and Manifold. */
export const mints: AbiTable = {
  source: 'NFT mints',
  functions: [
    ['0xba41b0c6', 'mint(uint256 quantity, bytes32[] proof)', { act: 'buy', roles: { proof: 'data' } }],
    ['0x755edd17', 'mintTo(address to)', { act: 'buy', roles: { to: 'owner' } }],
    ['0x40d097c3', 'safeMint(address to)', { act: 'buy', roles: { to: 'owner' } }],
    ['0xa1448194', 'safeMint(address to, uint256 quantity)', { act: 'buy', roles: { to: 'owner' } }],
    ['0x2db11544', 'publicMint(uint256 quantity)', { act: 'buy' }],
    ['0xefd0cbf9', 'mintPublic(uint256 quantity)', { act: 'buy' }],
    ['0x92642744', 'mintNFT(uint256 quantity)', { act: 'buy' }],
    [
      '0x161ac21f',
      'mintPublic(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity)',
      {
        act: 'buy',
        roles: { nftContract: 'token', feeRecipient: 'fee', minterIfNotPayer: 'owner' },
        zeroIsCaller: true,
      },
    ],
    [
      '0x4300a4e6',
      `mintAllowList(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity, ${mintParams} mintParams, bytes32[] proof)`,
      {
        act: 'buy',
        roles: { nftContract: 'token', feeRecipient: 'fee', minterIfNotPayer: 'owner', proof: 'data' },
        zeroIsCaller: true,
      },
    ],
    [
      '0x4b61cd6f',
      `mintSigned(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity, ${mintParams} mintParams, uint256 salt, bytes signature)`,
      {
        act: 'buy',
        roles: { nftContract: 'token', feeRecipient: 'fee', minterIfNotPayer: 'owner', signature: 'data' },
        zeroIsCaller: true,
      },
    ],
    [
      '0x99eb900f',
      'mintAllowedTokenHolder(address nftContract, address feeRecipient, address minterIfNotPayer, (address allowedNftToken, uint256[] allowedNftTokenIds) mintParams)',
      {
        act: 'buy',
        roles: {
          nftContract: 'token',
          feeRecipient: 'fee',
          minterIfNotPayer: 'owner',
          'mintParams.allowedNftToken': 'token',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0x84bb1e42',
      `claim(address receiver, uint256 quantity, address currency, uint256 pricePerToken, ${allowlistProof} allowlistProof, bytes data)`,
      {
        act: 'buy',
        roles: {
          receiver: 'owner',
          currency: 'token',
          'allowlistProof.proof': 'data',
          'allowlistProof.currency': 'token',
          data: 'data',
        },
      },
    ],
    [
      '0x57bc3d78',
      `claim(address receiver, uint256 tokenId, uint256 quantity, address currency, uint256 pricePerToken, ${allowlistProof} allowlistProof, bytes data)`,
      {
        act: 'buy',
        roles: {
          receiver: 'owner',
          currency: 'token',
          'allowlistProof.proof': 'data',
          'allowlistProof.currency': 'token',
          data: 'data',
        },
      },
    ],
    [
      '0xfa2b068f',
      'mint(address creatorContractAddress, uint256 instanceId, uint32 mintIndex, bytes32[] merkleProof, address mintFor)',
      { act: 'buy', roles: { creatorContractAddress: 'token', merkleProof: 'data', mintFor: 'owner' } },
    ],
    [
      '0x26c858a4',
      'mintBatch(address creatorContractAddress, uint256 instanceId, uint16 mintCount, uint32[] mintIndices, bytes32[][] merkleProofs, address mintFor)',
      { act: 'buy', roles: { creatorContractAddress: 'token', merkleProofs: 'data', mintFor: 'owner' } },
    ],
    [
      '0x07591acc',
      'mintProxy(address creatorContractAddress, uint256 instanceId, uint16 mintCount, uint32[] mintIndices, bytes32[][] merkleProofs, address mintFor)',
      { act: 'buy', roles: { creatorContractAddress: 'token', merkleProofs: 'data', mintFor: 'owner' } },
    ],
  ],
};
