import { concatHex, encodeFunctionData, encodePacked, type Hex, pad, parseAbi, size, toHex } from 'viem';
import { account } from './account.ts';
import { askTransaction } from './ask.ts';
import type { Setting } from './scenario.ts';

const token = parseAbi(['function transfer(address to, uint256 value)']);
const batch = parseAbi(['function multiSend(bytes transactions)']);

/** A transaction with so many transfers of the practice token in one batch, each to another account. */
export function largeBatch(setting: Setting, transfers: number): string {
  const { practiceToken, multiSendCallOnly } = setting.info.addresses;
  const packed = Array.from({ length: transfers }, (_, at): Hex => {
    const to = pad(toHex(at + 1_000), { size: 20 });
    const data = encodeFunctionData({ abi: token, args: [to, BigInt(at + 1)] });
    return encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, practiceToken, 0n, BigInt(size(data)), data],
    );
  });
  const data = encodeFunctionData({ abi: batch, args: [concatHex(packed)] });
  return askTransaction(account(setting, 0), { to: multiSendCallOnly, data });
}
