import type { RuleReasons, RuleWords } from '../../rules/ruleWords.ts';

export const account: RuleWords = {
  'account.named': {
    title: 'Address passed to a function known only by its name',
    explanation:
      'Looks at each address passed to a function that Readback knows only by its name. The function could pay the address or give it power over what you hold in the contract. Your accounts, saved addresses and well-known tokens are not reported. Tokens that the simulation uses only as tokens are not reported either.',
    remedy: 'Sign only if you know why this address is in the request.',
  },
  'account.key': {
    title: 'Value or text passed to a function known only by its name',
    explanation:
      'Looks for 32-byte values and text that could refer to someone else’s account. The account may be on another network, or appear as a name or a hash. Readback cannot tell what a function known only by its name does with these values.',
    remedy: 'Sign only if you know why this value is in the request.',
  },
  'account.elsewhere': {
    title: 'Address that is neither yours nor saved',
    explanation:
      'Looks at each address passed to a function whose behavior Readback knows. The address may receive something, own the position or the debt, or act for you later. The rule fires if the address is neither your account nor a saved address. It also fires if Readback could not check who owns a position.',
    remedy: 'Compare the address with the one you intended, character by character.',
  },
  'account.divided': {
    title: 'Call that ends something two parties share',
    explanation:
      'Looks at calls that cancel or close something that two parties share, such as a payment stream. Each party gets a part, and the call does not name the other party. The rule does not fire if something arrives for you in the simulation. Another rule reports payments to others.',
    remedy: 'Check in the app who the other party is, and how much you are owed now.',
  },
  'account.offer': {
    title: 'Offer made or accepted by a call',
    explanation:
      'Looks at calls that make an offer, order, bid or price valid without a signature, or accept other people’s bids. Others can accept an offer whenever it suits them, so no simulation shows the result. A function known only by its name is reported if the name suggests an offer.',
    remedy: 'Check that what you give, the price, its currency and the deadline match what you agreed to.',
  },
  'account.debt': {
    title: 'Call that puts you in debt',
    explanation:
      'Looks at calls that borrow, and at markets that lend you whatever you withdraw beyond your supply. Some debts are not shown by any token. The rule does not fire if a debt token shows the debt. It also does not fire if the market confirms that you supplied at least what you withdraw. If the simulation shows the loan’s health factor, the rule warns below 1.5.',
    remedy: 'Sign only if you expect this debt and know where the borrowed amount goes.',
  },
  'account.forGood': {
    title: 'Rights that you give up',
    explanation:
      'Looks at calls that give up rights without naming anyone who gets them. For example, a name is locked, a role is renounced, or a stream can no longer be canceled. Most of these calls cannot be undone.',
    remedy: 'Sign only if you want to give up these rights.',
  },
  'account.weaker': {
    title: 'Position that becomes less safe',
    explanation:
      'Looks at calls that withdraw collateral, stop using it, or change how it counts or what a debt costs. Your balances do not show this risk. If possible, Readback asks the contract whether you owe anything. The rule does not fire if a known contract says that you owe nothing. If the simulation shows the loan’s health factor, the rule warns below 1.5.',
    remedy: 'Check in the app how close to liquidation this would bring you.',
  },
  'account.locked': {
    title: 'Assets that stay locked for longer',
    explanation:
      'Looks at calls that lock unlocked assets again, extend a lock, or put a stake into a queue. Your balances may not show the lock.',
    remedy: 'Check in the app when you can withdraw. Sign only if you can wait until then.',
  },
  'account.forgone': {
    title: 'Rewards or payments that you give up',
    explanation:
      'Looks at calls that give up rewards, cancel a pending transfer, or accept a smaller transfer. Your balances do not show what you will no longer receive.',
    remedy: 'Sign only if you know what you are giving up, and why.',
  },
  'account.notYours': {
    title: 'Payment for something that may not be yours',
    explanation:
      'Looks at calls that pay for something by name, such as the renewal of a registered name. Readback asks the registry who owns the name, and the rule fires if the owner is not you. If the owner is unknown, a renewal for up to two years is not reported.',
    remedy: 'Sign only if you want to pay for this, no matter who owns it.',
  },
  'account.text': {
    title: 'Public text or record under your name',
    explanation:
      'Looks at text stored under your name, such as an account on another network, a site, or a handle. People who look up your name may pay, contact or visit what they find there. The rule also looks at text that others read as yours, such as a comment or a vote’s reason. Avatars, display names and plain remarks are not reported.',
    remedy: 'Compare this text with what you want to publish, character by character.',
  },
  'account.move': {
    title: 'Payment that no step mentions',
    explanation:
      'If Readback does not know exactly what a function or contract does, the rule checks every transfer in the simulation. A payment to someone else is reported if no step mentions it. A trade is reported if it pays part of the token you buy to an address that no call names.',
    remedy: 'Reject the request, unless you know why this address is paid.',
  },
  'account.record': {
    title: 'Stored data that no step explains',
    explanation:
      'If Readback does not know exactly what a function or contract does, the rule checks what the contract stores. A stored value may be a permission, a debt, a price or a stake. A transfer or step that is shown explains only the storage entries that it needs. All other changes are reported, especially changes to entries for your address.',
    remedy: 'Sign only if you expect this contract to record something about you.',
  },
  'account.nameOnly': {
    title: 'Function known only by its name',
    explanation:
      'Readback knows what the functions of common standards and protocols do. Of any other function, Readback knows only the name, which the function’s author chose. In that case, only the simulation shows what the function does.',
    remedy: 'Compare the changes shown with what you expect.',
  },
  'account.unvouched': {
    title: 'Contract that Readback does not know',
    explanation:
      'Looks at every call that takes something from you through a payment, a transfer or a new allowance. The rule does not fire if Readback ships a name for the contract, and code is deployed at its address. It also does not fire if you said that you know the contract. Any other contract can behave well in the simulation and badly on chain.',
    remedy:
      'Sign only if you know this contract. Compare its address with the one that its project publishes.',
  },
  'account.unknownToken': {
    title: 'Value that depends on an unknown token',
    explanation:
      'Looks at the tokens, pools and markets that a well-known contract uses when another asset leaves your account. The contract does what it says, but anyone can create a worthless token, pool or market. The rule does not fire for well-known tokens and tokens that you saved.',
    remedy: 'Compare the address of the token, pool or market with the one that its project publishes.',
  },
  'account.unknownItem': {
    title: 'NFT from an unknown collection',
    explanation:
      'Looks at every NFT that you buy or offer to buy, even if the seller chooses which. A copy has the same name and image, at another address. A position in a protocol is an NFT that its seller can empty before the sale. The rule does not fire for other collections that you or Readback already know.',
    remedy: 'Compare the collection’s address with the one that its creators publish.',
  },
};

