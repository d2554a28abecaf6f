import type { ReactNode } from 'react'

interface Props {
  id: string
  title: ReactNode
  children: ReactNode
}

export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-3 border-t border-line pt-2">
      <h2 id={id} className="mb-1.5 text-lg leading-snug font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
