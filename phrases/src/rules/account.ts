import type { RuleWords } from './ruleWords.ts';

export const account: RuleWords = {
  'account.named': {
    title: 'Address in a function known only by its name',
    explanation:
      'Looks at every function that Readback knows only by its name. An address that such a function is given could be paid, or could gain power over what you have there. Your own accounts, addresses that you saved, well-known tokens, and addresses that the simulation shows to be used only as a token are accounted for. Any other address is named here.',
    remedy: 'Sign only if you know why this address is in the request.',
  },
  'account.key': {
    title: 'Key or text in a function known only by its name',
    explanation:
      'Looks for 32-byte words and texts that could stand for somebody’s account: on another network, under a name, or behind a hash. Readback cannot tell what a function known only by its name does with them.',
    remedy: 'Sign only if you know why this value is in the request.',
  },
  'account.elsewhere': {
    title: 'Not for you',
    explanation:
      'Looks at every function that Readback knows in full, and at the part each address plays: who receives, who owns the position or the debt, who is paid for, who may act for you afterwards. Says so where that is not your own account or one that you saved.',
    remedy: 'Compare this address with the one you mean, digit by digit.',
  },
  'account.divided': {
    title: 'The end of something that two parties share',
    explanation:
      'Looks at calls that cancel or close something with two sides, such as a stream: each side gets a share, and the call does not say who the other side is. Quiet where the simulation shows something coming to you. What the contract pays others is reported by another check.',
    remedy: 'Check who opened it, and how much has become yours so far.',
  },
  'account.offer': {
    title: 'Offer made or taken by a call',
    explanation:
      'Looks at calls that make an offer, order, bid or price valid without a signature, or that take what others bid. Others can take what is offered whenever it suits them, so no simulation shows it. A function known only by its name is reported when the name speaks of an offer.',
    remedy: 'Compare what you give, the price, its currency and the deadline with what you agreed.',
  },
  'account.debt': {
    title: 'Debt',
    explanation:
      'Looks at calls that borrow, and at markets that lend what is taken out beyond what was supplied. A debt may be kept in the records of a contract, where no token shows it. Quiet where the debt arrives as a token that says so, and where the market says that you supplied what comes out.',
    remedy: 'Sign only if you expect this debt, and know where the borrowed amount goes.',
  },
  'account.forGood': {
    title: 'Rights that you give up',
    explanation:
      'Looks at calls that change who decides and name nobody: a name is locked, a role is renounced, a stream can no longer be canceled. Most of these cannot be undone.',
    remedy: 'Sign only if you mean to give up these rights.',
  },
  'account.weaker': {
    title: 'Position that becomes less safe',
    explanation:
      'Looks at calls that take out collateral, stop using it as collateral, or change how it counts and what a debt costs. Your balances do not show it. Where Readback knows how, it asks the contract whether you owe something, and is quiet if you do not.',
    remedy: 'Check in the app how close to liquidation you are afterwards.',
  },
  'account.locked': {
    title: 'Longer lock',
    explanation:
      'Looks at calls that lock again what is free, extend a lock, or put what is staked into a queue. Your balances may not show it.',
    remedy: 'Check in the app when you can take it out. Sign only if you can wait until then.',
  },
  'account.forgone': {
    title: 'Something given up',
    explanation:
      'Looks at calls that give up rewards, cancel a transfer that is on its way, or accept less of one. Your balances do not show what no longer comes.',
    remedy: 'Sign only if you know what you give up, and why.',
  },
  'account.notYours': {
    title: 'Payment for what may be somebody else’s',
    explanation:
      'Looks at calls that pay for something by its name, such as the renewal of a name. Asks the registry who owns it, and says so where that is not you. Where nobody can say, a renewal for up to two years is left alone.',
    remedy: 'Sign only if you mean to pay for this, whoever owns it.',
  },
  'account.text': {
    title: 'Record under your name',
    explanation:
      'Looks at texts stored under a name of yours, such as an account on another network, a site, or a handle. Whoever looks up the name may pay or contact what it says. Also looks at texts in a call that others read as yours, such as the reason of a vote, a comment or an order to a service. Pictures, names, and remarks of plain words are accounted for.',
    remedy: 'Compare this text with the one you mean, character by character.',
  },
  'account.move': {
    title: 'Payment that no step mentions',
    explanation:
      'Where a function is known only by its name, or nobody vouches for the contract, looks at everything that moves in the simulation. What goes to somebody else, and is not said by any step of the request, is named here. So is what a trade pays, of the token that you buy, to somebody whom no call names.',
    remedy: 'Reject it, unless you know why this address is paid.',
  },
  'account.record': {
    title: 'Record that no step explains',
    explanation:
      'Looks at what a call writes down in storage, where its function is known only by its name or nobody vouches for its contract. It may be a permission, a debt, a price or a stake. Tokens whose moves are shown are accounted for. A move explains only the entries that it needs, a step its own. Any other change is reported, above all one under your address.',
    remedy: 'Sign only if you expect this contract to record something about you.',
  },
  'account.nameOnly': {
    title: 'Function known only by its name',
    explanation:
      'Readback knows in full what the functions of common standards and protocols do. Of any other function it knows only the name, which its author chose. What it does is then known from the simulation alone.',
    remedy: 'Compare what changes with what you expect.',
  },
  'account.unvouched': {
    title: 'Contract that Readback does not know',
    explanation:
      'Looks at every call that takes something of yours: coins sent along, what leaves in the simulation, or an allowance of the same request. Silent where Readback ships the name of the contract and code is deployed there, or where you said that you know it. Any other contract can behave well in the simulation and differently afterwards.',
    remedy: 'Sign only if you know this contract. Compare its address with what its project publishes.',
  },
  'account.unknownToken': {
    title: 'Worth that depends on an unknown token',
    explanation:
      'Looks at the tokens, pools and markets that a well-known contract is asked to use while something else of yours leaves. The contract does as it says, but a token that its maker can create at will is worth nothing. Silent for well-known tokens and those that you saved.',
    remedy: 'Compare this address with what its issuer publishes.',
  },
  'account.unknownItem': {
    title: 'Item of an unknown collection',
    explanation:
      'Looks at every item that comes to you while something else of yours leaves. A copy has the same name and picture as the original; only the address of the collection tells them apart. Silent for collections that Readback or you know.',
    remedy: 'Compare the collection’s address with what its makers publish.',
  },
};
