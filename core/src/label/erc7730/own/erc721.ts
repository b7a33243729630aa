import { addressFieldAt, itemField, operatorChoices, operatorFormat, rawField } from './parts.ts';

const transfer = {
  intent: 'Send an item',
  interpolatedIntent: 'Send {tokenId} from {from} to {to}',
  fields: [itemField('tokenId', 'Item'), addressFieldAt('from', 'From'), addressFieldAt('to', 'To')],
} as const;

/** ERC-721. It shares selectors with ERC-20, which means amounts by them. */
export const erc721Descriptor = {
  metadata: { enums: { operator: operatorChoices } },
  display: {
    formats: {
      'transferFrom(address from,address to,uint256 tokenId)': transfer,
      'safeTransferFrom(address from,address to,uint256 tokenId)': transfer,
      'safeTransferFrom(address from,address to,uint256 tokenId,bytes data)': {
        ...transfer,
        fields: [...transfer.fields, rawField('data', 'Data for the recipient')],
      },
      'approve(address to,uint256 tokenId)': {
        intent: 'Let someone move an item',
        interpolatedIntent: 'Let {to} move {tokenId}',
        fields: [addressFieldAt('to', 'Operator'), itemField('tokenId', 'Item')],
      },
      'setApprovalForAll(address operator,bool approved)': operatorFormat,
    },
  },
} as const;
