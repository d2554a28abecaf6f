import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button'

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look = 'secondary',
  children,
}: {
  href: string
  look?: ButtonLook
  children: ReactNode
}) {
  return (
    <a href={href} className={`no-underline ${buttonLook(look)}`}>
      {children}
    </a>
  )
}
