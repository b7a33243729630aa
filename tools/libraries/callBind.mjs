/** Four versions of a package that many sites bundle, and that looks at how built-in functions are defined. */
import two from 'call-bind-1.0.2';
import five from 'call-bind-1.0.5';
import seven from 'call-bind-1.0.7';
import eight from 'call-bind-1.0.8';

globalThis.callBinds = [two, five, seven, eight].map((callBind) => callBind(Math.max)(null, 1, 2));
