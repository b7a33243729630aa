export function DataSection() {
  return <h2>Data</h2>;
}
