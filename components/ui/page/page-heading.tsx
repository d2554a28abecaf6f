import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  question?: string | undefined
  children?: ReactNode
}

export function PageHeading({ title, eyebrow, lead, question, children }: Props) {
  return (
    <div className="mb-6 max-w-reading print:mb-4 print:max-w-none">
      {eyebrow && <p className="mb-1 text-base font-semibold text-muted">{eyebrow}</p>}
      <h1 className="text-[1.75rem] leading-[1.2] font-semibold tracking-[-0.01em]">{title}</h1>
      {lead && <div className="mt-2 text-lg text-pretty text-muted print:text-base">{lead}</div>}
      {question && <p className="mt-2 hidden print:block">{question}</p>}
      {children}
    </div>
  )
}
