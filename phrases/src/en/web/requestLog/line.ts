export const hosts = 'Data sent to {hosts, plural, one {# host} other {# hosts}}';
export const nobody = 'No data sent';
export const onlyPage = 'No data sent, except to load this page';

export const toldHosts = '{hosts, plural, one {# host} other {# hosts}}';
export const toldNobody = 'no host';
export const toldHere = 'no outside host';
export const toldOf = 'Contacted: {who}. Show what left this device for this request';
