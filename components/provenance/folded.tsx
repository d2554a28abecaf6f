import type { ReactNode } from 'react'

interface Props {
  line?: ReactNode
  more: string
  children: ReactNode
}

export const Folded = ({ line, more, children }: Props) => (
  <details className="print:details-content:[content-visibility:visible]">
    <summary className="block min-h-6 py-0.5 [&::-webkit-details-marker]:hidden print:hidden">
      {line}
      {line && ' '}
      <span className="text-accent underline underline-offset-[0.2em]">{more}</span>
    </summary>
    {children}
  </details>
)
