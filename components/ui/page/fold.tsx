import type { ReactNode } from 'react'

interface Props {
  id: string
  title: ReactNode
  about?: ReactNode
  open?: boolean
  children: ReactNode
}

export function Fold({ id, title, about, open = false, children }: Props) {
  return (
    <details
      id={id}
      open={open}
      className="mb-1.5 rounded-panel border border-line bg-surface px-4 sm:px-5 print:details-content:[content-visibility:visible] print:rounded-none print:border-x-0 print:border-b-0 print:px-0"
    >
      <summary className="min-h-11 py-2.5 print:block print:[&::-webkit-details-marker]:hidden">
        <h2 id={`${id}-title`} className="inline text-lg leading-snug font-semibold">
          {title}
        </h2>
        {about && <span className="ml-2 text-base text-muted">{about}</span>}
      </summary>
      <section aria-labelledby={`${id}-title`} className="pb-4">
        {children}
      </section>
    </details>
  )
}
