export const how = 'Press and hold for 1.5 seconds. With a keyboard, hold Space or Enter.';
export const holding = 'Holding';
export const broken = {
  letGo: 'Released too early. Nothing was signed.',
  left: 'The pointer moved off the button. Nothing was signed.',
  moved: 'The page moved while you pressed the button. Nothing was signed.',
  notSeen: 'The page was in the background. Nothing was signed.',
} as const;
