/** Why a function or an error has this name only perhaps. */
export const listed = 'listed for these four bytes; not compared with the code';
export const listedFits = 'listed for these four bytes, and the code seems to accept these types';
export const listedMisfits = 'listed for these four bytes, but the code seems to accept other types';
export const behindProxy = 'in the code behind the proxy, but the proxy may handle this function itself';
export const otherCode = 'from source code that differs from the code at this address';
export const inFile = 'as the file describes it; not compared with the code';