/** Why each is as grave as it is: for docs/rules.md. */
export const reasons: RuleReasons = {
  'account.named':
    'A function known only by its name can do anything with an address, even pay it or give it power.',
  'account.key':
    'A 32-byte value or text can refer to an account on another network, or be the hash of anything.',
  'account.elsewhere':
    'Known functions usually pay, open, borrow or allow something for their caller, and rarely for anyone else. A deposit into a position belongs to the position’s owner, no matter who pays.',
  'account.divided':
    'Only the contract records who the other party is and how much that party gets. The rule does not fire if the simulation shows something arriving for the user. Another rule reports payments to others.',
  'account.offer':
    'Others accept an offer when it suits them, and no simulation shows the result. Readback does not know what the offered asset is worth to its owner.',
  'account.debt':
    'A debt in a contract’s records does not appear in the effects. The rule does not fire for a known lender if the full loan arrives and a debt token shows it. It also does not fire if the user only withdraws what they supplied.',
  'account.forGood':
    'A right that the user gives up can rarely be restored. A simulation cannot show what the user will no longer be able to do.',
  'account.weaker':
    'Only the contract’s own records show the collateral of a debt, and how much of it counts. The rule does not fire if the contract says that nothing is owed.',
  'account.locked':
    'Locking an asset for longer does not move the asset, so no balance shows the lock. Another rule covers locks longer than a year.',
  'account.forgone': 'What the user gives up was never in a balance, so no balance shows the loss.',
  'account.notYours':
    'A name stays with its owner, no matter who pays for it. If the owner is unknown, a renewal for up to two years is not reported. A renewal like this costs little, and the summary shows it in full.',
  'account.text':
    'People and wallets use what is recorded under a name to pay, contact or visit someone. Others may treat text in a call as a promise or an instruction from the signer. Display names and plain remarks are not reported.',
  'account.move':
    'If no step of the request names the recipient, the request does not openly ask for the payment.',
  'account.record':
    'What a contract records about an account can be a permission, a debt or a stake. A function’s name does not say which.',
  'account.nameOnly':
    'Whoever writes a function chooses its name. Only the simulation shows what the function does.',
  'account.unvouched':
    'Readback knows what a function with this name usually does, but not what this contract does. The contract can pay the user in the simulation and keep everything on chain.',
  'account.unknownToken':
    'An honest contract does what it says, but the result is worthless if the token is worthless. Anyone can create a token.',
  'account.unknownItem': 'A copy of an NFT has the same name and image as the original.',
};
