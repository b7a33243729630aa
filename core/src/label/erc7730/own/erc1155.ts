import { addressFieldAt, itemField, operatorChoices, operatorFormat, rawField } from './parts.ts';

/** ERC-1155. How many there are of an item has no decimals. */
export const erc1155Descriptor = {
  metadata: { enums: { operator: operatorChoices } },
  display: {
    formats: {
      'safeTransferFrom(address from,address to,uint256 id,uint256 amount,bytes data)': {
        intent: 'Send items',
        interpolatedIntent: 'Send {amount} of {id} from {from} to {to}',
        fields: [
          rawField('amount', 'How many'),
          itemField('id', 'Item'),
          addressFieldAt('from', 'From'),
          addressFieldAt('to', 'To'),
          rawField('data', 'Data for the recipient'),
        ],
      },
      'safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] amounts,bytes data)': {
        intent: 'Send items',
        fields: [
          {
            label: 'Items',
            iteration: 'bundled',
            fields: [rawField('amounts.[]', 'How many'), itemField('ids.[]', 'Item')],
          },
          addressFieldAt('from', 'From'),
          addressFieldAt('to', 'To'),
          rawField('data', 'Data for the recipient'),
        ],
      },
      'setApprovalForAll(address operator,bool approved)': operatorFormat,
    },
  },
} as const;
