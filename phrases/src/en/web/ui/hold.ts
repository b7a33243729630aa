export const how = 'Press and hold for one and a half seconds. On the keyboard, hold Space or Enter.';
export const holding = 'Holding';
export const broken = {
  letGo: 'Released too early. Nothing was signed.',
  left: 'The pointer left the button. Nothing was signed.',
  moved: 'The page moved under the press. Nothing was signed.',
  notSeen: 'The page was in the background. Nothing was signed.',
} as const;
