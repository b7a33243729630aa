export type Field = Readonly<{ name: string; type: string }>;
