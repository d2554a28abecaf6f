import { Fragment } from 'react'

export function CodeText({ children }: { children: string }) {
  const parts = children.split('`')
  if (parts.length === 1) return children
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>
  })
}
