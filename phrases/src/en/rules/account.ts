import type { RuleWords } from '../../rules/ruleWords.ts';

export const account: RuleWords = {
  'account.named': {
    title: 'Address in a function known only by its name',
    explanation:
      'Looks at every function that Readback knows only by its name. An address in it could be paid, or could gain power over what you have there. Your accounts, saved addresses and well-known tokens are accounted for. So are tokens that the simulation only uses as tokens. Any other address is named here.',
    remedy: 'Sign only if you know why this address is in the request.',
  },
  'account.key': {
    title: 'Key or text in a function known only by its name',
    explanation:
      'Looks for 32-byte words and text that could mean someone’s account. The account may be on another network, under a name, or behind a hash. Readback cannot tell what a function known only by its name does with them.',
    remedy: 'Sign only if you know why this value is in the request.',
  },
  'account.elsewhere': {
    title: 'Not for you',
    explanation:
      'Looks at every function that Readback knows in full, and at each address in it. Who receives, who owns the position or the debt, who is paid for, who may act for you afterwards? It speaks up if that is neither your account nor a saved address.',
    remedy: 'Compare this address with the one you mean, digit by digit.',
  },
  'account.divided': {
    title: 'Closing something that two parties share',
    explanation:
      'Looks at calls that cancel or close something with two sides, such as a stream. Each side gets a share, and the call does not say who the other side is. Silent if something arrives for you in the simulation. What the contract pays others is reported by another check.',
    remedy: 'Check who opened it, and how much of it is yours by now.',
  },
  'account.offer': {
    title: 'Offer made or taken by a call',
    explanation:
      'Looks at calls that make an offer, order, bid or price valid without a signature, or accept others’ bids. Others can take the offer whenever it suits them, so no simulation shows it. A function known only by its name is reported if that name suggests an offer.',
    remedy: 'Compare what you give, the price, its currency and the deadline with what you agreed.',
  },
  'account.debt': {
    title: 'Debt',
    explanation:
      'Looks at calls that borrow, and at markets that lend you whatever you withdraw beyond your supply. A contract may record a debt that no token shows. Silent if a debt token shows the debt. Also silent if the market confirms that you supplied this much.',
    remedy: 'Sign only if you expect this debt, and know where the borrowed amount goes.',
  },
  'account.forGood': {
    title: 'Rights that you give up',
    explanation:
      'Looks at calls that change who decides without naming anyone. A name is locked, a role is renounced, or a stream can no longer be canceled. Most of these cannot be undone.',
    remedy: 'Sign only if you mean to give up these rights.',
  },
  'account.weaker': {
    title: 'Position that becomes less safe',
    explanation:
      'Looks at calls that take out collateral, stop using it, or change how it counts or what a debt costs. Your balances do not show it. If Readback can, it asks the contract whether you owe something, and is silent if you do not.',
    remedy: 'Check in the app how close to liquidation you would be afterwards.',
  },
  'account.locked': {
    title: 'Longer lock',
    explanation:
      'Looks at calls that lock unlocked assets again, extend a lock, or put a stake into a queue. Your balances may not show it.',
    remedy: 'Check in the app when you can take it out. Sign only if you can wait until then.',
  },
  'account.forgone': {
    title: 'Something given up',
    explanation:
      'Looks at calls that give up rewards, cancel a pending transfer, or accept a smaller one. Your balances do not show what you will no longer receive.',
    remedy: 'Sign only if you know what you give up, and why.',
  },
  'account.notYours': {
    title: 'Payment for what may be someone else’s',
    explanation:
      'Looks at calls that pay for something by its name, such as a name renewal. It asks the registry for the owner, and speaks up if that is not you. If nobody can say, a renewal of up to two years passes.',
    remedy: 'Sign only if you mean to pay for this, whoever owns it.',
  },
  'account.text': {
    title: 'Record under your name',
    explanation:
      'Looks at text stored under your name, such as an account on another network, a site, or a handle. Anyone who looks up the name may pay or contact that value. It also looks at text that others read as yours, such as a vote’s reason or a comment. Pictures, names and plain remarks are accounted for.',
    remedy: 'Compare this text with the one you mean, character by character.',
  },
  'account.move': {
    title: 'Payment that no step mentions',
    explanation:
      'Looks at every transfer in the simulation if a function is known only by name, or its contract is unknown. A payment to someone else that no step mentions is named here. So is a trade’s payment, in the token you buy, to someone that no call names.',
    remedy: 'Reject it, unless you know why this address is paid.',
  },
  'account.record': {
    title: 'Record that no step explains',
    explanation:
      'Looks at what a call stores if its function is known only by name, or nobody vouches for its contract. It may be a permission, a debt, a price or a stake. Tokens with shown transfers are accounted for. A transfer explains only the entries it needs, and a step only its own. Any other change is reported, above all under your address.',
    remedy: 'Sign only if you expect this contract to record something about you.',
  },
  'account.nameOnly': {
    title: 'Function known only by its name',
    explanation:
      'Readback fully knows the functions of common standards and protocols. Of any other function it knows only the name, which its author chose. Then only the simulation shows what it does.',
    remedy: 'Compare what changes with what you expect.',
  },
  'account.unvouched': {
    title: 'Contract that Readback does not know',
    explanation:
      'Looks at every call that takes something from you through a payment, a transfer or a new allowance. Silent if Readback ships the contract’s name, and the contract is deployed there. Also silent if you said that you know it. Any other contract can behave well in the simulation and differently afterwards.',
    remedy: 'Sign only if you know this contract. Compare its address with what its project publishes.',
  },
  'account.unknownToken': {
    title: 'Value that depends on an unknown token',
    explanation:
      'Looks at the tokens, pools and markets that a well-known contract uses while another asset of yours leaves. The contract does what it says, but a token that its creator can mint at will is worthless. Silent for well-known tokens and those you saved.',
    remedy: 'Compare this address with what its issuer publishes.',
  },
  'account.unknownItem': {
    title: 'Item of an unknown collection',
    explanation:
      'Looks at every item that you receive while another asset of yours leaves. A copy has the same name and picture as the original; only the collection’s address differs. Silent for collections that Readback or you know.',
    remedy: 'Compare the collection’s address with what its makers publish.',
  },
};
