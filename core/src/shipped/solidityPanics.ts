/** What the codes of `Panic(uint256)` are called, after the Solidity documentation, "Panic via assert": quoted as other errors are. */
export const solidityPanics: ReadonlyMap<number, string> = new Map([
  [0x00, 'compiler panic'],
  [0x01, 'assertion failed'],
  [0x11, 'arithmetic overflow or underflow'],
  [0x12, 'division by zero'],
  [0x21, 'invalid enum value'],
  [0x22, 'corrupt byte array in storage'],
  [0x31, 'pop on an empty array'],
  [0x32, 'array index out of bounds'],
  [0x41, 'out of memory'],
  [0x51, 'call to an uninitialized function'],
]);
