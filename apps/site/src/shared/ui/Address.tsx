import { Fragment } from 'react';

interface AddressProps {
  /** Telephone number, mail or web address, or path. */
  children: string;
}

/** An address that may wrap after an at sign or a slash; a telephone number wraps only if no line can hold it. */
export function Address({ children }: AddressProps) {
  return (
    <span translate="no" className={children.startsWith('+') ? 'one-line' : undefined}>
      {children.split(/(?<=[@/])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
