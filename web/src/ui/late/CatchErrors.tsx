import { Component, type ComponentType, type ReactNode } from 'react';

export type FailedProps = Readonly<{ error: unknown; reset: () => void }>;

type Props = Readonly<{
  children: ReactNode;
  Failed: ComponentType<FailedProps>;
  /** Called when what failed is to be tried again, before it is. */
  onReset?: () => void;
  /** When it changes, what failed is tried again. */
  resetKey?: unknown;
}>;

type State = Readonly<{ failed: boolean; error?: unknown; resetKey?: unknown }>;

/** Shows something else where a part of the page threw; the rest of the page stays. React wants a class for this. */
export class CatchErrors extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, before: State): Partial<State> | null {
    return resetKey === before.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override render(): ReactNode {
    const { Failed, children, onReset } = this.props;
    const { failed, error } = this.state;
    const reset = () => {
      onReset?.();
      this.setState({ failed: false });
    };
    return failed ? <Failed error={error} reset={reset} /> : children;
  }
}
