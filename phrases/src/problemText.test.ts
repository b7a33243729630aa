import type { Problem, ProblemId } from '@readback/core/text/problem.ts';
import { problems as declared } from '@readback/core/text/problems.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { describe, expect, it } from 'vitest';
import { problems } from '#words/problems.ts';
import { argumentsOf } from './testing/argumentsOf.ts';
import { parseMessage } from './parseMessage.ts';
import { errorText, problemText } from './problemText.ts';
import { WordedError } from './wordedError.ts';

const ids = Object.keys(declared) as ProblemId[];

const said: readonly (readonly [Problem, string])[] = [
  [{ id: 'abi.empty' }, 'This ABI is empty: it has no functions.'],
  [
    { id: 'abi.functionTwice', args: { signature: 'f()' } },
    'The function f() appears twice with different definitions.',
  ],
  [{ id: 'abi.itemsNoList' }, 'An ABI must be a list of functions, events and errors.'],
  [
    { id: 'abi.noAbiInJson' },
    'This JSON does not have an “abi” field. Paste one contract’s build artifact, or only its ABI.',
  ],
  [
    { id: 'abi.noName', args: { place: { id: 'abi.item', args: { number: 1 } } } },
    'In this ABI, item 1 does not have a valid name.',
  ],
  [
    { id: 'abi.noObject', args: { place: { id: 'abi.item', args: { number: 1 } } } },
    'In this ABI, item 1 is not an object.',
  ],
  [
    { id: 'abi.none' },
    'This is not an ABI. Paste an ABI as JSON, or a line such as “function transfer(address to, uint256 amount)”.',
  ],
  [{ id: 'abi.nothing' }, 'Paste an ABI, or type a function’s signature.'],
  [
    { id: 'abi.otherSelectors', args: { signature: 'allowance(address,address)' } },
    'The selector of allowance(address,address) does not match the compiler’s selectors in this build artifact.',
  ],
  [
    { id: 'abi.selectorTwice', args: { one: 'burn(uint256)', other: 'collate_propagate_storage(bytes16)' } },
    'burn(uint256) and collate_propagate_storage(bytes16) share a selector, so no contract can have both.',
  ],
  [{ id: 'abi.tooLarge' }, 'This text is larger than 1 MB. Paste only the part under “abi”.'],
  [{ id: 'abi.tooManyItems', args: { most: 2000 } }, 'An ABI can have at most 2,000 items.'],
  [
    {
      id: 'abi.wrongType',
      args: {
        place: { id: 'abi.inputs', args: { place: { id: 'abi.namedItem', args: { number: 1, name: 'f' } } } },
        item: 1,
      },
    },
    'In this ABI, the type of value 1 in the inputs of item 1 (f) is not valid.',
  ],
  [{ id: 'address.capitalX' }, 'An address must start with 0x: use a lowercase x.'],
  [
    { id: 'address.checksum' },
    'This address has a typo: its checksum does not match. Copy the address again.',
  ],
  [
    { id: 'address.digit', args: { number: 19 } },
    'After 0x, an address can contain only the digits 0 to 9 and the letters a to f. Character 19 is neither.',
  ],
  [{ id: 'address.no0x' }, 'An address must start with 0x.'],
  [{ id: 'address.nothing' }, 'Type an address.'],
  [
    { id: 'address.tooFew', args: { digits: 1, by: 39 } },
    'An address must have 40 digits after 0x. This one has 1, which is 39 too few.',
  ],
  [
    { id: 'address.tooMany', args: { digits: 42, by: 2 } },
    'An address must have 40 digits after 0x. This one has 42, which is 2 too many.',
  ],
  [{ id: 'amount.tooManyDecimals', args: { most: 6 } }, 'This amount can have at most 6 decimals.'],
  [
    { id: 'at', args: { problem: { id: 'json.tooEarly' }, line: 1, column: 8 } },
    'The JSON ends too early (line 1, column 8).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noKey' }, line: 1, column: 2 } },
    'A key in double quotes is expected here (line 1, column 2).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.keyTwice' }, line: 1, column: 54 } },
    'This key appears twice in one object (line 1, column 54).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.tooDeep', args: { most: 64 } }, line: 1, column: 65 } },
    'This JSON is nested deeper than 64 levels (line 1, column 65).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noBracket' }, line: 1, column: 4 } },
    'A comma or a closing bracket is expected here (line 1, column 4).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.extra' }, line: 2, column: 3 } },
    'There is extra text after the JSON (line 2, column 3).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.proto' }, line: 1, column: 2 } },
    'The key __proto__ is not accepted (line 1, column 2).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.halfCharacter' }, line: 1, column: 2 } },
    'This text contains half a character (a lone surrogate) (line 1, column 2).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.tooMany' }, line: 1, column: 200000 } },
    'This JSON has too many values for a request (line 1, column 200,000).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noValue' }, line: 1, column: 9 } },
    'A value is expected here (line 1, column 9).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noColon' }, line: 1, column: 5 } },
    'A colon is expected here (line 1, column 5).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noBrace' }, line: 2, column: 1 } },
    'A comma or a closing brace is expected here (line 2, column 1).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.control' }, line: 1, column: 4 } },
    'This text contains a line break or a control character, which JSON does not allow (line 1, column 4).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noQuote' }, line: 2, column: 3 } },
    'This text has no closing quote (line 2, column 3).',
  ],
  [
    {
      id: 'at',
      args: { problem: { id: 'solidity.undeclared', args: { type: 'Foo' } }, line: 1, column: 12 },
    },
    'Foo is not declared here. Add its struct, or write “address” for a contract or “uint8” for an enum (line 1, column 12).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.expected', args: { token: ',' } }, line: 3, column: 1 } },
    '“,” is expected here (line 3, column 1).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.noDeclaration' }, line: 1, column: 1 } },
    'A function, event, error or struct is expected here (line 1, column 1).',
  ],
  [
    {
      id: 'at',
      args: { problem: { id: 'solidity.containsItself', args: { struct: 'A' } }, line: 1, column: 12 },
    },
    'The struct A contains itself (line 1, column 12).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.twice', args: { name: 'A' } }, line: 2, column: 8 } },
    'A is declared twice (line 2, column 8).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.noLength' }, line: 1, column: 12 } },
    'The length of an array must be a number (line 1, column 12).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.noName' }, line: 1, column: 8 } },
    'A name is expected here (line 1, column 8).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.tooEarly' }, line: 1, column: 8 } },
    'The declaration ends too early (line 1, column 8).',
  ],
  [
    { id: 'at', args: { problem: { id: 'solidity.structsTooDeep' }, line: 2970, column: 16 } },
    'These structs are nested too deeply (line 2,970, column 16).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.leadingZero' }, line: 2, column: 3 } },
    'A number must not have leading zeros (line 2, column 3).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.noNumber' }, line: 1, column: 1 } },
    'This is not a valid number (line 1, column 1).',
  ],
  [
    { id: 'at', args: { problem: { id: 'json.escape' }, line: 1, column: 2 } },
    'This escape sequence is not valid JSON (line 1, column 2).',
  ],
  [{ id: 'authorization.lacks', args: { key: 's' } }, 'An authorization needs s.'],
  [{ id: 'authorization.noContract' }, 'An authorization needs one contract address.'],
  [
    { id: 'authorization.noList', args: { name: 'authorizationList', most: 256 } },
    'authorizationList must be a list of 1 to 256 authorizations.',
  ],
  [{ id: 'authorization.noObject' }, 'An authorization must be an object.'],
  [{ id: 'authorization.parity' }, 'yParity and v do not match.'],
  [{ id: 'authorization.signature' }, 'The authorization’s signature is not valid.'],
  [
    { id: 'batch.alone' },
    'A transaction in this list contains an EIP-7702 delegation or blobs. Paste that transaction alone.',
  ],
  [
    { id: 'batch.fallback' },
    'The file does not state the data of a fallback call, so the call’s effect is unknown.',
  ],
  [{ id: 'batch.method' }, 'In this batch, a transaction’s method cannot be encoded.'],
  [{ id: 'batch.methodLacks', args: { key: 'name' } }, 'A method needs name.'],
  [{ id: 'batch.noCalls', args: { most: 1000 } }, 'A batch needs a list of 1 to 1,000 calls.'],
  [
    { id: 'batch.tooLong', args: { name: 'id', most: 8194 } },
    'The id of the batch has more than 8,194 characters.',
  ],
  [{ id: 'batch.noContract' }, 'A transaction in this list does not say which contract it calls.'],
  [{ id: 'batch.noReceiver' }, 'A transaction in the batch has no “to” address.'],
  [{ id: 'batch.noTransactions', args: { most: 1000 } }, 'A batch needs a list of 1 to 1,000 transactions.'],
  [
    { id: 'batch.otherData' },
    'In this batch, a transaction’s data does not match its method and values. One of them is wrong.',
  ],
  [
    { id: 'batch.severalAccounts' },
    'These transactions are from several accounts. Paste the transactions from one account only.',
  ],
  [
    { id: 'batch.severalNetworks' },
    'These transactions are for several networks. Paste the transactions for one network only.',
  ],
  [{ id: 'batch.tooMany', args: { most: 1000 } }, 'A batch can have at most 1,000 transactions.'],
  [{ id: 'batch.valueMissing' }, 'In this batch, one of a method’s values is missing.'],
  [{ id: 'bytes.empty' }, 'There are no bytes here. Calldata must have at least 4 bytes.'],
  [
    { id: 'bytes.hash' },
    'This looks like a transaction hash. Only a node on its network can say what the transaction does.',
  ],
  [
    { id: 'bytes.signature' },
    'This looks like a signature. You can verify it, but there is nothing to sign.',
  ],
  [{ id: 'field.hashLength' }, 'The stated hash is not 32 bytes long.'],
  [
    { id: 'field.no0x', args: { name: 'value' } },
    'value has no 0x. Some wallets read the value as decimal and others as hex. If it is hex, add 0x.',
  ],
  [{ id: 'field.noChain' }, 'chainId is not a valid chain ID.'],
  [
    { id: 'field.noQuantity', args: { name: 's' } },
    's must be a whole number, 0 or more: hex after 0x, or decimal digits.',
  ],
  [
    { id: 'field.rounded', args: { name: 'value' } },
    'Programs would round the number in value. Put the number in quotes.',
  ],
  [{ id: 'field.tooLarge', args: { name: 'gas' } }, 'gas is larger than any network accepts.'],
  [
    { id: 'field.tooManyBits', args: { name: 'callGasLimit', bits: 128 } },
    'callGasLimit does not fit in 128 bits.',
  ],
  [{ id: 'field.twice', args: { name: 'to' } }, 'to appears twice.'],
  [
    { id: 'field.unknown', args: { what: 'transaction' } },
    'This transaction has a field that Readback does not know, so the field’s effect is unknown.',
  ],
  [
    { id: 'field.unknown', args: { what: 'userOperation' } },
    'This user operation has a field that Readback does not know, so the field’s effect is unknown.',
  ],
  [
    { id: 'field.unknown', args: { what: 'listedTransaction' } },
    'This transaction in the batch has a field that Readback does not know, so the field’s effect is unknown.',
  ],
  [
    { id: 'field.unknown', args: { what: 'authorization' } },
    'This authorization has a field that Readback does not know, so the field’s effect is unknown.',
  ],
  [
    { id: 'field.unknown', args: { what: 'safeTransaction' } },
    'This Safe transaction has a field that Readback does not know, so the field’s effect is unknown.',
  ],
  [
    { id: 'field.unknown', args: { what: 'method' } },
    'This method has a field that Readback does not know, so the field’s effect is unknown.',
  ],
  [{ id: 'hex.capitalX' }, 'Hex must start with 0x: use a lowercase x.'],
  [
    { id: 'hex.digit', args: { number: 5, kind: 'shown', char: 'g' } },
    'Character 5 is “g”, which is not a hex digit.',
  ],
  [
    { id: 'hex.digit', args: { number: 5, kind: 'space', char: '' } },
    'Character 5 is a space, which is not a hex digit.',
  ],
  [
    { id: 'hex.digit', args: { number: 5, kind: 'digit', char: '' } },
    'Character 5 is a digit from another script, which is not a hex digit.',
  ],
  [
    { id: 'hex.digit', args: { number: 5, kind: 'other', char: '' } },
    'Character 5 is a non-ASCII character, which is not a hex digit.',
  ],
  [
    { id: 'hex.odd', args: { digits: 3 } },
    'This hex has an odd number of digits (3), so a digit is missing or extra. Copy the hex again.',
  ],
  [{ id: 'link.names' }, 'This payment link uses names, which must be looked up first.'],
  [
    { id: 'link.unread', args: { problem: { id: 'link.form' } } },
    'This payment link cannot be read. The link does not follow EIP-681.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.noValue' } } },
    'This payment link cannot be read. A parameter in the link does not have the form name=value.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.noType' } } },
    'This payment link cannot be read. The link has a parameter whose name is not a basic type, so the called function is unknown.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.encoding' } } },
    'This payment link cannot be read. A parameter in the link is not correctly URL-encoded.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.noQuantity', args: { name: 'value' } } } },
    'This payment link cannot be read. value must be a whole number, 0 or more.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'field.twice', args: { name: 'value' } } } },
    'This payment link cannot be read. value appears twice.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.gasTwice' } } },
    'This payment link cannot be read. The link sets both gas and gasLimit.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.unknown' } } },
    'This payment link cannot be read. The link has a parameter that Readback does not know, so the parameter’s effect is unknown.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.argumentType' } } },
    'This payment link cannot be read. The link calls a function with an argument type that does not exist.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.chain' } } },
    'This payment link cannot be read. The number after @ is not a valid chain ID.',
  ],
  [
    { id: 'link.unread', args: { problem: { id: 'link.pay' } } },
    'This payment link cannot be read. The link begins with “pay-” and a name, which can be read in two ways.',
  ],
  [
    { id: 'message.halfCharacter' },
    'This text contains half a character (a lone surrogate), so it cannot be signed.',
  ],
  [{ id: 'message.tooLong' }, 'This message is larger than 1 MB, the maximum for a message.'],
  [{ id: 'name.character' }, 'This name contains a character that is not allowed in names.'],
  [{ id: 'name.emptyPart' }, 'This name has an empty part: two dots in a row, or a dot at the start or end.'],
  [{ id: 'name.hyphens' }, 'The third and fourth characters of a name part cannot both be hyphens.'],
  [{ id: 'name.likeAddress' }, 'Part of this name is made to look like an address. Type the address itself.'],
  [
    { id: 'name.lookalike' },
    'This name’s letters look like letters from another alphabet. The name cannot be registered.',
  ],
  [
    { id: 'name.mixed' },
    'This name mixes alphabets that must not be combined, because their letters look alike.',
  ],
  [{ id: 'name.nothing' }, 'Type a name.'],
  [{ id: 'name.onePart' }, 'A name must have at least two parts, such as name.eth.'],
  [{ id: 'name.place' }, 'This name has a symbol in a place where it is not allowed.'],
  [{ id: 'name.tooLong', args: { most: 255 } }, 'A name can have at most 255 characters.'],
  [{ id: 'name.underscore' }, 'In a name, an underscore can appear only at the start of a part.'],
  [
    { id: 'node.notThere' },
    'The node does not have this transaction. The transaction may be on another network, or too old for this node.',
  ],
  [{ id: 'node.otherTransaction' }, 'The node returned a different transaction.'],
  [
    { id: 'node.unreadable', args: { problem: { id: 'transaction.otherHash' } } },
    'The node has the transaction, but Readback cannot read the transaction. The stated hash does not match the transaction’s fields. The hash or a field is wrong.',
  ],
  [
    { id: 'node.unreadable', args: { problem: { id: 'transaction.otherSender' } } },
    'The node has the transaction, but Readback cannot read the transaction. The stated sender is not the account that signed this transaction. At least one field is wrong.',
  ],
  [
    { id: 'node.unreadable', args: { problem: { id: 'transaction.unknownType' } } },
    'The node has the transaction, but Readback cannot read the transaction. Readback does not support transactions of this type.',
  ],
  [
    { id: 'of', args: { name: 'to', problem: { id: 'address.checksum' } } },
    'to: This address has a typo: its checksum does not match. Copy the address again.',
  ],
  [
    { id: 'of', args: { name: 'data', problem: { id: 'hex.odd', args: { digits: 3 } } } },
    'data: This hex has an odd number of digits (3), so a digit is missing or extra. Copy the hex again.',
  ],
  [
    { id: 'of', args: { name: { id: 'request.theAccount' }, problem: { id: 'address.no0x' } } },
    'The account: An address must start with 0x.',
  ],
  [
    {
      id: 'of',
      args: { name: { id: 'request.theMessage' }, problem: { id: 'hex.odd', args: { digits: 3 } } },
    },
    'The message: This hex has an odd number of digits (3), so a digit is missing or extra. Copy the hex again.',
  ],
  [
    { id: 'of', args: { name: 'to', problem: { id: 'address.tooFew', args: { digits: 36, by: 4 } } } },
    'to: An address must have 40 digits after 0x. This one has 36, which is 4 too few.',
  ],
  [
    { id: 'of', args: { name: 'to', problem: { id: 'address.digit', args: { number: 5 } } } },
    'to: After 0x, an address can contain only the digits 0 to 9 and the letters a to f. Character 5 is neither.',
  ],
  [
    {
      id: 'of',
      args: {
        name: { id: 'link.argument', args: { number: 1 } },
        problem: { id: 'address.digit', args: { number: 12 } },
      },
    },
    'Argument 1: After 0x, an address can contain only the digits 0 to 9 and the letters a to f. Character 12 is neither.',
  ],
  [
    {
      id: 'of',
      args: {
        name: { id: 'authorization.itsContract' },
        problem: { id: 'address.digit', args: { number: 9 } },
      },
    },
    'The authorization’s contract: After 0x, an address can contain only the digits 0 to 9 and the letters a to f. Character 9 is neither.',
  ],
  [
    {
      id: 'of',
      args: { name: { id: 'link.target' }, problem: { id: 'address.digit', args: { number: 7 } } },
    },
    'The link’s target address: After 0x, an address can contain only the digits 0 to 9 and the letters a to f. Character 7 is neither.',
  ],
  [
    {
      id: 'of',
      args: { name: 'data', problem: { id: 'hex.digit', args: { number: 4, kind: 'other', char: '' } } },
    },
    'data: Character 4 is a non-ASCII character, which is not a hex digit.',
  ],
  [{ id: 'of', args: { name: 'data', problem: { id: 'hex.no0x' } } }, 'data: Hex must start with 0x.'],
  [
    { id: 'of', args: { name: { id: 'link.target' }, problem: { id: 'address.no0x' } } },
    'The link’s target address: An address must start with 0x.',
  ],
  [
    {
      id: 'of',
      args: { name: 'data', problem: { id: 'hex.digit', args: { number: 4, kind: 'shown', char: '\\' } } },
    },
    'data: Character 4 is “\\”, which is not a hex digit.',
  ],
  [
    {
      id: 'of',
      args: { name: { id: 'link.argument', args: { number: 2 } }, problem: { id: 'value.noWholeNumber' } },
    },
    'Argument 2: Type a whole number: decimal digits, or hex after 0x.',
  ],
  [
    {
      id: 'of',
      args: { name: { id: 'link.target' }, problem: { id: 'address.tooFew', args: { digits: 37, by: 3 } } },
    },
    'The link’s target address: An address must have 40 digits after 0x. This one has 37, which is 3 too few.',
  ],
  [
    {
      id: 'of',
      args: {
        name: { id: 'link.argument', args: { number: 1 } },
        problem: { id: 'address.tooMany', args: { digits: 42, by: 2 } },
      },
    },
    'Argument 1: An address must have 40 digits after 0x. This one has 42, which is 2 too many.',
  ],
  [
    { id: 'of', args: { name: 'to', problem: { id: 'address.tooMany', args: { digits: 43, by: 3 } } } },
    'to: An address must have 40 digits after 0x. This one has 43, which is 3 too many.',
  ],
  [{ id: 'of', args: { name: 'to', problem: { id: 'address.no0x' } } }, 'to: An address must start with 0x.'],
  [
    { id: 'of', args: { name: 'value', problem: { id: 'value.outOfRange', args: { type: 'uint256' } } } },
    'value: This number is out of range for uint256.',
  ],
  [
    {
      id: 'of',
      args: {
        name: { id: 'link.argument', args: { number: 1 } },
        problem: { id: 'value.outOfRange', args: { type: 'uint8' } },
      },
    },
    'Argument 1: This number is out of range for uint8.',
  ],
  [
    {
      id: 'of',
      args: { name: { id: 'link.argument', args: { number: 1 } }, problem: { id: 'value.noBool' } },
    },
    'Argument 1: Choose true or false.',
  ],
  [
    {
      id: 'of',
      args: {
        name: { id: 'link.argument', args: { number: 1 } },
        problem: { id: 'address.tooFew', args: { digits: 1, by: 39 } },
      },
    },
    'Argument 1: An address must have 40 digits after 0x. This one has 1, which is 39 too few.',
  ],
  [
    { id: 'of', args: { name: { id: 'link.target' }, problem: { id: 'address.checksum' } } },
    'The link’s target address: This address has a typo: its checksum does not match. Copy the address again.',
  ],
  [{ id: 'operation.lacks', args: { key: 'callGasLimit' } }, 'The user operation has no callGasLimit.'],
  [{ id: 'operation.noFactory' }, 'factoryData is set, but factory is missing.'],
  [
    { id: 'operation.noPaymaster', args: { key: 'paymasterData' } },
    'paymasterData is set, but paymaster is missing.',
  ],
  [{ id: 'operation.otherForm' }, 'This entry point does not accept user operations in this format.'],
  [{ id: 'operation.zeroPaymaster' }, 'The paymaster is the zero address, which cannot pay.'],
  [{ id: 'place.address' }, 'This is an address, not a request.'],
  [{ id: 'place.name' }, 'This is a name, not a request.'],
  [{ id: 'place.safe' }, 'This is a link to a Safe, not a request.'],
  [
    { id: 'place.safeHash' },
    'This link contains only the hash of a Safe transaction. Paste the transaction’s data from the Safe app instead.',
  ],
  [
    { id: 'place.transaction' },
    'This is a link to a transaction. Only a node on its network can say what the transaction does.',
  ],
  [{ id: 'request.authorization' }, 'params must be a list that contains one authorization.'],
  [
    { id: 'request.beside', args: { problem: { id: 'request.unknownJson' } } },
    'The data pasted with the request could not be read. This is JSON, but not a request that Readback knows. Read this text as a message only if you were asked to sign it.',
  ],
  [
    { id: 'request.beside', args: { problem: { id: 'field.noQuantity', args: { name: 'value' } } } },
    'The data pasted with the request could not be read. value must be a whole number, 0 or more: hex after 0x, or decimal digits.',
  ],
  [{ id: 'request.message', args: { method: 'eth_sign' } }, 'eth_sign needs a message and an account.'],
  [
    { id: 'request.noContractOrNetwork' },
    'This request does not say which contract it calls, or on which network.',
  ],
  [{ id: 'request.noParams' }, 'The request has no params.'],
  [{ id: 'request.paramsNoList', args: { kind: 'object' } }, 'params must be a list, not an object.'],
  [{ id: 'request.paramsOneObject' }, 'params must be a list that contains one object.'],
  [
    { id: 'request.refused', args: { method: 'eth_signTypedData_v3', why: { id: 'refused.older' } } },
    'Readback does not support eth_signTypedData_v3: this method uses an older version of typed data, without arrays.',
  ],
  [{ id: 'request.several' }, 'This is a batch of requests. Paste one request at a time.'],
  [
    { id: 'request.unknownJson' },
    'This is JSON, but not a request that Readback knows. Read this text as a message only if you were asked to sign it.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.connects' } } },
    'wallet_x: the site asks to see your accounts. Nothing is signed. It can then ask for signatures, each of which you can refuse.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.opensSession' } } },
    'wallet_x: the site asks to see your accounts and to use the networks and methods that it lists. Nothing is signed.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.disconnects' } } },
    'wallet_x: the site gives up its connection to the wallet. Nothing is signed.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.connectsAndSigns' } } },
    'wallet_x: the site asks to see your accounts, and can have the wallet sign a sign-in at once. The wallet writes that sign-in, so it cannot be read here first. Check in the wallet which site it names.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.listsToken' } } },
    'wallet_x: the site asks the wallet to list a token. Nothing is signed. Anyone can give a token any symbol, so the list does not prove what it is.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.addsNetwork' } } },
    'wallet_x: the site asks the wallet to add a network. Nothing is signed. The wallet will then ask the node that the site names about your balances.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.switchesNetwork' } } },
    'wallet_x: the site asks the wallet to change to another network. Nothing is signed.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.prepares' } } },
    'wallet_x: the site asks the wallet to prepare a batch of calls. Nothing is signed yet. To read the calls, paste them as wallet_sendCalls.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.sendsPrepared' } } },
    'wallet_x: the site sends a batch that the wallet prepared before. The request does not show its calls, so they cannot be read here.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.grants' } } },
    'wallet_x: the site asks for a permission that it can use later without asking you again. Check in the wallet who gets it, how much it allows and when it ends.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.takesBack' } } },
    'wallet_x: the site asks the wallet to take back a permission that it gave before.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.givesKey' } } },
    'wallet_x: the site asks for a public key made from your account’s key, so that others can encrypt messages to you. Nothing is signed.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.decrypts' } } },
    'wallet_x: the wallet decrypts a message with your account’s key and gives the text to the site. Nothing is signed.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.recovers' } } },
    'wallet_x: this computes which account signed a message. Your keys are not used.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.addsSnap' } } },
    'wallet_x: the site asks the wallet to add an extension of its own (a snap). It can change what the wallet shows and signs.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.asksSnap' } } },
    'wallet_x: the site asks an extension of the wallet (a snap) to act. Only the snap decides what happens then.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.asks' } } },
    'wallet_x: the site asks the wallet about its state. Nothing is signed.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.reads' } } },
    'wallet_x: this reads data and signs nothing.',
  ],
  [
    { id: 'request.explained', args: { method: 'wallet_x', why: { id: 'method.noVersion' } } },
    'wallet_x: this version of the method does not exist in wallets. The versions are eth_signTypedData (v1), eth_signTypedData_v3 and eth_signTypedData_v4.',
  ],
  [
    { id: 'batch.delegatecall' },
    'A transaction in this list is a delegatecall: it would run foreign code with full control of the Safe. Readback cannot read it from a list. Paste it as a Safe transaction.',
  ],
  [
    { id: 'request.unknownMethod' },
    'This request does not need a signature, or Readback does not know its method.',
  ],
  [
    { id: 'rlp.at', args: { problem: { id: 'rlp.extra', args: { count: 1 } }, byte: 136 } },
    'This is not a valid transaction. 1 extra byte follows the end of the transaction (byte 136).',
  ],
  [
    { id: 'rlp.at', args: { problem: { id: 'rlp.tooEarly' }, byte: 135 } },
    'This is not a valid transaction. The data ends too early (byte 135).',
  ],
  [
    { id: 'rlp.authorizations', args: { name: 'authorizationList', most: 256 } },
    'This is not a valid transaction: authorizationList is not a list of 1 to 256 authorizations.',
  ],
  [
    { id: 'rlp.blobHashes', args: { name: 'blobVersionedHashes', most: 64 } },
    'This is not a valid transaction: blobVersionedHashes is not a list of 1 to 64 blob hashes (version 1).',
  ],
  [{ id: 'rlp.chain' }, 'This is not a valid transaction: chainId is not a valid chain ID.'],
  [
    { id: 'rlp.leadingZero', args: { name: 'nonce' } },
    'This is not a valid transaction: nonce has a leading zero.',
  ],
  [{ id: 'rlp.list', args: { name: 'data' } }, 'This is not a valid transaction: data is a list.'],
  [{ id: 'rlp.nonce' }, 'This is not a valid transaction: nonce is too high (EIP-2681).'],
  [
    { id: 'rlp.notList', args: { name: 'accessList' } },
    'This is not a valid transaction: accessList is not a list.',
  ],
  [
    { id: 'rlp.otherCount', args: { name: { id: 'rlp.anAuthorization' }, found: 5, count: 6 } },
    'This is not a valid transaction: an authorization has 5 values, not 6.',
  ],
  [
    { id: 'rlp.otherLength', args: { name: 'to', found: 0, length: 20 } },
    'This is not a valid transaction: to has 0 bytes, not 20.',
  ],
  [
    { id: 'rlp.otherLength', args: { name: { id: 'rlp.aKey' }, found: 31, length: 32 } },
    'This is not a valid transaction: a storage key has 31 bytes, not 32.',
  ],
  [{ id: 'rlp.parity' }, 'This is not a valid transaction: the signature’s parity is neither 0 nor 1.'],
  [
    { id: 'rlp.tooManyBits', args: { name: 'chainId', bits: 53 } },
    'This is not a valid transaction: chainId does not fit in 53 bits.',
  ],
  [
    { id: 'rlp.values', args: { found: 8 } },
    'This is not a valid transaction: it has the wrong number of values (8).',
  ],
  [{ id: 'safe.lacks', args: { key: 'gasPrice' } }, 'This Safe transaction has no gasPrice.'],
  [{ id: 'safe.noSafe' }, 'The Safe transaction does not name its Safe.'],
  [{ id: 'safe.operation' }, 'operation must be 0 (call) or 1 (delegatecall).'],
  [{ id: 'safe.several' }, 'This is a list of several Safe transactions. Paste only one of them.'],
  [{ id: 'safe.twoHashes' }, 'The request states two different hashes.'],
  [
    { id: 'siwe.line', args: { line: 5, what: { id: 'siwe.emptyLine' } } },
    'This sign-in message is malformed: line 5 should be an empty line.',
  ],
  [
    { id: 'siwe.line', args: { line: 4, what: { id: 'siwe.theStatement' } } },
    'This sign-in message is malformed: line 4 should be the statement.',
  ],
  [
    { id: 'siwe.line', args: { line: 1, what: { id: 'siwe.theSite' } } },
    'This sign-in message is malformed: line 1 should be the requesting site.',
  ],
  [
    { id: 'siwe.line', args: { line: 2, what: { id: 'siwe.theChecksum' } } },
    'This sign-in message is malformed: line 2 should be the account, with its checksum.',
  ],
  [
    { id: 'siwe.line', args: { line: 6, what: 'URI' } },
    'This sign-in message is malformed: line 6 should be URI.',
  ],
  [
    { id: 'siwe.line', args: { line: 8, what: { id: 'siwe.validChain' } } },
    'This sign-in message is malformed: line 8 should be a valid chain ID.',
  ],
  [
    { id: 'siwe.line', args: { line: 10, what: { id: 'siwe.realTime', args: { name: 'Issued At' } } } },
    'This sign-in message is malformed: line 10 should be a valid time for Issued At.',
  ],
  [
    { id: 'siwe.line', args: { line: 13, what: { id: 'siwe.aResource' } } },
    'This sign-in message is malformed: line 13 should be a resource.',
  ],
  [
    { id: 'siwe.line', args: { line: 11, what: { id: 'siwe.theEnd' } } },
    'This sign-in message is malformed: line 11 should be the end of the message.',
  ],
  [
    { id: 'text.byteOrderMark' },
    'This text begins with an invisible character (a byte order mark). Copy the text again without that character.',
  ],
  [{ id: 'text.no0x' }, 'This looks like hex without 0x. If it is hex, put 0x in front of it.'],
  [{ id: 'text.nothing' }, 'There is nothing here to read.'],
  [{ id: 'text.tooLong' }, 'This text is larger than 4 MB, the maximum for a request.'],
  [
    { id: 'text.walletConnect' },
    'This is a WalletConnect link. Apps show links like this to connect to a wallet. Connect the app under Connections.',
  ],
  [
    { id: 'transaction.blobHashes', args: { name: 'blobVersionedHashes', most: 64 } },
    'blobVersionedHashes must be a list of 1 to 64 blob hashes (version 1).',
  ],
  [
    { id: 'transaction.networkFields' },
    'A field that only one network has is not valid here. Check the transaction’s eip712Meta, or paste it without that field.',
  ],
  [
    { id: 'transaction.blobs' },
    'This transaction includes its blobs. Paste the transaction without the blobs.',
  ],
  [{ id: 'transaction.dataTwice' }, 'data and input differ, and wallets disagree on which one counts.'],
  [{ id: 'transaction.gasTwice' }, 'gas and gasLimit are both set. Only one of them can count.'],
  [
    { id: 'transaction.halfSigned' },
    'This transaction is marked as signed, but its signature is incomplete. Paste the raw transaction or its hash.',
  ],
  [
    { id: 'transaction.otherHash' },
    'The stated hash does not match the transaction’s fields. The hash or a field is wrong.',
  ],
  [
    { id: 'transaction.otherSender' },
    'The stated sender is not the account that signed this transaction. At least one field is wrong.',
  ],
  [{ id: 'transaction.signature' }, 'The transaction’s signature is not valid.'],
  [
    { id: 'transaction.frame' },
    'This is a frame transaction (type 6, EIP-8141), which Readback does not support yet. Reject the request.',
  ],
  [
    { id: 'transaction.byNetwork' },
    'A network makes a transaction of this type itself, for example to credit a deposit. No wallet signs it. Reject a request to sign it.',
  ],
  [
    { id: 'transaction.unknownRaw' },
    'This looks like a raw transaction of a type that Readback does not support.',
  ],
  [{ id: 'transaction.unknownType' }, 'Readback does not support transactions of this type.'],
  [
    { id: 'transaction.unprovable' },
    'This transaction is signed but does not state a hash or a sender, so its signature cannot be checked.',
  ],
  [
    { id: 'typed.basicName', args: { name: 'uint256' } },
    'A declared type has the name of the basic type uint256.',
  ],
  [{ id: 'typed.containsItself' }, 'A type contains itself. Readback does not support types like that.'],
  [
    { id: 'typed.domainField', args: { name: 'extra' } },
    'The domain declares extra in a way that EIP-712 does not allow.',
  ],
  [{ id: 'typed.fieldIncomplete' }, 'A field of a type needs a name and a type.'],
  [{ id: 'typed.fieldName' }, 'A field has a name that is not allowed.'],
  [{ id: 'typed.fieldTwice', args: { name: 'x' } }, 'A type has two fields named x.'],
  [{ id: 'typed.fieldUndeclared', args: { name: 'x' } }, 'The field x has a type that is not declared.'],
  [{ id: 'typed.impossibleLength', args: { name: 'x' } }, 'The list x has an impossible length.'],
  [{ id: 'typed.lacks', args: { key: 'domain' } }, 'The typed data has no domain.'],
  [{ id: 'typed.missing', args: { path: 'message.it.x' } }, 'message.it.x is missing.'],
  [
    { id: 'typed.noBytes', args: { path: 'message.it' } },
    'message.it must be complete bytes in hex after 0x.',
  ],
  [{ id: 'typed.noDigits', args: { path: 'message.it' } }, 'message.it must be a whole number in digits.'],
  [
    { id: 'typed.noInteger', args: { path: 'message.it' } },
    'message.it must be a whole number: decimal, or hex after 0x.',
  ],
  [{ id: 'typed.noObject' }, 'Typed data must be an object.'],
  [{ id: 'typed.noPrimaryType' }, 'The typed data has no primaryType.'],
  [{ id: 'typed.onlyDomain' }, 'Readback does not support typed data that has only a domain and no message.'],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'integer', kind: 'bool' } },
    'message.it must be a whole number, not true or false.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'integer', kind: 'null' } },
    'message.it must be a whole number, not null.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'bool', kind: 'string' } },
    'message.it must be true or false, without quotes, not text.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'bool', kind: 'number' } },
    'message.it must be true or false, without quotes, not a number.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'text', kind: 'number' } },
    'message.it must be text, not a number.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'list', kind: 'object' } },
    'message.it must be a list, not an object.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'object', kind: 'array' } },
    'message.it must be an object, not a list.',
  ],
  [
    { id: 'typed.otherKind', args: { path: 'message.it', wanted: 'object', kind: 'null' } },
    'message.it must be an object, not null.',
  ],
  [
    { id: 'typed.otherLength', args: { path: 'message.it', length: 2, found: 1 } },
    'message.it must have 2 elements, not 1.',
  ],
  [
    { id: 'typed.otherSize', args: { path: 'message.it', size: 32, found: 31 } },
    'message.it must have 32 bytes, not 31.',
  ],
  [
    { id: 'typed.outOfRange', args: { path: 'message.it', type: 'int8' } },
    'message.it is out of range for int8.',
  ],
  [{ id: 'typed.partNoObject', args: { key: 'message' } }, 'The message of typed data must be an object.'],
  [{ id: 'typed.primaryUndeclared' }, 'The primaryType is not declared.'],
  [
    { id: 'typed.rounded', args: { path: 'message.x' } },
    'message.x is a number that wallets would round before signing. Put the number in quotes.',
  ],
  [{ id: 'typed.spaces', args: { path: 'message.it' } }, 'message.it has spaces around its address.'],
  [{ id: 'typed.tooManyTypes' }, 'The typed data declares too many types to read before signing.'],
  [
    { id: 'typed.tooManyValues', args: { most: 20000 } },
    'The typed data has more than 20,000 values, too many to read before signing.',
  ],
  [{ id: 'typed.typeName' }, 'A type has a name that is not allowed.'],
  [{ id: 'typed.typeNoList' }, 'A type must be a list of fields.'],
  [{ id: 'typed.typeTooLong', args: { name: 'a' } }, 'The type of the field a is too long.'],
  [{ id: 'typed.wordsDiffer' }, 'Wallets disagree on how to sign types with these names.'],
  [{ id: 'value.missing', args: { number: 1 } }, 'Value 1 is missing.'],
  [{ id: 'value.noBool' }, 'Choose true or false.'],
  [{ id: 'value.noBytes' }, 'Type bytes in hex, or 0x for no bytes.'],
  [{ id: 'value.noNumber' }, 'Type a number.'],
  [{ id: 'value.noTime' }, 'Choose a date and time.'],
  [{ id: 'value.noWholeNumber' }, 'Type a whole number: decimal digits, or hex after 0x.'],
  [{ id: 'value.otherLength', args: { length: 2, found: 1 } }, 'This list must have 2 elements, not 1.'],
  [{ id: 'value.otherSize', args: { size: 4, found: 3 } }, 'This value must have 4 bytes, not 3.'],
  [{ id: 'value.outOfRange', args: { type: 'int8' } }, 'This number is out of range for int8.'],
];

