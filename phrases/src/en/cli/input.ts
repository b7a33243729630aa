export const noFile = 'This file does not exist. If it is a message, pipe it in.';
export const withNode = '{problem} With --rpc URL, it is fetched and read back as it would have been before.';
export const giveContract = '{problem} Give --to ADDRESS.';
export const giveChain = '{problem} Give --chain CHAIN.';
export const giveBoth = '{problem} Give --to ADDRESS and --chain CHAIN.';
export const writeAddresses = '{problem} Write their addresses instead.';
export const notWritten = 'readback: the output could not be written, so nothing counts as read back.';
export const wallet = 'the command line';
