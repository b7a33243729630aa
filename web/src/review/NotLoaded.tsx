import styles from './Review.module.css';

/** Stands where a part of the Review should be whose code did not arrive. */
export function NotLoaded() {
  return (
    <p className={styles.notLoaded}>
      That part of the page could not be loaded. What was read stands: load the page again to see it.
    </p>
  );
}
