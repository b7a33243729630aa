export const reading = 'Reading the request';
export const same = 'Fingerprint of this request';
export const question = 'Does the other device show the same fingerprint, or the same words?';
export const yes = 'Yes';
export const no = 'No';
export const otherVerdict = 'Yes, but a different verdict';
export const judgedOtherwise = 'Both devices read the same request, but judge it differently.';
export const judgedOtherwiseWhy =
  'The devices know different names, or asked different nodes. Go by the more severe verdict, and find out what is unknown on the other device.';
export const sameAlone = 'If you opened this link on one device only, you can skip this.';
export const isSame = 'Both devices read the same request.';
export const isSameMeans =
  'This does not make the request safe. The verdict and the findings below still apply.';
export const differentTag = 'Different';
export const different = 'The two devices read different requests. Do not sign on either device.';
export const differentTodo =
  'Discard the request here and reject it on the other device. Then get it again from the app, and compare again.';
export const sameAgain = 'Compare again';
export const side = 'Check and compare';
export const you = '“You” means the account that the request is for.';
export const discard = 'Discard';
export const makeMine = 'Make this my request';
export const notAsked = 'You have not used {network} here, so its node was not contacted.';
export const ask = 'Ask {network}’s node';
export const readHere =
  'The request was read on this device only. To show its effects, the network’s node must simulate it. The node and the sources enabled in Settings then learn what is looked up.';
export const noNode =
  'The request was read on this device only. Its network is not enabled here, so no node can simulate the request.';

export const opening = 'Opening the link';
export const unreadable = 'This link cannot be read';
export const start = 'Go to Start';
export const nothingSaved = 'No node was contacted, and nothing was saved.';
export const details = 'Details for developers';
