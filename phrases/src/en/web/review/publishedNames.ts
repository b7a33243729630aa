export const own = 'Its source is called “{name}”.';
export const ownBy = 'Its source is called “{name}”, says {source}.';
export const runs = 'It runs code whose source is called “{name}”.';
export const runsBy = 'It runs code whose source is called “{name}”, says {source}.';
export const lookAlike = 'Look-alike: another contract has this name.';
