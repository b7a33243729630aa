/**
 * The form that says what is meant. It takes sixty files along, and whoever imports it names each of them: here, and not among
 * what every visit loads first.
 */
export async function laterSayIt() {
  return (await import('./SayIt.tsx')).SayIt;
}
