/** Where the call that a plan of Settler comes in says what has to come out of it at the end, and for whom. */
export const settlerOutput = { to: [0, 0], buys: [0, 1], least: [0, 2] } as const;
