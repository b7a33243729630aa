export const hosts = 'Left this device: {hosts, plural, one {# host} other {# hosts}}';
export const nobody = 'Nothing left this device';
export const onlyPage = 'Nothing left this device, except to load this page';

export const toldHosts = '{hosts, plural, one {# host} other {# hosts}}';
export const toldNobody = 'nobody';
export const toldHere = 'only this device';
export const toldOf = 'Contacted: {who}. Show what left this device for this request';
