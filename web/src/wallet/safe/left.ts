/** Whether the user disconnected the Safe in this tab: it is not connected by itself again. */
const place = 'readback.safe.left';

export function leftSafe(): boolean {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

export function leaveSafe(left: boolean): void {
  try {
    if (left) sessionStorage.setItem(place, '1');
    else sessionStorage.removeItem(place);
  } catch {
    // Nothing can be kept: it is connected again after a reload.
  }
}
