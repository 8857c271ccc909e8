export interface SelectFieldProps {
  name: string;
  label: string;
  optional: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the choice. */
  problem?: string | undefined;
  disabled?: boolean | undefined;
}
