import { addressFieldAt, rawField } from './parts.ts';

/** What a Safe is asked to do by its owners. */
export const safeDescriptor = {
  metadata: {
    enums: { operation: { '0': 'Call', '1': 'Delegate call: this code acts as the Safe itself' } },
  },
  display: {
    formats: {
      'execTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures)':
        {
          intent: 'Execute a Safe transaction',
          fields: [
            addressFieldAt('@.to', 'Safe'),
            addressFieldAt('to', 'Calls'),
            { path: 'value', label: 'With', format: 'amount' },
            {
              path: 'operation',
              label: 'How',
              format: 'enum',
              params: { $ref: '$.metadata.enums.operation' },
            },
            {
              path: 'data',
              label: 'Call',
              format: 'calldata',
              params: { calleePath: 'to', amountPath: 'value', spenderPath: '@.to' },
            },
            rawField('gasPrice', 'Refund, price of a unit of gas'),
            addressFieldAt('gasToken', 'Refund, token'),
            addressFieldAt('refundReceiver', 'Refund goes to'),
            rawField('safeTxGas', 'Gas for the call'),
            rawField('baseGas', 'Gas besides'),
            { ...rawField('signatures', 'Signatures'), visible: 'never' },
          ],
        },
    },
  },
} as const;
