import type { ReactNode } from 'react'

interface Props {
  /** Of the heading, so that a link can lead to it. */
  id: string
  title: ReactNode
  children: ReactNode
}

/** One of several parts of an answer, parted by a line instead of a box of its own. */
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
