/** The same attacks with each source withheld in turn: there it is a third of them for each attack. */
import './withheld.test.ts';
