import { Fragment } from 'react'

/** A name that may break after its underscores, where a long word would be cut anywhere. */
export const FieldName = ({ children }: { children: string }) =>
  children.split(/(?<=_)(?=.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
