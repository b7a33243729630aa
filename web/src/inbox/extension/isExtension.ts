/** Whether this page is packed in the browser extension, and not served by a host. */
export function isExtension(): boolean {
  return location.protocol.endsWith('-extension:');
}
