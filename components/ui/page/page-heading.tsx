import type { ReactNode } from 'react'

interface Props {
  /** The one h1 of the page. */
  title: ReactNode
  /** Small line above it: the workflow, or the place. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** On paper, where the form with the question is missing: what was asked. */
  asked?: string | undefined
  children?: ReactNode
}

export function PageHeading({ title, eyebrow, lead, asked, children }: Props) {
  return (
    <div className="mb-6 max-w-reading print:mb-4 print:max-w-none">
      {eyebrow && <p className="mb-1 text-base font-semibold text-muted">{eyebrow}</p>}
      <h1 className="text-[1.75rem] leading-[1.2] font-semibold tracking-[-0.01em]">{title}</h1>
      {lead && <div className="mt-2 text-lg text-pretty text-muted print:text-base">{lead}</div>}
      {asked && <p className="mt-2 hidden print:block">{asked}</p>}
      {children}
    </div>
  )
}
