import { Fragment } from 'react'

/** Words in which names stand between backticks. */
export const CodeText = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>
  })
