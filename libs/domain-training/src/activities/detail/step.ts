/** A change that can be asked for, with its state. */
export interface Step<Input = void> {
  readonly run: (input: Input) => void;
  readonly pending: boolean;
  /** Why the last attempt failed; undefined when it did not. */
  readonly failure?: unknown;
  readonly dismiss?: () => void;
}
