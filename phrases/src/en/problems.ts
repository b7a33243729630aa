import type { ProblemId } from '@readback/core/text/problem.ts';

/** What is wrong with what was pasted, typed or fetched (ICU). */
export const problems = {
  // told in words by whoever has them, and frames for others
  worded: '{text}',
  of: '{name}: {problem}',
  at: '{problem} (line {line}, column {column}).',
  atCharacter: '{problem} See character {number}.',

  // texts that are not a request
  'text.nothing': 'There is nothing here to read.',
  'text.byteOrderMark':
    'This text begins with an invisible character (a byte order mark). Copy the text again without that character.',
  'text.tooLong': 'This text is larger than 4 MB, the maximum for a request.',
  'text.walletConnect':
    'This is a WalletConnect link. Apps show links like this to connect to a wallet. Connect the app under Connections.',
  'text.no0x': 'This looks like hex without 0x. If it is hex, put 0x in front of it.',
  'text.bug': 'Readback could not read this text. That is a bug in Readback, not your mistake.',
  'place.transaction':
    'This is a link to a transaction. Only a node on its network can say what the transaction does.',
  'place.safe': 'This is a link to a Safe, not a request.',
  'place.safeHash':
    'This link contains only the hash of a Safe transaction. Paste the transaction’s data from the Safe app instead.',
  'place.address': 'This is an address, not a request.',
  'place.name': 'This is a name, not a request.',
  'bytes.empty': 'There are no bytes here. Calldata must have at least 4 bytes.',
  'bytes.hash':
    'This looks like a transaction hash. Only a node on its network can say what the transaction does.',
  'bytes.signature': 'This looks like a signature. You can verify it, but there is nothing to sign.',

  // hex, addresses, amounts and names
  'hex.capitalX': 'Hex must start with 0x: use a lowercase x.',
  'hex.no0x': 'Hex must start with 0x.',
  'hex.odd':
    'This hex has an odd number of digits ({digits}), so a digit is missing or extra. Copy the hex again.',
  'hex.digit':
    'Character {number} is {kind, select, space {a space} digit {a digit from another script} shown {“{char}”} other {a non-ASCII character}}, which is not a hex digit.',
  'address.nothing': 'Type an address.',
  'address.capitalX': 'An address must start with 0x: use a lowercase x.',
  'address.no0x': 'An address must start with 0x.',
  'address.digit':
    'After 0x, an address can contain only the digits 0 to 9 and the letters a to f. Character {number} is neither.',
  'address.checksum': 'This address has a typo: its checksum does not match. Copy the address again.',
  'address.tooFew': 'An address must have 40 digits after 0x. This one has {digits}, which is {by} too few.',
  'address.tooMany':
    'An address must have 40 digits after 0x. This one has {digits}, which is {by} too many.',
  'amount.wrongDecimals': 'This number of decimals is not valid.',
  'amount.noDecimals': 'This token’s decimals are unknown.',
  'amount.nothing': 'Type an amount.',
  'amount.comma': 'Type the amount without commas, and with a point before the decimals.',
  'amount.negative': 'An amount cannot be negative.',
  'amount.form': 'Type the amount in digits, with a point before the decimals.',
  'amount.whole': 'This amount cannot have decimals: type a whole number.',
  'amount.tooManyDecimals':
    'This amount can have at most {most, plural, one {# decimal} other {# decimals}}.',
  'amount.tooLarge': 'This amount is larger than any contract can store.',
  'name.nothing': 'Type a name.',
  'name.tooLong': 'A name can have at most {most} characters.',
  'name.onePart': 'A name must have at least two parts, such as name.eth.',
  'name.likeAddress': 'Part of this name is made to look like an address. Type the address itself.',
  'name.emptyPart': 'This name has an empty part: two dots in a row, or a dot at the start or end.',
  'name.underscore': 'In a name, an underscore can appear only at the start of a part.',
  'name.lookalike':
    'This name’s letters look like letters from another alphabet. The name cannot be registered.',
  'name.mixed': 'This name mixes alphabets that must not be combined, because their letters look alike.',
  'name.hyphens': 'The third and fourth characters of a name part cannot both be hyphens.',
  'name.place': 'This name has a symbol in a place where it is not allowed.',
  'name.marks': 'This name has too many marks on one letter.',
  'name.character': 'This name contains a character that is not allowed in names.',
  'name.wrong': 'This name cannot be looked up.',

  // JSON; each is told with its line and column
  'json.extra': 'There is extra text after the JSON',
  'json.tooMany': 'This JSON has too many values for a request',
  'json.tooDeep': 'This JSON is nested deeper than {most} levels',
  'json.tooEarly': 'The JSON ends too early',
  'json.noValue': 'A value is expected here',
  'json.noKey': 'A key in double quotes is expected here',
  'json.proto': 'The key __proto__ is not accepted',
  'json.keyTwice': 'This key appears twice in one object',
  'json.noColon': 'A colon is expected here',
  'json.noBrace': 'A comma or a closing brace is expected here',
  'json.noBracket': 'A comma or a closing bracket is expected here',
  'json.noNumber': 'This is not a valid number',
  'json.leadingZero': 'A number must not have leading zeros',
  'json.noQuote': 'This text has no closing quote',
  'json.control': 'This text contains a line break or a control character, which JSON does not allow',
  'json.halfCharacter': 'This text contains half a character (a lone surrogate)',
  'json.escape': 'This escape sequence is not valid JSON',

  // fields of JSON
  'field.unknown':
    'This {what, select, userOperation {user operation} authorization {authorization} message {message} typedData {typed data} safeTransaction {Safe transaction} listedTransaction {transaction in the batch} method {method} batch {batch} call {call} transaction {transaction} other {request}} has a field that Readback does not know, so the field’s effect is unknown.',
  'field.noText':
    '{name} must be text, not {kind, select, object {an object} array {a list} string {text} number {a number} bool {true or false} null {null} other {this}}.',
  'field.rounded': 'Programs would round the number in {name}. Put the number in quotes.',
  'field.noQuantity': '{name} must be a whole number, 0 or more: hex after 0x, or decimal digits.',
  'field.noChain': 'chainId is not a valid chain ID.',
  'field.no0x':
    '{name} has no 0x. Some wallets read the value as decimal and others as hex. If it is hex, add 0x.',
  'field.tooLarge': '{name} is larger than any network accepts.',
  'field.tooManyBits': '{name} does not fit in {bits} bits.',
  'field.otherBytes': '{name} must have {size, plural, one {# byte} other {# bytes}}.',
  'field.twice': '{name} appears twice.',
  'field.hashLength': 'The stated hash is not 32 bytes long.',

  // requests
  'request.several': 'This is a batch of requests. Paste one request at a time.',
  'request.unknownJson':
    'This is JSON, but not a request that Readback knows. Read this text as a message only if you were asked to sign it.',
  'request.signature':
    'This transaction has a signature. Readback must recover the signer before it can read the transaction.',
  'request.refused': 'Readback does not support {method}: {why}.',
  'request.explained': '{method}: {why}.',
  'request.unknownMethod': 'This request does not need a signature, or Readback does not know its method.',
  'request.operation': '{method} needs a user operation and an entry point.',
  'request.rawTransaction': '{method} needs one raw transaction.',
  'request.theTransaction': 'The transaction',
  'request.message': '{method} needs a message and an account.',
  'request.theMessage': 'The message',
  'request.theAccount': 'The account',
  'request.authorization': 'params must be a list that contains one authorization.',
  'request.typedData': '{method} needs an account and typed data.',
  'request.theTypedData': 'The typed data',
  'request.noParams': 'The request has no params.',
  'request.paramsNoList':
    'params must be a list, not {kind, select, object {an object} array {a list} string {text} number {a number} bool {true or false} null {null} other {this}}.',
  'request.paramsOneObject': 'params must be a list that contains one object.',
  'request.beside': 'The data pasted with the request could not be read. {problem}',
  'request.noContractOrNetwork': 'This request does not say which contract it calls, or on which network.',
  'request.noContract': 'This request does not say which contract it calls.',
  'request.noNetwork': 'This request does not name its network.',
  'refused.blind': 'this method signs a bare hash, which could be anything',
  'refused.signOnly':
    'this method returns a signed transaction without sending it, and whoever has it can send it later. To read it, paste the transaction alone',
  'refused.sentRaw': 'this method sends a transaction that was signed elsewhere',
  'refused.firstDraft':
    'this method uses the first draft of the typed data standard, which does not name a contract or a network',
  'refused.older': 'this method uses an older version of typed data, without arrays',
  'refused.control': 'this method lets a contract control the account',
  'refused.sentOperation': 'this method sends a user operation that was signed elsewhere',
  'method.connects':
    'the site asks to see your accounts. Nothing is signed. It can then ask for signatures, each of which you can refuse',
  'method.opensSession':
    'the site asks to see your accounts and to use the networks and methods that it lists. Nothing is signed',
  'method.disconnects': 'the site gives up its connection to the wallet. Nothing is signed',
  'method.connectsAndSigns':
    'the site asks to see your accounts, and can have the wallet sign a sign-in at once. The wallet writes that sign-in, so it cannot be read here first. Check in the wallet which site it names',
  'method.listsToken':
    'the site asks the wallet to list a token. Nothing is signed. Anyone can give a token any symbol, so the list does not prove what it is',
  'method.addsNetwork':
    'the site asks the wallet to add a network. Nothing is signed. The wallet will then ask the node that the site names about your balances',
  'method.switchesNetwork': 'the site asks the wallet to change to another network. Nothing is signed',
  'method.prepares':
    'the site asks the wallet to prepare a batch of calls. Nothing is signed yet. To read the calls, paste them as wallet_sendCalls',
  'method.sendsPrepared':
    'the site sends a batch that the wallet prepared before. The request does not show its calls, so they cannot be read here',
  'method.grants':
    'the site asks for a permission that it can use later without asking you again. Check in the wallet who gets it, how much it allows and when it ends',
  'method.takesBack': 'the site asks the wallet to take back a permission that it gave before',
  'method.givesKey':
    'the site asks for a public key made from your account’s key, so that others can encrypt messages to you. Nothing is signed',
  'method.decrypts':
    'the wallet decrypts a message with your account’s key and gives the text to the site. Nothing is signed',
  'method.recovers': 'this computes which account signed a message. Your keys are not used',
  'method.addsSnap':
    'the site asks the wallet to add an extension of its own (a snap). It can change what the wallet shows and signs',
  'method.asksSnap':
    'the site asks an extension of the wallet (a snap) to act. Only the snap decides what happens then',
  'method.asks': 'the site asks the wallet about its state. Nothing is signed',
  'method.reads': 'this reads data and signs nothing',
  'method.noVersion':
    'this version of the method does not exist in wallets. The versions are eth_signTypedData (v1), eth_signTypedData_v3 and eth_signTypedData_v4',
  'body.nothing': 'This text does not contain a request.',
  'body.noObject': 'The request must be an object.',
  'body.unknownKind': 'Readback does not support this kind of request.',
  'body.lacks': 'The request has no {key}.',
  'body.chain': 'The chain ID must be a whole number.',
  'body.address': 'An address in the request is not valid.',
  'body.data': 'The data must be complete bytes in hex.',
  'message.tooLong': 'This message is larger than 1 MB, the maximum for a message.',
  'message.halfCharacter': 'This text contains half a character (a lone surrogate), so it cannot be signed.',

  // messages
  'siwe.line': 'This sign-in message is malformed: line {line} should be {what}.',
  'siwe.theSite': 'the requesting site',
  'siwe.theAccount': 'the account',
  'siwe.theChecksum': 'the account, with its checksum',
  'siwe.emptyLine': 'an empty line',
  'siwe.theStatement': 'the statement',
  'siwe.theEnd': 'the end of the message',
  'siwe.validChain': 'a valid chain ID',
  'siwe.aResource': 'a resource',
  'siwe.realTime': 'a valid time for {name}',
  'siwe.notMade':
    'Readback could not create this sign-in message. That is a bug in Readback, not your mistake.',
  'siwe.time': 'Type a time such as 2026-01-31T12:00:00Z.',
  'siwe.domain':
    'Type the host of the requesting site, and its port if it has one, such as app.example or localhost:3000.',
  'siwe.statement':
    'A statement must be one line of plain letters, digits and symbols (ASCII, without quotes).',
  'siwe.uri': 'Type the web address of the page to sign in to, such as https://app.example/login.',
  'siwe.chainId': 'Type the network’s chain ID, such as 1.',
  'siwe.nonce': 'A nonce must have at least 8 characters, all of them letters or digits.',
  'siwe.requestId':
    'A request ID can contain only letters, digits and symbols that URLs allow, without spaces.',
  'siwe.resources': 'Type one web address per line, such as https://app.example/terms.',

  // transactions
  'transaction.noNetwork': 'The transaction does not name its network.',
  'transaction.noContract': 'The transaction does not name the address that it calls.',
  'transaction.signature': 'The transaction’s signature is not valid.',
  'transaction.unprovable':
    'This transaction is signed but does not state a hash or a sender, so its signature cannot be checked.',
  'transaction.otherHash':
    'The stated hash does not match the transaction’s fields. The hash or a field is wrong.',
  'transaction.unknownType': 'Readback does not support transactions of this type.',
  'transaction.lacks': 'A signed transaction of type {type} needs {key}.',
  'transaction.networkFields':
    'A field that only one network has is not valid here. Check the transaction’s eip712Meta, or paste it without that field.',
  'transaction.blobs': 'This transaction includes its blobs. Paste the transaction without the blobs.',
  'transaction.unknownRaw': 'This looks like a raw transaction of a type that Readback does not support.',
  'transaction.frame':
    'This is a frame transaction (type 6, EIP-8141), which Readback does not support yet. Reject the request.',
  'transaction.byNetwork':
    'A network makes a transaction of this type itself, for example to credit a deposit. No wallet signs it. Reject a request to sign it.',
  'transaction.blobHashes': '{name} must be a list of 1 to {most} blob hashes (version 1).',
  'transaction.accessList': 'accessList must be a list.',
  'transaction.accessListEntry': 'Each accessList entry needs an address and storageKeys.',
  'transaction.storageKey': 'A storage key must have 32 bytes.',
  'transaction.dataTwice': 'data and input differ, and wallets disagree on which one counts.',
  'transaction.halfSigned':
    'This transaction is marked as signed, but its signature is incomplete. Paste the raw transaction or its hash.',
  'transaction.gasTwice': 'gas and gasLimit are both set. Only one of them can count.',
  'transaction.otherSender':
    'The stated sender is not the account that signed this transaction. At least one field is wrong.',

  // batches and lists
  'batch.noNetwork': 'The batch does not name its network.',
  'batch.noTransactions': 'A batch needs a list of 1 to {most} transactions.',
  'batch.noObject': 'Each transaction in the batch must be an object.',
  'batch.noReceiver': 'A transaction in the batch has no “to” address.',
  'batch.otherData':
    'In this batch, a transaction’s data does not match its method and values. One of them is wrong.',
  'batch.method': 'In this batch, a transaction’s method cannot be encoded.',
  'batch.values': 'contractInputsValues must be an object.',
  'batch.valueMissing': 'In this batch, one of a method’s values is missing.',
  'batch.otherValues': 'In this batch, a transaction’s values do not match its method.',
  'batch.methodNoObject': 'contractMethod must be an object.',
  'batch.fallback': 'The file does not state the data of a fallback call, so the call’s effect is unknown.',
  'batch.inputsNoList': 'A method’s inputs must be a list.',
  'batch.inputNoObject': 'A method’s input must be an object.',
  'batch.methodLacks': 'A method needs {key}.',
  'batch.noCalls': 'A batch needs a list of 1 to {most} calls.',
  'batch.atomic': 'atomicRequired must be true or false.',
  'batch.callNoObject': 'Each call in the batch must be an object.',
  'batch.capabilities':
    'This batch requires a wallet capability that Readback does not know. The app does not mark it as optional.',
  'batch.tooLong': 'The {name} of the batch has more than {most} characters.',
  'batch.tooMany': 'A batch can have at most {most} transactions.',
  'batch.delegatecall':
    'A transaction in this list is a delegatecall: it would run foreign code with full control of the Safe. Readback cannot read it from a list. Paste it as a Safe transaction.',
  'batch.severalNetworks':
    'These transactions are for several networks. Paste the transactions for one network only.',
  'batch.severalAccounts':
    'These transactions are from several accounts. Paste the transactions from one account only.',
  'batch.noContract': 'A transaction in this list does not say which contract it calls.',
  'batch.alone':
    'A transaction in this list contains an EIP-7702 delegation or blobs. Paste that transaction alone.',

  // payment links
  'link.tooMany': 'The link has too many parameters.',
  'link.noValue': 'A parameter in the link does not have the form name=value.',
  'link.encoding': 'A parameter in the link is not correctly URL-encoded.',
  'link.noQuantity': '{name} must be a whole number, 0 or more.',
  'link.form': 'The link does not follow EIP-681.',
  'link.pay': 'The link begins with “pay-” and a name, which can be read in two ways.',
  'link.target': 'The link’s target address',
  'link.gasTwice': 'The link sets both gas and gasLimit.',
  'link.names': 'This payment link uses names, which must be looked up first.',
  'link.chain': 'The number after @ is not a valid chain ID.',
  'link.unknown':
    'The link has a parameter that Readback does not know, so the parameter’s effect is unknown.',
  'link.noType':
    'The link has a parameter whose name is not a basic type, so the called function is unknown.',
  'link.argumentType': 'The link calls a function with an argument type that does not exist.',
  'link.list':
    'The link calls a function that takes a list or a struct. Readback does not support these in links.',
  'link.arguments': 'The arguments do not match the function that the link calls.',
  'link.unread': 'This payment link cannot be read. {problem}',
  'link.argument': 'Argument {number}',

  // the bytes of a transaction
  'rlp.anEntry': 'an entry in accessList',
  'rlp.anAddress': 'an address in accessList',
  'rlp.theKeys': 'the list of storage keys in accessList',
  'rlp.aKey': 'a storage key',
  'rlp.aBlobHash': 'a blob hash',
  'rlp.anAuthorization': 'an authorization',
  'rlp.itsChain': 'an authorization’s chain ID',
  'rlp.itsDelegate': 'an authorization’s contract address',
  'rlp.itsNonce': 'an authorization’s nonce',
  'rlp.itsR': 'an authorization’s r value',
  'rlp.itsS': 'an authorization’s s value',
  'rlp.itsParity': 'an authorization’s parity',
  'rlp.theTransaction': 'the transaction',
  'rlp.theParity': 'the signature’s parity',
  'rlp.extra':
    '{count, plural, one {# extra byte follows} other {# extra bytes follow}} the end of the transaction',
  'rlp.tooMany': 'The data has more values than any transaction can contain',
  'rlp.tooEarly': 'The data ends too early',
  'rlp.unneeded': 'A byte has an unnecessary length prefix',
  'rlp.tooDeep': 'The lists are nested deeper than in any transaction',
  'rlp.tooLong': 'A length is larger than the data',
  'rlp.notShortest': 'A length is not in its shortest form',
  'rlp.at': 'This is not a valid transaction. {problem} (byte {byte}).',
  'rlp.blobHashes':
    'This is not a valid transaction: {name} is not a list of 1 to {most} blob hashes (version 1).',
  'rlp.authorizations':
    'This is not a valid transaction: {name} is not a list of 1 to {most} authorizations.',
  'rlp.values': 'This is not a valid transaction: it has the wrong number of values ({found}).',
  'rlp.nonce': 'This is not a valid transaction: nonce is too high (EIP-2681).',
  'rlp.v': 'This is not a valid transaction: v is not valid for a signature.',
  'rlp.parity': 'This is not a valid transaction: the signature’s parity is neither 0 nor 1.',
  'rlp.chain': 'This is not a valid transaction: chainId is not a valid chain ID.',
  'rlp.notList': 'This is not a valid transaction: {name} is not a list.',
  'rlp.list': 'This is not a valid transaction: {name} is a list.',
  'rlp.otherCount':
    'This is not a valid transaction: {name} has {found, plural, one {# value} other {# values}}, not {count}.',
  'rlp.otherLength':
    'This is not a valid transaction: {name} has {found, plural, one {# byte} other {# bytes}}, not {length}.',
  'rlp.leadingZero': 'This is not a valid transaction: {name} has a leading zero.',
  'rlp.tooManyBits': 'This is not a valid transaction: {name} does not fit in {bits} bits.',

  // Safes
  'safe.several': 'This is a list of several Safe transactions. Paste only one of them.',
  'safe.dataNoObject': 'safeTransactionData must be an object.',
  'safe.noProposal':
    'This is not a Safe transaction. Give the JSON that Safe’s transaction service has of one, several of them, or a list.',
  'safe.manyProposals': 'There are more than {most} Safe transactions in this text.',
  'safe.noSafe': 'The Safe transaction does not name its Safe.',
  'safe.twoHashes': 'The request states two different hashes.',
  'safe.operation': 'operation must be 0 (call) or 1 (delegatecall).',
  'safe.lacks': 'This Safe transaction has no {key}.',
  'safe.version': 'Readback does not know this Safe version, so it cannot compute the hash.',

  // user operations and authorizations
  'operation.noFactory': 'factoryData is set, but factory is missing.',
  'operation.noPaymaster': '{key} is set, but paymaster is missing.',
  'operation.zeroPaymaster': 'The paymaster is the zero address, which cannot pay.',
  'operation.lacks': 'The user operation has no {key}.',
  'operation.theEntryPoint': 'The entry point',
  'operation.otherForm': 'This entry point does not accept user operations in this format.',
  'operation.noEntryPoint': 'No entry point accepts user operations in this format.',
  'authorization.noObject': 'An authorization must be an object.',
  'authorization.noList': '{name} must be a list of 1 to {most} authorizations.',
  'authorization.unsigned': 'An authorization in a transaction must be signed.',
  'authorization.noNetwork': 'The authorization does not name its network.',
  'authorization.noContract': 'An authorization needs one contract address.',
  'authorization.itsContract': 'The authorization’s contract',
  'authorization.parity': 'yParity and v do not match.',
  'authorization.lacks': 'An authorization needs {key}.',
  'authorization.signature': 'The authorization’s signature is not valid.',

  // typed data
  'typed.domainLacksField': 'The domain lacks its type, or a field that its type declares.',
  'typed.tooManyTypes': 'The typed data declares too many types to read before signing.',
  'typed.typeName': 'A type has a name that is not allowed.',
  'typed.basicName': 'A declared type has the name of the basic type {name}.',
  'typed.typeNoList': 'A type must be a list of fields.',
  'typed.fieldIncomplete': 'A field of a type needs a name and a type.',
  'typed.fieldName': 'A field has a name that is not allowed.',
  'typed.fieldTwice': 'A type has two fields named {name}.',
  'typed.typeTooLong': 'The type of the field {name} is too long.',
  'typed.fieldUndeclared': 'The field {name} has a type that is not declared.',
  'typed.impossibleLength': 'The list {name} has an impossible length.',
  'typed.wordsDiffer': 'Wallets disagree on how to sign types with these names.',
  'typed.containsItself': 'A type contains itself. Readback does not support types like that.',
  'typed.noObject': 'Typed data must be an object.',
  'typed.lacks': 'The typed data has no {key}.',
  'typed.partNoObject': 'The {key} of typed data must be an object.',
  'typed.noPrimaryType': 'The typed data has no primaryType.',
  'typed.onlyDomain': 'Readback does not support typed data that has only a domain and no message.',
  'typed.primaryUndeclared': 'The primaryType is not declared.',
  'typed.domainField': 'The domain declares {name} in a way that EIP-712 does not allow.',
  'typed.missing': '{path} is missing.',
  'typed.tooManyValues': 'The typed data has more than {most} values, too many to read before signing.',
  'typed.otherLength': '{path} must have {length, plural, one {# element} other {# elements}}, not {found}.',
  'typed.spaces': '{path} has spaces around its address.',
  'typed.noBytes': '{path} must be complete bytes in hex after 0x.',
  'typed.otherSize': '{path} must have {size, plural, one {# byte} other {# bytes}}, not {found}.',
  'typed.outOfRange': '{path} is out of range for {type}.',
  'typed.noDigits': '{path} must be a whole number in digits.',
  'typed.rounded': '{path} is a number that wallets would round before signing. Put the number in quotes.',
  'typed.noInteger': '{path} must be a whole number: decimal, or hex after 0x.',
  'typed.otherKind':
    '{path} must be {wanted, select, object {an object} list {a list} text {text} bool {true or false, without quotes} address {an address} bytes {bytes in hex} integer {a whole number} other {something else}}, not {kind, select, object {an object} array {a list} string {text} number {a number} bool {true or false} null {null} other {this}}.',

  // ABIs
  'abi.itemsNoList': 'An ABI must be a list of functions, events and errors.',
  'abi.tooManyItems': 'An ABI can have at most {most} items.',
  'abi.selectorTwice': '{one} and {other} share a selector, so no contract can have both.',
  'abi.functionTwice': 'The function {signature} appears twice with different definitions.',
  'abi.noObject': 'In this ABI, {place} is not an object.',
  'abi.unknownType': 'In this ABI, {place} has an unknown type. The type must be function, event or error.',
  'abi.noName': 'In this ABI, {place} does not have a valid name.',
  'abi.unknownMutability':
    'In this ABI, {place} has an unknown stateMutability. The value must be pure, view, nonpayable or payable.',
  'abi.noFunction': 'In this ABI, {place} is not a function.',
  'abi.noList': 'In this ABI, the {place} must be a list.',
  'abi.tooManyValues': 'In this ABI, the {place} have too many values for one call.',
  'abi.wrongType': 'In this ABI, the type of value {item} in the {place} is not valid.',
  'abi.noArtifact': 'This is not an ABI. It must be a list, or a build artifact with a list under “abi”.',
  'abi.noAbiInJson':
    'This JSON does not have an “abi” field. Paste one contract’s build artifact, or only its ABI.',
  'abi.otherSelectors':
    'The selector of {signature} does not match the compiler’s selectors in this build artifact.',
  'abi.tooLarge': 'This text is larger than 1 MB. Paste only the part under “abi”.',
  'abi.nothing': 'Paste an ABI, or type a function’s signature.',
  'abi.none':
    'This is not an ABI. Paste an ABI as JSON, or a line such as “function transfer(address to, uint256 amount)”.',
  'abi.empty': 'This ABI is empty: it has no functions.',
  'abi.tooLong': 'This text is too long for an ABI.',
  'abi.item': 'item {number}',
  'abi.namedItem': 'item {number} ({name})',
  'abi.inputs': 'inputs of {place}',
  'abi.outputs': 'outputs of {place}',

  // declarations in Solidity; each is told with its line and column
  'solidity.tooEarly': 'The declaration ends too early',
  'solidity.expected': '“{token}” is expected here',
  'solidity.noName': 'A name is expected here',
  'solidity.tooDeep': 'Types are nested more than {most} levels deep',
  'solidity.noLength': 'The length of an array must be a number',
  'solidity.noDeclaration': 'A function, event, error or struct is expected here',
  'solidity.twice': '{name} is declared twice',
  'solidity.tooLarge': 'These types are too large once their structs are expanded',
  'solidity.undeclared':
    '{type} is not declared here. Add its struct, or write “address” for a contract or “uint8” for an enum',
  'solidity.structsTooDeep': 'These structs are nested too deeply',
  'solidity.containsItself': 'The struct {struct} contains itself',
  'solidity.noType': '{type} is not a valid type',

  // values that are typed
  'value.noBool': 'Choose true or false.',
  'value.halfCharacter': 'This text contains half a character (a lone surrogate).',
  'value.noBytes': 'Type bytes in hex, or 0x for no bytes.',
  'value.noFixedBytes': 'Type {size, plural, one {# byte} other {# bytes}} in hex.',
  'value.otherSize': 'This value must have {size, plural, one {# byte} other {# bytes}}, not {found}.',
  'value.noTime': 'Choose a date and time.',
  'value.noNumber': 'Type a number.',
  'value.outOfRange': 'This number is out of range for {type}.',
  'value.noWholeNumber': 'Type a whole number: decimal digits, or hex after 0x.',
  'value.noJson': 'Type the value as JSON.',
  'value.noList': 'A list is expected here: [ … ].',
  'value.otherLength':
    'This list must have {length, plural, one {# element} other {# elements}}, not {found}.',
  'value.noFields':
    '{count, plural, one {# value is} other {# values are}} expected here, as a list or by name.',
  'value.missing': 'Value {number} is missing.',
  'value.noText': 'Text in double quotes is expected here.',
  'value.otherType': 'A value of type {type} is expected here.',
  'value.tooMany': 'This form has too many values.',

  // wallets and nodes
  'wallet.signed': 'This transaction is already signed. You can read it here, but you cannot sign it again.',
  'wallet.domainLacksField':
    'The domain lacks its type, or a field that its type declares, so wallets would sign different data. You can read this request here, but you cannot sign it.',
  'wallet.notFromPage':
    'Wallets do not accept this kind of request from a web page. You can read the request here, but you cannot sign it.',
  'wallet.never': 'You can read this request here, but you cannot sign it.',
  'wallet.otherAccount':
    'This request is for a different account than the connected one. Switch accounts in your wallet.',
  'node.unreadable': 'The node has the transaction, but Readback cannot read the transaction. {problem}',
  'node.otherTransaction': 'The node returned a different transaction.',
  'node.noBlock': 'The node did not return the transaction’s block. Try again, or use another node.',
  'node.notThere':
    'The node does not have this transaction. The transaction may be on another network, or too old for this node.',
  'node.notAnswered': 'The node did not answer. Try again, or choose another node in Settings.',

  // descriptors of ERC-7730
  'descriptor.tooLong': 'The descriptor is too long.',
  'descriptor.noObject': 'A descriptor must be a JSON object.',
  'descriptor.includesOne': 'A descriptor can include only one file, named in a text value.',
  'descriptor.version': 'The descriptor follows an unknown ERC-7730 version.',
  'descriptor.partNoObject': 'A part of the descriptor is not an object.',
  'descriptor.formatsNoObject': 'The descriptor’s “formats” field is not an object.',
  'descriptor.formatNoObject': 'A format in the descriptor is not an object.',
  'descriptor.tooManyFields': 'The descriptor has too many fields.',
  'descriptor.fieldsNoList': 'The fields of a format in the descriptor are not a list.',
  'descriptor.fieldNoObject': 'A field in the descriptor is not an object.',
  'descriptor.includesItself': 'The descriptor includes itself.',
  'descriptor.includesTooMany': 'The descriptor includes too many files.',
  'descriptor.otherVersion': 'The descriptor includes a file with a different ERC-7730 version.',
  'descriptor.missingFile': 'The descriptor includes a file that is missing.',
  'descriptor.none': 'No descriptor was found.',
  'descriptor.outside': 'The descriptor includes a file outside the registry.',
  'descriptor.index': 'The registry’s index is not a JSON object.',
  'descriptor.unfit': 'The descriptor does not match this request.',
  'test.noFile': 'This is not an ERC-7730 test file: it needs a descriptor and tests.',
  'test.noDescription': 'The test has no description.',
  'test.noHex': 'rawTx is not hex.',
  'test.noCall': 'The transaction does not name its network, or it deploys a contract.',
} as const satisfies Record<ProblemId, string>;
