export function SourcesSection() {
  return <h2>Sources</h2>;
}
