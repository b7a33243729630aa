export const practice = 'the practice chain';
export const secondPractice = 'the second practice chain';
export const unnamed = 'network {id}';