describe('the words of problems', () => {
  it('are there for each and no other', () => {
    expect(Object.keys(problems).toSorted()).toEqual(ids.toSorted());
  });

  it.each(ids)('%s uses exactly the arguments that it declares', (id) => {
    const kinds: Readonly<Record<string, string>> = declared[id];
    const used = argumentsOf(parseMessage(problems[id]));
    expect([...new Set(used.map(({ name }) => name))].toSorted()).toEqual(Object.keys(kinds).toSorted());
    for (const { name, how } of used) {
      if (how === 'select') expect(kinds[name]).toBe('word');
      if (how === 'plural') expect(kinds[name]).toBe('number');
    }
    for (const [name, kind] of Object.entries(kinds))
      if (kind === 'word') expect(used).toContainEqual({ name, how: 'select' });
  });

  it('are those of whoever words an error', () => {
    const error = new WordedError('A {odd} text.', { details: 'why' });
    expect(errorText(error)).toBe('A {odd} text.');
    expect(error.message).toBe('A {odd} text. (why)');
    expect(error).toBeInstanceOf(ReadbackError);
  });

  it('take what was pasted as it is', () => {
    expect(problemText({ id: 'field.no0x', args: { name: '{a} <b>' } })).toMatch(/^\{a\} <b> has no 0x\./);
  });

  it.each(said)('%o are %s', (problem, text) => {
    expect(problemText(problem)).toBe(text);
  });
});
